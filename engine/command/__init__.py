"""The words of `python -m engine`, one module each.

Only in here does the engine read clocks and files, start processes or print.
"""
