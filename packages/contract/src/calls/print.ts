/** Essays as PDF on manuscript paper: made by a job, fetched by whoever asked for it. */
import * as z from 'zod/mini'
import { BOOK_TITLE_MAX_LENGTH, PRINT_ESSAYS_MAX, PRINT_STATES } from '../terms/print.ts'
import { PRINT_RATE } from '../terms/rates.ts'
import { defineCall } from './defineCall.ts'
import { page, pageOf } from './page.ts'
import { commaJoined, id, integer, text } from './wire.ts'

/** `id` is the print's. */
const begun = z.object({ id: z.number() })

/** The essay with the marks, comments and remark that the caller may see. 1 = homework, 0 = practice. */
export const printEssay = defineCall({
  name: 'printEssay',
  method: 'POST',
  path: '/correct/api/print/essay.mvc',
  who: ['student', 'teacher'],
  rate: PRINT_RATE,
  request: z.object({ id: id(), ishomework: integer({ min: 0, max: 1 }) }),
  entity: begun,
})

/** All handed-in essays of a homework, each on its own paper. */
export const printHomework = defineCall({
  name: 'printHomework',
  method: 'POST',
  path: '/correct/teacher/api/print/homework.mvc',
  who: ['teacher'],
  rate: PRINT_RATE,
  request: z.object({ id: id() }),
  entity: begun,
})

/** 我的作文集: cover, contents, and the chosen essays of one's own in their order. */
export const printBook = defineCall({
  name: 'printBook',
  method: 'POST',
  path: '/correct/api/print/book.mvc',
  who: ['student', 'teacher'],
  rate: PRINT_RATE,
  request: z.object({
    title: text({ min: 1, max: BOOK_TITLE_MAX_LENGTH }),
    ids: commaJoined({ pattern: /^[1-9]\d{0,14}$/, max: PRINT_ESSAYS_MAX }),
  }),
  entity: begun,
})

/** One's own essays that were corrected or handed in, homework and practice, the latest first. */
export const getPrintableEssays = defineCall({
  name: 'getPrintableEssays',
  method: 'GET',
  path: '/correct/api/print/essays.mvc',
  who: ['student', 'teacher'],
  request: z.object(page),
  entity: pageOf(
    z.object({
      id: z.number(),
      ishomework: z.number(),
      title: z.string(),
      atText: z.string(),
      time: z.string(),
    }),
  ),
})

const print = z.object({
  id: z.number(),
  title: z.string(),
  state: z.enum(PRINT_STATES),
  /** Essays that are drawn, of how many. */
  done: z.number(),
  total: z.number(),
  /** When it was asked for, and until when the file is kept. */
  time: z.string(),
  endTime: z.string(),
  /** The characters that no font of ours has, each once: they are squares on the paper. */
  lacking: z.string(),
})

/** What the caller had printed and is still kept, the latest first. */
export const getPrints = defineCall({
  name: 'getPrints',
  method: 'GET',
  path: '/correct/api/print/prints.mvc',
  who: ['student', 'teacher'],
  request: z.object(page),
  entity: pageOf(print),
})

/** The file is gone at once; a print that is being made is given up. */
export const delPrint = defineCall({
  name: 'delPrint',
  method: 'POST',
  path: '/correct/api/print/delete.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id() }),
  entity: z.null(),
})

/** How far it has come. */
export const getPrint = defineCall({
  name: 'getPrint',
  method: 'GET',
  path: '/correct/api/print/progress.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id() }),
  entity: print,
})

/** The file, in Base64, while it is kept. */
export const getPrintFile = defineCall({
  name: 'getPrintFile',
  method: 'GET',
  path: '/correct/api/print/file.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id() }),
  entity: z.object({ fileName: z.string(), pdf: z.string() }),
})
