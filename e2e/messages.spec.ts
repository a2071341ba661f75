/** Messages: three categories, grouped, read on opening, leading to what they are about; words between pupil and teacher (spec 2 §2, §4, §5; spec 3 §2, §5). */
import type { Page } from '@playwright/test'
import { openPhone, PUPILS, TEACHER } from './people.ts'
import { prepareClass, takeTicket, ticketOf, WRITERS } from './preparedClass.ts'
import { expect, story, takePicture } from './story.ts'

const [heQinghe, suYinuo] = WRITERS

async function openAs(
  page: Page,
  baseURL: string | undefined,
  someone: { phone: string; role: '老师' | '学生' },
  path: string,
): Promise<void> {
  await takeTicket(page, await ticketOf(baseURL ?? '', someone), someone.role)
  await page.goto(path)
}

story(
  'spec 2 §2, §4: a new homework is told, its badge goes with the reading, and it leads to the homework',
  async ({ page, baseURL }) => {
    await prepareClass(baseURL ?? '', [])
    await openAs(page, baseURL, suYinuo, 'user')
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
  'spec 3 §2: what is handed in counts up in one message of the homework, and leads to the list',
  async ({ page, baseURL }) => {
    const { homeworkId } = await prepareClass(baseURL ?? '', [heQinghe, suYinuo])
    await openAs(page, baseURL, TEACHER, 'teacher/msg/homework')
    const group = page.getByRole('link', { name: /《长大的那一刻》五（4）班/ }).first()
    await expect(group).toContainText('五（4）班已提交 2 人，还有 1 人未提交。')
    await expect(group.getByText('1 条未读')).toBeAttached()
    await takePicture(page, 'messages-teacher')
    await group.tap()
    await page.getByRole('link', { name: /^看提交情况/ }).tap()
    await expect(page).toHaveURL(new RegExp(`/teacher/stu/works/${homeworkId}`))
  },
)

story(
  'spec 2 §5, spec 3 §5: a pupil writes to the teacher, blank text is ignored; the teacher answers, empty text is told',
  async ({ page, browser, baseURL }) => {
    await openAs(page, baseURL, PUPILS.linXiaoman, 'user/classes')
    await page.getByRole('link', { name: '给陈静远老师留言' }).tap()
    await page.getByLabel('留言').fill('  \n ')
    await page.getByRole('button', { name: '发送' }).tap()
    await expect(page).toHaveURL(/\/user\/msg\/classes\/ZP5A22$/)
    await page.getByLabel('留言').fill('老师，作文可以写奶奶吗？')
    await page.getByRole('button', { name: '发送' }).tap()
    await expect(page.getByText('留言已发送')).toBeVisible()
    await expect(page).toHaveURL(/\/user\/classes$/)

    const desk = await openPhone(browser, baseURL)
    await openAs(desk, baseURL, TEACHER, 'user/msg')
    await desk.getByRole('link', { name: /^班级消息/ }).tap()
    await desk.getByRole('link', { name: /^五（2）班/ }).tap()
    await expect(desk.getByText('林小满：老师，作文可以写奶奶吗？')).toBeVisible()
    await desk.getByRole('link', { name: /^回复/ }).first().tap()
    await expect(desk.getByText('林小满：老师，作文可以写奶奶吗？')).toBeVisible()
    await desk.getByRole('button', { name: '发送' }).tap()
    await expect(desk.getByText('请输入留言内容!')).toBeVisible()
    await desk.getByLabel('留言').fill('可以，写你真正记得的一件事。')
    await desk.getByRole('button', { name: '发送' }).tap()
    await expect(desk.getByText('留言已发送')).toBeVisible()

    await page.goto('user/msgclasses')
    await page.getByRole('link', { name: /^五（2）班/ }).tap()
    await expect(page.getByText('陈静远：可以，写你真正记得的一件事。')).toBeVisible()
    await page.getByRole('link', { name: /^回复老师/ }).tap()
    await expect(page.getByRole('heading', { name: '给陈静远老师留言' })).toBeVisible()
  },
)

story('spec 3 §2: a pupil is written to from the class’s list', async ({ page, baseURL }) => {
  await openAs(page, baseURL, TEACHER, 'user/classes/ZP5A22')
  await page.getByRole('link', { name: '给苏一诺留言' }).tap()
  await expect(page.getByRole('heading', { name: '给苏一诺留言' })).toBeVisible()
})

story(
  'spec 2 §8: 没有内容哟~ where there are no messages, and a way to go on',
  async ({ page, baseURL }) => {
    await openAs(page, baseURL, PUPILS.xuTingyu, 'user/msgclasses')
    await expect(page.getByText('没有内容哟~')).toBeVisible()
    await page.goto('user/msgdetail?type=Homework&tip=homework%20999999')
    await expect(page.getByText('没有内容哟~')).toBeVisible()
  },
)

story(
  'badges are asked for at most once a minute, however many screens are opened',
  async ({ page, baseURL }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/message/unread.mvc')) asked += 1
    })
    await openAs(page, baseURL, PUPILS.linXiaoman, 'tasks')
    const tabs = page.getByRole('navigation', { name: '主要功能' })
    for (const name of ['题库', '练笔', '我的', '作业', '我的'])
      await tabs.getByRole('link', { name }).tap()
    await expect(page.getByRole('heading', { name: '我的', exact: true })).toBeVisible()
    expect(asked).toBe(1)
  },
)
