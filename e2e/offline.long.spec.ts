/** Free practice without a network, where the essay has no number yet, and a teacher's review. */
import { appIsCached, killTab } from './offlineTaps.ts'
import { PUPILS } from './people.ts'
import { prepareClass, WRITERS } from './preparedClass.ts'
import { openSubmissions } from './reviewTaps.ts'
import { callsOf, enter } from './session.ts'
import { expect, story } from './story.ts'

story.use({ serviceWorkers: 'allow' })

const SENTENCE = '没有网的时候，我写完了这一句。'

story(
  'a review that is opened without a network opens by itself once there is one',
  async ({ page, context, baseURL }) => {
    const [writer] = WRITERS
    await openSubmissions(page, await prepareClass(baseURL, [writer]))
    await appIsCached(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: new RegExp(writer.name) }).tap()
    await expect(page.getByText('现在没有网络，这一页还没有取到')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: /点印采用/ })).toBeVisible()
  },
)

story(
  'free practice without a network, the tab killed: one essay, nothing lost',
  async ({ page, context, baseURL }) => {
    // The list is opened once, so that the device knows whose it is.
    await enter(page, PUPILS.heQinghe)
    await page.getByRole('link', { name: '练笔', exact: true }).tap()
    await expect(page.getByText('还没有写过练笔')).toBeVisible()
    await appIsCached(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('person'))).not.toBeNull()

    await context.setOffline(true)
    await page.getByRole('button', { name: '去练笔' }).tap()
    await page.getByLabel('作文标题').fill('断网的傍晚')
    const essay = page.getByLabel('作文正文')
    await essay.tap()
    await page.keyboard.type(SENTENCE, { delay: 20 })
    await expect(page.getByText('已存本机')).toBeVisible()
    await killTab(page)

    // Opened again without a network, the list leads back to it.
    const again = await context.newPage()
    await again.goto('practice/list')
    await expect(again.getByText('只在这台设备上，还没有保存到云端')).toBeVisible()
    await again.getByRole('link', { name: '断网的傍晚' }).tap()
    const restored = again.getByLabel('作文正文')
    await expect(restored).toHaveValue(SENTENCE)
    // Another tab on the same essay writes something else.
    const other = await context.newPage()
    await other.goto(again.url())
    await expect(other.getByLabel('作文正文')).toHaveValue(SENTENCE)

    await context.setOffline(false)
    await expect(again.getByRole('status').getByText('已保存')).toBeVisible()
    await expect(again).toHaveURL(/practice\/free\?id=\d+$/)
    await expect(restored).toHaveValue(SENTENCE)
    await expect(other.getByRole('status').getByText('已保存')).toBeVisible()
    await other.bringToFront()
    await other.getByLabel('作文正文').fill('第二页另写的。')
    await other.getByRole('button', { name: '返回' }).tap()
    await expect(other.getByRole('button', { name: '去练笔' })).toBeVisible()
    await expect(other.getByText('第二页另写的。')).toBeVisible()
    await expect(other.getByText('只在这台设备上，还没有保存到云端')).toHaveCount(0)
    // The first tab's text is older now: both are shown, and it is chosen.
    await again.bringToFront()
    await restored.fill('第一页接着写的。')
    await again.getByRole('button', { name: '返回' }).tap()
    await again.getByRole('link', { name: '接着写：断网的傍晚' }).tap()
    await expect(again.getByText('这篇作文有两份不一样的内容，要接着写哪一份？')).toBeVisible()
    await again.getByRole('button', { name: '用本机的' }).tap()
    await expect(restored).toHaveValue('第一页接着写的。')
    await again.getByRole('button', { name: '返回' }).tap()
    await expect(again.getByText('第一页接着写的。')).toBeVisible()
    const { items } = await callsOf(baseURL, PUPILS.heQinghe).get<{ items: { title: string }[] }>(
      'api/practice/list',
      { cpage: 1 },
    )
    expect(items.filter(({ title }) => title === '断网的傍晚')).toHaveLength(1)
  },
)
