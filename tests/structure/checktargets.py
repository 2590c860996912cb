#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds compute targets that product code knows by name.

    checktargets.py TOP [WORDS]

What a target is stands in resources/catalog/targets.json, and code asks for its traits: so an added target behaves as the
one it is like, and a new one needs no code. A text of model/, ui/ or app/ that is or holds the id of a target, and a
target's id that is compared with a text, is a fault. WORDS lists the texts that are words of something else; one that
is not needed any more is a fault as well. Prints one line for each fault and ends with 1; with 0 when there is none.
"""

import json
import re
import sys
from pathlib import Path

FOLDERS = ("model", "ui", "app")
SUFFIXES = {".h", ".cpp"}
# A comment, or a text: what stands first decides.
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\((.*?)\)\1"|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)
COMPARED = re.compile(
    r"\btarget(?:Id)?\b\s*(?:[!=]=\s*u?\"|(?:\.|->)\s*(?:contains|startsWith|endsWith|indexOf)\(\s*u?\")"
)


class WordsError(Exception):
    """The list of words makes no sense."""


def read_words(text):
    """Pairs of path and word, as in "model/plan/fields.h: kubernetes: a key of the plan"."""
    words = {}
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split(":", 2)]
        if len(parts) != 3 or not all(parts):
            raise WordsError(f"line {number}: expected 'FILE: WORD: why', found '{line}'")
        words[(parts[0], parts[1])] = number
    return words


def texts_of(source):
    """Line number and content of each text outside of comments."""
    for match in TOKEN.finditer(source):
        text = match.group(2) if match.group(2) is not None else match.group(3)
        if text is not None:
            yield source.count("\n", 0, match.start()) + 1, text


def code_of(source):
    """The source without its comments, every line in its place."""

    def blank(match):
        token = match.group(0)
        return token if match.group(2) is not None or match.group(3) is not None else re.sub(r"[^\n]", "", token)

    return TOKEN.sub(blank, source)


def named_in(text, ids):
    """The id that a text is, or that it holds as a word where no other word is written like it."""
    for name in ids:
        if text == name or ("_" in name and re.search(rf"(?<![A-Za-z0-9_]){name}(?![A-Za-z0-9_])", text)):
            return name
    return None


def check(top, words):
    """All faults, each with its place."""
    targets = json.loads((top / "resources" / "catalog" / "targets.json").read_text(encoding="utf-8"))
    ids = [target["id"] for target in targets["targets"]]
    found = []
    needed = set()
    for folder in FOLDERS:
        for file in sorted((top / folder).rglob("*")):
            if file.suffix not in SUFFIXES:
                continue
            path = file.relative_to(top).as_posix()
            source = file.read_text(encoding="utf-8")
            for number, text in texts_of(source):
                name = named_in(text, ids)
                if name and (path, text) in words:
                    needed.add((path, text))
                elif name:
                    found.append(f'{path}:{number}: knows the target {name} by its name: "{text}"')
            code = code_of(source)
            for match in COMPARED.finditer(code):
                number = code.count("\n", 0, match.start()) + 1
                found.append(f"{path}:{number}: compares a target with a text; ask for its traits")
    for path, word in words:
        if (path, word) not in needed:
            found.append(f"{path}: the word {word} is excepted and not there")
    return found


def main(arguments):
    if len(arguments) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    top = Path(arguments[0])
    listed = Path(arguments[1]) if len(arguments) == 2 else top / "tests" / "targetwords.txt"
    try:
        words = read_words(listed.read_text(encoding="utf-8"))
    except WordsError as error:
        print(f"{listed}: {error}", file=sys.stderr)
        return 2
    found = check(top, words)
    print("\n".join(found) if found else "No code knows a target by its name.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
