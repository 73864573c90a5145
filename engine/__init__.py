"""The rules of Handover's games: pure Python, standard library only.

Nothing in here knows a browser, a clock or a file; `engine/__main__.py` and
`engine/command/`, the command line, are the only exception.
"""
