/** Getting in by the promotion, by a book's code, with a forgotten password, out of the native app; a newcomer is shown around (spec 1 §2.1, §2.4–2.8, §4, §5, §8; decisions 9, 24). */
import type { Page } from '@playwright/test'
import { issue } from './operator.ts'
import { openPhone, PASSWORD, PUPILS, signIn, TEACHER, takeCode } from './people.ts'
import { call, ticketOf } from './preparedClass.ts'
import { expect, story, takePicture } from './story.ts'
import { openProfile, read, registerByPromotion, tap } from './taps.ts'

const PROMOTED = '10000000111'
const FORGETFUL = '10000000112'
const READER = '10000000113'
const NEW_PASSWORD = 'another-lesson'

async function signInWith(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('checkbox').check()
  await tap(page, '登录')
}

story(
  'spec 1 §2.1, §2.4: / with c=002 leads to the promotion; its card is there after signing in, and the name is the phone',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('?c=002')
    await expect(page).toHaveURL(/\/h5\/svip\?c=002/)
    await expect(page.getByRole('heading', { name: '恭喜您，获得 AI 作文批改服务' })).toBeVisible()
    await expect(page.getByText('15 次批改')).toBeVisible()
    for (const [fill, missing] of [
      [() => Promise.resolve(), '请输入手机号'],
      [() => page.getByLabel('手机号').fill('1380000'), '请输入正确格式的手机号'],
      [() => page.getByLabel('手机号').fill(PROMOTED), '请输入短信验证码'],
      [() => takeCode(page), '请输入密码'],
      [
        () => page.getByRole('textbox', { name: '密码' }).fill(PASSWORD),
        '请阅读并同意用户协议和隐私政策',
      ],
    ] as const) {
      await fill()
      await tap(page, '注册并领取')
      await read(page, missing)
    }
    await page.getByRole('checkbox').check()
    await takePicture(page, 'promotion')
    await tap(page, '注册并领取')
    await expect(page.getByText('注册成功，请重新登录')).toBeVisible()
    await expect(page).toHaveURL(/\/h5\/login\?c=002/)
    await expect(page.getByLabel('账号')).toHaveValue(PROMOTED)
    await signInWith(page, PASSWORD)
    await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()

    // Spec 1 §2.9, §4: the first sign-in is shown the practice tab, until the tour is stopped.
    const tour = page.getByRole('dialog', { name: '想写就写' })
    await expect(tour).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tour).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('isNew'))).toBe('0')
    await page.reload()
    await expect(page.getByText('还没有加入班级')).toBeVisible()
    await expect(tour).toBeHidden()

    await openProfile(page)
    await expect(page.getByRole('link', { name: new RegExp(`^${PROMOTED}`) })).toBeVisible()
    await expect(page.getByText(/批改卡/).first()).toBeVisible()
    await expect(page.getByText(/还剩 25 次/)).toBeVisible()
  },
)

story(
  'spec 3 §2: a new teacher is shown the free practice, and the tour leads there',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('svip?roleType=1')
    await page.getByLabel('手机号').fill('10000000114')
    await takeCode(page)
    await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await tap(page, '注册并领取')
    await expect(page).toHaveURL(/\/h5\/login/)
    await signInWith(page, PASSWORD)
    await expect(page.getByRole('dialog', { name: '先自己试一篇' })).toBeVisible()
    await takePicture(page, 'tour-teacher')
    await tap(page, '去看看')
    await expect(page).toHaveURL(/\/h5\/teacher\/practice/)
    await page.goBack()
    await expect(page).toHaveURL(/\/h5\/tasks/)
  },
)

