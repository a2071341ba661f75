/**
 * What only looks like a wrong character, because the dictionary does not know it: names, and what
 * the essay is about.
 */
import { SURNAMES } from '../../lexicon/names.ts'
import { wordFrequency } from '../../tables.ts'
import type { Document, Sentence } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'
import type { Misspelling } from './model/findMisspellings.ts'

/** With the word that it stands in once it is put right. */
export type Suspect = Misspelling & {
  sentence: Sentence
  repaired: string
  word: Word | null
  /** By secondOpinion.ts. */
  second: number
}

/**
 * What a pupil writes this often, the same way each time, is a name or a word of their own; unless
 * everybody mixes it up.
 */
const OWN_WORD = 3
/** Seen eight times or more. */
export const EVERYBODYS_PAIR = 51

/**
 * The dictionary's tags are rough: it calls 普通 a name. Frequent words, and people's names of two
 * characters, do not count as names.
 */
const NAME_TAG = /^(?:nr|ns|nt|nz)/
const FREQUENT = 200
/** Of a character by itself: 锄, 瓜, 猫, but not 生, 花, 门. */
const SELDOM = 5_000

/**
 * A name that the dictionary does not know is not to be “put right” into one that it knows, nor a
 * word of the pupil's own into another.
 */
export function isOwnName(document: Document, suspect: Suspect): boolean {
  const { pair, sentence, word } = suspect
  if (isOwnWord(document, suspect) || playsOnTerm(document, suspect)) return true
  if (pair >= EVERYBODYS_PAIR) return false
  if (isOwnCharacter(document, suspect)) return true
  if (pair === 0 && standsBehindSurname(document, suspect)) return true
  if (isSurnameOfClause(document, suspect)) return true
  if (word === null || word.text.length < 2) return false
  if (
    isName(document, word) &&
    (pair === 0 || wordFrequency(document.tables, word.text) < FREQUENT)
  )
    return true
  const written = sentence.text.slice(word.start, word.end)
  return timesIn(document, written) >= OWN_WORD
}

/** 林墨; but not 连望 where 连忙 is meant, for hardly anybody is called 连. */
function standsBehindSurname({ tables }: Document, { start, sentence, word }: Suspect): boolean {
  const before = sentence.words.findLast(({ end }) => end <= sentence.start + start)
  if (before?.end !== sentence.start + start || !SURNAMES.has(before.text)) return false
  return !(
    word?.text.startsWith(before.text) === true &&
    !USUAL_SURNAMES.has(before.text) &&
    wordFrequency(tables, word.text) >= FREQUENT
  )
}

/** 宋涛跑得快: a surname that opens a clause, with a character behind it that makes no word with it. */
function isSurnameOfClause({ tables }: Document, { start, end, sentence }: Suspect): boolean {
  const { text } = sentence
  return (
    USUAL_SURNAMES.has(text.slice(start, end)) &&
    /(?:^|[，。！？；：“”])$/.test(text.slice(0, start)) &&
    /^[\u4e00-\u9fff]{1,2}(?:[在是的说和跟也都正又把被]|[跑走站坐笑画唱][着得了])/.test(
      text.slice(end),
    ) &&
    wordFrequency(tables, text, start, end + 1) === 0
  )
}

/** They stand in the order of how many bear them. */
const USUAL_SURNAMES: ReadonlySet<string> = new Set([...SURNAMES].slice(0, 100))

/** 外公作起木工来: what belongs to a word that runs through the essay is no part of another one. */
function isOwnWord(document: Document, { start, end, sentence }: Suspect): boolean {
  const own = sentence.words.find(
    (word) => word.start <= sentence.start + start && word.end >= sentence.start + end,
  )
  if (own === undefined || own.text.length < 2) return false
  return timesIn(document, own.text) >= OWN_WORD && wordFrequency(document.tables, own.text) > 0
}

/** 锄头, 锄草, 锄掉, 锄错: what the essay is about stands in many words of it. */
function isOwnCharacter(document: Document, { start, end, sentence }: Suspect): boolean {
  const own = sentence.text.slice(start, end)
  return (
    own.length === 1 &&
    timesIn(document, own) > OWN_WORD &&
    wordFrequency(document.tables, own) < SELDOM
  )
}

/** “百事通”也有不通的时候: a word that plays on one which the essay puts in quotation marks. */
function playsOnTerm(document: Document, { start, end, sentence, isWord }: Suspect): boolean {
  const written = sentence.text.slice(start, end)
  return (
    isWord &&
    document.paragraphs.some(({ text, quoted }) =>
      quoted.some((range) => {
        const term = text.slice(range.start + 1, range.end - 1)
        return term.length <= LONGEST_TERM && term.includes(written) && timesIn(document, term) > 1
      }),
    )
  )
}

const LONGEST_TERM = 4

function timesIn({ paragraphs }: Document, word: string): number {
  return paragraphs.reduce((sum, { text }) => sum + text.split(word).length - 1, 0)
}

function isName({ names }: Document, { text, tag }: Word): boolean {
  if (names.has(text)) return true
  return tag === 'nr' ? text.length === 3 && SURNAMES.has(text.charAt(0)) : NAME_TAG.test(tag)
}
