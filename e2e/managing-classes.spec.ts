/** A class as it is run: its pupils, its assistants, locked, deleted and back, handed over, left. */
import type { Page } from '@playwright/test'
import { setHomework } from './homework.ts'
import { fillSignIn, GRADE10_TEACHER, openPhone, PUPILS, TEACHER } from './people.ts'
import { callsOf, openAs } from './session.ts'
import { expect, story } from './story.ts'
import { tap } from './taps.ts'

const CLASS = '五（9）班'

story(
  'a class is run by tapping: numbers, passwords, assistants, lock, deletion, handing over, leaving',
  {
    tag: [
      '@teacher:/user/classes',
      '@teacher:/user/classes/:code',
      '@teacher:/teacher/classes/update',
      '@teacher:/teacher/classes/import/:id',
      '@teacher:/teacher/classes/card/:id',
      '@public:/join/:code',
      '@teacher:/teacher/classes/move/:id',
      '@teacher:/teacher/classes/transfer/:id',
      '@teacher:/teacher/classes/assistant/add/:id',
      '@student:/user/classes',
    ],
  },
  async ({ browser, baseURL, page }) => {
    const { code } = await callsOf(baseURL, TEACHER).post<{ code: string }>(
      'teacher/api/class/add',
      { name: CLASS, gradeId: 5 },
    )
    for (const pupil of [PUPILS.heQinghe, PUPILS.suYinuo, PUPILS.guMingche])
      await callsOf(baseURL, pupil).post('student/api/class/join', { code })

    await openAs(page, TEACHER, `user/classes/${code}`)
    await runPupils(page)
    await page.goto('user/classes')
    await importList(page)
    await edit(page)
    await lockAndDelete(page)
    await turnTheYear(page, baseURL, code)
    await shareAndHandOver(page)

    // The card's code opens joining for a pupil who is not signed in yet.
    const newcomer = await openPhone(browser, baseURL)
    await newcomer.goto(`join/${code}`)
    await tap(newcomer, '已有账号，登录')
    await fillSignIn(newcomer, PUPILS.xuTingyu)
    await tap(newcomer, '登录')
    await expect(newcomer.getByLabel('班级码', { exact: true })).toHaveValue(code)
    await tap(newcomer, '加入')
    await expect(newcomer.getByText(`已加入${CLASS}改`)).toBeVisible()
    const pupil = await openPhone(browser, baseURL)
    await openAs(pupil, PUPILS.suYinuo, 'user/classes')
    await tap(pupil, `退出班级：${CLASS}改`)
    const sure = pupil.getByRole('dialog', { name: `确定退出${CLASS}改吗？` })
    await sure.getByRole('button', { name: '退出', exact: true }).tap()
    await expect(pupil.getByText(`已退出${CLASS}改`)).toBeVisible()
    await expect(pupil.getByRole('heading', { name: `${CLASS}改` })).toHaveCount(0)
  },
)

async function runPupils(page: Page): Promise<void> {
  // Sought by the first letters of the name; back from the message it is still so.
  const everybody = page.getByRole('list', { name: '学生' }).getByRole('listitem')
  await expect(everybody).toHaveCount(3)
  await page.getByLabel('找学生').fill('GM')
  await expect(everybody).toHaveText([/^顾明澈/])
  await page.getByRole('link', { name: '给顾明澈留言' }).tap()
  await page.goBack()
  await expect(everybody).toHaveText([/^顾明澈/])
  await page.getByLabel('找学生').fill('王')
  await expect(page.getByText('没有找到“王”，换个字试试。')).toBeVisible()
  await page.getByLabel('找学生').fill('')
  await expect(everybody).toHaveCount(3)

  await tap(page, '管理何青禾')
  const sheet = page.getByRole('dialog', { name: '何青禾' })
  await sheet.getByLabel('学号').fill(' ')
  await sheet.getByRole('button', { name: '保存学号' }).tap()
  await expect(sheet.getByText('请输入学号')).toBeVisible()
  await sheet.getByLabel('学号').fill('09')
  await sheet.getByRole('button', { name: '保存学号' }).tap()
  await expect(page.getByText('修改成功')).toBeVisible()
  await sheet.getByRole('button', { name: '关闭' }).tap()
  await expect(page.getByText('学号 09')).toBeVisible()

  // The number is taken: the sheet stays with the server's words.
  await tap(page, '管理顾明澈')
  const other = page.getByRole('dialog', { name: '顾明澈' })
  await other.getByLabel('学号').fill('09')
  await other.getByRole('button', { name: '保存学号' }).tap()
  await expect(other.getByText('这个学号班里已经有同学在用了，请换一个')).toBeVisible()
  await expect(other.getByLabel('学号')).toHaveValue('09')
  await other.getByRole('button', { name: '一次性密码' }).tap()
  await page
    .getByRole('dialog', { name: '给顾明澈设一个一次性密码吗？' })
    .getByRole('button', { name: '确定' })
    .tap()
  await expect(other.getByText(/一次性密码：[a-z2-9]{8}/)).toBeVisible()
  await other.getByRole('button', { name: '移出班级' }).tap()
  await page
    .getByRole('dialog', { name: '确定把顾明澈移出班级吗？' })
    .getByRole('button', { name: '移出', exact: true })
    .tap()
  await expect(page.getByText('已把顾明澈移出班级')).toBeVisible()
  await expect(page.getByRole('button', { name: '管理顾明澈' })).toHaveCount(0)
}

