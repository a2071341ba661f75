/** Signing in by SMS, and the texts one agrees to. */
import { openPhone, takeCode } from './people.ts'
import { expect, story } from './story.ts'
import { readAlert } from './taps.ts'

story(
  'a pupil signs in by SMS; a wrong code is said with its number',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('login?roleType=0')
    await page.getByRole('button', { name: '短信登录' }).tap()
    await page.getByLabel('手机号').fill('10000000017')
    await page.getByLabel('验证码', { exact: true }).fill('abc12')
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('12')
    await takeCode(page)
    const code = await page.getByLabel('验证码', { exact: true }).inputValue()
    await page.getByLabel('验证码', { exact: true }).fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).tap()
    await readAlert(page, 'error code-3005: 验证码不正确或已过期，请重新获取')
    await page.getByLabel('验证码', { exact: true }).fill(code)
    await page.getByRole('button', { name: '登录', exact: true }).tap()
    await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
  },
)

story(
  'the agreement and the policy open beside the form',
  { tag: '@public:/words' },
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('login?roleType=1')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: '《隐私政策》' }).tap()
    const policy = await opened
    await expect(policy.getByRole('heading', { name: '隐私政策' })).toBeVisible()
    await expect(policy.getByText('未满十四周岁的孩子')).toBeVisible()
  },
)

story(
  'what was typed into a registration is there after a reload, but neither code nor password',
  { tag: '@public:/register' },
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('register?roleType=0')
    await page.getByLabel('手机号').fill('10000000109')
    await page.getByLabel('姓名').fill('沈听澜')
    await page.getByRole('textbox', { name: '密码' }).fill('our-first-lesson')
    await page.reload()
    await expect(page.getByLabel('手机号')).toHaveValue('10000000109')
    await expect(page.getByLabel('姓名')).toHaveValue('沈听澜')
    await expect(page.getByRole('textbox', { name: '密码' })).toHaveValue('')
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
    expect(kept).not.toContain('our-first-lesson')
  },
)
