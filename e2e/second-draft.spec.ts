/** From one draft to the next: the report's goals lead the pupil back to the paper. */
import type { Locator, Page } from '@playwright/test'
import { listRows, setHomework } from './homework.ts'
import { ageReport } from './operator.ts'
import { openPhone, PUPILS, TEACHER } from './people.ts'
import { enter, openAs } from './session.ts'
import { expect, story } from './story.ts'
import { saveNow, tap } from './taps.ts'

const TITLE = '菜市场的早晨'
const FIRST = [
  '星期天的早晨，我跟外婆去菜市场买菜。一进门，卖鱼的叔叔就大声地喊着，水花溅到了我的鞋上。',
  '外婆在一个菜摊前停下来，她拿起一把青菜看了又看。我觉的外婆很会买菜。',
  '最后我们提着满满两袋子菜回家了。这个早晨真开心。',
].join('\n')
const MORE = '她掐了掐菜梗，笑着说：“你听，嘎嘣响的才是今早刚摘的。”'

story(
  'goals lead back to the desk, stand over the tools, and jump to their place; the next report opens with what changed',
  { tag: ['@student:/tasks/correction/:id/:ishomework', '@student:/tasks/writing'] },
  async ({ baseURL, page, product }) => {
    await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: TITLE, demand: '写一次经历，把看到的、听到的写具体。' },
    ])
    await enter(page, PUPILS.jiangWanzhou)
    await page.getByRole('link', { name: new RegExp(`：${TITLE}`) }).tap()
    const essay = page.getByLabel('作文正文')
    await essay.fill(FIRST)
    await expect(page.getByRole('button', { name: '看报告' })).toHaveCount(0)
    await tap(page, 'AI 批改')
    await expect(page.getByText('看十三项细评')).toBeVisible()

    // Between the drafts the engine changes: it would score this one otherwise today.
    const [, id = ''] = /correction\/(\d+)/.exec(page.url()) ?? []
    await ageReport(product, id, 20)
    await page.reload()
    await expect(page.getByRole('region', { name: '得分' })).toContainText('20.0')

    // The report ends in goals, and its main button leads to them.
    await expect(page.getByRole('heading', { name: /^下一稿的.个目标$/ })).toBeVisible()
    await expect(page.getByText('怎样算做到').first()).toBeVisible()
    await tap(page, '历次 1')
    await expect(page.getByRole('heading', { name: '机评历史' })).toBeInViewport()
    await tap(page, '按目标修改')
    const goals = page.getByRole('region', { name: '修改目标' })
    await expect(goals).toContainText('目标 1')

    // Its sheet says why and how; the caret goes to the end of its paragraph.
    await goals.getByRole('button', { name: /^目标 1/ }).tap()
    const sheet = page.getByRole('dialog', { name: '目标 1' })
    await expect(sheet.getByText('怎样算做到')).toBeVisible()
    await tap(page, '我做到了')
    await expect(goals.getByRole('button', { name: /✓ 目标 1/ })).toBeVisible()
    await sheet.getByRole('button', { name: /去改这一段|接着改/ }).tap()
    await expect(essay).toBeFocused()
    await page.keyboard.insertText(MORE)
    const value = await essay.inputValue()
    expect(value.indexOf(MORE)).toBeGreaterThan(0)
    expect(value.slice(value.indexOf(MORE) + MORE.length)).toMatch(/^($|\n)/)

    // Back to the report and on to the desk again: what was ticked is still ticked.
    await tap(page, '看报告')
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await tap(page, '按目标修改')
    await expect(essay).toHaveValue(value)
    await goals.getByRole('button', { name: '上一个目标' }).tap()
    await expect(goals.getByText('✓')).toBeVisible()

    // Meanwhile the report says that it is about an older text. A new one opens with what changed.
    await tap(page, '看报告')
    await expect(page.getByText('这份报告批的是较早的一稿', { exact: false })).toBeVisible()
    await tap(page, '按目标修改')
    await tap(page, 'AI 批改')
    const change = page.getByRole('region', { name: '和上一稿相比' })
    // Told on one scale: against the score that stands there it would be more than thirty.
    await expect(change.getByText(/^(比上一稿 [+−]\d\.\d|和上一稿差不多)$/)).toBeVisible()
    await expect(change.getByText(/第\d段补了\d+字/)).toBeVisible()
    await expect(change.getByText(/^(✓ 做到了|○ 还没做到|○ 可以再查一查)$/)).toHaveCount(3)
    await expect(page.getByText('这份报告批的是较早的一稿')).toHaveCount(0)
    // The score that was given then stays.
    await expect(page.getByText('20.0', { exact: true })).toHaveCount(1)
    await change.getByRole('button', { name: /看看改了哪里/ }).tap()
    const diff = page.getByRole('dialog', { name: '和第 1 稿相比' })
    await expect(diff.locator('section ins')).toContainText(MORE)
    await expect(diff.locator('section del')).toHaveCount(0)
  },
)

