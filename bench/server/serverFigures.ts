/** What the server's bench finds, and how it is printed. */

export const SIGN_IN_CONNECTIONS = 2

export type ServerFigures = {
  /** Its version. */
  postgres: string
  calls: {
    name: string
    ratio: number
    product: number
    bare: number
    one: number
    p99Ms: number
    /** Processor time an answer, of the product's process and of the bare one's. */
    cpu: { ratio: number; productMs: number; bareMs: number }
  }[]
  desk?: { pupils: number; failed: number; maxMs: number; p99Ms: number; seconds: number }
  signIn?: { ratio: number; productMs: number; argonMs: number }
}

/** The table, a call a line, and the bars. */
export function printServer({ postgres, calls, desk, signIn }: ServerFigures): string {
  const rows = calls.map(({ name, ratio, product, bare, one, p99Ms, cpu }) =>
    [
      name.padEnd(16),
      String(ratio).padStart(6),
      String(product).padStart(10),
      String(bare).padStart(8),
      String(one).padStart(14),
      (Number.isNaN(p99Ms) ? '' : String(p99Ms)).padStart(10),
      `${cpu.ratio} (${cpu.productMs} : ${cpu.bareMs} ms)`.padStart(28),
    ].join(''),
  )
  return [
    `PostgreSQL ${postgres}`,
    `${'call'.padEnd(16)} ratio   product    bare  one statement   p99 at half (ms)   processor time an answer`,
    ...rows,
    ...(desk === undefined
      ? []
      : [
          `${desk.pupils} pupils open the desk in ${desk.seconds} s: ${desk.failed} failed, slowest ${desk.maxMs} ms, p99 ${desk.p99Ms} ms`,
        ]),
    ...(signIn === undefined
      ? []
      : [
          `sign-in ${signIn.ratio} × argon2id (${signIn.productMs} to ${signIn.argonMs} ms, ${SIGN_IN_CONNECTIONS} at once)`,
        ]),
  ].join('\n')
}
