/**
 * A fake of Tencent Cloud's SMS API. It checks the TC3-HMAC-SHA256 signature as the real one does,
 * written from the API's description and not from the SDK.
 */
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import * as z from 'zod/mini'

const SEND = z.object({
  PhoneNumberSet: z.array(z.string()),
  SmsSdkAppId: z.string(),
  SignName: z.string(),
  TemplateId: z.string(),
  TemplateParamSet: z.array(z.string()),
})
export type SentSms = z.infer<typeof SEND>

export type FakeTencentSms = {
  url: string
  sent: SentSms[]
  behaviour: 'accepts' | 'refusesNumber' | 'refusesRequest' | 'hangs' | 'answersHtml'
  stop(): Promise<void>
}

/** A request is good for five minutes around its time. */
const SKEW_SECONDS = 300

export async function startFakeTencentSms(secret: {
  id: string
  key: string
}): Promise<FakeTencentSms> {
  const fake: Pick<FakeTencentSms, 'behaviour' | 'sent'> = { behaviour: 'accepts', sent: [] }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (fake.behaviour === 'hangs') return
      if (fake.behaviour === 'answersHtml') return response.end('<html>502</html>')
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ Response: { ...answer(request, body), RequestId: 'stand-in' } }))
    })
  })
  const answer = (request: IncomingMessage, body: string): object => {
    if (!isSigned(request, body, secret))
      return {
        Error: {
          Code: 'AuthFailure.SignatureFailure',
          Message: 'The provided credentials could not be validated.',
        },
      }
    if (
      request.headers['x-tc-action'] !== 'SendSms' ||
      request.headers['x-tc-version'] !== '2021-01-11'
    )
      return { Error: { Code: 'InvalidAction', Message: 'no such action' } }
    const wanted = SEND.parse(JSON.parse(body))
    if (fake.behaviour === 'refusesRequest')
      return {
        Error: {
          Code: 'FailedOperation.InsufficientBalanceInSmsPackage',
          Message: 'insufficient balance',
        },
      }
    const statuses = wanted.PhoneNumberSet.map((PhoneNumber) =>
      fake.behaviour === 'refusesNumber'
        ? {
            SerialNo: '',
            PhoneNumber,
            Fee: 0,
            Code: 'LimitExceeded.PhoneNumberDailyLimit',
            Message: `the number of SMS messages sent to ${PhoneNumber} exceeds the daily limit`,
            IsoCode: '',
          }
        : {
            SerialNo: '2019:1',
            PhoneNumber,
            Fee: 1,
            Code: 'Ok',
            Message: 'send success',
            IsoCode: 'CN',
          },
    )
    if (fake.behaviour === 'accepts') fake.sent.push(wanted)
    return { SendStatusSet: statuses }
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return Object.assign(fake, {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString('utf8')
}

/** As https://cloud.tencent.com/document/api/382/52072 describes it. */
function isSigned(
  request: IncomingMessage,
  body: string,
  secret: { id: string; key: string },
): boolean {
  const given =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\d{4}-\d{2}-\d{2})\/(\w+)\/tc3_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (given === null) return false
  const [, id, date = '', service = '', signedHeaders = '', signature] = given
  const timestamp = Number(request.headers['x-tc-timestamp'])
  if (
    id !== secret.id ||
    Math.abs(Date.now() / 1000 - timestamp) > SKEW_SECONDS ||
    new Date(timestamp * 1000).toISOString().slice(0, 10) !== date
  )
    return false
  // The host name alone is signed; only a fake has a port.
  const valueOf = (name: string) =>
    name === 'host' ? (request.headers.host ?? '').split(':')[0] : request.headers[name]
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(valueOf(name) ?? '').trim()}\n`)
    .join('')
  const canonical = [request.method, '/', '', headers, signedHeaders, sha256(body)].join('\n')
  const toSign = [
    'TC3-HMAC-SHA256',
    timestamp,
    `${date}/${service}/tc3_request`,
    sha256(canonical),
  ].join('\n')
  const key = hmac(hmac(hmac(`TC3${secret.key}`, date), service), 'tc3_request')
  return hmac(key, toSign).toString('hex') === signature
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
