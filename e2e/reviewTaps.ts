/** Taps of a teacher who reviews. */
import type { Page } from '@playwright/test'
import { TEACHER } from './people.ts'
import { type PreparedClass, WRITERS } from './preparedClass.ts'
import { openAs } from './session.ts'
import { expect } from './story.ts'

/** The list of a homework, with the first of the class in it. */
export async function openSubmissions(page: Page, { homeworkId }: PreparedClass): Promise<void> {
  await openAs(page, TEACHER, `teacher/stu/works/${homeworkId}`)
  await expect(page.getByText(WRITERS[0].name)).toBeVisible()
}

export async function openEssayOf(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(name) }).tap()
  await expect(page.getByLabel(/你的评分/)).toBeAttached()
}

export const completeButton = (page: Page) =>
  page.getByRole('button', { name: /^(完成|再次)批阅$/ })
