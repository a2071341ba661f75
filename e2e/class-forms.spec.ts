/** What is typed about a class stays until it is saved, and of two windows neither undoes the other. */
import type { Page } from '@playwright/test'
import { GRADE10_TEACHER, TEACHER } from './people.ts'
import { callsOf, openAs } from './session.ts'
import { expect, story } from './story.ts'
import { tap } from './taps.ts'

const CLASS = '五（7）班'

async function openMenu(page: Page, item: string, name: string): Promise<void> {
  await page.goto('user/classes')
  await tap(page, `管理${name}`)
  await page
    .getByRole('dialog', { name, exact: true })
    .getByRole('button', { name: item, exact: true })
    .tap()
}

story(
  'what is typed about a class is there after a reload; of two windows neither undoes the other',
  async ({ baseURL, context, page }) => {
    await openAs(page, TEACHER, 'teacher/classes/add')
    await page.getByLabel('班级名').fill(CLASS)
    await tap(page, '年级 请选择年级')
    await page.getByRole('dialog', { name: '选择年级' }).getByText('五年级').tap()
    await page.getByLabel('备注').fill('周三收')
    await page.reload()
    await expect(page.getByText('接着上次没保存的内容')).toBeVisible()
    await expect(page.getByLabel('班级名')).toHaveValue(CLASS)
    await expect(page.getByLabel('备注')).toHaveValue('周三收')
    await tap(page, '创建班级')
    await expect(page.getByRole('heading', { name: '班级建好了' })).toBeVisible()
    await page.goto('teacher/classes/add')
    await expect(page.getByLabel('班级名')).toHaveValue('')

    for (const [item, label, value] of [
      ['添加助教', '助教名称', '沈知白'],
      ['转让班级', '教师账号', GRADE10_TEACHER.phone],
    ] as const) {
      await openMenu(page, item, CLASS)
      await page.getByLabel(label).fill(value)
      await page.reload()
      await expect(page.getByLabel(label)).toHaveValue(value)
      await tap(page, '不要了')
      await page.getByRole('dialog').getByRole('button', { name: '清掉', exact: true }).tap()
      await expect(page.getByLabel(label)).toHaveValue('')
    }

    // A memo is begun in the one window; in the other the class goes up a grade meanwhile.
    await openMenu(page, '修改班级', CLASS)
    await page.getByLabel('备注').fill('周五收')
    const other = await context.newPage()
    await openMenu(other, '升年级', CLASS)
    await other.getByRole('dialog', { name: '升年级' }).getByText('升到六年级').tap()
    await expect(other.getByText('六（7）班已升到六年级')).toBeVisible()
    await tap(page, '保存')
    const told = page.getByRole('dialog', { name: /^这个班级刚才在别处改过了/ })
    await told.getByRole('button', { name: '返回' }).tap()
    await expect(page.getByLabel('班级名')).toHaveValue('六（7）班')
    await expect(page.getByLabel('备注')).toHaveValue('周五收')
    await tap(page, '保存')
    await expect(page.getByRole('heading', { name: '六（7）班' })).toBeVisible()
    const classes = await callsOf(baseURL, TEACHER).get<
      { name: string; gradeId: number; memo: string }[]
    >('teacher/api/class/list')
    expect(classes.find(({ name }) => name === '六（7）班')).toMatchObject({
      gradeId: 6,
      memo: '周五收',
    })
  },
)
