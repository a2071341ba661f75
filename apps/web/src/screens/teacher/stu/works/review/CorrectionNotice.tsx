/** Says where the correction stands while there is none to read; the teacher may read and review all the same. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getCorrectionProgress } from '@zhupi/contract/calls/submission.ts'
import { CORRECTION_STAGES, CORRECTION_STAGE_NAMES } from '@zhupi/contract/terms/correction.ts'
import type { CorrectionState } from '@zhupi/contract/terms/statuses.ts'
import { Meter } from '../../../../../ui/pieces.tsx'

type Props = { state: CorrectionState; progress: EntityOf<typeof getCorrectionProgress> | undefined }

export function CorrectionNotice({ state, progress }: Props) {
  if (state === 'done') return null
  if (state === 'working') {
    const stage = progress?.stage ?? 'queued'
    const ahead = progress?.ahead ?? 0
    return (
      <section className="card review-notice" role="status">
        <p><b>AI {CORRECTION_STAGE_NAMES[stage]}</b>{stage === 'queued' && ahead > 0 && `，前面还有 ${ahead} 篇`}</p>
        <Meter value={((CORRECTION_STAGES.indexOf(stage) + 1) / (CORRECTION_STAGES.length + 1)) * 100} />
        <p className="quiet">你可以先读作文，也可以先评分。</p>
      </section>
    )
  }
  return (
    <section className="card review-notice">
      <p><b>{state === 'failed' ? '这篇作文没有批改成功' : '这篇作文没有请 AI 批改'}</b></p>
      <p className="quiet">不影响批阅：按你的判断评分、写评语就好。</p>
    </section>
  )
}
