/** What a pupil reads about the own writing: 学习报告, a message in two taps, a consent taken back. */
import { agreeAsGuardian, PUPILS } from './people.ts'
import { openAs } from './session.ts'
import { expect, story } from './story.ts'
import { readAlert, tap } from './taps.ts'

story(
  '学习报告 draws the thirteen, says what to practise, and leads to the report it rests on; a message is two taps away; a consent that is taken back stops correction and says so',
  { tag: ['@student:/user/report'] },
  async ({ page }) => {
    const latestReport = page
      .getByRole('heading', { name: '最近的得分' })
      .locator('..')
      .getByRole('link')
      .first()
    await openAs(page, PUPILS.linXiaoman, 'user')
    await page.getByRole('link', { name: '学习报告' }).tap()
    await expect(page.getByRole('img', { name: '十三项得分图' })).toBeVisible()
    await page.getByRole('button', { name: '一项一项看' }).tap()
    await expect(page.getByText('句子读起来通顺')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^接下来/ })).toBeVisible()
    await latestReport.tap()
    await expect(page).toHaveURL(/\/(tasks|practice)\/correction\//)
    await expect(page.getByRole('region', { name: '得分' })).toBeVisible()
    await page.getByRole('button', { name: '返回' }).tap()

    await openAs(page, PUPILS.linXiaoman, 'user')
    await page.getByRole('link', { name: /^消息/ }).tap()
    await page.getByRole('region', { name: '最近' }).getByRole('link').first().tap()
    await expect(page).toHaveURL(/\/user\/msgdetail\?/)
    await expect(page.getByRole('article').first()).toBeVisible()

    // The guardian takes the consent back: desk and report say so, and writing goes on.
    await page.goto('user/settings')
    await tap(page, /^监护人同意/)
    await tap(page, '撤回同意')
    await readAlert(page, /AI 不再批改孩子的作文/)
    await expect(page.getByRole('button', { name: '监护人同意 未同意' })).toBeVisible()
    await page.goto('tasks')
    await page
      .getByRole('link', { name: /^开始写：/ })
      .first()
      .tap()
    await expect(page.getByText(/监护人没有同意 AI 批改，所以现在不批改/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'AI 批改' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(page.getByLabel('作文正文')).toBeEditable()
    await page.goto('user/report')
    await latestReport.tap()
    await page.getByRole('link', { name: /账号设置的“监护人同意”/ }).tap()
    await tap(page, /^监护人同意/)
    await agreeAsGuardian(page, '13900000010')
    await expect(page.getByRole('button', { name: '监护人同意 已同意' })).toBeVisible()
  },
)
