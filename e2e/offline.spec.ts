/** Without a network: the app opens, the writing goes on, a killed tab costs a second at most, and all of it goes up once (decisions 13, 31). */
import type { Page } from '@playwright/test'
import { expect, story } from './story.ts'
import { callAs } from './asPerson.ts'
import { enter, PUPILS } from './people.ts'

story.use({ serviceWorkers: 'allow' })

const SENTENCE = '没有网的时候，我写完了这一句。'

story(
  'spec 1 §9, decisions 31: the tab killed in the middle of offline writing, opened again offline, synced once when online',
  async ({ page, context }) => {
    await enter(page, PUPILS.heQinghe)
    const essay = await openEssay(page)
    await shellIsKept(page)
    const before = await readDraft(page)

    await context.setOffline(true)
    await expect(page.getByText('离线了，写下的内容都保存在本机，联网后自动同步')).toBeVisible()
    await essay.press('Control+End')
    await page.keyboard.type(SENTENCE, { delay: 30 })
    await page.waitForTimeout(1_000)
    await page.keyboard.type('这几个字也许', { delay: 10 })
    await killTab(page)

    const again = await context.newPage()
    const saves: string[] = []
    again.on('request', (request) => {
      if (request.url().includes('/homework/save.mvc')) saves.push(request.postData() ?? '')
    })
    await again.goto(page.url())
    const restored = again.getByLabel('作文正文')
    await expect(restored).toHaveValue(new RegExp(SENTENCE))
    expect(saves).toEqual([])
    const text = await restored.inputValue()

    await context.setOffline(false)
    await expect(again.getByRole('status').getByText('已保存')).toBeVisible()
    await expect(again.getByText('离线了，写下的内容都保存在本机，联网后自动同步')).toHaveCount(0)
    // A second save would follow at once, if there were one.
    await again.waitForTimeout(1_500)
    expect(saves).toHaveLength(1)
    const after = await readDraft(again)
    expect(after.version).toBe(before.version + 1)
    // The field alone bears the indents.
    expect(after.content).toBe(text.replaceAll('\n　　', '\n'))
    expect(after.process.typed).toBeGreaterThanOrEqual(before.process.typed + SENTENCE.length)
  },
)

story(
  'decisions 31: opened without a network, the list leads to the essays of this device',
  async ({ page, context }) => {
    await enter(page, PUPILS.heQinghe)
    const text = await (await openEssay(page)).inputValue()
    const title = await page.getByLabel('作文标题').inputValue()
    await shellIsKept(page)
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(page.getByRole('link', { name: /：那一刻，我长大了/ })).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('请求失败，请稍后重试')).toBeVisible()
    await page.getByRole('link', { name: title, exact: true }).tap()
    await expect(page.getByLabel('作文正文')).toHaveValue(text)
    // Back in the network the list comes by itself.
    await page.getByRole('button', { name: '返回' }).tap()
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: /：那一刻，我长大了/ })).toBeVisible()
  },
)

async function openEssay(page: Page) {
  await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
  await page.getByRole('button', { name: '立即写作' }).tap()
  const essay = page.getByLabel('作文正文')
  await expect(essay).toBeVisible()
  return essay
}

/** The service worker takes over only once it has kept all of the app. */
async function shellIsKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
}

/** As the phone does when it needs the memory: nothing of the page's own runs any more. */
async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const killed = page.waitForEvent('crash')
  // It never answers: there is nobody left to.
  void session.send('Page.crash').catch(() => undefined)
  await killed
  await page.close()
}

async function readDraft(
  page: Page,
): Promise<{ version: number; content: string; process: { typed: number } }> {
  return callAs(
    page,
    `/api/homework/writeDetail.mvc?id=${new URL(page.url()).searchParams.get('id')}`,
  )
}
