#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads a workbook that Slipway wrote, and computes its formulas anew.

    checkworkbook.py BOOK.xlsx REPORT.json

Every formula is =ROUND(SUM(FIRST:LAST),DIGITS) over cells of a sheet; its value in the file must be what the cells come to, and the
totals those of the report of the same plan. There is no macro and no link out of the file, and texts are texts: the name of the plan
stands in the first cell, and a region is none that a spreadsheet computes. What has no price is an empty cell. Prints one line for
each fault and ends with 1; with 0 when there is none.
"""

import json
import re
import sys
import zipfile
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from xml.etree import ElementTree

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
FORMULA = re.compile(r"ROUND\(SUM\((?:(\w+)!)?([A-Z]+)(\d+):([A-Z]+)(\d+)\),(\d+)\)")
UNWANTED = re.compile(r"vba|externalLink|macro|activeX|embeddings")


# Columns of the sheet of lines, from 1.
KIND_OF_PRICE = 9
FIRST_MONTH = 13


def column_number(letters):
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


class Book:
    """Cells by sheet and place: (kind, value, formula), kind "text" or "number"."""

    def __init__(self, path):
        with zipfile.ZipFile(path) as archive:
            self.names = archive.namelist()
            self.bytes = {name: archive.read(name) for name in self.names}
        shared = [
            "".join(text.text or "" for text in item.iter(MAIN + "t"))
            for item in self.xml("xl/sharedStrings.xml").iter(MAIN + "si")
        ]
        self.sheets = {}
        for number, sheet in enumerate(self.xml("xl/workbook.xml").iter(MAIN + "sheet"), start=1):
            cells = {}
            for cell in self.xml(f"xl/worksheets/sheet{number}.xml").iter(MAIN + "c"):
                match = re.fullmatch(r"([A-Z]+)(\d+)", cell.get("r"))
                place = (int(match.group(2)), column_number(match.group(1)))
                value, formula = cell.find(MAIN + "v"), cell.find(MAIN + "f")
                if cell.get("t") == "s":
                    cells[place] = ("text", shared[int(value.text)], None)
                elif value is not None:
                    cells[place] = ("number", Decimal(value.text), formula.text if formula is not None else None)
            self.sheets[sheet.get("name")] = cells

    def xml(self, name):
        return ElementTree.fromstring(self.bytes[name])

    def computed(self, sheet, place):
        """The value of a cell by its formula, down to the numbers that were written."""
        kind, value, formula = self.sheets[sheet].get(place, ("number", Decimal(0), None))
        if kind == "text":
            return Decimal(0)
        if formula is None:
            return value
        match = FORMULA.fullmatch(formula)
        if not match:
            raise ValueError(f"{sheet} {place}: unknown formula {formula}")
        of, first_column, first_row, last_column, last_row, digits = match.groups()
        total = Decimal(0)
        for row in range(int(first_row), int(last_row) + 1):
            for column in range(column_number(first_column), column_number(last_column) + 1):
                total += self.computed(of or sheet, (row, column))
        return total.quantize(Decimal(1).scaleb(-int(digits)), ROUND_HALF_UP)

    def formulas(self):
        for sheet, cells in self.sheets.items():
            for place, (_, value, formula) in cells.items():
                if formula is not None:
                    yield sheet, place, value, formula

    def row_of(self, sheet, name):
        """The last: sums stand below, and a column may be called the same."""
        return max(row for (row, _), (_, value, _) in self.sheets[sheet].items() if value == name)


class Check:
    """What is wrong with a workbook, told by the report."""

    def __init__(self, book, report):
        self.book = book
        self.evaluation = report["evaluation"]
        self.plan = report["plan"]
        self.faults = []

    def expect(self, holds, what):
        if not holds:
            self.faults.append(what)

    def formulas(self):
        count = 0
        for sheet, place, value, formula in self.book.formulas():
            count += 1
            computed = self.book.computed(sheet, place)
            # A double is written with sixteen digits: of amounts that anybody plans, far more than cents.
            near = max(Decimal("0.0005"), abs(computed) * Decimal("1e-15"))
            self.expect(abs(computed - value) < near, f"{sheet} {place}: {formula} is {computed}, not {value}")
        priced = sum(1 for line in self.evaluation["lines"] if line["total"] is not None)
        self.expect(count >= 1 + len(self.evaluation["lines"]) + priced, f"only {count} formulas")

    def totals(self):
        name = "total" if self.evaluation["complete"] else "total, at least"
        total = Decimal(self.evaluation["total"])
        place = (self.book.row_of("Summary", name), 2)
        self.expect(self.book.sheets["Summary"][place][2], "the total is no formula")
        self.expect(self.book.computed("Summary", place) == total, "Summary: another total than the report's")
        owed = "owed after the plan" + ("" if self.evaluation["owedComplete"] else ", at least")
        place = (self.book.row_of("Summary", owed), 2)
        terms = any(line["owedMonths"] > 0 for line in self.evaluation["lines"])
        self.expect(not terms or self.book.sheets["Summary"][place][2], "what is owed is no formula")
        self.expect(self.book.computed("Summary", place) == Decimal(self.evaluation["owed"]), "Summary: another sum is owed")
        last = max(column for _, column in self.book.sheets["Lines"])
        row = self.book.row_of("Lines", name)
        self.expect(self.book.computed("Lines", (row, last)) == total, "Lines: another total than the report's")
        for month, cost in enumerate(self.evaluation["months"]):
            cell = self.book.computed("Lines", (row, FIRST_MONTH + month))
            self.expect(cell == Decimal(cost["total"]), f"Lines: {cost['month']} is {cell}, not {cost['total']}")

    def lines(self):
        last = max(column for _, column in self.book.sheets["Lines"])
        for row, line in enumerate(self.evaluation["lines"], start=2):
            kind = self.book.sheets["Lines"].get((row, KIND_OF_PRICE))
            marked = kind is not None and "estimated" in str(kind[1])
            self.expect(marked == line["estimated"], f"{line['id']}: the kind of its price is {kind}")
            for month, amount in enumerate(line["amounts"]):
                cell = self.book.sheets["Lines"].get((row, FIRST_MONTH + month))
                self.expect((cell is None) == (amount is None), f"{line['id']}: month {month} against {amount}")
                if cell and amount is not None:
                    self.expect(cell[1].quantize(Decimal(amount)) == Decimal(amount), f"{line['id']}: {cell[1]}, not {amount}")
            if line["total"] is not None:
                total = self.book.computed("Lines", (row, last))
                self.expect(total == Decimal(line["total"]), f"{line['id']}: {total}, not {line['total']}")

    def harmless(self):
        summary = self.book.sheets["Summary"]
        name = " ".join(self.plan.get("name", "").split())
        self.expect(summary[(1, 1)] == ("text", name or "Plan", None), "the name is not the text of its cell")
        self.expect(summary[(2, 2)][0] == "text", "the region is no text")
        for part in self.book.names:
            self.expect(not UNWANTED.search(part), f"{part} does not belong into a workbook")
            self.expect(b"<hyperlink" not in self.book.bytes[part], f"{part} has a link")
            self.expect(b'TargetMode="External"' not in self.book.bytes[part], f"{part} leads out of the file")


def main(arguments):
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    check = Check(Book(arguments[0]), json.loads(Path(arguments[1]).read_text(encoding="utf-8")))
    check.formulas()
    check.totals()
    check.lines()
    check.harmless()
    print("\n".join(check.faults))
    return 1 if check.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
