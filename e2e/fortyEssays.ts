/** A class of forty whose essays are there and corrected, made over HTTP by its teacher alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listRows, type Row, setHomework } from './homework.ts'
import { TEACHER } from './people.ts'
import { callsOf } from './session.ts'

export const FORTY = 40

/** Of a grade in which no guardian is asked before an essay is corrected. */
const GRADE = 10

export async function prepareForty(
  baseURL: string | undefined,
): Promise<{ homeworkId: number; rows: () => Promise<Row[]> }> {
  const teacher = callsOf(baseURL, TEACHER)
  const { id, code } = await teacher.post<{ id: number; code: string }>('teacher/api/class/add', {
    name: '高一（4）班',
    gradeId: GRADE,
  })
  const students = Array.from({ length: FORTY }, (_, at) => ({
    number: String(at + 1).padStart(2, '0'),
    name: `学生${at + 1}`,
    contact: '',
    password: `first-${at + 1}-word`,
  }))
  await teacher.post('teacher/api/class/student/import', {
    id,
    students: JSON.stringify(students),
    isPreview: 'false',
  })
  const demand = '自己定一个题目，写一篇作文。'
  const question = { articleType: 's-narrative', title: '', demand }
  const homeworkId = await setHomework(baseURL, TEACHER, [question], { codes: code })
  const rows = () => listRows(baseURL, TEACHER, homeworkId)
  const essays = readEssays()
  for (const [at, row] of (await rows()).entries()) {
    const essay = essays[at]
    if (essay === undefined) throw new Error('fewer essays than pupils')
    await teacher.post('teacher/api/homework/enter', {
      studentHomeworkId: row.id,
      ...essay,
      writingNo: 1,
      type: 's-narrative',
    })
  }
  // The story's own time ends a wait that never would.
  while ((await rows()).some(({ machineScore }) => machineScore === null)) await sleep(500)
  return { homeworkId, rows }
}

/** The demo school's, each whole and once more without its second paragraph. */
function readEssays(): { title: string; content: string }[] {
  const folder = join(import.meta.dirname, '..', 'tools', 'demo', 'essays')
  const whole = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt') && !file.endsWith('task.txt'))
    .toSorted()
    .map((file) => {
      const [title = '', ...paragraphs] = readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
      return { title, paragraphs }
    })
  const shorter = whole.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.toSpliced(1, 1),
  }))
  return [...whole, ...shorter].map(({ title, paragraphs }) => ({
    title,
    content: paragraphs.join('\n'),
  }))
}
