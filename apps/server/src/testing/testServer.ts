/**
 * A whole server for one test file: HTTP on a free port, its own database, the real queue, and a
 * clock that the test may move.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import * as z from 'zod/mini'
import {
  SUCCESS_CODE,
  type CallDefinition,
  type EntityOf,
  type Envelope,
} from '@zhupi/contract/calls/defineCall.ts'
import { CONSENT_VERSION } from '@zhupi/contract/terms/consent.ts'
import { SMS_PER_DAY } from '@zhupi/contract/terms/limits.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { toForm, type FormValue } from '@zhupi/contract/calls/form.ts'
import { createDemoGateway, type DemoGateway } from '../adapters/payment/demo/demoGateway.ts'
import { openGateways } from '../adapters/payment/gateways.ts'
import type { OcrPort } from '../adapters/ocr/port.ts'
import { NO_PAYMENT, type PaymentPort } from '../adapters/payment/port.ts'
import { NO_SPEECH, type SpeechPort } from '../adapters/speech/port.ts'
import { NO_MINI_PROGRAM, type MiniProgramPort } from '../adapters/miniProgram/port.ts'
import { NO_WECHAT_SHARE, type WechatSharePort } from '../adapters/wechatShare/port.ts'
import { createFolderStorage } from '../adapters/storage/folder.ts'
import type { StoragePort } from '../adapters/storage/port.ts'
import type { SmsMessage, SmsNotice } from '../adapters/sms/port.ts'
import { startCorrectionWorkers, type CorrectionWorkers } from '../correction/correctionWorkers.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { startQueue, type Queue } from '../db/queue.ts'
import type { Contact } from '../calls/handler.ts'
import { createTestDatabase } from '../db/testDatabase.ts'
import { createMetrics } from '../domain/metrics.ts'
import { createApp } from '../http/app.ts'
import type { RateOptions } from '../http/rates.ts'
import type { AskCounts } from '../http/sharedCounts.ts'
import type { TrustedProxy } from '../http/trustedProxy.ts'
import type { AskModelServices } from '../jobs/askModel.ts'
import { startJobs } from '../jobs/index.ts'
import { bodyOf } from './bodyOf.ts'
import { collectSms } from './collectSms.ts'

/** What a signed-in person sends with each call. */
export type Ticket = { ticket: string; userLoginCode: string }

export type TestServer = {
  /** Codes that were “sent”, the latest last. */
  smsSent: SmsMessage[]
  /** Notices that were “sent”, the latest last. */
  smsNotices: SmsNotice[]
  /** The carrier refuses every message. */
  smsFails: boolean
  /** What stands in for the gateways, with hasPayments. */
  gateway: DemoGateway | undefined
  payment: PaymentPort
  url: string
  database: Database
  storage: StoragePort
  queue: Queue
  now: Date
  /** The envelope whatever its code; where it succeeded, its entity is checked by the schema. */
  send<T extends CallDefinition>(
    call: T,
    request: Record<string, FormValue>,
    ticket?: Ticket,
    file?: Blob,
  ): Promise<Envelope<EntityOf<T>>>
  /** The entity; fails the test where the call is refused. */
  call<T extends CallDefinition>(
    call: T,
    request: Record<string, FormValue>,
    ticket?: Ticket,
    file?: Blob,
  ): Promise<EntityOf<T>>
  /** The answer to a request as given, for requests that the product's client would not send. */
  raw(path: string, init: RequestInit): Promise<Response>
  /** How many connections the server has open. */
  countSockets(): Promise<number>
}

type Options = Partial<Omit<RateOptions, 'callsPerPerson'>> & {
  /** The demo gateway stands in for the real ones; otherwise there is no payment. */
  hasPayments?: boolean
  /** The demo school's accounts may sign in. */
  isDemo?: boolean
  wechatShare?: WechatSharePort
  miniProgram?: MiniProgramPort
  speech?: SpeechPort
  /** Otherwise a folder of its own. */
  storage?: StoragePort
  /** The correction jobs run too. */
  hasWorkers?: boolean
  callsPerPerson?: number
  trustProxy?: TrustedProxy
  smsPerDay?: number
  /** Otherwise every photograph says PHOTOGRAPHED. */
  ocr?: OcrPort
  /** What differs from CONTACT. */
  contact?: Partial<Contact>
  /** The language model that is asked. */
  model?: AskModelServices['model']
  timeouts?: Parameters<typeof createApp>[0]['timeouts']
  /** What the counts of limits ask instead of the server's own pool. */
  askCounts?: AskCounts
  /** Gets every line that the server would log, at the most verbose level. */
  logLines?: string[]
}

export const CONTACT: Contact = {
  phone: '400-123-4567',
  chat: 'zhupi-test',
  publicAccounts: ['朱批作文', '朱批老师'],
  hidesPricesOnIos: true,
  speech: 'nobody',
  outsideServices: [],
  consentVersion: CONSENT_VERSION,
}

/** What stands on every photograph, unless a test says otherwise. */
export const PHOTOGRAPHED = '照片上的字。'

const SAME_PAGE: OcrPort = {
  recognise: async () => ({ text: PHOTOGRAPHED, goesOn: false, doubts: [] }),
  stop: async () => undefined,
}

