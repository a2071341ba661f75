/** The class whose code was scanned, until its pupil is signed in: kept in this tab alone. */
const KEY = 'joinCode'

export function rememberJoinCode(code: string): void {
  sessionStorage.setItem(KEY, code)
}

export function findJoinCode(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined
}

export function forgetJoinCode(): void {
  sessionStorage.removeItem(KEY)
}