story(
  'spec 1 §2.5, §4, §5: a forgotten password in two steps, with a way back; a wrong code is told with the password',
  async ({ browser, baseURL }) => {
    const page = await registerByPromotion(browser, baseURL, FORGETFUL)
    await page.getByRole('link', { name: '忘记密码' }).tap()
    await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible()
    await tap(page, '下一步')
    await read(page, '请输入手机号')
    await page.getByLabel('手机号').fill('138')
    await tap(page, '下一步')
    await read(page, '请输入正确格式的手机号')
    await page.getByLabel('手机号').fill(FORGETFUL)
    await tap(page, '下一步')
    await read(page, '请输入短信验证码')
    // Registration's code went out a moment ago: one a minute and phone (decisions 6). The button is free again at once (spec 1 §4).
    await page.getByRole('button', { name: '获取验证码' }).tap()
    await read(page, '验证码发送太频繁，请一分钟后再试')
    await page.getByLabel('验证码', { exact: true }).fill('12ab3456')
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('123456')
    await tap(page, '下一步')
    await expect(page.getByRole('textbox', { name: '新密码' })).toBeVisible()
    // 返回上一步, and the phone's own Back, lead to the first step, where everything still stands.
    await tap(page, '返回上一步')
    await expect(page.getByLabel('手机号')).toHaveValue(FORGETFUL)
    await tap(page, '下一步')
    await page.goBack()
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('123456')
    await tap(page, '下一步')
    await tap(page, '完成')
    await read(page, '请输入密码')
    await page.getByRole('textbox', { name: '新密码' }).fill(NEW_PASSWORD)
    await tap(page, '完成')
    await read(page, '请填入确认密码')
    await page.getByRole('textbox', { name: '确认密码' }).fill('another')
    await tap(page, '完成')
    await read(page, '两次密码不一致')
    await page.getByRole('textbox', { name: '确认密码' }).fill(NEW_PASSWORD)
    await takePicture(page, 'forget-second-step')
    await tap(page, '完成')
    await read(page, '验证码不正确或已过期，请重新获取')
    await expect(page.getByLabel('手机号')).toHaveValue(FORGETFUL)
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('')
  },
)

story(
  'spec 1 §4: after the new password the ticket is gone, here and on the other phone, and only the new one signs in',
  async ({ browser, baseURL }) => {
    const other = await openPhone(browser, baseURL)
    await signIn(other, PUPILS.jiangWanzhou)
    const page = await openPhone(browser, baseURL)
    await page.goto('forget?roleType=0')
    await page.getByLabel('手机号').fill(PUPILS.jiangWanzhou.phone)
    await takeCode(page)
    await tap(page, '下一步')
    await page.getByRole('textbox', { name: '新密码' }).fill(PASSWORD)
    await page.getByRole('textbox', { name: '确认密码' }).fill(PASSWORD)
    await tap(page, '完成')
    await expect(page.getByText(/修改成功/)).toBeVisible()
    await expect(page).toHaveURL(/\/h5\/login/)
    await expect(page.getByLabel('账号')).toHaveValue(PUPILS.jiangWanzhou.phone)
    await other.getByRole('tab', { name: '已提交' }).tap()
    await expect(other.getByText(/登录已失效/)).toBeVisible()
    await expect(other).toHaveURL(/\/h5\/login/)
    await signInWith(page, PASSWORD)
    await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
  },
)