/** What one person may do is limited in the tests of limits alone. */
const UNLIMITED = {
  messagesPerPerson: 1_000_000,
  postingsPerPerson: 1_000_000,
  uploadsPerPerson: 1_000_000,
  photosPerPerson: 1_000_000,
  printsPerPerson: 1_000_000,
  sharesPerPerson: 1_000_000,
  modelRemarksPerPerson: 1_000_000,
}

/** One a test process, for as long as it lives: each would read the engine's tables anew. */
let sharedWorkers: CorrectionWorkers | undefined

/** Monday morning of a school week. */
const SCHOOL_MORNING = new Date('2026-03-02T08:00:00+08:00')

export async function startTestServer({
  hasWorkers = false,
  hasPayments = false,
  isDemo = false,
  wechatShare = NO_WECHAT_SHARE,
  miniProgram = NO_MINI_PROGRAM,
  speech = NO_SPEECH,
  storage: ownStorage,
  callsPerPerson = 1_000_000,
  trustProxy = false,
  smsPerDay = SMS_PER_DAY,
  askCounts,
  ocr = SAME_PAGE,
  contact,
  model,
  timeouts,
  logLines,
  ...rates
}: Options = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'zhupi-files-'))
  const storage = ownStorage ?? createFolderStorage(folder)
  const testDatabase = await createTestDatabase()
  const database = openDatabase(testDatabase.connection)
  const queue = await startQueue(testDatabase.connection, console)
  const server: { now: Date; smsFails: boolean } = {
    now: new Date(SCHOOL_MORNING),
    smsFails: false,
  }
  const clock = () => server.now
  const metrics = createMetrics()
  const workers = hasWorkers ? (sharedWorkers ??= startCorrectionWorkers()) : undefined
  let url = ''
  const ownUrl = () => url
  const gateway = hasPayments ? await createDemoGateway(ownUrl, clock) : undefined
  const payment: PaymentPort =
    gateway === undefined
      ? NO_PAYMENT
      : {
          gateways: openGateways(gateway.configs, ownUrl, () => undefined),
          ownUrl,
          formTargets: [],
        }
  if (workers !== undefined)
    await startJobs(queue, {
      db: database.db,
      storage,
      workers,
      payment,
      clock,
      metrics,
      log: console,
      model,
    })
  const smsSent: SmsMessage[] = []
  const smsNotices: SmsNotice[] = []
  const app = await createApp({
    db: database.db,
    askCounts: askCounts ?? ((query) => database.pool.query(query)),
    trustProxy,
    smsPerDay,
    queue,
    clock,
    sms: collectSms(smsSent, smsNotices, server),
    payment,
    wechatShare,
    miniProgram,
    ocr,
    speech,
    storage,
    demoCashier: gateway?.routes,
    contact: { ...CONTACT, ...contact },
    model: model?.settings,
    isDemo,
    webFolder: undefined,
    timeouts,
    logger:
      logLines === undefined
        ? false
        : { level: 'trace', stream: { write: (line: string) => void logLines.push(line) } },
    metrics,
    askDatabase: () => database.pool.query('select 1'),
    metricsToken: undefined,
    callsPerPerson,
    ...UNLIMITED,
    ...rates,
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(async () => {
    gateway?.stop()
    await app.close()
    await queue.stop()
    await database.close()
    await testDatabase.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const raw = (path: string, init: RequestInit) => fetch(`${url}${path}`, init)
  return Object.assign(server, {
    url,
    smsSent,
    smsNotices,
    gateway,
    payment,
    database,
    storage,
    queue,
    raw,
    countSockets: () => promisify(app.server.getConnections.bind(app.server))(),
    ...makeClient(raw),
  })
}

/** Calls over HTTP to whatever server `raw` reaches. */
export function makeClient(raw: TestServer['raw']): Pick<TestServer, 'send' | 'call'> {
  const send = async <T extends CallDefinition>(
    call: T,
    request: Record<string, FormValue>,
    ticket?: Ticket,
    file?: Blob,
  ): Promise<Envelope<EntityOf<T>>> => {
    const form = toForm(request)
    const headers = { ticket: ticket?.ticket ?? '', userLoginCode: ticket?.userLoginCode ?? '' }
    const query = call.method === 'GET' ? `?${new URLSearchParams(form).toString()}` : ''
    const answer = await raw(`${BASE_PATH}${call.path}${query}`, {
      method: call.method,
      headers,
      ...(call.method === 'GET' ? {} : { body: bodyOf(call, form, file) }),
    })
    const envelope = ENVELOPE.parse(await answer.json())
    const { msg } = envelope
    return envelope.success
      ? {
          code: SUCCESS_CODE,
          success: true,
          msg,
          entity: z.parse<T['entity']>(call.entity, envelope.entity),
        }
      : { code: envelope.code, success: false, msg, entity: null }
  }
  return {
    send,
    call: async (call, request, ticket, file) => {
      const envelope = await send(call, request, ticket, file)
      if (!envelope.success)
        throw new Error(`${call.name} was refused: ${envelope.code} ${envelope.msg}`)
      return envelope.entity
    },
  }
}

const ENVELOPE = z.discriminatedUnion('success', [
  z.strictObject({
    code: z.literal(SUCCESS_CODE),
    success: z.literal(true),
    msg: z.string(),
    entity: z.unknown(),
  }),
  z.strictObject({
    code: z.number(),
    success: z.literal(false),
    msg: z.string(),
    entity: z.null(),
  }),
])
