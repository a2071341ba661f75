/**
 * A field for one's own text, the teacher's in red Kai. Nothing is counted or saved while an input
 * method is still composing.
 */
import { useId, useState } from 'react'
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
  /** The element that says what is wrong. */
  faultId: string | undefined
  onChange: (text: string) => void
}

export function RemarkField({
  label,
  value,
  max,
  placeholder,
  rows,
  look = 'pen',
  isReadOnly = false,
  faultId,
  onChange,
}: Props) {
  const [composing, setComposing] = useState<string>()
  const id = useId()
  const length = value.trim().length
  return (
    <div className={`teacher-words ${look}`}>
      <div className="row">
        <label className="grow" htmlFor={id}>
          {label}
        </label>
        <span className={length > max ? 'teacher-words-count over' : 'teacher-words-count'}>
          {length} / {max}
        </span>
      </div>
      <textarea
        id={id}
        rows={rows}
        readOnly={isReadOnly}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        value={composing ?? value}
        placeholder={placeholder}
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
