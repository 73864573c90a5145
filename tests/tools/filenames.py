"""Print the file names within our archive's bytecode. Runs inside Pyodide, which made it."""

import gzip
import io
import marshal
import sys
import tarfile
from pathlib import Path

HEADER = 16

if __name__ == "__main__":
    content = gzip.decompress(Path(sys.argv[1]).read_bytes())
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        for entry in archive:
            if entry.name.endswith(".pyc"):
                data = archive.extractfile(entry).read()
                print(entry.name, marshal.loads(data[HEADER:]).co_filename)
