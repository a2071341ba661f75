// Taps that many stories of accounts begin with.
import type { Browser, Page } from '@playwright/test'
import { openPhone, PASSWORD, takeCode } from './people.ts'
import { expect } from './story.ts'

export const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).tap()

/** An alert with its words; read and closed. */
export async function read(page: Page, words: string | RegExp): Promise<void> {
  const alert = page.getByRole('dialog').filter({ hasText: words })
  await expect(alert).toBeVisible()
  await alert.getByRole('button').last().tap()
  await expect(alert).toBeHidden()
}

/** A pupil's account of their own, made by the promotion's page. */
export async function registerByPromotion(
  browser: Browser,
  baseURL: string | undefined,
  phone: string,
): Promise<Page> {
  const page = await openPhone(browser, baseURL)
  await page.goto('svip?roleType=0')
  await page.getByLabel('手机号').fill(phone)
  await takeCode(page)
  await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await tap(page, '注册并领取')
  await expect(page).toHaveURL(/\/h5\/login/)
  return page
}

/** 我的 in the tab bar, with or without a badge. */
export async function openProfile(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: '主要功能' })
    .getByRole('link', { name: /^我的/ })
    .tap()
  await expect(page.getByRole('heading', { name: '我的', exact: true })).toBeVisible()
}
