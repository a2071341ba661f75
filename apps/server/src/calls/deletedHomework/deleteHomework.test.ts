import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { eraseDeleted } from '../../jobs/eraseDeleted.ts'
import { draftOf, makeLesson, makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const inDays = (days: number) => new Date(server.now.getTime() + days * DAY_MS)

describe('a deleted homework', () => {
  test('is gone from every list at once, also for a pupil who joins later', async () => {
    const { teacher, student, classroom, homeworkId, submissionId } = await makeLesson(server)
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
    await server.call(calls.deleteHomework, { id: homeworkId }, teacher)
    expect(
      (await server.call(calls.getTeacherHomework, { cpage: 1, status: 2 }, teacher)).items,
    ).toEqual([])
    for (const status of [0, 1, 2, 3])
      expect(
        (await server.call(calls.getStudentHomework, { cpage: 1, status }, student)).items,
      ).toEqual([])
    for (const [call, request, ticket] of [
      [calls.getDemand, { homeworkId }, student],
      [calls.findWriteDetail, { id: submissionId }, student],
      [calls.getAIResult, { id: submissionId }, student],
      [calls.getAIResult, { id: submissionId }, teacher],
      [calls.getHomeworkDetail, { id: homeworkId }, teacher],
      [calls.getHomeworkDetailNew, { id: homeworkId }, teacher],
      [calls.getStatistics, { homeworkId }, teacher],
      [calls.deleteHomework, { id: homeworkId }, teacher],
      [calls.saveHomework, draftOf(submissionId), student],
      [calls.rejectHomework, { studentHomeworkId: submissionId, reason: '请重写' }, teacher],
    ] as const)
      expect(await server.send(call, request, ticket)).toMatchObject({
        code: 3005,
        msg: '内容不存在或已被删除',
      })
    const late = await makePerson(server, 'student')
    await server.call(calls.addClasses, { code: classroom.code }, late)
    expect(
      (await server.call(calls.getStudentHomework, { cpage: 1, status: 0 }, late)).items,
    ).toEqual([])
  })

  test('is erased after 30 days, and nothing else is', async () => {
    const [gone, kept] = [await makeLesson(server), await makeLesson(server)]
    for (const lesson of [gone, kept])
      await server.call(
        calls.saveHomework,
        draftOf(lesson.submissionId, { finish: 2 }),
        lesson.student,
      )
    await server.call(calls.deleteHomework, { id: gone.homeworkId }, gone.teacher)
    const count = async (id: number) => {
      const { rows } = await server.database.pool.query(
        'select (select count(*) from homework where id = $1) + (select count(*) from submissions where homework_id = $1) + (select count(*) from revisions r join submissions s on s.id = r.essay_id where s.homework_id = $1) as rows',
        [id],
      )
      return Number(rows[0].rows)
    }
    const erase = (days: number) =>
      eraseDeleted({ db: server.database.db, clock: () => inDays(days) })
    await erase(29)
    expect(await count(gone.homeworkId)).toBe(3)
    await erase(31)
    await erase(31)
    expect([await count(gone.homeworkId), await count(kept.homeworkId)]).toEqual([0, 3])
  })
})
