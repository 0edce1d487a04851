"""Python's own library, without what a score keeper in a browser cannot use."""

from pathlib import Path
from zipfile import ZipFile

from tools.web.archive import write_archive

LEFT_OUT = (
    "__phello__/",
    "_pyrepl/",
    "antigravity.py",
    "argparse.py",
    "bdb.py",
    "cProfile.py",
    "compileall.py",
    "compression/zstd/",
    "configparser.py",
    "ctypes/",
    "difflib.py",
    "doctest.py",
    "encodings/big5",
    "encodings/cp8",
    "encodings/cp9",
    "encodings/euc_",
    "encodings/gb",
    "encodings/hz.py",
    "encodings/iso2022",
    "encodings/johab.py",
    "encodings/mac_",
    "encodings/shift_jis",
    "ftplib.py",
    "imaplib.py",
    "mailbox.py",
    "modulefinder.py",
    "multiprocessing/",
    "optparse.py",
    "pdb.py",
    "pickletools.py",
    "plistlib.py",
    "poplib.py",
    "profile.py",
    "pstats.py",
    "pydoc.py",
    "smtplib.py",
    "socketserver.py",
    "sqlite3/",
    "statistics.py",
    "symtable.py",
    "tarfile.py",
    "this.py",
    "tomllib/",
    "trace.py",
    "unittest/",
    "wave.py",
    "wsgiref/",
    "xml/dom/",
    "xmlrpc/",
)
"""Files and folders; a name may be the beginning of several."""


def trim(library: Path) -> None:
    """Take out of the library's archive what is not used."""
    with ZipFile(library) as archive:
        names = [name for name in archive.namelist() if not name.startswith(LEFT_OUT)]
        files = [(name, archive.read(name)) for name in names if not name.endswith("/")]
    write_archive(library, files)
