/** First passwords that were lost: new slips for whoever needs one, to be cut and handed out. */
import { openPhone, PUPILS, TEACHER } from './people.ts'
import { callsOf, openAs } from './session.ts'
import { expect, story } from './story.ts'
import { tap } from './taps.ts'

const CLASS = '五（14）班'

story(
  'lost slips are printed anew, black on white, and one of them signs in',
  { tag: ['@teacher:/teacher/classes/slips/:id'] },
  async ({ browser, baseURL, page }) => {
    const teacher = callsOf(baseURL, TEACHER)
    const { id, code } = await teacher.post<{ id: number; code: string }>('teacher/api/class/add', {
      name: CLASS,
      gradeId: 5,
    })
    await callsOf(baseURL, PUPILS.heQinghe).post('student/api/class/join', { code })
    const students = [1, 2, 3].map((at) => ({
      number: `0${at}`,
      name: `学生${at}`,
      contact: '',
      password: `lost-slip-${at}`,
    }))
    await teacher.post('teacher/api/class/student/import', {
      id,
      students: JSON.stringify(students),
      isPreview: 'false',
    })

    await page.emulateMedia({ colorScheme: 'dark' })
    await openAs(page, TEACHER, `user/classes/${code}`)
    await tap(page, '管理班级')
    await page.getByRole('dialog', { name: CLASS, exact: true }).getByText('密码条').tap()
    await tap(page, '选还没设自己密码的 3 人')
    await expect(page.getByText('已选 3 / 4 人')).toBeVisible()
    // Whose own password would end is said first, and nothing has happened yet.
    await page.getByRole('checkbox', { name: '何青禾' }).check()
    await tap(page, '做 4 张新的密码条')
    const sure = page.getByRole('dialog', { name: '给 4 人做新的密码条吗？' })
    await expect(sure.getByText(/^以前的密码条马上不能用。何青禾已经有自己的密码/)).toBeVisible()
    await sure.getByRole('button', { name: '取消' }).tap()
    await page.getByRole('checkbox', { name: '何青禾' }).uncheck()
    // A lost network makes nothing, and who is ticked stays so, also through a reload.
    const makeThree = async () => {
      await tap(page, '做 3 张新的密码条')
      await page.getByRole('dialog').getByRole('button', { name: '做密码条', exact: true }).tap()
    }
    await page.context().setOffline(true)
    await makeThree()
    await tap(page, '我知道了')
    await page.context().setOffline(false)
    await page.reload()
    await expect(page.getByText('已选 3 / 4 人')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: '何青禾' })).not.toBeChecked()
    await makeThree()
    await expect(page.getByText(/^3 张新的密码条做好了/)).toBeVisible()
    const slips = page.getByRole('list', { name: '密码条' }).getByRole('listitem')
    await expect(slips).toHaveText([/学生1.*学号01/, /学生2.*学号02/, /学生3.*学号03/])

    // Paper is white, and what stands on it is dark, also from a dark screen.
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    for (const part of [page.locator('body'), slips.first()]) {
      await expect(part).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(part).toHaveCSS('color', 'rgb(34, 32, 27)')
    }
    await expect(page.getByText('首次密码只显示这一次')).toBeHidden()
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })

    // From a phone the sheet goes to wherever there is a printer.
    const saved = page.waitForEvent('download')
    await tap(page, '存成表格')
    expect((await saved).suggestedFilename()).toBe('五（14）班密码条.xlsx')

    const password = (await slips.nth(1).locator('.slip-password').textContent()) ?? ''
    const pupil = await openPhone(browser, baseURL)
    await pupil.goto('login')
    await tap(pupil, '用学号登录')
    await pupil.getByLabel('班级码').fill(code)
    await pupil.getByLabel('学号').fill('02')
    await pupil.getByRole('textbox', { name: '密码' }).fill('lost-slip-2')
    await pupil.getByRole('checkbox').check()
    await tap(pupil, '登录')
    await expect(pupil.getByText(/账号或密码不正确/)).toBeVisible()
    await tap(pupil, '我知道了')
    await pupil.getByRole('textbox', { name: '密码' }).fill(password)
    await tap(pupil, '登录')
    await expect(pupil.getByRole('heading', { name: '学生2，你好' })).toBeVisible()

    await tap(page, '返回')
    await expect(page.getByText(/以后要再发，在班级的“密码条”里做新的/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '离开', exact: true }).tap()
    await expect(page.getByRole('heading', { name: CLASS })).toBeVisible()
    // They are made: the next time nobody is ticked.
    await page.goto(`teacher/classes/slips/${code}`)
    await expect(page.getByText('已选 0 / 4 人')).toBeVisible()

    // Deleted from its own page, the class leaves the list to be looked at.
    await page.goto(`user/classes/${code}`)
    await tap(page, '管理班级')
    await tap(page, '删除班级')
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).tap()
    await expect(page.getByRole('heading', { name: '我的班级' })).toBeVisible()
    await expect(page.getByRole('heading', { name: CLASS })).toHaveCount(0)
  },
)
