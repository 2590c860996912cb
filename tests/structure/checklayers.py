#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds every #include of a source tree to the order of folders in tests/layers.txt.

    checklayers.py TOP [LAYERS]

Prints one line for each include that breaks the order and ends with 1; with 0 when there is none.
"""

import re
import sys
from pathlib import Path

SUFFIXES = {".h", ".cpp"}
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"')


class LayersError(Exception):
    """The text file of the order makes no sense."""


class Layers:
    """The order, as read from the text file."""

    def __init__(self, text):
        self.order = []
        self.never = {}
        for number, line in enumerate(text.splitlines(), start=1):
            line = line.split("#", 1)[0].strip()
            if not line:
                continue
            folder, colon, rest = (part.strip() for part in line.partition(":"))
            words = rest.split()
            if colon and (len(words) < 2 or words[0] != "never"):
                raise LayersError(f"line {number}: expected 'FOLDER : never A B', found '{line}'")
            if folder in self.order:
                raise LayersError(f"line {number}: {folder} stands in the order twice")
            for other in words[1:]:
                if other not in self.order:
                    raise LayersError(f"line {number}: {other} does not stand above {folder}")
            self.order.append(folder)
            self.never[folder] = set(words[1:])

    def folder_of(self, path):
        """The listed folder that a path (relative, with /) lies in; the longest that fits; None."""
        fitting = [folder for folder in self.order if path.startswith(folder + "/")]
        return max(fitting, key=len, default=None)

    def complaint(self, path, included):
        """Why `path` may not include `included`, or None."""
        user = self.folder_of(path)
        used = self.folder_of(included)
        if user is None:
            return "lies in no folder that the order names"
        if used is None:
            return f"includes {included}, which lies in no folder that the order names"
        if self.order.index(used) > self.order.index(user):
            return f"includes {included}, but {used} stands below {user}"
        if used in self.never[user]:
            return f"includes {included}, but {user} may never use {used}"
        return None


def includes_of(file):
    """Pairs of line number and what is included between quotes."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        match = INCLUDE.match(line)
        if match:
            yield number, match.group(1)


def sources(top, layers):
    """Every source below the top-level folders of the order; test data is nobody's code."""
    for folder in sorted({entry.split("/")[0] for entry in layers.order}):
        for file in sorted((top / folder).rglob("*")):
            path = file.relative_to(top).as_posix()
            if file.suffix in SUFFIXES and not path.startswith(("tests/data/", "tests/structure/violating/")):
                yield file, path


def check(top, layers):
    """All complaints, each with its place."""
    found = []
    for file, path in sources(top, layers):
        if layers.folder_of(path) is None:
            found.append(f"{path}: lies in no folder that the order names")
            continue
        for number, included in includes_of(file):
            # Qt's own output (moc, ui) lies in the build folder and beside nothing else.
            if included.endswith(".moc"):
                continue
            if not (top / included).is_file():
                found.append(f'{path}:{number}: "{included}" is no file; name it from the top folder')
                continue
            complaint = layers.complaint(path, included)
            if complaint:
                found.append(f"{path}:{number}: {complaint}")
    return found


def main(arguments):
    if len(arguments) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    top = Path(arguments[0])
    order = Path(arguments[1]) if len(arguments) == 2 else top / "tests" / "layers.txt"
    try:
        layers = Layers(order.read_text(encoding="utf-8"))
    except LayersError as error:
        print(f"{order}: {error}", file=sys.stderr)
        return 2
    found = check(top, layers)
    print("\n".join(found) if found else "Every include keeps to the order of folders.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
