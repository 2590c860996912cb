#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds up a bill written by hand: addup.py BILL.csv

Columns: line, kind, first and last month (counted from 0), price in USD, quantity of month m as arithmetic,
where the price stands, how the quantity comes about. Quantities are rounded to a millionth and each line
and month to the cent, half to even both times. A line without a price adds nothing and makes the total a
lower bound; its quantity is printed. Prints a total for each other line, and the total.
"""
import csv
import re
import sys
from collections import OrderedDict
from fractions import Fraction


def half_even(value, step):
    ratio = value / Fraction(step)
    return Fraction(round(ratio)) * Fraction(step)  # round() of a Fraction is half to even


def quantity(text, month):
    # Whole numbers become fractions, so that the arithmetic is exact.
    exact = re.sub(r"\d+(\.\d+)?", lambda found: f"Fraction('{found.group()}')", text)
    exact = exact.replace("**m", f"**{month}")
    return eval(exact, {"__builtins__": {}}, {"Fraction": Fraction})  # our own files only


def printed(amount):
    cents = amount * 100
    assert cents.denominator == 1
    return f"{cents.numerator // 100}.{cents.numerator % 100:02d}"


def main(path):
    totals = OrderedDict()
    without_price = OrderedDict()
    with open(path, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            line = row["line"]
            for month in range(int(row["first"]), int(row["last"]) + 1):
                units = half_even(quantity(row["quantity"], month), "0.000001")
                if row["usd"]:
                    amount = half_even(units * Fraction(row["usd"]), "0.01")
                    totals[line] = totals.get(line, Fraction(0)) + amount
                else:
                    without_price[line] = without_price.get(line, Fraction(0)) + units
    for line, amount in totals.items():
        print(line, printed(amount))
    for line, units in without_price.items():
        print(line, "no price for", f"{units.numerator / units.denominator:.6f}".rstrip("0").rstrip("."))
    print("at least" if without_price else "total", printed(sum(totals.values())))


main(sys.argv[1])
