/** What pupil and teacher find under 我的: profile, password, feedback, about. */
import { PUPILS, TEACHER } from './people.ts'
import { openAs } from './session.ts'
import { expect, story } from './story.ts'
import { readAlert, tap } from './taps.ts'

story(
  'a pupil’s account: another nickname, the way to another password, feedback',
  {
    tag: [
      '@student:/user',
      '@student:/user/settings',
      '@student:/user/updatepwd',
      '@student:/user/opinion',
    ],
  },
  async ({ page }) => {
    await openAs(page, PUPILS.xuTingyu, 'user')
    await page.getByRole('link', { name: '账号设置', exact: true }).tap()
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
    await tap(page, '完成')
    await readAlert(page, '请填入密码')
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
