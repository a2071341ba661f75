/** Buying a membership by WeChat and by Alipay, as a pupil and as a teacher. */
import { buyAsPupil, cashierButton, openVip } from './payTaps.ts'
import { PUPILS, TEACHER } from './people.ts'
import { expect, story } from './story.ts'

story(
  'a pupil pays by WeChat: the guardian’s step, the wait with its way ahead and back, success',
  { tag: ['@student:/user/vip', '@student:/wxpay'] },
  async ({ page }) => {
    await openVip(page, PUPILS.linXiaoman)
    await page.getByRole('button', { name: /立即开通/ }).tap()
    // Nobody waits for it to be enabled: it says why it is not. The sheet stands still by then.
    await page.getByRole('dialog', { name: '请家长来确认' }).getByRole('checkbox').check()
    await page.getByRole('dialog', { name: '请家长来确认' }).getByRole('checkbox').uncheck()
    await page.getByRole('button', { name: '监护人同意，去支付' }).tap({ force: true })
    await expect(page.getByText('请监护人先勾选确认')).toBeVisible()
    await page.getByRole('button', { name: '不买了' }).tap()
    await buyAsPupil(page, '微信支付')
    await expect(page.getByRole('heading', { name: '即将前往微信支付' })).toBeVisible()
    // The way back begins no order.
    await page.getByRole('button', { name: '返回', exact: true }).last().tap()
    await expect(page).toHaveURL(/\/user\/vip$/)
    await expect(page.getByText('还没有购买记录。')).toBeVisible()
    await buyAsPupil(page, '微信支付')
    await page.getByRole('button', { name: '立即前往' }).tap()
    await cashierButton(page, '支付成功').tap()
    await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
    await page.getByRole('button', { name: '查看会员' }).tap()
    await expect(page.getByRole('heading', { name: '你是会员' })).toBeVisible()
    await expect(page.getByRole('list', { name: '购买记录' }).getByText('已支付')).toHaveCount(1)
  },
)

story(
  'a teacher pays by Alipay; the page sends the form on by itself',
  { tag: ['@teacher:/user/vip', '@teacher:/wxpay', '@teacher:/alipay'] },
  async ({ page }) => {
    await openVip(page, TEACHER)
    // First the way to WeChat, and back.
    await page.getByRole('radio', { name: '微信支付' }).tap()
    await page.getByRole('button', { name: /立即开通/ }).tap()
    await expect(page.getByRole('heading', { name: '即将前往微信支付' })).toBeVisible()
    await page.getByRole('button', { name: '返回', exact: true }).last().tap()
    await page.getByRole('radio', { name: '1个月' }).tap()
    await page.getByRole('radio', { name: '支付宝' }).tap()
    await page.getByRole('button', { name: '立即开通 ￥28' }).tap()
    await cashierButton(page, '支付成功').tap()
    await expect(page).toHaveURL(/\/h5\/alipay\?/)
    await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
    await expect(page.getByText('朱批会员1个月')).toBeVisible()
  },
)

story(
  'failed at the cashier: nothing was received, and paying goes on with the same order',
  { tag: '@student:/pay' },
  async ({ page }) => {
    await openVip(page, PUPILS.heQinghe)
    await buyAsPupil(page, '支付宝')
    await cashierButton(page, '支付失败').tap()
    await expect(page.getByRole('heading', { name: '还没有收到付款' })).toBeVisible()
    const orderNo = await page.getByText(/^Z\d{26}$/).textContent()
    // Left there, the list of orders leads on to it.
    await page.goto('user/vip')
    const orders = page.getByRole('list', { name: '购买记录' })
    await orders
      .getByRole('link', { name: /去支付/ })
      .first()
      .tap()
    await page.getByRole('button', { name: '继续支付' }).tap()
    await cashierButton(page, '支付成功').tap()
    await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
    await expect(page.getByText(orderNo ?? '')).toBeVisible()
  },
)
