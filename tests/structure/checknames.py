#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds types of one name that two headers define in one namespace.

  checknames.py ROOT

No compiler tells when both come into one program: the linker keeps one of their functions for both, and the other type is destroyed as
what it is not.
"""
import re
import sys
from collections import defaultdict
from pathlib import Path

FOLDERS = ("app", "model", "resources", "ui", "tests/support")
NAMESPACE = re.compile(r"^namespace ([\w:]+)", re.MULTILINE)
TYPE = re.compile(r"^(?:class|struct|enum class|union) (?:\[\[\w+\]\] )?(\w+)(?: final)?\b(?![\w:;])[^;{]*\{", re.MULTILINE)


def types_of(text):
    """Names of the types that a header defines, with the namespace around all of it."""
    spaces = NAMESPACE.findall(text)
    space = spaces[0] if spaces else ""
    return {(space, name) for name in TYPE.findall(text)}


def check(root):
    """One line for each name that two headers define."""
    headers = defaultdict(list)
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.h")):
            for name in types_of(path.read_text(encoding="utf-8")):
                headers[name].append(path.relative_to(root).as_posix())
    return [
        f"{space}::{name} is defined in {' and in '.join(paths)}"
        for (space, name), paths in sorted(headers.items())
        if len(paths) > 1
    ]


def main(arguments):
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    faults = check(Path(arguments[0]))
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
