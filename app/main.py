"""Boot: puts the table on the page. The only module that imports the browser."""

from js import handover
from pyodide.ffi import create_proxy

from app.dom import BrowserPage
from app.shell import Shell
from app.storage import BrowserStore

shell = Shell(BrowserPage(handover), BrowserStore(handover.store))
handover.connect(create_proxy(shell.receive))
