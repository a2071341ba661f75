/** The server was updated while the app was open: it is said once, and nothing typed is lost. */
import { PUPILS } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'
import { openEssay, saveNow } from './taps.ts'

const SENTENCE = '更新之前，我写完了这一句。'

story('a newer server is said once, and opening anew keeps what was typed', async ({ page }) => {
  await enter(page, PUPILS.heQinghe)
  const essay = await openEssay(page)
  await essay.press('Control+End')
  await page.keyboard.type(SENTENCE)
  await page.route('**/correct/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'zhupi-build': 'index-next' },
    })
  })
  await saveNow(page)
  await expect(page.getByText(/有新版本/)).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: '重新打开' }).tap()
  await reloaded

  // The server still names the other build, as where an old shell comes back from a cache.
  const again = page.getByLabel('作文正文')
  await expect(again).toHaveValue(new RegExp(SENTENCE))
  await again.press('Control+End')
  await page.keyboard.type('再写一句。')
  await saveNow(page)
  await expect(page.getByRole('status').getByText('已保存')).toBeVisible()
  await expect(page.getByText(/有新版本/)).toHaveCount(0)
})
