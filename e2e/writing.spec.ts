/** The desk's rules: choosing among questions, what may be pasted, how the text came in, and how much AI before handing in. */
import type { Page } from '@playwright/test'
import { callAs, setHomework } from './asPerson.ts'
import { enter, openPhone, PUPILS, TEACHER } from './people.ts'
import { expect, story, takePicture } from './story.ts'

/** The demo school's own essays may stand before it in the queue. */
const CORRECTED_WITHIN_MS = 60_000

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
  'spec 1 §2.11, decisions 16: another question keeps the text, pasting is refused and recorded, no correction where the teacher offers none',
  async ({ browser, baseURL, page }) => {
    const teacher = await openPhone(browser, baseURL)
    await enter(teacher, TEACHER)
    await setHomework(teacher, QUESTIONS, { allowPaste: 'false', aiUse: 'none' })
    await enter(page, PUPILS.zhouXingzhi)
    await page.getByRole('link', { name: /：一件小事/ }).tap()
    const title = page.getByLabel('作文标题')
    const essay = page.getByLabel('作文正文')
    await expect(title).toHaveValue('一件小事')

    // Nothing is written: no question is asked. Something is: it stays, and the title goes with its question.
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
    await takePicture(page, 'writing-demand')
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
    await takePicture(page, 'writing-no-ai')

    const id = new URL(page.url()).searchParams.get('id')
    await page.getByRole('button', { name: '返回' }).tap()
    await expect
      .poll(async () => (await callAs(page, `/api/homework/writeDetail.mvc?id=${id}`)).process)
      .toEqual({ typed: 10, pasted: 0, photo: 0, voice: 0 })
  },
)

story(
  'decisions 13: where a lowest score is set, handing in waits for the score and goes in by itself once it is reached',
  async ({ browser, baseURL, page }) => {
    const teacher = await openPhone(browser, baseURL)
    await enter(teacher, TEACHER)
    await setHomework(
      teacher,
      [{ articleType: 'e-event', title: '够不着的桃子', demand: '写一件事，把经过写清楚。' }],
      { lowestScore: '100' },
    )
    await setHomework(
      teacher,
      [{ articleType: 'e-event', title: '够得着的桃子', demand: '写一件事，把经过写清楚。' }],
      { lowestScore: '1' },
    )
    await enter(page, PUPILS.zhouXingzhi)

    await handIn(page, '够不着的桃子')
    await expect(
      page
        .getByText('达到 100 分就自动提交；没有达到，可以改了再交。')
        .or(page.getByText(/机器评分达到/)),
    ).toBeVisible()
    await expect(page.getByText(/机器评分达到 100 分才能提交，这一稿是 [\d.]+ 分。/)).toBeVisible({
      timeout: CORRECTED_WITHIN_MS,
    })
    await page.getByRole('button', { name: '提交作业' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).tap()
    await page
      .getByRole('dialog', { name: '机评分数还没有达到老师设定的提交分数，请修改后再提交' })
      .getByRole('button', { name: '返回' })
      .tap()

    await page.goto('tasks')
    await handIn(page, '够得着的桃子')
    await expect(page.getByText('老师批阅以后，评语会在这里。')).toBeVisible({
      timeout: CORRECTED_WITHIN_MS,
    })
    await expect(page.getByRole('button', { name: '编辑' })).toHaveCount(0)
  },
)

async function handIn(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`：${title}`) }).tap()
  await page
    .getByLabel('作文正文')
    .fill(
      '院子里有一棵桃树。我踮起脚，伸长胳膊，还是够不着。爷爷搬来一把旧椅子，扶着我站上去。我摘下最红的那一个，先塞到他手里。',
    )
  await page.getByRole('button', { name: '提交', exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).tap()
  await expect(page).toHaveURL(/tasks\/correction/)
}

/** As the browser does it, with a clipboard or a pointer of which headless browsers have none. */
async function bringIn(page: Page, how: 'paste' | 'drop', text: string): Promise<void> {
  await page.getByLabel('作文正文').evaluate(
    (field, [kind, words]) => {
      const data = new DataTransfer()
      data.setData('text/plain', words)
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
