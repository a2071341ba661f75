/** The teacher returns an essay, reads an earlier attempt, and sees how the class did. */
import { openPhone } from './people.ts'
import { handIn, prepareClass, WRITERS } from './preparedClass.ts'
import { completeButton, openEssayOf, openSubmissions } from './reviewTaps.ts'
import { openAs } from './session.ts'
import { expect, story } from './story.ts'
import { copiedText } from './taps.ts'

const [first, second, third] = WRITERS

story(
  'a return asks for its reason, notifies the pupil, and can only be read until the essay comes back',
  {
    tag: [
      '@teacher:/teacher/stu/works/:worksid/:workid',
      '@teacher:/teacher/stu/show/:worksid/:workid',
    ],
  },
  async ({ page, browser, baseURL }) => {
    const prepared = await prepareClass(baseURL, [first, second])
    await openSubmissions(page, prepared)
    await openEssayOf(page, first.name)
    await page.getByRole('button', { name: '打回', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: '打回重写' })
    const confirm = sheet.getByRole('button', { name: '打回', exact: true })
    await confirm.tap()
    await expect(sheet.getByText('请输入打回原因')).toBeVisible()
    await sheet.getByRole('button', { name: '太简略' }).tap()
    await expect(sheet.getByText('请输入打回原因')).toHaveCount(0)
    // Tapped, then put into one's own words.
    await sheet.getByLabel('打回原因').fill('奶奶的样子再写细一点。')
    await confirm.tap()
    // On to the next one that waits, without the list between; the words are in the foot, for over
    // the head they would hide whose essay this is.
    await expect(page.getByText('打回成功').first()).toHaveText(`打回成功 · ${first.name}`)
    await expect(page).toHaveURL(new RegExp(`/${(await prepared.row(second.name)).id}$`))
    await page.getByRole('button', { name: '返回' }).tap()
    await page.getByRole('tab', { name: /未提交/ }).tap()
    await page.getByRole('link', { name: new RegExp(first.name) }).tap()
    await expect(page).toHaveURL(/teacher\/stu\/show\/\d+\/\d+$/)
    await expect(page.getByText('奶奶的样子再写细一点。')).toBeVisible()
    await expect(page.getByText('雨点敲着窗', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /批阅|打回/ })).toHaveCount(0)
    const { id } = await prepared.row(first.name)
    await page.goto(`teacher/stu/works/${prepared.homeworkId}/${id}`)
    await expect(page).toHaveURL(/teacher\/stu\/show/)

    const pupil = await openPhone(browser, baseURL)
    await openAs(pupil, first, `tasks/correction/${id}/1`)
    await expect(pupil.getByText('奶奶的样子再写细一点。').first()).toBeVisible()
    await expect(pupil.getByRole('button', { name: '按目标修改' })).toBeVisible()
    await handIn(baseURL, first, id)
    await page.reload()
    await expect(page.getByText('重新提交')).toBeVisible()
    await page.getByRole('button', { name: '去批阅' }).tap()
    await expect(completeButton(page)).toBeVisible()
  },
)

story(
  'an earlier attempt opens from the report, and Back finds its place again',
  { tag: '@teacher:/teacher/stu/history/:id' },
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL, [first])
    await openSubmissions(page, prepared)
    await openEssayOf(page, first.name)
    await page.getByRole('tab', { name: 'AI批改详情' }).tap()
    await expect(page.getByText('粘贴 25%')).toBeVisible()
    await page.getByRole('link', { name: /月\d+日 \d\d:\d\d/ }).tap()
    await expect(page).toHaveURL(/teacher\/stu\/history\/\d+$/)
    await expect(page.getByText('第 1 稿')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'AI批改详情' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByText('机评历史')).toBeInViewport()
  },
)

story(
  'the statistics of a class, before and after anything is handed in',
  { tag: '@teacher:/teacher/statistics/:id' },
  async ({ page, baseURL, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const empty = await prepareClass(baseURL, [])
    await openSubmissions(page, empty)
    await page.getByRole('link', { name: '统计' }).tap()
    await expect(page.getByText(/还没有人提交/)).toBeVisible()
    await expect(page.getByText('还没有提交（3 人）')).toBeVisible()

    const prepared = await prepareClass(baseURL, [first, second])
    await prepared.teacher.post('teacher/api/homework/review/batch', {
      id: (await prepared.row(first.name)).id,
      status: 'remark',
    })
    await page.goto(`teacher/statistics/${prepared.homeworkId}`)
    await expect(page.getByText('已提交 2 / 3 人')).toBeVisible()
    const ranges = await page.getByRole('img', { name: /0-60 分/ }).getAttribute('aria-label')
    const counts = [...(ranges ?? '').matchAll(/(\d+-\d+) 分 (\d+) 人/g)]
    expect(counts.map(([, name]) => name)).toEqual(['0-60', '60-70', '70-80', '80-90', '90-100'])
    expect(counts.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(2)
    for (const trait of ['符合题意', '结构严谨', '有创意'])
      await expect(page.getByText(trait)).toBeVisible()
    await expect(page.getByRole('heading', { name: '分数最高' })).toBeVisible()
    // The page for the wall is led to also where it has nothing to show, and says so.
    await page.getByRole('link', { name: '投屏讲评' }).tap()
    await expect(page.getByText('没有两个人都犯的毛病。')).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: '复制名单' }).tap()
    expect(await copiedText(page)).toContain(`还没有提交的同学（1 人）：${third.name}`)
  },
)
