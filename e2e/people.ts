/** The demo school's people, and how anybody signs in and registers by tapping. */
import type { Browser, Page } from '@playwright/test'
import { expect } from './story.ts'

export const TEACHER = { phone: '10000000001', role: '老师' } as const
export const GRADE10_TEACHER = { phone: '10000000002', role: '老师' } as const
export const PUPILS = {
  linXiaoman: { phone: '10000000011', role: '学生' },
  zhouXingzhi: { phone: '10000000012', role: '学生' },
  heQinghe: { phone: '10000000013', role: '学生' },
  suYinuo: { phone: '10000000014', role: '学生' },
  jiangWanzhou: { phone: '10000000015', role: '学生' },
  xuTingyu: { phone: '10000000016', role: '学生' },
  /** Of the story that takes a password and a class away: no other may sign in as him. */
  guMingche: { phone: '10000000018', role: '学生' },
} as const
export const PASSWORD = 'zhupi2026'

/** An account is phone and role. */
export type Someone = { phone: string; role: '老师' | '学生' }

/** A phone of their own: nothing is shared between two people but the server. */
export async function openPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
  return context.newPage()
}

export async function fillSignIn(page: Page, { phone, role }: Someone): Promise<void> {
  await page.goto('login')
  await page.getByRole('radio', { name: role }).tap()
  await expect(page.getByRole('radio', { name: role })).toBeChecked()
  await page.getByLabel('账号').fill(phone)
  await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
}

export async function signIn(page: Page, someone: Someone): Promise<void> {
  await fillSignIn(page, someone)
  await page.getByRole('button', { name: '登录', exact: true }).tap()
  await expect(page).toHaveURL(/\/h5\/tasks/)
  await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
  await endTour(page)
}

/** The very first sign-in is met by the guided tour. */
export async function endTour(page: Page): Promise<void> {
  if ((await page.evaluate(() => localStorage.getItem('isNew'))) !== '1') return
  await page.getByRole('button', { name: '知道了', exact: true }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** In demo mode the code stands on the screen. */
export async function takeCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: /获取验证码|重新获取/ }).tap()
  await page.getByRole('button', { name: /演示验证码/ }).tap()
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(/^\d{6}$/)
}

/** Where a child's guardian is asked: the code goes to the guardian's phone. */
export async function agreeAsGuardian(page: Page, phone = '13900000009'): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '请监护人确认' })
  await sheet.getByLabel('监护人手机号').fill(phone)
  await takeCode(page)
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: '同意', exact: true }).tap()
}

/** Ends at the sign-in page, the phone filled in; a teacher takes the district's first school. */
export async function register(
  page: Page,
  { phone, role, name }: Someone & { name: string },
): Promise<void> {
  await page.goto(`register?roleType=${role === '老师' ? 1 : 0}`)
  await page.getByLabel('手机号').fill(phone)
  await page.getByLabel('姓名').fill(name)
  if (role === '老师') {
    await page.getByRole('button', { name: '学校 请选择学校' }).tap()
    for (const place of ['浙江省', '杭州市', '西湖区'])
      await page.getByRole('button', { name: place, exact: true }).tap()
    await page.getByRole('button', { name: /知行小学/ }).tap()
  }
  await takeCode(page)
  await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).last().tap()
  await expect(page.getByText('注册成功，请重新登录')).toBeVisible()
  await expect(page.getByLabel('账号')).toHaveValue(phone)
}
