"""What the page does with the rules: one table, its screens, its saves.

Modules here run in CPython as well as in the browser; `main.py` alone imports the browser.
"""
