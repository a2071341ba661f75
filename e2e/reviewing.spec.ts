/** The teacher reviews a class: scores, returns, does many at once, and sees how the class did (spec 3 §2, §4, §5, §8, §9). */
import type { Page } from '@playwright/test'
import {
  handIn,
  prepareClass,
  type PreparedClass,
  takeTicket,
  ticketOf,
  WRITERS,
} from './preparedClass.ts'
import { openPhone } from './people.ts'
import { expect, story, takePicture } from './story.ts'

const [first, second, third] = WRITERS

async function openList(page: Page, { teacher, homeworkId }: PreparedClass): Promise<void> {
  await takeTicket(page, teacher, '老师')
  await page.goto(`teacher/stu/works/${homeworkId}`)
  await expect(page.getByText(first.name)).toBeVisible()
}

async function openEssay(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(name) }).tap()
  await expect(page.getByLabel(/你的评分/)).toBeAttached()
}

const complete = (page: Page) => page.getByRole('button', { name: /^(完成|再次)批阅$/ })

story(
  'spec 3 §5: a return asks for its reason, tells the pupil, and can only be read until the essay comes back',
  async ({ page, browser, baseURL }) => {
    const url = baseURL ?? ''
    const prepared = await prepareClass(url, [first, second])
    await openList(page, prepared)
    await openEssay(page, first.name)
    await page.getByRole('button', { name: '打回', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: '打回重写' })
    const confirm = sheet.getByRole('button', { name: '打回', exact: true })
    await confirm.tap()
    await expect(sheet.getByText('请输入打回原因')).toBeVisible()
    await sheet.getByRole('button', { name: '太简略' }).tap()
    await expect(sheet.getByText('请输入打回原因')).toHaveCount(0)
    // Tapped, then put into one's own words.
    await sheet.getByLabel('打回原因').fill('奶奶的样子再写细一点。')
    await takePicture(page, 'reviewing-return')
    await confirm.tap()
    await expect(page.getByText('打回成功')).toBeVisible()
    // On to the next one that waits, without the list between.
    await expect(page).toHaveURL(new RegExp(`/${(await prepared.row(second.name)).id}$`))
    await page.getByRole('button', { name: '返回' }).tap()
    await page.getByRole('tab', { name: /未提交/ }).tap()
    await page.getByRole('link', { name: new RegExp(first.name) }).tap()
    await expect(page).toHaveURL(/teacher\/stu\/show\/\d+\/\d+$/)
    await expect(page.getByText('奶奶的样子再写细一点。')).toBeVisible()
    await expect(page.getByText('雨点敲着窗', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /批阅|打回/ })).toHaveCount(0)
    await takePicture(page, 'reviewing-returned')
    const { id } = await prepared.row(first.name)
    await page.goto(`teacher/stu/works/${prepared.homeworkId}/${id}`)
    await expect(page).toHaveURL(/teacher\/stu\/show/)

    const pupil = await openPhone(browser, baseURL)
    await takeTicket(pupil, await ticketOf(url, first), '学生')
    await pupil.goto(`tasks/correction/${id}/1`)
    await expect(pupil.getByText('奶奶的样子再写细一点。').first()).toBeVisible()
    await expect(pupil.getByRole('button', { name: '重写' })).toBeVisible()
    await handIn(url, first, id)
    await page.reload()
    await expect(page.getByText('重新提交')).toBeVisible()
    await page.getByRole('button', { name: '去批阅' }).tap()
    await expect(complete(page)).toBeVisible()
  },
)

story(
  'spec 3 §4, §5: a bulk return asks for its reason and touches what was chosen',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL ?? '', WRITERS)
    await openList(page, prepared)
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
    await expect(page.getByText('打回成功')).toBeVisible()
    await expect(page).toHaveURL(/teacher\/stu\/works\/\d+$/)
    await expect(page.getByText('被打回')).toHaveCount(2)
    expect((await prepared.rows()).map(({ name, status }) => [name, status])).toEqual([
      [first.name, 'reject'],
      [second.name, 'finish'],
      [third.name, 'reject'],
    ])
  },
)

