/**
 * What is counted in an essay before anything is judged. Measured on the text as it reads with its
 * marked faults repaired, so that a fault costs its own deduction and nothing else, and repairing
 * one can never cost a point.
 */
import { findGenre, type GenreFamily } from '@zhupi/contract/terms/genres.ts'
import { stageOf, type Stage } from '@zhupi/contract/terms/stages.ts'
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { ACTIONS } from '../lexicon/actions.ts'
import { EVIDENCE, LINKS, REASONING, SEQUENCE } from '../lexicon/connectives.ts'
import { CUES_OF_A_FIT, GENRE_CUES, TELLING, ARGUING } from '../lexicon/genreCues.ts'
import { HARMFUL } from '../lexicon/harmful.ts'
import { COMPARED, EXAMPLE, QUANTITY } from '../lexicon/strengthPatterns.ts'
import { FEELINGS, NAMED_FEELINGS, REFLECTION, THOUGHTS } from '../lexicon/mind.ts'
import { SENSES } from '../lexicon/senses.ts'
import { LISTING, CLICHES } from '../lexicon/cliches.ts'
import { countHan, countWords, distinctWords, shareOf } from '../text/characters.ts'
import { READING_LIMIT, type Document } from '../text/document.ts'
import { readStructure, type Structure } from '../text/structure.ts'
import type { Essay, Mark } from '../types.ts'
import { ramp } from './curves.ts'
import { countCounterViews } from './counterViews.ts'
import { definesOne } from './definesOne.ts'
import { countFaults, type Faults } from './faultCounts.ts'
import { expectedCharacters, isLengthAsked } from './expectedLength.ts'
import { measureValidity, type Validity } from './validity.ts'
import { measureLanguage, type Language } from './language.ts'
import { marksUsedIn, runOnShare } from './punctuation.ts'
import { countFourCharacterWords, countPhrases } from './phrases.ts'
import { measureFreshness, type Freshness } from './freshness.ts'
import { countStockExamples, type StockCounts } from './stockExamples.ts'
import { measureTopic, type Topic } from './topic.ts'
import type { WithoutBorrowed } from './withoutBorrowed.ts'
import { regex } from '../text/multiline.ts'

export type Features = {
  stage: Stage
  gradeLevel: number
  family: GenreFamily
  hasTitle: boolean
  /** After repair: what the length rules count. */
  characters: number
  /** As handed in: the length that the pupil is shown. */
  written: number
  /** Characters that the grade or the task asks for. */
  expected: number
  /** The task says how long; otherwise the grade does. */
  isLengthAsked: boolean
  /** characters / expected, copied and repeated stretches left out. */
  fullness: number
  paragraphs: number
  sentences: number
  /** Chinese characters per sentence. */
  meanSentence: number
  /** Standard deviation of sentence lengths over their mean. */
  sentenceVariety: number
  /** Punctuation marks per Chinese character; ordinary prose has about one to eight. */
  punctuated: number
  /** Sentences of more than 80 characters. */
  overlong: number
  /**
   * The same by degrees: a sentence of 60 characters counts nothing, one of 140 and more counts
   * one.
   */
  longWinded: number
  /**
   * Distinct Chinese characters over the square root of all: 7 is poor, 10 good, whatever the
   * length.
   */
  vocabulary: number
  links: number
  sequence: number
  sequenceRate: number
  reasoning: number
  evidence: number
  dialogues: number
  senses: number
  actions: number
  thoughts: number
  feelings: number
  namedFeelings: number
  reflection: number
  similes: number
  /** All that a reader would call 比喻: similes, events that are likened, metaphors. */
  likenings: number
  parallelisms: number
  questions: number
  exclamations: number
  /** Works or words of others, in 《》 or quotation marks, that are no dialogue. */
  citations: number
  /** Reduplications and four-character phrases: 高高兴兴, 一……一……. */
  phrases: number
  /** Those, and the idioms of the dictionary: what a report may say of them. */
  fourCharacterWords: number
  /**
   * Words that tie clauses together, words of reasoning, words of understanding: per 100 Chinese
   * characters.
   */
  linkRate: number
  reasonRate: number
  reflectionRate: number
  feelingRate: number
  /** Cliches per 100 Chinese characters; a plain text has none. */
  clicheRate: number
  cliches: string[]
  /** Words that list one thing after another, per 100 Chinese characters. */
  listingRate: number
  /** Numbers with their units, comparisons and cases, as explanations use them. */
  facts: number
  /** Words that hurt people. */
  harmful: string[]
  /** How densely the cue words of the genre's family stand, at most 1. */
  genreCues: number
  /** Sentences that let another view speak (scoring/counterViews). */
  counterViews: number
  /** It says of a word that it is about what that is, or what it is not. */
  defines: boolean
  /** How much more it tells than it argues: words of either per 100 characters. */
  telling: number
  structure: Structure
  language: Language
  /** Paragraphs that say word for word what another one said. */
  repeatedParagraphs: number
  topic: Topic
  freshness: Freshness
  /** Sentences that would close any essay, and sentences of the task's own. */
  slogans: number
  copiedSentences: number
  /** Share of the text in sentences that should have ended long before, 0–1. */
  runOn: number
  /** Sorts of marks beside comma and full stop. */
  marksUsed: number
  validity: Validity
  faults: Faults
} & StockCounts

