/** A teacher sets homework: every fault in its order, times ahead, several classes, references. */
import {
  addClass,
  findCard,
  CLASS,
  pickGenre,
  pickNextYear,
  pickTime,
  publishFaulty,
  questionOf,
  chooseClasses,
} from './homeworkForm.ts'
import { GRADE10_TEACHER } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'

story(
  'every text of “Assign homework” is seen, in its order, until the homework goes out',
  async ({ page }) => {
    await enter(page, GRADE10_TEACHER)
    await addClass(page, '中文系一班', /大学/)
    await page.goto('arrange')

    // Classes; the genre waits for them.
    await publishFaulty(page, '请选择班级')
    // Disabled with a reason: it may be tapped, and says why.
    await page.getByRole('button', { name: /^文体类型/ }).tap({ force: true })
    await expect(page.getByText('请先选择班级，不同年级的文体不一样')).toBeVisible()
    await page.getByRole('button', { name: /^班级/ }).tap()
    await page.getByRole('checkbox', { name: CLASS }).tap()
    await page.getByRole('checkbox', { name: '中文系一班' }).tap()
    await expect(page.getByText('大学班级与K12班级不能同时选择')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: '中文系一班' })).not.toBeChecked()
    await page.getByRole('button', { name: /^完成/ }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // Questions.
    const first = questionOf(page, 1)
    await publishFaulty(page, '第1题请选择文体类型')
    await pickGenre(page, first, '记叙文')
    await publishFaulty(page, '第1题请输入作文标题或作文要求')
    await first.getByLabel('作文要求').fill('600字左右')
    await publishFaulty(page, '第1题请输入作文标题')
    await first.getByLabel('作文标题').fill('一次等待')
    const add = page.getByRole('button', { name: '＋ 添加试题' })
    await add.tap()
    await publishFaulty(page, '第2题请选择文体类型')
    await pickGenre(page, questionOf(page, 2), '散文')
    await publishFaulty(page, '第2题请输入作文标题或作文要求')
    await add.tap()
    await expect(questionOf(page, 3)).toBeVisible()
    await add.tap({ force: true })
    await expect(page.getByText('最多设置3个试题')).toBeVisible()
    await expect(questionOf(page, 4)).toHaveCount(0)
    await page.getByRole('button', { name: '删除第 3 题' }).tap()
    await questionOf(page, 2).getByLabel('作文要求').fill('选校园的一角，写出它四季的变化。')
    await questionOf(page, 2).getByLabel('关键词').fill('四季、颜色 声音')

    // Times.
    await page.getByRole('button', { name: '清除开始时间' }).tap()
    await publishFaulty(page, '请选择开始时间')
    await pickTime(page, '开始时间')
    await page.getByRole('button', { name: '清除结束时间' }).tap()
    await publishFaulty(page, '请选择结束时间')
    await pickTime(page, '结束时间')
    await publishFaulty(page, '结束时间要晚于开始时间')
    await pickNextYear(page, '结束时间')

    // Scores.
    await page.getByText('高级设置').tap()
    await page.getByRole('button', { name: '清除分制' }).tap()
    await publishFaulty(page, '请选择分制')
    await page.getByRole('button', { name: /^分制/ }).tap()
    await page.getByRole('radio', { name: /60 分制/ }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByLabel('最低分').fill('60')
    await publishFaulty(page, '最低分不能大于等于最高分')
    await page.getByLabel('最低分').fill('20')
    await page.getByLabel('最高分').fill('61')
    await publishFaulty(page, '分数限制最高分不能高于分制满分')
    await page.getByLabel('最高分').fill('55')
    await page.getByLabel('提交分数').fill('56')
    await publishFaulty(page, '提交分数不能低于或高于限制分数')
    await page.getByLabel('提交分数').fill('19.5')
    await publishFaulty(page, '提交分数不能低于或高于限制分数')
    await page.getByLabel('提交分数').fill('30')

    // The switches, and a reference of the product's.
    await expect(page.getByRole('switch', { name: '写作助手' })).toBeChecked()
    await expect(page.getByRole('switch', { name: '允许粘贴' })).toBeChecked()
    await page.getByRole('switch', { name: '允许粘贴' }).tap()
    await page.getByRole('switch', { name: '偏题检测' }).tap()
    await expect(page.getByText(/交上来的作文会互相比对/)).toBeVisible()
    await page.getByRole('switch', { name: '相似检测' }).tap()
    await page.getByRole('button', { name: /^提交前的 AI 批改/ }).tap()
    await page.getByRole('radio', { name: /只给提示/ }).tap()
    await page.getByRole('button', { name: /^写作参考/ }).tap()
    await page.getByRole('radio', { name: '成长' }).tap()
    await page.getByRole('radio', { name: '怎样开头' }).tap()
    const reference = page.getByRole('button', { name: /成长 · 怎样开头/ }).first()
    await reference.tap()
    await page.getByRole('button', { name: '选用这份参考' }).tap()
    await expect(page.getByRole('button', { name: /^写作参考（选填） 《.+》/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // Confirmation; the detail holds all of it.
    await page.getByRole('button', { name: '发布作业' }).tap()
    await expect(page.getByText('确定要发布吗？')).toBeVisible()
    await page.getByRole('button', { name: '发布', exact: true }).tap()
    await expect(page).toHaveURL(/arrange\/success\/\d+/)
    await page.getByRole('button', { name: '查看作业' }).tap()
    await expect(page).toHaveURL(/teacher\/works\/detail\/\d+/)
    for (const text of [
      '一次等待',
      '选校园的一角，写出它四季的变化。',
      '60 分制',
      '20–55 分',
      '机评达到 30 分才能提交',
      '不可粘贴',
    ])
      await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByText(/^只给提示/)).toBeVisible()
    await expect(page.getByText('四季', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '查看学生作业情况' }).tap()
    await expect(page).toHaveURL(/teacher\/stu\/works\/\d+/)
  },
)

story(
  'a start that lies ahead is announced, and the homework waits under 未开始',
  async ({ page }) => {
    await enter(page, GRADE10_TEACHER)
    await page.goto('arrange')
    await chooseClasses(page, CLASS)
    await pickGenre(page, questionOf(page, 1), '散文')
    await page.getByLabel('作文标题').fill('明年的我')
    await pickNextYear(page, '结束时间')
    await pickNextYear(page, '开始时间')
    await page.getByRole('button', { name: '发布作业' }).tap()
    await expect(
      page.getByText(/学生要到 \d+年\d+月\d+日 周. \d\d:\d\d 才能看到这份作业。/),
    ).toBeVisible()
    await page.getByRole('button', { name: '发布', exact: true }).tap()
    await page.getByRole('button', { name: '返回作业列表' }).tap()
    await expect(page.getByRole('tab', { name: '未开始', selected: true })).toBeVisible()
    await findCard(page, '明年的我')
  },
)

story('one posting for two classes makes a homework for each', async ({ page }) => {
  await enter(page, GRADE10_TEACHER)
  await addClass(page, '高一（4）班', /高一/)
  await page.goto('arrange')
  await chooseClasses(page, CLASS, '高一（4）班')
  await pickGenre(page, questionOf(page, 1), '记叙文')
  await page.getByLabel('作文标题').fill('两个班的题')
  await page.getByRole('button', { name: '发布作业' }).tap()
  await page.getByRole('button', { name: '发布', exact: true }).tap()
  await expect(page.getByText('2 个班级各有一份')).toBeVisible()
  const each = page.getByRole('list', { name: '各班的作业' }).getByRole('link')
  await expect(each).toHaveCount(2)
  await each.filter({ hasText: '高一（4）班' }).tap()
  await expect(page.getByText('两个班的题').first()).toBeVisible()
  await expect(page.getByText('高一（4）班')).toBeVisible()
  await page.goto('tasks')
  await expect(await findCard(page, '两个班的题')).toHaveCount(2)
})

story('an answer that was lost on the way does not set the homework twice', async ({ page }) => {
  await enter(page, GRADE10_TEACHER)
  await page.goto('arrange')
  await chooseClasses(page, CLASS)
  await pickGenre(page, questionOf(page, 1), '记叙文')
  await page.getByLabel('作文标题').fill('只有一份')
  await page.route(
    '**/homework/batch.mvc',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: '发布作业' }).tap()
  await page.getByRole('button', { name: '发布', exact: true }).tap()
  await expect(page.getByText(/没有收到发布结果/)).toBeVisible()
  await page.getByRole('button', { name: '我知道了' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '发布作业' }).tap()
  await page.getByRole('button', { name: '发布', exact: true }).tap()
  await expect(page).toHaveURL(/arrange\/success\/\d+/)
  await page.goto('tasks')
  await expect(await findCard(page, '只有一份')).toHaveCount(1)
})

story('a reference of the teacher’s own is stored, chosen again, and deleted', async ({ page }) => {
  await enter(page, GRADE10_TEACHER)
  await page.goto('arrange')
  await page.getByText('高级设置').tap()
  await page.getByRole('button', { name: /^写作参考/ }).tap()
  await page.getByRole('tab', { name: '我的参考' }).tap()
  await page.getByRole('button', { name: '＋ 新建我的参考' }).tap()
  await page.getByRole('button', { name: '保存并选用' }).tap()
  await expect(page.getByText('请填写参考的标题')).toBeVisible()
  await page.getByLabel('参考的标题').fill('开头三例')
  await page.getByRole('button', { name: '保存并选用' }).tap()
  await expect(page.getByText('请填写参考的内容')).toBeVisible()
  await page.getByLabel('参考的内容').fill('开门见山；写景入题；设问引人。')
  await page.getByRole('button', { name: '保存并选用' }).tap()
  await expect(
    page.getByRole('button', { name: '写作参考（选填） 《开头三例》（我的）' }),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: /^写作参考/ }).tap()
  await page.getByRole('button', { name: /^开头三例 已选用/ }).tap()
  await page.getByRole('button', { name: '删除', exact: true }).tap()
  await expect(page.getByText('确定要删除吗?')).toBeVisible()
  await page
    .getByRole('dialog', { name: /确定要删除吗/ })
    .getByRole('button', { name: '删除' })
    .tap()
  await expect(page.getByText('还没有自己的参考', { exact: false })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: '写作参考（选填） 不提供写作参考' })).toBeVisible()
})
