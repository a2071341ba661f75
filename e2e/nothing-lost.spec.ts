/** What was typed or acknowledged is there again: after a reload, without a connection, after kill -9 of the server. */
import { expect, story } from './story.ts'
import { PASSWORD, PUPILS, signIn } from './people.ts'

const TYPED = '爷爷的手一直在抖，粥在碗里晃来晃去。😀\n我接过碗，一句话也说不出来……'

story('a reload in the middle of typing loses at most the last second', async ({ page }) => {
  await signIn(page, PUPILS.heQinghe)
  await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
  await page.getByRole('button', { name: '立即写作' }).tap()
  const essay = page.getByLabel('作文正文')
  await essay.fill(TYPED)
  // The last second may go with the tab.
  await page.waitForTimeout(1000)
  await page.reload()
  await expect(essay).toHaveValue(/我接过碗，一句话也说不出来……$/)
})

story('without a connection the text stays on the device and goes up once it is back', async ({ page, context }) => {
  await signIn(page, PUPILS.heQinghe)
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
})

story('kill -9 of the server: every acknowledged save is there at the next start, once', async ({ product }) => {
  const call = async (path: string, init: RequestInit = {}) => (await fetch(`${product.url}/h5/correct${path}`, init)).json()
  const { entity } = await call('/pub/session/loginByPassword.mvc', { method: 'POST', body: new URLSearchParams({ uname: PUPILS.jiangWanzhou.phone, pwd: PASSWORD, t: '0' }) })
  const headers = { ticket: entity.ticket, userLoginCode: entity.userLoginCode }
  const mine = (await call('/student/api/homework/list.mvc?status=0&cpage=1', { headers })).entity.items[0].id
  const save = (content: string) => call('/student/api/homework/save.mvc', {
    method: 'POST', headers, body: new URLSearchParams({ id: String(mine), title: '断电', content, finish: '0', writingNo: '1', type: 'e-event' }),
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
  const { content, version } = (await call(`/api/homework/writeDetail.mvc?id=${mine}`, { headers })).entity
  // The last acknowledged save, or the one after it whose answer the kill cut off; each counted once.
  expect([`第${acknowledged.saves}次保存。`, `第${acknowledged.saves + 1}次保存。`]).toContain(content)
  expect(version - acknowledged.version).toBe(Number(/\d+/.exec(content)?.[0]) - acknowledged.saves)
})

story('a second start on the same data folder is refused and names the holder', async ({ product }) => {
  const { code, output } = await product.startAgain()
  expect(code).toBe(1)
  expect(output).toContain(String(product.pid))
  expect(output).toContain(new URL(product.url).port)
  expect((await fetch(`${product.url}/h5/`)).status).toBe(200)
})
