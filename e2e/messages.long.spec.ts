/** How often the badges of the tab bar ask the server. */
import { PUPILS } from './people.ts'
import { openAs } from './session.ts'
import { expect, story } from './story.ts'
import { holdAnswer } from './taps.ts'

story(
  'badges are asked for at most once a minute, however many screens are opened',
  async ({ page }) => {
    // However slow the machine, it is the same minute.
    await page.clock.setFixedTime(new Date())
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/message/unread.mvc')) asked += 1
    })
    // Also while the first answer is still on its way.
    const unread = await holdAnswer(page, '**/message/unread.mvc*')
    await openAs(page, PUPILS.linXiaoman, 'tasks')
    const tabs = page.getByRole('navigation', { name: '主要功能' })
    for (const name of ['题库', '练笔', '我的', '作业', '我的'])
      await tabs.getByRole('link', { name }).tap()
    await expect(page.getByRole('heading', { name: '我的', exact: true })).toBeVisible()
    unread.goOn()
    expect(asked).toBe(1)
  },
)
