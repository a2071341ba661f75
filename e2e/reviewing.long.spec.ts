/**
 * The teacher's scoring in every variant, many essays at once, the list, and the keyboard of a
 * wide screen.
 */
import type { Page } from '@playwright/test'
import { prepareClass, WRITERS } from './preparedClass.ts'
import { completeButton, openEssayOf, openSubmissions, writeRemark } from './reviewTaps.ts'
import { expect, story } from './story.ts'

const [first, second, third] = WRITERS

story(
  'a bulk return asks for its reason and touches what was chosen',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL, WRITERS)
    await openSubmissions(page, prepared)
    await page.getByRole('button', { name: '批量' }).tap()
    await page.getByRole('button', { name: '一键打回' }).tap({ force: true })
    await expect(page.getByText('请先选择作文')).toBeVisible()
    await page.getByRole('checkbox', { name: new RegExp(first.name) }).tap()
    await page.getByRole('checkbox', { name: new RegExp(third.name) }).tap()
    await expect(page.getByText('已选 2 / 3 篇')).toBeVisible()
    // Back ends the sheet, and then the choosing; the list stays.
    await page.getByRole('button', { name: '一键打回' }).tap()
    const sheet = page.getByRole('dialog', { name: '打回重写' })
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByText('已选 2 / 3 篇')).toBeVisible()
    await page.getByRole('button', { name: '一键打回' }).tap()
    await sheet.getByRole('button', { name: '打回 2 篇' }).tap()
    await expect(sheet.getByText('请输入驳回原因')).toBeVisible()
    await sheet.getByRole('button', { name: '没有分段' }).tap()
    await sheet.getByRole('button', { name: '打回 2 篇' }).tap()
    await expect(page.getByText('打回成功').first()).toBeVisible()
    await expect(page).toHaveURL(/teacher\/stu\/works\/\d+$/)
    await expect(page.getByText('被打回')).toHaveCount(2)
    expect((await prepared.rows()).map(({ name, status }) => [name, status])).toEqual([
      [first.name, 'reject'],
      [second.name, 'finish'],
      [third.name, 'reject'],
    ])
    await expect(page.getByText('2 篇已打回')).toBeVisible()
    await page.getByRole('button', { name: '撤销' }).tap()
    await expect(page.getByText('被打回')).toHaveCount(0)
    expect((await prepared.rows()).map(({ status }) => status)).toEqual([
      'finish',
      'finish',
      'finish',
    ])
  },
)

story(
  'a bulk review says which machine scores become final, leaves out essays without one, and names what was skipped',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL, WRITERS)
    // One whose correction has not come: the list says so, whatever the server knows by now.
    await page.route('**/homework/detail.mvc*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      for (const row of answer.entity?.studentHomeworkList ?? [])
        if (row.name === third.name && row.status === 'finish') row.machineScore = null
      await route.fulfill({ response, json: answer })
    })
    await openSubmissions(page, prepared)
    await page.getByRole('button', { name: '批量' }).tap()
    await page.getByRole('checkbox', { name: '全选' }).tap()
    await page.getByRole('button', { name: '一键批阅' }).tap()
    const sheet = page.getByRole('dialog', { name: '确定要一键批阅？' })
    await expect(sheet.getByText(/下面 2 篇作文的机评分将成为最终成绩/)).toBeVisible()
    await expect(
      sheet.getByText(`还没有机评分，不在其中：${third.name}`, { exact: false }),
    ).toBeVisible()
    // Returned from another device meanwhile.
    await prepared.teacher.post('teacher/api/homework/reject', {
      studentHomeworkId: (await prepared.row(second.name)).id,
      reason: '请重写。',
    })
    await sheet.getByRole('button', { name: '批阅 2 篇' }).tap()
    await expect(page.getByText('批阅成功（1 篇）')).toBeVisible()
    await expect(page.getByText(new RegExp(`${second.name}：已打回`))).toBeVisible()
    await page.getByRole('button', { name: '我知道了' }).tap()
    await expect(page).toHaveURL(/teacher\/stu\/works\/\d+$/)
    await expect(page.getByText('已批阅', { exact: true })).toHaveCount(1)
    expect((await prepared.rows()).map(({ status }) => status)).toEqual([
      'remark',
      'reject',
      'finish',
    ])
  },
)

