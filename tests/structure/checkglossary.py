#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds docs/glossary.md to resources/words/glossary.json, which the window shows.

  checkglossary.py ROOT            fails where they differ, or an entry is not as it must be
  checkglossary.py --write ROOT    writes docs/glossary.md
"""
import json
import sys
from pathlib import Path

DATA = "resources/words/glossary.json"
PAGE = "docs/glossary.md"


def page_of(entries):
    lines = ["# Glossary", "",
             "What the terms of the window, the report and the commands mean. *Help > Glossary* and F1 on a field say the same:",
             "all come from `%s`; `tests/structure/checkglossary.py --write .` writes this page." % DATA, ""]
    for entry in entries:
        lines += ["**%s**" % entry["term"], "", entry["text"], ""]
    return "\n".join(lines)


def faults_of(entries):
    terms = [entry["term"] for entry in entries]
    for term in sorted({term for term in terms if terms.count(term) > 1}):
        yield "%s is explained twice" % term
    if terms != sorted(terms, key=str.lower):
        yield "the entries are not in the order of their terms"
    for entry in entries:
        if not entry["text"].endswith("."):
            yield "%s: the explanation is no sentence" % entry["term"]


def main(arguments):
    root = Path(arguments[-1])
    entries = json.loads((root / DATA).read_text(encoding="utf-8"))["entries"]
    faults = list(faults_of(entries))
    page = root / PAGE
    if arguments[0] == "--write":
        page.write_text(page_of(entries), encoding="utf-8")
    elif not page.exists() or page.read_text(encoding="utf-8") != page_of(entries):
        faults.append("%s is not what %s says; write it with --write" % (PAGE, DATA))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
