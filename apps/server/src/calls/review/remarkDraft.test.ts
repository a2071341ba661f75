import { expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { draftOf, makeClassOf, makeHandedIn, waitForCorrection } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })
const levels = { categoryLevel1: 5, categoryLevel2: 4, categoryLevel3: 3 }

test('a remark is drafted for the teacher alone; kept, its pupil reads whose words it is', async () => {
  const { teacher, student, submissionId } = await makeHandedIn(server)
  const read = (who: typeof teacher) =>
    server.call(getAIResultOfHomework, { id: submissionId }, who)
  const { remarkDraft, hash, verdictNo } = await read(teacher)
  expect(remarkDraft.length).toBeGreaterThan(1)
  expect(await read(student)).toMatchObject({ remarkDraft: [], scaleHint: null })
  const save = (teacherRemark: string, remarkDrafted: number) =>
    server.call(
      calls.saveReview,
      {
        studentHomeworkId: submissionId,
        teacherScore: 88,
        ...levels,
        hash,
        teacherRemark,
        remarkDrafted,
      },
      teacher,
    )
  const drafted = remarkDraft.join('')
  await save(drafted, 1)
  expect(await read(student)).toMatchObject({ teacherRemark: drafted, isRemarkDrafted: true })
  const link = await server.call(
    calls.createShareLink,
    { id: submissionId, ishomework: 1 },
    student,
  )
  const shared = () => server.call(calls.getSharedReport, { id: link.token })
  expect((await shared()).teacherRemark).toBeNull()
  server.now = new Date(server.now.getTime() + SECOND_MS)
  await save('我自己写的。', 0)
  expect(await read(student)).toMatchObject({
    teacherRemark: '我自己写的。',
    isRemarkDrafted: false,
  })
  expect((await shared()).teacherRemark).toBe('我自己写的。')
  expect((await read(teacher)).verdictNo).toBe(verdictNo + 2)
})

test('a mark that the teacher took away is not drafted about any more', async () => {
  const { teacher, submissionId } = await makeHandedIn(server)
  const read = () => server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  const { tmap, remarkDraft, revisionId } = await read()
  const praised = tmap.find(
    ({ kind, tips }) => kind === 'strength' && remarkDraft.join('').includes(tips),
  )
  if (praised === undefined || revisionId === null) throw new Error('nothing is praised')
  await server.call(
    calls.removeMark,
    { studentHomeworkId: submissionId, revisionId, markNo: praised.markNo, isRemoved: 1 },
    teacher,
  )
  expect((await read()).remarkDraft).not.toEqual(remarkDraft)
})

test('after twenty reviews the score begins where this teacher usually stands to the machine', async () => {
  const { teacher, essays } = await makeClassOf(server, 21)
  for (const { student, id } of essays)
    await server.call(calls.saveHomework, draftOf(id, { finish: 2 }), student)
  for (const { student, id } of essays) await waitForCorrection(server, student, id)
  const read = (id: number) => server.call(getAIResultOfHomework, { id }, teacher)
  const review = async ({ id }: { id: number }, teacherScore?: number) => {
    const { hash, rmap } = await read(id)
    const machine = rmap?.score ?? 0
    await server.call(
      calls.saveReview,
      { studentHomeworkId: id, teacherScore: teacherScore ?? machine - 4, ...levels, hash },
      teacher,
    )
  }
  const [last, slip, ...others] = essays
  if (last === undefined || slip === undefined) throw new Error('an empty class')
  for (const essay of others) await review(essay)
  expect((await read(last.id)).scaleHint).toBeNull()
  // One slip of the finger among them.
  await review(slip, 8)
  const { scaleHint, rmap } = await read(last.id)
  expect(scaleHint).toMatchObject({ reviews: 20, difference: -4 })
  expect(scaleHint?.score).toBeCloseTo((rmap?.score ?? 0) - 4)
  expect((await read(slip.id)).scaleHint).toBeNull()
})
