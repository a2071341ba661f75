/** A returned essay: the reason read, rewritten, corrected again, handed in again. */
import { listRows, setHomework } from './homework.ts'
import { PUPILS, TEACHER } from './people.ts'
import { callsOf, enter, openAs } from './session.ts'
import { expect, story } from './story.ts'

const TITLE = '雨中的等待'
const FIRST =
  '放学了，天下起大雨。同学们一个一个被接走了，我还站在校门口。过了很久，妈妈来了，她把伞都给了我，自己淋湿了。我很感动。'
const MORE =
  '她的头发一绺一绺地贴在额头上，雨水顺着脸颊往下淌，可她只顾着问我冷不冷。我把伞往她那边推了推，她又悄悄推了回来。'
const REASON = '妈妈当时的样子写得太少，补两句你看到的、听到的。'

story(
  'returned with a reason, rewritten, corrected again and handed in again',
  { tag: ['@student:/tasks/correction/:id/:ishomework', '@student:/tasks/history/:no'] },
  async ({ baseURL, page }) => {
    const homeworkId = await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: TITLE, demand: '写一次等待，把看到的、听到的写具体。' },
    ])

    // Written, corrected, handed in.
    await enter(page, PUPILS.suYinuo)
    await page.getByRole('link', { name: new RegExp(`：${TITLE}`) }).tap()
    await page.getByLabel('作文正文').fill(FIRST)
    await page.getByRole('button', { name: 'AI 批改' }).tap()
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await page.getByRole('button', { name: '提交作业' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).tap()
    await expect(page).toHaveURL(/homeworkStatus=1/)
    const submissionId = await returnEssay(baseURL, homeworkId)

    // The list says why; the report has the reason on top and offers to rewrite.
    await page.goto('tasks?homeworkStatus=2')
    await expect(page.getByRole('tab', { name: '被打回 1' })).toBeVisible()
    await expect(page.getByText(REASON)).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`：${TITLE}`) }).tap()
    await expect(page.getByRole('heading', { name: /老师打回了这篇作文/ })).toBeVisible()
    await expect(page.getByText(REASON)).toBeVisible()

    // Rewritten where it was left; a correction first, still returned until it goes in.
    await page.getByRole('button', { name: '按目标修改' }).tap()
    await expect(page.getByText(REASON)).toBeVisible()
    const essay = page.getByLabel('作文正文')
    await expect(essay).toHaveValue(FIRST)
    await essay.press('Control+End')
    await page.keyboard.type(MORE)
    await page.getByRole('button', { name: 'AI 批改' }).tap()
    await expect(page).toHaveURL(/tasks\/correction/)
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await expect(page.getByText('她的头发一绺一绺地贴在额头上')).toBeVisible()
    await expect(page.getByRole('heading', { name: /老师打回了这篇作文/ })).toBeVisible()

    // Both attempts stand in the history; the first is as it was.
    const attempts = page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: /\d\d:\d\d/ }) })
      .getByRole('link')
    await expect(attempts).toHaveCount(2)
    await attempts.last().tap()
    await expect(page.getByText('第 1 稿')).toBeVisible()
    await expect(page.getByText('她的头发一绺一绺地贴在额头上')).toHaveCount(0)
    await expect(page.getByText(/最新一稿比这一稿：新写或改了 1 段/)).toBeVisible()
    await page.getByRole('button', { name: '返回' }).tap()

    // Handed in again.
    await page.getByRole('button', { name: '提交作业' }).tap()
    await expect(page.getByText('作业提交后无法再修改作文')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).tap()
    await expect(page).toHaveURL(/homeworkStatus=1/)
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
    await page.getByRole('tab', { name: '被打回' }).tap()
    await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0)

    const rows = await listRows(baseURL, TEACHER, homeworkId)
    expect(rows.find(({ id }) => id === submissionId)).toMatchObject({ status: 'finish' })
  },
)

story(
  'a report opens without the last part of its address; an address of no essay leads to the list',
  { tag: ['@student:/tasks/correction/:id', '@public:/tasks/correction'] },
  async ({ page }) => {
    await openAs(page, PUPILS.linXiaoman, 'tasks/correction/1')
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await page.goto('tasks/correction')
    await expect(page).toHaveURL(/\/h5\/tasks$/)
    await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
  },
)

/** What the teacher taps for it is another story (reviewing.spec.ts). */
async function returnEssay(baseURL: string | undefined, homeworkId: number): Promise<number> {
  const handedIn = (await listRows(baseURL, TEACHER, homeworkId)).find(
    ({ status }) => status === 'finish',
  )
  const id = handedIn?.id ?? 0
  const reject = { studentHomeworkId: id, reason: REASON }
  await callsOf(baseURL, TEACHER).post('teacher/api/homework/reject', reject)
  return id
}
