/** Who is signed in on this device: the spec's four stored values (spec 1 §3). The app's one global store. */
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { ROLE_TYPES, roleOfType } from '@zhupi/contract/terms/roles.ts'
import { useSyncExternalStore } from 'react'

export type Session = { ticket: string; userLoginCode: string; role: Role; isNew: boolean }

/** What begins so in local storage outlives every end of a session. */
export const KEPT_PREFIX = 'kept/'

const listeners = new Set<() => void>()
let current = readStored()
let beforeScreens: (before: Session | undefined) => void = () => {}

export function getSession(): Session | undefined {
  return current
}

/** The role of the last sign-in, kept when the ticket is gone. */
export function getStoredRole(): Role | undefined {
  const stored = localStorage.getItem('roleType')
  return stored === null ? undefined : roleOfType(Number(stored))
}

/** Chosen before signing in (spec 1 §6); never under a live ticket, which belongs to the role it was given for. */
export function storeRole(role: Role): void {
  if (localStorage.getItem('ticket') === null)
    localStorage.setItem('roleType', String(ROLE_TYPES[role]))
}

/** Registration makes a newcomer too, before the first sign-in (spec 1 §4). */
export function markNewcomer(): void {
  localStorage.setItem('isNew', '1')
}

/** The guided tour has stopped (spec 1 §4). */
export function endTours(): void {
  localStorage.setItem('isNew', '0')
  publish()
}

export function startSession(session: Session): void {
  localStorage.setItem('userLoginCode', session.userLoginCode)
  localStorage.setItem('roleType', String(ROLE_TYPES[session.role]))
  localStorage.setItem('isNew', session.isNew ? '1' : '0')
  // Last, because it makes the session: another tab hears of each value by itself, and a ticket with an older login code is nobody's.
  localStorage.setItem('ticket', session.ticket)
  publish()
}

/** Whose ticket this is: without a connection nobody else can say whose texts on this device may be shown. */
export function rememberPerson(userId: string): void {
  if (current !== undefined)
    localStorage.setItem('person', JSON.stringify({ ticket: current.ticket, userId }))
}

export function findPerson(): string | undefined {
  const stored: { ticket?: string; userId?: string } | null = JSON.parse(
    localStorage.getItem('person') ?? 'null',
  )
  return stored !== null && stored.ticket === current?.ticket ? stored.userId : undefined
}

/** Forgets ticket, role and login code (spec 1 §8, code 3009); unsent drafts stay in the journal (decisions 4). */
export function endSession(): void {
  for (const key of ['ticket', 'userLoginCode', 'roleType', 'isNew', 'person'])
    localStorage.removeItem(key)
  publish()
}

/** Code 3004 clears the whole local storage (spec 1 §8) but what the journal left there in a hurry: unsent drafts stay (decisions 4). */
export function clearLocalStorage(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(KEPT_PREFIX)) localStorage.removeItem(key)
  }
  publish()
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribe, getSession)
}

/** Once for the app: told before any screen is, so that none is drawn with what belongs to another. */
export function onSessionChange(told: (before: Session | undefined) => void): void {
  beforeScreens = told
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(): void {
  const before = current
  current = readStored()
  if (before?.ticket !== current?.ticket || before?.role !== current?.role) beforeScreens(before)
  for (const listener of listeners) listener()
}

function readStored(): Session | undefined {
  const ticket = localStorage.getItem('ticket')
  const role = getStoredRole()
  if (ticket === null || role === undefined) return undefined
  return {
    ticket,
    userLoginCode: localStorage.getItem('userLoginCode') ?? '',
    role,
    isNew: localStorage.getItem('isNew') === '1',
  }
}

// Another tab signed in or out.
window.addEventListener('storage', publish)
