#!/usr/bin/env python3
"""Makes the one weight of the shop's typeface that pictures are drawn with: their library reads neither woff2 nor weights.

Needs what raise-dots.py needs, and is run after it:

    python3 apps/web/fonts/make-still.py
"""
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FOLDER = Path(__file__).parent
WEIGHT = 600
# Latin and French with their punctuation, and the euro.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x2013, 0x2019, 0x20AC]

font = TTFont(FOLDER / "hostfront-grotesk-latin.woff2", recalcTimestamp=False)
font = instancer.instantiateVariableFont(font, {"wght": WEIGHT})
options = subset.Options()
options.layout_features = ["kern"]
options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 10, 13, 14]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=LETTERS)
subsetter.subset(font)
font.flavor = None
target = FOLDER / f"hostfront-grotesk-{WEIGHT}.ttf"
font.save(target)
print(f"{target.name}: {target.stat().st_size} bytes")
