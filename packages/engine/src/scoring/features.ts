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
import { GENRE_CUES } from '../lexicon/genreCues.ts'
import { HARMFUL } from '../lexicon/harmful.ts'
import { COMPARED, EXAMPLE, QUANTITY } from '../lexicon/strengthPatterns.ts'
import { FEELINGS, REFLECTION, THOUGHTS } from '../lexicon/mind.ts'
import { SENSES } from '../lexicon/senses.ts'
import { LISTING, CLICHES } from '../lexicon/cliches.ts'
import { areaOf } from '../rules/findMarks.ts'
import { countHan, countWords, distinctWords, shareOf } from '../text/characters.ts'
import { READING_LIMIT, type Document } from '../text/document.ts'
import { readStructure, type Structure } from '../text/structure.ts'
import type { Essay, Mark } from '../types.ts'
import { expectedCharacters, isLengthAsked } from './expectedLength.ts'
import { measureValidity, type Validity } from './validity.ts'
import { measureLanguage, type Language } from './language.ts'
import { measureTopic, type Topic } from './topic.ts'
import { regex } from '../text/multiline.ts'

export type Faults = {
  /** WithoutRepeats wrong words: a repeated one counts once (domain facts §4.5). */
  typos: number
  grammar: number
  punctuation: number
}

export type Features = {
  stage: Stage
  gradeLevel: number
  family: GenreFamily
  hasTitle: boolean
  /** After repair: what the length rules count. */
  characters: number
  /** As handed in: what the pupil is told. */
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
   * WithoutRepeats Chinese characters over the square root of all: 7 is poor, 10 good, whatever the
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
  reflection: number
  similes: number
  parallelisms: number
  questions: number
  exclamations: number
  /** Works or words of others, in 《》 or quotation marks, that are no dialogue. */
  citations: number
  /** Reduplications and four-character phrases: 高高兴兴, 一……一……. */
  phrases: number
  /**
   * Words that tie clauses together, words of reasoning, words of understanding: per 100 Chinese
   * characters.
   */
  linkRate: number
  reasonRate: number
  reflectionRate: number
  feelingRate: number
  /** Ready-made phrases per 100 Chinese characters; a plain text has none. */
  clicheRate: number
  cliches: string[]
  /** Words that list one thing after another, per 100 Chinese characters. */
  listingRate: number
  /** Numbers with their units, comparisons and cases, as explanations use them. */
  facts: number
  /** Words that hurt people. */
  harmful: string[]
  /** How densely the family's cue words stand, at most 1. */
  genreCues: number
  structure: Structure
  language: Language
  /** Paragraphs that say word for word what another one said. */
  repeatedParagraphs: number
  topic: Topic
  validity: Validity
  faults: Faults
}

/** A verse, a saying or an inscription in quotation marks is nobody's speech. */
const SPEECH = regex('g')`
  (?<!(?:诗|诗句|词|名言|人云|谚语|俗话说|常言道|写道|写着|题为)[：:，,]\s*)(?:(?<=[：:，,]\s*)
  [“"「][^”"」]+|“[^”]+[。！？，…]”)
`
/** Dots end a sentence at a paragraph's end alone; a reader takes breath at all of them. */
const BREATH = /……(?![，。！？；：”’」』])/
const PHRASE = regex('g')`
  ([一-龥])\1([一-龥])\2|[一不无千万百四五七][一-龥][一不无千万百四五七八][一-龥]|([一-龥])
  (?<![妈爸爷奶哥姐弟妹叔伯舅姑婆公太宝娃星])\3的
`

const FACTS = new RegExp(
  [QUANTITY, COMPARED, EXAMPLE].map((pattern) => pattern.source).join('|'),
  'g',
)

/**
 * What the measuring needs: `document` and `marks` of the repaired text without repeats
 * (scoring/distinct), the rest as it says.
 */
export type Given = {
  essay: Essay
  document: Document
  marks: readonly Mark[]
  /** Faults of the text as handed in. */
  faultMarks: readonly Mark[]
  /** The repaired text with its repeats, for what is said of copying and padding. */
  wholeText: string
  repeatedParagraphs: number
  /** Length and paragraphs as handed in. */
  written: number
  paragraphs: number
}

