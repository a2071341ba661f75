/** PostgreSQL's LISTEN on a connection of its own that comes back whenever it is lost. */
import type { Client } from 'pg'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type { GuardedPool } from './guardedPool.ts'

const RETRY_AFTER_MS = SECOND_MS
/** Also where the network goes without a word, what was missed is asked for within seconds. */
const PULSE_EVERY_MS = 10 * SECOND_MS
const PULSE_WITHIN_MS = 3 * SECOND_MS

/** `onReady` comes at each new beginning: notifications may have been missed before it. */
export function keepListening(
  pool: GuardedPool,
  channel: string,
  onNotification: (payload: string) => void,
  onReady: () => void,
): { close(): Promise<void> } {
  let isClosed = false
  let current: Client | undefined
  let timer: NodeJS.Timeout | undefined
  const later = (what: () => Promise<void>, ms: number) => {
    if (!isClosed) timer = setTimeout(() => void what(), ms)
  }
  const begin = async () => {
    const client = pool.createClient({ query_timeout: PULSE_WITHIN_MS })
    current = client
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) onNotification(payload)
    })
    const pulse = async () => {
      await client.query('select 1')
      later(() => beat(pulse), PULSE_EVERY_MS)
    }
    /** Whatever fails, the connection is given up, and its end begins another one. */
    const beat = (step: () => Promise<void>) =>
      step().catch(() => void client.connection.stream.destroy())
    client.once('end', () => {
      clearTimeout(timer)
      later(begin, RETRY_AFTER_MS)
    })
    await beat(async () => {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      onReady()
      later(() => beat(pulse), PULSE_EVERY_MS)
    })
  }
  void begin()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      current?.connection.stream.destroy()
    },
  }
}
