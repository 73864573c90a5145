"""Boot: puts the table on the page. The only module that imports the browser."""

import gc

from js import handover
from pyodide.ffi import create_proxy

from app.dom import BrowserPage
from app.shell import Shell
from app.storage import BrowserStore

shell = Shell(BrowserPage(handover), BrowserStore(handover.store))
handover.connect(create_proxy(shell.receive))

# What is here now stays for good, and what a screen is made of goes by itself: searching all of it
# for rings, several times for each screen, took about a tenth of Python's time.
gc.freeze()
gc.set_threshold(50_000)
