"""Puts the table on the page. The only module that imports the browser."""

import gc

from js import handover
from pyodide.ffi import create_proxy

from app.dom import BrowserPage
from app.shell import Shell
from app.storage import BrowserStore

shell = Shell(BrowserPage(handover), BrowserStore(handover.store))
handover.connect(create_proxy(shell.receive), create_proxy(shell.judge))

# What exists now stays for good, and the parts of a screen are freed without the garbage collector.
# Its search for cycles, several times per screen, took about a tenth of Python's time.
gc.freeze()
gc.set_threshold(50_000)
