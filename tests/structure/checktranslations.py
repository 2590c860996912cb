#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds resources/translations to the words of the program.

  checktranslations.py ROOT                what is not translated, or not as it must be; fails where there is something
  checktranslations.py --update ROOT       brings the .ts file up to date with the sources
  checktranslations.py --missing ROOT      prints what has no German, one a line, for a translator
  checktranslations.py --fill FILE ROOT    takes translations, one a line: the English, a tab, the German

Words come from the sources by lupdate, and from the data that is shown to people (DATA below). LUPDATE in the environment
names the program; without it, that of the path or of Debian is taken.
"""
import csv
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from xml.sax.saxutils import escape

TS = "resources/translations/slipway_de.ts"
FOLDERS = ("app", "ui", "model")
DATA_CONTEXT = "slipway::Data"

# Which texts of the data people read: the file, and the keys that hold them, at any depth; "a/b": b within a.
DATA = {
    "resources/templates/templates.json": ("title", "description"),
    "resources/catalog/isolationoptions.json": ("name", "description", "note", "text", "cost_note", "one_way"),
    "resources/catalog/series.json": ("retirement/note", "statements/text"),
    "resources/catalog/targets.json": ("description", "reason", "note", "status_note", "facts/text"),
    "resources/words/glossary.json": ("term", "also", "text"),
}

# The same of tables: the file, the columns, and what has words: days, sizes and amounts alone need none.
COLUMNS = {
    "resources/catalog/capabilityhistory.csv": (("note",), "[a-z]{4}"),
    "resources/catalog/creation.csv": (("name", "note"), "[a-z]{4}"),
    "resources/catalog/endings.csv": (("what", "note"), "[A-Za-z]{3}"),
    "resources/catalog/gpus.csv": (("provenance", "note"), "[a-z]{4}|No "),
    "resources/catalog/isolated.csv": (("note",), "[a-z]{4}"),
    "resources/catalog/limits.csv": (("unit", "text"), "[a-z]{4}|yes"),
    "resources/catalog/maintenance.csv": (("step",), "[a-z]{4}"),
    "resources/catalog/quotapools.csv": (("name",), "[a-z]{4}"),
    "resources/catalog/sources.csv": (("title", "as_of"), "[a-z]{4}"),
    "resources/prices/currencies.csv": (("note",), "[a-z]{4}"),
    "resources/prices/meters.csv": (("confidence", "note"), "[a-z]{4}| for | in "),
    "resources/prices/targetprices.csv": (("note",), "[a-z]{4}"),
}

# Texts of tables in the sources that are shown through dataWords(): the file, and what stands around them.
TABLES = {
    "model/explain/derivations.cpp": (r'Derivation\{\s*"[^"]*",\s*"[^"]*",\s*(STRINGS)', r'\*llmMoments = (STRINGS)'),
    "model/uncertainty/usualranges.cpp": (r'UsualRange(?: \w+)?\{"[^"]*"_L1,[^"]*(STRINGS)_L1',),
    "model/plan/planfields.h": (r'Field\("\w+",\s*(STRINGS)',),
    "model/plan/workloadfields.h": (r'Field\("\w+",\s*(STRINGS)',),
    "model/proposals/sheetfields.h": (r'Field\("\w+",\s*(STRINGS)', r'\.in\((STRINGS)\)'),
}
STRINGS = r'(?:"(?:[^"\\\n]|\\.)*"\s*)+'


def lupdate_program():
    found = os.environ.get("LUPDATE") or shutil.which("lupdate") or "/usr/lib/qt6/bin/lupdate"
    if not Path(found).exists():
        sys.exit("lupdate is not there; it is in the package qt6-l10n-tools")
    return found


def texts_of(node, keys, within=""):
    """All texts under one of the keys, in the order of the file; `within` is the key of the node."""
    if isinstance(node, dict):
        for key, value in node.items():
            wanted = key in keys or "%s/%s" % (within, key) in keys
            if wanted and isinstance(value, str):
                yield value
            elif wanted and isinstance(value, list) and all(isinstance(each, str) for each in value):
                yield from value
            else:
                yield from texts_of(value, keys, key)
    elif isinstance(node, list):
        for value in node:
            yield from texts_of(value, keys, within)


def data_words(root):
    words = {}
    for name, keys in DATA.items():
        for text in texts_of(json.loads((root / name).read_text(encoding="utf-8")), keys):
            if text.strip():
                words[text] = None
    for name, (columns, has_words) in COLUMNS.items():
        path = root / name
        table = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        for row in csv.DictReader(table):
            for text in (row[column] for column in columns):
                # The program puts days into words itself. Files of a repository are cited by their names.
                if (re.search(has_words, text) and not text.startswith("valid from ")
                        and not re.match(r"[\w.-]+/[\w.-]+ ", text)):
                    words[text] = None
    for name, patterns in TABLES.items():
        path = root / name
        code = path.read_text(encoding="utf-8") if path.exists() else ""
        for pattern in patterns:
            for found in re.finditer(pattern.replace("STRINGS", STRINGS), code):
                text = "".join(json.loads('"%s"' % each) for each in re.findall(r'"((?:[^"\\]|\\.)*)"', found.group(1)))
                if text.strip():
                    words[text] = None
    return list(words)


def run_lupdate(root, ts):
    """Brings the file ts up to date with the sources and data of root."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "data.cpp"
        lines = ['QT_TRANSLATE_NOOP("%s", %s)' % (DATA_CONTEXT, json.dumps(word, ensure_ascii=False))
                 for word in data_words(root)]
        listed.write_text("\n".join(lines), encoding="utf-8")
        done = subprocess.run([lupdate_program(), "-silent", "-I", str(root), "-locations", "none", "-no-obsolete",
                               "-source-language", "en", "-target-language", "de_DE",
                               *[str(root / each) for each in FOLDERS], str(listed), "-ts", str(ts)],
                              capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(done.stderr)
    # A call whose class lupdate cannot tell would be looked for under another name when the program runs.
    return [line for line in done.stderr.splitlines()
            if "lacks Q_OBJECT" in line or "Qualifying with unknown" in line or "cannot be called" in line]


class Message:
    def __init__(self, context, element):
        self.context = context
        self.source = element.findtext("source") or ""
        self.comment = element.findtext("comment") or ""
        translation = element.find("translation")
        forms = translation.findall("numerusform")
        self.forms = [form.text or "" for form in forms] if forms else [translation.text or ""]
        self.finished = translation.get("type") is None and all(self.forms)

    @property
    def key(self):
        return (self.context, self.source, self.comment)


def messages(ts):
    root = ElementTree.parse(ts).getroot()
    for context in root.findall("context"):
        for element in context.findall("message"):
            yield Message(context.findtext("name"), element)


def places(text):
    return sorted(re.findall(r"%L?\d+|%n", text))


def mnemonics(text):
    return len(re.findall(r"&(?=[^&\s;])", text.replace("&&", "")))


def faults_of(message, german):
    """What differs between the words and their translation that must not."""
    source = message.source
    if places(source) != places(german):
        yield "placeholders differ"
    if mnemonics(source) != mnemonics(german):
        yield "one has a key (&) and the other not"
    if source[:1].isspace() != german[:1].isspace() or source[-1:].isspace() != german[-1:].isspace():
        yield "spaces at an end differ"
    if source.endswith(("...", "…")) != german.endswith(("...", "…")):
        yield "only one ends in three dots"
    if re.findall(r"\*\.\w+", source) != re.findall(r"\*\.\w+", german):
        yield "kinds of file differ"
    if source.count("\n") != german.count("\n"):
        yield "line breaks differ"


def check(root):
    ts = root / TS
    known = {message.key: message for message in messages(ts)}
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "fresh.ts"
        shutil.copy(ts, fresh)
        faults = run_lupdate(root, fresh)
        wanted = [message.key for message in messages(fresh)]
    for key in wanted:
        message = known.get(key)
        if message is None:
            faults.append("%s: not in the file of translations: %r" % (key[0], key[1]))
        elif not message.finished:
            faults.append("%s: not translated: %r" % (key[0], key[1]))
    gone = set(known) - set(wanted)
    faults += ["%s: no longer in the sources: %r" % (key[0], key[1]) for key in sorted(gone)]
    for message in known.values():
        for german in message.forms if message.finished else ():
            faults += ["%s: %s: %r, %r" % (message.context, fault, message.source, german)
                       for fault in faults_of(message, german)]
    return faults


def escaped(text):
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


def unescaped(text):
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found.group(1), found.group(1)), text)


