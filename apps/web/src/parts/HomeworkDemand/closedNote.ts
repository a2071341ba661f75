/** What stands in the way of correcting or handing in, as far as this device can tell. */
import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { findClosedReason } from '@zhupi/contract/rules/submission.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import type { Demand, OpenedDraft } from '#drafts/opening.ts'

/** Only a warning: a phone's clock may be wrong, so the buttons still ask the server. */
export function closedNote(
  status: OpenedDraft['detail']['status'],
  { startTime, endTime }: Demand,
  now: Date,
): string | undefined {
  const startsAt = parseWireTime(startTime)
  const endsAt = parseWireTime(endTime)
  const reason = startsAt && endsAt && findClosedReason(status, { startsAt, endsAt, now })
  return reason && `按这台设备的时间，${REFUSALS[reason].text}`
}
