import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import {
  CLASSES_PER_STUDENT_MAX,
  CLASSES_PER_TEACHER_MAX,
  JOIN_CODE_LENGTH,
} from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

test('a class made twice with one key is one class', async () => {
  const teacher = await makePerson(server, 'teacher')
  const wanted = { name: '五（3）班', gradeId: 5, requestKey: 'one-tap-of-the-button' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call(calls.addClass, wanted, teacher)),
  )
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
})

test('a class needs a grade that there is', async () => {
  const teacher = await makePerson(server, 'teacher')
  for (const gradeId of [undefined, '', 0, 14])
    expect(
      await server.send(
        calls.addClass,
        { name: '五（3）班', ...(gradeId !== undefined && { gradeId }) },
        teacher,
      ),
    ).toMatchObject({ code: 400, msg: expect.stringContaining('gradeId') })
  expect(await server.call(calls.getTeacherClasses, {}, teacher)).toEqual([])
})

test('a teacher has at most a hundred classes, a pupil twenty; a join code is easy to read', async () => {
  const [teacher, student] = [
    await makePerson(server, 'teacher'),
    await makePerson(server, 'student'),
  ]
  const add = () => server.send(calls.addClass, { name: '五（3）班', gradeId: 5 }, teacher)
  const codes: string[] = []
  for (let made = 0; made < CLASSES_PER_TEACHER_MAX; made += 1)
    codes.push((await server.call(calls.addClass, { name: '五（3）班', gradeId: 5 }, teacher)).code)
  expect(await add()).toMatchObject({
    code: REFUSALS.tooManyClasses.code,
    msg: REFUSALS.tooManyClasses.text,
  })

  // Without 0 and O, 1, I and L.
  expect(codes.filter((code) => !/^[2-9A-HJKMNP-Z]+$/.test(code))).toEqual([])
  expect(new Set(codes.map((code) => code.length))).toEqual(new Set([JOIN_CODE_LENGTH]))

  for (const code of codes.slice(0, CLASSES_PER_STUDENT_MAX))
    await server.call(calls.addClasses, { code }, student)
  expect(
    await server.send(calls.addClasses, { code: codes[CLASSES_PER_STUDENT_MAX] ?? '' }, student),
  ).toMatchObject({ code: REFUSALS.tooManyClasses.code, msg: REFUSALS.tooManyClasses.text })
}, 30_000)
