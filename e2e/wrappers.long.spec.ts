/** What the product asks of whatever it runs in: the native app, a mini-program, WeChat's browser. */
import type { Browser, Page } from '@playwright/test'
import { buyAsPupil, openVip } from './payTaps.ts'
import { PASSWORD, PUPILS } from './people.ts'
import { openAs, ticketOf } from './session.ts'
import { expect, story } from './story.ts'
import { copiedText, registerByPromotion, tap } from './taps.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'
const IN_APP = `${PHONE} ZhupiApp/3.0.0 (android)`
const IN_WECHAT = `${PHONE} MicroMessenger/8.0.49`
const REPORT = 'tasks/correction/1/1'
const LINK = /\/h5\/shareRep\/[\w-]{43}$/

/** Each act of the wrapper is noted, over reloads too. */
async function notedActs(page: Page): Promise<[string, Record<string, unknown>][]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('acts') ?? '[]'))
}

async function openWrapped(
  browser: Browser,
  baseURL: string | undefined,
  userAgent: string,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    userAgent,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  return context.newPage()
}

async function standInForApp(page: Page, session = ''): Promise<void> {
  await page.addInitScript((given) => {
    const note = (name: string, act: string) => {
      const acts: unknown[] = JSON.parse(sessionStorage.getItem('acts') ?? '[]')
      sessionStorage.setItem('acts', JSON.stringify([...acts, [name, JSON.parse(act)]]))
    }
    Object.assign(window, {
      ZhupiBridge: {
        readSession: () => sessionStorage.getItem('native') ?? given,
        keepSession: (text: string) => sessionStorage.setItem('native', text),
        share: (content: string) => note('share', content),
        pay: (purchase: string) => note('pay', purchase),
        accountRemoved: () => note('accountRemoved', '{}'),
      },
    })
  }, session)
}

async function standInForWechat(page: Page, environment: string | undefined): Promise<void> {
  await page.addInitScript((inside) => {
    Object.assign(window, {
      __wxjs_environment: inside,
      WeixinJSBridge: {
        invoke: (name: string, request: object, answer: (said: { err_msg: string }) => void) => {
          const acts: unknown[] = JSON.parse(sessionStorage.getItem('acts') ?? '[]')
          sessionStorage.setItem('acts', JSON.stringify([...acts, [name, request]]))
          answer({ err_msg: `${name}:ok` })
        },
      },
    })
  }, environment)
}

async function shareReport(page: Page): Promise<void> {
  await page.goto(REPORT)
  await tap(page, '分享')
  await tap(page, '生成链接并分享')
  await expect(page.locator('.share-sheet-link code')).toHaveText(LINK)
}

/** A report has three living links at most. */
async function stopSharing(page: Page): Promise<void> {
  const stop = page.getByRole('button', { name: /^停止分享/ })
  await expect(stop).toHaveCount(1)
  await stop.tap()
  await expect(stop).toHaveCount(0)
}

story(
  'sharing, paying and leaving inside the native app are the app’s',
  async ({ browser, baseURL }) => {
    const page = await openWrapped(browser, baseURL, IN_APP)
    if (baseURL === undefined) throw new Error('a story has a product')
    const ticket = await ticketOf(baseURL, PUPILS.linXiaoman)
    await standInForApp(page, JSON.stringify({ ...ticket, roleType: 0 }))
    await shareReport(page)
    expect(await notedActs(page)).toEqual([
      [
        'share',
        { title: '朱批 · 批改报告', text: expect.any(String), url: expect.stringMatching(LINK) },
      ],
    ])
    await stopSharing(page)
    await page.getByRole('button', { name: '关闭' }).tap()

    // The poster goes as a picture, and no file is offered that a web view could not save.
    await tap(page, '海报')
    await tap(page, '生成海报')
    await tap(page, '发给家人')
    expect((await notedActs(page)).at(-1)).toEqual([
      'share',
      expect.objectContaining({ picture: expect.stringMatching(/^data:image\/png;base64,/) }),
    ])
    await expect(page.getByRole('link', { name: '保存图片' })).toHaveCount(0)
    await page.goto(REPORT)
    await tap(page, '分享')
    await stopSharing(page)

    // The app pays at once, for the same purchase that the page's address names.
    await openVip(page, PUPILS.linXiaoman)
    await buyAsPupil(page, '微信支付')
    await expect(page.getByText('在应用里支付')).toBeVisible()
    const query = new URL(page.url()).searchParams
    await tap(page, '去支付')
    expect((await notedActs(page)).at(-1)).toEqual(['pay', Object.fromEntries(query)])
  },
)

