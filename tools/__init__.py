"""What the Makefile runs, as `python -m tools.NAME`. Standard library only, unless said.

Most of it works before any virtual environment exists. Nothing here reaches the page.
"""