def fill(ts, words):
    """Puts words (English to German) into what is not translated yet. Text for text, so that the file stays as lupdate
    writes it."""
    text = ts.read_text(encoding="utf-8")
    marked = {escape(source, {'"': "&quot;", "'": "&apos;"}): german for source, german in words.items()}

    def put(found):
        german = marked.get(found.group(1))
        if german is None:
            return found.group(0)
        return "<source>%s</source>%s<translation>%s</translation>" % (
            found.group(1), found.group(2), escape(german, {'"': "&quot;", "'": "&apos;"}))

    text, count = re.subn(r"<source>([^<]*)</source>((?:\s*<(?:extra)?comment>[^<]*</(?:extra)?comment>)*\s*)"
                          r"<translation type=\"unfinished\">[^<]*</translation>", put, text)
    ts.write_text(text, encoding="utf-8")
    return count


def main(arguments):
    if not arguments or arguments[0] == "--help":
        print(__doc__)
        return 0
    root = Path(arguments[-1])
    ts = root / TS
    if arguments[0] == "--update":
        for warning in run_lupdate(root, ts):
            print(warning, file=sys.stderr)
    elif arguments[0] == "--missing":
        run_lupdate(root, ts)
        for source in dict.fromkeys(each.source for each in messages(ts) if not each.finished):
            print(escaped(source))
    elif arguments[0] == "--fill":
        lines = Path(arguments[1]).read_text(encoding="utf-8").splitlines()
        pairs = (line.split("\t") for line in lines if "\t" in line)
        fill(ts, {unescaped(source): unescaped(german) for source, german in pairs})
    else:
        faults = check(root)
        for fault in faults:
            print(fault)
        return 1 if faults else 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
