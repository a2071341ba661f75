/** One essay of an export as its owner may see it, with its attempts and their reports. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getAIResult } from '@zhupi/contract/calls/submission.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { PRODUCT_NAME } from '@zhupi/contract/terms/product.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import type { AiUse } from '@zhupi/contract/terms/aiUse.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { SUBMISSION_STATUS_NAMES } from '@zhupi/contract/terms/statuses.ts'
import { aiUseFor, showsScore } from '../../domain/essay.ts'
import type { AnsweredMarks } from '../../domain/markKey.ts'
import type { OwnEssay, OwnPractice } from '../../records/ownEssays.ts'
import { presentNotes } from '../modelNotes/presentModelNotes.ts'
import { presentCorrection } from '../submission/presentCorrection.ts'

type Report = EntityOf<typeof getAIResult>
type Attempt = OwnEssay['attempts'][number]

export type ExportedReport = ReturnType<typeof markAi> &
  NonNullable<Report['rmap']> & {
    remarks: Report['remarkMap']
    marks: Report['tmap']
    change: Report['change']
  }

export type ExportedNotes = ReturnType<typeof markAi> & ReturnType<typeof presentNotes>

export type ExportedEssay = {
  title: string
  content: string
  genre: string
  status: string
  /** Of practice: the grade that it was written for. */
  classroom: string
  /** Of practice, where one was given. */
  author: string
  task: { title: string; requirement: string }
  scoreScale: number
  savedAt: string | null
  submittedAt: string | null
  rejectReason: string | null
  /** A later end of one's own, and leave not to hand in. */
  extendedTo: string | null
  excusedAt: string | null
  written: Report['process']
  review: { score: number; remark: string; at: string } | null
  attempts: {
    no: number
    title: string
    content: string
    genre: string
    at: string
    /** A teacher entered it from paper. */
    isEntered: boolean
    report: ExportedReport | null
    /** What a language model added beneath it. */
    modelNotes: ExportedNotes | null
  }[]
}

export function presentExportedEssay(row: OwnEssay, person: { role: Role }): ExportedEssay {
  const time = (at: Date | null) => (at === null ? null : formatWireTime(at))
  return {
    title: row.title,
    content: row.content,
    genre: genreName(row.genre),
    status: SUBMISSION_STATUS_NAMES[row.status],
    classroom: row.classroom,
    author: '',
    task: row.task,
    scoreScale: row.scoreScale,
    savedAt: time(row.savedAt),
    submittedAt: time(row.submittedAt),
    rejectReason: row.rejectReason,
    extendedTo: time(row.extendedTo),
    excusedAt: time(row.excusedAt),
    written: { typed: row.typed, pasted: row.pasted, photo: row.photo, voice: row.voice },
    review:
      row.teacherScore === null
        ? null
        : { score: row.teacherScore, remark: row.remark ?? '', at: time(row.reviewedAt) ?? '' },
    attempts: row.attempts.map((attempt) => {
      const aiUse = aiUseFor(person, { ...row, revisionId: attempt.id })
      return presentAttempt(attempt, {
        aiUse,
        isScoreAsked: showsScore(aiUse, row),
        answered: row.answered,
        gradeLevel: row.gradeLevel,
        person,
      })
    }),
  }
}

export function presentExportedPractice(row: OwnPractice, person: { role: Role }): ExportedEssay {
  return {
    title: row.title,
    content: row.content,
    genre: genreName(row.genre),
    status: '练笔',
    classroom: row.gradeLevel === null ? '' : gradeName(row.gradeLevel),
    author: row.author,
    task: row.task,
    scoreScale: row.scoreScale,
    savedAt: row.savedAt === null ? null : formatWireTime(row.savedAt),
    submittedAt: null,
    rejectReason: null,
    extendedTo: null,
    excusedAt: null,
    written: { typed: row.typed, pasted: row.pasted, photo: row.photo, voice: row.voice },
    review: null,
    attempts: row.attempts.map((attempt) =>
      presentAttempt(attempt, {
        aiUse: 'full',
        isScoreAsked: true,
        answered: row.answered,
        gradeLevel: row.gradeLevel,
        person,
      }),
    ),
  }
}

type Shown = {
  aiUse: AiUse
  isScoreAsked: boolean
  answered: AnsweredMarks
  gradeLevel: number | null
  person: { role: Role }
}

function presentAttempt(attempt: Attempt, shown: Shown): ExportedEssay['attempts'][number] {
  return {
    no: attempt.no,
    title: attempt.title,
    content: attempt.content,
    genre: genreName(attempt.genre),
    at: formatWireTime(attempt.createdAt),
    isEntered: attempt.isEntered,
    report: presentReport(attempt, shown),
    modelNotes: presentAddedNotes(attempt, shown),
  }
}

function presentAddedNotes(
  { id, notes }: Attempt,
  { aiUse, gradeLevel, person }: Shown,
): ExportedNotes | null {
  if (notes?.state !== 'ready') return null
  const essay = { aiUse, gradeLevel, revisionId: id, handedInRevisionId: null }
  const shown = presentNotes(notes, essay, person)
  return shown.state === 'none' ? null : { ...markAi(`revision ${id} ${notes.model}`), ...shown }
}

function presentReport(
  attempt: Attempt,
  { aiUse, isScoreAsked, answered }: Shown,
): ExportedReport | null {
  const { rmap, remarkMap, tmap, change } = presentCorrection(attempt, attempt.correction, {
    aiScore: attempt.aiScore,
    surpass: null,
    change: attempt.change ?? undefined,
    revisionId: attempt.id,
    isTeacher: false,
    ...{ aiUse, isScoreAsked, answered },
  })
  if (rmap === null) return null
  return {
    ...markAi(`revision ${attempt.id} ${attempt.correction?.engineVersion ?? ''}`),
    ...rmap,
    remarks: remarkMap,
    marks: tmap,
    change,
  }
}

/**
 * What the machine wrote is marked for people and, in the file, for machines, as articles 4 and 5
 * of 《人工智能生成合成内容标识办法》 ask. The fields are GB 45438-2025's: Label 1 = made by AI.
 */
function markAi(produceId: string) {
  return {
    notice: MESSAGES.aiMade,
    AIGC: {
      Label: '1',
      ContentProducer: PRODUCT_NAME,
      ProduceID: produceId,
      ReservedCode1: '',
      ContentPropagator: PRODUCT_NAME,
      PropagateID: produceId,
      ReservedCode2: '',
    },
  }
}
