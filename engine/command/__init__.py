"""The commands of `python -m engine`, one module each.

Nothing else in the engine reads clocks or files, starts processes or prints.
"""
