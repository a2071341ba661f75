/** A teacher's question bank and practice: a question taken, written, set as homework, practised. */
import { ESSAYS } from './essays.ts'
import { findInList, questionOf, chooseClasses } from './homeworkForm.ts'
import { openPhone, TEACHER } from './people.ts'
import { WRITERS } from './preparedClass.ts'
import { callsOf, enter, openAs } from './session.ts'
import { expect, story } from './story.ts'
import { readAlert, tap } from './taps.ts'

const TITLE = '阳台上的秘密'
const DEMAND = '写一写你家阳台上的一件事或一样东西，把你看到的、想到的写清楚。'
const [WRITER] = WRITERS
const ESSAY = ESSAYS[0].join('\n')

story(
  "a question is taken into one's bank, written, and set as homework that a pupil hands in",
  { tag: ['@teacher:/teacher/questions', '@teacher:/teacher/questions/detail/:id'] },
  async ({ baseURL, browser, page }) => {
    const calls = callsOf(baseURL, TEACHER)
    const { code } = await calls.post<{ code: string }>('teacher/api/class/add', {
      name: '五（8）班',
      gradeId: 5,
    })
    await callsOf(baseURL, WRITER).post('student/api/class/join', { code })

    // From the product's bank into one's own, once.
    await enter(page, TEACHER)
    await page.getByRole('link', { name: '题库' }).tap()
    await expect(page.getByRole('link', { name: /^布置此题：/ }).first()).toBeVisible()
    const taken = await page.getByRole('article').first().getByRole('heading').innerText()
    await page.getByRole('link', { name: taken, exact: true }).first().tap()
    await expect(page.getByText('构思提示')).toBeVisible()
    await tap(page, '加入我的题库')
    await expect(page.locator('.adm-toast-main').filter({ hasText: '加入成功' })).toBeVisible()
    await expect(page.getByRole('button', { name: '已加入' })).toBeVisible()
    await tap(page, '返回')
    await page.getByRole('tab', { name: '我的题目' }).tap()
    // By its heading: another question of one's own may speak of the same thing.
    await expect(
      page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: taken, exact: true }) }),
    ).toBeVisible()

    // One's own: what is missing is said, and what was typed outlives the sheet and the page.
    await tap(page, '新建题目')
    const sheet = page.getByRole('dialog', { name: '新建题目' })
    await sheet.getByLabel('关键词（选填）').fill('阳台 花盆')
    await sheet.getByRole('button', { name: '保存' }).tap()
    await expect(page.getByText('标题和要求至少填一项', { exact: true })).toBeVisible()
    await sheet.getByLabel('作文标题').fill('阳台')
    await sheet.getByRole('button', { name: '关闭' }).tap()
    await expect(sheet).toHaveCount(0)
    await tap(page, '新建题目')
    await expect(sheet.getByLabel('作文标题')).toHaveValue('阳台')
    await page.reload()
    await tap(page, '新建题目')
    await expect(sheet.getByText('接着上次没保存的内容')).toBeVisible()
    await expect(sheet.getByLabel('作文标题')).toHaveValue('阳台')
    await expect(sheet.getByLabel('关键词（选填）')).toHaveValue('阳台 花盆')
    await sheet.getByLabel('作文要求').fill(DEMAND)
    await sheet.getByRole('button', { name: '保存' }).tap()
    // What is saved is no draft any more.
    await expect(page.getByRole('link', { name: '阳台', exact: true })).toBeVisible()
    await page.reload()
    await tap(page, '新建题目')
    await expect(sheet.getByLabel('作文标题')).toHaveValue('')
    await sheet.getByRole('button', { name: '关闭' }).tap()
    await expect(sheet).toHaveCount(0)
    await page.getByRole('link', { name: '阳台', exact: true }).tap()
    await tap(page, '编辑')
    const edit = page.getByRole('dialog', { name: '编辑题目' })
    await edit.getByLabel('作文标题').fill('写错了')
    await page.reload()
    await tap(page, '编辑')
    await expect(edit.getByLabel('作文标题')).toHaveValue('写错了')
    await edit.getByRole('button', { name: '不要了' }).tap()
    await tap(page, '清掉')
    await expect(edit.getByLabel('作文标题')).toHaveValue('阳台')
    await edit.getByLabel('作文标题').fill(TITLE)
    await edit.getByRole('button', { name: '保存' }).tap()
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()

    // Into a homework with all it says.
    await tap(page, '布置此题')
    await expect(questionOf(page, 1).getByLabel('作文标题')).toHaveValue(TITLE)
    await expect(questionOf(page, 1).getByLabel('作文要求')).toHaveValue(DEMAND)
    // Nothing of it was typed here, so nothing is asked on the way back.
    await tap(page, '返回')
    await tap(page, '布置此题')
    await expect(questionOf(page, 1).getByLabel('作文要求')).toHaveValue(DEMAND)
    await chooseClasses(page, '五（8）班')
    await questionOf(page, 1)
      .getByRole('button', { name: /^文体类型/ })
      .tap()
    await page.getByRole('button', { name: '叙事', exact: true }).tap()
    await tap(page, '发布作业')
    await page.getByRole('button', { name: '发布', exact: true }).tap()
    await expect(page).toHaveURL(/arrange\/success\/\d+/)
    const homeworkId = Number(/(\d+)$/.exec(page.url())?.[1])
    const pupil = await openPhone(browser, baseURL)
    await enter(pupil, WRITER)
    const card = pupil.getByRole('link', { name: `开始写：${TITLE}` })
    await (await findInList(pupil, card)).tap()
    await expect(pupil.getByLabel('作文标题')).toHaveValue(TITLE)
    await pupil.getByLabel('作文正文').fill(ESSAY)
    await tap(pupil, '提交')
    const confirm = pupil.getByRole('dialog').filter({ hasText: '作业提交后无法再修改作文' })
    await confirm.getByRole('button', { name: '提交', exact: true }).tap()
    await expect(pupil).toHaveURL(/tasks\?homeworkStatus=1/)
    await pupil.context().close()
    await page.goto(`teacher/stu/works/${homeworkId}`)
    await expect(page.getByText(WRITER.name)).toBeVisible()

    // A question that is deleted is gone from the list; the homework keeps it.
    await page.goto('teacher/questions?bank=own')
    await page.getByRole('link', { name: TITLE, exact: true }).tap()
    await tap(page, '删除')
    await readAlert(page, '确定要删除吗?')
    await expect(page.getByRole('tab', { name: '我的题目', selected: true })).toBeVisible()
    await expect(page.getByRole('link', { name: TITLE, exact: true })).toHaveCount(0)
  },
)

