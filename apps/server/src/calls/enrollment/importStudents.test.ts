/** A class's list becomes accounts. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makeClassroom, makeHomework, makeLesson, makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

const listed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: String(index + 1).padStart(2, '0'),
    name: `学生${index + 1}`,
    contact: index === 0 ? '13800000000' : '',
    password: `first-${index + 1}-pw`,
  }))

test('a list of pupils without phones becomes accounts with the class’s homework; each signs in by number and by account name', async () => {
  const teacher = await makePerson(server, 'teacher')
  const { id, code } = await makeClassroom(server, teacher)
  await makeHomework(server, teacher, code)
  const students = listed(5)
  const looked = await server.call(calls.importStudents, { id, students, isPreview: true }, teacher)
  expect(looked).toMatchObject({ faults: ['', '', '', '', ''], made: [] })
  expect((await server.call(calls.getClassStudents, { code }, teacher)).students).toEqual([])

  const request = { id, students, isPreview: false }
  const { made, endsTime } = await server.call(calls.importStudents, request, teacher)
  expect(made).toHaveLength(5)
  expect(endsTime.slice(0, 10)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  for (const uname of [`${code}-03`, made[2]?.loginName ?? ''])
    expect(
      await server.call(calls.loginByPassword, { uname, pwd: 'first-3-pw', t: 0 }),
    ).toMatchObject({ needsOwnPassword: true })
  expect(
    await server.call(calls.getTeacherHomework, { status: 2, cpage: 1 }, teacher),
  ).toMatchObject({ items: [{ notsubmit: 5 }] })

  // The answer was lost and the list is sent again: the same pupils.
  const again = await server.call(calls.importStudents, request, teacher)
  expect(again.made).toEqual(made)
  expect((await server.call(calls.getClassStudents, { code }, teacher)).students).toHaveLength(5)
})

test('one wrong row and nobody gets an account, each fault beside its row', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  const { id, code } = classroom
  await server.call(
    calls.setStudentNumber,
    { id: student.id, virtualClassEntityId: id, sn: '02' },
    teacher,
  )
  const [first, second, third] = listed(3)
  if (!first || !second || !third) throw new Error('three rows')
  const rows = [first, second, { ...third, number: '01' }, { ...third, name: '' }]
  const { faults, made } = await server.call(
    calls.importStudents,
    { id, students: rows, isPreview: false },
    teacher,
  )
  expect(faults).toEqual([
    '',
    '学号：02 在这个班里已经有了',
    '学号：01 在名单里不止一次',
    '请输入姓名',
  ])
  expect(made).toEqual([])
  expect((await server.call(calls.getClassStudents, { code }, teacher)).students).toHaveLength(1)
  const short = await server.send(
    calls.importStudents,
    { id, students: [{ ...first, password: 'short' }], isPreview: false },
    teacher,
  )
  expect(short).toMatchObject({ code: 400, msg: '密码至少 8 位' })
})
