/** Many essays in little time: nothing is scored, overwritten or sent by mistake. */
import type { Locator, Page } from '@playwright/test'
import { prepareClass, WRITERS } from './preparedClass.ts'
import {
  completeButton,
  dragFinger,
  openEssayOf,
  openSubmissions,
  writeRemark,
} from './reviewTaps.ts'
import { openAs } from './session.ts'
import { expect, story } from './story.ts'

const [first, second] = WRITERS

story(
  'a teacher accepts, takes back, and is never overwritten unseen; a finger that scrolls moves no level',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL, [first, second])
    await openSubmissions(page, prepared)
    await openEssayOf(page, first.name)

    const slider = page.getByRole('slider', { name: '表达' })
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const before = await slider.inputValue()
    const place = await topOf(slider)
    await dragFinger(page, slider, { across: 12, down: 160 })
    await expect.poll(() => topOf(slider)).not.toBe(place)
    expect(await slider.inputValue()).toBe(before)
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await dragFinger(page, slider, { across: -60, down: 4 })
    await expect(slider).not.toHaveValue(before)

    // Taken back, the essay is there again with what had been written, and its pupil was told nothing.
    // A tap while the page still glides only stops it: the browser makes no click of it.
    await expect(async () => {
      await page.getByRole('button', { name: /点印采用/ }).tap()
      await expect(page.getByRole('textbox', { name: /你的评分/ })).not.toHaveValue('', {
        timeout: 1_000,
      })
    }).toPass()
    await writeRemark(page, '写得真切。')
    await completeButton(page).tap()
    const offer = page.getByRole('status').filter({ hasText: `批阅成功 · ${first.name}` })
    await expect(page.getByText('第 2 / 2 篇')).toBeVisible()
    await offer.getByRole('button', { name: '撤销' }).tap()
    await expect(page.getByText('第 1 / 2 篇')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '评语' })).toHaveValue('写得真切。')
    expect((await prepared.row(first.name)).status).toBe('finish')

    // Meanwhile another window was quicker: both verdicts are read before one of them stands.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('textbox', { name: /你的评分/ }).fill('61')
    await writeRemark(other, '另一个窗口的评语。')
    await completeButton(other).tap()
    await expect(other.getByText('批阅成功').first()).toBeVisible()
    await other.close()
    await completeButton(page).tap()
    const sheet = page.getByRole('dialog', { name: '这篇作文刚才在别处批阅过了' })
    await expect(sheet.getByText('另一个窗口的评语。')).toBeVisible()
    await expect(sheet.getByText('写得真切。')).toBeVisible()
    await sheet.getByRole('button', { name: '改用我写的' }).tap()
    // Reviewed again, the teacher stays with this essay.
    await expect(page.getByRole('button', { name: '再次批阅' })).toBeVisible()
    await expect(page.getByText('第 1 / 2 篇')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '评语' })).toHaveValue('写得真切。')

    // What the teacher wrote is found by two letters, and goes in at the caret by a tap.
    const field = page.getByRole('textbox', { name: '评语' })
    await field.press('Control+Home')
    const phrases = page.getByRole('group', { name: '常用语', exact: true })
    const opener = page.getByRole('button', { name: '＋ 常用语' })
    // What unfolds at the lower edge comes into sight.
    await opener.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await opener.tap()
    // But for a part of a pixel.
    await expect(phrases).toBeInViewport({ ratio: 0.99 })
    await phrases.getByRole('searchbox').fill('ly')
    await phrases.getByRole('button', { name: '另一个窗口的评语。' }).tap()
    await expect(field).toHaveValue('另一个窗口的评语。写得真切。')
    await page.getByRole('button', { name: '＋ 常用语' }).tap()
    await phrases.getByRole('button', { name: '管理' }).tap()
    const own = page.getByRole('dialog', { name: '我的常用语' })
    await own.getByRole('textbox', { name: '写一句新的' }).fill('先说优点。')
    await own.getByRole('button', { name: '保存' }).tap()
    await expect(own.getByText('先说优点。', { exact: true })).toBeVisible()
    await own.getByRole('button', { name: '关闭' }).tap()
    await expect(own).toBeHidden()
    await phrases.getByRole('searchbox').fill('xs')
    await expect(phrases.getByRole('button', { name: '先说优点。' })).toBeVisible()
    await phrases.getByRole('searchbox').press('Enter')
    await expect(field).toHaveValue('另一个窗口的评语。先说优点。写得真切。')

    // The next essay takes two taps; its pupil reads whose words the remark is.
    const essays = page.locator('.review-essay')
    await expect(essays).toHaveCount(2)
    const drawn = await watchDrawing(page)
    await page.getByRole('link', { name: `下一篇：${second.name}` }).tap()
    await expect(page.getByText('第 2 / 2 篇')).toBeVisible()
    // It was there already, unseen: nothing stands in for it, and its lines are drawn once.
    expect(await drawn()).toEqual({ skeletons: 0, newRows: 0, wastedRows: 0 })
    const drafted = page.getByRole('group', { name: '评语' }).getByRole('button', { pressed: true })
    await expect(drafted.first()).toBeVisible()
    // A tapped sentence takes a sign and a note; what was done is taken back.
    const marked = page.getByRole('complementary', { name: '第1段，老师批注' })
    // Two cells are free before the first.
    await page
      .locator('[data-p="1"] > .paper-row')
      .first()
      .tap({ position: { x: 80, y: 16 } })
    const pen = page.getByRole('dialog', { name: '批注第 1 段' })
    await pen.getByRole('textbox', { name: '旁批' }).fill('先听见，再看见。')
    await pen.getByRole('button', { name: '好句' }).tap()
    await expect(marked).toContainText('先听见，再看见。')
    await expect(pen).toBeHidden()
    await marked.getByRole('button').tap()
    await pen.getByRole('button', { name: '删除' }).tap()
    await expect(marked).toHaveCount(0)
    await page
      .getByRole('status')
      .filter({ hasText: '批注已删除' })
      .getByRole('button', { name: '撤销' })
      .tap()
    await expect(marked).toContainText('先听见，再看见。')

    // Another window changed it meanwhile: both are read before one of them stands.
    const window2 = await page.context().newPage()
    await window2.goto(page.url())
    await marked.getByRole('button').tap()
    await pen.getByRole('textbox', { name: '旁批' }).fill('这一句先写了声音。')
    await window2.getByRole('complementary', { name: '第1段，老师批注' }).getByRole('button').tap()
    const pen2 = window2.getByRole('dialog', { name: '批注第 1 段' })
    await pen2.getByRole('textbox', { name: '旁批' }).fill('声音在前。')
    await pen2.getByRole('button', { name: '写上' }).tap()
    await expect(pen2).toBeHidden()
    await window2.close()
    await pen.getByRole('button', { name: '写上' }).tap()
    await expect(pen.getByText('刚才在别处改成了：好句 声音在前。')).toBeVisible()
    await expect(pen.getByRole('textbox', { name: '旁批' })).toHaveValue('这一句先写了声音。')
    await pen.getByRole('button', { name: '写上' }).tap()
    await expect(pen).toBeHidden()
    await expect(marked).toContainText('这一句先写了声音。')
    await page.getByRole('button', { name: /点印采用/ }).tap()
    await completeButton(page).tap()
    await expect(page).toHaveURL(/teacher\/stu\/works\/\d+$/)
    const { id } = await prepared.row(second.name)
    await openAs(page, second, `tasks/correction/${id}`)
    await expect(page.getByText('老师确认 · AI 起草')).toBeVisible()
    await expect(page.locator('.pen-stroke.good').first()).toBeVisible()
    await expect(marked).toContainText('这一句先写了声音。')
  },
)

