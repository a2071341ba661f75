/**
 * How soon the next essay stands on the screen of a teacher who reviews, from the tap to the paint:
 * fetched while the one before was read, and beside it the same essay where nothing was.
 */
import { loadavg } from 'node:os'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { DEMO_PASSWORD, GRADE5_TEACHER } from '../../tools/demo/people.ts'
import { medianOf, round } from '../quality/figures.ts'

export type NextEssayFigures = {
  fetchedMs: number
  unfetchedMs: number
  ratio: number
  /** Of the system in the minute before: what else ran. */
  load: number
}

/** What came is read, drawn and done with. */
const SETTLED_MS = 1500

type Essay = { id: number; name: string }
type Place = { homeworkId: number; first: Essay; next: Essay; afterNext: Essay }

/** `prepare`: makes a page's network and processor those that are measured. */
export async function measureNextEssay(
  browser: Browser,
  productUrl: string,
  { rounds, prepare }: { rounds: number; prepare: (page: Page) => Promise<void> },
): Promise<NextEssayFigures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const place = await signIn(context, productUrl)
  const { first, next, afterNext } = place
  const fetched: number[] = []
  const unfetched: number[] = []
  const turn = async (from: Essay, step: '上一篇' | '下一篇') => {
    const page = await context.newPage()
    await prepare(page)
    const answers = noteAnswers(page)
    await page.goto(`${productUrl}/h5/teacher/stu/works/${place.homeworkId}/${from.id}`)
    // The one that waits next may be drawn ahead, unseen.
    await page.locator('.review-essay:visible').waitFor()
    // The essay itself, and the one that waits next.
    while (answers.length < 2) await page.waitForTimeout(100)
    await page.waitForTimeout(SETTLED_MS)
    const isFetched = answers.includes(next.id)
    if (isFetched !== (step === '下一篇')) throw new Error(`fetched ahead: ${answers.join()}`)
    await page.evaluate(`(${OBSERVE_TURN})(${JSON.stringify(next.name)})`)
    await page.getByRole('link', { name: `${step}：${next.name}` }).tap()
    const tookMs = z.number().parse(await page.evaluate('globalThis.turned'))
    await page.close()
    return tookMs
  }
  for (let done = 0; done < rounds; done += 1) {
    // From the first the next one waits for its teacher, so it is fetched ahead; going back, the
    // one that waits next is another.
    fetched.push(await turn(first, '下一篇'))
    unfetched.push(await turn(afterNext, '上一篇'))
  }
  await context.close()
  const [fetchedMs, unfetchedMs] = [medianOf(fetched), medianOf(unfetched)]
  return {
    fetchedMs: round(fetchedMs, 0),
    unfetchedMs: round(unfetchedMs, 0),
    ratio: round(fetchedMs / unfetchedMs, 2),
    load: round(loadavg()[0] ?? 0, 1),
  }
}

/** Which essays' reports have come. */
function noteAnswers(page: Page): number[] {
  const answers: number[] = []
  page.on('requestfinished', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/aiResult.mvc')) answers.push(Number(url.searchParams.get('id')))
  })
  return answers
}

/**
 * Runs in the page. From the event of the tap until the frame in which the essay stands there, whole,
 * has been handed over to be shown: a task after the next animation frame.
 */
const OBSERVE_TURN = `(name) => {
  globalThis.turned = new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        const seen = (selector) =>
          [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
        const isThere =
          seen('h1').some(({ textContent }) => textContent === name) &&
          seen('.review-essay').length === 1
        if (!isThere) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - timeStamp)
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    }, { capture: true, once: true })
  })
}`

const TICKET = z.object({ entity: z.object({ ticket: z.string(), userLoginCode: z.string() }) })
const LIST = z.object({ entity: z.object({ items: z.array(z.object({ id: z.number() })) }) })
const DETAIL = z.object({
  entity: z.object({
    studentHomeworkList: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        studentNumber: z.string(),
        status: z.string(),
      }),
    ),
  }),
})

/** The demo school's teacher, and a homework of hers with three essays in a row that wait. */
async function signIn(context: BrowserContext, productUrl: string): Promise<Place> {
  const path = (name: string) => `${productUrl}/h5/correct/${name}.mvc`
  const answer = await context.request.post(path('pub/session/loginByPassword'), {
    form: { uname: GRADE5_TEACHER.phone, pwd: DEMO_PASSWORD, t: 1 },
  })
  const { ticket, userLoginCode } = TICKET.parse(await answer.json()).entity
  const values = { ticket, userLoginCode, roleType: '1', isNew: '0' }
  await context.addInitScript(
    `for (const [name, value] of Object.entries(${JSON.stringify(values)})) localStorage.setItem(name, value)`,
  )
  const get = async (name: string, params: Record<string, number>): Promise<unknown> =>
    (await context.request.get(path(name), { params, headers: { ticket, userLoginCode } })).json()
  const { items } = LIST.parse(
    await get('teacher/api/homework/list', { status: 2, cpage: 1, psize: 20 }),
  ).entity
  for (const { id: homeworkId } of items) {
    const { studentHomeworkList } = DETAIL.parse(
      await get('teacher/api/homework/detail', { id: homeworkId }),
    ).entity
    const waiting = studentHomeworkList
      .filter(({ status }) => status === 'finish' || status === 'remark')
      .toSorted((a, b) => Number(a.studentNumber) - Number(b.studentNumber))
    for (const [at, first] of waiting.entries()) {
      const [next, afterNext] = [waiting[at + 1], waiting[at + 2]]
      if (next === undefined || afterNext === undefined) break
      if ([first, next, afterNext].every(({ status }) => status === 'finish'))
        return { homeworkId, first, next, afterNext }
    }
  }
  throw new Error('the demo school has no three essays in a row that wait for their teacher')
}

export function printNextEssay({ fetchedMs, unfetchedMs, ratio, load }: NextEssayFigures): string {
  return `${fetchedMs} ms after the tap, ${ratio} × the ${unfetchedMs} ms of one not fetched ahead (load ${load})`
}
