/** Every call of the contract as a route: ticket, role, request, handler, envelope. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { calls, type CallName } from '@zhupi/contract/calls/index.ts'
import { BODY_BYTES, type CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import type { Contact } from '../calls/handler.ts'
import { handlers } from '../calls/index.ts'
import type { OcrPort } from '../adapters/ocr/port.ts'
import type { PaymentPort } from '../adapters/payment/port.ts'
import type { SpeechPort } from '../adapters/speech/port.ts'
import type { StoragePort } from '../adapters/storage/port.ts'
import type { SmsPort } from '../adapters/sms/port.ts'
import type { MiniProgramPort } from '../adapters/miniProgram/port.ts'
import type { WechatSharePort } from '../adapters/wechatShare/port.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import type { ModelSettings } from '../domain/modelSettings.ts'
import { plainAddress } from '../domain/network.ts'
import { refuse } from '../domain/refuse.ts'
import { loadPerson, type Person } from '../records/session.ts'
import { granted } from './envelope.ts'
import type { Rates } from './rates.ts'
import { readDevice, rememberDevice } from './device.ts'
import type { createRefusalJournal } from './refusalJournal.ts'
import { readRequest } from './readRequest.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call that the route serves. */
    call?: string
  }
}

const callPaths: ReadonlySet<string> = new Set(Object.values(calls).map((call) => call.path))

/**
 * Every call is mounted under BASE_PATH and at the root; the root's address is the same route, with
 * the same limits. `others` are paths that are no calls and are mounted likewise. See
 * docs/decisions/wire.md.
 */
export function mountedUrl(url: string, others: readonly string[]): string {
  const path = url.split('?', 1)[0] ?? ''
  return callPaths.has(path) || others.includes(path) ? `${BASE_PATH}${url}` : url
}

export type Services = {
  db: Db
  queue: Pick<Queue, 'enqueue'>
  clock: () => Date
  sms: SmsPort
  payment: PaymentPort
  wechatShare: WechatSharePort
  miniProgram: MiniProgramPort
  ocr: OcrPort
  speech: SpeechPort
  storage: StoragePort
  contact: Contact
  model: ModelSettings | undefined
  /** Whether the demo school's accounts may sign in. */
  isDemo: boolean
  /** SMS that all people together may ask for in one day. */
  smsPerDay: number
}

type HttpServices = Services & {
  rates: Rates
  noteRefusal: ReturnType<typeof createRefusalJournal>
}

export function addCallRoutes(app: FastifyInstance, services: HttpServices): void {
  for (const name of Object.keys(calls).filter(isCallName)) {
    addCallRoute(app, calls[name], handlers[name], services)
  }
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

/**
 * The type `Handlers` ties each call to its handler; in a loop over all of them only their common
 * shape is known.
 */
function addCallRoute(
  app: FastifyInstance,
  call: CallDefinition,
  handler: unknown,
  services: HttpServices,
): void {
  if (!isHandler(handler)) throw new TypeError(`${call.name} has no handler`)
  app.route({
    method: call.method,
    url: `${BASE_PATH}${call.path}`,
    bodyLimit: (call.bodyBytes ?? BODY_BYTES) + (call.fileBytes ?? 0),
    config: { call: call.name },
    handler: async (request, reply) => {
      const now = services.clock()
      let person: Person | undefined
      try {
        await services.rates.countRequest(call, request)
        person = await admit(call, request, services, now)
        if (person !== undefined) await services.rates.countPerson(call, request, person.id)
        const { fields, file } = await readRequest(call, request)
        reply.header('cache-control', 'no-store')
        return granted(
          await handler(fields, {
            db: services.db,
            queue: services.queue,
            sms: services.sms,
            payment: services.payment,
            wechatShare: services.wechatShare,
            miniProgram: services.miniProgram,
            ocr: services.ocr,
            speech: services.speech,
            storage: services.storage,
            file,
            contact: services.contact,
            model: services.model,
            isDemo: services.isDemo,
            smsPerDay: services.smsPerDay,
            address: plainAddress(request.ip),
            device:
              call.remembersDevice === true ? rememberDevice(request, reply) : readDevice(request),
            userAgent: request.headers['user-agent'] ?? '',
            log: request.log,
            now,
            person,
          }),
        )
      } catch (error) {
        await services.noteRefusal(error, { call, request, personId: person?.id }, now)
        throw error
      }
    },
  })
}

type AnyHandler = (
  request: unknown,
  context: Pick<
    Services,
    | 'db'
    | 'queue'
    | 'sms'
    | 'payment'
    | 'wechatShare'
    | 'miniProgram'
    | 'ocr'
    | 'speech'
    | 'storage'
    | 'contact'
    | 'model'
    | 'isDemo'
    | 'smsPerDay'
  > & {
    address: string
    device: string | undefined
    file: Buffer | undefined
    userAgent: string
    log: FastifyRequest['log']
    now: Date
    person: Person | undefined
  },
) => Promise<unknown>

function isHandler(handler: unknown): handler is AnyHandler {
  return typeof handler === 'function'
}

/**
 * The ticket's person where the call needs one; refuses 3004, 3009, the wrong role, and nearly
 * everything before the person has a password that nobody else chose.
 */
async function admit(
  call: CallDefinition,
  request: FastifyRequest,
  { db, isDemo }: Pick<Services, 'db' | 'isDemo'>,
  now: Date,
): Promise<Person | undefined> {
  if (call.who === 'anyone') return undefined
  const { ticket, userlogincode } = request.headers
  if (typeof ticket !== 'string' || typeof userlogincode !== 'string') return refuse('notSignedIn')
  const person = await loadPerson(db, ticket, userlogincode, now, { isDemo })
  if (!call.who.includes(person.role)) refuse('wrongRole')
  if (person.needsOwnPassword && call.isOpenBeforeOwnPassword !== true) refuse('ownPasswordNeeded')
  return person
}
