/** Taps of a teacher who reviews. */
import type { Locator, Page } from '@playwright/test'
import { TEACHER } from './people.ts'
import { type PreparedClass, WRITERS } from './preparedClass.ts'
import { openAs } from './session.ts'
import { expect } from './story.ts'

/** The list of a homework, with the first of the class in it. */
export async function openSubmissions(page: Page, { homeworkId }: PreparedClass): Promise<void> {
  await openAs(page, TEACHER, `teacher/stu/works/${homeworkId}`)
  await expect(page.getByText(WRITERS[0].name)).toBeVisible()
}

export async function openEssayOf(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(name) }).tap()
  await expect(page.getByRole('textbox', { name: /你的评分/ })).toBeAttached()
}

export const completeButton = (page: Page) =>
  page.getByRole('button', { name: /^(完成|再次)批阅$/ })

/** In the teacher's own words; what the machine had drafted goes. */
export async function writeRemark(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: '评语' })
  await expect(field.or(page.getByRole('button', { name: '改写' }))).toBeVisible()
  if (!(await field.isVisible())) await page.getByRole('button', { name: '改写' }).click()
  await field.fill(text)
}

/** A real touch: the browser itself decides whether it scrolls. */
export async function dragFinger(
  page: Page,
  element: Locator,
  { across, down }: { across: number; down: number },
): Promise<void> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('it is not shown')
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: box.x + box.width / 2 + across * share, y: box.y + box.height / 2 + down * share },
      ],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', step / STEPS)
    // Touches that come all at once are no movement to the browser.
    await page.waitForTimeout(FRAME_MS)
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}
const STEPS = 8
const FRAME_MS = 16
