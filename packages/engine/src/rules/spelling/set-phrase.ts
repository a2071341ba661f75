/**
 * 前府后仰, 弯着要: what everybody says the same way (lexicon/setPhrases), with one character that
 * sounds or looks like the right one. The phrase and what the witness gains speak together.
 */
import { SET_PHRASES } from '../../lexicon/setPhrases.ts'
import {
  EVERYDAY,
  kindOfPair,
  LOOKS_ALIKE,
  SAME_SYLLABLE,
  SOUND_BITS,
} from '../../tables/characters.ts'
import { wordFrequency, type Tables } from '../../tables.ts'
import type { Document } from '../../text/document.ts'
import { gainInstead } from '../../text/likeliestWords.ts'
import { ASKED, type Finding, type Rule } from '../rule.ts'
import { explainSlip } from './explainSlip.ts'
import { isCount } from './inItsPlace.ts'
import { isWording } from './isWording.ts'
import { trustIn } from './model/trustIn.ts'
import { variantAsked } from './variantForms.ts'

/** So many characters on either side are read along. */
const AROUND = 8
/** In nats, by both witnesses together: three characters may meet by chance. */
const SHORT_GAIN = 4
/** By the one that gains more: four hardly do, but where any verb may stand (递了过来, 提了过来). */
const LEAST_GAIN = -4
const LEAST_OPEN_GAIN = 0
const OPEN = /[了着过里上在得给我他一个]/
const SHORT = 3
/** A longer phrase is not quoted as a whole. */
const LONGEST_QUOTE = 5
/** 的, 地 and 得 have rules of their own; 大喷嚏: 大 stands before any thing. */
const LEFT_ALONE = '的地得大'
/** 池塘变了, 舞台让给他: where a place ends another word begins. */
const LEFT_OUT = '的地得上里下边室'
/** With a writer who is trusted more it is asked: printed prose has its own ways (粉装玉砌). */
const MOST_TRUST = 0.8

const KNOWN = new Set(SET_PHRASES)

/** 冒出豆大的汗珠, 静静地停在花上, 第一次理发是在镇上: another word begins there. */
const OTHER_WORD = /^(?:豆大的|停[在着下]|是在)/

type Anchor = { phrase: string; from: number }
/** By two characters that still stand (`pairOf`) which phrases hold them, and where. */
type Anchors = Map<number, Anchor[]>

const besideEachOther: Anchors = new Map()
const oneApart: Anchors = new Map()
for (const phrase of SET_PHRASES) {
  add(besideEachOther, phrase, 0, 1)
  add(besideEachOther, phrase, phrase.length - 2, 1)
  if (phrase.length === SHORT) add(oneApart, phrase, 0, 2)
}

function add(anchors: Anchors, phrase: string, from: number, apart: number): void {
  const pair = pairOf(phrase, from, apart)
  anchors.set(pair, [...(anchors.get(pair) ?? []), { phrase, from }])
}

/** Both characters in one number of 32 bits. */
function pairOf(text: string, at: number, apart: number): number {
  return (text.charCodeAt(at) << 16) | text.charCodeAt(at + apart)
}

export const setPhrase: Rule = {
  id: 'set-phrase',
  kind: 'fault',
  area: 'spelling',
  label: '错别字',
  teaches: '常用的说法要整个记住：写的时候想一想，里面每个字说的是什么。',
  marks: [
    { text: '他急得慢头大汗。', quote: '慢头大汗', suggestion: '满头大汗' },
    { text: '奶奶在茶杯里泡茶，弯着要，慢慢地倒。', quote: '弯着要', suggestion: '弯着腰' },
    { text: '大家笑得前府后仰。', quote: '前府后仰', suggestion: '前俯后仰' },
  ],
  leaves: [
    '我一连给了它十颗瓜子。他的额头上冒出豆大的汗珠，手上的茧子是干活磨出来的。',
    '他急得满头大汗。英语科代表抱着一摞本子走进来。',
    '他弯着腰在草地上找。',
    '“慢头大汗”写错了一个字。',
    '他摇着身子，摇摇手。',
    '他打了一个大喷嚏。',
    '把舞台让给他们吧，门前的池塘变了。',
  ],
  find: (document) =>
    document.paragraphs.flatMap((paragraph) =>
      slipsIn(paragraph.text, document)
        .filter(({ start }) => !isWording(paragraph, start))
        .map((slip) => findingOf(document, paragraph.index, slip)),
    ),
}

