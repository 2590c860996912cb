#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""checktranslations.py finds what is missing and what differs, in a small tree of its own."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import checktranslations  # noqa: E402

EMPTY = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="de_DE"></TS>\n'
SOURCE = """
namespace slipway {
struct Words { Q_DECLARE_TR_FUNCTIONS(slipway::Words) };
QString all() { return Words::tr("Open %1...") + Words::tr("&Close") + Words::tr("Two\\nlines"); }
}
"""


class CheckTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name)
        for name in checktranslations.FOLDERS:
            (self.root / name).mkdir()
        (self.root / "ui" / "words.cpp").write_text(SOURCE, encoding="utf-8")
        self.ts = self.root / checktranslations.TS
        self.ts.parent.mkdir(parents=True)
        self.ts.write_text(EMPTY, encoding="utf-8")
        self.data = checktranslations.DATA
        checktranslations.DATA = {}

    def tearDown(self):
        checktranslations.DATA = self.data
        self.folder.cleanup()

    def fill(self, *words):
        checktranslations.run_lupdate(self.root, self.ts)
        checktranslations.fill(self.ts, dict(words))
        return checktranslations.check(self.root)

    def test_what_is_new_is_missed(self):
        faults = checktranslations.check(self.root)
        self.assertEqual(len(faults), 3)
        self.assertIn("not in the file of translations", faults[0])

    def test_what_is_unfinished_is_missed(self):
        faults = self.fill(("&Close", "&Schließen"), ("Two\nlines", "Zwei\nZeilen"))
        self.assertEqual(len(faults), 1)
        self.assertIn("not translated: 'Open %1...'", faults[0])

    def test_all_there_is_no_fault(self):
        self.assertEqual(self.fill(("Open %1...", "%1 öffnen..."), ("&Close", "S&chließen"),
                                   ("Two\nlines", "Zwei\nZeilen")), [])

    def test_placeholders_keys_dots_and_lines_have_to_match(self):
        faults = " ".join(self.fill(("Open %1...", "Öffnen"), ("&Close", "Schließen"), ("Two\nlines", "Eine")))
        for fault in ("placeholders differ", "one has a key (&) and the other not", "three dots", "line breaks differ"):
            self.assertIn(fault, faults)

    def test_what_is_gone_is_told(self):
        self.fill(("Open %1...", "%1 öffnen..."), ("&Close", "S&chließen"), ("Two\nlines", "Zwei\nZeilen"))
        (self.root / "ui" / "words.cpp").write_text(SOURCE.replace('Words::tr("&Close")', "0"), encoding="utf-8")
        faults = checktranslations.check(self.root)
        self.assertEqual(len(faults), 1)
        self.assertIn("no longer in the sources", faults[0])


if __name__ == "__main__":
    unittest.main()
