#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes "Slipway Sans" from Inter.

    resources/fonts/make_fonts.py [FOLDER WITH Inter-Regular.otf AND Inter-SemiBold.otf]

Needs python3-fonttools and, for the default folder, fonts-inter as in Debian 12 (Inter 3.019). Four steps:

1. Digits: the tabular digits (feature `tnum`) become the default ones, because Qt 6.4 cannot
   switch features on. Only digits: full-width commas and points would tear figures apart.
2. Subset: Latin, Greek, Cyrillic, punctuation, currencies, arrows and the usual mathematical
   signs; kerning, marks and localised forms are kept, alternates are not.
3. Outlines: from cubic (CFF) to quadratic (TrueType), which Qt 6.4 embeds in a PDF as it is.
4. Names: another family name, so that it never hides or is hidden by an installed Inter. The
   licence (OFL.txt) and the copyright stay.

The semi-bold is named as the bold of the family, so that bold text finds it. The output depends
only on the input: the time of change is the one of the source font.
"""

import pathlib
import sys

from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

FAMILY = "Slipway Sans"
RANGES = [
    (0x0020, 0x007E), (0x00A0, 0x017F), (0x0192, 0x0192), (0x0218, 0x021B), (0x02C6, 0x02C7),
    (0x02D8, 0x02DD), (0x0300, 0x030C), (0x0327, 0x0328), (0x0384, 0x03CE), (0x0400, 0x045F),
    (0x0490, 0x0493), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9), (0x2000, 0x200B),
    (0x2010, 0x2027), (0x202F, 0x203A), (0x2044, 0x2044), (0x2070, 0x208E), (0x20A0, 0x20BF),
    (0x2116, 0x2116), (0x2122, 0x2122), (0x2126, 0x2126), (0x2150, 0x215E), (0x2190, 0x2199),
    (0x21E7, 0x21E7), (0x2202, 0x2202), (0x2206, 0x2206), (0x220F, 0x220F), (0x2211, 0x2212),
    (0x2215, 0x2215), (0x2219, 0x221A), (0x221E, 0x221E), (0x222B, 0x222B), (0x2248, 0x2248),
    (0x2260, 0x2260), (0x2264, 0x2265), (0x25CA, 0x25CF), (0x2713, 0x2713), (0xFB01, 0xFB02),
]
FEATURES = ["ccmp", "kern", "locl", "mark", "mkmk"]
# At most a thousandth of the em away from the cubic outline.
MAX_ERROR = 1 / 1000


def tabular_digits(font):
    """Lets the digits in the character map point to their tabular forms."""
    gsub = font["GSUB"].table
    lookups = {i for r in gsub.FeatureList.FeatureRecord if r.FeatureTag == "tnum"
               for i in r.Feature.LookupListIndex}
    tabular = {}
    for index in lookups:
        for table in gsub.LookupList.Lookup[index].SubTable:
            tabular.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                table.cmap[code] = tabular.get(table.cmap[code], table.cmap[code])


def equal_widths(font):
    """Evens out the widths: in Inter 3.019 the semi-bold 4 is a thousandth narrower than the rest."""
    names = [font.getBestCmap()[code] for code in range(ord("0"), ord("9") + 1)]
    width = max(font["hmtx"][name][0] for name in names)
    for name in names:
        font["hmtx"][name] = (width, font["hmtx"][name][1])


def reduce(font):
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.glyph_names = False
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[c for first, last in RANGES for c in range(first, last + 1)])
    subsetter.subset(font)


def to_truetype(font):
    """Replaces the cubic outlines by quadratic ones in the opposite direction, as TrueType has it."""
    glyph_set = font.getGlyphSet()
    order = font.getGlyphOrder()
    glyphs = {}
    for name in order:
        pen = TTGlyphPen(glyph_set)
        glyph_set[name].draw(Cu2QuPen(pen, MAX_ERROR * font["head"].unitsPerEm, reverse_direction=True))
        glyphs[name] = pen.glyph()
    del font["CFF "]
    font["loca"] = newTable("loca")
    font["glyf"] = glyf = newTable("glyf")
    glyf.glyphOrder = order
    glyf.glyphs = glyphs
    for name in order:
        glyf[name].recalcBounds(glyf)
    # The side bearing of TrueType is the left edge of the outline.
    font["hmtx"].metrics = {name: (advance, getattr(glyf[name], "xMin", 0))
                            for name, (advance, _) in font["hmtx"].metrics.items()}
    maxp = newTable("maxp")
    maxp.tableVersion = 0x00010000
    maxp.numGlyphs = len(order)
    for field in ("maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs",
                  "maxStackElements", "maxSizeOfInstructions", "maxComponentElements",
                  "maxPoints", "maxContours", "maxCompositePoints", "maxCompositeContours",
                  "maxComponentDepth"):
        setattr(maxp, field, 0)
    maxp.maxZones = 1
    font["maxp"] = maxp
    font["post"].formatType = 3.0
    font.sfntVersion = "\x00\x01\x00\x00"


def rename(font, style):
    version = font["name"].getDebugName(5)
    copyright_ = font["name"].getDebugName(0)
    FontBuilder(font=font).setupNameTable({
        "copyright": copyright_,
        "familyName": FAMILY,
        "styleName": style,
        "uniqueFontIdentifier": f"{FAMILY} {style}, from Inter {version}",
        "fullName": f"{FAMILY} {style}",
        "version": version,
        "psName": f"{FAMILY.replace(' ', '')}-{style}",
        "licenseDescription": "Licensed under the SIL Open Font License, Version 1.1",
        "licenseInfoURL": "https://openfontlicense.org",
    }, mac=False)
    bold = style == "Bold"
    os2 = font["OS/2"]
    os2.usWeightClass = 700 if bold else 400
    os2.fsSelection = (os2.fsSelection & ~0x61) | (0x20 if bold else 0x40)
    font["head"].macStyle = 1 if bold else 0


def main():
    source = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/inter")
    target = pathlib.Path(__file__).resolve().parent
    for inter, style in (("Regular", "Regular"), ("SemiBold", "Bold")):
        font = TTFont(source / f"Inter-{inter}.otf", recalcTimestamp=False)
        tabular_digits(font)
        reduce(font)
        to_truetype(font)
        equal_widths(font)
        rename(font, style)
        path = target / f"SlipwaySans-{style}.ttf"
        font.save(path)
        print(f"{path.name}: {path.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    main()
