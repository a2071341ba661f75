/** What tells that the database was not there, as opposed to a statement that failed. */
/** Refused at once: the database was found silent or gone, and nobody has to find out again. */
export class DatabaseUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('the database cannot be reached', options)
    this.name = 'DatabaseUnavailable'
  }
}

/** Whatever was asked may be asked again: the connection was lost, or there was none. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let each: unknown = error
  for (let depth = 0; depth < DEPTH_MAX && typeof each === 'object' && each !== null; depth += 1) {
    if (isOutage(each)) return true
    each = 'cause' in each ? each.cause : undefined
  }
  return false
}
/** Of causes: the query builder, the queue and the pool each wrap what they got at most once. */
const DEPTH_MAX = 5

/**
 * PostgreSQL's own words that this connection, or the next, cannot be had; see
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const OUTAGE_STATES: ReadonlySet<string> = new Set([
  '53300', // no connection left
  '25006', // a standby, which takes no writes
])
const OUTAGE_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Pg gives these no code. */
const OUTAGE_MESSAGES = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
]

/** By its fields: the queue passes on errors as plain objects, their messages with its own behind. */
function isOutage(error: object): boolean {
  if ('name' in error && error.name === 'DatabaseUnavailable') return true
  const message = 'message' in error ? String(error.message) : ''
  if (OUTAGE_MESSAGES.some((beginning) => message.startsWith(beginning))) return true
  const code = 'code' in error ? String(error.code) : ''
  if (OUTAGE_CODES.has(code)) return true
  // The folder of a unix socket whose server is gone.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  // A fatal error ends the connection: an operator, a shutdown, a crash, a database that is closed.
  return 'severity' in error && (error.severity === 'FATAL' || OUTAGE_STATES.has(code))
}
