/** What was typed or acknowledged is there again: after a reload, offline, in another tab. */
import { listRows, setHomework } from './homework.ts'
import { PUPILS, TEACHER } from './people.ts'
import { callsOf, enter, openAs } from './session.ts'
import { expect, story } from './story.ts'
import { holdAnswer, openEssay, readAlert, saveNow } from './taps.ts'

const TYPED = '爷爷的手一直在抖，粥在碗里晃来晃去。😀\n我接过碗，一句话也说不出来……'

story(
  'an essay that is handed in elsewhere while it is written on says so, and what was written waits for its return',
  { tag: '@student:/tasks/writing' },
  async ({ baseURL, page }) => {
    const homeworkId = await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: '雨天', demand: '写一次经历。' },
    ])
    await enter(page, PUPILS.xuTingyu)
    await page.getByRole('link', { name: /：雨天/ }).tap()
    const essay = page.getByLabel('作文正文')
    await essay.fill('雨停了。')
    await saveNow(page)
    const row = (await listRows(baseURL, TEACHER, homeworkId)).find(({ name }) => name === '许听雨')
    const id = row?.id ?? 0
    const handIn = {
      id,
      title: '雨天',
      content: '雨停了。',
      finish: 2,
      writingNo: 1,
      type: 'e-event',
    }
    await callsOf(baseURL, PUPILS.xuTingyu).post('student/api/homework/save', handIn)

    await essay.fill('雨停了。我把伞收起来。')
    await saveNow(page)
    await readAlert(page, '后来写的还留在这台设备上')
    await expect(page).toHaveURL(new RegExp(`tasks/correction/${id}/1$`))
    await callsOf(baseURL, TEACHER).post('teacher/api/homework/review/batch', {
      ...{ id, status: 'reject', rejectContent: '再写细一点。' },
    })
    await page.goto(`tasks/writing?id=${id}&homeworkId=${homeworkId}`)
    await expect(page.getByText('雨停了。我把伞收起来。').first()).toBeVisible()
  },
)

story('a reload in the middle of typing loses nothing', async ({ page }) => {
  await enter(page, PUPILS.heQinghe)
  const essay = await openEssay(page)
  await essay.fill(TYPED)
  await page.reload()
  await expect(essay).toHaveValue(/我接过碗，一句话也说不出来……$/)
})

story(
  'a new practice’s first address, loaded again after its first save, leads to the essay',
  async ({ page }) => {
    await openAs(page, PUPILS.jiangWanzhou, 'practice/free')
    const essay = page.getByLabel('作文正文')
    await expect(page).toHaveURL(/key=/)
    const address = page.url()
    await essay.fill(TYPED)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page).toHaveURL(/id=\d+/)
    await page.goto(address)
    await expect(essay).toHaveValue(/我接过碗，一句话也说不出来……$/)
  },
)

story(
  'a save that is answered after its screen was left forgets nothing newer',
  async ({ page }) => {
    await enter(page, PUPILS.heQinghe)
    const essay = await openEssay(page)
    await page.getByLabel('作文标题').fill('慢慢来')
    const saving = await holdAnswer(page, '**/homework/save.mvc')
    await essay.fill('甲')
    await page.getByRole('button', { name: '返回' }).tap()
    await saving.isAsked
    await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
    await page.getByRole('button', { name: '立即写作' }).tap()
    await expect(page.getByLabel('正在打开稿纸')).toBeVisible()
    saving.goOn()
    await expect(essay).toHaveValue('甲')
    await expect(page.getByText('已恢复本机未上传的内容')).toBeHidden()
    await essay.fill('甲乙')
    await page.reload()
    await expect(essay).toHaveValue('甲乙')
  },
)

story(
  'two tabs: the older one never overwrites the newer text, the pupil chooses',
  async ({ page, context }) => {
    await enter(page, PUPILS.heQinghe)
    const older = await openEssay(page)
    await page.getByLabel('作文标题').fill('两页')
    const second = await context.newPage()
    await second.goto(page.url())
    const newer = second.getByLabel('作文正文')
    await second.getByLabel('作文标题').fill('两页')
    await newer.fill('后来在第二页写的，更长也更好。')
    const saved = second.waitForResponse('**/homework/save.mvc')
    await second.getByRole('button', { name: '返回' }).tap()
    await expect(second.getByRole('link', { name: /：那一刻，我长大了/ })).toBeVisible()
    await (await saved).finished()

    // As a person would: a tab in the background draws one frame a second.
    await page.bringToFront()
    await older.fill('第一页写的。')
    await page.getByRole('button', { name: 'AI 批改' }).tap()
    await expect(page.getByText('这篇作文有两份不一样的内容，要接着写哪一份？')).toBeVisible()
    await expect(page.getByText('后来在第二页写的，更长也更好。')).toBeVisible()
    await page.getByRole('button', { name: '用本机的' }).tap()
    await expect(older).toHaveValue('第一页写的。')
    // What was chosen is saved on the newest version, and asks nothing more.
    await page.getByRole('button', { name: '返回' }).tap()
    await openEssay(page)
    await expect(older).toHaveValue('第一页写的。')
    await expect(page.getByRole('status').getByText('已保存')).toBeVisible()
  },
)

story(
  'undo takes a new paragraph back in one step, and the caret stays in the sentence',
  async ({ page }) => {
    await enter(page, PUPILS.heQinghe)
    const essay = await openEssay(page)
    await essay.fill('前后\n末段')
    await essay.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(1, 1))
    await page.keyboard.press('Enter')
    await expect(essay).toHaveValue('前\n　　后\n　　末段')
    await page.getByRole('button', { name: '撤销' }).tap()
    await expect(essay).toHaveValue('前后\n　　末段')
    await page.keyboard.type('一二')
    await expect(essay).toHaveValue('前一二后\n　　末段')
    // A voice keyboard puts in two paragraphs at once.
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', {
      text: '说一',
      selectionStart: 2,
      selectionEnd: 2,
    })
    await keyboard.send('Input.insertText', { text: '说一\n说二' })
    await page.keyboard.type('三四')
    await expect(essay).toHaveValue('前一二说一\n　　说二三四后\n　　末段')
  },
)

story(
  'without a connection the text stays on the device and goes up once it is back',
  async ({ page, context }) => {
    await enter(page, PUPILS.heQinghe)
    const essay = await openEssay(page)
    await context.setOffline(true)
    await essay.fill(`${TYPED}这一句是没有网的时候写的。`)
    await page.getByRole('button', { name: 'AI 批改' }).tap()
    await expect(page.getByText(/现在没有网络，还不能批改或提交/)).toBeVisible()
    await page.getByRole('button', { name: '我知道了' }).tap()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'AI 批改' }).tap()
    await expect(page).toHaveURL(/tasks\/correction/)
    await expect(page.getByText('这一句是没有网的时候写的。')).toBeVisible()
  },
)
