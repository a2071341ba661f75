/** Handing in where the homework asks for a lowest score. */
import type { Page } from '@playwright/test'
import { setHomework } from './homework.ts'
import { PUPILS, TEACHER } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'
import { holdAnswer, readAlert } from './taps.ts'

story(
  'where a lowest score is set, handing in waits for the score and goes in by itself once it is reached',
  async ({ baseURL, page }) => {
    await setHomework(
      baseURL,
      TEACHER,
      [{ articleType: 'e-event', title: '够不着的桃子', demand: '写一件事，把经过写清楚。' }],
      { lowestScore: '100' },
    )
    await setHomework(
      baseURL,
      TEACHER,
      [{ articleType: 'e-event', title: '够得着的桃子', demand: '写一件事，把经过写清楚。' }],
      { lowestScore: '1' },
    )
    await enter(page, PUPILS.zhouXingzhi)

    await handIn(page, '够不着的桃子')
    await expect(
      page
        .getByText('达到 100 分就自动提交；没有达到，可以改了再交。')
        .or(page.getByText(/机评达到/)),
    ).toBeVisible()
    await expect(page.getByText(/机评达到 100 分才能提交，这一稿是 [\d.]+ 分。/)).toBeVisible()
    await page.getByRole('button', { name: '提交作业' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).tap()
    await page
      .getByRole('dialog', { name: '机评分数还没有达到老师设定的提交分数，请修改后再提交' })
      .getByRole('button', { name: '返回' })
      .tap()

    await page.goto('tasks')
    await handIn(page, '够得着的桃子')
    await expect(page.getByText('老师批阅以后，评语会在这里。')).toBeVisible()
    await expect(page.getByRole('button', { name: /^编辑$|按目标修改/ })).toHaveCount(0)
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

story(
  'the report has four tabs and its comments can be hidden; what only this device has goes in first',
  async ({ baseURL, page }) => {
    const title = '没上传的一句'
    await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title, demand: '写一件事，把经过写清楚。' },
    ])
    await enter(page, PUPILS.xuTingyu)
    await page.getByRole('link', { name: new RegExp(`：${title}`) }).tap()
    const essay = page.getByLabel('作文正文')
    await essay.fill(
      '院子里有一棵桃树。我踮起脚，伸长胳膊，还是够不着。爷爷搬来一把旧椅子，扶着我站上去。\n我摘下最红的那一个，先塞到他手里。',
    )
    await page.getByRole('button', { name: 'AI 批改' }).tap()
    await expect(page.getByText('看十三项细评')).toBeVisible()
    const report = page.url()

    const tabs = page.getByRole('tablist', { name: '批改内容' }).getByRole('tab')
    await expect(tabs).toHaveText(['原文点评', '提升建议', '拓展学习', '微建议'])
    const comment = page.getByRole('heading', { name: '总评' })
    await expect(comment).toBeVisible()
    await page.getByRole('button', { name: '只看原文' }).tap()
    await expect(comment).toHaveCount(0)
    await expect(page.locator('.mark-dot')).toHaveCount(0)
    await expect(page.getByText('院子里有一棵桃树。')).toBeVisible()
    await page.getByRole('button', { name: '显示评语' }).tap()
    await expect(comment).toBeVisible()
    for (const [name, block] of [
      ['提升建议', '.report-suggestion, .report-none'],
      ['拓展学习', '.report-enhance'],
      ['微建议', '.report-ideation'],
    ] as const) {
      await tabs.getByText(name).tap()
      await expect(page.locator(block).first()).toBeVisible()
      await expect(comment).toHaveCount(0)
    }

    await page.getByRole('button', { name: '按目标修改' }).tap()
    await page.route('**/homework/save.mvc', (route) => route.abort())
    await essay.press('Control+End')
    await page.keyboard.type('他笑了。')
    await expect(page.getByText('已存本机')).toBeVisible()
    // A tap before the profile is there must not skip the question.
    const profile = await holdAnswer(page, '**/account/userinfo.mvc*')
    await page.goto(report)
    await page.getByRole('button', { name: '提交作业' }).tap()
    await profile.isAsked
    profile.goOn()
    await readAlert(page, '这台设备上还有没上传的修改')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: '按目标修改' })).toBeVisible()
  },
)
