/**
 * Without a network: the app opens, the writing goes on, a killed tab loses nothing that was
 * stored, and all of it goes up once.
 */
import type { Page } from '@playwright/test'
import { PUPILS } from './people.ts'
import { callsOf, enter } from './session.ts'
import { expect, story } from './story.ts'
import { appIsCached, killTab } from './offlineTaps.ts'
import { openEssay } from './taps.ts'

story.use({ serviceWorkers: 'allow' })

const SENTENCE = '没有网的时候，我写完了这一句。'

story(
  'the tab killed in the middle of offline writing, opened again offline, synced once when online',
  async ({ page, context, baseURL }) => {
    await enter(page, PUPILS.heQinghe)
    const essay = await openEssay(page)
    await appIsCached(page)
    const before = await readDraft(page, baseURL)

    await context.setOffline(true)
    await expect(page.getByText('离线了，写下的内容都保存在本机，联网后自动同步')).toBeVisible()
    await essay.press('Control+End')
    await page.keyboard.type(SENTENCE, { delay: 30 })
    await expect(page.getByText('已存本机')).toBeVisible()
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
    const after = await readDraft(again, baseURL)
    expect(after.version).toBe(before.version + 1)
    // The field alone bears the indents.
    expect(after.content).toBe(text.replaceAll('\n　　', '\n'))
    expect(after.process.typed).toBeGreaterThanOrEqual(before.process.typed + SENTENCE.length)
    // Whatever were unsaved would be saved on leaving.
    await again.getByRole('button', { name: '返回' }).tap()
    await expect(again.getByRole('link', { name: /：那一刻，我长大了/ })).toBeVisible()
    expect(saves).toHaveLength(1)
  },
)

story(
  'opened without a network, the list leads to the essays of this device',
  async ({ page, context }) => {
    await enter(page, PUPILS.heQinghe)
    const text = await (await openEssay(page)).inputValue()
    const title = await page.getByLabel('作文标题').inputValue()
    await appIsCached(page)
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(page.getByRole('link', { name: /：那一刻，我长大了/ })).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('现在没有网络，这一页还没有取到')).toBeVisible()
    await page.getByRole('link', { name: title, exact: true }).tap()
    await expect(page.getByLabel('作文正文')).toHaveValue(text)
    // Back in the network the list comes by itself.
    await page.getByRole('button', { name: '返回' }).tap()
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: /：那一刻，我长大了/ })).toBeVisible()
  },
)

async function readDraft(page: Page, baseURL: string | undefined) {
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  return callsOf(baseURL, PUPILS.heQinghe).get<{
    version: number
    content: string
    process: { typed: number }
  }>('api/homework/writeDetail', { id })
}
