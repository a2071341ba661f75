/**
 * What the teacher should know before reading: where the correction stands while there is none, and
 * that the text may have left its task.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getCorrectionProgress } from '@zhupi/contract/calls/submission.ts'
import { CORRECTION_STAGES, CORRECTION_STAGE_NAMES } from '@zhupi/contract/terms/correction.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { CorrectionState } from '@zhupi/contract/terms/statuses.ts'
import { Chip } from '#ui/Chip.tsx'
import { Meter } from '#ui/Meter.tsx'

type Props = {
  state: CorrectionState
  isOffTopic: boolean
  isConsentRefused: boolean
  progress: EntityOf<typeof getCorrectionProgress> | undefined
}

export function CorrectionNotice({ state, isOffTopic, isConsentRefused, progress }: Props) {
  if (state === 'done')
    return (
      <>
        {isConsentRefused && (
          <p className="card review-notice">{MESSAGES.consentRefusedToTeacher}。</p>
        )}
        {isOffTopic && <OffTopic />}
      </>
    )
  if (state === 'working') {
    const stage = progress?.stage ?? 'queued'
    const ahead = progress?.ahead ?? 0
    return (
      <section className="card review-notice" role="status">
        <p>
          <b>AI {CORRECTION_STAGE_NAMES[stage]}</b>
          {stage === 'queued' && ahead > 0 && `，前面还有 ${ahead} 篇`}
        </p>
        <Meter
          value={((CORRECTION_STAGES.indexOf(stage) + 1) / (CORRECTION_STAGES.length + 1)) * 100}
        />
        <p className="quiet">你可以先读作文，也可以先评分。</p>
      </section>
    )
  }
  return (
    <section className="card review-notice">
      <p>
        <b>{state === 'failed' ? '这篇作文没有批改成功' : MESSAGES.handedInWithoutConsent}</b>
      </p>
      <p className="quiet">不影响批阅：按你的判断评分、写评语就好。</p>
    </section>
  )
}

/** Shown to the teacher alone: docs/decisions/ai-use-and-honesty.md. */
function OffTopic() {
  return (
    <section className="card review-notice off-topic">
      <p className="row">
        <b className="grow">这篇作文可能偏离了题目</b>
        <Chip tone="indigo">{MESSAGES.aiMade}</Chip>
      </p>
      <p>机评的内容分因此封了顶。是不是偏题，请你读过再定；这条提示只有老师看得到。</p>
    </section>
  )
}
