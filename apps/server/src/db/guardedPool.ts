/**
 * Connections to a database that may go away: killed, restarted, frozen, or failed over to another
 * server. Whoever asks meanwhile is answered soon, and nothing has to be restarted afterwards. See
 * docs/decisions/database-outage.md.
 */
import { setImmediate } from 'node:timers'
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './databaseOutage.ts'
import { findWritable, listServers } from './databaseServers.ts'
import { PreparingClient } from './preparingClient.ts'

/** A connection that says nothing for so long makes the pool ask whether the database lives. */
const SUSPECT_AFTER_MS = 2 * SECOND_MS
const ASK_AGAIN_AFTER_MS = SECOND_MS
const CONNECT_WITHIN_MS = 3 * SECOND_MS
/** For a connection to become free. */
const WAIT_MAX_MS = 10 * SECOND_MS
/** The server itself ends a statement that takes this long: it is a fault of ours. */
const STATEMENT_TIMEOUT_MS = 20 * SECOND_MS
/** The database lives, this connection does not: its network has gone without a word. */
const CUT_AFTER_STATEMENT_MS = 5 * SECOND_MS
const WATCH_EVERY_MS = 250

export type OutageNotice = (line: string) => void
type Heard = { bytes: number; at: number }
type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

export class GuardedPool extends Pool {
  readonly #servers: readonly PoolConfig[]
  /** The one that took writes when it was last asked. */
  #current: PoolConfig
  /** Every connection there is, also one that is being made, and the server it goes to. */
  readonly #homes = new Map<Client, PoolConfig>()
  readonly #inUse = new Map<Client, Heard>()
  readonly #watch: NodeJS.Timeout
  readonly #notice: OutageNotice
  readonly #cutAfterMs: number
  #isDown = false
  #asking = false
  #askedAt = -Infinity

  constructor(connection: PoolConfig, notice: OutageNotice = () => {}) {
    const [first = connection, ...others] = listServers(connection)
    // Filled below: connections are made through the pool's own fields, and not before.
    const own = { home: () => first, welcome: (_client: Client, _home: PoolConfig) => {} }
    super({
      statement_timeout: STATEMENT_TIMEOUT_MS,
      connectionTimeoutMillis: WAIT_MAX_MS,
      keepAlive: true,
      ...first,
      Client: class extends PreparingClient {
        constructor(options?: ClientConfig) {
          const home = own.home()
          super({ ...options, connectionTimeoutMillis: CONNECT_WITHIN_MS, ...home })
          own.welcome(this, home)
        }
      },
    })
    own.home = () => this.#current
    own.welcome = (client, home) => this.#welcome(client, home)
    this.#servers = [first, ...others]
    this.#current = first
    this.#notice = notice
    this.#cutAfterMs = (first.statement_timeout || STATEMENT_TIMEOUT_MS) + CUT_AFTER_STATEMENT_MS
    this.on('error', () => {})
    this.on('acquire', (client) => this.#inUse.set(client, hear(client)))
    this.on('release', (_error, client) => this.#inUse.delete(client))
    this.#watch = setInterval(() => this.#lookAround(), WATCH_EVERY_MS)
    this.#watch.unref()
  }

  /**
   * A connection of one's own to the server that takes writes; whoever asked for it ends it. It is
   * cut as all others are where that server is gone or takes no more writes.
   */
  createClient(options: ClientConfig): Client {
    const home = this.#current
    const client = new Client({
      keepAlive: true,
      ...options,
      ...home,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    })
    this.#welcome(client, home)
    return client
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (callback === undefined) return this.#connect()
    // Pool.query, which gives back what it got in every case.
    if (this.#isDown) return callback(new DatabaseUnavailable(), undefined, () => undefined)
    super.connect((error, client, done) => {
      if (error !== undefined) this.#doubt(error)
      callback(error, client, done)
    })
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | void {
    clearInterval(this.#watch)
    return callback === undefined ? super.end() : super.end(callback)
  }

  /** An error without a listener would end the process; the statement it broke fails by itself. */
  #welcome(client: Client, home: PoolConfig): void {
    this.#homes.set(client, home)
    client.on('error', () => {})
    client.once('end', () => this.#homes.delete(client))
    // Asked for before the database was found gone.
    if (this.#isDown) setImmediate(cut, client)
  }

  async #connect(): Promise<PoolClient> {
    if (this.#isDown) throw new DatabaseUnavailable()
    const client = await super.connect().catch((error: unknown) => {
      this.#doubt(error)
      throw error
    })
    const giveBack = client.release.bind(client)
    let isReleased = false
    client.release = (error) => {
      if (isReleased) return
      isReleased = true
      client.off('end', whenLost)
      giveBack(error)
    }
    // A transaction whose very begin fails never gives its connection back (drizzle 0.45): ten of
    // those, and the pool would be empty for good.
    const whenLost = () => client.release(true)
    client.once('end', whenLost)
    return client
  }

  #doubt(error: unknown): void {
    if (!this.ending && isDatabaseUnavailable(error)) void this.#ask()
  }

  #lookAround(): void {
    const now = performance.now()
    // Of several servers, the one that is connected to may have become a standby without a word.
    let isSuspect = this.#isDown || this.#servers.length > 1
    for (const [client, heard] of this.#inUse) {
      const { bytes } = hear(client)
      if (bytes !== heard.bytes) this.#inUse.set(client, { bytes, at: now })
      else if (now - heard.at > this.#cutAfterMs) cut(client)
      else if (now - heard.at > SUSPECT_AFTER_MS) isSuspect = true
    }
    if (isSuspect && (this.#isDown || now - this.#askedAt > ASK_AGAIN_AFTER_MS)) void this.#ask()
  }

  /** Asks whether the database lives, and where; one question at a time. */
  async #ask(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    const found = await findWritable(this.#servers)
    this.#asking = false
    this.#askedAt = performance.now()
    if (this.ending) return
    const wasDown = this.#isDown
    this.#isDown = found === undefined
    if (this.#isDown !== wasDown)
      this.#notice(this.#isDown ? 'the database cannot be reached' : 'the database is back')
    if (found !== undefined) this.#current = found
    // What waits for a database that is gone, or for a server that takes no more writes, waits no
    // longer.
    for (const [client, home] of this.#homes)
      if (this.#isDown || home !== this.#current) cut(client)
  }
}

function hear(client: Client): Heard {
  const { stream } = client.connection
  const bytes = 'bytesRead' in stream && typeof stream.bytesRead === 'number' ? stream.bytesRead : 0
  return { bytes, at: performance.now() }
}

/** Everything that runs on it fails at once. */
function cut(client: Client): void {
  client.connection.stream.destroy()
}
