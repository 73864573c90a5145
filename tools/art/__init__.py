"""The drawings of the games, made from code: `python -m tools.art` writes them all.

Here lives how things look, as shapes and colours. No rule, no word of any language and
nothing that the page loads: it loads the files that this writes.
"""
