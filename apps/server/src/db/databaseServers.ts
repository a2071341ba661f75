/**
 * Where the database is: one server, or several of which one takes writes at a time (a primary and
 * its standbys), as `postgresql://user@one:5432,two:5432/name` names them.
 */
import { Client, DatabaseError, type ClientConfig } from 'pg'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'

const PROBE_WITHIN_MS = 3 * SECOND_MS
/** It answers, though it has no connection left: nothing is gained by closing those we have. */
const TOO_MANY_CONNECTIONS = '53300'

/** One entry a server that is named. pg itself reads only one host from an address. */
export function listServers<T extends ClientConfig>(connection: T): readonly T[] {
  const { connectionString } = connection
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(connectionString ?? '')
  const [, before = '', hosts = '', after = ''] = parts ?? []
  if (!hosts.includes(',')) return [connection]
  return hosts
    .split(',')
    .filter((host) => host !== '')
    .map((host) => ({ ...connection, connectionString: `${before}${host}${after}` }))
}

/** The first of them that takes writes now. */
export async function findWritable<T extends ClientConfig>(
  servers: readonly T[],
): Promise<T | undefined> {
  for (const server of servers) if (await takesWrites(server)) return server
  return undefined
}

async function takesWrites(server: ClientConfig): Promise<boolean> {
  const withinMs = server.connectionTimeoutMillis ?? PROBE_WITHIN_MS
  const client = new Client({
    ...server,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>(
      'show transaction_read_only',
    )
    return rows[0]?.transaction_read_only === 'off'
  } catch (error) {
    return error instanceof DatabaseError && error.code === TOO_MANY_CONNECTIONS
  } finally {
    // Not awaited: a server that is frozen never says goodbye.
    void client.end().catch(() => undefined)
    client.connection.stream.destroy()
  }
}