/** A verse, a saying or an inscription in quotation marks is nobody's speech, nor is “嗖”地一拉. */
const SPEECH = regex('g')`
  (?<!(?:诗|诗句|词|名言|人云|谚语|俗话说|常言道|写道|写着|题为)[：:，,]\s*)(?:(?<=[：:，,]\s*)
  [“"「](?![^”"」]{1,6}[”"」](?:的?一[声拉下]|[地的]))[^”"」]+|“[^”]+[。！？，…]”)
`
/** Dots end a sentence at a paragraph's end alone; a reader takes breath at all of them. */
const BREATH = /……(?![，。！？；：”’」』])/

const FACTS = new RegExp(
  [QUANTITY, COMPARED, EXAMPLE].map((pattern) => pattern.source).join('|'),
  'g',
)

const LIKENINGS = new Set(['simile', 'likened-event', 'metaphor'])

export function isLikening({ ruleId }: Mark): boolean {
  return LIKENINGS.has(ruleId)
}

/**
 * `document` and `marks` are of the repaired text without repeats (scoring/withoutRepeats), the
 * rest as it says.
 */
export type Given = {
  essay: Essay
  document: Document
  marks: readonly Mark[]
  /** Of the text as handed in. */
  marksAsWritten: readonly Mark[]
  /** The repaired text with its repeats, in which copying and padding are measured. */
  wholeText: string
  repeatedParagraphs: number
  borrowed: Pick<WithoutBorrowed, 'slogans' | 'copied' | 'copiedHan'>
  /** Length and paragraphs as handed in. */
  written: number
  paragraphs: number
}

