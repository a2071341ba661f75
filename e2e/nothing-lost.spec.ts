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
  const signInForm = new URLSearchParams({ uname: PUPILS.zhouXingzhi.phone, pwd: PASSWORD, t: '0' })
  const pupil = new URLSearchParams({ uname: PUPILS.linXiaoman.phone, pwd: PASSWORD, t: '0' })
  expect((await call('/pub/session/loginByPassword.mvc', { method: 'POST', body: pupil })).code).toBe(200)
  const { entity } = await call('/pub/session/loginByPassword.mvc', { method: 'POST', body: signInForm })
  const headers = { ticket: entity.ticket, userLoginCode: entity.userLoginCode }
  const teacher = (await call('/pub/session/loginByPassword.mvc', { method: 'POST', body: new URLSearchParams({ uname: '10000000001', pwd: PASSWORD, t: '1' }) })).entity
  const teacherHeaders = { ticket: teacher.ticket, userLoginCode: teacher.userLoginCode }
  const acknowledged: string[] = []
  let isKilled = false
  const writing = (async () => {
    for (let number = 1; !isKilled; number += 1) {
      const name = `断电 ${number}`
      const answer = await call('/teacher/api/class/add.mvc', { method: 'POST', headers: teacherHeaders, body: new URLSearchParams({ name, gradeId: '5' }) }).catch(() => ({ code: 0 }))
      if (answer.code === 200) acknowledged.push(name)
      else break
    }
  })()
  await expect.poll(() => acknowledged.length).toBeGreaterThan(10)
  await product.kill()
  isKilled = true
  await writing
  await product.restart()
  const classes: { entity: { name: string }[] } = await call('/teacher/api/class/list.mvc', { headers: teacherHeaders })
  const names = classes.entity.map((each) => each.name)
  for (const name of acknowledged) expect(names.filter((each) => each === name)).toHaveLength(1)
  // And the tickets of before still open the door.
  expect((await call('/student/api/account/userinfo.mvc', { headers })).code).toBe(200)
})
