/** The paper holds what is written on it, character by character. */
import type { Locator, Page } from '@playwright/test'
import { setHomework } from './homework.ts'
import { openPhone, PUPILS, TEACHER } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'
import { tap } from './taps.ts'

const TITLE = '运动会400米'
const ESSAY = [
  '2026年11月22日，学校开运动会。我参加400米比赛，Tom也参加，他说：“加油，A组第1名是我们的！”',
  '“预备——”老师举起手，“跑！”我飞快地冲出去……风在耳边‘呼呼’地响, 3.5秒后, 我超过了iPhone小胖（他的外号）。',
  '“你真棒！”妈妈笑着说，“OK，回家吃《小王子》蛋糕。”',
].join('\n')
/** Of a cell. */
const TOLERANCE = 0.1

story(
  'every character of an essay stands in its cell, and none of them is drawn where data is saved',
  async ({ baseURL, page, browser }) => {
    await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: TITLE, demand: '写一次比赛，把经过写清楚。' },
    ])
    await enter(page, PUPILS.jiangWanzhou)
    await page.getByRole('link', { name: new RegExp(`：${TITLE}`) }).tap()
    const essay = page.getByLabel('作文正文')
    await essay.fill(ESSAY)
    await expect(page.locator('.essay-editor.in-cells')).toBeVisible()
    // What was typed after the font came is fetched too.
    await page.waitForLoadState('networkidle')
    expect(await findStrays(essay)).toEqual([])
    await expect(() => expectDrawnAlike(page, essay)).toPass()

    const title = page.getByLabel('作文标题')
    await title.fill(TITLE)
    expect(await findStrays(title)).toEqual([])

    // The report sets the same text on the same paper, and is read and copied as plain paragraphs.
    await tap(page, 'AI 批改')
    await expect(page.locator('.marked-essay.in-cells')).toBeVisible()
    for (const paragraph of ESSAY.split('\n'))
      await expect(
        page.locator('.marked-essay p').getByText(paragraph, { exact: true }),
      ).toHaveCount(1)
    for (const width of [390, 360, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await findStraysOnPaper(page)).toEqual([])
    }
    expect(await copyParagraphs(page)).toEqual(ESSAY.split('\n'))
    await page.setViewportSize({ width: 390, height: 844 })

    const sparing = await openPhone(browser, baseURL)
    await sparing.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const fetched: string[] = []
    sparing.on('request', (request) => void fetched.push(request.url()))
    await enter(sparing, PUPILS.jiangWanzhou)
    await sparing.getByRole('link', { name: new RegExp(`：${TITLE}`) }).tap()
    await tap(sparing, '立即写作')
    await expect(sparing.getByLabel('作文正文')).toBeVisible()
    await sparing.waitForTimeout(1000)
    expect(fetched.filter((url) => url.endsWith('.woff2'))).toEqual([])
    await expect(sparing.locator('.essay-editor.in-cells')).toHaveCount(0)
    // The phone's own font is spaced to the cells: nothing stands between two of them.
    await sparing.goto(new URL(page.url()).pathname)
    await expect(sparing.locator('.marked-essay')).toBeVisible()
    expect(await findStraysOnPaper(sparing)).toEqual([])
    await expect(sparing.locator('.marked-essay.in-cells')).toHaveCount(0)
  },
)

/**
 * A text field tells no place of a character: a copy in the same style does. @returns the
 * characters, or pairs of digits and small letters, whose middle is not its cell's
 */
async function findStrays(field: Locator): Promise<string[]> {
  return field.evaluate((field, tolerance) => {
    if (!(field instanceof HTMLTextAreaElement)) return ['no text field']
    const copy = document.createElement('div')
    copy.className = 'essay-editor-layer'
    copy.textContent = field.value
    const style = getComputedStyle(field)
    copy.style.textAlign = style.textAlign
    copy.style.paddingLeft = style.paddingLeft
    copy.style.fontWeight = style.fontWeight
    copy.style.textIndent = style.textIndent
    field.after(copy)
    const text = copy.firstChild
    const paper = field.parentElement
    if (text === null || paper === null) return ['no text']
    const cell = Number.parseFloat(style.fontSize)
    const left = paper.getBoundingClientRect().left
    const strays: string[] = []
    const units = field.value.matchAll(/[0-9]{1,2}|[a-z]{1,2}|\P{Cc}/gu)
    for (const { 0: unit, index } of units) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + unit.length)
      const rect = range.getBoundingClientRect()
      const middle = ((rect.left + rect.right) / 2 - left) / cell
      const isWide = Math.abs(rect.width / cell - 1) > tolerance
      if (unit.trim() !== '' && (isWide || Math.abs((middle % 1) - 0.5) > tolerance))
        strays.push(`${unit} at ${middle.toFixed(2)}, ${(rect.width / cell).toFixed(2)} wide`)
    }
    copy.remove()
    return strays
  }, TOLERANCE)
}

/** The field and its copy draw the same picture, so what the copy tells is true of the field. */
async function expectDrawnAlike(page: Page, field: Locator): Promise<void> {
  await field.blur()
  const paper = page.locator('.essay-editor-field.body')
  const drawn = await paper.screenshot()
  await field.evaluate((field) => {
    if (!(field instanceof HTMLTextAreaElement)) return
    const copy = document.createElement('div')
    copy.className = 'essay-editor-layer'
    copy.textContent = field.value
    copy.style.color = getComputedStyle(field).color
    field.style.color = 'transparent'
    field.after(copy)
  })
  const copied = await paper.screenshot()
  await field.evaluate((field) => {
    if (field instanceof HTMLElement) field.style.color = ''
    field.nextElementSibling?.remove()
  })
  expect(copied.equals(drawn)).toBe(true)
}

/** @returns what of the report's text does not stand in the middle of a cell of its paper */
async function findStraysOnPaper(page: Page): Promise<string[]> {
  return page.locator('.marked-essay').evaluate((essay, tolerance) => {
    const strays: string[] = []
    for (const row of essay.querySelectorAll('.paper-row')) {
      const paper = row.getBoundingClientRect()
      const cell = Number.parseFloat(getComputedStyle(essay).getPropertyValue('--cell'))
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const holder = node.parentElement?.className ?? ''
        // Squeezed points share a cell, and a blank at a line break is none.
        if (holder === 'paper-squeezed' || holder === 'paper-unseen') continue
        for (const { 0: unit, index } of (node.nodeValue ?? '').matchAll(
          /[0-9]{1,2}|[a-z]{1,2}|\P{Cc}/gu,
        )) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + unit.length)
          const box = range.getBoundingClientRect()
          const spacing = Number.parseFloat(
            getComputedStyle(node.parentElement ?? row).letterSpacing,
          )
          const right = box.right - (Number.isNaN(spacing) ? 0 : spacing)
          const middle = ((box.left + right) / 2 - paper.left) / cell
          const isOutside = box.top < paper.top - 1 || box.bottom > paper.bottom + 1
          if (unit.trim() !== '' && (isOutside || Math.abs((middle % 1) - 0.5) > tolerance))
            strays.push(`${unit} at ${middle.toFixed(2)}`)
        }
      }
    }
    return strays
  }, TOLERANCE)
}

async function copyParagraphs(page: Page): Promise<string[]> {
  return page.locator('.marked-essay').evaluate((essay) => {
    const selection = getSelection()
    return [...essay.querySelectorAll('p')].map((paragraph) => {
      selection?.selectAllChildren(paragraph)
      const copied = selection?.toString() ?? ''
      selection?.removeAllRanges()
      return copied
    })
  })
}
