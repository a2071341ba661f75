/**
 * Getting in by the promotion, by a book's code, with a forgotten password, out of the native app:
 * all that can be missing.
 */
import type { Page } from '@playwright/test'
import { call } from './http.ts'
import { issue } from './operator.ts'
import { openPhone, PASSWORD, PUPILS, takeCode } from './people.ts'
import { ticketOf } from './session.ts'
import { expect, story } from './story.ts'
import {
  askTwiceForCode,
  openProfile,
  openUnbegunEssay,
  readAlert,
  registerByPromotion,
  signInWith,
  tap,
} from './taps.ts'

const PROMOTED = '10000000111'
const FORGETFUL = '10000000112'
const NEW_PASSWORD = 'another-lesson'
const NATIVE_APP = [
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  'ZhupiApp/2.3.1 (android)',
].join(' ')

story(
  '/ with c=002 leads to the promotion; its card is there after signing in, and the name is the phone',
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
      await readAlert(page, missing)
    }
    await page.getByRole('checkbox').check()
    await tap(page, '注册并领取')
    await expect(page.getByText('注册成功，请重新登录')).toBeVisible()
    await expect(page).toHaveURL(/\/h5\/login\?c=002/)
    await expect(page.getByLabel('账号')).toHaveValue(PROMOTED)
    await signInWith(page, PASSWORD)
    await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()

    // The first sign-in is shown the practice tab, until the tour is stopped.
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
  'a forgotten password in two steps, with a way back; a wrong code is told at the first',
  async ({ browser, baseURL }) => {
    const page = await registerByPromotion(browser, baseURL, FORGETFUL)
    await page.getByRole('link', { name: '忘记密码' }).tap()
    await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible()
    await tap(page, '下一步')
    await readAlert(page, '请输入手机号')
    await page.getByLabel('手机号').fill('138')
    await tap(page, '下一步')
    await readAlert(page, '请输入正确格式的手机号')
    await page.getByLabel('手机号').fill(FORGETFUL)
    await tap(page, '下一步')
    await readAlert(page, '请输入短信验证码')
    // Refused, the button is free again at once.
    await askTwiceForCode(page)
    await page.getByRole('button', { name: '获取验证码' }).tap()
    await readAlert(page, '验证码发送太频繁，请一分钟后再试')
    await page.getByLabel('验证码', { exact: true }).fill('12ab3456')
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('123456')
    await tap(page, '下一步')
    await readAlert(page, '验证码不正确或已过期，请重新获取')
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('手机号')).toHaveValue(FORGETFUL)
    // A code that was right then and runs out while the password is thought up.
    await page.route('**/checkResetCode.mvc', (route) =>
      route.fulfill({ json: { code: 200, success: true, msg: '', entity: null } }),
    )
    await page.getByLabel('验证码', { exact: true }).fill('123456')
    await tap(page, '下一步')
    await expect(page.getByRole('textbox', { name: '新密码' })).toBeVisible()
    // 返回上一步, and the phone's own Back, lead to the first step, where everything still stands.
    await tap(page, '返回上一步')
    await expect(page.getByLabel('手机号')).toHaveValue(FORGETFUL)
    await tap(page, '下一步')
    // The code is asked about first: until then Back would leave the screen.
    await expect(page.getByRole('textbox', { name: '新密码' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('123456')
    await tap(page, '下一步')
    await tap(page, '完成')
    await readAlert(page, '请输入密码')
    await page.getByRole('textbox', { name: '新密码' }).fill(NEW_PASSWORD)
    await tap(page, '完成')
    await readAlert(page, '请填入确认密码')
    await page.getByRole('textbox', { name: '确认密码' }).fill('another')
    await tap(page, '完成')
    await readAlert(page, '两次密码不一致')
    await page.getByRole('textbox', { name: '确认密码' }).fill(NEW_PASSWORD)
    await tap(page, '完成')
    await readAlert(page, '验证码不正确或已过期，请重新获取')
    await expect(page.getByLabel('手机号')).toHaveValue(FORGETFUL)
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('')
  },
)

story(
  'a book’s code binds to an account that is there; bound, unknown and missing codes lead to sign-in',
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
      await readAlert(owner, missing)
    }
    await owner.getByRole('checkbox').check()
    await tap(owner, '绑定')
    await expect(owner.getByText('绑定成功，批改权益已到账')).toBeVisible()
    await expect(owner).toHaveURL(/\/h5\/tasks/)
    await owner.goto('user')
    await expect(owner.getByText(/本期还可批改 40 篇/)).toBeVisible()

    const late = await openPhone(browser, baseURL)
    await late.goto(`rqCode?bookCode=${bookCode}`)
    await readAlert(late, '权益码已被绑定')
    await expect(late).toHaveURL(/\/h5\/login/)
    await late.goto('rqCode?bookCode=NO-SUCH-CODE')
    await readAlert(late, '没有找到这个权益码')
    await expect(late).toHaveURL(/\/h5\/login/)
    await late.goto('rqCode')
    await expect(late).toHaveURL(/\/h5\/login/)
  },
)

story(
  'in the native app the session comes from it, and every change goes back to it',
  async ({ browser, baseURL }) => {
    if (baseURL === undefined) throw new Error('a story has a product')
    const stored = JSON.stringify({ ...(await ticketOf(baseURL, PUPILS.linXiaoman)), roleType: 0 })
    const context = await browser.newContext({
      baseURL,
      userAgent: NATIVE_APP,
    })
    await context.addInitScript((session) => {
      const own = sessionStorage.getItem('native')
      Object.assign(window, {
        ZhupiBridge: {
          readSession: () => own ?? session,
          keepSession: (text: string) => sessionStorage.setItem('native', text),
        },
      })
    }, stored)
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
    const answer = await call(
      baseURL,
      'GET',
      'student/api/account/userinfo',
      {},
      JSON.parse(stored),
    )
    expect(answer.code).toBe(3004)
  },
)

story(
  'signing out leaves no text on a shared device, also while the profile is not there',
  async ({ baseURL, browser }) => {
    const page = await openPhone(browser, baseURL)
    await openUnbegunEssay(page)
    await page.getByLabel('作文正文').fill('这一段服务器有，平板上不该留下。')
    await page.goto('tasks')
    expect(await countOfflineCopies(page)).toBe(1)
    await page.route('**/account/userinfo.mvc*', (route) => route.abort())
    await page.goto('user')
    await tap(page, '退出登录')
    await tap(page, '退出')
    await expect(page).toHaveURL(/\/h5\/login/)
    expect(await countOfflineCopies(page)).toBe(0)
  },
)

function countOfflineCopies(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('zhupi-desks')
        opening.addEventListener('error', () => reject(new Error('no offline copies')))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('desks').objectStore('desks').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )
}
