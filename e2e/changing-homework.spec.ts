/** A homework that is out is changed, and taken back. */
import { setHomework } from './homework.ts'
import { cardOf } from './homeworkForm.ts'
import { TEACHER } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'

story(
  'a homework is changed, read, and deleted',
  { tag: ['@teacher:/tasks', '@teacher:/arrangeUp', '@teacher:/teacher/works/detail/:id'] },
  async ({ page, baseURL }) => {
    await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: '改之前的题', demand: '写一件事，把经过写清楚。' },
    ])
    await enter(page, TEACHER)
    await cardOf(page, '改之前的题').getByRole('link', { name: '编辑' }).tap()
    await page.getByLabel('作文标题').fill('改之后的题')
    await page.getByLabel('作文要求').fill('改过的要求，更具体一些。')
    await page.getByRole('button', { name: '保存修改' }).tap()
    await page.getByRole('button', { name: '修改发布' }).tap()
    await expect(page).toHaveURL(/\/h5\/tasks/)
    await expect(cardOf(page, '改之前的题')).toHaveCount(0)
    await cardOf(page, '改之后的题').getByRole('link', { name: '详情' }).tap()
    await expect(page.getByRole('heading', { name: '作业详情' })).toBeVisible()
    await expect(page.getByText('改过的要求，更具体一些。')).toBeVisible()
    await page.getByRole('button', { name: '删除' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).tap()
    await expect(page).toHaveURL(/\/h5\/tasks/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(cardOf(page, '改之后的题')).toHaveCount(0)
  },
)
