/** The native wrapper around the web app (docs/decisions/15): known by its mark in the user agent; the session comes from it and is kept by it. */
import { ROLE_TYPES, roleOfType } from '@zhupi/contract/terms/roles.ts'
import { endSession, getSession, startSession, type Session } from './session.ts'

/** What the wrapper puts into the page before the app starts. Text only: Android's bridge carries nothing else. */
type Bridge = {
  /** The session it keeps, as JSON { ticket, userLoginCode, roleType }; '' = nobody is signed in. */
  readSession: () => string
  /** The session has changed; '' = signed out. */
  keepSession: (session: string) => void
}

declare global {
  interface Window {
    ZhupiBridge?: Bridge
  }
}

export type NativeMark = { version: string; device: 'android' | 'ios' }

export function readMark(userAgent: string): NativeMark | undefined {
  const [, version, device] = /ZhupiApp\/(\d[\w.]*) \((android|ios)\)/.exec(userAgent) ?? []
  if (version === undefined || (device !== 'android' && device !== 'ios')) return undefined
  return { version, device }
}

/** Once, before any screen: whoever is signed in to the wrapper is signed in here, and nobody else. */
export function enterNativeApp(): void {
  const mark = readMark(navigator.userAgent)
  if (mark === undefined) return
  localStorage.setItem('device', mark.device) // spec 1 §2.1: remembered
  const bridge = window.ZhupiBridge
  if (bridge === undefined) return
  const kept = readKept(bridge.readSession())
  const current = getSession()
  if (kept === undefined) {
    if (current !== undefined) endSession()
  } else if (kept.ticket !== current?.ticket || kept.role !== current.role) {
    startSession({ ...kept, isNew: false })
  }
}

/** After every change of the session on this side. */
export function tellNativeApp(session: Session | undefined): void {
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
export function readKept(text: string): Omit<Session, 'isNew'> | undefined {
  const kept = parse(text)
  if (
    typeof kept !== 'object' ||
    kept === null ||
    !('ticket' in kept) ||
    !('userLoginCode' in kept) ||
    !('roleType' in kept)
  )
    return undefined
  const { ticket, userLoginCode } = kept
  const role = roleOfType(Number(kept.roleType))
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
