/**
 * Messages: three categories, grouped, read on opening, leading to what they are about; what pupil
 * and teacher write to each other.
 */
import { GRADE10_TEACHER, openPhone, PUPILS, TEACHER } from './people.ts'
import { prepareClass, WRITERS } from './preparedClass.ts'
import { openAs } from './session.ts'
import { expect, story } from './story.ts'

const [first, second] = WRITERS

story(
  'a new homework has its message, whose badge goes with the reading, and which leads to the homework',
  { tag: ['@student:/user/msg', '@student:/user/msghomework', '@student:/user/msgdetail'] },
  async ({ page, baseURL }) => {
    await prepareClass(baseURL, [])
    await openAs(page, second, 'user')
    await expect(
      page
        .getByRole('navigation', { name: '主要功能' })
        .getByRole('link', { name: /我的 \d+ 条未读/ }),
    ).toBeVisible()
    await page.getByRole('link', { name: /^消息/ }).tap()
    await expect(page.getByRole('link', { name: /^作业消息 \d+ 条未读/ })).toBeVisible()
    await page.getByRole('link', { name: /^作业消息/ }).tap()
    const group = page.getByRole('link', { name: /《长大的那一刻》/ }).first()
    await expect(group.getByText('1 条未读')).toBeAttached()
    await group.tap()
    await expect(page.getByText(/布置了作文《长大的那一刻》/)).toBeVisible()
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(group).toBeVisible()
    await expect(group.getByText('条未读')).toHaveCount(0)
    await group.tap()
    await page.getByRole('link', { name: /^看作业/ }).tap()
    await expect(page).toHaveURL(/\/tasks\/detail\?/)
    await expect(page.getByRole('heading', { name: '长大的那一刻' }).first()).toBeVisible()
  },
)

story(
  'what is handed in counts up in one message of the homework, and leads to the list',
  { tag: ['@teacher:/teacher/msg/homework', '@teacher:/teacher/msg/detail'] },
  async ({ page, baseURL }) => {
    const { homeworkId } = await prepareClass(baseURL, [first, second])
    await openAs(page, TEACHER, 'teacher/msg/homework')
    const group = page.getByRole('link', { name: /《长大的那一刻》五（4）班/ }).first()
    await expect(group).toContainText('五（4）班已提交 2 人，还有 1 人未提交。')
    await expect(group.getByText('1 条未读')).toBeAttached()
    await group.tap()
    await page.getByRole('link', { name: /^看提交情况/ }).tap()
    await expect(page).toHaveURL(new RegExp(`/teacher/stu/works/${homeworkId}`))
  },
)

story(
  'a pupil writes to the teacher, blank text is ignored; the teacher answers, empty text is refused',
  {
    tag: [
      '@student:/user/msg/classes/:id',
      '@student:/user/msgclasses',
      '@teacher:/user/msg',
      '@teacher:/teacher/msg/classes',
      '@teacher:/teacher/msg/classes/:classId/:studentId',
    ],
  },
  async ({ page, browser, baseURL }) => {
    await openAs(page, PUPILS.linXiaoman, 'user/classes')
    await page.getByRole('link', { name: '给陈静远老师留言' }).tap()
    await page.getByLabel('留言').fill('  \n ')
    await page.getByRole('button', { name: '发送' }).tap()
    await expect(page).toHaveURL(/\/user\/msg\/classes\/ZP5A22$/)
    await page.getByLabel('留言').fill('老师，作文可以写奶奶吗？')
    await page.getByRole('button', { name: '发送' }).tap()
    await expect(page.getByText('留言已发送')).toBeVisible()
    await expect(page).toHaveURL(/\/user\/classes$/)

    const teacher = await openPhone(browser, baseURL)
    await openAs(teacher, TEACHER, 'user/msg')
    await teacher.getByRole('link', { name: /^班级消息/ }).tap()
    await teacher.getByRole('link', { name: /^五（2）班/ }).tap()
    await expect(teacher.getByText('林小满：老师，作文可以写奶奶吗？')).toBeVisible()
    await teacher.getByRole('link', { name: /^回复/ }).first().tap()
    await expect(teacher.getByText('林小满：老师，作文可以写奶奶吗？')).toBeVisible()
    await teacher.getByRole('button', { name: '发送' }).tap()
    await expect(teacher.getByText('请输入留言内容!')).toBeVisible()
    await teacher.getByLabel('留言').fill('可以，写你真正记得的一件事。')
    await teacher.getByRole('button', { name: '发送' }).tap()
    await expect(teacher.getByText('留言已发送')).toBeVisible()

    await page.goto('user/msgclasses')
    await page.getByRole('link', { name: /^五（2）班/ }).tap()
    await expect(page.getByText('陈静远：可以，写你真正记得的一件事。')).toBeVisible()
    await page.getByRole('link', { name: /^回复老师/ }).tap()
    await expect(page.getByRole('heading', { name: '给陈静远老师留言' })).toBeVisible()
  },
)

story(
  'a pupil is written to from the class’s list',
  { tag: ['@teacher:/user/classes/:code', '@teacher:/teacher/msg/classes/:classId/:studentId'] },
  async ({ page }) => {
    await openAs(page, TEACHER, 'user/classes/ZP5A22')
    await page.getByRole('link', { name: '给苏一诺留言' }).tap()
    await expect(page.getByRole('heading', { name: '给苏一诺留言' })).toBeVisible()
  },
)

story(
  '没有内容哟~ where there are no messages, and a way to go on',
  {
    tag: ['@student:/user/msgclasses', '@student:/user/msgsys', '@teacher:/user/msg/sys'],
  },
  async ({ page, browser, baseURL }) => {
    await openAs(page, PUPILS.xuTingyu, 'user/msgclasses')
    await expect(page.getByText('没有内容哟~')).toBeVisible()
    await page.goto('user/msgdetail?type=Homework&tip=homework%20999999')
    await expect(page.getByText('没有内容哟~')).toBeVisible()
    await page.goto('user/msg')
    await page.getByRole('link', { name: /^系统消息/ }).tap()
    await expect(page.getByRole('heading', { name: '系统消息', exact: true })).toBeVisible()
    await expect(page.getByText('没有内容哟~')).toBeVisible()

    const teacher = await openPhone(browser, baseURL)
    await openAs(teacher, GRADE10_TEACHER, 'user/msg')
    await teacher.getByRole('link', { name: /^系统消息/ }).tap()
    await expect(teacher.getByRole('heading', { name: '系统消息', exact: true })).toBeVisible()
    await expect(teacher.getByText('没有内容哟~')).toBeVisible()
  },
)