story(
  'an earlier draft comes back to the paper, and what it replaced can be put back',
  { tag: ['@student:/tasks/history/:no', '@student:/tasks/writing'] },
  async ({ baseURL, page }) => {
    await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: '再去菜市场', demand: '写一次经历。' },
    ])
    await enter(page, PUPILS.jiangWanzhou)
    await page.getByRole('link', { name: /：再去菜市场/ }).tap()
    const essay = page.getByLabel('作文正文')
    await essay.fill(FIRST)
    const first = await essay.inputValue()
    await tap(page, 'AI 批改')
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await tap(page, '按目标修改')
    await expect(essay).toHaveValue(first)
    await essay.press('Control+End')
    await page.keyboard.insertText(MORE)
    const second = await essay.inputValue()

    // The draft on the paper was never corrected: nothing but the paper has it.
    await tap(page, '看报告')
    await tap(page, '历次 1')
    await page.getByRole('link', { name: /\d\d:\d\d/ }).tap()
    await expect(page.getByText('第 1 稿', { exact: true })).toBeVisible()
    await tap(page, '恢复这一稿')
    await expect(page.getByText('换下来的那一稿存好了，报告页最后能找到')).toBeVisible()
    await expect(essay).toHaveValue(first)
    await expect(page).toHaveURL(/homeworkId=\d+$/)
    await page.reload()
    await expect(essay).toHaveValue(first)
    await tap(page, '换回来')
    await expect(essay).toHaveValue(second)
    await saveNow(page)
    await expect(page.getByText('已保存')).toBeVisible()

    // Handing in names which text goes.
    await tap(page, '提交')
    await expect(page.getByText('作业提交后无法再修改作文')).toBeVisible()
    await expect(page.getByText('交上去的是稿纸上现在的内容')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).tap()
    await expect(page).toHaveURL(/homeworkStatus=1/)
  },
)

story(
  'marks lie on the characters they speak of, go with their sentence, and can be turned off',
  { tag: '@student:/tasks/writing' },
  async ({ baseURL, page }) => {
    await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: '又到菜市场', demand: '写一次经历。' },
    ])
    await enter(page, PUPILS.jiangWanzhou)
    await page.getByRole('link', { name: /：又到菜市场/ }).tap()
    const essay = page.getByLabel('作文正文')
    await essay.fill(FIRST)
    await tap(page, 'AI 批改')
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await tap(page, '按目标修改')
    const dot = page.getByRole('button', { name: '第2段，的、地、得：的→得' })
    await expect(dot).toBeVisible()
    const mark = page.locator('.paper-mark', { hasText: /^的$/ })
    await expect.poll(() => readUnder(mark)).toBe('我觉的')
    await showsEveryTool(page)

    // Without the grid, and in large print, it lies there too.
    await tap(page, '稿纸')
    await tap(page, '大字')
    await expect.poll(() => readUnder(mark)).toBe('我觉的')
    await tap(page, '稿纸')
    await tap(page, '大字')

    // Its sheet leads to the place; the mark goes with its sentence, and with a mended one it goes.
    await dot.tap()
    await expect(page.getByRole('dialog', { name: '的、地、得' })).toBeVisible()
    await tap(page, '去改这里')
    await expect(essay).toBeFocused()
    await page.keyboard.press('Control+Home')
    await page.keyboard.insertText('又是星期天。')
    await expect(dot).toBeVisible()
    await expect.poll(() => readUnder(mark)).toBe('我觉的')
    await tap(page, '批注')
    await expect(mark).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('region', { name: '修改目标' })).toBeVisible()
    await expect(mark).toHaveCount(0)
    await tap(page, '批注')
    await dot.tap()
    await tap(page, '去改这里')
    await page.keyboard.press('Backspace')
    await page.keyboard.insertText('得')
    await expect(dot).toHaveCount(0)
  },
)