export function measure(given: Given): Features {
  const { essay, document, wholeText } = given
  const text = document.paragraphs
    .map((paragraph) => paragraph.text)
    .join('\n')
    .slice(0, READING_LIMIT)
  const stage = stageOf(essay.gradeLevel)
  const family = findGenre(essay.genre)?.family ?? 'any'
  const validity = measureValidity(
    essay,
    wholeText.slice(0, READING_LIMIT),
    text,
    family,
    document.tables,
  )
  const expected = expectedCharacters(essay)
  const structure = readStructure(document, stage === 'elementary', essay.title)
  return {
    stage,
    gradeLevel: essay.gradeLevel,
    family,
    hasTitle: essay.title.trim() !== '',
    characters: countCharacters(wholeText) - given.borrowed.copiedHan,
    written: given.written,
    expected,
    isLengthAsked: isLengthAsked(essay),
    fullness: shareOf(countCharacters(text) * (1 - validity.copied), expected),
    paragraphs: given.paragraphs,
    ...sentenceFeatures(document),
    ...wordFeatures(text),
    fourCharacterWords: countFourCharacterWords(document, text),
    ...rateFeatures(text, family),
    similes: given.marks.filter((mark) => mark.ruleId === 'simile').length,
    likenings: given.marks.filter(isLikening).length,
    parallelisms: given.marks.filter((mark) => mark.ruleId === 'parallelism').length,
    counterViews: countCounterViews(document),
    structure,
    defines: definesOne(text, structure.centre, essay.title),
    language: measureLanguage(document, text),
    repeatedParagraphs: given.repeatedParagraphs,
    topic: measureTopic(essay, text, document.tables),
    freshness: measureFreshness(text, document.tables),
    slogans: given.borrowed.slogans,
    copiedSentences: given.borrowed.copied,
    ...countStockExamples(text),
    runOn: runOnShare(document),
    marksUsed: marksUsedIn(text),
    validity,
    faults: countFaults(given.marksAsWritten),
  }
}

function sentenceFeatures(document: Document) {
  const lengths = document.sentences
    .flatMap((sentence) => sentence.text.split(BREATH))
    .map(countHan)
    .filter((length) => length > 0)
  const mean = shareOf(
    lengths.reduce((sum, length) => sum + length, 0),
    lengths.length,
  )
  const spread = Math.sqrt(
    shareOf(
      lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0),
      lengths.length,
    ),
  )
  return {
    sentences: document.sentences.length,
    meanSentence: mean,
    sentenceVariety: shareOf(spread, mean),
    overlong: lengths.filter((length) => length > 80).length,
    longWinded: lengths.reduce((sum, length) => sum + ramp(length, 60, 140), 0),
  }
}

/** What is counted in the text, each word once. */
function wordFeatures(text: string) {
  const dialogues = countWords(text, SPEECH)
  const quotes = countWords(text, /《[^》]+》|“[^”]{2,}”/g)
  return {
    vocabulary: shareOf(
      new Set(text.match(/\p{Script=Han}/gu) ?? []).size,
      Math.sqrt(countHan(text)),
    ),
    links: distinctWords(text, LINKS).length,
    sequence: distinctWords(text, SEQUENCE).length,
    reasoning: distinctWords(text, REASONING).length,
    evidence: distinctWords(text, EVIDENCE).length,
    dialogues,
    senses: distinctWords(text, SENSES).length,
    actions: distinctWords(text, ACTIONS).length,
    thoughts: distinctWords(text, THOUGHTS).length,
    feelings: distinctWords(text, FEELINGS).length,
    namedFeelings: distinctWords(text, NAMED_FEELINGS).length,
    reflection: distinctWords(text, REFLECTION).length,
    questions: countWords(text, /[？?]/g),
    exclamations: countWords(text, /[！!]/g),
    citations: Math.max(0, quotes - dialogues),
    phrases: countPhrases(text),
    cliches: distinctWords(text, CLICHES),
    facts: countWords(text, FACTS),
    harmful: distinctWords(text, HARMFUL),
  }
}

/** What is counted per Chinese character, or per 100 of them. */
function rateFeatures(text: string, family: GenreFamily) {
  const han = countHan(text)
  const rate = (words: RegExp) => shareOf(countWords(text, words) * 100, han)
  return {
    punctuated: shareOf(countWords(text, /[，。！？、；：,.!?;:…—\n]/g), han),
    sequenceRate: rate(SEQUENCE),
    linkRate: rate(LINKS),
    reasonRate: rate(REASONING),
    reflectionRate: rate(REFLECTION),
    feelingRate: rate(NAMED_FEELINGS),
    clicheRate: rate(CLICHES),
    listingRate: rate(LISTING),
    genreCues: family === 'any' ? 1 : Math.min(1, rate(GENRE_CUES[family]) / CUES_OF_A_FIT[family]),
    telling: rate(TELLING) - rate(ARGUING),
  }
}
