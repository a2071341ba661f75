/** Loads practice and own questions into the demo school, as the product itself would. */
import { and, eq, isNull } from 'drizzle-orm'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { onlyRow, type Db } from '@zhupi/server/db/database.ts'
import { accounts } from '@zhupi/server/db/schema/account.ts'
import { questions } from '@zhupi/server/db/schema/question.ts'
import type { RunningServer } from '@zhupi/server/main.ts'
import { readPractice } from '@zhupi/server/domain/practice.ts'
import { insertOwnQuestion } from '@zhupi/server/records/ownQuestion.ts'
import { loadPracticeForUpdate, savePractice } from '@zhupi/server/records/practice.ts'
import { correctPractice } from '@zhupi/server/records/practiceCorrection.ts'
import { DEMO_PRACTICE, DEMO_QUESTIONS, type DemoPractice } from './practice.ts'
import { readPracticeText } from './readHomework.ts'

type Loading = { db: Db; queue: RunningServer['queue']; now: Date }

export async function loadPractice({ db, queue, now }: Loading): Promise<void> {
  for (const { phone, ...question } of DEMO_QUESTIONS) {
    const { id: ownerId } = await findPerson(db, phone)
    await insertOwnQuestion(db, { ...question, edition: null, unit: null, ownerId }, now)
  }
  for (const practice of DEMO_PRACTICE) await write({ db, queue, now }, practice)
}

async function write({ db, queue, now }: Loading, practice: DemoPractice): Promise<void> {
  const { phone, gradeLevel, genre, scoreScale, author, work } = practice
  const person = await findPerson(db, phone ?? '')
  const questionId =
    practice.question === undefined ? undefined : await findQuestion(db, practice.question)
  const { title, paragraphs } = readPracticeText(practice.file)
  let id: number | undefined
  const save = async (wanted: readonly string[], daysAgo: number) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    const content = wanted.join('\n')
    const draft = { id, title, content, grade: gradeLevel, scoreKind: scoreScale, author }
    const sent = readPractice({ ...draft, questionId, typed: content.length }, genre)
    const saved = await savePractice(db, person, sent, at)
    if (saved === undefined) throw new Error('the demo school writes too much in a day')
    id = saved.id
    if (work === 'draft') return
    const essay = await loadPracticeForUpdate(db, saved.id, person.id)
    await correctPractice(db, queue, essay, person, at)
  }
  if (typeof work === 'object')
    await save(paragraphs.slice(0, -work.correctedWithout), practice.daysAgo)
  await save(paragraphs, typeof work === 'object' ? practice.daysAgo - 1 : practice.daysAgo)
}

async function findPerson(db: Db, phone: string) {
  return onlyRow(
    await db
      .select({ id: accounts.id, role: accounts.role, schoolId: accounts.schoolId })
      .from(accounts)
      .where(and(eq(accounts.phone, phone), isNull(accounts.removedAt))),
  )
}

async function findQuestion(db: Db, key: string): Promise<number> {
  const { id } = onlyRow(
    await db.select({ id: questions.id }).from(questions).where(eq(questions.key, key)),
  )
  return id
}
