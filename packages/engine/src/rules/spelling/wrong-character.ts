/** A character that only sounds or looks like the right one, found by the model: what the writer's other characters make likely. */
import { CONFUSIONS } from '../../lexicon/confusions.ts'
import { FIRST_UNIT, LOOKS_ALIKE, SAME_SYLLABLE, SOUND_BITS } from '../../tables/characters.ts'
import type { Tables } from '../../tables.ts'
import type { Document, Sentence } from '../../text/document.ts'
import { cutWords, SURNAMES, type Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { findMisspellings, type Misspelling } from './model/findMisspellings.ts'
import { protectedRanges } from './model/guards.ts'
import { PARTICLES, PRONOUNS, type Edit } from './model/proposeEdits.ts'

/** ln odds: of what the model finds this likely, nearly all is wrong, even in good essays. Long words and everybody's mistakes need less. */
const SURE_ODDS = 2.8
const SURE_LONG_ODDS = 1.9
const LONG_WORD = 4
/** Enough where mistakes are many: in a short text, of which little is known, or in one with this many sure ones for each 100 characters. */
const LIKELY_ODDS = 1
const MANY = 1
const SHORT_TEXT = 120
/** What a pupil writes this often, the same way each time, is a name or a word of their own; unless everybody mixes it up. */
const OWN_WORD = 3
/** Seen eight times or more. */
const EVERYBODYS_PAIR = 51

export const wrongCharacter: Rule = {
  id: 'wrong-character',
  kind: 'fault',
  area: 'spelling',
  label: '错别字',
  teaches: '写完读一读，遇到拿不准的字，就给它组个词，看看意思对不对。',
  marks: [
    { text: '放学后，我们一起去图书管看书。', quote: '图书管', suggestion: '图书馆' },
    { text: '老师的话让我受益非浅。', quote: '受益非浅', suggestion: '受益匪浅' },
  ],
  leaves: [
    '放学后，我们一起去图书馆看书。',
    '“悦读”是我们班的读书角。',
    '我的好朋友叫林墨言，林墨言最爱画画。',
    '我们读了《三味书屋记》这篇短文。',
  ],
  find: (document) => {
    const suspects = document.sentences.flatMap((sentence) => suspectsIn(document, sentence))
    const characters = document.paragraphs.reduce((sum, { text }) => sum + text.length, 0)
    const sure = suspects.filter((suspect) => suspect.odds > sureOdds(suspect)).length
    const doubt = characters < SHORT_TEXT ? 0 : 1 - Math.min(1, (sure * 100) / characters / MANY)
    // A doubtful character is innocent in a clean essay, and wrong in one full of mistakes.
    return findingsOf(document, suspects.filter((suspect) => suspect.odds > LIKELY_ODDS + (sureOdds(suspect) - LIKELY_ODDS) * doubt))
  },
}

/** With the word that it stands in once it is put right. */
type Suspect = Misspelling & { sentence: Sentence; repaired: string; word: Word | null }

function sureOdds({ word, pair }: Suspect): number {
  return pair >= EVERYBODYS_PAIR || (word !== null && word.text.length >= LONG_WORD) ? SURE_LONG_ODDS : SURE_ODDS
}

function suspectsIn(document: Document, sentence: Sentence): Suspect[] {
  const paragraph = document.paragraphs[sentence.paragraph]
  if (paragraph === undefined) return []
  const ranges = protectedRanges(paragraph, sentence, document.names)
  const edits = findMisspellings(sentence.text, document.tables, {
    names: document.names,
    isProtected: (position) => ranges.some(({ start, end }) => position + sentence.start >= start && position + sentence.start < end),
    leastOdds,
  })
  if (edits.length === 0) return []
  let repaired = sentence.text
  for (const { start, end, to } of edits) repaired = repaired.slice(0, start) + to + repaired.slice(end)
  const words = cutWords(repaired, document.tables, document.names)
  return edits
    .map((edit) => ({ ...edit, sentence, repaired, word: words.find((word) => word.start <= edit.start && word.end >= edit.end) ?? null }))
    .filter((suspect) => !isOwnName(document, suspect))
}

/**
 * Whom 他 or 她 means, the sentence alone does not say; 的地得 have a rule of their own. A word that is in the dictionary is only doubted
 * where writers are known to mix it up.
 */
function leastOdds({ group, pair, isWord }: Edit): number {
  return group === PRONOUNS || group === PARTICLES || (isWord && pair === 0) ? Infinity : LIKELY_ODDS
}

const NAME_TAG = /^(?:nr|ns|nt|nz)/

/** A name that the dictionary does not know is not to be “put right” into one that it knows, nor a word of the pupil's own into another. */
function isOwnName(document: Document, { start, pair, sentence, word }: Suspect): boolean {
  if (pair >= EVERYBODYS_PAIR) return false
  const before = sentence.words.findLast(({ end }) => end <= sentence.start + start)
  if (pair === 0 && before !== undefined && before.end === sentence.start + start && SURNAMES.has(before.text)) return true
  if (word === null || word.text.length < 2) return false
  if (NAME_TAG.test(word.tag) && (word.tag !== 'nr' || SURNAMES.has(word.text.charAt(0)))) return true
  const written = sentence.text.slice(word.start, word.end)
  let times = 0
  for (const paragraph of document.paragraphs) times += paragraph.text.split(written).length - 1
  return times >= OWN_WORD
}

/** One finding for each word that is put right: the word teaches more than the character alone. */
function findingsOf(document: Document, suspects: readonly Suspect[]): Finding[] {
  const findings: Finding[] = []
  for (const { sentence, repaired, word, ...edit } of suspects) {
    const range = word !== null && word.text.length <= LONGEST_QUOTE ? word : edit
    const start = sentence.start + range.start
    const end = sentence.start + range.end
    if (findings.some((finding) => finding.paragraph === sentence.paragraph && finding.start < end && finding.end > start)) continue
    const suggestion = repaired.slice(range.start, range.end)
    findings.push({ paragraph: sentence.paragraph, start, end, suggestion, explanation: explain(document.tables, sentence.text.slice(edit.start, edit.end), edit.to, suggestion) })
  }
  return findings
}

const LONGEST_QUOTE = 5

const reasons = new Map(CONFUSIONS.flatMap(({ why, pairs }) => pairs.flatMap((pair) => {
  const [wrong = '', right = ''] = pair.split('→')
  if (wrong.length !== right.length) return []
  return [...wrong].flatMap((unit, at) => (unit === right[at] ? [] : [[unit + right.charAt(at), why] as const]))
})))

function explain(tables: Tables, wrong: string, right: string, word: string): string {
  const reason = reasons.get(wrong + right)
  if (reason !== undefined && [...wrong, ...right].every((unit) => reason.includes(unit))) return reason
  const asks = word.length > 1 ? `这里想写的是“${word}”吧？` : `这里想写的是“${right}”吧？`
  if (wrong.length > 1) return `${asks}听着一样，字却不同，写完读一读，想想每个字的意思。`
  const kind = kindOf(tables, wrong.charCodeAt(0), right.charCodeAt(0))
  if (kind & LOOKS_ALIKE) return `${asks}“${wrong}”和“${right}”样子很像，看清偏旁再下笔。`
  if ((kind & SOUND_BITS) <= SAME_SYLLABLE) return `${asks}“${wrong}”和“${right}”读音相近，意思不同，各组一个词比一比。`
  return `${asks}“${wrong}”和“${right}”容易弄混，各组一个词比一比。`
}

function kindOf({ characters }: Tables, from: number, to: number): number {
  for (let place = characters.first[from - FIRST_UNIT] ?? 0; place < (characters.first[from - FIRST_UNIT + 1] ?? 0); place += 1) {
    if (characters.units[place] === to) return characters.kinds[place] ?? 0
  }
  return SOUND_BITS
}
