/** A class whose sixty accounts come from a sheet: from one pupil's printed slip to the hand-in. */
import type { Page } from '@playwright/test'
import { ESSAYS } from './essays.ts'
import { setHomework } from './homework.ts'
import { agreeAsGuardian, endTour, openPhone, TEACHER } from './people.ts'
import { callsOf, enter } from './session.ts'
import { expect, story } from './story.ts'
import { tap } from './taps.ts'

const CLASS = '五（6）班'
const TITLE = '长大的那一刻'
const OWN = 'my-own-words'
/** The pupil whose slip is followed. */
const NUMBER = '37'

story(
  'sixty accounts from a sheet, one slip taken to the hand-in; a grade later the essay is still there',
  async ({ browser, baseURL, page }) => {
    const { code } = await callsOf(baseURL, TEACHER).post<{ code: string }>(
      'teacher/api/class/add',
      { name: CLASS, gradeId: 5 },
    )
    const demand = '写一件让你觉得自己长大了的事。'
    const question = { articleType: 'e-event', title: TITLE, demand }
    await setHomework(baseURL, TEACHER, [question], { codes: code })

    await enter(page, TEACHER)
    await page.goto('user/classes')
    const slip = await importSixty(page)

    const pupil = await openPhone(browser, baseURL)
    await pupil.goto('login')
    await tap(pupil, '用学号登录')
    await pupil.getByLabel('班级码').fill(slip.code)
    await pupil.getByLabel('学号').fill(slip.number)
    await pupil.getByRole('textbox', { name: '密码' }).fill(slip.password)
    await pupil.getByRole('checkbox').check()
    await tap(pupil, '登录')
    await expect(pupil.getByRole('heading', { name: `学生${NUMBER}，你好` })).toBeVisible()
    await pupil.getByRole('textbox', { name: '新密码' }).fill(OWN)
    await pupil.getByRole('textbox', { name: '确认密码' }).fill(OWN)
    await pupil.getByRole('checkbox').check()
    await tap(pupil, '完成')
    await agreeAsGuardian(pupil, '13900000037')
    await expect(pupil.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
    await endTour(pupil)

    await pupil.getByRole('link', { name: `：${TITLE}` }).tap()
    await pupil.getByLabel('作文正文').fill(ESSAYS[0].join('\n'))
    await tap(pupil, 'AI 批改')
    await expect(pupil.getByText('看十三项细评')).toBeVisible()
    await tap(pupil, '提交作业')
    await expect(pupil.getByText('作业提交后无法再修改作文')).toBeVisible()
    await tap(pupil, '提交')
    await expect(pupil).toHaveURL(/tasks\?homeworkStatus=1/)
    await expect(pupil.getByRole('heading', { name: TITLE })).toBeVisible()

    // The class goes up a grade: its new name is read by the pupil, and the essay is where it was.
    await page.goto('user/classes')
    await tap(page, `管理${CLASS}`)
    await page.getByRole('dialog', { name: CLASS, exact: true }).getByText('升年级').tap()
    await page.getByRole('dialog', { name: '升年级' }).getByText('升到六年级').tap()
    await expect(page.getByText('六（6）班已升到六年级')).toBeVisible()
    await pupil.goto('user/classes')
    await expect(pupil.getByRole('heading', { name: '六（6）班' })).toBeVisible()
    await pupil.goto('tasks?homeworkStatus=1')
    await pupil.getByRole('link', { name: `：${TITLE}` }).tap()
    await expect(pupil.getByText(/^雨点敲着窗/)).toBeVisible()
  },
)

/** What stands on one of the slips that are printed. */
async function importSixty(
  page: Page,
): Promise<{ code: string; number: string; password: string }> {
  await tap(page, `管理${CLASS}`)
  await page.getByRole('dialog', { name: CLASS, exact: true }).getByText('导入名单').tap()
  const list = Array.from({ length: 60 }, (_, at) => `${at + 1},学生${at + 1}`)
  await page.locator('input[type=file]').setInputFiles({
    name: '名单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`学号,姓名\n${list.join('\n')}\n`),
  })
  await tap(page, '给 60 人开账号')
  await page
    .getByRole('dialog', { name: '给 60 名学生开账号吗？' })
    .getByRole('button', { name: '开账号', exact: true })
    .tap()
  const slips = page.getByRole('list', { name: '密码条' }).getByRole('listitem')
  await expect(slips).toHaveCount(60)
  const [, code = '', number = '', password = ''] = await slips
    .filter({ hasText: `学生${NUMBER}` })
    .getByRole('definition')
    .allInnerTexts()
  expect(number).toBe(NUMBER)
  return { code, number, password }
}
