/** A class’s handed-in essays with marks and remarks, each on its own paper. */
import { and, eq } from 'drizzle-orm'
import type { printHomework as call } from '@zhupi/contract/calls/print.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import type { PrintedEssay } from '@zhupi/contract/manuscript/printed.ts'
import { refuse } from '../../domain/refuse.ts'
import { homeworkTitle, isTaughtBy, listQuestions } from '../../records/homework.ts'
import { beginPrint, listHandedIn } from '../../records/print.ts'
import type { Handler } from '../handler.ts'
import { presentPrinted } from './presentPrinted.ts'

export const printHomework: Handler<typeof call> = async ({ id }, { db, queue, now, person }) => {
  const [found] = await db
    .select({ classroom: classrooms.name })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(homework.id, id), isTaughtBy(person.id)))
  if (found === undefined) return refuse('notFound')
  const handedIn = await listHandedIn(db, id, person)
  if (handedIn.length === 0) return refuse('nothingToPrint')
  const essays: PrintedEssay[] = []
  for (const each of handedIn)
    essays.push(await presentPrinted(db, { id: each.id, ishomework: 1 }, person, now))
  const [question] = await listQuestions(db, id)
  const title = `${found.classroom}　${homeworkTitle(question)}`
  return beginPrint({ db, queue }, { title, cover: null, essays }, person, now)
}
