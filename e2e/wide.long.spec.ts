/** Wide windows and phones that lie on their side. */
import type { Locator, Page } from '@playwright/test'
import { GRADE10_TEACHER, PUPILS, TEACHER } from './people.ts'
import { type PreparedClass, prepareClass, WRITERS } from './preparedClass.ts'
import { callsOf, enter, openAs } from './session.ts'
import { expect, story } from './story.ts'
import { openUnbegunEssay } from './taps.ts'

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const SMALL = { width: 320, height: 568 }
const SMALL_PAPER_SHARE = 0.45
/** Pixels. */
const KEYBOARD = 260
const ON_ITS_SIDE = { width: 844, height: 390 }
/** Of the height, at least. */
const PAPER_SHARE = 0.6
/** Of the type. */
const LINE_HEIGHT_MAX = 1.9

story(
  'with room at the side the tabs are a rail, and head, cards and buttons stand on one grid',
  async ({ page }) => {
    await enter(page, GRADE10_TEACHER)
    const tabs = page.getByRole('navigation', { name: '主要功能' })
    const phone = page.viewportSize()
    expect(await tabs.boundingBox()).toMatchObject({ x: 0, width: phone?.width })
    await page.setViewportSize(WIDE)
    await expect.poll(() => tabs.boundingBox()).toMatchObject({ x: 0, y: 0, height: WIDE.height })
    // The list is drawn anew once it has room.
    await expect(async () => {
      const heading = await page.getByRole('heading', { name: '作业', exact: true }).boundingBox()
      const card = await page.getByRole('article').first().boundingBox()
      const button = await page.getByRole('button', { name: '布置作业' }).boundingBox()
      expect(heading).not.toBeNull()
      expect(card?.x).toBe(heading?.x)
      expect(card?.x).toBe(button?.x)
      expect(card?.width).toBe(button?.width)
    }).toPass()
    await page.goto('user/classes')
    await page.getByRole('heading', { name: '高一（3）班' }).tap()
    const search = await page.getByLabel('找学生').boundingBox()
    const pupils = await page.getByRole('list', { name: '学生' }).boundingBox()
    expect(search?.x).toBe(pupils?.x)
    expect(search?.width).toBe(pupils?.width)
    await page.goto('arrangeUp')
    await page.getByRole('button', { name: '去作业列表' }).tap()
    await expect(page).toHaveURL(/\/h5\/tasks/)
    await page.goto('user/vip')
    await expect(page.getByText(/布置、收交和批阅作业都不用会员/)).toBeVisible()
  },
)

story(
  'with room at the side a list stays beside what is opened from it, and Back leads to the list',
  async ({ page }) => {
    await page.setViewportSize(WIDE)
    await enter(page, GRADE10_TEACHER)
    await expect(page.getByText('左边选一项，就在这里打开。')).toBeVisible()
    await page.goto('teacher/questions')
    const list = page.getByRole('complementary', { name: '列表' })
    await list.getByRole('button', { name: /文体/ }).waitFor()
    const links = list.getByRole('article').getByRole('heading').getByRole('link')
    await links.first().tap()
    await expect(page.getByRole('heading', { name: '题目', exact: true })).toBeVisible()
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    await expect(list.getByRole('link', { name: '题库' })).toHaveAttribute('aria-current', 'true')
    const address = page.url()
    await links.nth(1).tap()
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')
    expect(page.url()).not.toBe(address)
    // The same address on a phone is the question alone.
    await page.setViewportSize(PHONE)
    await expect(list).toHaveCount(0)
    await expect(page.getByRole('heading', { name: '题目', exact: true })).toBeVisible()
    await page.setViewportSize(WIDE)
    await page.goBack()
    await expect(page.getByText('左边选一项，就在这里打开。')).toBeVisible()
    await expect(page).toHaveURL(/teacher\/questions$/)
  },
)

story('on a phone that lies on its side the paper keeps most of the height', async ({ page }) => {
  await openUnbegunEssay(page)
  await page.setViewportSize(ON_ITS_SIDE)
  await page.getByLabel('作文正文').fill('雨停了。')
  const paper = await page.locator('.writing-desk').boundingBox()
  expect(paper?.height).toBeGreaterThanOrEqual(ON_ITS_SIDE.height * PAPER_SHARE)
  await expect(page.getByRole('button', { name: '提交', exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: '作文要求' })).toBeInViewport()
})

story(
  'on a small phone in large type the paper is written on, not looked for',
  async ({ page }) => {
    await openUnbegunEssay(page)
    await page.setViewportSize(SMALL)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const essay = page.getByLabel('作文正文')
    await essay.fill('雨停了，我把伞收起来。'.repeat(30))
    await essay.press('End')
    await page.keyboard.type('真')
    const tools = await page.getByRole('toolbar', { name: '稿纸工具' }).boundingBox()
    const head = await page.getByRole('banner').boundingBox()
    const paperHeight = (tools?.y ?? 0) - ((head?.y ?? 0) + (head?.height ?? 0))
    expect(paperHeight).toBeGreaterThanOrEqual(SMALL.height * SMALL_PAPER_SHARE)
    await expect(page.getByRole('button', { name: '提交', exact: true })).toBeInViewport({
      ratio: 1,
    })
    // With how many uses are left below it, not beside it.
    await page.setViewportSize(PHONE)
    const [nameLines, usesLines] = await page
      .getByRole('button', { name: 'AI 批改' })
      .evaluate((button) =>
        [...button.childNodes].map((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size
        }),
      )
    expect([nameLines, usesLines]).toEqual([1, 1])
    await page.setViewportSize(SMALL)
    // What is above the paper goes away with it, and comes back.
    await expect(page.getByRole('button', { name: '作文要求' })).not.toBeInViewport()
    await page.mouse.move(SMALL.width / 2, SMALL.height / 2)
    await page.mouse.wheel(0, -20_000)
    await expect(page.getByRole('button', { name: '作文要求' })).toBeInViewport()
  },
)

