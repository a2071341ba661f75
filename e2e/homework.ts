/** A homework that is there before a story begins, set over HTTP. */
import { type Form, wireTime } from './http.ts'
import type { Someone } from './people.ts'
import { callsOf } from './session.ts'

const HOUR_MS = 3_600_000
/** A worker that runs for less than an hour sets nothing that is over. */
const EARLIER_BY = 20
/** The demo class of grade 5. */
const GRADE5_CLASS = 'ZP5A22'

export type Question = {
  articleType: string
  title: string
  demand: string
  ideation?: string
  keywordList?: string[]
}

/**
 * Begun an hour ago; for the demo class where `settings` names no other. Each is due before those
 * that were set earlier, so that it stands first in a list that shows what is due first.
 */
export async function setHomework(
  baseURL: string | undefined,
  teacher: Someone,
  questions: readonly Question[],
  settings: Form = {},
): Promise<number> {
  const now = Date.now()
  const [posted] = await callsOf(baseURL, teacher).post<{ homeworkId: number }[]>(
    'teacher/api/homework/batch',
    {
      codes: GRADE5_CLASS,
      startTime: wireTime(now - HOUR_MS),
      endTime: wireTime(now + 20 * HOUR_MS - EARLIER_BY * process.uptime() * 1_000),
      ...settings,
      homeworkQuestions: JSON.stringify(questions),
    },
  )
  if (posted === undefined) throw new Error('no homework was set')
  return posted.homeworkId
}

export type Row = {
  id: number
  name: string
  status: string
  machineScore: number | null
  isSimilar: boolean
}

/** The teacher's list of a homework, as it is now. */
export async function listRows(
  baseURL: string | undefined,
  teacher: Someone,
  homeworkId: number,
): Promise<Row[]> {
  const { studentHomeworkList } = await callsOf(baseURL, teacher).get<{
    studentHomeworkList: Row[]
  }>('teacher/api/homework/detail', { id: homeworkId })
  return studentHomeworkList
}
