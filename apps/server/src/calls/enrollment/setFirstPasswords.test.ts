/** New slips for several pupils of a class. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { listSecurityEvents } from '../../records/securityJournal.ts'
import { makeLesson, makeSchoolPupil, PASSWORD } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const MISSING = { code: 3005, msg: '内容不存在或已被删除' }
const GONE = { code: 3005, msg: '有学生已经不在这个班里了，名单已更新，请核对后再试' }
const signIn = (uname: string, pwd: string) =>
  server.send(calls.loginByPassword, { uname, pwd, t: 0 })

test('lost slips are made anew for several pupils at once: the new passwords sign in, the old ones and the sessions end', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  const { id, code } = classroom
  await server.database.pool.query('update accounts set agreed_at = $1 where id = $2', [
    server.now,
    student.id,
  ])
  const newcomer = await makeSchoolPupil(server, id, {
    studentNumber: '07',
    contactPhone: '13500004011',
  })
  const before = await server.call(calls.getClassStudents, { code }, teacher)
  expect(before.students).toMatchObject([
    { id: student.id, hasOwnPassword: true },
    { id: newcomer.id, hasOwnPassword: false },
  ])
  const noticesBefore = server.smsNotices.length
  const request = {
    id,
    students: [
      { id: newcomer.id, password: 'slip-of-seven' },
      { id: student.id, password: 'slip-of-lin' },
    ],
  }
  const slips = await server.call(calls.setFirstPasswords, request, teacher)
  // Who has never been in has two months, who forgot the own password a week.
  const days = (time: string | undefined) =>
    Math.round((Date.parse(`${time?.replace(' ', 'T')}+08:00`) - server.now.getTime()) / 86_400_000)
  expect(slips).toMatchObject([
    { studentNumber: '07', name: '何青禾', loginName: newcomer.loginName },
    { studentNumber: '', name: '林小满', loginName: '' },
  ])
  expect(slips.map(({ endsTime }) => days(endsTime))).toEqual([60, 7])

  expect((await signIn(newcomer.loginName, PASSWORD)).code).toBe(3005)
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(3004)
  for (const [uname, pwd] of [
    [`${code}-07`, 'slip-of-seven'],
    [student.phone, 'slip-of-lin'],
  ] as const)
    expect(await signIn(uname, pwd)).toMatchObject({ entity: { needsOwnPassword: true } })

  // Only the family whose child had an own password is told of it, and that once.
  await server.call(calls.setFirstPasswords, request, teacher)
  expect(server.smsNotices.slice(noticesBefore)).toEqual([
    { phone: student.phone, notice: 'passwordSet' },
  ])
  const of = { accountIds: [newcomer.id], phone: undefined }
  expect(
    await listSecurityEvents(server.database.db, { of, kind: 'oneTimePasswordSet' }, 10),
  ).toMatchObject([{ actorId: teacher.id }, { actorId: teacher.id }])
})

test('with one who is not in the class, or an easy password, nobody gets a new slip', async () => {
  const [mine, theirs] = [await makeLesson(server), await makeLesson(server)]
  const make = (id: number, students: { id: number; password: string }[]) =>
    server.send(calls.setFirstPasswords, { id, students }, mine.teacher)
  const own = { id: mine.student.id, password: 'slip-of-lin' }
  const foreign = { id: theirs.student.id, password: 'slip-of-them' }
  expect(await make(mine.classroom.id, [own, foreign])).toMatchObject(GONE)
  expect(await make(theirs.classroom.id, [foreign])).toMatchObject(MISSING)
  expect(await make(mine.classroom.id, [own, own])).toMatchObject(GONE)
  expect(await make(mine.classroom.id, [{ ...own, password: 'short' }])).toMatchObject({
    code: 400,
    msg: '密码至少 8 位',
  })
  for (const { student } of [mine, theirs])
    expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(200)
})
