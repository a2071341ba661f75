/** What a teacher learns of a class: passages that essays share, who is late, who stands behind a figure. */
import { ESSAYS, ESSAY_TITLE } from './essays.ts'
import { prepareClass, WRITERS } from './preparedClass.ts'
import { openSubmissions } from './reviewTaps.ts'
import { TEACHER } from './people.ts'
import { callsOf, openAs } from './session.ts'
import { expect, story } from './story.ts'

const [first, second, third] = WRITERS

story(
  'what two pupils have in common stands side by side for their teacher',
  {
    tag: [
      '@teacher:/teacher/stu/similar/:worksid/:workid',
      '@teacher:/teacher/project/:id',
      '@teacher:/teacher/passages/:id',
      '@teacher:/teacher/progress',
      '@teacher:/teacher/progress/:code',
      '@teacher:/teacher/progress/:code/:studentId',
    ],
  },
  async ({ page, baseURL }) => {
    const prepared = await prepareClass(baseURL, [first], { similarityCheck: 'true' })
    const copied = (await prepared.row(third.name)).id
    await callsOf(baseURL, third).post('student/api/homework/save', {
      id: copied,
      title: ESSAY_TITLE,
      content: `这件事我一直记得。\n${ESSAYS[0].join('\n')}`,
      finish: 2,
      writingNo: 1,
      type: 'e-event',
    })
    await expect.poll(async () => (await prepared.row(third.name)).isSimilar).toBe(true)
    await openSubmissions(page, prepared)
    await expect(page.getByText('有相同段落')).toHaveCount(2)
    await page.getByRole('link', { name: new RegExp(third.name) }).tap()
    await page.getByRole('link', { name: '对照着看' }).tap()
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible()
    await expect(page.getByText('雨点敲着窗', { exact: false })).toHaveCount(2)
    await page.getByRole('link', { name: `打开${first.name}的作文` }).tap()
    await expect(page).toHaveURL(new RegExp(`/${(await prepared.row(first.name)).id}$`))

    // Whoever has not handed in gets more time, and a word.
    await openSubmissions(page, prepared)
    await page.getByRole('button', { name: `${second.name}：延长时间或免交` }).tap()
    await page.getByRole('radio', { name: /多给三天/ }).tap()
    await expect(page.getByText(/^延到 /)).toBeVisible()
    await page.getByRole('link', { name: '统计' }).tap()
    await page.getByRole('button', { name: '催交' }).tap()
    await page.getByRole('button', { name: '发送' }).tap()
    await expect(page.getByText('已提醒 1 人')).toBeVisible()

    // From a figure to the pupils behind it, a sheet of marks, and what can be shown to all.
    await page.getByRole('button', { name: /符合题意/ }).tap()
    const sheet = page.getByRole('dialog', { name: '符合题意，从低到高' })
    await expect(sheet.getByRole('link').first()).toBeVisible()
    await sheet.getByRole('link', { name: new RegExp(first.name) }).tap()
    await expect(page).toHaveURL(/teacher\/stu\/works\/\d+\/\d+$/)
    await page.goto(`teacher/statistics/${prepared.homeworkId}`)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出成绩表' }).tap()
    expect((await saved).suggestedFilename()).toBe(`五（4）班《${ESSAY_TITLE}》成绩.xlsx`)
    await page.goto(`teacher/project/${prepared.homeworkId}`)
    await expect(page.getByText(/好段落要学生本人同意/)).toBeVisible()

    // A passage is read with the class once its pupil has said so, and not before.
    await page.getByRole('link', { name: '挑好段落' }).tap()
    await page
      .getByRole('button', { name: `问问${first.name}` })
      .first()
      .tap()
    await expect(page.getByText('等学生回答')).toBeVisible()
    await openAs(page, first, `tasks/correction/${(await prepared.row(first.name)).id}/1`)
    await page.getByRole('button', { name: '可以，写上我的名字' }).tap()
    await expect(
      page.getByRole('button', { name: '可以，写上我的名字', pressed: true }),
    ).toBeVisible()
    await openAs(page, TEACHER, `teacher/project/${prepared.homeworkId}`)
    await expect(page.getByRole('figure')).toContainText(first.name)

    // All classes at a glance, one of them over its homework, and one pupil of it.
    await page.goto('user/classes')
    await page.getByRole('link', { name: '各班进展' }).tap()
    await page.getByRole('link', { name: '五（4）班' }).first().tap()
    await expect(page.getByRole('heading', { name: '每个学生' })).toBeVisible()
    await expect(page.getByText(/还看不出变化/)).toBeVisible()
    await page.getByRole('button', { name: /符合题意/ }).tap()
    await expect(page.getByRole('dialog').getByRole('link', { name: ESSAY_TITLE })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).tap()
    await page.getByRole('link', { name: first.name }).tap()
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible()
    await expect(page.getByText('只有 1 次有分数，还看不出变化。')).toBeVisible()
    await page.getByRole('link', { name: ESSAY_TITLE }).tap()
    await expect(page).toHaveURL(/teacher\/stu\/works\/\d+\/\d+$/)
  },
)
