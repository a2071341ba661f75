/** What is deleted elsewhere while it is written on here: the text stays, and goes on as practice. */
import { setHomework } from './homework.ts'
import { PUPILS, TEACHER } from './people.ts'
import { callsOf, openAs } from './session.ts'
import { expect, story } from './story.ts'
import { tap } from './taps.ts'

const WRITTEN = '外公的收音机里，正放着我听不懂的戏。'
const MORE = '他跟着哼，手指在膝盖上一下一下地打着拍子。'

story(
  'practice deleted in another tab: what is typed on goes on as new practice, or is in the list',
  async ({ baseURL, page }) => {
    const { get, post } = callsOf(baseURL, PUPILS.zhouXingzhi)
    const begin = (title: string) =>
      post<number>('api/practice/saveExercise', {
        title,
        content: WRITTEN,
        grade: 5,
        articleType: 'e-event',
      })
    const id = await begin('外公的收音机')
    await openAs(page, PUPILS.zhouXingzhi, `practice/free?id=${id}`)
    const essay = page.getByLabel('作文正文')
    await expect(essay).toHaveValue(WRITTEN)
    await get('api/practice/delete', { id })
    await essay.press('Control+End')
    await page.keyboard.insertText(MORE)
    await tap(page, 'AI 批改')
    await expect(page.getByText('这篇练笔在别的页面删除了。')).toBeVisible()
    await expect(page.getByText(WRITTEN + MORE)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // Whoever steps back finds it above the list, and nothing was uploaded behind their back.
    await tap(page, '返回')
    await expect(page.getByText('只在这台设备上，还没有保存到云端')).toBeVisible()
    expect((await get<{ total: number }>('api/practice/list', { cpage: 1 })).total).toBe(0)
    await page.goto(`practice/free?id=${id}`)
    const gone = page.getByRole('alert').filter({ hasText: '内容不存在或已被删除' })
    await gone.getByRole('button', { name: '返回' }).tap()
    await page.getByRole('link', { name: '外公的收音机' }).tap()
    await expect(essay).toHaveValue(WRITTEN + MORE)
    await tap(page, 'AI 批改')
    await expect(page.getByText('看十三项细评')).toBeVisible()

    // Kept at once, its address is the new essay's; left before anybody knew, it is in the list.
    const second = await begin('外公的棋盘')
    await page.goto(`practice/free?id=${second}`)
    await expect(essay).toHaveValue(WRITTEN)
    await get('api/practice/delete', { id: second })
    await essay.press('Control+End')
    await page.keyboard.insertText(MORE)
    await tap(page, 'AI 批改')
    await tap(page, '存成新的练笔')
    await expect(essay).toHaveValue(WRITTEN + MORE)
    await tap(page, '返回')
    await expect(page.getByRole('article').filter({ hasText: '外公的棋盘' })).toBeVisible()

    const third = await begin('外公的茶杯')
    await page.goto(`practice/free?id=${third}`)
    await expect(essay).toHaveValue(WRITTEN)
    await get('api/practice/delete', { id: third })
    await essay.press('Control+End')
    await page.keyboard.insertText(MORE)
    await tap(page, '返回')
    await page.getByRole('link', { name: '外公的茶杯' }).tap()
    await expect(essay).toHaveValue(WRITTEN + MORE)
  },
)

story(
  'homework deleted while it is written: the text is offered as practice, and waits if it is restored',
  async ({ baseURL, page }) => {
    const homeworkId = await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: '一件小事', demand: '写一件小事。' },
    ])
    const pupil = callsOf(baseURL, PUPILS.heQinghe)
    const { items } = await pupil.get<{ items: { id: number; homeworkId: number }[] }>(
      'student/api/homework/list',
      { status: 0, cpage: 1, psize: 20 },
    )
    const id = items.find((each) => each.homeworkId === homeworkId)?.id ?? 0
    const address = `tasks/writing?id=${id}&homeworkId=${homeworkId}`
    await openAs(page, PUPILS.heQinghe, address)
    const essay = page.getByLabel('作文正文')
    await essay.fill(WRITTEN)
    const teacher = callsOf(baseURL, TEACHER)
    await teacher.post('teacher/api/homework/delete', { id: homeworkId })
    await tap(page, '提交')
    await page.getByRole('dialog').getByRole('button', { name: '提交' }).tap()
    await expect(page.getByText('这份作业打不开了')).toBeVisible()
    await expect(page.getByText(WRITTEN)).toBeVisible()
    await page.reload()
    await expect(page.getByText(WRITTEN)).toBeVisible()

    await teacher.post('teacher/api/homework/restore', { id: homeworkId })
    await page.reload()
    await expect(essay).toHaveValue(WRITTEN)
    await teacher.post('teacher/api/homework/delete', { id: homeworkId })
    await essay.press('Control+End')
    await page.keyboard.insertText(MORE)
    await tap(page, 'AI 批改')
    await tap(page, '存成新的练笔')
    await expect(page.getByLabel('作文标题')).toHaveValue('一件小事')
    await expect(essay).toHaveValue(WRITTEN + MORE)
  },
)

