/**
 * What is counted in an essay before anything is judged. Measured on the text as it reads with its marked faults repaired, so that a
 * fault costs its own deduction and nothing else, and repairing one can never cost a point.
 */
import { findGenre, type GenreFamily } from '@zhupi/contract/terms/genres.ts'
import { stageOf, type Stage } from '@zhupi/contract/terms/stages.ts'
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { ACTIONS } from '../lexicon/actions.ts'
import { EVIDENCE, LINKS, REASONING, SEQUENCE } from '../lexicon/connectives.ts'
import { GENRE_CUES } from '../lexicon/genreCues.ts'
import { HARMFUL } from '../lexicon/harmful.ts'
import { FEELINGS, REFLECTION, THOUGHTS } from '../lexicon/mind.ts'
import { SENSES } from '../lexicon/senses.ts'
import { areaOf } from '../rules/findMarks.ts'
import { chineseWords, countHan, countWords, distinctWords, shareOf } from '../text/characters.ts'
import type { Document } from '../text/document.ts'
import type { Essay, Mark } from '../types.ts'
import { expectedCharacters, isLengthAsked } from './expectation.ts'
import { measureHonesty, type Honesty } from './honesty.ts'
import { measureTopic, type Topic } from './topic.ts'

export type Faults = {
  /** Distinct wrong words: a repeated one counts once (domain facts §4.5). */
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
  /** Distinct Chinese characters over the square root of all: 7 is poor, 10 good, whatever the length. */
  vocabulary: number
  links: number
  sequence: number
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
  /** Words that hurt people. */
  harmful: string[]
  /** Share of the family's distinct cue words (at most 1) that the essay shows. */
  genreCues: number
  /** Two-character words that the first and the last paragraph share. */
  echoes: string[]
  /** Longest paragraph over all, 0–1. */
  longestShare: number
  /** The first paragraph, at most 60 units of it. */
  openingText: string
  topic: Topic
  honesty: Honesty
  faults: Faults
}

/** A verse, a saying or an inscription in quotation marks is nobody's speech. */
const SPEECH = /(?<!(?:诗|诗句|词|名言|人云|谚语|俗话说|常言道|写道|写着|题为)[：:，,]\s*)(?:(?<=[：:，,]\s*)[“"「][^”"」]+|“[^”]+[。！？，…]”)/g
const PHRASE = /([一-龥])\1([一-龥])\2|[一不无千万百四五七][一-龥][一不无千万百四五七八][一-龥]|([一-龥])(?<![妈爸爷奶哥姐弟妹叔伯舅姑婆公太宝娃星])\3的/g

export function measure(essay: Essay, document: Document, marks: readonly Mark[], faultMarks: readonly Mark[], written: number): Features {
  const text = document.paragraphs.map((paragraph) => paragraph.text).join('\n').slice(0, 20_000)
  const stage = stageOf(essay.gradeLevel)
  const family = findGenre(essay.genre)?.family ?? 'any'
  const characters = countCharacters(document.paragraphs.map((paragraph) => paragraph.text).join('\n'))
  const honesty = measureHonesty(essay, text, family)
  const expected = expectedCharacters(essay)
  const lengths = document.sentences.map((sentence) => countHan(sentence.text)).filter((length) => length > 0)
  const mean = shareOf(lengths.reduce((sum, length) => sum + length, 0), lengths.length)
  const spread = Math.sqrt(shareOf(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0), lengths.length))
  const han = countHan(text)
  const dialogues = countWords(text, SPEECH)
  const quotes = countWords(text, /《[^》]+》|“[^”]{2,}”/g)
  const cues = family === 'any' ? undefined : GENRE_CUES[family]
  return {
    stage,
    gradeLevel: essay.gradeLevel,
    family,
    hasTitle: essay.title.trim() !== '',
    characters,
    written,
    expected,
    isLengthAsked: isLengthAsked(essay),
    fullness: shareOf(characters * (1 - honesty.repeated) * (1 - honesty.copied), expected),
    paragraphs: document.paragraphs.length,
    sentences: document.sentences.length,
    meanSentence: mean,
    sentenceVariety: shareOf(spread, mean),
    punctuated: shareOf(countWords(text, /[，。！？、；：,.!?;:…—\n]/g), han),
    overlong: lengths.filter((length) => length > 80).length,
    vocabulary: shareOf(new Set(text.match(/\p{Script=Han}/gu) ?? []).size, Math.sqrt(han)),
    links: distinctWords(text, LINKS).length,
    sequence: distinctWords(text, SEQUENCE).length,
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
    questions: countWords(text, /[？?]/g),
    exclamations: countWords(text, /[！!]/g),
    citations: Math.max(0, quotes - dialogues),
    phrases: distinctWords(text, PHRASE).length,
    harmful: distinctWords(text, HARMFUL),
    genreCues: cues === undefined ? 1 : Math.min(1, distinctWords(text, cues).length / Math.min(CUES_FOR_FULL_FIT, Math.max(3, characters / 40))),
    echoes: echoesOf(document),
    longestShare: shareOf(Math.max(0, ...document.paragraphs.map((paragraph) => paragraph.text.length)), text.length),
    openingText: (document.paragraphs[0]?.text ?? '').slice(0, 60),
    topic: measureTopic(essay, text),
    honesty,
    faults: {
      typos: new Set(faultMarks.filter((mark) => areaOf(mark) === 'spelling').map((mark) => mark.quote)).size,
      grammar: faultMarks.filter((mark) => areaOf(mark) === 'grammar').length,
      punctuation: faultMarks.filter((mark) => areaOf(mark) === 'punctuation').length,
    },
  }
}

const CUES_FOR_FULL_FIT = 8
/** Words that any two paragraphs share. */
const HOLLOW = new Set('我的 你的 他的 她的 它的 我们 他们 她们 自己 一个 这个 那个 什么 怎么 没有 觉得 时候 因为 所以 但是 可是 如果 已经 还是 就是 不是 起来 出来 一样 一直 这样 那样 可以 知道 非常 十分 特别 许多 一些 真正 而是 不仅 之后 以后 以前 今天 现在 有些 这些 那些'.split(' '))
const ECHO_READ = 600 // UTF-16 units of each end

function echoesOf(document: Document): string[] {
  const first = document.paragraphs[0]
  const last = document.paragraphs.at(-1)
  if (first === undefined || last === undefined || first === last) return []
  const opening = new Set(chineseWords(first.text.slice(0, ECHO_READ)))
  return [...new Set(chineseWords(last.text.slice(-ECHO_READ)))].filter((word) => opening.has(word) && !HOLLOW.has(word) && !/[得了着过里]$/.test(word))
}
