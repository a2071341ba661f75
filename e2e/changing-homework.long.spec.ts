/** A teacher changes a homework that is out, with every fault, and takes one back. */
import {
  cardOf,
  findCard,
  CLASS,
  pickGenre,
  pickNextYear,
  post,
  questionOf,
  saveFaulty,
  chooseClasses,
} from './homeworkForm.ts'
import { GRADE10_TEACHER, TEACHER } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'

story('every text of “Edit homework” is seen, until the change is out', async ({ page }) => {
  await enter(page, GRADE10_TEACHER)
  await post(page, '改之前的题')
  await page.getByRole('button', { name: '返回作业列表' }).tap()
  await (await findCard(page, '改之前的题')).getByRole('link', { name: '编辑' }).tap()
  await expect(page).toHaveURL(/arrangeUp\?id=\d+/)

  // Class and number of questions stay; a start that has passed is locked with its reason.
  await expect(page.getByRole('button', { name: '＋ 添加试题' })).toHaveCount(0)
  await page.getByRole('button', { name: `班级 ${CLASS}` }).tap({ force: true })
  await expect(page.getByText('发布以后不能换班级', { exact: true })).toBeVisible()
  await expect(page.getByText('作业已经开始，不能再改开始时间')).toBeVisible()
  await expect(page.getByRole('button', { name: '清除开始时间' })).toHaveCount(0)

  await page.getByLabel('作文标题').fill(' ')
  await saveFaulty(page, '标题不能为空')
  await page.getByLabel('作文标题').fill('改之后的题')
  await page.getByLabel('作文要求').fill('')
  await saveFaulty(page, '作文要求不能为空')
  await page.getByLabel('作文要求').fill('改过的要求，更具体一些。')
  await page.getByRole('button', { name: '清除结束时间' }).tap()
  await saveFaulty(page, '请选择结束时间')
  await pickNextYear(page, '结束时间')
  await page.getByText('高级设置').tap()
  await expect(page.getByLabel('最少字数')).toHaveValue('100')
  await expect(page.getByLabel('提交分数')).toHaveValue('0')
  await page.getByRole('button', { name: '清除分制' }).tap()
  await saveFaulty(page, '请选择分制')
  await page.getByRole('button', { name: /^分制/ }).tap()
  await page.getByRole('radio', { name: /40 分制/ }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('最低分').fill('40')
  await saveFaulty(page, '最低分不能大于等于最高分')
  await page.getByLabel('最低分').fill('10')
  await page.getByLabel('最高分').fill('41')
  await saveFaulty(page, '分数限制最高分不能高于分制满分')
  await page.getByLabel('最高分').fill('40')
  await page.getByLabel('提交分数').fill('5')
  await saveFaulty(page, '提交分数不能低于或高于限制分数')
  await page.getByLabel('提交分数').fill('12')

  await page.getByRole('button', { name: '保存修改' }).tap()
  await expect(page.getByText('确定要修改发布吗？')).toBeVisible()
  await page.getByRole('button', { name: '修改发布' }).tap()
  await expect(page).toHaveURL(/\/h5\/tasks/)
  await findCard(page, '改之后的题')
  await expect(cardOf(page, '改之前的题')).toHaveCount(0)
  await (await findCard(page, '改之后的题')).getByRole('link', { name: '详情' }).tap()
  await expect(page.getByText('改过的要求，更具体一些。')).toBeVisible()
  await expect(page.getByText('10–40 分')).toBeVisible()
})

story(
  'a homework that has not begun may lose its start, but not go out without one',
  async ({ page }) => {
    await enter(page, GRADE10_TEACHER)
    await page.goto('arrange')
    await chooseClasses(page, CLASS)
    await pickGenre(page, questionOf(page, 1), '散文')
    await page.getByLabel('作文标题').fill('后年的我')
    await pickNextYear(page, '结束时间')
    await pickNextYear(page, '开始时间')
    await page.getByRole('button', { name: '发布作业' }).tap()
    await page.getByRole('button', { name: '发布', exact: true }).tap()
    await expect(page).toHaveURL(/arrange\/success/)
    await page.goto('tasks?homeworkStatus=1')
    await (await findCard(page, '后年的我')).getByRole('link', { name: '编辑' }).tap()
    await page.getByLabel('作文要求').fill('写一写一年以后你想成为的样子。')
    await page.getByRole('button', { name: '清除开始时间' }).tap()
    await saveFaulty(page, '请选择开始时间')
  },
)

story(
  'a homework is deleted from the list and from its detail, and is gone at once',
  async ({ page }) => {
    await enter(page, GRADE10_TEACHER)
    await post(page, '要删的题一')
    await post(page, '要删的题二')
    await page.getByRole('button', { name: '返回作业列表' }).tap()
    const first = await findCard(page, '要删的题一')
    // Tapped twice in one breath, it is asked once.
    await first.getByRole('button', { name: '删除' }).evaluate((button) => {
      for (let times = 0; times < 2; times += 1)
        button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
    await expect(page.getByText('要删除该作业？')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.getByRole('button', { name: '取消' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(first).toBeVisible()

    // A refusal brings it back.
    await page.route('**/homework/delete.mvc', (route) => route.abort(), { times: 1 })
    await first.getByRole('button', { name: '删除' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).tap()
    await page.getByRole('button', { name: '我知道了' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(first).toBeVisible()

    await first.getByRole('button', { name: '删除' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).tap()
    await expect(first).toHaveCount(0)
    await (await findCard(page, '要删的题二')).getByRole('link', { name: '详情' }).tap()
    await expect(page.getByRole('heading', { name: '作业详情' })).toBeVisible()
    await page.getByRole('button', { name: '删除' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).tap()
    await expect(page).toHaveURL(/\/h5\/tasks/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(cardOf(page, '要删的题二')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('article', { name: /^要删的题/ })).toHaveCount(0)
  },
)

story('a homework that has ended offers no editing, one that runs does', async ({ page }) => {
  await enter(page, TEACHER)
  const edit = page.getByRole('link', { name: '编辑', exact: true })
  const settings = page.getByRole('link', { name: '详情', exact: true })
  await expect(settings.first()).toBeVisible()
  await expect(edit).toHaveCount(await settings.count())
  await page.getByRole('tab', { name: /已结束/ }).tap()
  await expect(page).toHaveURL(/homeworkStatus=3/)
  await expect(settings.first()).toBeVisible()
  await expect(edit).toHaveCount(0)
})
