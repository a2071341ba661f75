import { expect, test } from 'vitest'
import { describeRights } from './rights.ts'

const none = {
  validBillingCardUser: false,
  validRechargeUser: false,
  billingCardExpiryDate: null,
  rechargeExpiryTime: null,
  usesLeft: null,
  essaysLeft: null,
}

test('a member sees the last day and what this period still holds', () => {
  expect(
    describeRights({
      ...none,
      validRechargeUser: true,
      rechargeExpiryTime: '2026-12-01 08:00:00',
      essaysLeft: 37,
      usesLeft: 4,
    }),
  ).toEqual({
    badge: '会员',
    isVip: true,
    text: '2026年12月1日到期，本期还可批改 37 篇',
    action: '续费',
  })
})

test('a card sees its uses; an entitlement with a membership’s limits sees its essays', () => {
  expect(
    describeRights({
      ...none,
      validBillingCardUser: true,
      billingCardExpiryDate: '2026-12-21 10:00:00',
      usesLeft: 12,
    }),
  ).toMatchObject({ badge: '批改卡', isVip: true, text: '2026年12月21日到期，还剩 12 次' })
  expect(
    describeRights({
      ...none,
      validBillingCardUser: true,
      billingCardExpiryDate: '2027-01-05 10:00:00',
      essaysLeft: 40,
    }),
  ).toMatchObject({ text: '2027年1月5日到期，本期还可批改 40 篇' })
})

test('without either: the trial while it lasts, then what to do', () => {
  expect(describeRights({ ...none, usesLeft: 8 })).toMatchObject({
    badge: '试用',
    isVip: false,
    text: '还可以免费批改 8 次',
  })
  expect(
    describeRights({ ...none, billingCardExpiryDate: '2026-01-01 00:00:00', usesLeft: 0 }),
  ).toMatchObject({ badge: '未开通', isVip: false })
})
