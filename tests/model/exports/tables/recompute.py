#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Recomputes workbooks with headless LibreOffice and holds them to the program, to the cent.

    recompute.py SLIPWAY [TEMPLATE...]

By hand, where LibreOffice Calc is installed (apt-get install libreoffice-calc-nogui); the tests evaluate the formulas
themselves. The values that the file keeps beside its formulas are replaced by nonsense first, so nothing but recomputing
can bring the right ones back. Ends with 1 where a sum is another one.
"""
import csv
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from decimal import Decimal
from pathlib import Path

# One CSV a sheet, as values with all their digits.
FILTER = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1"
NONSENSE = "987654321"
# By itself LibreOffice believes the values of a file.
ALWAYS_RECOMPUTE = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>
"""


def without_values(source, target):
    """Returns how many formulas lost their value."""
    lost = 0
    with zipfile.ZipFile(source) as book, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as copy:
        for item in book.infolist():
            data = book.read(item.filename)
            if item.filename.startswith("xl/worksheets/"):
                text, count = re.subn(r"(</f>)<v>[^<]*</v>", r"\1<v>" + NONSENSE + "</v>", data.decode())
                lost += count
                data = text.encode()
            copy.writestr(item, data)
    return lost


def sheet(folder, stem, name):
    with open(folder / f"{stem}-{name}.csv", encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def check(slipway, template, folder):
    report = folder / "report.json"
    subprocess.run([slipway, "export", "--template", template, "--xlsx", folder / "book.xlsx", "--json", report,
                    "--force", "--allow-blockers"], check=True, stderr=subprocess.DEVNULL)
    formulas = without_values(folder / "book.xlsx", folder / "bare.xlsx")
    settings = folder / "profile" / "user" / "registrymodifications.xcu"
    settings.parent.mkdir(parents=True)
    settings.write_text(ALWAYS_RECOMPUTE)
    subprocess.run(["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile", "--convert-to", FILTER,
                    "--outdir", folder, folder / "bare.xlsx"], check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    rows = sheet(folder, "bare", "Lines")
    total = next(row for row in rows if row[1].startswith("total"))[-1]
    summary = next(row for row in sheet(folder, "bare", "Summary") if row[0].startswith("total"))[1]
    wanted = Decimal(json.loads(report.read_text())["evaluation"]["total"])
    right = Decimal(total) == wanted and Decimal(summary) == wanted and not any(
        NONSENSE in cell for row in rows for cell in row)
    print(f"{template}: {formulas} formulas, total {total}, program {wanted}: {'equal' if right else 'DIFFERENT'}")
    return right


def main():
    slipway = sys.argv[1]
    templates = sys.argv[2:] or [line.split()[0] for line in subprocess.run(
        [slipway, "templates"], check=True, capture_output=True, text=True).stdout.splitlines()[1:]]
    good = True
    for template in templates:
        with tempfile.TemporaryDirectory() as folder:
            good = check(slipway, template, Path(folder)) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
