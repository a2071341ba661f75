/** What pupil and teacher find under 我的: profile, password, feedback, about. */
import type { Page } from '@playwright/test'
import { PUPILS, TEACHER } from './people.ts'
import { openAs } from './session.ts'
import { expect, story } from './story.ts'
import { readAlert, tap } from './taps.ts'

const CONSENT = /\/account\/consent\.mvc/

/** As if the operator had named a service outside since the guardian agreed. */
async function renewConsentWording(page: Page): Promise<void> {
  const outsideServices = [{ sense: 'picture', name: '识图公司（vision.example.com）' }]
  const renewed = { state: 'given', isCurrent: false, mayLeave: false, version: '2026-03-abcdef01' }
  await page.route(CONSENT, async (route) => {
    const response = await route.fetch()
    const { entity, ...envelope } = await response.json()
    const json = { ...envelope, entity: { ...entity, ...renewed, outsideServices } }
    await route.fulfill({ response, json })
  })
}

story(
  'a pupil’s account: a new wording for the guardian, which may wait; another nickname, the way to another password, feedback',
  {
    tag: [
      '@student:/user',
      '@student:/user/settings',
      '@student:/user/updatepwd',
      '@student:/user/opinion',
    ],
  },
  async ({ page }) => {
    await renewConsentWording(page)
    await openAs(page, PUPILS.xuTingyu, 'tasks')
    const renewed = page.getByRole('dialog').filter({ hasText: '同意书有更新' })
    await renewed.getByRole('button', { name: '以后再说' }).tap()
    await expect(renewed).toHaveCount(0)
    // Asked once: nothing lies over the screen any more.
    const asked = page.waitForResponse(CONSENT)
    await page.reload()
    await asked
    await page.getByRole('link', { name: /^我的/ }).tap()
    await page.getByRole('link', { name: '账号设置', exact: true }).tap()
    // In the settings the guardian may agree to correction alone.
    await tap(page, /^监护人同意/)
    await expect(page.getByRole('checkbox', { name: /也同意把照片送到/ })).not.toBeChecked()
    await tap(page, '关闭')
    await page.getByLabel('昵称').fill('满天星')
    await tap(page, '保存')
    await expect(page.getByText('修改成功')).toBeVisible()
    await page.getByRole('link', { name: '修改密码' }).tap()
    await expect(page.getByLabel('手机号')).toHaveValue(PUPILS.xuTingyu.phone)
    await tap(page, '下一步')
    await readAlert(page, '请填入获取的短信码')
    await tap(page, '返回')
    await expect(page.getByLabel('昵称')).toHaveValue('满天星')
    await tap(page, '返回')
    await page.getByRole('link', { name: /意见反馈/ }).tap()
    await page.getByLabel('问题及意见').fill('稿纸的格子可以再大一点')
    await tap(page, '提交')
    await expect(page.getByText('提交成功')).toBeVisible()
    await expect(page).toHaveURL(/\/h5\/user$/)
  },
)

story(
  'a teacher’s settings show school and job number; the way to another password, about, feedback',
  {
    tag: [
      '@teacher:/user',
      '@teacher:/user/settings',
      '@teacher:/user/password',
      '@teacher:/about',
      '@teacher:/user/opinion',
    ],
  },
  async ({ page }) => {
    await openAs(page, TEACHER, 'user')
    await page.getByRole('link', { name: '账号设置', exact: true }).tap()
    await expect(page.getByText('工号')).toBeVisible()
    await expect(page.getByText(/知行小学/)).toBeVisible()
    await expect(page.getByText(/^(已|未)核实$/)).toBeVisible()
    await expect(page.getByRole('button', { name: /注销账号/ })).toBeVisible()
    await page.getByRole('link', { name: '修改密码' }).tap()
    await expect(page).toHaveURL(/\/h5\/user\/password/)
    await tap(page, '下一步')
    await readAlert(page, '请填入获取的短信码')
    await page.getByLabel('验证码', { exact: true }).fill('000000')
    await tap(page, '下一步')
    await readAlert(page, /验证码/)
    await expect(page.getByRole('button', { name: '完成', exact: true })).toHaveCount(0)
    await page.goto('user')
    await page.getByRole('link', { name: '关于朱批' }).tap()
    await expect(page.getByText('版本 1.0.1')).toBeVisible()
    await expect(page.getByText('公众号')).toHaveCount(2)
    await page.goto('user')
    await page.getByRole('link', { name: /意见反馈/ }).tap()
    await tap(page, '提交')
    await readAlert(page, '请填入问题及意见')
  },
)
