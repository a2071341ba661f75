/** On paper: one essay, a book of one's own, and a class's homework for its teacher. */
import type { Page } from '@playwright/test'
import { setHomework } from './homework.ts'
import { openPhone, PUPILS, TEACHER } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'
import { tap } from './taps.ts'

const TITLE = '印出来的一天'
const ESSAY =
  '星期天的早晨，我跟外婆去菜市场买菜。卖鱼的叔叔大声地喊着，水花溅到了我的鞋上。\n外婆拿起一把青菜看了又看。我觉的外婆很会买菜。'

story(
  'a report is printed, a book is made of one’s own essays, and a teacher prints the class and one essay of it',
  async ({ baseURL, page, browser }) => {
    await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: TITLE, demand: '写一次经历，把看到的写具体。' },
    ])
    await enter(page, PUPILS.heQinghe)
    await page.getByRole('link', { name: new RegExp(`：${TITLE}`) }).tap()
    await page.getByLabel('作文正文').fill(ESSAY)
    await tap(page, 'AI 批改')
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await tap(page, '打印')
    expect(await savePdf(page)).toBe(`${TITLE}.pdf`)
    await page.getByRole('dialog', { name: '打印' }).getByRole('button', { name: '关闭' }).tap()
    await tap(page, '提交作业')
    await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).tap()
    await expect(page).toHaveURL(/\/h5\/tasks\?/)

    await page.goto('user')
    await tap(page, '我的作文集')
    const book = page.getByRole('dialog', { name: '我的作文集' })
    await book.getByLabel('书名').fill('我的四季')
    await book.getByRole('checkbox', { name: new RegExp(TITLE) }).tap()
    await book.getByRole('button', { name: '打印 1 篇' }).tap()
    expect(await savePdf(page)).toBe('我的四季.pdf')
    await page.getByRole('dialog', { name: '打印' }).getByRole('button', { name: '关闭' }).tap()

    // Both are found again; one is saved once more, the other one deleted.
    await tap(page, '打印记录')
    const prints = page.getByRole('dialog', { name: '打印记录' })
    await expect(prints.getByRole('listitem')).toHaveCount(2)
    await prints.getByRole('button', { name: `删除打印文件：${TITLE}` }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).tap()
    await expect(prints.getByRole('listitem')).toHaveCount(1)
    await prints.getByRole('button', { name: /^我的四季/ }).tap()
    expect(await savePdf(page)).toBe('我的四季.pdf')

    const desk = await openPhone(browser, baseURL)
    await enter(desk, TEACHER)
    await desk
      .getByRole('link', { name: new RegExp(TITLE) })
      .first()
      .tap()
    await desk.getByRole('button', { name: '打印全班' }).tap()
    expect(await savePdf(desk)).toContain(TITLE)
    await desk.getByRole('dialog', { name: '打印' }).getByRole('button', { name: '关闭' }).tap()
    await desk.getByRole('link', { name: /何青禾/ }).tap()
    await tap(desk, '打印')
    expect(await savePdf(desk)).toBe(`${TITLE}.pdf`)
  },
)

/** @returns the file's name */
async function savePdf(page: Page): Promise<string> {
  const sheet = page.getByRole('dialog', { name: '打印' })
  await expect(sheet.getByText('排好了：A4 稿纸')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: '保存 PDF' }).tap(),
  ])
  return file.suggestedFilename()
}