story(
  'homework deleted after its desk was left without a network: what is on the device stands above the practice',
  async ({ baseURL, page, context }) => {
    const homeworkId = await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: '一次远足', demand: '写一次远足。' },
    ])
    const { items } = await callsOf(baseURL, PUPILS.suYinuo).get<{
      items: { id: number; homeworkId: number }[]
    }>('student/api/homework/list', { status: 0, cpage: 1, psize: 20 })
    const id = items.find((each) => each.homeworkId === homeworkId)?.id ?? 0
    await openAs(page, PUPILS.suYinuo, `tasks/writing?id=${id}&homeworkId=${homeworkId}`)
    await expect(page.getByLabel('作文正文')).toBeEditable()
    await context.setOffline(true)
    await page.getByLabel('作文正文').fill(WRITTEN)
    await expect(page.getByText(/本机|这台设备/).first()).toBeVisible()
    await tap(page, '返回')
    await callsOf(baseURL, TEACHER).post('teacher/api/homework/delete', { id: homeworkId })
    await context.setOffline(false)

    // With the network back the app may be loading something itself.
    await expect(() => page.goto('practice/list')).toPass()
    const left = page.getByRole('heading', { name: '作业打不开了，写的还在这台设备上' })
    await expect(left).toBeVisible()
    await page.getByRole('link', { name: '一次远足' }).tap()
    await expect(page.getByText('这份作业打不开了')).toBeVisible()
    await tap(page, '存成新的练笔')
    await expect(page.getByLabel('作文正文')).toHaveValue(WRITTEN)
    await tap(page, '返回')
    await expect(page.getByText('一次远足')).toBeVisible()
    await expect(left).toHaveCount(0)
  },
)

story(
  'what is gone says so and leads back, and offers no try that could not help',
  async ({ page }) => {
    await openAs(page, PUPILS.heQinghe, 'tasks')
    for (const path of [
      'tasks/detail?id=99999&homeworkId=99999',
      'tasks/writing?id=99999&homeworkId=99999',
      'questions/detail/99999',
      'questions/practice/99999',
      'practice/free?id=99999',
      'practice/correction/99999',
    ]) {
      await page.goto(path)
      const note = page.getByRole('alert').filter({ hasText: '内容不存在或已被删除' })
      await expect(note, path).toBeVisible()
      await expect(note.getByRole('button', { name: '再试一次' }), path).toHaveCount(0)
      await note.getByRole('button', { name: '返回' }).tap()
      await expect(page.getByRole('navigation', { name: '主要功能' }), path).toBeVisible()
    }
    await page.goto('practice/history/99999?corId=99999')
    await page.getByRole('alert').getByRole('button', { name: '返回' }).tap()
    await expect(page).toHaveURL(/practice\/correction\/99999$/)
  },
)

story(
  'AI 批改 of practice without a network is said, and works once it is back',
  async ({ context, page }) => {
    await openAs(page, PUPILS.zhouXingzhi, 'practice/free')
    await page.getByLabel('作文标题').fill('断网的一节课')
    await page.getByLabel('作文正文').fill(WRITTEN + MORE)
    await tap(page, '作文类型 选择类型')
    await page.getByRole('button', { name: '叙事', exact: true }).tap()
    await context.setOffline(true)
    // By the app's own dialog, or by the browser's where not all of its code has come yet.
    const text = '现在没有网络，还不能批改或提交。写下的内容都保存在这台设备上'
    const own = page.getByRole('dialog').filter({ hasText: text })
    const byBrowser = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept()
      return dialog.message()
    })
    await tap(page, 'AI 批改')
    const said = await Promise.race([byBrowser, own.waitFor().then(() => text)])
    expect(said).toContain(text)
    byBrowser.catch(() => undefined)
    if (await own.isVisible()) await own.getByRole('button').last().tap()
    await expect(page.getByLabel('作文正文')).toHaveValue(WRITTEN + MORE)
    await context.setOffline(false)
    await tap(page, 'AI 批改')
    await expect(page.getByText('看十三项细评')).toBeVisible()
  },
)

story('what has to be said is said without the code of the dialog, too', async ({ page }) => {
  await page.route(/\/assets\/dialog-[^/]*\.js$/, (route) => route.abort())
  await openAs(page, PUPILS.zhouXingzhi, 'practice/free')
  await expect(page.getByLabel('作文正文')).toBeVisible()
  const said = page.waitForEvent('dialog')
  await page.getByRole('button', { name: 'AI 批改' }).tap({ noWaitAfter: true })
  const dialog = await said
  expect(dialog.message()).toBe('请选择作文类型')
  await dialog.accept()
  await expect(page.getByRole('dialog', { name: '作文类型' })).toBeVisible()
})
