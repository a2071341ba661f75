/**
 * Statements of the calls that are made most. Drizzle composes a statement anew each time it is
 * written down, which takes longer than PostgreSQL takes to answer; one of these is composed once.
 */
import { type Placeholder, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> }
type Preparable<Rows> = { prepare(name: string): Prepared<Rows> }

/**
 * @param names what changes from one run to the next
 * @param write the statement, with a placeholder for each name
 * @returns runs it on a pool or in a transaction, with each name's value
 */
export function statement<Name extends string, Rows>(
  names: readonly Name[],
  write: (db: Db, placeholders: Record<Name, Placeholder>) => Preparable<Rows>,
): (db: Db, values: Record<Name, unknown>) => Promise<Rows> {
  let composed: Prepared<Rows> | undefined
  return (db, values) => {
    composed ??= write(db, placeholdersOf(names)).prepare('')
    // It was composed for one connection; what it says holds for every other.
    const prepared: Prepared<Rows> = Object.create(composed, { client: { value: clientOf(db) } })
    return prepared.execute(values)
  }
}

function placeholdersOf<Name extends string>(names: readonly Name[]): Record<Name, Placeholder> {
  const placeholders: Partial<Record<Name, Placeholder>> = {}
  for (const name of names) placeholders[name] = sql.placeholder(name)
  return Object.assign(Object.create(null), placeholders)
}

/** The pool, or the connection of the transaction. */
function clientOf(db: Db): unknown {
  const session: unknown = Reflect.get(db, 'session')
  if (typeof session !== 'object' || session === null || !('client' in session))
    throw new TypeError('drizzle keeps its client elsewhere now')
  return session.client
}