story('an account that is removed is told to the native app', async ({ browser, baseURL }) => {
  if (baseURL === undefined) throw new Error('a story has a product')
  const leaver = { phone: '13900007711', role: '学生' } as const
  await (await registerByPromotion(browser, baseURL, leaver.phone)).close()
  const page = await openWrapped(browser, baseURL, IN_APP)
  await standInForApp(page, JSON.stringify({ ...(await ticketOf(baseURL, leaver)), roleType: 0 }))
  await page.goto('user/settings')
  await tap(page, /注销账号/)
  const question = page.getByRole('dialog').filter({ hasText: '注销后不可找回，是否注销？' })
  await question.getByRole('button', { name: '注销', exact: true }).tap()
  const proof = page.getByRole('dialog', { name: '验证身份' })
  await proof.getByRole('textbox', { name: '登录密码' }).fill(PASSWORD)
  await proof.getByRole('button', { name: '确认', exact: true }).tap()
  await expect(page).toHaveURL(/\/h5\/login/)
  expect(await notedActs(page)).toEqual([['accountRemoved', {}]])
  expect(await page.evaluate(() => sessionStorage.getItem('native'))).toBe('')
})

story(
  'in a mini-program and in WeChat the menu shares what the page says',
  async ({ browser, baseURL }) => {
    const inside = await openWrapped(browser, baseURL, IN_WECHAT)
    await standInForWechat(inside, 'miniprogram')
    await openAs(inside, PUPILS.linXiaoman, 'tasks')
    await shareReport(inside)
    await expect(inside.getByText(/点右上角“···”/)).toBeVisible()
    expect((await notedActs(inside)).at(-1)).toEqual([
      'invokeMiniProgramAPI',
      {
        name: 'postMessage',
        arg: {
          kind: 'share',
          title: '朱批 · 批改报告',
          text: expect.any(String),
          url: expect.stringMatching(LINK),
        },
      },
    ])
    await stopSharing(inside)

    // In WeChat's own browser without a public account: the link is copied.
    const wechat = await openWrapped(browser, baseURL, IN_WECHAT)
    await standInForWechat(wechat, undefined)
    await openAs(wechat, PUPILS.linXiaoman, 'tasks')
    await shareReport(wechat)
    expect(await copiedText(wechat)).toMatch(LINK)
    expect(await notedActs(wechat)).toEqual([])
    await stopSharing(wechat)

    // With one: the page proves its address, then says what the menu shares.
    const signature = { appId: 'wx0', timestamp: 1_772_409_600, nonceStr: 'n', signature: 's' }
    const asked: string[] = []
    await wechat.route('**/report/wechatSignature.mvc*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('url') ?? '')
      return route.fulfill({ json: { code: 200, success: true, msg: '', entity: signature } })
    })
    await shareReport(wechat)
    await expect(wechat.getByText(/点右上角“···”/)).toBeVisible()
    expect(asked).toEqual([wechat.url().split('#')[0]])
    const verified = { verifyAppId: 'wx0', verifyNonceStr: 'n', verifySignature: 's' }
    expect(await notedActs(wechat)).toEqual([
      ['preVerifyJSAPI', expect.objectContaining(verified)],
      ['updateAppMessageShareData', expect.objectContaining({ link: expect.stringMatching(LINK) })],
      ['updateTimelineShareData', expect.objectContaining({ link: expect.stringMatching(LINK) })],
    ])
    await stopSharing(wechat)
  },
)
