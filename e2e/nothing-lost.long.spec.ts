/** What was typed in two tabs without a connection. */
import { PUPILS } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'
import { openEssay } from './taps.ts'

story('two tabs without a connection: both texts stay on the device', async ({ page, context }) => {
  await enter(page, PUPILS.heQinghe)
  const first = await openEssay(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByLabel('作文正文')).toBeVisible()
  const address = page.url()
  await context.setOffline(true)
  await first.fill('第一页没有网时写的。')
  await expect(page.getByText('已存本机')).toBeVisible()
  await second.getByLabel('作文正文').fill('第二页没有网时写的。')
  await page.close()
  await expect(second.getByText('已存本机')).toBeVisible()
  await context.setOffline(false)
  await second.goto(address)
  await expect(second.getByText('第一页没有网时写的。')).toBeVisible()
  await expect(second.getByText('第二页没有网时写的。')).toBeVisible()
})
