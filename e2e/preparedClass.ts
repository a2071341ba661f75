/**
 * What a story about reviewing needs before it begins, made over HTTP: a class of its own, a
 * homework, essays handed in and corrected. The people are the demo school's.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { ESSAYS, ESSAY_TITLE } from './essays.ts'
import { listRows, type Row, setHomework } from './homework.ts'
import type { Form } from './http.ts'
import { TEACHER } from './people.ts'
import { callsOf } from './session.ts'

/**
 * In no other story: each class that is made for them puts a homework before those that the demo
 * school's others begin with, and after five of these theirs stand on another page.
 */
export const WRITERS = [
  { phone: '10000000029', role: '学生', name: '韩牧野' },
  { phone: '10000000037', role: '学生', name: '邵天一' },
  { phone: '10000000036', role: '学生', name: '蒋若谷' },
] as const
export type Writer = (typeof WRITERS)[number]

export type PreparedClass = {
  homeworkId: number
  /** The teacher's list, as it is now. */
  rows: () => Promise<Row[]>
  row: (name: string) => Promise<Row>
  /** Calls of the teacher. */
  teacher: ReturnType<typeof callsOf>
}

/** `writers` hand in; the others of WRITERS are in the class and have not begun. */
export async function prepareClass(
  baseURL: string | undefined,
  writers: readonly Writer[],
  settings: Form = {},
): Promise<PreparedClass> {
  const teacher = callsOf(baseURL, TEACHER)
  const { code } = await teacher.post<{ code: string }>('teacher/api/class/add', {
    name: '五（4）班',
    gradeId: 5,
  })
  for (const writer of WRITERS)
    await callsOf(baseURL, writer).post('student/api/class/join', { code })
  const demand = '写一件让你觉得自己长大了的事，把经过写清楚，写出真实的感受。'
  const question = { articleType: 'e-event', title: ESSAY_TITLE, demand }
  const homeworkId = await setHomework(baseURL, TEACHER, [question], { codes: code, ...settings })
  const rows = () => listRows(baseURL, TEACHER, homeworkId)
  const row = async (name: string) => {
    const found = (await rows()).find((each) => each.name === name)
    if (found === undefined) throw new Error(`${name} is not in the class`)
    return found
  }
  for (const writer of writers) await handIn(baseURL, writer, (await row(writer.name)).id)
  // The story's own time ends a wait that never would.
  while ((await rows()).some((each) => each.status === 'finish' && each.machineScore === null))
    await sleep(200)
  return { homeworkId, rows, row, teacher }
}

/** Pasted in part, as some pupils do: the record of how the text came in is to be seen. */
export async function handIn(
  baseURL: string | undefined,
  writer: Writer,
  submissionId: number,
): Promise<void> {
  await callsOf(baseURL, writer).post('student/api/homework/save', {
    id: submissionId,
    title: ESSAY_TITLE,
    content: (ESSAYS[WRITERS.indexOf(writer)] ?? ESSAYS[0]).join('\n'),
    finish: 2,
    writingNo: 1,
    type: 'e-event',
    typed: 150,
    pasted: 50,
  })
}
