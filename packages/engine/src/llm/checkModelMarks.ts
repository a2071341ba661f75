/**
 * What a model marks counts only where the engine's own reading bears it out: the smallest edit, at
 * one place, in the pupil's own words, after which the sentence reads better. Nothing that passes is
 * deducted: each is a query. See docs/decisions/language-model.md.
 */
import { FIRST_UNIT } from '../tables/characters.ts'
import type { Tables } from '../tables.ts'
import { isOrder } from '../scoring/promptInjection.ts'
import { costOfText } from '../text/likeliestWords.ts'
import {
  spanOf,
  type Document,
  type Paragraph,
  type Range,
  type Sentence,
} from '../text/document.ts'
import { cutWords } from '../text/words.ts'
import type { Mark } from '../types.ts'
import { MASKED } from './masked.ts'
import type { ModelFault, ModelMark, Refused } from './modelAnswer.ts'

/** Characters that go and characters that come; a pattern that is mixed up needs some of both. */
const REMOVED_MAX = 6
const INSERTED_MAX = 4
const SHARE_OF_SENTENCE_MAX = 1 / 3
/** How much less surprising the sentence must be with the edit, in nats. Source: ours. */
const GAIN_MIN = 2
/**
 * Either of them may stand nearly anywhere, and the commoner one is always likelier: the table bears
 * out no change among them. The engine's own rules weigh what stands around.
 */
const COMMON = /^[的地得了着过在再他她它那哪带戴做作像象]*$/u
const NAMES = /^n[rstz]/
const THINGS = /^(?:n|t$|m$|s$)/
/** 小红, 阿明: whom a dictionary does not know. */
const CALLED = /[小阿老]\p{Script=Han}/gu
const HAN = /^\p{Script=Han}*$/u
const MARKS_MAX = 12

const LABEL = '查一查'

type Edit = Range & { inserted: string }

/**
 * `asked`: the paragraphs as the model read them, character by character as long as the essay's,
 * with MASKED where a name stood. `marked`: where nothing is marked again.
 */
export function checkModelMarks(
  document: Document,
  asked: readonly string[],
  marked: readonly Mark[],
  said: readonly ModelMark[],
): { marks: Mark[]; refused: Refused } {
  const refused: Refused = {}
  const marks: Mark[] = []
  for (const each of said) {
    const checked = checkMark(document, asked, [...marked, ...marks], each)
    if (typeof checked === 'string') refused[checked] = (refused[checked] ?? 0) + 1
    else if (marks.length < MARKS_MAX) marks.push(checked)
  }
  marks.sort((a, b) => a.paragraph - b.paragraph || a.start - b.start)
  return { marks, refused }
}

function checkMark(
  document: Document,
  asked: readonly string[],
  marked: readonly Mark[],
  said: ModelMark,
): Mark | ModelFault {
  const paragraph = document.paragraphs[said.paragraph - 1]
  const read = asked[said.paragraph - 1] ?? ''
  const sentences = (paragraph?.sentences ?? []).filter(
    ({ start, end }) => read.slice(start, end) === said.sentence.trim(),
  )
  const [sentence] = sentences
  if (paragraph === undefined || sentence === undefined || sentences.length > 1) return 'place'
  const edit = smallestEdit({ start: sentence.start, text: said.sentence.trim() }, said)
  if (edit === undefined) return 'place'
  if (read.slice(edit.start, edit.end).includes(MASKED)) return 'guarded'
  // An order to the grader is no sentence of the essay's to be mended.
  if (isOrder(sentence.text)) return 'guarded'
  const { tables } = document
  const fault =
    faultOfSize(sentence, edit) ??
    faultOfPlace(document, paragraph, marked, edit) ??
    faultOfWords(document, tables, sentence, edit) ??
    faultOfReading(tables, sentence, edit)
  if (fault !== undefined) return fault
  return {
    ...spanOf(paragraph, edit),
    kind: 'query',
    ruleId: `model-${said.kind}`,
    label: LABEL,
    suggestion: edit.inserted,
    explanation: explain(paragraph.text.slice(edit.start, edit.end), edit.inserted),
  }
}