async function openMenu(page: Page, item: string, name: string): Promise<void> {
  await tap(page, `管理${name}`)
  await page
    .getByRole('dialog', { name, exact: true })
    .getByRole('button', { name: item, exact: true })
    .tap()
}

/** A wrong row first, then a list; a whole class of sixty comes in class-on-monday.long.spec.ts. */
async function importList(page: Page): Promise<void> {
  await openMenu(page, '导入名单', CLASS)
  const paste = page.getByLabel('或者从表格里复制，粘贴在这里')
  await paste.fill('学号\t姓名\n09\t夏初晴')
  await tap(page, '看看名单')
  const wrong = page.getByRole('list', { name: '要改的' })
  await expect(wrong.getByText('学号：09 在这个班里已经有了')).toBeVisible()
  // It is mended where it was pasted, also after a reload.
  await tap(page, '重新选择')
  await expect(paste).toHaveValue('学号\t姓名\n09\t夏初晴')
  await page.reload()
  await expect(paste).toHaveValue('学号\t姓名\n09\t夏初晴')
  await paste.fill('学号\t姓名\n09\t何青禾\n\t夏初晴')
  await page.context().setOffline(true)
  await tap(page, '看看名单')
  await tap(page, '我知道了')
  await page.context().setOffline(false)
  await tap(page, '看看名单')
  await expect(page.getByText('1 人，都可以开账号。')).toBeVisible()
  await expect(page.getByText('另外 1 人学号和姓名都在班里了，不再开账号。')).toBeVisible()
  await expect(page.getByRole('list', { name: '名单' })).toHaveText(/^01 夏初晴/)
  await tap(page, '重新选择')
  const list = Array.from({ length: 7 }, (_, at) => `${at + 10},学生${at + 10}`)
  await page.locator('input[type=file]').setInputFiles({
    name: '名单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`学号,姓名\n${list.join('\n')}\n`),
  })
  await expect(page.getByText('7 人，都可以开账号。')).toBeVisible()
  await tap(page, '给 7 人开账号')
  await page
    .getByRole('dialog', { name: '给 7 名学生开账号吗？' })
    .getByRole('button', { name: '开账号', exact: true })
    .tap()
  await expect(page.getByText(/^7 个账号开好了/)).toBeVisible()
  await expect(page.getByRole('list', { name: '密码条' }).getByRole('listitem')).toHaveCount(7)
  await tap(page, '返回')
  await expect(page.getByText('首次密码只显示这一次，离开后就看不到了。')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '离开', exact: true }).tap()
  await expect(page.getByRole('heading', { name: '我的班级' })).toBeVisible()
  await expect(page.getByText(/\b9 名学生/)).toBeVisible()
}

async function edit(page: Page): Promise<void> {
  await openMenu(page, '修改班级', CLASS)
  await expect(page.getByRole('heading', { name: '修改班级' })).toBeVisible()
  await page.getByLabel('班级名').fill('  ')
  await tap(page, '保存')
  await expect(page.getByText('请输入班级名')).toBeVisible()
  await page.getByLabel('班级名').fill(`${CLASS}改`)
  await tap(page, '保存')
  await expect(page.getByRole('heading', { name: `${CLASS}改` })).toBeVisible()
}

