import { expect, test } from 'vitest'
import { readOrder, readPurchase, writeOrder, writePurchase, type Purchase } from './purchase.ts'

const purchase: Purchase = {
  packageId: 'HALF_YEAR',
  type: 'WECHAT',
  hasGuardian: true,
  requestKey: '0123456789abcdef0123456789abcdef',
}

test('a purchase is read as it was written, and short enough for the way back from a cashier', () => {
  expect(readPurchase(new URLSearchParams(writePurchase(purchase)))).toEqual(purchase)
  expect(
    readPurchase(new URLSearchParams(writePurchase({ ...purchase, hasGuardian: false }))),
  ).toMatchObject({ hasGuardian: false })
  expect(`/h5/wxpay?${writePurchase(purchase)}`.length).toBeLessThan(200)
})

test('an unknown package, an unknown way to pay or no key is no purchase', () => {
  for (const query of [
    '',
    'rp=A_DAY&rt=WECHAT&key=0123456789abcdef',
    'rp=A_WEEK&rt=CASH&key=0123456789abcdef',
    'rp=A_WEEK&rt=WECHAT',
    'rp=A_WEEK&rt=WECHAT&key=short',
  ]) {
    expect(readPurchase(new URLSearchParams(query))).toBeUndefined()
  }
})

test('an order is found again after the cashier, with what it was for', () => {
  const query = new URLSearchParams(writeOrder(42, purchase))
  expect(readOrder(query)).toBe(42)
  expect(readPurchase(query)).toEqual(purchase)
  expect(readPurchase(new URLSearchParams(writeOrder(42)))).toBeUndefined()
  expect(readOrder(new URLSearchParams('rechargeId=0'))).toBeUndefined()
})
