/** What a language model adds beneath a report, against the stand-in of `LLM_DEMO=1 npm start`. */
import { setTimeout as sleep } from 'node:timers/promises'
import { TEACHER } from './people.ts'
import { ESSAY_TITLE } from './essays.ts'
import { prepareClass, WRITERS } from './preparedClass.ts'
import { Product } from './product.ts'
import { callsOf, openAs } from './session.ts'
import { expect, story } from './story.ts'

const withModel = story.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const product = await Product.start({ LLM_DEMO: '1' })
      await use(product)
      await product.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const [writer] = WRITERS
/** With a slip that the engine leaves to the model. */
const CONTENT = [
  '放学回家，门口蹲着一只小狗，我心里按按高兴，它也摇着尾巴跑过来。',
  '妈妈催我快点进屋写作业，我却舍不得走。屋里飘来饭菜的香味，我的肚子也叫了起来。',
  '我掰了半个馒头给它。它吃完了，坐在台阶上看着我，我心里高兴得像开了一朵花。',
].join('\n')

withModel(
  'a pupil of grade 5 reads the model’s marks at once, its words only while the teacher gives them',
  async ({ page, browser, baseURL }) => {
    const { row } = await prepareClass(baseURL, [])
    const { id } = await row(writer.name)
    const pupil = callsOf(baseURL, writer)
    const written = { title: ESSAY_TITLE, content: CONTENT, type: 'e-event' }
    await pupil.post('student/api/homework/save', {
      ...{ id, ...written, finish: 2, writingNo: 1, typed: 120, pasted: 0 },
    })
    while ((await row(writer.name)).machineScore === null) await sleep(200)
    const scoreBefore = (await row(writer.name)).machineScore

    const notes = page.getByRole('region', { name: '模型补充' })
    const words = notes.getByText('你还看见、听见了什么', { exact: false })
    await openAs(page, writer, `tasks/correction/${id}/1`)
    await expect(notes.getByText('由演示模型生成，可能有错')).toBeVisible()
    await expect(notes.getByText('不是真的大模型', { exact: false })).toBeVisible()
    await notes.getByRole('button', { name: '第1段，查一查：按按' }).tap()
    const sheet = page.getByRole('dialog', { name: '查一查' })
    await expect(sheet.getByText('暗暗', { exact: false })).toBeVisible()
    await sheet.getByRole('button', { name: '看完了' }).or(page.getByText('下一处')).first().tap()
    await expect(words).toHaveCount(0)

    const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await openAs(desk, TEACHER, `teacher/stu/works/review/${id}`)
    await desk.getByRole('button', { name: '请模型写长一点' }).click()
    await desk.getByRole('button', { name: '用这一段' }).click()
    const remark = desk.getByRole('textbox', { name: '评语' })
    await expect(remark).toHaveValue(/“.+”/)
    await desk.getByRole('button', { name: '换回原来的' }).click()
    await expect(desk.getByText('AI 起草，可逐句取舍')).toBeVisible()

    const details = desk.getByRole('tab', { name: 'AI批改详情' })
    if (await details.isVisible()) await details.click()
    const given = desk.getByRole('region', { name: '模型补充' })
    await given.getByRole('button', { name: '给学生看' }).click()
    await expect(given.getByText('学生看得到下面这些话。')).toBeVisible()
    await page.reload()
    await expect(words.first()).toBeVisible()

    await given.getByRole('button', { name: '收回' }).click()
    await expect(given.getByRole('button', { name: '给学生看' })).toBeVisible()
    await page.reload()
    await expect(notes.getByRole('button', { name: '第1段，查一查：按按' })).toBeVisible()
    await expect(words).toHaveCount(0)
    // The version's own page shows what the model had added to it.
    const { historyList } = await pupil.get<{ historyList: { id: number }[] }>(
      'api/homework/aiResult',
      { id, ishomework: 1 },
    )
    await openAs(page, writer, `tasks/history/${historyList[0]?.id}`)
    await expect(notes.getByRole('button', { name: '第1段，查一查：按按' })).toBeVisible()
    expect((await row(writer.name)).machineScore).toBe(scoreBefore)
  },
)
