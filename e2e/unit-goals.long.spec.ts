/** A homework's goals: read at the desk, judged at the review, read with the remark, counted. */
import { listRows, setHomework } from './homework.ts'
import { PUPILS, TEACHER } from './people.ts'
import { callsOf, openAs } from './session.ts'
import { expect, story } from './story.ts'

const GOALS = ['写出心情的变化', '结尾照应开头'] as const
const ESSAY =
  '放学了，天下起大雨。同学们一个一个被接走了，我还站在校门口。过了很久，妈妈来了，她把伞都给了我，自己淋湿了。我看着她湿透的肩膀，鼻子一酸。'

story('a homework’s goals lead from the form to the statistics', async ({ baseURL, page }) => {
  const homeworkId = await setHomework(
    baseURL,
    TEACHER,
    [{ articleType: 'e-event', title: '等雨停', demand: '写一次等待。' }],
    { goals: JSON.stringify(GOALS.map((text) => ({ text }))) },
  )
  const pupil = PUPILS.suYinuo
  const row = (await listRows(baseURL, TEACHER, homeworkId)).find(({ name }) => name === '苏一诺')
  if (row === undefined) throw new Error('the pupil has no such homework')

  await openAs(page, pupil, `tasks/writing?id=${row.id}&homeworkId=${homeworkId}`)
  await expect(page.getByRole('region', { name: '这次练什么' }).getByText(GOALS[0])).toBeVisible()
  await callsOf(baseURL, pupil).post('student/api/homework/save', {
    id: row.id,
    title: '等雨停',
    content: ESSAY,
    finish: 2,
    writingNo: 1,
    type: 'e-event',
  })

  await openAs(page, TEACHER, `teacher/stu/works/${homeworkId}/${row.id}`)
  await page.getByRole('tab', { name: '教师评分' }).tap()
  const answerOf = (goal: string, answer: string) =>
    page.getByRole('group', { name: goal }).getByRole('button', { name: answer, exact: true })
  await answerOf(GOALS[0], '达成').tap()
  await expect(answerOf(GOALS[0], '达成')).toHaveAttribute('aria-pressed', 'true')
  await answerOf(GOALS[1], '未达成').tap()
  await expect(answerOf(GOALS[1], '未达成')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('textbox', { name: /你的评分/ }).fill('88')
  await page.getByRole('button', { name: /^完成批阅/ }).tap()
  await expect
    .poll(async () => (await listRows(baseURL, TEACHER, homeworkId)).map(({ status }) => status))
    .toContain('remark')

  await page.goto(`teacher/statistics/${homeworkId}`)
  await expect(page.getByText('1 篇里 1 篇达成')).toBeVisible()
  await expect(page.getByText('1 篇里 0 篇达成')).toBeVisible()

  await openAs(page, pupil, `tasks/correction/${row.id}/1`)
  const verdicts = page.getByRole('region', { name: '这次的目标' }).getByRole('listitem')
  await expect(verdicts.filter({ hasText: GOALS[0] })).toContainText('达成')
  await expect(verdicts.filter({ hasText: GOALS[1] })).toContainText('未达成')
})