story(
  'every text of scoring, in the homework’s own scale and limits, and a second review',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL, [first, second], {
      scoreKind: 60,
      lowScore: 20,
      highScore: 55,
    })
    await openSubmissions(page, prepared)
    await openEssayOf(page, first.name)
    const score = page.getByRole('textbox', { name: /你的评分（满分 60）/ })
    for (const [typed, text] of [
      ['', '请输入教师评分'],
      ['60.5', '教师评分不能超过设置的分制'],
      ['56', '教师评分不在作业设定的分数范围内（20–55）'],
      ['19.9', '教师评分不在作业设定的分数范围内（20–55）'],
    ] as const) {
      await score.fill(typed)
      await completeButton(page).tap()
      await expect(page.getByText(text)).toBeVisible()
      await expect(score).toBeFocused()
    }
    // Begun here, continued after a look at the neighbour.
    await score.fill('52.5')
    await page.getByRole('button', { name: '细节动人' }).tap()
    await page.getByRole('slider', { name: '发展' }).fill('100')
    await page.getByRole('link', { name: `下一篇：${second.name}` }).tap()
    await expect(page.getByText('第 2 / 2 篇')).toBeVisible()
    await page.getByRole('link', { name: `上一篇：${first.name}` }).tap()
    await expect(score).toHaveValue('52.5')
    await expect(page.getByRole('textbox', { name: '评语' })).toHaveValue(/细节/)
    await expect(page.getByRole('slider', { name: '发展' })).toHaveAttribute(
      'aria-valuetext',
      '特别棒',
    )
    await completeButton(page).tap()
    await expect(page.getByText('批阅成功').first()).toBeVisible()
    await expect(page.getByText('第 2 / 2 篇')).toBeVisible()

    // Reviewed once, it may be reviewed again, and not returned.
    await page.getByRole('link', { name: `上一篇：${first.name}` }).tap()
    await expect(page.getByRole('button', { name: '再次批阅' })).toBeVisible()
    await page.getByRole('button', { name: '打回', exact: true }).tap({ force: true })
    await expect(page.getByText('这篇作文已经批阅，不能打回；可以再次批阅')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await score.fill('54')
    await page.getByRole('button', { name: '再次批阅' }).tap()
    await expect(page.getByText('批阅成功').first()).toBeVisible()
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(page.getByRole('link', { name: new RegExp(`${first.name}.*54`) })).toBeVisible()
  },
)

story(
  'an essay that is opened again shows what another window wrote about it meanwhile',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL, [first, second])
    await openSubmissions(page, prepared)
    await openEssayOf(page, first.name)
    await page.getByRole('button', { name: /点印采用/ }).tap()
    await completeButton(page).tap()
    await expect(page.getByText('第 2 / 2 篇')).toBeVisible()
    await page.getByRole('link', { name: `上一篇：${first.name}` }).tap()
    await page.reload()
    // The second waits next and is drawn already, in an opening of its own each time.
    const essays = page.locator('.review-essay')
    await expect(essays).toHaveCount(2)
    await page.getByRole('link', { name: `下一篇：${second.name}` }).tap()
    await expect(essays).toHaveCount(1)
    await writeRemark(page, '这里写的。')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await page.getByRole('link', { name: `上一篇：${first.name}` }).tap()
    await expect(essays).toHaveCount(2)
    await writeRemark(other, '另一个窗口写的。')
    await other.close()
    await page.getByRole('link', { name: `下一篇：${second.name}` }).tap()
    await expect(page.getByRole('textbox', { name: '评语' })).toHaveValue('另一个窗口写的。')
  },
)

story(
  'an essay that was returned from another tab meanwhile is not scored: the refusal is read, and then the reason',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL, [first])
    await openSubmissions(page, prepared)
    await openEssayOf(page, first.name)
    await page.getByRole('textbox', { name: /你的评分/ }).fill('88')
    await prepared.teacher.post('teacher/api/homework/reject', {
      studentHomeworkId: (await prepared.row(first.name)).id,
      reason: '在另一个窗口打回。',
    })
    await completeButton(page).tap()
    await page
      .getByRole('dialog')
      .filter({ hasText: '这篇作文已经打回，学生还没有重新提交' })
      .getByRole('button', { name: '返回' })
      .tap()
    await expect(page).toHaveURL(/teacher\/stu\/show\/\d+\/\d+$/)
    await expect(page.getByText('在另一个窗口打回。')).toBeVisible()
  },
)

