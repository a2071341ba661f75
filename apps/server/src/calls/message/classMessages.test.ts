/** The messages of a class: who joined, and what its people write to each other. */
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { MESSAGE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { makeLesson, makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { makeClassOf, messagesOf, textsOf, wait } from './testMessages.ts'

const server = await startTestServer()

test('joined: one message a class and day, with how many', async () => {
  const { teacher, classroom, students } = await makeClassOf(server, ['林小满'])
  expect(await messagesOf(server, teacher)).toMatchObject([
    {
      type: 'ClassEntity',
      title: '五（2）班',
      content: '林小满加入了五（2）班，班里现在有 1 人。',
      tip: `class ${classroom.id}`,
      link: { kind: 'classroom', code: classroom.code, studentId: students[0]?.id },
    },
  ])
  await server.call(
    calls.addClasses,
    { code: classroom.code },
    await makePerson(server, 'student', '周行之'),
  )
  expect(await textsOf(server, teacher)).toEqual([
    '周行之等 2 人今天加入了五（2）班，班里现在有 2 人。',
  ])
  wait(server, DAY_MS)
  await server.call(
    calls.addClasses,
    { code: classroom.code },
    await makePerson(server, 'student', '何青'),
  )
  expect((await textsOf(server, teacher))[0]).toBe('何青加入了五（2）班，班里现在有 3 人。')
  wait(server, -DAY_MS)
})

describe('class messages', () => {
  test('five hundred characters go, one more does not', async () => {
    const { teacher, student, classroom } = await makeLesson(server)
    const fits = '好'.repeat(MESSAGE_MAX_LENGTH)
    const toTeacher = (content: string) =>
      server.send(calls.sendTeacher, { code: classroom.code, content }, student)
    const toStudent = (msg: string) =>
      server.send(calls.sendStudentMessage, { id: student.id, classId: classroom.id, msg }, teacher)
    expect((await toTeacher(fits)).code).toBe(200)
    expect((await toStudent(fits)).code).toBe(200)
    expect(await toTeacher(`${fits}好`)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('content'),
    })
    expect(await toStudent(`${fits}好`)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('msg'),
    })
    expect(await textsOf(server, student, 'ClassEntity')).toEqual([`陈老师：${fits}`])
  })

  test('a pupil writes to the teacher: no blank text, a repeat once, no other class', async () => {
    const { teacher, student, classroom } = await makeLesson(server)
    const send = (content: string) =>
      server.send(
        calls.sendTeacher,
        { code: classroom.code, content, requestKey: 'pupil-writes-once' },
        student,
      )
    expect((await send(' \n')).code).toBe(200)
    expect(await textsOf(server, teacher, 'ClassEntity')).toHaveLength(1)
    wait(server, 1000)
    await send('老师，我的作文交错题了')
    await send('老师，我的作文交错题了')
    expect(await messagesOf(server, teacher, { type: 'ClassEntity' })).toMatchObject([
      {
        title: '五（2）班',
        content: '林小满：老师，我的作文交错题了',
        link: { kind: 'student', code: classroom.code, studentId: student.id },
      },
      {},
    ])
    expect(
      await server.send(
        calls.sendTeacher,
        { code: classroom.code, content: '你好' },
        await makePerson(server, 'student'),
      ),
    ).toMatchObject({ code: 3005 })
  })

  test('a teacher writes to a pupil of an own class; empty after trimming is refused', async () => {
    const { teacher, student, classroom } = await makeLesson(server)
    expect(
      await server.send(calls.sendStudentMessage, { id: student.id, msg: '  ' }, teacher),
    ).toMatchObject({ code: 400, msg: '请输入留言内容!' })
    await server.call(
      calls.sendStudentMessage,
      { id: student.id, classId: classroom.id, msg: '请补上标题' },
      teacher,
    )
    expect(await messagesOf(server, student, { type: 'ClassEntity' })).toMatchObject([
      {
        title: '五（2）班',
        content: '陈老师：请补上标题',
        link: { kind: 'classroom', code: classroom.code },
      },
    ])
    const other = await makeLesson(server)
    expect(
      await server.send(
        calls.sendStudentMessage,
        { id: student.id, classId: other.classroom.id, msg: '你好' },
        other.teacher,
      ),
    ).toMatchObject({ code: 3005 })
    // Nor to a pupil of another teacher’s class, named or not.
    for (const which of [{}, { classId: classroom.id }])
      expect(
        await server.send(
          calls.sendStudentMessage,
          { id: student.id, msg: '你好', ...which },
          other.teacher,
        ),
      ).toMatchObject({ code: 3005 })
    expect(
      await server.send(
        calls.sendStudentMessage,
        { id: student.id, classId: other.classroom.id, msg: '你好' },
        teacher,
      ),
    ).toMatchObject({ code: 3005 })
  })
})
