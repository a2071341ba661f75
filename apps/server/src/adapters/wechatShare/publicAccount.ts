/**
 * WeChat's public account platform: an access token, with it a ticket, with that the signature.
 * The ticket lives as long as the token and may be asked for as seldom, so it is cached like it.
 */
import { createHash, randomBytes } from 'node:crypto'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import * as z from 'zod/mini'
import {
  describeFailure,
  isFresh,
  openPlatform,
  type Granted,
  type PlatformAccount,
} from './platform.ts'
import type { WechatSharePort } from './port.ts'

const TICKET = z.object({ errcode: z.literal(0), ticket: z.string(), expires_in: z.number() })

export function createWechatShare(
  account: PlatformAccount,
  { log, timeoutMs }: { log: (line: string) => void; timeoutMs?: number },
): WechatSharePort {
  const platform = openPlatform(account, timeoutMs)
  let ticket: Granted | undefined
  let asking: Promise<string> | undefined

  const askTicket = async (now: number): Promise<string> => {
    const granted = await platform.ask(
      {
        what: 'ticket',
        path: '/cgi-bin/ticket/getticket',
        search: { type: 'jsapi' },
        answer: TICKET,
      },
      now,
    )
    ticket = { value: granted.ticket, endsAt: now + granted.expires_in * SECOND_MS }
    return ticket.value
  }
  /** Who comes while it is asked for waits for the same answer. */
  const loadTicket = (now: number): Promise<string> => {
    if (isFresh(ticket, now)) return Promise.resolve(ticket.value)
    asking ??= askTicket(now).finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    sign: async (url, now) => {
      try {
        return signPage(account.appId, await loadTicket(now.getTime()), url, now)
      } catch (error) {
        log(`wechat sharing: ${describeFailure(error)}`)
        return null
      }
    },
  }
}

/** The fields in this order, joined as a query would be, the address as it is. */
function signPage(appId: string, ticket: string, url: string, now: Date) {
  const timestamp = Math.floor(now.getTime() / SECOND_MS)
  const nonceStr = randomBytes(12).toString('hex')
  const signed = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return { appId, timestamp, nonceStr, signature: createHash('sha1').update(signed).digest('hex') }
}
