import { expect, test } from 'vitest'
import { makeDemoKeys } from './demo/demoKeys.ts'
import { startPayment } from './payment.ts'

const site = {
  localUrl: () => 'http://localhost:8080',
  clock: () => new Date(),
  log: () => undefined,
}
const keys = await makeDemoKeys()
const alipayAt = (gateway: string) => ({
  appId: '2021',
  sellerId: '2088',
  privateKey: keys.alipayApp.privateKey,
  alipayPublicKey: keys.alipay.publicKey,
  gateway,
})

test('real keys: their gateway alone, no demo, and forms may go where it leads on', async () => {
  const { port, demoRoutes } = await startPayment(
    {
      kind: 'real',
      ownUrl: 'https://zhupi.example.cn',
      gateways: { ALIPAY: alipayAt('https://openapi.alipay.com/gateway.do') },
    },
    site,
  )
  expect([port.gateways.WECHAT, demoRoutes, port.formTargets]).toEqual([
    undefined,
    undefined,
    ['https://openapi.alipay.com', 'https://*.alipay.com'],
  ])
  const alipay = port.gateways.ALIPAY
  if (alipay?.opens !== 'form') throw new Error('Alipay opens by a form')
  const { action, fields } = alipay.begin(
    {
      orderNo: 'Z1',
      amount: 5,
      title: '朱批会员1周',
      endsAt: new Date('2026-03-02T08:30:00+08:00'),
    },
    'https://zhupi.example.cn/h5/user/vip',
    new Date('2026-03-02T08:00:00+08:00'),
  )
  expect(action).toBe('https://openapi.alipay.com/gateway.do?charset=utf-8')
  // China's time, whatever the machine's.
  expect(fields).toMatchObject({
    timestamp: '2026-03-02 08:00:00',
    notify_url: 'https://zhupi.example.cn/h5/correct/pub/pay/alipay/notify.mvc',
    sign_type: 'RSA2',
  })
  expect(JSON.parse(fields.biz_content ?? '')).toMatchObject({
    out_trade_no: 'Z1',
    total_amount: '0.05',
    product_code: 'QUICK_WAP_WAY',
    time_expire: '2026-03-02 08:30:00',
  })
})

test('neither keys nor demo: nothing', async () => {
  const { port, demoRoutes } = await startPayment({ kind: 'none' }, site)
  expect([port.gateways, demoRoutes]).toEqual([{}, undefined])
})
