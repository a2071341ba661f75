/** One's own account: profile, phone, password, card, guardian, feedback, data, and leaving. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { call } from './http.ts'
import { issue } from './operator.ts'
import { openPhone, PASSWORD, signIn, takeCode, TEACHER } from './people.ts'
import { ticketOf } from './session.ts'
import { expect, story } from './story.ts'
import { openProfile, readAlert, registerByPromotion, tap } from './taps.ts'

const pupil = (phone: string) => ({ phone, role: '学生' }) as const
const CLASS_CODE = 'ZP5A22'

story('a pupil’s picture, name and nickname', async ({ browser, baseURL }) => {
  const page = await openPhone(browser, baseURL)
  await signIn(page, pupil('10000000018'))
  const picture = await page.screenshot()
  await openProfile(page)
  await page
    .getByRole('link', { name: /账号设置/ })
    .last()
    .tap()
  await expect(page.getByRole('button', { name: '保存' })).toBeDisabled()
  await page.getByLabel('姓名').fill(' ')
  await tap(page, '保存')
  await readAlert(page, '请输入姓名')
  await page.getByLabel('姓名').fill('小满<b>')
  await tap(page, '保存')
  await readAlert(page, '请不要使用特殊字符')
  await page.getByLabel('姓名').fill('苏沐阳')
  await page.getByLabel('昵称').fill('满天星')
  await tap(page, '保存')
  await expect(page.getByText('修改成功')).toBeVisible()

  await page
    .getByLabel('更换头像')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('dialog', { name: '裁剪头像' })).toBeVisible()
  await page.getByLabel('缩放').fill('2')
  await tap(page, '使用')
  await expect.poll(() => widthOfPicture(page)).toBe(256)
  await page.getByLabel('更换头像').setInputFiles({
    name: 'words.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  })
  await readAlert(page, '头像图片格式不正确，请换一张')

  await page.getByRole('button', { name: '返回' }).tap()
  await expect(page.getByText('苏沐阳')).toBeVisible()
  await expect.poll(() => widthOfPicture(page)).toBe(256)
})

story('another phone needs its code, and then signs in', async ({ browser, baseURL }) => {
  const page = await openPhone(browser, baseURL)
  await signIn(page, pupil('10000000019'))
  await page.goto('user/settings')
  await page.getByLabel('手机号').fill('1000000012123')
  await expect(page.getByLabel('手机号')).toHaveValue('10000000121')
  await tap(page, '保存')
  await readAlert(page, '请输入短信验证码')
  await page.getByLabel('手机号').fill('')
  await tap(page, '获取验证码')
  await expect(page.getByText('请输入手机号')).toBeVisible()
  await page.getByLabel('手机号').fill('10000000121')
  await takeCode(page)
  await tap(page, '保存')
  // What was typed waits for the proof, which the password gives.
  const proof = page.getByRole('dialog', { name: '验证身份' })
  await proof.getByRole('textbox', { name: '登录密码' }).fill('not this one')
  await proof.getByRole('button', { name: '确认', exact: true }).tap()
  await readAlert(page, '密码不正确')
  await proof.getByRole('textbox', { name: '登录密码' }).fill(PASSWORD)
  await proof.getByRole('button', { name: '确认', exact: true }).tap()
  await expect(page.getByText('修改成功')).toBeVisible()
  await expect(page.getByLabel('验证码', { exact: true })).toBeHidden()
  const elsewhere = await openPhone(browser, baseURL)
  await signIn(elsewhere, pupil('10000000121'))
})

story(
  'a pupil changes the password in two steps, each fault in its order',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    const phone = '10000000020'
    await signIn(page, pupil(phone))
    await page.goto('user/settings')
    await page.getByRole('link', { name: '修改密码' }).tap()
    await expect(page).toHaveURL(/\/h5\/user\/updatepwd/)
    // The settings have a phone too.
    await expect(page.getByRole('list', { name: '步骤' })).toBeVisible()
    await expect(page.getByLabel('手机号')).toHaveValue(phone)
    await page.getByLabel('手机号').fill('')
    await tap(page, '下一步')
    await readAlert(page, '请填入手机号')
    await page.getByLabel('手机号').fill('123')
    await tap(page, '下一步')
    await readAlert(page, '请填入正确格式的手机号')
    await page.getByLabel('手机号').fill(phone)
    await tap(page, '下一步')
    await readAlert(page, '请填入获取的短信码')
    await takeCode(page)
    await tap(page, '下一步')
    await tap(page, '完成')
    await readAlert(page, '请填入密码')
    await page.getByRole('textbox', { name: '新密码' }).fill('new-and-longer')
    await tap(page, '完成')
    await readAlert(page, '请填入确认密码')
    await page.getByRole('textbox', { name: '确认密码' }).fill('new-and-shorter')
    await tap(page, '完成')
    await readAlert(page, '两次密码不一致')
    await page.getByRole('textbox', { name: '确认密码' }).fill('new-and-longer')
    await tap(page, '完成')
    await expect(page.getByText(/修改成功/)).toBeVisible()
    await expect(page).toHaveURL(/\/h5\/login/)
    await page.getByRole('textbox', { name: '账号' }).fill(phone)
    await page.getByRole('checkbox').check()
    await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
    await tap(page, '登录')
    await readAlert(page, '账号或密码不正确')
    await page.getByRole('textbox', { name: '密码' }).fill('new-and-longer')
    await tap(page, '登录')
    await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
  },
)

story(
  'the card popup, its message for success and failure',
  async ({ browser, baseURL, product }) => {
    const [[cardNo = '', cardPwd = ''] = []] = await issue(product, 'cards', {
      count: '1',
      days: '30',
      uses: '20',
      'valid-until': '2099-12-31',
      batch: '故事',
    })
    const page = await openPhone(browser, baseURL)
    await signIn(page, pupil('10000000021'))
    await page.goto('user/settings')
    await page.getByRole('button', { name: /绑定批改卡/ }).tap()
    await tap(page, '绑定')
    await readAlert(page, '请输入卡号')
    await page.getByLabel('卡号').fill(cardNo)
    await tap(page, '绑定')
    await readAlert(page, '请输入卡密码')
    await page.getByLabel('卡密码').fill('12345678')
    await tap(page, '绑定')
    await readAlert(page, '卡号或卡密码不正确')
    await page.getByLabel('卡密码').fill(cardPwd)
    await tap(page, '绑定')
    await readAlert(page, /成功/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(page.getByText(/还剩 30 次/)).toBeVisible()
  },
)

story(
  'a first class of grade 5 asks the guardian; a no is stored and stops it, a yes lets it go on',
  async ({ browser, baseURL }) => {
    const page = await registerByPromotion(browser, baseURL, '10000000122')
    await page.goto('login')
    await signIn(page, pupil('10000000122'))
    await page.goto('user/classes')
    await page.getByLabel('班级码').fill(CLASS_CODE)
    await tap(page, '加入')
    const sheet = page.getByRole('dialog', { name: '请监护人确认' })
    for (const words of ['《用户协议》', '《隐私政策》']) {
      const box = await sheet.getByRole('link', { name: words }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    await expect(sheet).toBeVisible()
    await expect(sheet.getByText(/我们会处理孩子的这些信息/)).toBeVisible()
    await tap(page, '不同意')
    await readAlert(page, '监护人没有同意，暂时不能加入班级')
    await expect(page.getByText('还没有加入班级')).toBeVisible()
    await page.goto('user/settings')
    await expect(page.getByRole('button', { name: /监护人同意 未同意/ })).toBeVisible()

    await page.goto('user/classes')
    await page.getByLabel('班级码').fill(CLASS_CODE)
    await tap(page, '加入')
    await tap(page, '请监护人再看看')
    await expect(sheet).toBeVisible()
    await tap(page, '同意')
    await readAlert(page, '请输入监护人手机号')
    await page.getByLabel('监护人手机号').fill('1390000')
    await tap(page, '同意')
    await readAlert(page, '请输入正确格式的手机号')
    await page.getByLabel('监护人手机号').fill('13900000001')
    await tap(page, '同意')
    await readAlert(page, '请输入短信验证码')
    await takeCode(page)
    await tap(page, '同意')
    await readAlert(page, '请阅读并同意用户协议和隐私政策')
    await sheet.getByRole('checkbox').check()
    await tap(page, '同意')
    await expect(page.getByText(/已加入五（2）班/)).toBeVisible()
    await expect(page.getByRole('heading', { name: '五（2）班' })).toBeVisible()
    await page.goto('user/settings')
    await expect(page.getByRole('button', { name: /监护人同意 已同意/ })).toBeVisible()
  },
)

story(
  'feedback asks for words and a phone, offers a week of VIP, and leads back to the profile',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await signIn(page, pupil('10000000022'))
    await openProfile(page)
    await page.getByRole('link', { name: /意见反馈/ }).tap()
    await expect(page.getByText(/一周会员/)).toBeVisible()
    await tap(page, '提交')
    await readAlert(page, '请填入问题及意见')
    await page.getByLabel('问题及意见').fill('稿纸的格子可以再大一点')
    await page.getByLabel('手机号').fill('')
    await tap(page, '提交')
    await readAlert(page, '手机号不能为空！')
    await page.getByLabel('手机号').fill('1380')
    await tap(page, '提交')
    await readAlert(page, '请填入正确格式的手机号')
    await page.getByLabel('手机号').fill('13800138000')
    await tap(page, '提交')
    await expect(page.getByText('提交成功')).toBeVisible()
    await expect(page).toHaveURL(/\/h5\/user$/)
  },
)

story(
  'one’s own data comes as a zip; then the account is removed, and is in no list any more',
  async ({ browser, baseURL }) => {
    if (baseURL === undefined) throw new Error('a story has a product')
    const leaver = pupil('10000000023')
    const page = await openPhone(browser, baseURL)
    await signIn(page, leaver)
    await page.goto('user/settings')
    const name = await page.getByLabel('姓名').inputValue()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /导出我的数据/ }).tap(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    const zip = await readFile(await download.path())
    expect(zip.subarray(0, 2).toString()).toBe('PK')
    // A zip names what is in it in plain text.
    expect(zip.includes('index.html')).toBe(true)

    const inClass = async () =>
      (
        await call<{ students: { name: string }[] }>(
          baseURL,
          'GET',
          'teacher/api/class/students',
          { code: CLASS_CODE },
          await ticketOf(baseURL, TEACHER),
        )
      ).entity.students.some((student) => student.name === name)
    expect(await inClass()).toBe(true)
    await page.getByRole('button', { name: /注销账号/ }).tap()
    const question = page.getByRole('dialog').filter({ hasText: '注销后不可找回，是否注销？' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: '取消' }).tap()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: /注销账号/ }).tap()
    await question.getByRole('button', { name: '注销', exact: true }).tap()
    const proof = page.getByRole('dialog', { name: '验证身份' })
    await proof.getByRole('button', { name: '改用短信验证码' }).tap()
    await takeCode(page)
    await proof.getByRole('button', { name: '确认', exact: true }).tap()
    await expect(page.getByText('账号已注销')).toBeVisible()
    await expect(page).toHaveURL(/\/h5\/login/)
    expect(
      await page.evaluate(() => [localStorage.getItem('ticket'), localStorage.getItem('roleType')]),
    ).toEqual([null, null])
    expect(await inClass()).toBe(false)
    await page.getByRole('textbox', { name: '账号' }).fill(leaver.phone)
    await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await tap(page, '登录')
    await readAlert(page, '账号或密码不正确')
  },
)

/** The person's picture is the only image of the screen, and only decoration: no role, no name. */
const widthOfPicture = (page: Page) =>
  page
    .locator('main img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
