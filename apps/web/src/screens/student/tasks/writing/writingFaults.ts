/** What stands in the way of correcting or handing in, as far as this device can tell. */
import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { findClosedReason } from '@zhupi/contract/rules/submission.ts'
import { CONTENT_MAX_LENGTH, TITLE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import type { Demand, OpenedDraft } from '#drafts/opening.ts'

/** What the server would refuse is said here first; the text itself stays whole. */
export function tooLongText({
  title,
  content,
}: {
  title: string
  content: string
}): string | undefined {
  if (title.length > TITLE_MAX_LENGTH) return `题目太长了，最多 ${TITLE_MAX_LENGTH} 字`
  return content.length > CONTENT_MAX_LENGTH
    ? `正文太长了，最多 ${CONTENT_MAX_LENGTH} 字`
    : undefined
}

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
