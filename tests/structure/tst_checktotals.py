#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check for costs as bare money finds each kind of fault in a tree made for it, and no other."""

import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
import checktotals  # noqa: E402

VIOLATING = Path(__file__).parent / "violating"


class CheckTotalsTest(unittest.TestCase):
    def test_every_fault_of_the_violating_tree_is_found_and_nothing_else(self):
        exceptions = checktotals.read_exceptions((VIOLATING / "tests" / "baremoney.txt").read_text(encoding="utf-8"))
        file = "model/evaluation/bare.h"
        self.assertEqual(
            checktotals.check(VIOLATING, exceptions),
            [
                f"{file}:10: cost is bare money; a cost travels as a Total",
                f"{file}:11: cheapest is bare money; a cost travels as a Total",
                f"{file}:12: months is bare money; a cost travels as a Total",
                f"{file}:16: costOf is bare money; a cost travels as a Total",
                f"{file}: spent is excepted and not there",
            ],
        )

    def test_faults_end_with_one_and_a_wrong_call_with_two(self):
        self.assertEqual(checktotals.main([str(VIOLATING)]), 1)
        self.assertEqual(checktotals.main([]), 2)

    def test_an_exception_needs_a_file_and_a_reason(self):
        for text in ("a.h\n", "a.h: price\n", "a.h: price:\n"):
            with self.subTest(text=text), self.assertRaises(checktotals.ExceptionsError):
                checktotals.read_exceptions(text)


if __name__ == "__main__":
    unittest.main()
