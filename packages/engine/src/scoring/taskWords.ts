/** The words by which a task names its topic. */
import { FILLER_WORDS } from '../lexicon/fillerWords.ts'
import { STOP_WORDS } from '../lexicon/stopWords.ts'
import { TASK_FORMULAS } from '../lexicon/taskFormulas.ts'
import { tagOf, type Tables } from '../tables.ts'
import { cutWords } from '../text/words.ts'
import type { Essay } from '../types.ts'

export type TaskWords = {
  /** Of the task's title, or in quotation marks; without a task, of the essay's own title. */
  named: string[]
  /** The other words of the requirement. */
  asked: string[]
  /** The requirement sets something in quotation marks. */
  hasQuoted: boolean
}

const LONGEST_KEY = 4 // characters; a longer phrase is taken by its words
const READ = 2000 // UTF-16 units of a requirement
/** Tags of pronouns, numerals, measures, adverbs and other function words. */
const FUNCTION_WORD_TAGS = new Set([
  'r',
  'm',
  'q',
  'd',
  'c',
  'p',
  'f',
  'y',
  'e',
  'uj',
  'ul',
  'ud',
  'uv',
  'uz',
  'ug',
])
/** Characters that two titles may share by chance. */
export const EVERYWHERE =
  '大小长高上下中好天生时年里外出来去老新美子家国心日月水手头记写看最多少前后事物地方人'

export function readTask({ task, title }: Essay, tables: Tables): TaskWords {
  const titleWords = [...wordsOf(task.title, tables), ...thingsOf(task.title, tables)]
  const quoted = quotedIn(task.requirement).flatMap((phrase) =>
    phrase.length > LONGEST_KEY ? wordsOf(phrase, tables) : [phrase],
  )
  const ownWords = task.title === '' && task.requirement === '' ? wordsOf(title, tables) : []
  const named = [...new Set([...titleWords, ...quoted, ...ownWords])]
  return {
    named,
    asked: wordsOf(task.requirement, tables).filter((word) => !named.includes(word)),
    hasQuoted: quoted.length > 0,
  }
}

/**
 * What a requirement sets in quotation marks is what it is about: “快”与“慢”. A single character
 * counts when the essay keeps coming back to it.
 */
function quotedIn(requirement: string): string[] {
  return [...requirement.matchAll(/“([\u3400-\u9fff]{1,8})”/g)].flatMap((match) =>
    match[1] === undefined ? [] : [match[1]],
  )
}

/** What a title of the pupil's own is about. */
export function titleWords(title: string, tables: Tables): string[] {
  return wordsOf(title, tables)
}

/** 炒鸡蛋 of a title is taken up by an essay that 炒一盘鸡蛋. */
export function asWritten(word: string, text: string, tables: Tables): string {
  const thing = word.slice(-2)
  const isApart = word.length > 2 && !text.includes(word) && text.includes(thing)
  return isApart && tagOf(tables, thing).startsWith('n') ? thing : word
}

/** Words of a title that stand in a text, formulas too; none that only help others along. */
export function wordsSaid(title: string, text: string, tables: Tables): string[] {
  return [
    ...new Set(
      cutWords(title.slice(0, READ), tables)
        .filter(({ text: word, tag }) => word.length > 1 && !FUNCTION_WORD_TAGS.has(tag))
        .map(({ text: word }) => word)
        .filter((word) => /^[\u3400-\u9fff]+$/.test(word) && text.includes(word)),
    ),
  ]
}

/** 一道菜, 那束光: a title's noun of one character. */
function thingsOf(title: string, tables: Tables): string[] {
  return cutWords(title.slice(0, READ).replaceAll(OF_THE_LESSON, ''), tables)
    .filter(({ text, tag }) => text.length === 1 && tag === 'n' && !EVERYWHERE.includes(text))
    .map(({ text }) => text)
}

/** 看图写话 is about no 图, and 学写倡议书 about no 学. */
const OF_THE_LESSON = /看图写话|看图|写话|学写/g

/** 那盏灯 is cut as 那 and 盏灯, which is no word of the title's. */
function withoutMeasure(title: string, word: string): string {
  return MEASURED.test(word) && /[这那一几两每]$/.test(title.slice(0, title.indexOf(word)))
    ? word.slice(1)
    : word
}
const MEASURED = /^[盏把条双张扇棵朵件本封支座只块场阵碗杯束道幅顶副串株枝][\u3400-\u9fff]{1,2}$/

/** Words that carry the topic, the formulas of tasks taken out. */
function wordsOf(text: string, tables: Tables): string[] {
  // 这儿真美 is about no 这儿; 那一刻 is a moment of its own.
  const words = cutWords(text.slice(0, READ), tables)
    .filter(({ text: word, tag }) => word.length > 2 || !FUNCTION_WORD_TAGS.has(tag))
    // 角落里 is met by 角落.
    .map((word) =>
      withoutMeasure(text, word.text).replace(/(?<=^[\u3400-\u9fff]{2})[里上中下]$/, ''),
    )
  return [
    ...new Set(
      words.filter(
        (word) =>
          /^[\u3400-\u9fff]{2,}$/.test(word) &&
          !TASK_FORMULAS.has(word) &&
          !STOP_WORDS.has(word) &&
          !FILLER_WORDS.has(word) &&
          !/^[也就都很不还要会能可去来]/.test(word),
      ),
    ),
  ]
}
