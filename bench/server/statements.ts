/** Which statements the product sends for one request: the bare server sends the same. */
import { readConfig } from '@zhupi/server/config.ts'
import { startServer } from '@zhupi/server/main.ts'
import type { Measured, WireRequest } from './requests.ts'
import type { Pupil } from './school.ts'

/** `transaction` numbers the transactions of one request; null ran on whatever connection. */
export type Statement = { transaction: number | null; text: string; values: unknown[] }
/** By the name of the measured call, then by the pupil's ticket. */
export type Recorded = Record<string, Record<string, { statements: Statement[]; answer: unknown }>>

/** Runs the product on a database of its own and makes each request once for each pupil. */
export async function recordStatements(
  env: Record<string, string>,
  measured: readonly Measured[],
  pupils: readonly Pupil[],
): Promise<Recorded> {
  const server = await startServer(readConfig(env), {
    prepareWebApp: async () => undefined,
    logger: false,
    onFatal: (reason) => console.error(reason),
  })
  try {
    const statements: Statement[] = []
    watch(server.database.pool, statements)
    const recorded: Recorded = {}
    for (const call of measured) {
      const ofCall: Recorded[string] = {}
      for (const pupil of pupils) {
        statements.length = 0
        const answer = await send(server.url, call.requestOf(pupil, 0))
        const first = statements.find(({ transaction }) => transaction !== null)?.transaction ?? 0
        ofCall[pupil.ticket] = {
          // Counted from 0 in each request.
          statements: statements.map(({ transaction, ...rest }) => ({
            ...rest,
            transaction: transaction === null ? null : transaction - first,
          })),
          answer,
        }
      }
      recorded[call.name] = ofCall
    }
    return recorded
  } finally {
    await server.stop()
  }
}

async function send(url: string, request: WireRequest): Promise<unknown> {
  const { method, path, headers, body } = request
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  const envelope: unknown = await answer.json()
  if (typeof envelope !== 'object' || envelope === null || !('success' in envelope))
    throw new Error(`${path}: no envelope`)
  if (envelope.success !== true) throw new Error(`${path}: ${JSON.stringify(envelope)}`)
  return envelope
}

/** Notes what the pool and the connections taken from it are asked, in order. */
function watch(pool: object, statements: Statement[]): void {
  let transactions = 0
  replace(pool, 'query', (query, args) => {
    note(statements, null, args)
    return query(args)
  })
  replace(pool, 'connect', (connect, args) => {
    const taken: unknown = connect(args)
    // With a callback the pool takes one for a query of its own, which is noted already.
    if (args.length > 0 || !(taken instanceof Promise)) return taken
    return taken.then((client: object) => {
      const transaction = (transactions += 1)
      const restore = replace(client, 'query', (query, queryArgs) => {
        note(statements, transaction, queryArgs)
        return query(queryArgs)
      })
      const restoreRelease = replace(client, 'release', (release, releaseArgs) => {
        restore()
        restoreRelease()
        return release(releaseArgs)
      })
      return client
    })
  })
}

function note(
  statements: Statement[],
  transaction: number | null,
  [query, values]: readonly unknown[],
): void {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query
  if (typeof text !== 'string') return
  statements.push({ transaction, text, values: Array.isArray(values) ? values : [] })
}

/** @returns what puts the method back */
function replace(
  target: object,
  name: string,
  run: (method: (args: unknown[]) => unknown, args: unknown[]) => unknown,
): () => void {
  const method: unknown = Reflect.get(target, name)
  if (typeof method !== 'function') throw new TypeError(`no method ${name}`)
  Object.defineProperty(target, name, {
    configurable: true,
    writable: true,
    value: (...args: unknown[]) => run((given) => Reflect.apply(method, target, given), args),
  })
  return () =>
    void Object.defineProperty(target, name, { configurable: true, writable: true, value: method })
}
