/** The phone's Back, the ‹ arrow and the keyboard: each leads where a person expects. */
import type { Locator, Page } from '@playwright/test'
import { endTour, fillSignIn, openPhone, PUPILS, signIn, TEACHER } from './people.ts'
import { enter } from './session.ts'
import { writeRemark } from './reviewTaps.ts'
import { expect, story } from './story.ts'
import { holdAnswer, openUnbegunEssay } from './taps.ts'

const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent ??
      '',
  )

const isInDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)

story(
  'on the first screen of all Back closes the sheet, and a choice stays chosen',
  async ({ page }) => {
    await enter(page, TEACHER)
    await page.getByRole('button', { name: /全部班级/ }).tap()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/h5\/tasks/)
    await page.getByRole('button', { name: /全部班级/ }).tap()
    await page.getByRole('radio', { name: /五（2）班/ }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/classEntityId=\d+/)
    await page.getByRole('link', { name: /那一刻，我长大了/ }).tap()
    await page.goBack()
    await expect(page).toHaveURL(/classEntityId=\d+/)
  },
)

story('a reload with a sheet open leaves one step back, not two', async ({ page }) => {
  await openUnbegunEssay(page)
  await page.getByRole('button', { name: '作文要求' }).tap()
  await expect(page.getByRole('dialog', { name: '作文要求' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('作文正文')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/tasks\/detail/)
})

story('the ‹ arrow leaves nothing behind for Back to open again', async ({ page }) => {
  await enter(page, PUPILS.linXiaoman)
  // What she handed in is reviewed: it is not said that she never did.
  await page.getByRole('tab', { name: '已提交' }).tap()
  await expect(page.getByText(/^没有在等老师批阅的作业/)).toBeVisible()
  await page.goto('tasks?homeworkStatus=3')
  await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
  await expect(page).toHaveURL(/tasks\/correction/)
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(page).toHaveURL(/tasks\?homeworkStatus=3/)
  await page.getByRole('link', { name: /^我的/ }).tap()
  await page.getByText('我的班级').tap()
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(page).toHaveURL(/\/h5\/user$/)
  await page.goBack()
  await expect(page).toHaveURL(/tasks\?homeworkStatus=3/)

  // Opened from outside there is nothing beneath: the list takes this screen's place.
  await page.goto('tasks/correction/1/1')
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(page).toHaveURL(/\/h5\/tasks$/)
  await page.goBack()
  await expect(page).toHaveURL(/tasks\?homeworkStatus=3/)
})

story(
  'a question holds the focus, lets go of it at Escape, and gives it back',
  async ({ page }) => {
    await openUnbegunEssay(page)
    await page.getByLabel('作文正文').fill('雨停了，我把伞收起来。')
    await page.getByRole('button', { name: '提交', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('取消')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('提交')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('取消')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await focused(page)).toBe('提交')

    await page.getByRole('button', { name: '作文要求' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '作文要求' })).toBeFocused()
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab')
    expect(await isInDialog(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await focused(page)).toBe('作文要求')
  },
)

story('what is closed before its first frame is drawn does not stay', async ({ page }) => {
  // A slow phone: no frame is drawn for a while.
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window)
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (frame) =>
      document.documentElement.dataset['holdFrames'] === undefined ? draw(frame) : held.push(frame)
    new MutationObserver(() => {
      if (document.documentElement?.dataset['holdFrames'] === undefined)
        for (const frame of held.splice(0)) draw(frame)
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hold-frames'] })
  })
  await openUnbegunEssay(page)
  await page.getByLabel('作文正文').fill('雨停了，我把伞收起来。')
  for (const name of ['作文要求', '提交']) {
    await page.evaluate(() => (document.documentElement.dataset['holdFrames'] = ''))
    await page.getByRole('button', { name, exact: true }).dispatchEvent('click')
    await expect.poll(() => isInDialog(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isInDialog(page)).toBe(false)
    await page.evaluate(() => delete document.documentElement.dataset['holdFrames'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByLabel('作文正文').tap()
})

story(
  'back from an essay the list stands where it was left, and at 200 % no tab is cut off',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 420 })
    await enter(page, TEACHER)
    await page.goto('teacher/stu/works/1')
    const list = page.getByRole('main')
    await expect(page.getByText('林小满')).toBeVisible()
    await list.evaluate((element) => element.scrollTo(0, 60))
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(60)
    // A tap would scroll the row into view first.
    await page.getByRole('link', { name: /林小满/ }).dispatchEvent('click')
    await expect(page.getByRole('textbox', { name: /你的评分/ })).toBeAttached()
    await page.goBack()
    await expect(page.getByText('林小满')).toBeAttached()
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(60)

    await page.setViewportSize({ width: 195, height: 422 })
    await page.goto('teacher/stu/works/1?tab=reviewed')
    await expect(page.getByRole('tab', { name: /已批阅 \d/ })).toBeInViewport({ ratio: 0.95 })
  },
)

story('after a reload list, paper and report stand where they were', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  const standsAt = async (scroller: Locator, top: number) => {
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(top)
  }
  const stays = async (scroller: Locator, top: number) => {
    // The height comes with what is fetched.
    await expect(async () => {
      await scroller.evaluate((element, to) => element.scrollTo(0, to), top)
      expect(await scroller.evaluate((element) => element.scrollTop)).toBe(top)
    }).toPass()
    await page.reload()
    await standsAt(scroller, top)
  }
  await openUnbegunEssay(page)
  await page.getByLabel('作文标题').fill('雨停了')
  await page.getByLabel('作文正文').fill('雨停了，我把伞收起来。'.repeat(40))
  const paper = page.locator('.writing-desk')
  await stays(paper, 400)
  // Opened anew it begins at the top: what its teacher says of it stands there.
  await page.goto('tasks')
  await page.goto('tasks/writing?id=5&homeworkId=1')
  await expect(page.getByLabel('作文正文')).toHaveValue(/雨停了/)
  await standsAt(paper, 0)

  await enter(page, PUPILS.linXiaoman)
  await page.goto('tasks/correction/1/1')
  await stays(page.getByRole('main'), 900)
})

story(
  'a screen whose code did not come is tried again; after a new version a fresh start is offered',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    const code = '**/assets/CorrectionScreen*.js'
    await page.route(code, (route) => route.abort())
    await signIn(page, PUPILS.zhouXingzhi)
    await page.getByRole('tab', { name: '已提交' }).tap()
    await expect(page.getByRole('link', { name: /：那一刻，我长大了/ })).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
    await expect(page.getByRole('heading', { name: '网络断了' })).toBeVisible()
    await expect(page.getByText(/^现在没有网络，这一页还没有取到/)).toBeVisible()
    // With the network it is tried again by itself.
    await page.context().setOffline(false)
    await expect(page.getByRole('button', { name: '重新打开' })).toBeVisible()
    await page.unroute(code)
    await page.goBack()
    await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
    await expect(page.getByRole('button', { name: '回到首页' })).toBeVisible()
  },
)

/** A mark's dot, at the end of its last cell. */
const DOTS = 'main button[data-number]'

story('however narrow the screen, no dot leaves its line', async ({ page }) => {
  await enter(page, PUPILS.linXiaoman)
  await page.goto('tasks/correction/1/1')
  await expect(page.locator(DOTS).first()).toBeAttached()
  for (let width = 200; width <= 400; width += 8) {
    await page.setViewportSize({ width, height: 844 })
    // The paper is cut anew with the width; a dot may stand on the line's edge, not beyond it.
    await expect
      .poll(
        () =>
          page.evaluate(
            (dots) =>
              [...document.querySelectorAll(dots)].filter((dot) => {
                const line = dot.closest('.paper-row')?.getBoundingClientRect()
                const { left, right, top } = dot.getBoundingClientRect()
                return (
                  line === undefined ||
                  left < line.left - 6 ||
                  right > Math.min(line.right, document.documentElement.clientWidth) + 6 ||
                  top < line.top ||
                  top > line.bottom
                )
              }).length,
            DOTS,
          ),
        { message: `at ${width} pixels` },
      )
      .toBe(0)
  }
})

async function openReview(page: Page): Promise<void> {
  await page.goto('teacher/stu/works/1/1')
  await expect(page.getByRole('textbox', { name: /你的评分/ })).toBeVisible()
}

story(
  'a begun remark outlives its tab, and the field with a fault is where the cursor goes',
  async ({ page, context }) => {
    await enter(page, TEACHER)
    await openReview(page)
    await writeRemark(page, '伞写得好，')
    await page.getByRole('textbox', { name: /你的评分/ }).fill('101')
    await page.getByRole('button', { name: /批阅$/ }).tap()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /你的评分/ })).toBeFocused()
    await page.close()

    const later = await context.newPage()
    await openReview(later)
    await expect(later.getByRole('textbox', { name: '评语' })).toHaveValue('伞写得好，')
    await later.getByRole('textbox', { name: /你的评分/ }).fill('50')
    // While it is being sent nothing can be typed that would then be lost.
    const saving = await holdAnswer(later, '**/review/save.mvc')
    await later.getByRole('button', { name: /批阅$/ }).tap()
    await expect(later.getByRole('textbox', { name: '评语' })).toHaveJSProperty('readOnly', true)
    saving.goOn()
    await expect(later.getByText('批阅成功').first()).toBeVisible()
    await openReview(later)
    await expect(later.getByRole('textbox', { name: '评语' })).toHaveValue('伞写得好，')
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
