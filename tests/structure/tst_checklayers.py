#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of the folders' order finds each kind of fault in a tree made for it, and no other."""

import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
import checklayers  # noqa: E402

VIOLATING = Path(__file__).parent / "violating"


class CheckLayersTest(unittest.TestCase):
    def test_every_fault_of_the_violating_tree_is_found_and_nothing_else(self):
        layers = checklayers.Layers((VIOLATING / "tests" / "layers.txt").read_text(encoding="utf-8"))
        self.assertEqual(
            checklayers.check(VIOLATING, layers),
            [
                'app/main.cpp:2: "ui/support/page.h" is no file; name it from the top folder',
                "app/main.cpp:3: includes elsewhere/thing.h, which lies in no folder that the order names",
                "model/base/money.h:4: includes model/cost/kernel.h, but model/cost stands below model/base",
                "model/stray.h: lies in no folder that the order names",
                "ui/support/page.cpp:3: includes model/cost/kernel.h, but ui/support may never use model/cost",
            ],
        )

    def test_faults_end_with_one_and_none_with_zero(self):
        self.assertEqual(checklayers.main([str(VIOLATING)]), 1)
        self.assertEqual(checklayers.main([]), 2)

    def test_the_longest_folder_that_fits_counts(self):
        layers = checklayers.Layers("ui\nui/charts\n")
        self.assertEqual(layers.folder_of("ui/charts/a.h"), "ui/charts")
        self.assertEqual(layers.folder_of("ui/chartsy/a.h"), "ui")
        self.assertIsNone(layers.folder_of("model/a.h"))

    def test_an_order_that_makes_no_sense_is_refused(self):
        for text in ("a\na\n", "a : never b\n", "a\nb : only a\n", "a\nb : never\n"):
            with self.subTest(text=text), self.assertRaises(checklayers.LayersError):
                checklayers.Layers(text)


if __name__ == "__main__":
    unittest.main()