story(
  'a pupil disagrees with a mark, and the teacher sees it and takes the mark away',
  {
    tag: [
      '@student:/tasks/correction/:id/:ishomework',
      '@teacher:/teacher/stu/works/:worksid/:workid',
    ],
  },
  async ({ baseURL, page, browser }) => {
    const homeworkId = await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: '菜市场里', demand: '写一次经历。' },
    ])
    await enter(page, PUPILS.jiangWanzhou)
    await page.getByRole('link', { name: /：菜市场里/ }).tap()
    await page.getByLabel('作文正文').fill(FIRST)
    await tap(page, 'AI 批改')
    const dot = page.getByRole('button', { name: /^第2段，的、地、得：的→得/ })
    await dot.tap()
    await tap(page, '我不同意')
    await expect(page.getByText('老师看得到你的意见')).toBeVisible()
    await tap(page, '收回意见')
    await expect(page.getByText('老师看得到你的意见')).toHaveCount(0)
    await tap(page, '我不同意')
    await expect(page.getByText('老师看得到你的意见')).toBeVisible()
    await page.goBack()
    await expect(dot).toHaveAccessibleName(/，不同意$/)

    // Taken back and said again on the paper, which then shows it no more.
    await dot.tap()
    await tap(page, '收回意见')
    await expect(page.getByText('老师看得到你的意见')).toHaveCount(0)
    await page.goBack()
    await tap(page, '按目标修改')
    await expect(page.getByRole('region', { name: '修改目标' })).toBeVisible()
    await dot.tap()
    await tap(page, '我不同意')
    await expect(dot).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('作文正文')).toHaveValue(/我觉的/)
    await tap(page, '提交')
    await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).tap()
    await expect(page).toHaveURL(/homeworkStatus=1/)

    const rows = await listRows(baseURL, TEACHER, homeworkId)
    const { id = 0 } = rows.find(({ status }) => status === 'finish') ?? {}
    const teacher = await openPhone(browser, baseURL)
    await openAs(teacher, TEACHER, `teacher/stu/works/${homeworkId}/${id}`)
    await teacher.getByRole('button', { name: '第2段，的、地、得：的→得，不同意' }).first().tap()
    await expect(teacher.getByText('学生不同意这一处')).toBeVisible()
    await tap(teacher, '去掉这处标记')
    await expect(teacher.getByText('学生看不到了；分数不变')).toBeVisible()

    await page.goto(`tasks/correction/${id}/1`)
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await expect(dot).toHaveCount(0)
  },
)

story(
  'a wrong character that was mended waits in 错字本 to be written right',
  { tag: '@student:/user' },
  async ({ baseURL, page }) => {
    await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: '菜场一角', demand: '写一次经历。' },
    ])
    await enter(page, PUPILS.xuTingyu)
    await page.getByRole('link', { name: /：菜场一角/ }).tap()
    const essay = page.getByLabel('作文正文')
    await essay.fill(FIRST)
    await tap(page, 'AI 批改')
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await tap(page, '按目标修改')
    await essay.fill(FIRST.replace('我觉的', '我觉得'))
    await tap(page, 'AI 批改')
    await expect(page.getByText('改好1处', { exact: false })).toBeVisible()

    await page.goto('user')
    await tap(page, '错字本')
    const book = page.getByRole('dialog', { name: '错字本' })
    const sentence = book.getByRole('listitem').filter({ hasText: '外婆很会买菜' })
    await sentence.getByLabel('空格，1 个字').fill('的')
    await sentence.getByRole('button', { name: '写好了' }).tap()
    await expect(sentence.getByText('这里应该写“得”')).toBeVisible()
    await book.getByRole('button', { name: '关闭' }).tap()
    await tap(page, '错字本')
    await expect(sentence.getByText('今天练过了')).toBeVisible()
    await expect(sentence.getByLabel('空格，1 个字')).toBeDisabled()
  },
)

/** What the field itself has drawn where the mark lies, with a little of what comes before it. */
async function readUnder(mark: Locator): Promise<string> {
  return mark.evaluate((element) => {
    // Out of sight nothing can be asked at a point.
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const caret = document.caretPositionFromPoint(left + width / 4, top + height / 2)
    if (!(caret?.offsetNode instanceof HTMLTextAreaElement)) return 'not the field'
    return caret.offsetNode.value.slice(caret.offset - 2, caret.offset + 1)
  })
}

/** The usual phones, and the narrowest that are common. */
async function showsEveryTool(page: Page): Promise<void> {
  const tools = page.getByRole('toolbar', { name: '稿纸工具' }).getByRole('button')
  await expect(tools).toHaveCount(8)
  const phone = page.viewportSize() ?? { width: 390, height: 844 }
  for (const width of [360, phone.width]) {
    await page.setViewportSize({ ...phone, width })
    for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 })
  }
}
