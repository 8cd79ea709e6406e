#!/usr/bin/env python3
"""Makes the shop's typeface of Familjen Grotesk: its dots stand 48 units higher, so that none runs into its stem.

Needs fontTools with brotli (Debian: fonttools, python3-brotli) and the two files of the npm package
@fontsource-variable/familjen-grotesk 5.3.0; the build needs neither, what this makes is kept in the repository:

    npm pack @fontsource-variable/familjen-grotesk@5.3.0 && tar -xzf fontsource-variable-*.tgz
    python3 apps/web/fonts/raise-dots.py package/files
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

RAISED_BY = 48  # of 1200 units to the em: the gap becomes as wide as that of Arial
# Of lower and upper case alike, which are composed of these: i j ä ż İ Ö. The stacked ones have a macron above.
MARKS = ["uni0307", "uni0308", "uni03070304", "uni03080304"]
FAMILY = "Hostfront Grotesk"
CHANGED = f"Familjen Grotesk 2.002 with the dots of i, j and the diaereses raised by {RAISED_BY} units."
# Without proportional figures and fractions, which the shop does not use: its figures are of one width. Nor with anchors for
# marks: letters and marks that belong together come as one glyph, and browsers place the few others by themselves.
FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "rvrn"]
FILES = {"latin": "hostfront-grotesk-latin", "latin-ext": "hostfront-grotesk-latin-ext"}


def raise_dots(font):
    glyphs = font["glyf"]
    for name in MARKS:
        if name in glyphs.glyphs:
            glyphs[name].coordinates.translate((0, RAISED_BY))
    # What is composed of them has grown.
    for name in font.getGlyphOrder():
        glyphs[name].recalcBounds(glyphs)


def rename(font):
    names = font["name"]
    for record in list(names.names):
        if record.nameID in (1, 4):
            record.string = record.toUnicode().replace("Familjen Grotesk", FAMILY)
        elif record.nameID in (3, 6, 25):
            record.string = record.toUnicode().replace("FamiljenGrotesk", FAMILY.replace(" ", ""))
    names.setName(CHANGED, 10, 3, 1, 0x409)


def keep_what_is_used(font):
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 10, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)


def make(folder, subset_name, file):
    font = TTFont(folder / f"familjen-grotesk-{subset_name}-wght-normal.woff2", recalcTimestamp=False)
    keep_what_is_used(font)
    raise_dots(font)
    rename(font)
    font.flavor = "woff2"
    target = Path(__file__).parent / f"{file}.woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


for subset_name, file in FILES.items():
    make(Path(sys.argv[1]), subset_name, file)
