"""What the Makefile runs, as `python -m tools.NAME`. Nothing here reaches the page.

Modules use only the standard library unless they say otherwise, because most of them run before
there is a virtual environment.
"""
