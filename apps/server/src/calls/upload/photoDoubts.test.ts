import { expect, test } from 'vitest'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { saveHomework } from '@zhupi/contract/calls/submission.ts'
import { uploadFile } from '@zhupi/contract/calls/upload.ts'
import type { OcrPort } from '../../adapters/ocr/port.ts'
import { withNeighbours } from '../../domain/photoDoubts.ts'
import { eraseDeleted } from '../../jobs/eraseDeleted.ts'
import { draftOf, makeLesson, waitForCorrection } from '../../testing/make.ts'
import { smallPicture } from '../../testing/smallPicture.ts'
import { startTestServer } from '../../testing/testServer.ts'

const TEXT = '放学了，我迫不急待地跑回家，把小苗放进坑里，又浇了一瓢水。爷爷看着我笑了。'
const ocr: OcrPort = {
  recognise: async () => ({
    ...{ text: TEXT, goesOn: false },
    doubts: [{ start: TEXT.indexOf('急'), text: '急', at: null }],
  }),
  stop: async () => undefined,
}
const server = await startTestServer({ ocr, hasWorkers: true })

/** What the report calls a fault. */
async function faultsOf(content: string, isPhotographed: boolean): Promise<string[]> {
  const { student, submissionId } = await makeLesson(server)
  if (isPhotographed) await server.call(uploadFile, {}, student, new Blob([smallPicture]))
  await server.call(saveHomework, draftOf(submissionId, { content, finish: 2 }), student)
  await waitForCorrection(server, student, submissionId)
  const { tmap } = await server.call(getAIResultOfHomework, { id: submissionId }, student)
  return tmap.filter(({ kind }) => kind === 'fault').map(({ quote }) => quote)
}

test('what a photograph may have been misread in is no slip of its writer, until it is changed', async () => {
  expect(await faultsOf(TEXT, false)).toContain('迫不急待')
  expect(await faultsOf(TEXT, true)).not.toContain('迫不急待')
  expect(await faultsOf(TEXT.replace('我迫', '大家迫').replace('地跑', '的跑'), true)).toContain(
    '迫不急待',
  )
})

test('a place is known by its neighbours; one that is doubtful too may become anything', () => {
  expect(
    withNeighbours('春夭耒了。\n花开', [
      { start: 1, text: '夭' },
      { start: 2, text: '耒' },
    ]),
  ).toEqual([
    { before: '春', text: '夭', after: '\uFFFD了。' },
    { before: '春\uFFFD', text: '耒', after: '了。' },
  ])
})

test('doubts are forgotten after a term', async () => {
  const { student } = await makeLesson(server)
  await server.call(uploadFile, {}, student, new Blob([smallPicture]))
  const count = async () => {
    const { rows } = await server.database.pool.query(
      'select 1 from photo_doubts where account_id = $1',
      [student.id],
    )
    return rows.length
  }
  const sweepAfter = (days: number) =>
    eraseDeleted({
      db: server.database.db,
      clock: () => new Date(server.now.getTime() + days * DAY_MS),
    })
  await sweepAfter(180)
  expect(await count()).toBe(1)
  await sweepAfter(181)
  expect(await count()).toBe(0)
})
