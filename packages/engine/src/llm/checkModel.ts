/** All that a model said of one essay, checked together: its words praise no place that it marked. */
import { readEssay } from '../scoring/examine.ts'
import { isOrder } from '../scoring/promptInjection.ts'
import type { Tables } from '../tables.ts'
import type { Essay, Mark } from '../types.ts'
import { checkModelMarks } from './checkModelMarks.ts'
import { checkModelRemark, checkModelWords } from './checkModelWords.ts'
import type { AddedWords, ModelMark, ModelWords, Refused } from './modelAnswer.ts'

/** Null: not answered. */
export type ModelAnswers = {
  marks: readonly ModelMark[] | null
  words: ModelWords | null
  remark: readonly string[] | null
}

export type AnswersToCheck = {
  essay: Essay
  /** The paragraphs as the model read them (checkModelMarks). */
  asked: readonly string[]
  /** What is marked already: by the engine, and by the model when it was asked before. */
  marked: readonly Mark[]
  said: ModelAnswers
}

/** Null: not answered, or, of a remark, that none of it passed. */
export type CheckedAnswers = {
  marks: Mark[] | null
  words: AddedWords | null
  remark: string | null
  /** A sentence of title or text tries to order the grader about. */
  hasOrder: boolean
  refused: Refused
}

const NO_WORDS: AddedWords = {
  comment: { text: '', quotes: [] },
  paragraphComments: [],
  paragraphSuggestions: [],
  extensions: [],
  microSuggestions: [],
}

export function checkModel(
  { essay, asked, marked, said }: AnswersToCheck,
  tables: Tables,
): CheckedAnswers {
  const document = readEssay(essay, tables)
  const faults = marked.filter(({ kind }) => kind === 'fault' || kind === 'query')
  const found = said.marks && checkModelMarks(document, asked, faults, said.marks)
  const given = { essay, document, asked, marks: [...faults, ...(found?.marks ?? [])] }
  const heard = said.words && checkModelWords(given, said.words)
  const drafted = said.remark && checkModelRemark(given, said.remark)
  return {
    marks: found?.marks ?? null,
    words: heard && (heard.words ?? NO_WORDS),
    remark: drafted?.remark ?? null,
    hasOrder: [essay.title, ...document.sentences.map(({ text }) => text)].some(isOrder),
    refused: addRefused([found?.refused, heard?.refused, drafted?.refused]),
  }
}

function addRefused(counts: readonly (Refused | undefined)[]): Refused {
  const sum: Record<string, number> = {}
  for (const [fault, count] of counts.flatMap((each) => Object.entries(each ?? {})))
    sum[fault] = (sum[fault] ?? 0) + count
  return sum
}
