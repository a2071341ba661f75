// A call by HTTP with the ticket of whoever is signed in on this phone: what a story needs but does not tell.
import type { Page } from '@playwright/test'
import { expect } from './story.ts'

/** With a form it is a POST. `path` stands below /h5/correct. */
export async function callAs(page: Page, path: string, form?: Record<string, string>) {
  const { ticket = '', userLoginCode = '' } = await page.evaluate((): Record<string, string> => ({
    ...localStorage,
  }))
  const address = `/h5/correct${path}`
  const headers = { ticket, userLoginCode }
  const answer = await (form === undefined
    ? page.request.get(address, { headers })
    : page.request.post(address, { headers, form }))
  const { success, msg, entity } = await answer.json()
  expect(success, msg).toBe(true)
  return entity
}

type Question = {
  articleType: string
  title: string
  demand: string
  ideation?: string
  keywordList?: string[]
}

/** For the demo class, begun an hour ago and open for two days. */
export async function setHomework(
  teacher: Page,
  questions: readonly Question[],
  settings: Record<string, string> = {},
): Promise<number> {
  const clock = (hours: number) =>
    new Date(Date.now() + (hours + 8) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const [{ homeworkId }] = await callAs(teacher, '/teacher/api/homework/batch.mvc', {
    codes: 'ZP5A22',
    startTime: clock(-1),
    endTime: clock(48),
    ...settings,
    homeworkQuestions: JSON.stringify(questions),
  })
  return homeworkId
}
