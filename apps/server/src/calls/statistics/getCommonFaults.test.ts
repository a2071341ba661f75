import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { draftOf, ESSAY, makeClassOf, waitForCorrection } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })
const SLIP = `${ESSAY}\n我以经明白了妈妈的爱。`

test('what several pupils get wrong is told with sentences of theirs, without what was taken away', async () => {
  const { teacher, homeworkId, essays } = await makeClassOf(server, 3)
  for (const { student, id } of essays) {
    await server.call(calls.saveHomework, draftOf(id, { content: SLIP, finish: 2 }), student)
    await waitForCorrection(server, student, id)
  }
  const ask = () => server.call(calls.getCommonFaults, { homeworkId }, teacher)
  const found = await ask()
  expect(found.essays).toBe(3)
  const fault = found.items.find(({ examples }) => examples.some(({ quote }) => /以经/.test(quote)))
  expect(fault).toMatchObject({ students: 3, marks: 3 })
  expect(JSON.stringify(found.items)).not.toMatch(/张伟|学生2/)

  // Two of three are taken away: what one pupil does is nobody else's.
  for (const { id } of essays.slice(0, 2)) {
    const { tmap, revisionId } = await server.call(getAIResultOfHomework, { id }, teacher)
    const mark = tmap.find(({ quote }) => /以经/.test(quote))
    await server.call(
      calls.removeMark,
      {
        studentHomeworkId: id,
        revisionId: revisionId ?? 0,
        markNo: mark?.markNo ?? 0,
        isRemoved: 1,
      },
      teacher,
    )
  }
  const after = await ask()
  expect(after.items.map(({ label }) => label)).not.toContain(fault?.label)
})

test('before anybody hands in there is nothing in common', async () => {
  const { teacher, homeworkId } = await makeClassOf(server, 2)
  expect(await server.call(calls.getCommonFaults, { homeworkId }, teacher)).toMatchObject({
    essays: 0,
    items: [],
  })
})
