/** Homework between its deletion and its erasure. */
import { and, gt, isNotNull } from 'drizzle-orm'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { DELETED_KEPT_DAYS } from '@zhupi/contract/terms/limits.ts'
import { homework } from '../db/schema/homework.ts'

const KEPT_MS = DELETED_KEPT_DAYS * DAY_MS

/** From the very moment at which the sweep may come, it is restored no more. */
export function isRestorable(now: Date) {
  return and(
    isNotNull(homework.deletedAt),
    gt(homework.deletedAt, new Date(now.getTime() - KEPT_MS)),
  )
}

export function eraseTimeOf(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + KEPT_MS)
}
