"""The example of docs/python.md prints what the page says."""
import os
import pathlib
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))
from support import pages  # noqa: E402

with tempfile.TemporaryDirectory() as folder:
    # The Python that runs this is the one that the module was made for.
    os.symlink(sys.executable, pathlib.Path(folder) / "python3")
    os.environ["PATH"] = folder + os.pathsep + os.environ["PATH"]
    blocks = pages.blocks(ROOT / "docs/python.md")
    assert pages.write_files(blocks, folder) == ["duel.py"]
    assert pages.check_sessions(blocks, folder) == 1
