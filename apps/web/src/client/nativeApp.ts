/**
 * The native wrapper around the web app, known by its mark in the user agent. The session comes
 * from it and is stored by it. See docs/decisions/native-app.md.
 */
import { ROLE_TYPES, roleOfType } from '@zhupi/contract/terms/roles.ts'
import { readMark } from './wrapper.ts'
import { endSession, getSession, startSession, type Session } from './session.ts'

/** The wrapper puts this into the page before the app starts. Android's bridge takes text only. */
type Bridge = {
  /** The stored session, as JSON { ticket, userLoginCode, roleType }; '' = nobody is signed in. */
  readSession: () => string
  /** The session has changed; '' = signed out. */
  keepSession: (session: string) => void
  /** The acts below came later: an app that is older has none of them. Each takes JSON. */
  share?: (content: string) => void
  pay?: (purchase: string) => void
  accountRemoved?: () => void
}

declare global {
  interface Window {
    ZhupiBridge?: Bridge
  }
}

/** Once, before any screen: whoever is signed in to the wrapper, and nobody else, is so here. */
export function adoptNativeSession(): void {
  const mark = readMark(navigator.userAgent)
  if (mark === undefined) return
  localStorage.setItem('device', mark.device)
  const bridge = window.ZhupiBridge
  if (bridge === undefined) return
  const stored = parseSession(bridge.readSession())
  const current = getSession()
  if (stored === undefined) {
    if (current !== undefined) endSession()
  } else if (stored.ticket !== current?.ticket || stored.role !== current.role) {
    startSession({ ...stored, isNew: false, needsOwnPassword: false })
  }
}

/** After every change of the session on this side. */
export function notifyNativeApp(session: Session | undefined): void {
  if (readMark(navigator.userAgent) === undefined) return
  window.ZhupiBridge?.keepSession(
    session === undefined
      ? ''
      : JSON.stringify({
          ticket: session.ticket,
          userLoginCode: session.userLoginCode,
          roleType: ROLE_TYPES[session.role],
        }),
  )
}

/** Anything but a whole session is none: the wrapper is other people's code. */
export function parseSession(
  text: string,
): Omit<Session, 'isNew' | 'needsOwnPassword'> | undefined {
  const stored = parse(text)
  if (
    typeof stored !== 'object' ||
    stored === null ||
    !('ticket' in stored) ||
    !('userLoginCode' in stored) ||
    !('roleType' in stored)
  )
    return undefined
  const { ticket, userLoginCode } = stored
  const role = roleOfType(Number(stored.roleType))
  if (
    typeof ticket !== 'string' ||
    ticket === '' ||
    typeof userLoginCode !== 'string' ||
    role === undefined
  )
    return undefined
  return { ticket, userLoginCode, role }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
