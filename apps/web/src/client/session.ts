/** Who is signed in on this device, in four stored values. The app's one global store. */
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { ROLE_TYPES, roleOfType } from '@zhupi/contract/terms/roles.ts'
import { useSyncExternalStore } from 'react'

export type Session = {
  ticket: string
  userLoginCode: string
  role: Role
  isNew: boolean
  needsOwnPassword: boolean
}

/** Entries of the local storage with this prefix outlive every end of a session. */
export const PERSISTENT_PREFIX = 'kept/'

const listeners = new Set<() => void>()
let current = readStored()
let onChange: (before: Session | undefined) => void = () => {}

export function getSession(): Session | undefined {
  return current
}

/** Outlives signing out: the next sign-in opens on it. */
const LAST_ROLE = `${PERSISTENT_PREFIX}lastRole`

export function getLastRole(): Role | undefined {
  const stored = localStorage.getItem(LAST_ROLE)
  return stored === null ? undefined : roleOfType(Number(stored))
}

/** The role of the last sign-in, still there when the ticket is gone. */
export function getStoredRole(): Role | undefined {
  const stored = localStorage.getItem('roleType')
  return stored === null ? undefined : roleOfType(Number(stored))
}

/** Chosen before signing in; never under a live ticket, which belongs to its own role. */
export function storeRole(role: Role): void {
  if (localStorage.getItem('ticket') === null)
    localStorage.setItem('roleType', String(ROLE_TYPES[role]))
}

/** Registration makes a newcomer too, before the first sign-in. */
export function markNewcomer(): void {
  localStorage.setItem('isNew', '1')
}

/** The guided tour has stopped. */
export function endTours(): void {
  localStorage.setItem('isNew', '0')
  publish()
}

export function startSession(session: Session): void {
  localStorage.setItem('userLoginCode', session.userLoginCode)
  localStorage.setItem('roleType', String(ROLE_TYPES[session.role]))
  localStorage.setItem(LAST_ROLE, String(ROLE_TYPES[session.role]))
  localStorage.setItem('isNew', session.isNew ? '1' : '0')
  localStorage.setItem('needsOwnPassword', session.needsOwnPassword ? '1' : '0')
  // Last, because it makes the session: another tab gets one event a value, and a ticket with an
  // older login code is nobody's.
  localStorage.setItem('ticket', session.ticket)
  publish()
}

/** The server does nothing else before the person has an own password. */
export function beginFirstSignIn(): void {
  if (current === undefined || current.needsOwnPassword) return
  localStorage.setItem('needsOwnPassword', '1')
  publish()
}

export function endFirstSignIn(): void {
  localStorage.setItem('needsOwnPassword', '0')
  publish()
}

/** Whose ticket this is: without a connection only this says whose stored texts may be shown. */
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

/** For sign-in, which opens as soon as the session ends; in memory only, so a reload forgets it. */
let lastAccount = ''

export function getLastAccount(): string {
  return lastAccount
}

/**
 * Forgets ticket, role and login code (code 3009); unsent drafts stay in the journal. `account`:
 * what whoever leaves on purpose signs in with.
 */
export function endSession(account = ''): void {
  lastAccount = account
  for (const key of ['ticket', 'userLoginCode', 'roleType', 'isNew', 'needsOwnPassword', 'person'])
    localStorage.removeItem(key)
  publish()
}

/** Code 3004 clears the local storage, all but what the journal flushed to it: drafts stay. */
export function clearLocalStorage(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PERSISTENT_PREFIX)) localStorage.removeItem(key)
  }
  publish()
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribe, getSession)
}

/** Once for the app: runs before any screen is drawn with what belongs to another person. */
export function onSessionChange(listener: (before: Session | undefined) => void): void {
  onChange = listener
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(): void {
  const before = current
  current = readStored()
  if (before?.ticket !== current?.ticket || before?.role !== current?.role) onChange(before)
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
    needsOwnPassword: localStorage.getItem('needsOwnPassword') === '1',
  }
}

// Another tab signed in or out.
window.addEventListener('storage', publish)
