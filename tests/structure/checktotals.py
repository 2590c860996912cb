#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds costs that travel as bare money.

    checktotals.py TOP [EXCEPTIONS]

What a plan or a part of it costs may miss a price, and a Total knows which: it says "at least", and a Money does not. Headers
outside of model/base, where money is made, and model/cost, where lines are added up, hence declare no Money: no result, no
argument and no member. EXCEPTIONS lists the names that are no cost of anything, each with the reason; one that is not needed any
more is a fault as well. Prints one line for each fault and ends with 1; with 0 when there is none.
"""

import re
import sys
from pathlib import Path

FOLDERS = ("model", "ui", "app")
ADDS_UP = ("model/base/", "model/cost/")
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"', re.DOTALL)
# The type, whatever it stands in (optional, vector, reference), and the name that is declared by it.
DECLARED = re.compile(r"\bMoney\b[>&*\s]*\b(?!const\b)([A-Za-z_]\w*)")


class ExceptionsError(Exception):
    """The list of exceptions makes no sense."""


def read_exceptions(text):
    """Pairs of path and name, as in "model/search/bestplan.h: price: a difference of two totals"."""
    exceptions = set()
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split(":", 2)]
        if len(parts) != 3 or not all(parts):
            raise ExceptionsError(f"line {number}: expected 'FILE: NAME: why', found '{line}'")
        exceptions.add((parts[0], parts[1]))
    return exceptions


def code_of(source):
    """The source without comments and texts, every line in its place."""
    return COMMENT.sub(lambda match: re.sub(r"[^\n]", " ", match.group(0)), source)


def check(top, exceptions):
    """All faults, each with its place."""
    found = []
    needed = set()
    for folder in FOLDERS:
        for file in sorted((top / folder).rglob("*.h")):
            path = file.relative_to(top).as_posix()
            if path.startswith(ADDS_UP):
                continue
            code = code_of(file.read_text(encoding="utf-8"))
            for match in DECLARED.finditer(code):
                name = match.group(1)
                if (path, name) in exceptions:
                    needed.add((path, name))
                else:
                    number = code.count("\n", 0, match.start()) + 1
                    found.append(f"{path}:{number}: {name} is bare money; a cost travels as a Total")
    for path, name in sorted(exceptions - needed):
        found.append(f"{path}: {name} is excepted and not there")
    return found


def main(arguments):
    if len(arguments) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    top = Path(arguments[0])
    listed = Path(arguments[1]) if len(arguments) == 2 else top / "tests" / "baremoney.txt"
    try:
        exceptions = read_exceptions(listed.read_text(encoding="utf-8"))
    except ExceptionsError as error:
        print(f"{listed}: {error}", file=sys.stderr)
        return 2
    found = check(top, exceptions)
    print("\n".join(found) if found else "Every cost travels as a total.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
