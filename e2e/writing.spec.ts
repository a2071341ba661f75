/** Choosing among questions, what may be pasted, and how the record says the text came in. */
import type { Page } from '@playwright/test'
import { setHomework } from './homework.ts'
import { PUPILS, TEACHER } from './people.ts'
import { callsOf, enter } from './session.ts'
import { expect, story } from './story.ts'

const QUESTIONS = [
  {
    articleType: 'e-event',
    title: '一件小事',
    demand: '写一件小事，把经过写清楚。',
    ideation: '哪个细节你现在还记得？',
    keywordList: ['细节'],
  },
  { articleType: 'e-scene', title: '校园一角', demand: '按一定的顺序写一处景物。' },
]

story(
  'another question keeps the text, pasting is refused and recorded, no correction where the teacher offers none',
  { tag: '@student:/tasks/writing' },
  async ({ baseURL, page }) => {
    await setHomework(baseURL, TEACHER, QUESTIONS, { allowPaste: 'false', aiUse: 'none' })
    await enter(page, PUPILS.zhouXingzhi)
    await page.getByRole('link', { name: /：一件小事/ }).tap()
    const title = page.getByLabel('作文标题')
    const essay = page.getByLabel('作文正文')
    await expect(title).toHaveValue('一件小事')

    // While nothing is written the question just changes; then the text stays, and asks first.
    await page.getByRole('radio', { name: '题二' }).tap()
    await expect(title).toHaveValue('校园一角')
    await essay.tap()
    await page.keyboard.insertText('操场边有一排老槐树。')
    await page.getByRole('radio', { name: '题一' }).tap()
    await expect(page.getByText('已经写的内容都会留在稿纸上，作为题一的作文。')).toBeVisible()
    await page.getByRole('button', { name: '取消' }).tap()
    await expect(page.getByRole('radio', { name: '题二' })).toBeChecked()
    await page.getByRole('radio', { name: '题一' }).tap()
    await page.getByRole('button', { name: '换题' }).tap()
    await expect(title).toHaveValue('一件小事')
    await expect(essay).toHaveValue('操场边有一排老槐树。')

    await page.getByRole('button', { name: '作文要求' }).tap()
    const panel = page.getByRole('dialog', { name: '作文要求' })
    await expect(panel.getByText('细节', { exact: true })).toBeVisible()
    await expect(panel.getByText('提交以前不能批改，提交后才看到批改报告')).toBeVisible()
    await panel.getByText('构思提示').tap()
    await expect(panel.getByText('哪个细节你现在还记得？')).toBeVisible()
    await panel.getByRole('button', { name: '关闭' }).tap()

    // What comes from elsewhere stays outside; a paragraph of one's own may be moved.
    await bringIn(page, 'paste', '别处的句子')
    await expect(page.getByText('老师设置了不可粘贴，请自己动手写')).toBeVisible()
    await bringIn(page, 'drop', '别处的句子')
    await expect(essay).toHaveValue('操场边有一排老槐树。')
    await essay.press('Control+a')
    await essay.press('Control+x')
    await expect(essay).toHaveValue('')
    await essay.press('Control+v')
    await expect(essay).toHaveValue('操场边有一排老槐树。')

    await page.getByRole('button', { name: 'AI 批改' }).dispatchEvent('click')
    await expect(page.getByText('老师没有开放提交前的 AI 批改，请写好后直接提交')).toBeVisible()

    const id = new URL(page.url()).searchParams.get('id') ?? ''
    const { get } = callsOf(baseURL, PUPILS.zhouXingzhi)
    const readProcess = async () =>
      (await get<{ process: object }>('api/homework/writeDetail', { id })).process
    await page.getByRole('button', { name: '返回' }).tap()
    await expect.poll(readProcess).toEqual({ typed: 10, pasted: 0, photo: 0, voice: 0 })
  },
)

/** As the browser does it, with a clipboard or a pointer of which headless browsers have none. */
async function bringIn(page: Page, how: 'paste' | 'drop', text: string): Promise<void> {
  await page.getByLabel('作文正文').evaluate(
    (field, [kind, brought]) => {
      const data = new DataTransfer()
      data.setData('text/plain', brought)
      const options = { bubbles: true, cancelable: true }
      field.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      )
    },
    [how, text] as const,
  )
}
