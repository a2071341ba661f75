/** Buying a membership with all that can happen on the way, and what leads to it. */
import type { Browser, Page } from '@playwright/test'
import { buyAsPupil, cashierButton, openVip } from './payTaps.ts'
import { openPhone, PUPILS } from './people.ts'
import { openAs } from './session.ts'
import { expect, story } from './story.ts'

const WECHAT = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15',
  '(KHTML, like Gecko) Mobile/15E148',
  'MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN',
].join(' ')

async function openInWechat(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent: WECHAT,
  })
  return context.newPage()
}

story(
  'what a membership gives, the packages with their durations, the week chosen',
  async ({ page }) => {
    await openVip(page, PUPILS.linXiaoman)
    await expect(page.getByText('每月可批改 40 篇作文')).toBeVisible()
    await expect(page.getByText('每天 100 次。一个月按 30 天计算。')).toBeVisible()
    for (const name of ['1周', '1个月', '3个月', '半年', '1年'])
      await expect(page.getByRole('radio', { name })).toBeVisible()
    await expect(page.getByRole('radio', { name: '1周' })).toBeChecked()
  },
)

story('after ten seconds the way to WeChat is taken by itself', async ({ page }) => {
  await openVip(page, PUPILS.zhouXingzhi)
  await page.clock.install()
  await buyAsPupil(page, '微信支付')
  await expect(page.getByRole('heading', { name: '即将前往微信支付' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL(/\/demo-cashier\//)
})

story(
  'closed at the cashier: the order says so, and leads back to the packages',
  async ({ page }) => {
    await openVip(page, PUPILS.suYinuo)
    await buyAsPupil(page, '支付宝')
    await cashierButton(page, '关闭').tap()
    await expect(page.getByRole('heading', { name: '订单已关闭' })).toBeVisible()
    await page.getByRole('button', { name: '重新购买' }).tap()
    await expect(page).toHaveURL(/\/user\/vip$/)
    await expect(page.getByRole('heading', { name: '你是会员' })).toBeHidden()
    await expect(page.getByRole('list', { name: '购买记录' }).getByText('已关闭')).toBeVisible()
  },
)

story(
  'back without paying, the order is asked for and never believed; the phone’s Back leads to no second cashier',
  async ({ page }) => {
    await openVip(page, PUPILS.jiangWanzhou)
    await buyAsPupil(page, '微信支付')
    await page.getByRole('button', { name: '立即前往' }).tap()
    await expect(cashierButton(page, '支付成功')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: '还没有收到付款' })).toBeVisible()
    await page.getByRole('button', { name: '回会员中心' }).tap()
    const orders = page.getByRole('list', { name: '购买记录' })
    await expect(orders.getByText('待支付')).toBeVisible()
    await expect(page.getByRole('heading', { name: '你是会员' })).toBeHidden()
    await orders.getByRole('link').tap()
    await expect(page.getByRole('heading', { name: '还没有收到付款' })).toBeVisible()
    // Another's order is not there.
    await page.goto('pay?rechargeId=1')
    await expect(page.getByText('内容不存在或已被删除')).toBeVisible()
  },
)

story('late notify: paid before the gateway’s own notification comes', async ({ page }) => {
  await openVip(page, PUPILS.xuTingyu)
  await buyAsPupil(page, '支付宝')
  await cashierButton(page, '支付成功，通知晚到').tap()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await page.getByRole('button', { name: '查看会员' }).tap()
  await expect(page.getByRole('list', { name: '购买记录' }).getByText('已支付')).toHaveCount(1)
})

story('no form for Alipay: 支付失败！, then /user/vip', async ({ page }) => {
  await openVip(page, PUPILS.suYinuo)
  await page.route('**/view/alipay/recharge.mvc*', (route) => route.abort())
  await buyAsPupil(page, '支付宝')
  await expect(page.getByText('支付失败！')).toBeVisible()
  await page.getByRole('button', { name: '我知道了' }).tap()
  await expect(page).toHaveURL(/\/user\/vip$/)
})

story(
  'inside WeChat: JSAPI pays, its word is not believed; Alipay says how to get out',
  async ({ browser, baseURL }) => {
    const page = await openInWechat(browser, baseURL)
    await page.addInitScript(() => {
      Object.assign(window, {
        WeixinJSBridge: {
          invoke: (name: string, request: object, answer: (result: object) => void) => {
            sessionStorage.setItem('asked', JSON.stringify({ name, ...request }))
            answer({ err_msg: 'get_brand_wcpay_request:ok' })
          },
        },
      })
    })
    await openVip(page, PUPILS.suYinuo)
    await buyAsPupil(page, '微信支付')
    await page.getByRole('button', { name: '立即前往' }).tap()
    await expect(page.getByRole('heading', { name: '还没有收到付款' })).toBeVisible()
    expect(
      JSON.parse(await page.evaluate(() => sessionStorage.getItem('asked') ?? '{}')),
    ).toMatchObject({
      name: 'getBrandWCPayRequest',
      signType: 'RSA',
      package: expect.stringMatching(/^prepay_id=/),
    })
    await page.getByRole('button', { name: '回会员中心' }).tap()
    await buyAsPupil(page, '支付宝')
    await expect(page.getByText('选择“在浏览器打开”')).toBeVisible()
  },
)

story('inside a mini-program on iOS no price and nothing to buy', async ({ browser, baseURL }) => {
  const page = await openInWechat(browser, baseURL)
  await page.addInitScript(() => Object.assign(window, { __wxjs_environment: 'miniprogram' }))
  await page.route('**/account/contact.mvc*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...answer, entity: { ...answer.entity, hidesPricesOnIos: true } },
    })
  })
  await openAs(page, PUPILS.linXiaoman, 'user/vip')
  await expect(page.getByText('小程序里暂时不能开通会员')).toBeVisible()
  await expect(page.getByRole('heading', { name: '购买记录' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByText('￥')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /立即开通|续费/ })).toHaveCount(0)
})

story(
  'no right left for a correction: the text, and the way to a membership',
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await openAs(page, PUPILS.suYinuo, 'tasks')
    await page.getByRole('link', { name: /：那一刻，我长大了/ }).tap()
    const start = page.getByRole('button', { name: '立即写作' })
    const body = page.getByLabel('作文正文')
    await expect(start.or(body)).toBeVisible()
    if (await start.isVisible()) await start.tap()
    await page.getByLabel('作文标题').fill('那一刻，我长大了')
    await body.fill('窗台上的小苗，一夜之间长高了。')
    // What a used-up quota answers.
    await page.route('**/homework/save.mvc', (route) =>
      route.request().postData()?.includes('finish=1') === true
        ? route.fulfill({
            json: { code: 200, success: true, msg: '', entity: '批改服务已过期，请及时充值哦。' },
          })
        : route.continue(),
    )
    if (await page.getByRole('button', { name: '选择类型' }).isVisible()) {
      await page.getByRole('button', { name: '选择类型' }).tap()
      await page.getByRole('dialog').getByRole('radio').first().tap()
    }
    await page.getByRole('button', { name: 'AI 批改' }).tap()
    await expect(page.getByText('批改服务已过期，请及时充值哦。')).toBeVisible()
    await page.getByRole('button', { name: '去会员中心' }).tap()
    await expect(page).toHaveURL(/\/user\/vip$/)
    await page.goBack()
    await expect(body).toHaveValue(/窗台上的小苗/)
  },
)