/** Without what stands on both sides alike; an insertion takes its left neighbour along. */
function smallestEdit(
  sentence: Pick<Sentence, 'start' | 'text'>,
  { wrong, right }: ModelMark,
): Edit | undefined {
  const at = sentence.text.indexOf(wrong)
  if (wrong === '' || wrong === right || at < 0) return undefined
  if (sentence.text.includes(wrong, at + 1)) return undefined
  let before = 0
  while (before < Math.min(wrong.length, right.length) && wrong[before] === right[before])
    before += 1
  let after = 0
  while (
    after < Math.min(wrong.length, right.length) - before &&
    wrong.at(-1 - after) === right.at(-1 - after)
  )
    after += 1
  if (before + after === wrong.length) {
    // Nothing goes: what comes is shown with the character that it follows, or precedes.
    if (before > 0) before -= 1
    else after -= 1
  }
  const start = sentence.start + at + before
  return {
    start,
    end: start + wrong.length - before - after,
    inserted: right.slice(before, right.length - after),
  }
}

function faultOfSize({ text }: Sentence, { start, end, inserted }: Edit): ModelFault | undefined {
  const removed = end - start
  if (removed > REMOVED_MAX || inserted.length > Math.max(INSERTED_MAX, removed)) return 'rewrites'
  return Math.max(removed, inserted.length) > Math.max(2, text.length * SHARE_OF_SENTENCE_MAX)
    ? 'rewrites'
    : undefined
}

function faultOfPlace(
  { names }: Document,
  paragraph: Paragraph,
  marked: readonly Mark[],
  edit: Edit,
): ModelFault | undefined {
  const touches = ({ start, end }: Range) => edit.start < end && edit.end > start
  if (paragraph.quoted.some(touches)) return 'guarded'
  for (const name of names) {
    for (let at = paragraph.text.indexOf(name); at >= 0; at = paragraph.text.indexOf(name, at + 1))
      if (touches({ start: at, end: at + name.length })) return 'guarded'
  }
  return marked.some((mark) => mark.paragraph === paragraph.index && touches(mark))
    ? 'marked'
    : undefined
}

/** What comes in is made of characters, and brings in nobody and nothing that the essay lacks. */
function faultOfWords(
  { paragraphs, names }: Document,
  tables: Tables,
  sentence: Sentence,
  edit: Edit,
): ModelFault | undefined {
  if (!HAN.test(edit.inserted)) return 'invented'
  const at = edit.start - sentence.start
  const corrected = withEdit(sentence, edit)
  const isInEssay = (word: string) => paragraphs.some(({ text }) => text.includes(word))
  if ([...edit.inserted.matchAll(CALLED)].some(([called]) => !isInEssay(called))) return 'invented'
  const isInvented = cutWords(corrected, tables, names).some((word) => {
    if (word.start >= at + edit.inserted.length || word.end <= at) return false
    if (isInEssay(word.text)) return false
    if (NAMES.test(word.tag)) return true
    // 蓝子 → 篮子 is the same thing, spelt right.
    const written = sentence.text.slice(at, edit.end - sentence.start)
    return THINGS.test(word.tag) && !isSpelling(tables, written, edit.inserted)
  })
  return isInvented ? 'invented' : undefined
}

/** Each character that changes sounds or looks like the one in its place. */
function isSpelling({ characters: { first, units } }: Tables, written: string, right: string) {
  return (
    written.length === right.length &&
    [...written].every((character, at) => {
      if (character === right[at]) return true
      const place = character.charCodeAt(0) - FIRST_UNIT
      const wanted = right.charCodeAt(at)
      return units.subarray(first[place] ?? 0, first[place + 1] ?? 0).includes(wanted)
    })
  )
}

function faultOfReading(tables: Tables, sentence: Sentence, edit: Edit): ModelFault | undefined {
  const gone = sentence.text.slice(edit.start - sentence.start, edit.end - sentence.start)
  if (COMMON.test(gone) && COMMON.test(edit.inserted)) return 'unconfirmed'
  const written = costOf(sentence.text, tables)
  const corrected = costOf(withEdit(sentence, edit), tables)
  if (written.total - corrected.total < GAIN_MIN) return 'unconfirmed'
  // Leaving out anything makes a sentence cheaper: what is left must be likelier by the character.
  return corrected.mean < written.mean ? undefined : 'unconfirmed'
}

function withEdit({ text, start }: Sentence, edit: Edit): string {
  return text.slice(0, edit.start - start) + edit.inserted + text.slice(edit.end - start)
}

function costOf(text: string, tables: Tables): { total: number; mean: number } {
  const total = costOfText(text, tables)
  return { total, mean: text.length === 0 ? 0 : total / text.length }
}

/** Ours: what a model says of a mark is read by nobody. */
function explain(quote: string, inserted: string): string {
  return inserted === ''
    ? `少了“${quote}”，句子会不会更顺？读一读，再决定。`
    : `“${quote}”换成“${inserted}”，会不会更顺？读一读，再决定。`
}
