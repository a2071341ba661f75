/** What was typed or acknowledged is there again: after a reload, without a connection, after kill -9 of the server. */
import type { Page } from '@playwright/test'
import { expect, story } from './story.ts'
import { PASSWORD, PUPILS, enter } from './people.ts'

const TYPED = '爷爷的手一直在抖，粥在碗里晃来晃去。😀\n我接过碗，一句话也说不出来……'

story('a reload in the middle of typing loses nothing', async ({ page }) => {
  await enter(page, PUPILS.heQinghe)
  await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
  await page.getByRole('button', { name: '立即写作' }).tap()
  const essay = page.getByLabel('作文正文')
  await essay.fill(TYPED)
  await page.reload()
  await expect(essay).toHaveValue(/我接过碗，一句话也说不出来……$/)
})

story(
  'a save that is answered after its screen was left forgets nothing newer',
  async ({ page }) => {
    await enter(page, PUPILS.heQinghe)
    const essay = await openEssay(page)
    await page.getByLabel('作文标题').fill('慢慢来')
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/homework/save.mvc', async (route) => {
      await answered
      await route.continue()
    })
    await essay.fill('甲')
    const saving = page.waitForRequest('**/homework/save.mvc')
    await page.getByRole('button', { name: '返回' }).tap()
    await saving
    const again = openEssay(page)
    await page.waitForTimeout(500)
    answer()
    await again
    await expect(essay).toHaveValue('甲')
    await expect(page.getByText('已恢复本机未上传的内容')).toBeHidden()
    await essay.fill('甲乙')
    await page.reload()
    await expect(essay).toHaveValue('甲乙')
  },
)

story(
  'two tabs: the older one never overwrites the newer text, the pupil chooses',
  async ({ page, context }) => {
    await enter(page, PUPILS.heQinghe)
    const older = await openEssay(page)
    await page.getByLabel('作文标题').fill('两页')
    const second = await context.newPage()
    await second.goto(page.url())
    const newer = second.getByLabel('作文正文')
    await second.getByLabel('作文标题').fill('两页')
    await newer.fill('后来在第二页写的，更长也更好。')
    await second.getByRole('button', { name: '返回' }).tap()
    await expect(second.getByRole('link', { name: /：那一刻，我长大了/ })).toBeVisible()
    await second.waitForLoadState('networkidle')

    await older.fill('第一页写的。')
    await page.getByRole('button', { name: 'AI 批改' }).tap()
    await expect(page.getByText('这篇作文有两份不一样的内容，要接着写哪一份？')).toBeVisible()
    await expect(page.getByText('后来在第二页写的，更长也更好。')).toBeVisible()
    await page.getByRole('button', { name: '用本机的' }).tap()
    await expect(older).toHaveValue('第一页写的。')
    // What was chosen is saved on the newest version, and asks nothing more.
    await page.getByRole('button', { name: '返回' }).tap()
    await openEssay(page)
    await expect(older).toHaveValue('第一页写的。')
    await expect(page.getByRole('status').getByText('已保存')).toBeVisible()
  },
)

story('two tabs without a connection: both texts stay on the device', async ({ page, context }) => {
  await enter(page, PUPILS.heQinghe)
  const first = await openEssay(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByLabel('作文正文')).toBeVisible()
  const address = page.url()
  await context.setOffline(true)
  await first.fill('第一页没有网时写的。')
  await page.waitForTimeout(500)
  await second.getByLabel('作文正文').fill('第二页没有网时写的。')
  await page.close()
  await second.waitForTimeout(500)
  await context.setOffline(false)
  await second.goto(address)
  await expect(second.getByText('第一页没有网时写的。')).toBeVisible()
  await expect(second.getByText('第二页没有网时写的。')).toBeVisible()
})

