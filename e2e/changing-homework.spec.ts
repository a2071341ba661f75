/** A homework that is out is changed, and taken back. */
import { setHomework } from './homework.ts'
import { cardOf, findCard } from './homeworkForm.ts'
import { TEACHER } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'

story(
  'a homework is changed, read, deleted, and restored',
  {
    tag: [
      '@teacher:/tasks',
      '@teacher:/arrangeUp',
      '@teacher:/teacher/works/detail/:id',
      '@teacher:/teacher/works/deleted',
    ],
  },
  async ({ page, baseURL }) => {
    await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: '改之前的题', demand: '写一件事，把经过写清楚。' },
    ])
    await enter(page, TEACHER)
    await (await findCard(page, '改之前的题')).getByRole('link', { name: '编辑' }).tap()
    await page.getByLabel('作文标题').fill('改之后的题')
    await page.getByLabel('作文要求').fill('改过的要求，更具体一些。')
    await page.getByRole('button', { name: '按单元挑选' }).tap()
    const unit = page.getByRole('group', { name: '那一刻，我长大了' })
    await unit.getByRole('button', { name: '把那一刻写细' }).tap()
    await page.getByRole('button', { name: '完成（已选 1 条）' }).tap()
    await expect(page.getByLabel('目标 1', { exact: true })).toHaveValue('把那一刻写细')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: '保存修改' }).tap()
    await page.getByRole('button', { name: '修改发布' }).tap()
    await expect(page).toHaveURL(/\/h5\/tasks/)
    await expect(cardOf(page, '改之前的题')).toHaveCount(0)
    await (await findCard(page, '改之后的题')).getByRole('link', { name: '详情' }).tap()
    await expect(page.getByRole('heading', { name: '作业详情' })).toBeVisible()
    await expect(page.getByText('改过的要求，更具体一些。')).toBeVisible()
    await expect(page.getByText('把那一刻写细')).toBeVisible()
    await page.getByRole('button', { name: '删除' }).tap()
    await expect(page.getByText(/会移到“最近删除”，30 天内可以恢复/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).tap()
    await expect(page).toHaveURL(/\/h5\/tasks/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(cardOf(page, '改之后的题')).toHaveCount(0)
    await page.getByRole('link', { name: '最近删除' }).tap()
    await page.getByRole('button', { name: '恢复改之后的题' }).tap()
    await expect(page.getByText('没有最近删除的作业', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: '返回' }).tap()
    await findCard(page, '改之后的题')
  },
)
