#!/usr/bin/python3
"""Builds the manuscript font: LXGW WenKai Mono, cut so that a cell of manuscript paper is one em.

Needs Debian's python3-fonttools, python3-brotli and fonts-lxgw-wenkai (1.250), and run at the
repository's root after npm ci:

    tools/manuscriptFont/build.py /usr/share/fonts/truetype/lxgw-wenkai/LXGWWenKaiMono-Regular.ttf

It writes packages/contract/src/manuscript/font: woff2 files, the most frequent characters first,
and subsets.json, which says what each of them holds. Why it is so: docs/decisions/manuscript.md.
"""

import glob
import json
import os
import string
import sys
from collections import Counter

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.woff2 import WOFF2FlavorData

EM = 1000
# Drawn in full, neighbouring characters would touch the lines of their cells.
SCALE = 0.8
# The middle of a Chinese character above the baseline: ascent and descent are laid around it.
MIDDLE = 380
ASCENT, DESCENT = 880, -120
# Curly quotes stand in the half of their cell that is next to what they quote.
SIDE = {'“': 750, '‘': 750, '”': 250, '’': 250}
# Two of them are one line: they keep their width.
UNBROKEN = '—―─'
# What can stand two in a cell.
PAIRED = [string.digits, string.ascii_lowercase]
BLANKS = ' \u00a0\u3000'
# Words with how often they are written.
DICTIONARY = 'node_modules/@node-rs/jieba/dict.txt'
# What nearly every essay has besides Chinese characters: the first file.
EVERYWHERE = set(string.ascii_letters + string.digits + string.punctuation + BLANKS)
EVERYWHERE |= set('，。、；：？！“”‘’（）《》〈〉【】「」『』〔〕—…·～％℃×÷')
# How many characters a file holds, from the most frequent to the rarest.
FILE_SIZES = [(1200, 150), (6000, 120), (10**6, 400)]

# Characters of rare names and old books.
RARE = (0x20000, 0x3FFFF)
RARE_FILE_SIZE = 100

# Pictures, and scripts that no Chinese essay is written in.
LEFT_OUT = [
    (0x250, 0x36F),
    (0x500, 0x1FFF),
    (0x2C00, 0x2FFF),
    (0x3130, 0x319F),
    (0xA000, 0xFEFF),
    (0x10000, 0x1FFFF),
]


def main(source):
    out = os.path.join(
        os.path.dirname(__file__), '../../packages/contract/src/manuscript/font'
    )
    for file in glob.glob(os.path.join(out, '*.woff2')):
        os.remove(file)
    outlines = read_outlines(source)
    chinese = sorted(
        (c for c in outlines if is_chinese(c)), key=order_of(DICTIONARY)
    )
    rare = sorted(c for c in outlines if is_rare(c))
    others = sorted(
        c
        for c in outlines
        if not is_chinese(c) and not is_rare(c) and c not in EVERYWHERE
    )
    # Last, so that the files of the others keep their numbers.
    subsets = [sorted(EVERYWHERE), *cut(chinese), others, *in_files(rare, RARE_FILE_SIZE)]
    for number, characters in enumerate(subsets):
        font = build(outlines, characters, with_pairs=number == 0)
        font.flavor = 'woff2'
        # Transformed, the outlines would be a twelfth smaller, but fontkit could put none into a PDF.
        font.flavorData = WOFF2FlavorData(transformedTables=[])
        font.save(os.path.join(out, f'manuscript-{number:02}.woff2'))
    listed = json.dumps([''.join(each) for each in subsets], ensure_ascii=False, indent=0)
    with open(os.path.join(out, 'subsets.json'), 'w', encoding='utf-8') as file:
        # Unescaped, a section sign would be read as a reference by the check of our texts.
        file.write(listed.replace('\u00a7', '\\u00a7') + '\n')


def read_outlines(source):
    """Every character with its outline and its width."""
    font = TTFont(source)
    glyphs = font.getGlyphSet()
    found = {
        chr(code): (glyphs[name], font['hmtx'][name][0])
        for code, name in font.getBestCmap().items()
        if 0x20 <= code and not any(first <= code <= last for first, last in LEFT_OUT)
    }
    for blank in BLANKS:
        found.setdefault(blank, found['\u3000'])
    return found


def is_chinese(character):
    return 0x3400 <= ord(character) <= 0x9FFF


def is_rare(character):
    return RARE[0] <= ord(character) <= RARE[1]


def order_of(dictionary):
    """By how often the character stands in words, weighed by how often these are written."""
    counts = Counter()
    with open(dictionary, encoding='utf-8') as lines:
        for line in lines:
            word, count = line.split(' ')[:2]
            for character in word:
                counts[character] += int(count)
    return lambda character: (-counts[character], character)


def cut(characters):
    at = 0
    for until, size in FILE_SIZES:
        while at < min(until, len(characters)):
            yield characters[at : at + size]
            at += size


def in_files(characters, size):
    for at in range(0, len(characters), size):
        yield characters[at : at + size]


def build(outlines, characters, with_pairs):
    names = {character: f'u{ord(character):04X}' for character in characters}
    pairs = {
        (a, b): f'{names[a]}_{names[b]}'
        for kind in (PAIRED if with_pairs else [])
        for a in kind
        for b in kind
    }
    order = ['.notdef', *names.values(), *pairs.values()]
    drawn = {'.notdef': TTGlyphPen(None).glyph()}
    for character, name in names.items():
        shape, width = outlines[character]
        drawn[name] = draw([(shape, width, SIDE.get(character, EM / 2), character)])
    for (a, b), name in pairs.items():
        (left, left_width), (right, right_width) = outlines[a], outlines[b]
        quarter = SCALE * (left_width + right_width) / 4
        drawn[name] = draw(
            [(left, left_width, EM / 2 - quarter, a), (right, right_width, EM / 2 + quarter, b)]
        )
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({ord(character): name for character, name in names.items()})
    builder.setupGlyf(drawn)
    builder.setupHorizontalMetrics(
        {name: (EM, getattr(drawn[name], 'xMin', 0) or 0) for name in order}
    )
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    builder.setupNameTable(
        {
            'familyName': 'Zhupi Manuscript',
            'styleName': 'Regular',
            'licenseDescription': 'SIL Open Font License, Version 1.1',
            'copyright': COPYRIGHT,
        }
    )
    builder.setupOS2(
        sTypoAscender=ASCENT,
        sTypoDescender=DESCENT,
        sTypoLineGap=0,
        usWinAscent=ASCENT,
        usWinDescent=-DESCENT,
    )
    builder.setupPost(keepGlyphNames=False)
    if pairs:
        rules = '\n'.join(
            f'sub {names[a]} {names[b]} by {name};' for (a, b), name in pairs.items()
        )
        addOpenTypeFeaturesFromString(builder.font, 'feature liga {\n' + rules + '\n} liga;')
    return builder.font


COPYRIGHT = (
    'Cut from LXGW WenKai Mono 1.250. '
    'Copyright 2021-2023 LXGW (https://github.com/lxgw/LxgwWenKai). '
    'Copyright 2020 The Klee Project Authors (https://github.com/fontworks-fonts/Klee)'
)


def draw(parts):
    """The outlines of a cell, each with its own middle across it."""
    pen = TTGlyphPen(None)
    for outline, width, middle, character in parts:
        across = EM / width if character in UNBROKEN else SCALE
        shift = middle - across * width / 2
        outline.draw(TransformPen(pen, (across, 0, 0, SCALE, shift, MIDDLE * (1 - SCALE))))
    return pen.glyph()


if __name__ == '__main__':
    main(*sys.argv[1:])
