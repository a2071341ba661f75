/** Registration of both roles with everything that may be missing, and the school picker. */
import type { Page } from '@playwright/test'
import { openPhone, takeCode } from './people.ts'
import { expect, story } from './story.ts'
import { askTwiceForCode, holdAnswer, readAlert } from './taps.ts'

const PUPIL = '10000000101'
const TEACHER = '10000000102'
const PASSWORD = 'our-first-lesson'

const submit = (page: Page) => page.getByRole('button', { name: '注册', exact: true }).last().tap()

story(
  'each thing that is missing is said, in its order; then the pupil is registered and signs in',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('login?c=spring')
    await page.getByRole('link', { name: '注册' }).tap()
    await expect(page).toHaveURL(/register\?c=spring&roleType=0/)
    await submit(page)
    await readAlert(page, '请输入手机号')
    await page.getByLabel('手机号').fill('1380000')
    await submit(page)
    await readAlert(page, '请输入正确格式的手机号')
    await page.getByLabel('手机号').fill(PUPIL)
    await submit(page)
    await readAlert(page, '请输入姓名')
    await page.getByLabel('姓名').fill('小满<b>')
    await submit(page)
    await readAlert(page, '请不要使用特殊字符')
    await page.getByLabel('姓名').fill('沈听澜')
    await submit(page)
    await readAlert(page, '请输入短信验证码')
    await takeCode(page)
    await expect(page.getByRole('button', { name: /\d+秒后重新获取/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await submit(page)
    await readAlert(page, '请输入密码')
    await page.getByRole('textbox', { name: '密码' }).fill('short')
    await submit(page)
    await readAlert(page, '密码至少 8 位')
    await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
    await submit(page)
    await readAlert(page, '请阅读并同意用户协议和隐私政策')
    await page.getByRole('checkbox').check()
    // The keyboard's “done” and the button, while the answer is on its way: one registration.
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/registerStudent.mvc')) sent += 1
    })
    const registering = await holdAnswer(page, '**/registerStudent.mvc')
    for (let times = 0; times < 2; times += 1)
      await page.getByRole('textbox', { name: '密码' }).press('Enter')
    await submit(page)
    registering.goOn()
    await expect(page.getByText('注册成功，请重新登录')).toBeVisible()
    await expect(page.getByLabel('账号')).toHaveValue(PUPIL)
    expect(sent).toBe(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).tap()
    await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
  },
)

story(
  'a teacher finds the school, registers, and signs in by SMS',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('register?roleType=1')
    await page.getByLabel('手机号').fill(TEACHER)
    await page.getByLabel('姓名').fill('顾远帆')
    await submit(page)
    await readAlert(page, '请选择学校')
    await page.getByRole('button', { name: '学校 请选择学校' }).tap()
    for (const place of ['浙江省', '杭州市', '西湖区'])
      await page.getByRole('button', { name: place, exact: true }).tap()
    await expect(page.getByRole('heading', { name: '查找学校' })).toBeVisible()
    await page.getByLabel('校名').fill('青溪')
    await page.getByRole('button', { name: /青溪小学/ }).tap()
    await expect(page.getByRole('button', { name: /学校 青溪小学/ })).toBeVisible()
    await takeCode(page)
    await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await submit(page)
    await expect(page.getByText('注册成功，请重新登录')).toBeVisible()

    await page.getByRole('button', { name: '短信登录' }).tap()
    await expect(page.getByLabel('手机号')).toHaveValue(TEACHER)
    await page.getByRole('button', { name: '登录', exact: true }).tap()
    await readAlert(page, '请输入短信验证码')
    await askTwiceForCode(page)
    await page.getByRole('button', { name: '获取验证码' }).tap()
    await readAlert(page, '验证码发送太频繁，请一分钟后再试')
    await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible()
  },
)

story(
  'a phone without an account goes on to registration with the phone filled in; a municipality’s single level is passed over',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('login?roleType=1')
    await page.getByRole('button', { name: '短信登录' }).tap()
    await page.getByLabel('手机号').fill('10000000103')
    await takeCode(page)
    await page.getByRole('button', { name: '登录', exact: true }).tap()
    await readAlert(page, '请同意用户协议和隐私政策')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).tap()
    await readAlert(page, '这个手机号还没有注册')
    await expect(page).toHaveURL(/register\?roleType=1&phone=10000000103/)
    await expect(page.getByLabel('手机号')).toHaveValue('10000000103')
    await page.getByRole('button', { name: '学校 请选择学校' }).tap()
    await page.getByRole('button', { name: '北京市', exact: true }).tap()
    await page.getByRole('button', { name: '朝阳区', exact: true }).tap()
    await expect(page.getByRole('button', { name: /南岸第一小学/ })).toBeVisible()
  },
)
