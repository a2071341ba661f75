/** What goes into a print, before it is drawn, and which essays are offered for one. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson, makePractice } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

test('a print made before eight in the morning bears the day that it is in Shanghai', async () => {
  server.now = new Date('2026-03-02T07:30:00+08:00')
  const student = await makePerson(server, 'student')
  const practiceId = await makePractice(server, student)
  const { id } = await server.call(calls.printEssay, { id: practiceId, ishomework: 0 }, student)
  const { rows } = await server.database.pool.query('select printed from prints where id = $1', [
    id,
  ])
  expect(rows[0].printed.essays[0].facts).toContain('2026-03-02')
})

test('the essays that can be printed come page by page, the latest first, each once', async () => {
  const student = await makePerson(server, 'student')
  const made: number[] = []
  for (const hour of [8, 9, 10]) {
    server.now = new Date(`2026-03-02T${String(hour).padStart(2, '0')}:00:00+08:00`)
    made.unshift(await makePractice(server, student))
  }
  const pageOf = (cpage: number) =>
    server.call(calls.getPrintableEssays, { cpage, psize: 2 }, student)
  const pages = [await pageOf(1), await pageOf(2)]
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(made)
  expect(pages).toMatchObject([{ pcount: 2 }, { pcount: 2 }])
})
