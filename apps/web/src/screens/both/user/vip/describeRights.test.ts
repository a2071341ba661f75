import { expect, test } from 'vitest'
import { describeRights } from './describeRights.ts'

const none = {
  validBillingCardUser: false,
  validRechargeUser: false,
  billingCardExpiryDate: null,
  rechargeExpiryTime: null,
  usesLeft: null,
  essaysLeft: null,
}

test('a newcomer reads what is left of the trial, and that it is used up', () => {
  expect(describeRights({ ...none, usesLeft: 7 })).toEqual({
    title: '还不是会员',
    lines: ['免费试用还剩 7 次批改'],
  })
  for (const usesLeft of [0, null])
    expect(describeRights({ ...none, usesLeft }).lines).toEqual([
      '批改次数已经用完，开通会员后可以继续批改',
    ])
  expect(describeRights({ ...none, rechargeExpiryTime: '2026-11-01 08:00:00' }).title).toBe(
    '会员已到期',
  )
})

test('a member reads until when and how many essays are left, and what there is besides', () => {
  const member = {
    ...none,
    validRechargeUser: true,
    rechargeExpiryTime: '2026-12-01 08:00:00',
    essaysLeft: 38,
  }
  expect(describeRights(member)).toEqual({
    title: '你是会员',
    lines: ['有效期至 2026-12-01', '这 30 天里还能批改 38 篇作文'],
  })
  expect(describeRights({ ...member, usesLeft: 15 }).lines.at(-1)).toBe(
    '另外还有 15 次批改（批改卡和试用）',
  )
})

test('a card alone, counted by uses or like a membership', () => {
  const card = { ...none, validBillingCardUser: true, billingCardExpiryDate: '2026-12-05 08:00:00' }
  expect(describeRights({ ...card, usesLeft: 15 })).toEqual({
    title: '批改卡使用中',
    lines: ['有效期至 2026-12-05', '还能批改 15 次'],
  })
  expect(describeRights({ ...card, essaysLeft: 40 }).lines).toEqual([
    '有效期至 2026-12-05',
    '这 30 天里还能批改 40 篇作文',
  ])
})
