/** What goes out of the product, and how: the poster. */
import type { Page } from '@playwright/test'
import { PUPILS } from './people.ts'
import { openAs } from './session.ts'
import { expect, story } from './story.ts'
import { tap } from './taps.ts'

const MINI_PROGRAM = 'https://link.example/1'
const AI_INDIGO = [0x44, 0x54, 0x9e]

story(
  'a poster, drawn from what a stranger may see, leads to the shared page',
  { tag: '@student:/tasks/correction/:id/:ishomework' },
  async ({ page }) => {
    await openAs(page, PUPILS.linXiaoman, 'tasks/correction/1/1')
    await expect(page.getByText(/推来推去的三次写得真好/)).toBeVisible()
    await tap(page, '海报')
    const created = page.waitForResponse(/report\/share\.mvc/)
    await tap(page, '生成海报')
    const { entity } = await (await created).json()
    const poster = page.getByRole('img', { name: /^海报：《那把没有关上的伞》/ })
    await expect(poster).toBeVisible()
    const words = await poster.getAttribute('alt')
    expect(words).toMatch(/老师评分 95.0，满分 100 .*老师评语：.*推来推去/s)
    expect(words).not.toMatch(/林小满|陈静远/)
    const { height, marks } = await readAiMarks(page)
    expect(marks).toHaveLength(2)
    for (const mark of marks) expect(mark / height).toBeGreaterThanOrEqual(0.05)

    // Opened again it is the same one, until its link is stopped.
    await page.getByRole('button', { name: '关闭' }).tap()
    await tap(page, '海报')
    await expect(poster).toBeVisible()
    await page.goto(`shareRep/${entity.token}`)
    await expect(page.getByRole('heading', { name: '可以问问孩子' })).toBeVisible()
    await readLarge(page)
    const intoMiniProgram = page.getByRole('button', { name: '打开小程序' })
    await expect(intoMiniProgram).toHaveCount(0)

    // An operator with a mini-program.
    await showAsWithMiniProgram(page)
    await page.reload()
    await intoMiniProgram.tap()
    await expect(page).toHaveURL(MINI_PROGRAM)
    await page.goBack()
    await expect(intoMiniProgram).toBeVisible()
    await page.goBack()
    await tap(page, '分享')
    await page.getByRole('button', { name: /^停止分享/ }).tap()
    await expect(page.getByRole('button', { name: /^停止分享/ })).toHaveCount(0)
    await page.goto(`shareRep/${entity.token}`)
    await expect(page.getByText(/分享已经结束/)).toBeVisible()
  },
)

/** A grandparent's phone: narrow, its type at 200 %; a heading stands on one line. */
async function readLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const strengths = await page.getByRole('heading', { name: '写得好的地方' }).boundingBox()
  expect(strengths?.height).toBeLessThan(60)
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await page.setViewportSize({ width: 390, height: 844 })
}

async function showAsWithMiniProgram(page: Page): Promise<void> {
  await page.route('**/report/shared.mvc*', async (route) => {
    const response = await route.fetch()
    const { entity, ...envelope } = await response.json()
    const json = { ...envelope, entity: { ...entity, opensMiniProgram: true } }
    await route.fulfill({ response, json })
  })
  await page.route('**/report/miniProgram.mvc', (route) =>
    route.fulfill({ json: { code: 200, success: true, msg: '', entity: { url: MINI_PROGRAM } } }),
  )
  await page.route(MINI_PROGRAM, (route) => route.fulfill({ body: 'WeChat', status: 200 }))
}

/** How high the glyphs of each line of the AI mark really are. */
async function readAiMarks(page: Page): Promise<{ height: number; marks: number[] }> {
  return page.evaluate(async (indigo) => {
    const picture = document.querySelector('img.poster-picture')
    if (!(picture instanceof HTMLImageElement)) throw new Error('no poster')
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas')
    context.drawImage(picture, 0, 0)
    const marks: number[] = []
    let run = 0
    for (let row = 0; row < height; row += 1) {
      const { data } = context.getImageData(0, row, width, 1)
      const isMarked = Array.from({ length: width }, (_, at) => at * 4).some((at) =>
        indigo.every((value, channel) => data[at + channel] === value),
      )
      if (isMarked) run += 1
      else if (run > 0) {
        marks.push(run)
        run = 0
      }
    }
    return { height, marks }
  }, AI_INDIGO)
}