story(
  'spec 1 §2.6, §8: a book’s code binds to an account that is there; bound, unknown and missing codes lead to sign-in',
  async ({ browser, baseURL, product }) => {
    const [[bookCode = ''] = []] = await issue(product, 'entitlements', {
      count: '1',
      days: '30',
      batch: '故事',
    })
    const owner = await openPhone(browser, baseURL)
    await owner.goto(`rqCode?bookCode=${bookCode}&c=book`)
    await expect(owner.getByRole('heading', { name: '权益绑定' })).toBeVisible()
    await expect(owner.getByText(/不会自动注册账号/)).toBeVisible()
    for (const [fill, missing] of [
      [() => Promise.resolve(), '请输入手机号'],
      [() => owner.getByLabel('手机号').fill('1380000'), '请输入正确格式的手机号'],
      [() => owner.getByLabel('手机号').fill(PUPILS.zhouXingzhi.phone), '请输入短信验证码'],
      [() => takeCode(owner), '请阅读并同意用户协议和隐私政策'],
    ] as const) {
      await fill()
      await tap(owner, '绑定')
      await read(owner, missing)
    }
    await owner.getByRole('checkbox').check()
    await takePicture(owner, 'entitlement')
    await tap(owner, '绑定')
    await expect(owner.getByText('绑定成功，批改权益已到账')).toBeVisible()
    await expect(owner).toHaveURL(/\/h5\/tasks/)
    await owner.goto('user')
    await expect(owner.getByText(/本期还可批改 40 篇/)).toBeVisible()

    const late = await openPhone(browser, baseURL)
    await late.goto(`rqCode?bookCode=${bookCode}`)
    await read(late, '权益码已被绑定')
    await expect(late).toHaveURL(/\/h5\/login/)
    await late.goto('rqCode?bookCode=NO-SUCH-CODE')
    await read(late, '没有找到这个权益码')
    await expect(late).toHaveURL(/\/h5\/login/)
    await late.goto('rqCode')
    await expect(late).toHaveURL(/\/h5\/login/)
  },
)

story(
  'spec 1 §2.6: nobody is registered by a book’s code',
  async ({ browser, baseURL, product }) => {
    const [[bookCode = ''] = []] = await issue(product, 'entitlements', {
      count: '1',
      days: '30',
      batch: '故事',
    })
    const page = await openPhone(browser, baseURL)
    await page.goto(`rqCode?bookCode=${bookCode}&c=book`)
    await page.getByLabel('手机号').fill(READER)
    await takeCode(page)
    await page.getByRole('checkbox').check()
    await tap(page, '绑定')
    await read(page, '不会自动注册账号')
    await expect(page).toHaveURL(/\/h5\/login\?c=book/)
  },
)

story(
  'spec 1 §2.8: the browser’s identity and what the server sees of it',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('test')
    await expect(
      page.getByText(await page.evaluate(() => navigator.userAgent)).first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: '服务器看到的' })).toBeVisible()
    await expect(page.getByText('127.0.0.1')).toBeVisible()
  },
)

story(
  'spec 1 §2.1, decisions 24: in the native app the session comes from it, and every change goes back to it',
  async ({ browser, baseURL }) => {
    if (baseURL === undefined) throw new Error('a story has a product')
    const kept = JSON.stringify({ ...(await ticketOf(baseURL, PUPILS.linXiaoman)), roleType: 0 })
    const context = await browser.newContext({
      baseURL,
      userAgent:
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 ZhupiApp/2.3.1 (android)',
    })
    await context.addInitScript((session) => {
      const own = sessionStorage.getItem('native')
      Object.assign(window, {
        ZhupiBridge: {
          readSession: () => own ?? session,
          keepSession: (text: string) => sessionStorage.setItem('native', text),
        },
      })
    }, kept)
    const page = await context.newPage()
    await page.goto('login')
    await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('device'))).toBe('android')
    await openProfile(page)
    await expect(page.getByText('林小满')).toBeVisible()
    await tap(page, '退出登录')
    await tap(page, '退出')
    await expect(page).toHaveURL(/\/h5\/login/)
    expect(await page.evaluate(() => sessionStorage.getItem('native'))).toBe('')
    await page.goto('tasks')
    await expect(page).toHaveURL(/\/h5\/login/)
    const answer = await call(baseURL, 'GET', 'student/api/account/userinfo', {}, JSON.parse(kept))
    expect(answer.code).toBe(3004)
  },
)

story(
  'decisions 9: /user without a ticket is the signed-out profile to a teacher, and sign-in to everybody else',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('user')
    await expect(page).toHaveURL(/\/h5\/login/)
    await page.getByRole('radio', { name: TEACHER.role }).tap()
    await page.goto('')
    await expect(page).toHaveURL(/\/h5\/user/)
    await expect(page.getByText('还没有登录')).toBeVisible()
    await tap(page, '登录')
    await expect(page.getByRole('radio', { name: TEACHER.role })).toBeChecked()
  },
)
