/** Pupils go to another class of the same teacher. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { findWriteDetailOfHomework } from '@zhupi/contract/calls/submission.ts'
import { CLASS_SIZE_MAX } from '@zhupi/contract/terms/limits.ts'
import { listSecurityEvents } from '../../records/securityJournal.ts'
import {
  draftOf,
  findSubmission,
  makeClassroom,
  makeHomework,
  makeLesson,
  makePerson,
  makeSchoolPupil,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const GONE = { code: 3005, msg: '有学生已经不在这个班里了，名单已更新，请核对后再试' }
const MISSING = { code: 3005, msg: '内容不存在或已被删除' }

test('moved pupils leave the one class, are in the other with its homework, and are told; what they wrote stays theirs', async () => {
  const lesson = await makeLesson(server)
  const { teacher, student, classroom, submissionId } = lesson
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  const second = await makeHomework(server, teacher, classroom.code)
  const draftId = await findSubmission(server, student, second)
  await server.call(calls.saveHomework, draftOf(draftId, { title: '没写完的' }), student)
  const to = await makeClassroom(server, teacher, 6)
  const ahead = await makeHomework(server, teacher, to.code)
  const other = await makeSchoolPupil(server, classroom.id, { studentNumber: '09' })

  const studentIds = [student.id, other.id].map(String)
  const request = { id: classroom.id, toId: to.id, studentIds }
  expect(await server.call(calls.moveStudents, request, teacher)).toEqual({ withoutNumber: [] })
  expect(
    (await server.call(calls.getClassStudents, { code: classroom.code }, teacher)).students,
  ).toEqual([])
  expect(
    (await server.call(calls.getClassStudents, { code: to.code }, teacher)).students,
  ).toMatchObject([{ id: student.id }, { id: other.id, studentNumber: '09' }])
  expect(await findSubmission(server, student, ahead)).toBeGreaterThan(0)
  const handedIn = await server.call(
    calls.getStudentHomework,
    { status: 1, cpage: 1, psize: 100 },
    student,
  )
  expect(handedIn.items).toMatchObject([{ id: submissionId }])
  expect(await server.call(findWriteDetailOfHomework, { id: draftId }, student)).toMatchObject({
    title: '没写完的',
  })
  const { items } = await server.call(
    calls.getStudentNotify,
    { psize: 100, type: 'ClassEntity' },
    student,
  )
  expect(items).toMatchObject([
    {
      content:
        `老师把你从五（2）班转到了五（2）班，新的班级码是 ${to.code}。` +
        '交过的作文和批改都还在，没交的草稿也留着。',
    },
  ])
  const of = { accountIds: [student.id], phone: undefined }
  expect(
    await listSecurityEvents(server.database.db, { of, kind: 'movedToClass' }, 10),
  ).toMatchObject([{ actorId: teacher.id, detail: `${classroom.id} ${to.id}` }])

  // A repeat finds them gone; back again, the draft is in the list as it was.
  expect(await server.send(calls.moveStudents, request, teacher)).toMatchObject(GONE)
  const back = { id: to.id, toId: classroom.id, studentIds }
  await server.call(calls.moveStudents, back, teacher)
  const underway = await server.call(
    calls.getStudentHomework,
    { status: 0, cpage: 1, psize: 100 },
    student,
  )
  expect(underway.items.map(({ id }) => id)).toContain(draftId)
})

test('a number that is taken over there is left out and its pupil named; who is there already stays once', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  const to = await makeClassroom(server, teacher)
  await server.call(calls.addClasses, { code: to.code }, student)
  await makeSchoolPupil(server, to.id, { studentNumber: '07', name: '苏一诺' })
  const moved = await makeSchoolPupil(server, classroom.id, { studentNumber: '07' })
  const studentIds = [student.id, moved.id].map(String)
  expect(
    await server.call(calls.moveStudents, { id: classroom.id, toId: to.id, studentIds }, teacher),
  ).toEqual({ withoutNumber: [{ id: moved.id, name: '何青禾' }] })
  const { students } = await server.call(calls.getClassStudents, { code: to.code }, teacher)
  expect(students.map(({ name, studentNumber }) => [name, studentNumber])).toEqual(
    expect.arrayContaining([
      ['林小满', ''],
      ['苏一诺', '07'],
      ['何青禾', ''],
    ]),
  )
  expect(students).toHaveLength(3)
})

test('nobody is moved out of or into a class that the teacher does not teach, into an archived one, or with one who is not in the class', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  const other = await makeLesson(server)
  const own = await makeClassroom(server, teacher)
  const studentIds = [String(student.id)]
  const move = (id: number, toId: number, ids = studentIds) =>
    server.send(calls.moveStudents, { id, toId, studentIds: ids }, teacher)
  expect(await move(classroom.id, other.classroom.id)).toMatchObject(MISSING)
  expect(await move(other.classroom.id, own.id, [String(other.student.id)])).toMatchObject(MISSING)
  expect(await move(classroom.id, classroom.id)).toMatchObject(MISSING)
  expect(await move(classroom.id, own.id, [...studentIds, String(other.student.id)])).toMatchObject(
    GONE,
  )
  await server.call(calls.archiveClass, { id: own.id, archived: true }, teacher)
  expect(await move(classroom.id, own.id)).toMatchObject({
    msg: '这个班级已经归档，先恢复班级再继续',
  })
  const { students } = await server.call(calls.getClassStudents, { code: classroom.code }, teacher)
  expect(students).toHaveLength(1)
})

test('a class that is too full for all of them takes none', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  const to = await makeClassroom(server, teacher)
  for (let number = 1; number <= CLASS_SIZE_MAX - 1; number += 1)
    await makeSchoolPupil(server, to.id, { studentNumber: String(number) })
  const other = await makePerson(server, 'student', '苏一诺')
  await server.call(calls.addClasses, { code: classroom.code }, other)
  const studentIds = [student.id, other.id].map(String)
  expect(
    await server.send(calls.moveStudents, { id: classroom.id, toId: to.id, studentIds }, teacher),
  ).toMatchObject({ msg: '那个班级装不下这么多人，请少选几名学生' })
})
