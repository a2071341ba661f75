/** What may be logged of a fault: never the query's values, which are pupils' texts and names. */
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

export type FaultDescription = {
  type: string
  message: string
  stack: string
  code?: string
  table?: string
  constraint?: string
}

export function describeFault(error: Error): FaultDescription {
  const cause =
    error instanceof DrizzleQueryError && error.cause instanceof Error ? error.cause : error
  const fault = { type: cause.name, message: cause.message, stack: framesOf(error) }
  if (!(cause instanceof DatabaseError)) return fault
  const { code, table, constraint } = cause
  return {
    ...fault,
    ...(code && { code }),
    ...(table && { table }),
    ...(constraint && { constraint }),
  }
}

/** Only the call sites: the stack's first lines repeat the message, values and all. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
}
