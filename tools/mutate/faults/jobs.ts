/** What happens while nobody waits for it. */
import type { Fault } from '../fault.ts'

const JOBS = 'apps/server/src/jobs'
const CORRECTION_TEST = `${JOBS}/correctEssay.test.ts`
const ORDERS_TEST = `${JOBS}/reconcileOrders.test.ts`
const MESSAGES_TEST = 'apps/server/src/calls/message/homeworkMessages.test.ts'

export const JOBS_FAULTS: readonly Fault[] = [
  {
    id: 'jobs/another-text-handed-in',
    file: `${JOBS}/correctEssay.ts`,
    from: 'submission?.handingInRevisionId !== revisionId',
    to: 'submission == null || submission.handingInRevisionId === null',
    tests: [CORRECTION_TEST],
    why: 'the report of an earlier text would hand in while a later one waits for its own',
    isShort: true,
  },
  {
    id: 'jobs/handed-in-below-lowest',
    file: `${JOBS}/correctEssay.ts`,
    from: 'reachesLowest(limits, aiScore) && mayEdit(submission.status)',
    to: 'mayEdit(submission.status)',
    tests: ['apps/server/src/calls/submission/submitHomework.test.ts'],
    why: 'the lowest score that a teacher asked for would be asked of nobody',
  },
  {
    id: 'jobs/paid-meanwhile-closed',
    file: `${JOBS}/reconcileOrders.ts`,
    from: 'const last = await gateway.query(order.orderNo, now)',
    to: 'const last = answer',
    tests: [ORDERS_TEST],
    why: 'who pays in the last second would get nothing for the money',
  },
  {
    id: 'jobs/credited-order-closed',
    file: 'apps/server/src/records/order.ts',
    from: ".where(and(eq(orders.id, id), eq(orders.status, 'waiting')))",
    to: '.where(eq(orders.id, id))',
    tests: [ORDERS_TEST],
    why: 'an order that a notification credited meanwhile would show as closed',
  },
  {
    id: 'jobs/closed-at-once',
    file: `${JOBS}/reconcileOrders.ts`,
    from: 'if (!isUnpaid || now < orderEndsAt(order)) return true',
    to: 'if (!isUnpaid) return true',
    tests: [ORDERS_TEST],
    why: 'an order would be closed while its buyer stands at the cashier',
  },
  {
    id: 'jobs/late-giving-up',
    file: `${JOBS}/giveUpCorrection.ts`,
    from: 'eq(reports.requestedAt, new Date(requestedAt)),',
    to: '',
    tests: [CORRECTION_TEST],
    why: 'a correction asked for again would be failed by the first asking',
  },
  {
    id: 'jobs/use-kept',
    file: `${JOBS}/giveUpCorrection.ts`,
    from: 'await giveUseBack(db, revisionId, now)',
    to: '',
    tests: [CORRECTION_TEST],
    why: 'a correction that failed would still be paid for',
  },
  {
    id: 'jobs/failed-report-blocks',
    file: `${JOBS}/giveUpCorrection.ts`,
    from: 'if (submission?.handingInRevisionId === revisionId)',
    to: 'if (submission != null && submission.handingInRevisionId !== revisionId)',
    tests: [CORRECTION_TEST],
    why: 'an essay would wait for ever for a score that does not come',
  },
  {
    id: 'jobs/reminded-by-hours',
    file: `${JOBS}/remindDue.ts`,
    from: 'new Date(startOfDay(now).getTime() + DAY_MS)',
    to: 'new Date(now.getTime() + DAY_MS)',
    tests: [MESSAGES_TEST],
    why: 'what ends tomorrow morning would be reminded of by nobody',
  },
  {
    id: 'jobs/reminded-after-hand-in',
    file: `${JOBS}/remindDue.ts`,
    from: 'await listMembers(db, id, SUBMISSION_GROUPS.notSubmitted)',
    to: 'await listMembers(db, id)',
    tests: [MESSAGES_TEST],
    why: 'who has handed in would be told to hand in',
  },
  {
    id: 'jobs/ended-homework-announced',
    file: `${JOBS}/announceHomework.ts`,
    from: 'mine === undefined || mine.endsAt <= now',
    to: 'mine === undefined',
    tests: [MESSAGES_TEST],
    why: 'after a night without a server pupils would be sent to closed homework',
  },
  {
    id: 'jobs/erased-at-once',
    file: `${JOBS}/eraseDeleted.ts`,
    from: 'lte(homework.deletedAt, before)',
    to: 'lte(homework.deletedAt, clock())',
    tests: ['apps/server/src/calls/homework/deleteHomework.test.ts'],
    why: 'what a teacher deletes by mistake could not be brought back',
  },
  {
    id: 'jobs/used-up-card-reminded',
    file: `${JOBS}/remindExpiry.ts`,
    from: 'or(isNull(grants.uses), sql`${grants.used} < ${grants.uses}`),\n        notExists',
    to: 'notExists',
    tests: [`${JOBS}/remindExpiry.test.ts`],
    why: 'a card with nothing left would be said to end soon',
  },
]
