/**
 * The remark. Where the machine has drafted one, it is shown sentence by sentence to keep or strike;
 * a word of the teacher's own makes it the teacher's.
 */
import { isKeptDraft, keptSentences, toggleSentence } from '@zhupi/contract/rules/remarkDraft.ts'
import { REMARK_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { useState } from 'react'
import { RemarkField } from '#parts/Phrases/RemarkField.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import './RemarkInput.css'

type Props = {
  value: string
  drafted: readonly string[]
  isReadOnly: boolean
  faultId: string | undefined
  onChange: (remark: string) => void
  onCaret: (caret: { start: number; end: number }) => void
}

export function RemarkInput({ value, drafted, isReadOnly, faultId, onChange, onCaret }: Props) {
  const [isEditing, setEditing] = useState(false)
  const kept = drafted.length === 0 ? undefined : keptSentences(value, drafted)
  if (kept !== undefined && !isEditing)
    return (
      <div role="group" aria-label="评语" className="remark-input">
        <div className="row">
          <b className="grow">评语</b>
          <Chip tone="indigo">AI 起草，可逐句取舍</Chip>
        </div>
        <p className="remark-input-draft">
          {drafted.map((sentence, index) => (
            <button
              key={sentence}
              type="button"
              className="remark-input-sentence"
              disabled={isReadOnly}
              aria-pressed={kept[index]}
              onClick={() => onChange(toggleSentence(value, drafted, index))}
            >
              {sentence}
            </button>
          ))}
        </p>
        <div className="row">
          <span className="quiet grow">点一句划掉，再点放回。</span>
          <Button kind="soft" small onPress={() => setEditing(true)}>
            改写
          </Button>
        </div>
      </div>
    )
  return (
    <div className="remark-input">
      <RemarkField
        label="评语"
        value={value}
        max={REMARK_MAX_LENGTH}
        rows={5}
        placeholder="先说写得好的一处，再提一个小建议"
        isReadOnly={isReadOnly}
        mayDictate
        faultId={faultId}
        startsFocused={isEditing}
        onChange={onChange}
        onCaret={onCaret}
      />
      {isKeptDraft(value, drafted) && (
        <div className="row">
          <span className="quiet grow">现在还是 AI 起草的原文，改一个字就是你的评语。</span>
          <Button kind="soft" small onPress={() => setEditing(false)}>
            逐句取舍
          </Button>
        </div>
      )}
    </div>
  )
}
