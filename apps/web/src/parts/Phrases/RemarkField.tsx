/**
 * A field for one's own text, the teacher's in red Kai. Nothing is counted or saved while an input
 * method is still composing.
 */
import { useId, useRef, useState } from 'react'
import { insertSpoken } from '../Dictation/insertSpoken.ts'
import { useDictation } from '../Dictation/useDictation.ts'
import { keepFocus, VoiceBar } from '../Dictation/VoiceBar.tsx'
import './RemarkField.css'

type Props = {
  label: string
  value: string
  max: number
  placeholder: string
  rows: number
  /** 'pen': in the teacher's red Kai. */
  look?: 'pen' | 'plain'
  isReadOnly?: boolean
  /** It may be spoken instead of typed. */
  mayDictate?: boolean
  startsFocused?: boolean
  /** The element that says what is wrong. */
  faultId: string | undefined
  onChange: (text: string) => void
  /** Wherever the caret goes in it. */
  onCaret?: (caret: { start: number; end: number }) => void
}

export function RemarkField({
  label,
  value,
  max,
  placeholder,
  rows,
  look = 'pen',
  isReadOnly = false,
  mayDictate = false,
  startsFocused = false,
  faultId,
  onChange,
  onCaret,
}: Props) {
  const [composing, setComposing] = useState<string>()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const dictation = useDictation((text) => insertSpoken(field.current, text))
  const length = value.trim().length
  return (
    <div className={`teacher-words ${look}`}>
      <div className="row">
        <label className="grow" htmlFor={id}>
          {label}
        </label>
        {mayDictate && !isReadOnly && (
          <button
            type="button"
            className="teacher-words-voice"
            onPointerDown={keepFocus}
            onClick={dictation.start}
          >
            语音
          </button>
        )}
        <span className={length > max ? 'teacher-words-count over' : 'teacher-words-count'}>
          {length} / {max}
        </span>
      </div>
      <VoiceBar state={dictation.state} onFinish={dictation.finish} />
      <textarea
        ref={field}
        id={id}
        rows={rows}
        readOnly={isReadOnly}
        autoFocus={startsFocused}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        value={composing ?? value}
        placeholder={placeholder}
        onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) =>
          onCaret?.({ start, end })
        }
        onCompositionStart={() => setComposing(value)}
        onCompositionEnd={(event) => {
          setComposing(undefined)
          onChange(event.currentTarget.value)
        }}
        onChange={(event) =>
          composing === undefined ? onChange(event.target.value) : setComposing(event.target.value)
        }
      />
    </div>
  )
}
