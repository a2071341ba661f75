/**
 * A fuller draft of the remark, by a language model where there is one. It is shown first: what
 * stands in the field goes only by the teacher's tap, and comes back by another.
 */
import { draftModelRemark, getModelNotes } from '@zhupi/contract/calls/modelNotes.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { useState } from 'react'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Report } from './reviewForm.ts'
import './FullerDraft.css'

/** Longer than the server gives a model. */
const WITHIN_MS = 75 * SECOND_MS

type Drafted = { text: string; model: string; isStandIn: boolean }

type Props = {
  report: Report
  value: string
  /** What a model drafted and the teacher took. */
  taken: string | undefined
  isReadOnly: boolean
  onChange: (remark: string, taken: string | undefined) => void
}

export function FullerDraft({ report, value, taken, isReadOnly, onChange }: Props) {
  const { id, revisionId } = report
  const notes = useCall(
    getModelNotes,
    revisionId === null ? 'skip' : { id, ishomework: 1, revisionId },
  )
  const [drafted, setDrafted] = useState<Drafted>()
  const [before, setBefore] = useState<{ value: string; taken: string | undefined }>()
  const draft = useAction(draftModelRemark, { timeoutMs: WITHIN_MS })
  if (revisionId === null || notes.data?.mayDraftRemark !== true) return null
  const ask = async () => {
    const outcome = await draft.run({ studentHomeworkId: id, revisionId })
    if (outcome.isDone) setDrafted(outcome.entity)
  }
  const take = ({ text }: Drafted) => {
    setBefore({ value, taken })
    setDrafted(undefined)
    onChange(text, text)
  }
  const putBack = () => {
    if (before === undefined) return
    onChange(before.value, before.taken)
    setBefore(undefined)
  }
  const isUntouched = taken !== undefined && value === taken
  return (
    <div className="fuller-draft">
      {drafted !== undefined && (
        <section className="fuller-draft-text" aria-label="AI 起草的评语">
          <Chip tone="indigo">AI 起草 · {drafted.isStandIn ? '演示模型' : drafted.model}</Chip>
          <p>{drafted.text}</p>
          <div className="row">
            <span className="quiet grow">可能有错，请读过再用；用了还可以改。</span>
            <Button kind="soft" small onPress={() => setDrafted(undefined)}>
              不用
            </Button>
            <Button
              kind="line"
              small
              disabledReason={isReadOnly ? '正在保存' : undefined}
              onPress={() => take(drafted)}
            >
              用这一段
            </Button>
          </div>
        </section>
      )}
      {drafted === undefined && (
        <div className="row">
          <span className="quiet grow" role="status">
            {draft.isBusy
              ? '正在请模型起草，可以接着写，写好的不会动。'
              : isUntouched && '现在还是 AI 起草的原文，改一个字就是你的评语。'}
          </span>
          {isUntouched && before !== undefined && (
            <Button kind="soft" small onPress={putBack}>
              换回原来的
            </Button>
          )}
          <Button kind="soft" small onPress={ask}>
            请模型写长一点
          </Button>
        </div>
      )}
    </div>
  )
}
