#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check for types of one name finds them, and takes neither what is only named nor what stands inside another for them."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
import checknames  # noqa: E402


class CheckNamesTest(unittest.TestCase):
    def check(self, one, other):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, text in (("model/one.h", one), ("ui/other.h", other)):
                (root / name).parent.mkdir(parents=True)
                (root / name).write_text(f"namespace slipway {{\n{text}\n}}\n", encoding="utf-8")
            return checknames.check(root)

    def test_two_types_of_one_name_are_found(self):
        fault = ["slipway::Price is defined in model/one.h and in ui/other.h"]
        self.assertEqual(self.check("struct Price\n{\n};", "struct Price\n{\n};"), fault)
        self.assertEqual(self.check("class Price final : public Base\n{\n};", "enum class Price : int { One };"), fault)

    def test_names_and_parts_of_others_are_no_second_type(self):
        for other in ("class Price;", "struct Wall::Price\n{\n};", "struct Wall\n{\n    struct Price {};\n};", "struct Prices\n{\n};"):
            with self.subTest(other=other):
                self.assertEqual(self.check("struct Price\n{\n};", other), [])

    def test_a_wrong_call_ends_with_two(self):
        self.assertEqual(checknames.main([]), 2)


if __name__ == "__main__":
    unittest.main()