story('the text stays where it stands when the keyboard takes the height', async ({ page }) => {
  await openUnbegunEssay(page)
  await page.setViewportSize(SMALL)
  const essay = page.getByLabel('作文正文')
  await essay.fill('雨停了，我把伞收起来。'.repeat(60))
  await page.locator('.writing-desk').evaluate((desk) => desk.scrollTo(0, 600))
  const above = () =>
    essay.evaluate((field) => {
      const bar = document.querySelector('header')
      return (bar?.getBoundingClientRect().bottom ?? 0) - field.getBoundingClientRect().top
    })
  // The bar over the paper, which goes away with it, is not as high as two lines.
  const stood = await above()
  for (const height of [SMALL.height - KEYBOARD, SMALL.height]) {
    await page.setViewportSize({ width: SMALL.width, height })
    await expect.poll(async () => Math.abs((await above()) - stood)).toBeLessThan(70)
  }
})

story(
  'in large type no name stands one character a line, and a foot leaves most of the screen to what is read',
  async ({ page }) => {
    const takesLines = async (name: Locator, linesMax: number) => {
      await expect(name).toBeVisible()
      const [height, type] = await name.evaluate((element) => [
        element.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(element).fontSize),
      ])
      expect((height ?? 0) / (type ?? 1)).toBeLessThan(linesMax * LINE_HEIGHT_MAX)
    }
    await page.addInitScript(enlargeType)
    await openAs(page, PUPILS.linXiaoman, 'user/msg')
    await takesLines(page.getByText('作业消息', { exact: true }), 1)
    await openAs(page, TEACHER, 'teacher/progress/ZP5A22')
    await takesLines(page.getByText('欧阳子墨', { exact: true }), 1)
    await page.goto('teacher/statistics/1')
    await takesLines(page.getByRole('heading', { name: /^还没有提交/ }), 2)
    for (const [path, act] of [
      ['teacher/stu/works/1', /^开始批阅/],
      ['teacher/stu/works/1/2', '完成批阅'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: act })).toBeVisible()
      await expect.poll(() => bodyShare(page)).toBeGreaterThan(0.5)
    }
  },
)

story(
  'names as long as names may be are read to their end, and push nothing over the edge',
  async ({ page, baseURL }) => {
    const [writer] = WRITERS
    const prepared = await prepareClass(baseURL, [writer])
    const { id, className } = await nameAsLongAsMayBe(prepared, callsOf(baseURL, writer))
    const isWhole = async (text: Locator) => {
      await expect(text).toBeVisible()
      const [cut, right] = await text.evaluate((element) => [
        Math.max(
          element.scrollWidth - element.clientWidth,
          element.scrollHeight - element.clientHeight,
        ),
        element.getBoundingClientRect().right,
      ])
      // A serif reaches a little below its line.
      expect(cut).toBeLessThan(8)
      expect(right).toBeLessThanOrEqual(PHONE.width)
    }
    await openAs(page, TEACHER, 'tasks')
    await isWhole(page.locator('.homework-class').filter({ hasText: className }).first())
    await page.goto(`teacher/stu/works/${prepared.homeworkId}/${id}`)
    await isWhole(page.getByRole('heading', { name: LONG_NAME, level: 1 }))
    await page.goto(`teacher/statistics/${prepared.homeworkId}`)
    await isWhole(page.getByText(className, { exact: true }))
    await page.goto(`teacher/passages/${prepared.homeworkId}`)
    await isWhole(page.getByRole('button', { name: `问问${LONG_NAME}` }).first())
    await callsOf(baseURL, writer).post('student/api/account/updateName', { name: writer.name })
  },
)

const LONG_NAME = '古丽巴哈尔·阿不都克里木·阿卜杜热合曼江'

async function nameAsLongAsMayBe(
  { teacher, row }: PreparedClass,
  pupil: ReturnType<typeof callsOf>,
): Promise<{ id: number; className: string }> {
  const className = '五年级（4）班向日葵创新写作与阅读实验班'
  const { id } = await row(WRITERS[0].name)
  await pupil.post('student/api/account/updateName', { name: LONG_NAME })
  const classes = await teacher.get<{ id: number; name: string }[]>('teacher/api/class/list')
  const made = classes.find(({ name }) => name === '五（4）班')
  await teacher.post('teacher/api/class/renameH5', {
    id: made?.id ?? 0,
    name: className,
    grade: 5,
  })
  return { id, className }
}

function enlargeType(): void {
  addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
}

async function bodyShare(page: Page): Promise<number> {
  const body = await page.getByRole('main').boundingBox()
  return (body?.height ?? 0) / PHONE.height
}