story(
  'a return that was taken back in another tab leaves nothing to choose: the review is saved',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL, [first])
    await openSubmissions(page, prepared)
    await openEssayOf(page, first.name)
    await page.getByRole('textbox', { name: /你的评分/ }).fill('88')
    const { undoToken } = await prepared.teacher.post<{ undoToken: string }>(
      'teacher/api/homework/reject',
      { studentHomeworkId: (await prepared.row(first.name)).id, reason: '点错了。' },
    )
    await prepared.teacher.post('teacher/api/review/undo', {
      studentHomeworkId: (await prepared.row(first.name)).id,
      undoToken,
    })
    await completeButton(page).tap()
    await expect(page.getByText('批阅成功').first()).toBeVisible()
    expect(await prepared.row(first.name)).toMatchObject({ status: 'remark', teacherScore: 88 })
  },
)

story(
  'who has nothing to review says why, and the list finds and orders pupils',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL, [first])
    await openSubmissions(page, prepared)
    await page
      .getByRole('button', { name: new RegExp(second.name) })
      .first()
      .tap({ force: true })
    await expect(page.getByText(`${second.name}：还没有开始写`)).toBeVisible()
    await page.getByLabel('找学生').fill(third.name.slice(0, 2))
    await expect(page.getByText(first.name)).toHaveCount(0)
    await page.getByLabel('找学生').fill('没有这个人')
    await page.getByRole('button', { name: '看全部名单' }).tap()
    await page.getByRole('button', { name: /^按学号/ }).tap()
    await page.getByRole('radio', { name: '分数从高到低' }).tap()
    await expect(page.getByRole('listitem').first()).toContainText(first.name)
    await page.getByRole('button', { name: /开始批阅/ }).tap()
    await expect(page).toHaveURL(/order=high/)
  },
)

story(
  'from 900 pixels on the essays lie side by side, and the keyboard goes through them',
  async ({ browser, baseURL }) => {
    const prepared = await prepareClass(baseURL, [first, second])
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const page = await context.newPage()
    await openSubmissions(page, prepared)
    await pressOnceShown(page, '第 1 / 2 篇', 'j')
    await page.getByRole('button', { name: /开始批阅/ }).click()
    await expect(page.getByText('第 2 / 2 篇')).toBeVisible()
    await page.keyboard.press('k')
    await expect(page.getByText('第 1 / 2 篇')).toBeVisible()
    // In a field a letter is a letter.
    await writeRemark(page, '')
    await page.getByRole('textbox', { name: '评语' }).pressSequentially('jk')
    await expect(page.getByText('第 1 / 2 篇')).toBeVisible()
    // The phrases open above the foot, wherever the column stands.
    await page.getByRole('button', { name: /点印采用/ }).click()
    await page.keyboard.press('p')
    const [phrases, foot] = await Promise.all([
      page.getByRole('group', { name: '常用语', exact: true }).boundingBox(),
      page.getByRole('button', { name: '打回' }).boundingBox(),
    ])
    expect((phrases?.y ?? 0) + (phrases?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
    await page.keyboard.press('Escape')
    // A mark's sheet stands beside its sentence and covers none of the text.
    const row = page.locator('[data-p="1"] > .paper-row').first()
    await row.click({ position: { x: 90, y: 16 } })
    const beside = await page.getByRole('dialog', { name: '批注第 1 段' }).boundingBox()
    const line = await row.boundingBox()
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThan(beside?.x ?? 0)
    // What was typed is written when another sentence is tapped.
    await page.getByRole('textbox', { name: '旁批' }).fill('先听见，再看见。')
    await page
      .locator('[data-p="2"] > .paper-row')
      .first()
      .click({ position: { x: 90, y: 16 } })
    await expect(page.getByRole('complementary', { name: '第1段，老师批注' })).toContainText(
      '先听见，再看见。',
    )
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('批阅成功').first()).toBeVisible()
    await expect(page.getByText('待批 1 篇')).toBeVisible()
    await expect(page.getByText('第 2 / 2 篇')).toBeVisible()
    await context.close()
  },
)

/** The key goes down at the very moment at which the text is on the page: nobody can be quicker. */
async function pressOnceShown(page: Page, text: string, key: string): Promise<void> {
  await page.evaluate(
    (wanted) => {
      new MutationObserver((_changes, observer) => {
        if (!document.body.innerText.includes(wanted.text)) return
        observer.disconnect()
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: wanted.key, bubbles: true }),
        )
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    },
    { text, key },
  )
}