/** `at`: the place of the wrong character in the paragraph. */
type Slip = { start: number; phrase: string; at: number }

function slipsIn(text: string, document: Document): Slip[] {
  const slips: Slip[] = []
  const look = (anchors: Anchors, at: number, apart: number) => {
    for (const { phrase, from } of anchors.get(pairOf(text, at, apart)) ?? []) {
      const slip = slipAt(text, at - from, phrase, document.tables)
      if (slip === null || slips.some((other) => other.at === slip.at)) continue
      if (isLikelier(text, slip, document.tables)) slips.push(slip)
    }
  }
  for (let at = 0; at + 1 < text.length; at += 1) {
    look(besideEachOther, at, 1)
    look(oneApart, at, 2)
  }
  return slips
}

/** All of the phrase stands there but one character, which is easily taken for the right one. */
function slipAt(text: string, start: number, phrase: string, tables: Tables): Slip | null {
  if (start < 0 || start + phrase.length > text.length) return null
  let at = -1
  for (let place = 0; place < phrase.length; place += 1) {
    if (text.charAt(start + place) === phrase.charAt(place)) continue
    if (at >= 0) return null
    at = start + place
  }
  if (at < 0 || !mayBeTaken(tables, text.charAt(at), phrase.charAt(at - start))) return null
  const written = text.slice(start, start + phrase.length)
  if (OTHER_WORD.test(text.slice(at)) || isCount(text, at, phrase.charAt(at - start))) return null
  return KNOWN.has(written) || wordFrequency(tables, written) > 0 ? null : { start, phrase, at }
}

function mayBeTaken({ characters }: Tables, written: string, right: string): boolean {
  if (LEFT_ALONE.includes(written) || LEFT_OUT.includes(right)) return false
  const kind = kindOfPair(characters, written.charCodeAt(0), right.charCodeAt(0))
  if (kind === null) return false
  return (kind & SOUND_BITS) <= SAME_SYLLABLE || (kind & (LOOKS_ALIKE | EVERYDAY)) > 0
}

function isLikelier(text: string, { start, phrase }: Slip, tables: Tables): boolean {
  const end = start + phrase.length
  const before = text.slice(Math.max(0, start - AROUND), start)
  const after = text.slice(end, end + AROUND)
  const written = text.slice(start, end)
  const gains = [tables.witness, tables.secondWitness].map((witness) =>
    gainInstead(before, written, phrase, after, { witness }),
  )
  return phrase.length > SHORT
    ? Math.max(...gains) > (OPEN.test(phrase) ? LEAST_OPEN_GAIN : LEAST_GAIN)
    : gains.reduce((sum, gain) => sum + gain, 0) > SHORT_GAIN
}

function findingOf(document: Document, paragraph: number, { start, phrase, at }: Slip): Finding {
  const text = document.paragraphs[paragraph]?.text ?? ''
  const right = phrase.charAt(at - start)
  const isWhole = phrase.length <= LONGEST_QUOTE
  const found = {
    paragraph,
    start: isWhole ? start : at,
    end: isWhole ? start + phrase.length : at + 1,
    suggestion: isWhole ? phrase : right,
    explanation: explainSlip(document.tables, text.charAt(at), right, phrase),
    ...(trustIn(document) > MOST_TRUST ? { doubt: ASKED } : {}),
  }
  return variantAsked(text, found)
}
