# The part of Pyodide that the page uses.