story(
  'decisions 13: a bulk review says which machine scores become final, leaves out essays without one, and names what was skipped',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL ?? '', WRITERS)
    // One whose correction has not come: the list says so, whatever the server knows by now.
    await page.route('**/homework/detail.mvc*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      for (const row of answer.entity?.studentHomeworkList ?? [])
        if (row.name === third.name && row.status === 'finish') row.machineScore = null
      await route.fulfill({ response, json: answer })
    })
    await openList(page, prepared)
    await page.getByRole('button', { name: '批量' }).tap()
    await page.getByRole('checkbox', { name: '全选' }).tap()
    await page.getByRole('button', { name: '一键批阅' }).tap()
    const sheet = page.getByRole('dialog', { name: '确定要一键批阅？' })
    await expect(sheet.getByText(/下面 2 篇作文的机评分将成为最终成绩/)).toBeVisible()
    await expect(
      sheet.getByText(`还没有机评分，不在其中：${third.name}`, { exact: false }),
    ).toBeVisible()
    await takePicture(page, 'reviewing-bulk')
    // Returned from another device meanwhile.
    await prepared.asTeacher('homework/reject', {
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
  'spec 3 §5: every text of scoring, in the homework’s own scale and limits, and a second review',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL ?? '', [first, second], {
      scoreKind: 60,
      lowScore: 20,
      highScore: 55,
    })
    await openList(page, prepared)
    await openEssay(page, first.name)
    const score = page.getByLabel(/你的评分（满分 60）/)
    for (const [typed, text] of [
      ['', '请输入教师评分'],
      ['60.5', '教师评分不能超过设置的分制'],
      ['56', '教师评分不在作业设定的分数范围内（20–55）'],
      ['19.9', '教师评分不在作业设定的分数范围内（20–55）'],
    ] as const) {
      await score.fill(typed)
      await complete(page).tap()
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
    await expect(page.getByLabel('评语')).toHaveValue(/细节/)
    await expect(page.getByRole('slider', { name: '发展' })).toHaveAttribute(
      'aria-valuetext',
      '出色',
    )
    await complete(page).tap()
    await expect(page.getByText('批阅成功')).toBeVisible()
    await expect(page.getByText('第 2 / 2 篇')).toBeVisible()

    // Reviewed once, it may be reviewed again, and not returned.
    await page.getByRole('link', { name: `上一篇：${first.name}` }).tap()
    await expect(page.getByRole('button', { name: '再次批阅' })).toBeVisible()
    await page.getByRole('button', { name: '打回', exact: true }).tap({ force: true })
    await expect(page.getByText('这篇作文已经批阅，不能打回；可以再次批阅')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await score.fill('54')
    await page.getByRole('button', { name: '再次批阅' }).tap()
    await expect(page.getByText('批阅成功')).toBeVisible()
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(page.getByRole('link', { name: new RegExp(`${first.name}.*54`) })).toBeVisible()
  },
)

story(
  'an essay that was returned from another tab meanwhile is not scored: the refusal is read, and then the reason',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL ?? '', [first])
    await openList(page, prepared)
    await openEssay(page, first.name)
    await page.getByLabel(/你的评分/).fill('88')
    await prepared.asTeacher('homework/reject', {
      studentHomeworkId: (await prepared.row(first.name)).id,
      reason: '在另一个窗口打回。',
    })
    await complete(page).tap()
    await page
      .getByRole('dialog')
      .filter({ hasText: '这篇作文还没有提交，不能批阅' })
      .getByRole('button', { name: '返回' })
      .tap()
    await expect(page).toHaveURL(/teacher\/stu\/show\/\d+\/\d+$/)
    await expect(page.getByText('在另一个窗口打回。')).toBeVisible()
  },
)

story(
  'spec 3 §2: an earlier attempt opens from the report, and Back finds its place again',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL ?? '', [first])
    await openList(page, prepared)
    await openEssay(page, first.name)
    await page.getByRole('tab', { name: 'AI批改详情' }).tap()
    await expect(page.getByText('粘贴 25%')).toBeVisible()
    await page.getByRole('link', { name: /月\d+日 \d\d:\d\d/ }).tap()
    await expect(page).toHaveURL(/teacher\/stu\/history\/\d+$/)
    await expect(page.getByText('第 1 稿')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'AI批改详情' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByText('机器评分历史')).toBeInViewport()
  },
)

story(
  'spec 3 §9: the statistics of a class, before and after anything is handed in',
  async ({ page, baseURL, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const empty = await prepareClass(baseURL ?? '', [])
    await openList(page, empty)
    await page.getByRole('link', { name: '统计' }).tap()
    await expect(page.getByText(/还没有人提交/)).toBeVisible()
    await expect(page.getByText('还没有提交（3 人）')).toBeVisible()

    const prepared = await prepareClass(baseURL ?? '', [first, second])
    await prepared.asTeacher('homework/review/batch', {
      id: (await prepared.row(first.name)).id,
      status: 'remark',
    })
    await page.goto(`teacher/statistics/${prepared.homeworkId}`)
    await expect(page.getByText('已提交 2 / 3 人')).toBeVisible()
    const ranges = await page.getByRole('img', { name: /0-60 分/ }).getAttribute('aria-label')
    const counts = [...(ranges ?? '').matchAll(/(\d+-\d+) 分 (\d+) 人/g)]
    expect(counts.map(([, name]) => name)).toEqual(['0-60', '60-70', '70-80', '80-90', '90-100'])
    expect(counts.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(2)
    for (const trait of ['符合题意', '结构严谨', '有创意'])
      await expect(page.getByText(trait)).toBeVisible()
    await expect(page.getByRole('heading', { name: '分数最高' })).toBeVisible()
    await page.getByRole('button', { name: '复制名单' }).tap()
    await expect(page.getByText('已复制')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `还没有提交的同学（1 人）：${third.name}`,
    )
    await takePicture(page, 'reviewing-statistics')
  },
)

story(
  'spec 3 §4: who has nothing to review says why, and the list finds and orders pupils',
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL ?? '', [first])
    await openList(page, prepared)
    await page.getByRole('button', { name: new RegExp(second.name) }).tap({ force: true })
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
    const prepared = await prepareClass(baseURL ?? '', [first, second])
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const page = await context.newPage()
    await openList(page, prepared)
    await page.getByRole('button', { name: /开始批阅/ }).click()
    await expect(page.getByText('第 1 / 2 篇')).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByText('第 2 / 2 篇')).toBeVisible()
    await page.keyboard.press('k')
    await expect(page.getByText('第 1 / 2 篇')).toBeVisible()
    // In a field a letter is a letter.
    await page.getByLabel('评语').fill('')
    await page.getByLabel('评语').pressSequentially('jk')
    await expect(page.getByText('第 1 / 2 篇')).toBeVisible()
    await page.getByRole('button', { name: /点印采用/ }).click()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('批阅成功')).toBeVisible()
    await expect(page.getByText('待批 1 篇')).toBeVisible()
    await expect(page.getByText('第 2 / 2 篇')).toBeVisible()
    await takePicture(page, 'reviewing-cockpit')
    await context.close()
  },
)
