/** A class's homework of a term, from one row an essay. */
import { PROGRESS_HOMEWORK_MAX } from '@zhupi/contract/terms/limits.ts'
import { SUBMISSION_GROUPS, type SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import { TRAITS, type Trait } from '@zhupi/contract/terms/traits.ts'
import { meanOf, medianOf } from './scores.ts'

export type EssayOfTerm = {
  homeworkId: number | null
  startsAt: Date | null
  title: string | null
  requirement: string | null
  genre: string | null
  id: number | null
  studentId: number | null
  name: string | null
  studentNumber: string | null
  status: SubmissionStatus | null
  teacherScore: number | null
  aiScore: number | null
  traits: Partial<Record<Trait, number>> | null
  isLetOff: boolean | null
}

export type HomeworkOfTerm = {
  id: number
  startsAt: Date
  title: string
  requirement: string
  genre: string
  essays: WrittenEssay[]
}

export type WrittenEssay = {
  id: number
  studentId: number
  name: string
  studentNumber: string | null
  status: SubmissionStatus
  isLetOff: boolean
  isHandedIn: boolean
  /** The teacher's where there is one; none of a draft. */
  score: number | null
  isTeacherScore: boolean
  traits: Partial<Record<Trait, number>>
}

/** The oldest first, and whether older ones are left out. */
export function groupByHomework(rows: readonly EssayOfTerm[]): {
  homework: HomeworkOfTerm[]
  isCut: boolean
} {
  const found = new Map<number, HomeworkOfTerm>()
  for (const row of rows) {
    if (row.homeworkId === null || row.startsAt === null) continue
    const entry = found.get(row.homeworkId) ?? {
      id: row.homeworkId,
      startsAt: row.startsAt,
      title: row.title ?? '',
      requirement: row.requirement ?? '',
      genre: row.genre ?? '',
      essays: [],
    }
    found.set(row.homeworkId, entry)
    const essay = readEssay(row)
    if (essay !== undefined) entry.essays.push(essay)
  }
  const homework = [...found.values()]
  return {
    homework: homework.slice(-PROGRESS_HOMEWORK_MAX),
    isCut: homework.length > PROGRESS_HOMEWORK_MAX,
  }
}

function readEssay(row: EssayOfTerm): WrittenEssay | undefined {
  const { id, studentId, name, studentNumber, status } = row
  if (id === null || studentId === null || name === null || status === null) return undefined
  const isHandedIn = !SUBMISSION_GROUPS.notSubmitted.some((each) => each === status)
  return {
    id,
    studentId,
    name,
    studentNumber,
    status,
    isLetOff: row.isLetOff ?? false,
    isHandedIn,
    score: isHandedIn ? (row.teacherScore ?? row.aiScore) : null,
    isTeacherScore: isHandedIn && row.teacherScore !== null,
    traits: row.traits ?? {},
  }
}

/** Whoever is let off is neither counted nor waited for. */
export function countEssays({ essays }: HomeworkOfTerm) {
  const scores = scoresOf(essays)
  return {
    studentCount: essays.filter(({ isLetOff }) => !isLetOff).length,
    finishCount: essays.filter(({ isHandedIn }) => isHandedIn).length,
    scoreCount: scores.length,
    median: medianOf(scores),
  }
}

export function scoresOf(essays: readonly WrittenEssay[]): number[] {
  return essays.flatMap(({ score }) => (score === null ? [] : [score]))
}

export function meanTraits(essays: readonly WrittenEssay[]): Partial<Record<Trait, number>> {
  return Object.fromEntries(
    TRAITS.flatMap((trait) => {
      const mean = meanOf(essays.flatMap(({ traits }) => traits[trait] ?? []))
      return mean === null ? [] : [[trait, mean]]
    }),
  )
}