export function measure({
  essay,
  document,
  marks,
  faultMarks,
  wholeText,
  repeatedParagraphs,
  written,
  paragraphs,
}: Given): Features {
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
  const han = countHan(text)
  const dialogues = countWords(text, SPEECH)
  const quotes = countWords(text, /《[^》]+》|“[^”]{2,}”/g)
  const questions = countWords(text, /[？?]/g)
  const exclamations = countWords(text, /[！!]/g)
  const cues = family === 'any' ? undefined : GENRE_CUES[family]
  const rate = (words: RegExp) => shareOf(countWords(text, words) * 100, han)
  return {
    stage,
    gradeLevel: essay.gradeLevel,
    family,
    hasTitle: essay.title.trim() !== '',
    characters: countCharacters(wholeText),
    written,
    expected,
    isLengthAsked: isLengthAsked(essay),
    fullness: shareOf(countCharacters(text) * (1 - validity.copied), expected),
    paragraphs,
    sentences: document.sentences.length,
    meanSentence: mean,
    sentenceVariety: shareOf(spread, mean),
    punctuated: shareOf(countWords(text, /[，。！？、；：,.!?;:…—\n]/g), han),
    overlong: lengths.filter((length) => length > 80).length,
    longWinded: lengths.reduce(
      (sum, length) => sum + Math.min(1, Math.max(0, (length - 60) / 80)),
      0,
    ),
    vocabulary: shareOf(new Set(text.match(/\p{Script=Han}/gu) ?? []).size, Math.sqrt(han)),
    links: distinctWords(text, LINKS).length,
    sequence: distinctWords(text, SEQUENCE).length,
    sequenceRate: rate(SEQUENCE),
    reasoning: distinctWords(text, REASONING).length,
    evidence: distinctWords(text, EVIDENCE).length,
    dialogues,
    senses: distinctWords(text, SENSES).length,
    actions: distinctWords(text, ACTIONS).length,
    thoughts: distinctWords(text, THOUGHTS).length,
    feelings: distinctWords(text, FEELINGS).length,
    reflection: distinctWords(text, REFLECTION).length,
    similes: marks.filter((mark) => mark.ruleId === 'simile').length,
    parallelisms: marks.filter((mark) => mark.ruleId === 'parallelism').length,
    questions,
    exclamations,
    citations: Math.max(0, quotes - dialogues),
    phrases: distinctWords(text, PHRASE).length,
    linkRate: rate(LINKS),
    reasonRate: rate(REASONING),
    reflectionRate: rate(REFLECTION),
    feelingRate: rate(FEELINGS),
    clicheRate: rate(CLICHES),
    cliches: distinctWords(text, CLICHES),
    listingRate: rate(LISTING),
    facts: countWords(text, FACTS),
    harmful: distinctWords(text, HARMFUL),
    genreCues:
      cues === undefined || family === 'any' ? 1 : Math.min(1, rate(cues) / CUES_OF_A_FIT[family]),
    structure: readStructure(document, stage === 'elementary', essay.title),
    language: measureLanguage(document, text),
    repeatedParagraphs,
    topic: measureTopic(essay, text, document.tables),
    validity,
    faults: {
      typos: new Set(
        faultMarks.filter((mark) => areaOf(mark) === 'spelling').map((mark) => mark.quote),
      ).size,
      grammar: new Set(
        faultMarks.filter((mark) => areaOf(mark) === 'grammar').map((mark) => mark.quote),
      ).size,
      punctuation: faultMarks.filter((mark) => areaOf(mark) === 'punctuation').length,
    },
  }
}

/**
 * Cue words per 100 characters that the plainest of our well-fitting essays (corpus/) show. More of
 * them make no better fit.
 */
const CUES_OF_A_FIT: Record<Exclude<GenreFamily, 'any'>, number> = {
  narrative: 3.5,
  descriptive: 1.6,
  expository: 0.6,
  argumentative: 1,
  practical: 2,
  imaginative: 1.4,
  response: 1.8,
  poetry: 2,
}
