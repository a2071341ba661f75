/** How a teacher fills in the form of a homework, by tapping. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './story.ts'

/** The grade-10 teacher's; other stories count on what the grade-5 teacher's list holds. */
export const CLASS = '高一（3）班'

export async function addClass(page: Page, name: string, grade: RegExp): Promise<void> {
  await page.goto('teacher/classes/add')
  await page.getByLabel('班级名').fill(name)
  await page.getByRole('button', { name: /^年级/ }).tap()
  await page.getByRole('radio', { name: grade }).tap()
  await page.getByRole('button', { name: '创建班级' }).tap()
  await expect(page.getByRole('img', { name: /^班级码/ })).toBeVisible()
}

/** A teacher's only class is chosen already. */
export async function chooseClasses(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: /^班级/ }).tap()
  for (const name of names) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: /^完成/ }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const questionOf = (page: Page, number: number) =>
  page.getByRole('region', { name: `第 ${number} 题` })

export async function pickGenre(page: Page, question: Locator, name: string): Promise<void> {
  await question.getByRole('button', { name: /^文体类型/ }).tap()
  await page.getByRole('button', { name, exact: true }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** At the field, and as a toast over the head. */
async function expectFault(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect(page.locator('.adm-toast-main').filter({ hasText: text })).toBeVisible()
}

export async function publishFaulty(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: '发布作业' }).tap()
  await expectFault(page, text)
}

export async function saveFaulty(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: '保存修改' }).tap()
  await expectFault(page, text)
}

/** The wheels open at the value, or at now where there is none. */
export async function pickTime(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).tap()
  await page.getByText('确定', { exact: true }).tap()
  await expect(page.getByText('确定', { exact: true })).toHaveCount(0)
}

/** One row of the year's wheel, as a screen reader turns it. */
export async function pickNextYear(page: Page, field: string): Promise<void> {
  const year = `${new Date().getFullYear() + 1}年`
  const chosen = page.getByRole('button', { name: new RegExp(`^${field} ${year}`) })
  // The picker learns where its wheel stands a moment after the wheel says so.
  await expect(async () => {
    await page.getByRole('button', { name: new RegExp(`^${field}`) }).tap()
    await page.getByRole('button', { name: /^选择下一项：20\d\d年$/ }).dispatchEvent('click')
    await expect(page.getByRole('button', { name: `当前选择的是：${year}` })).toHaveCount(1)
    await page.getByText('确定', { exact: true }).tap()
    await expect(page.getByText('确定', { exact: true })).toHaveCount(0)
    await expect(chosen).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

export async function post(page: Page, title: string): Promise<void> {
  await page.goto('arrange')
  await chooseClasses(page, CLASS)
  await pickGenre(page, questionOf(page, 1), '记叙文')
  await page.getByLabel('作文标题').fill(title)
  await page.getByLabel('作文要求').fill('把事情的经过写清楚，写出当时的心情。')
  await page.getByRole('button', { name: '发布作业' }).tap()
  await page.getByRole('button', { name: '发布', exact: true }).tap()
  await expect(page).toHaveURL(/arrange\/success\/\d+/)
}

export const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title })

export const findCard = (page: Page, title: string) => findInList(page, cardOf(page, title))

/** The list shows five and the next ones where its end comes into view. */
export async function findInList(page: Page, wanted: Locator) {
  await expect(async () => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded({ timeout: 1000 })
    await expect(wanted.first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  return wanted
}
