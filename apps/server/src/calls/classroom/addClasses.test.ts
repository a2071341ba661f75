import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { CLASS_SIZE_MAX } from '@zhupi/contract/terms/limits.ts'
import { makeClassroom, makeHomework, makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const teacher = await makePerson(server, 'teacher')

test('a pupil joins by the code, in lower case too, and has the homework that is still open', async () => {
  const classroom = await makeClassroom(server, teacher)
  const student = await makePerson(server, 'student')
  await makeHomework(server, teacher, classroom.code)
  await makeHomework(server, teacher, classroom.code, {
    endTime: new Date(server.now.getTime() + DAY_MS),
  })
  server.now = new Date(server.now.getTime() + 2 * DAY_MS)
  const joined = await server.call(
    calls.addClasses,
    { code: ` ${classroom.code.toLowerCase()} ` },
    student,
  )
  expect(joined).toMatchObject({ id: classroom.id, teacherName: '陈老师' })
  expect(await server.call(calls.getStdClasses, {}, student)).toMatchObject([
    { id: classroom.id, code: classroom.code, grade: '五年级' },
  ])
  expect(
    (await server.call(calls.getStudentHomework, { status: 0, cpage: 1 }, student)).items,
  ).toHaveLength(1)
  expect(
    (await server.call(calls.getClassStudents, { code: classroom.code }, teacher)).students,
  ).toMatchObject([{ id: student.id, name: student.name }])
})

test('no code, an unknown one, a second join and a locked class are refused with the reason', async () => {
  const classroom = await makeClassroom(server, teacher)
  const student = await makePerson(server, 'student')
  expect(await server.send(calls.addClasses, { code: '  ' }, student)).toMatchObject({
    code: 400,
    msg: '请输入班级码',
  })
  expect(await server.send(calls.addClasses, { code: 'QQQQQQ' }, student)).toMatchObject({
    code: 3005,
    msg: '没有找到这个班级，请核对班级码',
  })
  await server.call(calls.addClasses, { code: classroom.code }, student)
  expect(await server.send(calls.addClasses, { code: classroom.code }, student)).toMatchObject({
    code: 3005,
    msg: '你已经在这个班级里了',
  })
  await server.database.pool.query('update classrooms set is_locked = true where id = $1', [
    classroom.id,
  ])
  expect(
    await server.send(
      calls.addClasses,
      { code: classroom.code },
      await makePerson(server, 'student'),
    ),
  ).toMatchObject({ code: 3005, msg: '班级已锁定，暂时不能加入，请联系老师' })
})

test('a pupil who taps twice joins once', async () => {
  const classroom = await makeClassroom(server, teacher)
  const student = await makePerson(server, 'student')
  const codes = (
    await Promise.all(
      Array.from({ length: 5 }, () =>
        server.send(calls.addClasses, { code: classroom.code }, student),
      ),
    )
  ).map((answer) => answer.code)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(await server.call(calls.getStdClasses, {}, student)).toHaveLength(1)
})

test('joining while homework is posted loses no homework', async () => {
  const classroom = await makeClassroom(server, teacher)
  const students = await Promise.all(Array.from({ length: 8 }, () => makePerson(server, 'student')))
  await Promise.all([
    ...students.map((student) => server.call(calls.addClasses, { code: classroom.code }, student)),
    ...Array.from({ length: 4 }, () => makeHomework(server, teacher, classroom.code)),
  ])
  for (const student of students) {
    expect(
      (await server.call(calls.getStudentHomework, { status: 0, cpage: 1, psize: 10 }, student))
        .items,
    ).toHaveLength(4)
  }
})

test('a full class takes nobody more', async () => {
  const classroom = await makeClassroom(server, teacher)
  const filler = await makePerson(server, 'student')
  await server.database.pool.query(
    `with people as (
       insert into accounts (role, phone, name, password_hash, created_at)
       select 'student', 'f' || n, '同学', '', now() from generate_series(1, $1) n
       returning id
     )
     insert into enrollments (classroom_id, student_id, student_number, joined_at)
     select $2, id, '', now() from people`,
    [CLASS_SIZE_MAX, classroom.id],
  )
  expect(await server.send(calls.addClasses, { code: classroom.code }, filler)).toMatchObject({
    code: 3005,
    msg: '班级人数已满，请联系老师',
  })
})
