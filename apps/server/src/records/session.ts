/** Sign-in tickets: one live session a person; a new sign-in ends the one before. */
import { and, eq, gt, isNull } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { PROOF_MINUTES, SESSION_AGE_DAYS, SESSION_IDLE_DAYS } from '@zhupi/contract/terms/limits.ts'
import type { ProvenAct } from '@zhupi/contract/terms/proof.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { sessions } from '../db/schema/session.ts'
import { statement } from '../db/statement.ts'
import { refuse } from '../domain/refuse.ts'
import { createToken, hashToken, isSameToken } from '../domain/token.ts'

/** Who makes a call. */
export type Person = {
  id: number
  role: Role
  name: string
  /** Null where none is bound. */
  phone: string | null
  schoolId: number | null
  /** Somebody else chose the password. */
  needsOwnPassword: boolean
  sessionHash: string
}

/**
 * How long a ticket lives without a call. Every call renews it, so whoever uses the product stays
 * signed in; on a device that nobody uses any more it ends by itself.
 */
const TICKET_IDLE_MS = SESSION_IDLE_DAYS * DAY_MS
/** However often it is used. */
const TICKET_AGE_MS = SESSION_AGE_DAYS * DAY_MS
/** `lastSeenAt` is written at most this often: otherwise every call would cost a write. */
const LAST_SEEN_EVERY_MS = HOUR_MS
const TICKET_BYTES = 32
const LOGIN_CODE_BYTES = 16

type SignedIn = { ticket: string; userLoginCode: string; needsOwnPassword: boolean }

/**
 * `db` is a transaction; `device`: the browser's mark. @returns the ticket; `num` is 0 at the
 * account's very first sign-in. Where the demo is closed, refuses its accounts.
 */
export async function signIn(
  db: Db,
  accountId: number,
  now: Date,
  { isDemo, device }: { isDemo: boolean; device?: string | undefined },
): Promise<SignedIn & { num: number }> {
  const session = await startSession(db, accountId, now, { isDemo, device })
  const first = await db
    .update(accounts)
    .set({ firstSignedInAt: now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.firstSignedInAt)))
    .returning({ id: accounts.id })
  return { ...session, num: first.length === 0 ? 1 : 0 }
}

/** Ends the session there is and starts a new one. Locks the account: two at once take turns. */
async function startSession(
  db: Db,
  accountId: number,
  now: Date,
  { isDemo, device }: { isDemo: boolean; device?: string | undefined },
): Promise<SignedIn> {
  const [account] = await db
    .select({ passwordEndsAt: accounts.passwordEndsAt, isOfDemo: accounts.isDemo })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.removedAt)))
    .for('update')
  if (account === undefined) refuse('accountRemoved')
  if (account.isOfDemo && !isDemo) refuse('demoClosed')
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: 'signedInElsewhere' })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
  const ticket = createToken(TICKET_BYTES)
  const userLoginCode = createToken(LOGIN_CODE_BYTES)
  await db.insert(sessions).values({
    ticketHash: hashToken(ticket),
    accountId,
    loginCode: userLoginCode,
    createdAt: now,
    lastSeenAt: now,
    deviceHash: device === undefined ? null : hashToken(device),
  })
  return { ticket, userLoginCode, needsOwnPassword: account.passwordEndsAt !== null }
}

export async function endSession(db: Db, ticketHash: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: 'signedOut' })
    .where(and(eq(sessions.ticketHash, ticketHash), isNull(sessions.endedAt)))
}

/** After a new password and at removal: every ticket of the account ends. */
export async function endSessionsOf(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: 'signedOut' })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
}

/** Opens one act of this session. */
export async function storeProof(
  db: Db,
  sessionHash: string,
  act: ProvenAct,
  now: Date,
): Promise<void> {
  const provenUntil = new Date(now.getTime() + PROOF_MINUTES * MINUTE_MS)
  await db
    .update(sessions)
    .set({ provenFor: act, provenUntil })
    .where(eq(sessions.ticketHash, sessionHash))
}

/** Refuses proofNeeded. The proof stays until the act is done: a wrong code needs no other proof. */
export async function checkProof(
  db: Db,
  sessionHash: string,
  act: ProvenAct,
  now: Date,
): Promise<void> {
  const [proven] = await db
    .select({ act: sessions.provenFor })
    .from(sessions)
    .where(and(eq(sessions.ticketHash, sessionHash), gt(sessions.provenUntil, now)))
  if (proven?.act !== act) refuse('proofNeeded')
}

/** The act is done: the next one is proved anew. */
export async function endProof(db: Db, sessionHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({ provenFor: null, provenUntil: null })
    .where(eq(sessions.ticketHash, sessionHash))
}

const findSession = statement(['sessionHash'], (db, { sessionHash }) =>
  db
    .select({
      id: accounts.id,
      role: accounts.role,
      name: accounts.name,
      phone: accounts.phone,
      schoolId: accounts.schoolId,
      isOfDemo: accounts.isDemo,
      passwordEndsAt: accounts.passwordEndsAt,
      createdAt: sessions.createdAt,
      loginCode: sessions.loginCode,
      lastSeenAt: sessions.lastSeenAt,
      endReason: sessions.endReason,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.ticketHash, sessionHash), isNull(accounts.removedAt))),
)

/** Refuses notSignedIn (3004) or signedInElsewhere (3009). */
export async function loadPerson(
  db: Db,
  ticket: string,
  userLoginCode: string,
  now: Date,
  { isDemo }: { isDemo: boolean },
): Promise<Person> {
  const sessionHash = hashToken(ticket)
  const [found] = await findSession(db, { sessionHash })
  if (found === undefined || !isSameToken(found.loginCode, userLoginCode))
    return refuse('notSignedIn')
  // Signed in before the demo was closed.
  if (found.isOfDemo && !isDemo) refuse('notSignedIn')
  if (found.endReason === 'signedInElsewhere') return refuse('signedInElsewhere')
  const idleMs = now.getTime() - found.lastSeenAt.getTime()
  const ageMs = now.getTime() - found.createdAt.getTime()
  if (found.endReason !== null || idleMs > TICKET_IDLE_MS || ageMs > TICKET_AGE_MS)
    return refuse('notSignedIn')
  if (idleMs > LAST_SEEN_EVERY_MS)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.ticketHash, sessionHash))
  return {
    id: found.id,
    role: found.role,
    name: found.name,
    phone: found.phone,
    schoolId: found.schoolId,
    needsOwnPassword: found.passwordEndsAt !== null,
    sessionHash,
  }
}
