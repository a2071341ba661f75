/** A practice essay as the desk opens it: what the server has, and what it is compared with. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { findWriteDetailOfPractice } from '@zhupi/contract/calls/submission.ts'
import { DEFAULT_SCORE_SCALE } from '@zhupi/contract/terms/scoreScales.ts'
import { longerProcess, type PracticeDraft } from './draft.ts'
import { withoutIndents } from './essayText.ts'
import type { PracticeEntry } from './journal.ts'
import type { Opening } from './opening.ts'

export type PracticeDetail = EntityOf<typeof findWriteDetailOfPractice>
export type PracticeTask = NonNullable<PracticeDetail['task']>

/** Which essay: one that the server has, or a new one, that may practise a question. */
export type PracticeAddress =
  | { kind: 'stored'; id: number }
  | { kind: 'new'; requestKey: string; questionId: number | undefined }

export type OpenedPractice = {
  address: PracticeAddress
  /** Undefined for an essay that the server does not have yet. */
  detail: PracticeDetail | undefined
  task: PracticeTask | null
  owner: string
  /** The journal's. */
  key: string
  onServer: PracticeDraft
  opening: Opening<PracticeDraft>
}

/** The server has it no more; what this device has of it waits as new practice, by these keys. */
export type GonePractice = { gone: { requestKey: string; entry: PracticeEntry }[] }

const NOTHING_TYPED = { typed: 0, pasted: 0, photo: 0, voice: 0 }

/** What a new essay begins with. */
export function blankPractice(preset: Partial<PracticeDraft>): PracticeDraft {
  return {
    title: '',
    content: '',
    genre: '',
    gradeLevel: null,
    scoreScale: DEFAULT_SCORE_SCALE,
    author: '',
    ...preset,
    process: NOTHING_TYPED,
  }
}

export function storedPractice(detail: PracticeDetail): PracticeDraft {
  return {
    title: detail.title,
    content: withoutIndents(detail.content),
    genre: detail.articleType,
    gradeLevel: detail.grade,
    scoreScale: detail.scoreKind,
    author: detail.author,
    process: detail.process,
  }
}

/** An entry of the journal as a draft of this device, with what it was typed on. */
export function practiceCopy(entry: PracticeEntry, server: PracticeDraft) {
  const { title, content, genre, gradeLevel, scoreScale, author, baseVersion, typedAt } = entry
  const process =
    entry.process === undefined ? server.process : longerProcess(entry.process, server.process)
  return {
    draft: {
      title,
      content: withoutIndents(content),
      genre,
      gradeLevel,
      scoreScale,
      author,
      process,
    },
    baseVersion,
    typedAt,
  }
}

/** The stored essay that a new one has become. */
export function becomeStored(
  { author, content, genre, gradeLevel, process, scoreScale, title }: PracticeDraft,
  { id, task, version }: { id: number; task: PracticeTask | null; version: number },
): PracticeDetail {
  return {
    ishomework: 0,
    id,
    title,
    content,
    author,
    articleType: genre,
    grade: gradeLevel,
    scoreKind: scoreScale,
    version,
    process,
    counter: 0,
    // The server says it when the essay is opened next.
    isConsentRefused: false,
    correction: 'none',
    task,
  }
}