story(
  'undo takes a new paragraph back in one step, and the caret stays in the sentence',
  async ({ page }) => {
    await enter(page, PUPILS.heQinghe)
    const essay = await openEssay(page)
    await essay.fill('前后\n末段')
    await essay.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(1, 1))
    await page.keyboard.press('Enter')
    await expect(essay).toHaveValue('前\n　　后\n　　末段')
    await page.getByRole('button', { name: '撤销' }).tap()
    await expect(essay).toHaveValue('前后\n　　末段')
    await page.keyboard.type('一二')
    await expect(essay).toHaveValue('前一二后\n　　末段')
    // A voice keyboard puts in two paragraphs at once.
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', {
      text: '说一',
      selectionStart: 2,
      selectionEnd: 2,
    })
    await keyboard.send('Input.insertText', { text: '说一\n说二' })
    await page.keyboard.type('三四')
    await expect(essay).toHaveValue('前一二说一\n　　说二三四后\n　　末段')
  },
)

story(
  'without a connection the text stays on the device and goes up once it is back',
  async ({ page, context }) => {
    await enter(page, PUPILS.heQinghe)
    await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
    await page.getByRole('button', { name: '立即写作' }).tap()
    const essay = page.getByLabel('作文正文')
    await expect(essay).toBeVisible()
    await context.setOffline(true)
    await essay.fill(`${TYPED}这一句是没有网的时候写的。`)
    await page.getByRole('button', { name: 'AI 批改' }).tap()
    await expect(page.getByText('请求失败，请稍后重试')).toBeVisible()
    await page.getByRole('button', { name: '我知道了' }).tap()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'AI 批改' }).tap()
    await expect(page).toHaveURL(/tasks\/correction/)
    await expect(page.getByText('这一句是没有网的时候写的。')).toBeVisible({ timeout: 30_000 })
  },
)

story(
  'kill -9 of the server: every acknowledged save is there at the next start, once',
  async ({ product }) => {
    const call = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${product.url}/h5/correct${path}`, init)).json()
    const { entity } = await call('/pub/session/loginByPassword.mvc', {
      method: 'POST',
      body: new URLSearchParams({ uname: PUPILS.jiangWanzhou.phone, pwd: PASSWORD, t: '0' }),
    })
    const headers = { ticket: entity.ticket, userLoginCode: entity.userLoginCode }
    const mine = (await call('/student/api/homework/list.mvc?status=0&cpage=1', { headers })).entity
      .items[0].id
    const save = (content: string) =>
      call('/student/api/homework/save.mvc', {
        method: 'POST',
        headers,
        body: new URLSearchParams({
          id: String(mine),
          title: '断电',
          content,
          finish: '0',
          writingNo: '1',
          type: 'e-event',
        }),
      })
    let acknowledged = { saves: 0, version: 0 }
    const writing = (async () => {
      for (let saves = 1; ; saves += 1) {
        // Ends with the first save that is not answered.
        const answer = await save(`第${saves}次保存。`).catch(() => undefined)
        if (answer === undefined) return
        acknowledged = { saves, version: answer.entity.version }
      }
    })()
    await expect.poll(() => acknowledged.saves).toBeGreaterThan(10)
    await product.kill()
    await writing
    await product.restart()
    const { content, version } = (
      await call(`/api/homework/writeDetail.mvc?id=${mine}`, { headers })
    ).entity
    // The last acknowledged save, or the one after it whose answer the kill cut off; each counted once.
    expect([`第${acknowledged.saves}次保存。`, `第${acknowledged.saves + 1}次保存。`]).toContain(
      content,
    )
    expect(version - acknowledged.version).toBe(
      Number(/\d+/.exec(content)?.[0]) - acknowledged.saves,
    )
  },
)

story(
  'a second start on the same data folder is refused and names the holder',
  async ({ product }) => {
    const { code, output } = await product.startAgain()
    expect(code).toBe(1)
    expect(output).toContain(String(product.pid))
    expect(output).toContain(new URL(product.url).port)
    expect((await fetch(`${product.url}/h5/`)).status).toBe(200)
  },
)

async function openEssay(page: Page) {
  await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
  await page.getByRole('button', { name: '立即写作' }).tap()
  const essay = page.getByLabel('作文正文')
  await expect(essay).toBeVisible()
  return essay
}