story(
  'a teacher practises like a pupil: a new essay may be given up, a stored one deleted',
  {
    tag: [
      '@teacher:/teacher/questions/free',
      '@teacher:/teacher/practice',
      '@teacher:/teacher/practice/free/:id',
      '@teacher:/teacher/practice/history/:id',
    ],
  },
  async ({ page }) => {
    await openAs(page, TEACHER, 'teacher/practice')
    await tap(page, '去练笔')
    await expect(page.getByRole('button', { name: '取消' })).toBeVisible()
    await expect(page.getByRole('button', { name: '删除' })).toHaveCount(0)
    await page.getByLabel('作文标题').fill('我的下水文')
    await page.getByLabel('作文正文').fill(ESSAY)
    await page.getByRole('button', { name: /^年级/ }).tap()
    await page.getByRole('radio', { name: '五年级' }).tap()
    await page.getByRole('button', { name: /^作文类型/ }).tap()
    await page.getByRole('button', { name: '叙事', exact: true }).tap()
    await tap(page, 'AI 批改')
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await tap(page, '按目标修改')
    await expect(page).toHaveURL(/teacher\/practice\/free\/\d+/)
    await page.getByLabel('作文正文').fill(`${ESSAY}我想，这就够了。`)
    await tap(page, 'AI 批改')
    await expect(page.getByRole('heading', { name: '机评历史' })).toBeVisible()
    await page
      .getByRole('link', { name: /\d\d:\d\d/ })
      .last()
      .tap()
    await expect(page.getByText('第 1 稿')).toBeVisible()
    await tap(page, '返回')
    await tap(page, '按目标修改')
    await tap(page, '删除')
    await readAlert(page, '确定要删除吗?')
    await expect(page.getByRole('button', { name: '去练笔' })).toBeVisible()
    await expect(page.getByText('我的下水文')).toHaveCount(0)
  },
)
