/** Sign-in tickets: 256 random bits of which only a hash is kept; one live session a person; 30 idle days end it (decisions 4). */
import { HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { SESSION_IDLE_DAYS } from '@zhupi/contract/terms/limits.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '../db/database.ts'
import { accounts, sessions } from '../db/schema.ts'
import { refuse } from './refuse.ts'

/** Who makes a call. */
export type Person = {
  id: number
  role: Role
  name: string
  phone: string
  schoolId: number | null
  sessionHash: string
}

const IDLE_MS = SESSION_IDLE_DAYS * 86_400_000
/** Being seen is written down at most this often: every call would cost a write. */
const SEEN_EVERY_MS = HOUR_MS

/** Signs the account in. `db` must be a transaction. @returns the ticket; `num` 0 at the very first sign-in (decisions 9) */
export async function signIn(
  db: Db,
  accountId: number,
  now: Date,
): Promise<{ ticket: string; userLoginCode: string; num: number }> {
  const session = await startSession(db, accountId, now)
  const first = await db
    .update(accounts)
    .set({ firstSignedInAt: now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.firstSignedInAt)))
    .returning({ id: accounts.id })
  return { ...session, num: first.length === 0 ? 1 : 0 }
}

/** Ends whatever session the person has and starts a new one. `db` must be a transaction: the account's row is held, so of two sign-ins at once one waits. */
async function startSession(
  db: Db,
  accountId: number,
  now: Date,
): Promise<{ ticket: string; userLoginCode: string }> {
  const [held] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.removedAt)))
    .for('update')
  if (held === undefined) refuse('accountRemoved')
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: 'signedInElsewhere' })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
  const ticket = randomBytes(32).toString('base64url')
  const userLoginCode = randomBytes(16).toString('base64url')
  await db.insert(sessions).values({
    ticketHash: hashTicket(ticket),
    accountId,
    loginCode: userLoginCode,
    createdAt: now,
    lastSeenAt: now,
  })
  return { ticket, userLoginCode }
}

export async function endSession(db: Db, ticketHash: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: 'signedOut' })
    .where(and(eq(sessions.ticketHash, ticketHash), isNull(sessions.endedAt)))
}

/** After a new password, and at removal: whoever held a ticket signs in anew, or cannot. */
export async function endSessionsOf(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: 'signedOut' })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
}

/** Refuses notSignedIn (3004) or signedInElsewhere (3009). */
export async function loadPerson(
  db: Db,
  ticket: string,
  userLoginCode: string,
  now: Date,
): Promise<Person> {
  const sessionHash = hashTicket(ticket)
  const [found] = await db
    .select({
      id: accounts.id,
      role: accounts.role,
      name: accounts.name,
      phone: accounts.phone,
      schoolId: accounts.schoolId,
      loginCode: sessions.loginCode,
      lastSeenAt: sessions.lastSeenAt,
      endReason: sessions.endReason,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.ticketHash, sessionHash), isNull(accounts.removedAt)))
  if (found === undefined || !isSame(found.loginCode, userLoginCode)) return refuse('notSignedIn')
  if (found.endReason === 'signedInElsewhere') return refuse('signedInElsewhere')
  const idleMs = now.getTime() - found.lastSeenAt.getTime()
  if (found.endReason !== null || idleMs > IDLE_MS) return refuse('notSignedIn')
  if (idleMs > SEEN_EVERY_MS)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.ticketHash, sessionHash))
  return {
    id: found.id,
    role: found.role,
    name: found.name,
    phone: found.phone,
    schoolId: found.schoolId,
    sessionHash,
  }
}

function hashTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
