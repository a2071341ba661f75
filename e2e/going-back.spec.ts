/**
 * Back and what it must not lose or send: sheets, half-filled forms, begun remarks, a sign-in that
 * ended meanwhile.
 */
import type { Page } from '@playwright/test'
import { endTour, fillSignIn, PUPILS, TEACHER } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'
import { holdAnswer, openUnbegunEssay } from './taps.ts'

async function openReview(page: Page): Promise<void> {
  await page.goto('teacher/stu/works/1/1')
  await expect(page.getByLabel(/你的评分/)).toBeVisible()
}

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

story(
  'a homework that is half filled in is left only when the teacher says so',
  async ({ page }) => {
    await enter(page, TEACHER)
    await page.getByRole('button', { name: '布置作业' }).tap()
    await page.getByLabel('作文标题').fill('半篇')
    for (const answer of ['Back', '继续填写']) {
      await page.goBack()
      await expect(page.getByText('确定要离开吗？')).toBeVisible()
      if (answer === 'Back') await page.goBack()
      else await page.getByRole('button', { name: answer }).tap()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/\/h5\/arrange/)
      await expect(page.getByLabel('作文标题')).toHaveValue('半篇')
    }
    await page.goBack()
    await page.getByRole('button', { name: '离开' }).tap()
    await expect(page).toHaveURL(/\/h5\/tasks/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

story(
  'a begun remark outlives its tab, and the field with a fault is where the cursor goes',
  async ({ page, context }) => {
    await enter(page, TEACHER)
    await openReview(page)
    await page.getByLabel('评语').fill('伞写得好，')
    await page.getByLabel(/你的评分/).fill('101')
    await page.getByRole('button', { name: /批阅$/ }).tap()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(/你的评分/)).toBeFocused()
    await page.close()

    const later = await context.newPage()
    await openReview(later)
    await expect(later.getByLabel('评语')).toHaveValue('伞写得好，')
    await later.getByLabel(/你的评分/).fill('50')
    // While it is being sent nothing can be typed that would then be lost.
    const saving = await holdAnswer(later, '**/review/save.mvc')
    await later.getByRole('button', { name: /批阅$/ }).tap()
    await expect(later.getByLabel('评语')).toHaveJSProperty('readOnly', true)
    saving.goOn()
    await expect(later.getByText('批阅成功')).toBeVisible()
    await openReview(later)
    await expect(later.getByLabel('评语')).toHaveValue('伞写得好，')
    expect(
      await later.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('zhupi-remarks')
            opening.addEventListener('success', () => {
              const count = opening.result.transaction('remarks').objectStore('remarks').count()
              count.addEventListener('success', () => resolve(count.result))
            })
          }),
      ),
    ).toBe(0)
  },
)

story(
  'someone else signs in beside it: the first tab shows that person, and nothing of the first',
  async ({ page, context }) => {
    await enter(page, PUPILS.linXiaoman)
    await page.getByRole('link', { name: /^我的/ }).tap()
    await expect(page.getByText('林小满')).toBeVisible()
    const beside = await context.newPage()
    await beside.goto('login')
    await beside.evaluate(() => localStorage.removeItem('ticket'))
    await fillSignIn(beside, PUPILS.zhouXingzhi)
    await beside.getByRole('button', { name: '登录', exact: true }).tap()
    await expect(beside).toHaveURL(/\/h5\/tasks/)
    await endTour(beside)
    await expect(page).toHaveURL(/\/h5\/tasks/)
    // As a person would: a tab in the background draws no frames, and a tap waits for one.
    await page.bringToFront()
    await page.getByRole('link', { name: /^我的/ }).tap()
    await expect(page.getByText('周行之')).toBeVisible()
    await expect(page.getByText('林小满')).toHaveCount(0)
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
