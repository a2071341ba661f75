/** Taps that many stories share. */
import type { Browser, Page } from '@playwright/test'
import { openPhone, PASSWORD, PUPILS, takeCode } from './people.ts'
import { enter } from './session.ts'
import { expect } from './story.ts'

export const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).tap()

/** An alert that says this; read and closed. */
export async function readAlert(page: Page, text: string | RegExp): Promise<void> {
  const alert = page.getByRole('dialog').filter({ hasText: text })
  await expect(alert).toBeVisible()
  await alert.getByRole('button').last().tap()
  await expect(alert).toBeHidden()
}

/** What was just copied: the page says so once the clipboard has it. */
export async function copiedText(page: Page): Promise<string> {
  await expect(page.getByText('已复制')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
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

/** From the list, by the detail, to an essay that was begun. */
export async function openEssay(page: Page) {
  await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
  await page.getByRole('button', { name: '立即写作' }).tap()
  const essay = page.getByLabel('作文正文')
  await expect(essay).toBeVisible()
  return essay
}

/** What is typed goes up every half minute, or at once where the network comes back. */
export async function saveNow(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/homework/save'))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await answered
}

/** Of a pupil of whom other stories ask little: one person signs in ten times in five minutes. */
export async function openUnbegunEssay(page: Page): Promise<void> {
  await enter(page, PUPILS.jiangWanzhou)
  await page.goto('tasks/detail?id=5&homeworkId=1')
  await page.getByRole('button', { name: '立即写作' }).tap()
  await expect(page.getByLabel('作文正文')).toBeVisible()
}

/** From now on calls to this address wait until the story says so. */
export async function holdAnswer(page: Page, url: string) {
  const gate = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    asked.resolve()
    await gate.promise
    await route.continue()
  })
  return { isAsked: asked.promise, goOn: gate.resolve }
}

/** On the sign-in page, which has the account already. */
export async function signInWith(page: Page, password: string): Promise<void> {
  // The page before may have a password too.
  await expect(page.getByLabel('账号')).toBeVisible()
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('checkbox').check()
  await tap(page, '登录')
}

/**
 * The next code is asked for twice: however slow the machine, the minute between two of a phone
 * has not passed.
 */
export async function askTwiceForCode(page: Page): Promise<void> {
  await page.route(
    '**/smsCode2.mvc',
    async (route) => {
      await route.fetch()
      await route.continue()
    },
    { times: 1 },
  )
}
