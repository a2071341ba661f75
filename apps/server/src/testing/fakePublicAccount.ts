/** A fake of WeChat's platform: tokens, tickets and links that it counts and withdraws. */
import { createServer, type IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import { listenAlone } from './listenAlone.ts'

export type FakePublicAccount = {
  url: string
  tokensGiven: number
  ticketsGiven: number
  ticketSeconds: number
  /** What each link was asked to open. */
  linksAsked: z.output<typeof LINK_ASKED>[]
  /** Where the links lead. */
  linkBase: string
  /** What it says of the token that was withdrawn. */
  withdrawnCode: 40001 | 40014 | 42001
  behaviour: 'grants' | 'refuses' | 'hangs' | 'answersHtml' | 'givesNoMore' | 'is429'
  /** The token that was given last is good no more. */
  withdrawToken(): void
  stop(): Promise<void>
}

const LIVES_SECONDS = 7200
const ASKED = z.object({
  grant_type: z.literal('client_credential'),
  appid: z.string(),
  secret: z.string(),
})

const LINK_ASKED = z.object({
  path: z.string(),
  query: z.string().check(z.maxLength(1024)),
  expire_type: z.literal(1),
  expire_interval: z.number().check(z.gte(1), z.lte(30)),
  env_version: z.literal('release'),
})

export async function startFakePublicAccount(account: {
  appId: string
  appSecret: string
}): Promise<FakePublicAccount> {
  let valid = ''
  const fake: Pick<
    FakePublicAccount,
    | 'behaviour'
    | 'tokensGiven'
    | 'ticketsGiven'
    | 'ticketSeconds'
    | 'linksAsked'
    | 'linkBase'
    | 'withdrawnCode'
  > = {
    behaviour: 'grants',
    tokensGiven: 0,
    ticketsGiven: 0,
    ticketSeconds: LIVES_SECONDS,
    linksAsked: [],
    linkBase: 'https://link.example/',
    withdrawnCode: 40001,
  }
  const answer = (url: URL, body: string): object => {
    if (fake.behaviour === 'refuses') return { errcode: 40164, errmsg: 'invalid ip' }
    if (url.pathname === '/cgi-bin/stable_token') {
      const asked = ASKED.parse(JSON.parse(body))
      if (asked.appid !== account.appId || asked.secret !== account.appSecret)
        return { errcode: 40125, errmsg: 'invalid appsecret' }
      fake.tokensGiven += 1
      valid = `token-${fake.tokensGiven}`
      return { access_token: valid, expires_in: LIVES_SECONDS }
    }
    if (fake.behaviour === 'givesNoMore') return { errcode: 45009, errmsg: 'reach max api limit' }
    if (url.searchParams.get('access_token') !== valid)
      return { errcode: fake.withdrawnCode, errmsg: 'invalid credential' }
    if (url.pathname === '/wxa/generate_urllink') {
      fake.linksAsked.push(LINK_ASKED.parse(JSON.parse(body)))
      const url_link = `${fake.linkBase}${fake.linksAsked.length}`
      return { errcode: 0, errmsg: 'ok', url_link }
    }
    if (url.searchParams.get('type') !== 'jsapi') return { errcode: 40097, errmsg: 'invalid args' }
    fake.ticketsGiven += 1
    const ticket = `ticket-${fake.ticketsGiven}`
    return { errcode: 0, errmsg: 'ok', ticket, expires_in: fake.ticketSeconds }
  }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (fake.behaviour === 'hangs') return
      if (fake.behaviour === 'is429') return response.writeHead(429).end('{}')
      if (fake.behaviour === 'answersHtml') return response.end('<html>502</html>')
      return response.end(JSON.stringify(answer(new URL(request.url ?? '/', 'http://x'), body)))
    })
  })
  const { origin, stop } = await listenAlone(server)
  return Object.assign(fake, {
    url: origin,
    withdrawToken: () => {
      valid = ''
    },
    stop,
  })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
