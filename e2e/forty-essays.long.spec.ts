/** An evening's work: forty essays of a class, reviewed one after the other, every tap counted. */
import type { Page } from '@playwright/test'
import { FORTY, prepareForty } from './fortyEssays.ts'
import { TEACHER } from './people.ts'
import { dragFinger } from './reviewTaps.ts'
import { callsOf, openAs } from './session.ts'
import { expect, story } from './story.ts'

/** A phrase of the product's, a tap away in each review. */
const READY = '结尾收得好，有余味。'
/** The teacher's own, found by the first letters of its pinyin. */
const OWN = '开头可以再短一点。'

const TO_ACCEPT = 3
const TO_ADD_A_PHRASE = 6

story(
  'forty essays in three taps or keys each, six with a phrase: none lost, none scored twice, one taken back',
  async ({ browser, page, baseURL }) => {
    const { homeworkId, rows } = await prepareForty(baseURL)
    const teacher = callsOf(baseURL, TEACHER)
    await teacher.post('teacher/api/review/savePhrase', { text: OWN, isPinned: 'false' })
    const sent: number[] = []
    const given = new Map<string, string>()
    const watched = { given }

    // The first half on a phone, by taps.
    noteReviews(page, sent)
    await openAs(page, TEACHER, `teacher/stu/works/${homeworkId}`)
    await page.getByRole('button', { name: /开始批阅/ }).tap()
    await expect(place(page, 1)).toBeVisible()
    // A finger that goes sideways turns the page; nothing is judged by it.
    await dragFinger(page, page.locator('.review-essay-head:visible'), { across: -140, down: 10 })
    await expect(place(page, 2)).toBeVisible()
    await dragFinger(page, page.locator('.review-essay-head:visible'), { across: 140, down: 10 })
    await expect(place(page, 1)).toBeVisible()
    for (let at = 1; at <= FORTY / 2; at += 1) await reviewByTaps(page, at, watched)

    // In the middle one is taken back: it waits again, with what was typed, for one tap more.
    const half = FORTY / 2
    await page.getByRole('button', { name: '撤销' }).tap()
    await expect(place(page, half)).toBeVisible()
    const waiting = async () => (await rows()).filter(({ status }) => status === 'finish').length
    expect(await waiting()).toBe(FORTY - half + 1)
    await expect(page.getByRole('textbox', { name: '评语' })).toHaveValue(new RegExp(READY))
    await page.getByRole('button', { name: '完成批阅' }).tap()
    await expect(place(page, half + 1)).toBeVisible()
    expect(await waiting()).toBe(FORTY - half)

    // The second half at a desk, by keys.
    const desk = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const wide = await desk.newPage()
    noteReviews(wide, sent)
    await openAs(wide, TEACHER, `teacher/stu/works/${homeworkId}`)
    await wide.getByRole('button', { name: /开始批阅/ }).click()
    for (let at = half + 1; at <= FORTY; at += 1) await reviewByKeys(wide, at, watched)
    await desk.close()

    // Each once, but for the one that was taken back; each with what its teacher gave it.
    expect(sent).toHaveLength(FORTY + 1)
    expect(new Set(sent).size).toBe(FORTY)
    const done = await rows()
    expect(done.filter(({ status }) => status === 'remark')).toHaveLength(FORTY)
    for (const { id, name, machineScore } of done) {
      const { verdictNo, teacherScore, teacherRemark } = await teacher.get<Verdict>(
        'api/homework/aiResult',
        { id, ishomework: 1 },
      )
      expect({ name, teacherScore }).toEqual({ name, teacherScore: machineScore })
      expect(teacherRemark).toContain(given.get(name))
      expect(verdictNo).toBeGreaterThan(0)
    }
  },
)

type Verdict = { verdictNo: number; teacherScore: number; teacherRemark: string }
/** The phrase that each pupil's remark got; '' where it got none. */
type Watched = { given: Map<string, string> }

const place = (page: Page, at: number) => page.getByText(`第 ${at} / ${FORTY} 篇`)
const scoreOf = (page: Page) => page.getByRole('textbox', { name: /你的评分/ })

/** Every fourth essay gets a phrase besides. */
const hasPhrase = (at: number) => at % 4 === 0
const mostFor = (at: number) => (hasPhrase(at) ? TO_ADD_A_PHRASE : TO_ACCEPT)

async function reviewByTaps(page: Page, at: number, { given }: Watched): Promise<void> {
  await expect(place(page, at)).toBeVisible()
  // The place stands there before the essay does; until then the head names the screen.
  const head = page.getByRole('heading', { level: 1 })
  await expect(head).toHaveText(/^学生\d+$/)
  const name = await head.innerText()
  let taps = 0
  const tap = async (label: string | RegExp) => {
    await page.getByRole('button', { name: label, exact: typeof label === 'string' }).tap()
    taps += 1
  }
  await tap('去评分')
  await tap(/点印采用/)
  if (hasPhrase(at)) await tap('结尾有余味')
  given.set(name, hasPhrase(at) ? READY : '')
  await tap('完成批阅')
  if (at < FORTY) await expect(place(page, at + 1)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(mostFor(at))
}

async function reviewByKeys(page: Page, at: number, { given }: Watched): Promise<void> {
  await expect(place(page, at)).toBeVisible()
  await expect(scoreOf(page)).toBeEditable()
  // Whoever completes by a key goes on typing where the score stands.
  if (at > FORTY / 2 + 1) await expect(scoreOf(page)).toBeFocused()
  const name = await page.locator('.review-essay-name:visible').innerText()
  let keys = 0
  const press = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
    keys += pressed.length
  }
  await press('a')
  if (hasPhrase(at)) {
    await press('p', 'k', 't')
    await expect(page.getByRole('group', { name: '常用语' }).getByText(OWN)).toBeVisible()
    await press('Enter')
  }
  given.set(name, hasPhrase(at) ? OWN : '')
  await press('Control+Enter')
  if (at < FORTY) await expect(place(page, at + 1)).toBeVisible()
  else await expect(page).toHaveURL(/teacher\/stu\/works\/\d+$/)
  expect(keys).toBeLessThanOrEqual(mostFor(at))
}

/** Whose reviews the page sends, in their order. */
function noteReviews(page: Page, sent: number[]): void {
  page.on('request', (request) => {
    if (!request.url().includes('/homework/review/save.mvc')) return
    const id = /name="studentHomeworkId"\r\n\r\n(\d+)/.exec(request.postData() ?? '')?.[1]
    sent.push(Number(id))
  })
}
