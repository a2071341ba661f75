/** Whole essays: corrected once each, and whether what the report says holds. */
import { flawsOf, commentsOf } from '@zhupi/engine/testing.ts'
import type { Correction, Essay } from '@zhupi/engine/types.ts'
import { correctEssay } from './engineUnderTest.ts'
import type { Row } from './rows.ts'

/** Counts that go through all sets; percentages are taken of their sums. */
export type Reports = { reports: number; sound: number; long: number; quotedThrice: number }

export const NO_REPORTS: Reports = { reports: 0, sound: 0, long: 0, quotedThrice: 0 }

const QUOTES_FROM = 200 // characters
const LEAST_QUOTES = 3

function checkReport(correction: Correction): Reports {
  const isLong = correction.characters > QUOTES_FROM
  const quotes = commentsOf(correction).reduce((sum, comment) => sum + comment.quotes.length, 0)
  return {
    reports: 1,
    sound: flawsOf(correction).length === 0 ? 1 : 0,
    long: isLong ? 1 : 0,
    quotedThrice: isLong && quotes >= LEAST_QUOTES ? 1 : 0,
  }
}

export function addReports(left: Reports, right: Reports): Reports {
  return {
    reports: left.reports + right.reports,
    sound: left.sound + right.sound,
    long: left.long + right.long,
    quotedThrice: left.quotedThrice + right.quotedThrice,
  }
}

export function correctAll(essays: readonly Essay[]): {
  corrections: Correction[]
  reports: Reports
} {
  const corrections = essays.map(correctEssay)
  return { corrections, reports: corrections.map(checkReport).reduce(addReports, NO_REPORTS) }
}

/** A senior argument on its own title, as ACEST has them. */
export function argumentOf(row: Row): Essay {
  const title = row.optionalText('prompt') || row.optionalText('title')
  return {
    title,
    content: row.text('text'),
    genre: 's-argument',
    gradeLevel: 11,
    task: { title, requirement: '', minCharacters: 800, maxCharacters: null },
  }
}

/** A junior essay of a kind that is not told, as CEDCC has them. */
export function juniorOf(row: Row): Essay {
  const title = row.optionalText('title')
  return {
    title,
    content: row.texts('paragraphs').join('\n'),
    genre: 'j-material',
    gradeLevel: 8,
    task: { title, requirement: '', minCharacters: 600, maxCharacters: null },
  }
}

/** Grown-up prose without a task, read as a fifth-grader's: younger pupils are told more. */
export function proseOf(row: Row): Essay {
  return {
    title: row.optionalText('title'),
    content: row.text('text'),
    genre: 's-prose',
    gradeLevel: 5,
    task: { title: '', requirement: '', minCharacters: 100, maxCharacters: null },
  }
}