story(
  'an essay that went back meanwhile takes no mark: the teacher reads why, with what was written',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL, [first])
    const { id } = await prepared.row(first.name)
    await openSubmissions(page, prepared)
    await openEssayOf(page, first.name)
    await page
      .locator('[data-p="1"] > .paper-row')
      .first()
      .tap({ position: { x: 80, y: 16 } })
    const pen = page.getByRole('dialog', { name: '批注第 1 段' })
    await pen.getByRole('textbox', { name: '旁批' }).fill('这里慢一点写。')
    await prepared.teacher.post('teacher/api/homework/reject', {
      studentHomeworkId: id,
      reason: '请把经过写具体。',
    })
    await pen.getByRole('button', { name: '写上' }).tap()
    const said = page.getByText(/^这篇作文刚才退回给学生了，批注没有写上。/)
    await expect(said).toContainText('你写的是：“这里慢一点写。”')
    await page.getByRole('button', { name: '我知道了' }).tap()
    await expect(page.getByRole('heading', { name: `${first.name}被打回的作文` })).toBeVisible()
    await expect(page.getByText('请把经过写具体。')).toBeVisible()
    // Leaving the essay does not try it a second time.
    await expect(said).toBeHidden()
  },
)

/** What stands in for an essay from now on, and which of its lines are drawn, and drawn and thrown away. */
async function watchDrawing(page: Page) {
  await page.evaluate(() => {
    const drawn = { skeletons: 0, wastedRows: 0 }
    const before = new Set(document.querySelectorAll('.paper-row'))
    const newRows = () =>
      [...document.querySelectorAll('.paper-row')].filter(
        (row) => row.checkVisibility() && !before.has(row),
      ).length
    Object.assign(globalThis, { readDrawn: () => ({ ...drawn, newRows: newRows() }) })
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of addedNodes)
          if (node instanceof Element) drawn.skeletons += node.querySelectorAll('.skeleton').length
        // The essay before goes with all that is around its lines.
        for (const node of removedNodes)
          if (node instanceof Element && node.matches('.paper-row')) drawn.wastedRows += 1
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate('readDrawn()')
}

const topOf = async (element: Locator) => (await element.boundingBox())?.y
