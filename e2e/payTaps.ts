/** Where a membership is bought, and how a pupil's guardian lets it begin. */
import type { Page } from '@playwright/test'
import type { Someone } from './people.ts'
import { openAs } from './session.ts'
import { expect } from './story.ts'

export async function openVip(page: Page, someone: Someone): Promise<void> {
  await openAs(page, someone, 'user/vip')
  await expect(page.getByRole('radiogroup', { name: '选择套餐' })).toBeVisible()
}

/** The guardian reads and agrees; then comes the way to the gateway. */
export async function buyAsPupil(page: Page, way: '微信支付' | '支付宝'): Promise<void> {
  await page.getByRole('radio', { name: way }).tap()
  await page.getByRole('button', { name: /立即开通|续费/ }).tap()
  const guardian = page.getByRole('dialog', { name: '请家长来确认' })
  await guardian.getByRole('checkbox').check()
  await guardian.getByRole('button', { name: '监护人同意，去支付' }).tap()
}

/** A button of the demo cashier, which stands in for both gateways. */
export const cashierButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true })
