/**
 * For tests of messages: what a person's list says, a class with its pupils, an essay handed in.
 */
import { calls } from '@zhupi/contract/calls/index.ts'
import type { MessageCategory } from '@zhupi/contract/terms/messageCategories.ts'
import {
  draftOf,
  findSubmission,
  makeClassroom,
  makePerson,
  type Someone,
} from '../../testing/make.ts'
import type { TestServer } from '../../testing/testServer.ts'

export async function messagesOf(
  server: TestServer,
  someone: Someone,
  request: { type?: MessageCategory; psize?: number; cpage?: number } = {},
) {
  const call = someone.role === 'student' ? calls.getStudentNotify : calls.getTeacherNotify
  return (await server.call(call, request, someone)).items
}

export async function textsOf(server: TestServer, someone: Someone, type?: MessageCategory) {
  const messages = await messagesOf(server, someone, type === undefined ? {} : { type })
  return messages.map((each) => each.content)
}

export function wait(server: TestServer, ms: number): void {
  server.now = new Date(server.now.getTime() + ms)
}

export async function makeClassOf(server: TestServer, names: readonly string[]) {
  const teacher = await makePerson(server, 'teacher')
  const classroom = await makeClassroom(server, teacher)
  const students: Someone[] = []
  for (const name of names) {
    const student = await makePerson(server, 'student', name)
    await server.call(calls.addClasses, { code: classroom.code }, student)
    students.push(student)
  }
  return { teacher, classroom, students }
}

export async function handIn(
  server: TestServer,
  homeworkId: number,
  student: Someone,
): Promise<number> {
  const id = await findSubmission(server, student, homeworkId)
  await server.call(calls.saveHomework, draftOf(id, { finish: 2 }), student)
  return id
}
