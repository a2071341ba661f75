/**
 * With what the fuzz test changes classes: what is archived, deleted or moved to is nobody's else,
 * so that no call is in another's way.
 */
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson, makeSchoolPupil, type makeLesson } from './make.ts'
import type { TestServer } from './testServer.ts'

type Lesson = Awaited<ReturnType<typeof makeLesson>>
type Lessons = { lesson: Lesson; managed: Lesson; restored: Lesson; handedOver: Lesson }

export async function makeClassRequests(
  server: TestServer,
  { lesson, managed, restored, handedOver }: Lessons,
) {
  const [assistant, colleague] = [
    await makePerson(server, 'teacher', '李老师'),
    await makePerson(server, 'teacher', '王老师'),
  ]
  await server.call(
    calls.addAssistant,
    { id: managed.classroom.code, assistantName: '李老师', assistantMobile: assistant.phone },
    managed.teacher,
  )
  const toRestore = await server.call(calls.addClass, { name: '旧班', gradeId: 5 }, managed.teacher)
  await server.call(calls.deleteClass, { id: toRestore.id }, managed.teacher)
  const toArchive = await server.call(
    calls.addClass,
    { name: '毕业班', gradeId: 6 },
    managed.teacher,
  )
  const movedTo = await server.call(calls.addClass, { name: '新班', gradeId: 5 }, restored.teacher)
  const toDelete = await server.call(
    calls.addClass,
    { name: '多的班', gradeId: 5 },
    managed.teacher,
  )
  const withoutSlip = await makeSchoolPupil(server, managed.classroom.id, { studentNumber: '62' })
  return {
    addAssistant: {
      id: managed.classroom.code,
      assistantName: '王老师',
      assistantMobile: colleague.phone,
    },
    archiveClass: { id: String(toArchive.id) },
    deleteClass: { id: String(toDelete.id) },
    restoreClass: { id: String(toRestore.id) },
    lockClass: { id: String(managed.classroom.id), locked: 'true' },
    importStudents: {
      id: String(managed.classroom.id),
      students: '[{"number":"61","name":"夏初晴","contact":"","password":"first-one"}]',
      isPreview: '1',
    },
    moveStudents: {
      id: String(restored.classroom.id),
      toId: String(movedTo.id),
      studentIds: String(restored.student.id),
    },
    quitClasses: { code: managed.classroom.code },
    removeAssistant: { id: String(managed.classroom.id), teacherId: String(assistant.id) },
    removeStudent: {
      id: String(handedOver.classroom.id),
      studentId: String(handedOver.student.id),
    },
    renameClass: { id: String(managed.classroom.id), name: '五（3）班', memo: null, seen: null },
    setFirstPasswords: {
      id: String(managed.classroom.id),
      students: `[{"id":${withoutSlip.id},"password":"first-one"}]`,
    },
    setStudentNumber: {
      id: String(lesson.student.id),
      virtualClassEntityId: String(lesson.classroom.id),
      sn: '07',
    },
    transferClass: {
      id: String(handedOver.classroom.id),
      transferName: '王老师',
      transferMobile: colleague.phone,
    },
  }
}
