#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails where two headers define a type of the same name in the same namespace: a program that links both calls the
functions of either for both, and crashes where they differ. Usage: checktypes.py ROOT"""
import collections
import pathlib
import re
import sys

NAMESPACE = re.compile(r"^namespace ([\w:]+)$|^namespace ([\w:]+) *\{", re.M)
DEFINED = re.compile(r"^(?:struct|class|enum class)(?: Q_DECL\w+)? (\w+)(?: final)?(?:\s*:(?!:)[^;{]*)?\s*\{", re.M)


def main() -> int:
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    where = collections.defaultdict(set)
    for folder in ("app", "model", "ui"):
        for header in sorted((root / folder).rglob("*.h")):
            text = header.read_text(encoding="utf-8")
            spaces = sorted((m.start(), m.group(1) or m.group(2)) for m in NAMESPACE.finditer(text))
            for found in DEFINED.finditer(text):
                space = [name for start, name in spaces if start < found.start()]
                where[(space[-1] if space else "", found.group(1))].add(header.relative_to(root))
    twins = {name: headers for name, headers in where.items() if len(headers) > 1}
    for (space, name), headers in sorted(twins.items()):
        print(f"{space}::{name} is defined in {', '.join(sorted(map(str, headers)))}")
    if not where:
        print("no header was found")
    return 1 if twins or not where else 0


if __name__ == "__main__":
    sys.exit(main())
