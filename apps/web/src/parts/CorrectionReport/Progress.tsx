/** The correction's real stages as a list that a brush fills. The pauses between polls grow. */
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { getAIResult, getCorrectionProgress } from '@zhupi/contract/calls/submission.ts'
import { CORRECTION_STAGES, CORRECTION_STAGE_NAMES } from '@zhupi/contract/terms/correction.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#client/api.ts'
import { invalidate } from '#client/callQuery.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import './Progress.css'

const FIRST_POLL_MS = 600
const LAST_POLL_MS = 2_000
const POLL_GROWTH = 1.15

type Props = {
  essay: { id: number; ishomework: 0 | 1 }
  title: string
  /** It waits to be handed in, which needs this score. */
  handsInFrom?: string | undefined
  /** The lists that show how it stands. */
  shownIn: readonly CallDefinition[]
}

export function Progress({ essay, title, handsInFrom, shownIn }: Props) {
  const queries = useQueryClient()
  const progress = useCall(getCorrectionProgress, essay, {
    refetchInterval: ({ asked }) => Math.min(LAST_POLL_MS, FIRST_POLL_MS * POLL_GROWTH ** asked),
    retry: false,
    // The next correction starts from its own beginning.
    gcTime: 0,
  })
  const state = progress.data?.state
  const isOffline = progress.error instanceof ApiError && progress.error.code === 0

  const askedAt = progress.dataUpdatedAt
  const show = useEffectEvent(() => invalidate(queries, [getAIResult, ...shownIn]))
  // The report is a call of its own: asked for as soon as the work is over, however it ended, and
  // again with each poll until it is there and the screen shows it instead of this.
  useEffect(() => {
    if (state === undefined || state === 'working' || askedAt === 0) return
    void show()
  }, [state, askedAt])

  if (progress.isError && !isOffline)
    return <QueryFailure error={progress.error} onRetry={progress.refetch} />
  const reached = stageIndex(progress.data)
  const ahead = progress.data?.ahead ?? 0
  return (
    <section className="correction-progress" aria-label="批改进度">
      <h2>《{title}》</h2>
      <p className="quiet">
        {isOffline
          ? '网络不太稳，正在重连；批改不会中断。'
          : '正在逐字逐句读。可以先离开，回来再看。'}
      </p>
      {handsInFrom !== undefined && (
        <p className="correction-waiting">
          达到 {handsInFrom} 分就自动提交；没有达到，可以改了再交。
        </p>
      )}
      <Brush
        share={(reached + 0.5) / CORRECTION_STAGES.length}
        isDone={reached >= CORRECTION_STAGES.length}
      />
      <ol>
        {CORRECTION_STAGES.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === reached ? 'step' : undefined}
            className={index < reached ? 'past' : ''}
          >
            <i aria-hidden="true">{index < reached ? '✓' : index + 1}</i>
            {CORRECTION_STAGE_NAMES[stage]}
            {index === reached && stage === 'queued' && ahead > 0 && (
              <span className="quiet">前面还有 {ahead} 篇</span>
            )}
            {index < reached && <span className="visually-hidden">（已完成）</span>}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {reached < CORRECTION_STAGES.length
          ? CORRECTION_STAGE_NAMES[CORRECTION_STAGES[reached] ?? 'queued']
          : '批改完成'}
      </p>
    </section>
  )
}

function stageIndex(
  progress: { state: string; stage: (typeof CORRECTION_STAGES)[number] | null } | undefined,
): number {
  if (progress?.state === 'done') return CORRECTION_STAGES.length
  return progress?.stage ? CORRECTION_STAGES.indexOf(progress.stage) : 0
}

/** One stroke of the brush, drawn as far as the work has come. */
function Brush({ share, isDone }: { share: number; isDone: boolean }) {
  return (
    <svg
      className="correction-brush"
      viewBox="0 0 320 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="bed" d="M8 24 C60 12 120 30 170 20 S270 14 312 21" pathLength={100} />
      <path
        className="ink"
        d="M8 24 C60 12 120 30 170 20 S270 14 312 21"
        pathLength={100}
        strokeDasharray={`${isDone ? 100 : share * 100} 200`}
      />
    </svg>
  )
}
