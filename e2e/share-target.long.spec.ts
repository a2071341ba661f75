/** A picture shared from another app to the installed one arrives at 拍照 of the essay chosen. */
import { appIsCached } from './offlineTaps.ts'
import { PUPILS } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'
import { openEssay } from './taps.ts'

story.use({ serviceWorkers: 'allow' })

story(
  'a picture shared to the app is told of, and waits at 拍照 of the essay that is opened, once',
  async ({ page, baseURL }) => {
    await enter(page, PUPILS.heQinghe)
    await appIsCached(page)
    const manifest: { share_target: { action: string; params: { files: { name: string }[] } } } =
      await (await page.request.get('manifest.webmanifest')).json()
    const { action, params } = manifest.share_target
    const picture = await page.screenshot({ type: 'jpeg' })
    const file = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: picture }
    const share = async () => {
      // As the system posts what another app shares.
      await page.evaluate(
        ({ action, name }) => {
          document.body.innerHTML = `<form method="post" enctype="multipart/form-data" action="${action}"><input type="file" name="${name}" multiple><button>分享</button></form>`
        },
        { action, name: params.files[0]?.name },
      )
      await page.locator('input[type=file]').setInputFiles([file, file])
      await page.getByRole('button', { name: '分享' }).tap()
      await expect(page.getByText('收到 2 张照片。打开要写的那篇作文')).toBeVisible()
      await page.getByRole('button', { name: '我知道了' }).tap()
      await expect(page).toHaveURL(`${baseURL}tasks`)
    }
    // Before the service worker runs the server answers, and says that nothing came.
    const early = await page.request.post(action, {
      multipart: { pictures: file },
      maxRedirects: 0,
    })
    expect(early.status()).toBe(303)
    expect(early.headers()['location']).toBe('/h5/tasks?shared=0')

    await share()
    await openEssay(page)
    const sheet = page.getByRole('dialog', { name: '拍照识字' })
    await expect(sheet.getByRole('img')).toHaveCount(2)
    await expect(sheet.getByRole('button', { name: '识别文字' })).toBeVisible()

    // They were taken: the next essay has none, and nothing stands open there.
    await page.reload()
    await expect(page.getByLabel('作文正文')).toBeVisible()
    await page.getByRole('button', { name: '拍照', exact: true }).tap()
    await expect(sheet.getByRole('img')).toHaveCount(0)

    // Who signs out leaves none behind.
    await page.goto('tasks')
    await share()
    await page.goto('user')
    await page.getByRole('button', { name: '退出登录' }).tap()
    await page.getByRole('button', { name: '退出', exact: true }).tap()
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => caches.has('shared-pictures'))).toBe(false)
  },
)
