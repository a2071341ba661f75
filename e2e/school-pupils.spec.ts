/** A pupil without a phone: made by the school, signed in by class and number. */
import type { Page } from '@playwright/test'
import { call, mustAnswer } from './http.ts'
import { addPupil } from './operator.ts'
import { agreeAsGuardian, endTour, takeCode } from './people.ts'
import { expect, story } from './story.ts'
import { readAlert, tap } from './taps.ts'

const OWN = 'my-own-words'
const ESSAY = '放学路上，天忽然下起了雨。我没有带伞，就站在书店的屋檐下等。'

story(
  'a pupil without a phone signs in by class and number, sets an own password, and binds a phone later',
  { tag: ['@public:/login', '@public:/login/first', '@student:/user/settings'] },
  async ({ baseURL, page, product }) => {
    const { loginName, password } = await addPupil(product, {
      class: 'ZP5A22',
      number: '41',
      name: '夏初晴',
    })
    await page.goto('login')
    await tap(page, '用学号登录')
    await page.getByRole('checkbox').check()
    await tap(page, '登录')
    await readAlert(page, '请输入班级码')
    await page.getByLabel('班级码').fill('zp5a22')
    await page.getByLabel('学号').fill('41')
    await page.getByRole('textbox', { name: '密码' }).fill(password)
    await tap(page, '登录')

    await expect(page.getByRole('heading', { name: '夏初晴，你好' })).toBeVisible()
    await expect(page.getByText(loginName)).toBeVisible()
    // No other address opens before the password is the pupil's own.
    await page.goto('user')
    await expect(page).toHaveURL(/\/h5\/login\/first/)
    await page.getByRole('textbox', { name: '新密码' }).fill(password)
    await page.getByRole('textbox', { name: '确认密码' }).fill(password)
    await tap(page, '完成')
    await readAlert(page, '请阅读并同意用户协议和隐私政策')
    await page.getByRole('checkbox').check()
    await tap(page, '完成')
    await readAlert(page, '新密码不能和现在的一样')
    await page.getByRole('textbox', { name: '新密码' }).fill(OWN)
    await page.getByRole('textbox', { name: '确认密码' }).fill(OWN)
    await tap(page, '完成')

    const guardian = page.getByRole('dialog', { name: '请监护人确认' })
    await guardian.getByRole('button', { name: '关闭' }).tap()
    await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
    await endTour(page)

    // Put off then, the guardian is asked before anything is corrected.
    await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
    await page
      .getByLabel('作文正文')
      .fill('放学时下起了大雨，妈妈把伞都给了我。那一刻，我忽然觉得自己长大了。')
    await tap(page, 'AI 批改')
    await agreeAsGuardian(page, '13900000007')
    await expect(page.getByText('看十三项细评')).toBeVisible()

    // The question bank asks for a phone by itself, once a sign-in; practising needs none.
    const binding = page.getByRole('dialog', { name: '绑定手机号' })
    await page.goto('questions/list')
    await expect(binding).toBeVisible()
    await page.goto('user/settings')
    await binding.getByRole('button', { name: '关闭' }).tap()
    await expect(binding).toBeHidden()
    await expect(page.getByText(loginName)).toBeVisible()
    await page.reload()
    await expect(page.getByText(loginName)).toBeVisible()
    await expect(binding).toBeHidden()
    await page.goto('questions/list')
    await expect(page.getByRole('link', { name: /^练习此题：/ }).first()).toBeVisible()
    await expect(binding).toBeHidden()

    // With no use left the way to one is shown, and what was written stays.
    await useUpCorrections(page, baseURL)
    await page
      .getByRole('link', { name: /^练习此题：/ })
      .first()
      .tap()
    await page.getByLabel('作文标题').fill('最后一次')
    await page.getByLabel('作文正文').fill(ESSAY)
    await tap(page, 'AI 批改')
    await expect(page.getByText('批改服务已过期，请及时充值哦。')).toBeVisible()
    await tap(page, '去会员中心')
    await expect(page).toHaveURL(/\/user\/vip$/)
    await page.goBack()
    await expect(page.getByLabel('作文正文')).toHaveValue(ESSAY)
    await page.goto('practice/list')
    const card = page.getByRole('article').filter({ hasText: '最后一次' })
    await expect(card.getByText('--.-')).toBeVisible()

    await page.goto('user/settings')
    await tap(page, '绑定手机号')
    // A classmate's: it says so, and what was typed stays.
    const bind = async (phone: string, pwd: string) => {
      await binding.getByLabel('手机号').fill(phone)
      await takeCode(page)
      await binding.getByRole('textbox', { name: '登录密码' }).fill(pwd)
      await binding.getByRole('button', { name: '绑定', exact: true }).last().tap()
    }
    await bind('10000000013', OWN)
    await readAlert(page, '这个手机号已经有一个账号了')
    await expect(binding.getByLabel('手机号')).toHaveValue('10000000013')
    await binding.getByRole('button', { name: '关闭' }).tap()
    await page.reload()
    await tap(page, '绑定手机号')
    await bind('10000000141', 'not this one')
    await readAlert(page, '密码不正确')
    await binding.getByRole('textbox', { name: '登录密码' }).fill(OWN)
    await binding.getByRole('button', { name: '绑定', exact: true }).last().tap()
    await expect(page.getByText('修改成功')).toBeVisible()
    await expect(page.getByLabel('手机号')).toHaveValue('10000000141')
  },
)

/** What a newcomer has left after the first of ten corrections, asked for with the page's ticket. */
async function useUpCorrections(page: Page, baseURL = ''): Promise<void> {
  const [ticket = '', userLoginCode = ''] = await page.evaluate(() =>
    ['ticket', 'userLoginCode'].map((name) => localStorage.getItem(name) ?? ''),
  )
  for (let n = 2; n <= 10; n += 1) {
    const essay = { title: `第${n}篇`, content: ESSAY, type: 'e-event', grade: 5 }
    const asked = call(baseURL, 'POST', 'api/practice/autoSave', essay, { ticket, userLoginCode })
    expect(await mustAnswer<unknown>(asked)).toHaveProperty('id')
  }
}