async function lockAndDelete(page: Page): Promise<void> {
  const name = `${CLASS}改`
  await openMenu(page, '锁定班级', name)
  await page
    .getByRole('dialog', { name: '班级锁定后，学生将无法通过班级码加入该班级，请确认。' })
    .getByRole('button', { name: '确定' })
    .tap()
  await expect(page.getByText('锁定成功', { exact: true })).toBeVisible()
  await expect(page.getByText('已锁定', { exact: true })).toBeVisible()
  await openMenu(page, '解除锁定', name)
  await expect(page.getByText('解除锁定成功')).toBeVisible()
  await openMenu(page, '删除班级', name)
  await page
    .getByRole('dialog', {
      name: '确认是否删除班级？班级删除后，所有历史作业信息都会删除！',
    })
    .getByRole('button', { name: '删除', exact: true })
    .tap()
  await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await tap(page, '最近删除（1）')
  await tap(page, `恢复${name}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** Up a grade and back, two pupils to another class and back, archived, read, and back. */
async function turnTheYear(page: Page, baseURL: string | undefined, code: string): Promise<void> {
  const name = `${CLASS}改`
  await openMenu(page, '加入卡片', name)
  await expect(page.getByRole('img', { name: '加入班级的二维码' })).toBeVisible()
  await page.goBack()
  await openMenu(page, '升年级', name)
  const sheet = page.getByRole('dialog', { name: '升年级' })
  await expect(sheet.getByLabel('新的班级名')).toHaveValue('六（9）班改')
  await sheet.getByRole('button', { name: '升到六年级' }).tap()
  await expect(page.getByText('六（9）班改已升到六年级')).toBeVisible()
  await expect(page.getByRole('heading', { name: '六（9）班改' })).toBeVisible()
  await tap(page, '撤销')
  await expect(page.getByRole('heading', { name })).toBeVisible()

  await openMenu(page, '转班', name)
  await page.getByRole('checkbox', { name: '学生10' }).check()
  await page.getByLabel('找学生').fill('11')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('checkbox', { name: '全选' }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: '学生11' })).toBeChecked()
  await tap(page, '转走 2 人')
  await page.getByRole('dialog', { name: '转到哪个班级' }).getByText('五（2）班').tap()
  const sure = page.getByRole('dialog', { name: '把 2 人转到五（2）班吗？' })
  await expect(sure.getByText(/学生10、学生11会离开/)).toBeVisible()
  await sure.getByRole('button', { name: '转班', exact: true }).tap()
  // Both numbers are taken over there; taken back, each pupil has the own one again.
  const numberless = page.getByRole('dialog', { name: '已转到五（2）班' })
  await expect(numberless.getByText(/^学生10、学生11的学号在五（2）班已经有人用/)).toBeVisible()
  await numberless.getByRole('button', { name: '我知道了' }).tap()
  await expect(page.getByText('2 人已转到五（2）班')).toBeVisible()
  await expect(page.getByText(/\b7 名学生/)).toBeVisible()
  await tap(page, '撤销')
  await expect(page.getByText(/\b9 名学生/)).toBeVisible()
  await openMenu(page, '转班', name)
  await expect(page.getByText('已选 0 / 9 人')).toBeVisible()
  await page.goBack()
  await page.getByRole('heading', { name }).tap()
  await expect(page.getByText('学号 11', { exact: true })).toBeVisible()
  await page.goBack()

  // What is still to be handed in is counted before it is closed.
  const question = { articleType: 'e-event', title: '秋天的雨', demand: '写一场雨。' }
  await setHomework(baseURL, TEACHER, [question], { codes: code })
  await openMenu(page, '归档班级', name)
  const archiving = page.getByRole('dialog', { name: `归档${name}吗？` })
  await expect(archiving.getByText(/^还有 1 次作业没截止，归档以后学生不能再交。/)).toBeVisible()
  await archiving.getByRole('button', { name: '仍然归档', exact: true }).tap()
  await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await tap(page, '已归档（1）')
  await tap(page, `查看${name}`)
  await expect(page.getByText('班级已归档，班级码停用。')).toBeVisible()
  await tap(page, '看这个班的作业')
  await expect(page.getByText('还没有结束的作业')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('班级已归档，班级码停用。')).toBeVisible()
  await page.goBack()
  await tap(page, '已归档（1）')
  await tap(page, `恢复${name}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

async function shareAndHandOver(page: Page): Promise<void> {
  const name = `${CLASS}改`
  await openMenu(page, '添加助教', name)
  await expect(page.getByRole('heading', { name: '添加助教' })).toBeVisible()
  await tap(page, '添加')
  await expect(page.getByText('请填写助教名称')).toBeVisible()
  await page.getByLabel('助教名称').fill('沈知白')
  await tap(page, '添加')
  await expect(page.getByText('请填写助教账号')).toBeVisible()
  await page.getByLabel('助教账号').fill('13000000000')
  await tap(page, '添加')
  await expect(page.getByText('没有找到这位老师，请核对姓名和教师账号')).toBeVisible()
  await page.getByLabel('助教账号').fill(GRADE10_TEACHER.phone)
  await tap(page, '添加')
  await expect(page.getByText('已添加助教沈知白')).toBeVisible()
  await page.getByRole('heading', { name }).tap()
  await tap(page, '移除助教沈知白')
  await page
    .getByRole('dialog', { name: '确定移除助教沈知白吗？' })
    .getByRole('button', { name: '移除', exact: true })
    .tap()
  await expect(page.getByText('已移除助教沈知白')).toBeVisible()
  await tap(page, '返回')

  await openMenu(page, '转让班级', name)
  await expect(page.getByRole('heading', { name: '转让班级' })).toBeVisible()
  await tap(page, '转让')
  await expect(page.getByText('请填写姓名')).toBeVisible()
  await page.getByLabel('姓名').fill('沈知白')
  await tap(page, '转让')
  await expect(page.getByText('请填写教师账号')).toBeVisible()
  await page.getByLabel('教师账号').fill(GRADE10_TEACHER.phone)
  await tap(page, '转让')
  await page
    .getByRole('dialog', { name: `确定把${name}转让给沈知白吗？` })
    .getByRole('button', { name: '转让', exact: true })
    .tap()
  await expect(page.getByRole('heading', { name: '我的班级' })).toBeVisible()
  await expect(page.getByRole('heading', { name })).toHaveCount(0)
}
