/**
 * The demo cashier: what would have happened at the gateway is tapped here. Plain HTML without a
 * script.
 */
import { RECHARGE_TYPE_NAMES } from '@zhupi/contract/terms/membership.ts'
import { escapeHtml } from '../escapeHtml.ts'
import type { DemoTrade } from './demoTrades.ts'

export const CASHIER_ACTS = ['pay', 'payLate', 'fail', 'close'] as const
export type CashierAct = (typeof CASHIER_ACTS)[number]

const STATE_TEXTS = { waiting: '', paid: '这笔订单已经支付', closed: '这笔订单已经关闭' } as const
const BUTTONS: Record<CashierAct, string> = {
  pay: '支付成功',
  payLate: '支付成功，通知晚到',
  fail: '支付失败',
  close: '关闭',
}

export function drawCashier(trade: DemoTrade, action: string): string {
  const body = [
    '<p class="note">这是演示收银台，不会真的扣款。</p>\n',
    `<p>${escapeHtml(trade.title)}</p>`,
    `<p class="amount">￥${(trade.amount / 100).toFixed(2)}</p>`,
    `<p class="note">订单号 ${escapeHtml(trade.orderNo)}</p>`,
    drawButtons(trade, action),
  ]
  return drawPage(`演示收银台 · ${RECHARGE_TYPE_NAMES[trade.way]}`, `\n${body.join('')}`)
}

function drawButtons(trade: DemoTrade, action: string): string {
  const form = `<form method="post" action="${escapeHtml(action)}">`
  const button = (act: CashierAct, text: string) =>
    `<button name="act" value="${act}">${text}</button>`
  return trade.state === 'waiting'
    ? `${form}${CASHIER_ACTS.map((act) => button(act, BUTTONS[act])).join('')}</form>`
    : `<p role="status">${STATE_TEXTS[trade.state]}</p>${form}${button('fail', '返回商家')}</form>`
}

export function drawNotice(text: string): string {
  return drawPage('演示收银台', `<p role="alert">${escapeHtml(text)}</p>`)
}

const STYLE = [
  'body{font:16px/1.6 system-ui,sans-serif;max-width:26rem;margin:0 auto;',
  'padding:2rem 1.25rem;color:#222;background:#fff}h1{font-size:1.25rem}',
  '.note{color:#595959;font-size:.875rem}.amount{font-size:2rem;margin:.5rem 0}\n',
  'button{display:block;width:100%;min-height:48px;margin:.75rem 0;font:inherit;',
  'border:1px solid #8c8c8c;border-radius:8px;background:#fff;color:#222}',
  'button[value=pay]{background:#8a1f1f;border-color:#8a1f1f;color:#fff}',
].join('')

function drawPage(title: string, body: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${title}</title>`,
  ].join('')
  return `<!doctype html>
<html lang="zh-CN"><head>${head}
<style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
}
