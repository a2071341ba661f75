/** The server will not start, and the operator can do something about it: main prints the message alone, without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/** The code of a system error (`ENOENT`, `EACCES`, …), if it is one. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}
