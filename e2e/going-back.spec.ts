/** Back and what it must not lose or send: sheets, half-filled forms, a sign-in that ended meanwhile. */
import { PUPILS, TEACHER } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'
import { holdAnswer, openUnbegunEssay } from './taps.ts'

story(
  'Back closes the panel and the question that lie on top, and hands nothing in',
  { tag: '@student:/tasks/detail' },
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    await openUnbegunEssay(page)
    await page.getByLabel('作文正文').fill('雨停了，我把伞收起来，发现他的半边肩膀全湿了。')
    await page.getByRole('button', { name: '作文要求' }).tap()
    await expect(page.getByRole('dialog', { name: '作文要求' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/tasks\/writing/)

    await page.getByRole('button', { name: '提交', exact: true }).tap()
    await expect(page.getByText('作业提交后无法再修改作文')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/tasks\/writing/)

    // Closed by its own button, it leaves no step behind; the forward button finds nothing.
    await page.getByRole('button', { name: '提交', exact: true }).tap()
    await page.getByRole('button', { name: '取消' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await expect(page.getByLabel('作文正文')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/tasks\/detail/)
    await expect(page.getByRole('button', { name: '立即写作' })).toBeVisible()
    expect(sent.filter((body) => body.includes('finish=2'))).toEqual([])
  },
)

story('a screen whose code is slow to come has its way back at once', async ({ page }) => {
  const code = await holdAnswer(page, '**/WritingScreen-*.js')
  await enter(page, PUPILS.jiangWanzhou)
  await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
  await code.isAsked
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/h5\/tasks$/)
  // A tab has none: nothing lies below it.
  await expect(page.getByRole('button', { name: '返回' })).toHaveCount(0)
  code.goOn()
  await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
  // To the paper, or to what is asked where nothing was begun.
  const paper = page.getByLabel('作文正文')
  await expect(paper.or(page.getByRole('button', { name: '立即写作' }))).toBeVisible()
})

story(
  'a homework that is half filled in is there again after leaving and after a reload',
  async ({ page }) => {
    await enter(page, TEACHER)
    await page.getByRole('button', { name: '布置作业' }).tap()
    await page.getByLabel('作文标题').fill('半篇')
    await page.getByRole('button', { name: '明晚' }).tap()
    await page.goBack()
    await expect(page).toHaveURL(/\/h5\/tasks/)
    await page.getByRole('button', { name: '布置作业' }).tap()
    for (const reloads of [false, true]) {
      if (reloads) await page.reload()
      await expect(page.getByText('接着上次没有发布的作业')).toBeVisible()
      await expect(page.getByLabel('作文标题')).toHaveValue('半篇')
      await expect(page.getByRole('button', { name: /^结束时间 .* 21:00$/ })).toBeVisible()
    }
    await page.getByRole('button', { name: '重新开始' }).tap()
    await page
      .getByRole('dialog', { name: /重新开始/ })
      .getByRole('button', { name: '重新开始' })
      .tap()
    await expect(page.getByLabel('作文标题')).toHaveValue('')
    await page.reload()
    await expect(page.getByLabel('作文标题')).toHaveValue('')
    await expect(page.getByText('接着上次没有发布的作业')).toHaveCount(0)
  },
)

story('a sign-in that ran out says so once, and where the writing is', async ({ page }) => {
  await openUnbegunEssay(page)
  await page.evaluate(() => localStorage.setItem('ticket', 'a'.repeat(64)))
  await page.reload()
  await expect(page.getByText('登录已失效，请重新登录；没有上传的内容都保存在本机')).toHaveCount(1)
  await page.getByRole('button', { name: '我知道了' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/h5\/login/)
})
