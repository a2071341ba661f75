/** The security journal: written by calls, read by operators and by the person it is about. */
import { and, desc, eq, gte, inArray, lt, or } from 'drizzle-orm'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import type { SecurityEventKind } from '@zhupi/contract/terms/securityEvents.ts'
import type { Db } from '../db/database.ts'
import { securityJournal } from '../db/schema/securityJournal.ts'
import { networkOf } from '../domain/network.ts'

export type SecurityEvent = {
  kind: SecurityEventKind
  /** The client's address, whole: only its network is stored. */
  address: string
  /** A word of ours: the call, limit or refusal. Nothing that a person typed. */
  detail: string
  accountId?: number | undefined
  /** What was named where no account is known: stored only if it is a phone. */
  named?: string | undefined
  actorId?: number | undefined
}

/**
 * `db` is the transaction of what happened. Of a failure that rolls back, write it outside of that
 * transaction, before it is refused.
 */
export async function writeSecurityEvent(db: Db, event: SecurityEvent, now: Date): Promise<void> {
  const named = event.named?.trim()
  await db.insert(securityJournal).values({
    kind: event.kind,
    accountId: event.accountId ?? null,
    // Whoever types the password into the wrong field has named no phone.
    phone: event.accountId === undefined && named !== undefined && isPhone(named) ? named : null,
    actorId: event.actorId ?? null,
    network: networkOf(event.address),
    detail: event.detail,
    at: now,
  })
}

export type JournalFilter = {
  /** Older than this entry: the next page. */
  beforeId?: number | undefined
  kind?: SecurityEventKind | undefined
  /** Of any of these accounts, or of the phone. */
  of?: { accountIds: readonly number[]; phone: string | undefined } | undefined
  since?: Date | undefined
}

/** The latest first. */
export function listSecurityEvents(db: Db, filter: JournalFilter, limit: number) {
  const { beforeId, kind, of, since } = filter
  return db
    .select({
      id: securityJournal.id,
      kind: securityJournal.kind,
      accountId: securityJournal.accountId,
      phone: securityJournal.phone,
      actorId: securityJournal.actorId,
      network: securityJournal.network,
      detail: securityJournal.detail,
      at: securityJournal.at,
    })
    .from(securityJournal)
    .where(
      and(
        beforeId === undefined ? undefined : lt(securityJournal.id, beforeId),
        kind === undefined ? undefined : eq(securityJournal.kind, kind),
        of === undefined
          ? undefined
          : or(
              inArray(securityJournal.accountId, [...of.accountIds]),
              of.phone === undefined ? undefined : eq(securityJournal.phone, of.phone),
            ),
        since === undefined ? undefined : gte(securityJournal.at, since),
      ),
    )
    .orderBy(desc(securityJournal.id))
    .limit(limit)
}

/** Entries older than `before`. */
export async function sweepSecurityEvents(db: Db, before: Date): Promise<void> {
  await db.delete(securityJournal).where(lt(securityJournal.at, before))
}
