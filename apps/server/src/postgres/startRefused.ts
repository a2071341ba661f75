/** Why the server does not start, for an operator who can change it: printed without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/** A message in both languages, given sentence by sentence. */
export function bilingual(chinese: readonly string[], english: readonly string[]): string {
  return `${chinese.join('')}\n${english.join(' ')}`
}

/** The code of a system error (`ENOENT`, `EACCES`, …), if it is one. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}
