/** The teacher's own words, in red Kai. Nothing is counted or kept while an input method is still composing (domain facts §10). */
import { useId, useState } from 'react'

type Props = { value: string; max: number; isReadOnly: boolean; faultId: string | undefined; onChange: (remark: string) => void }

export function RemarkField({ value, max, isReadOnly, faultId, onChange }: Props) {
  const [composing, setComposing] = useState<string>()
  const id = useId()
  const length = value.trim().length
  return (
    <div className="verdict-remark">
      <div className="row">
        <label className="grow" htmlFor={id}>评语</label>
        <span className={length > max ? 'verdict-count over' : 'verdict-count'}>{length} / {max}</span>
      </div>
      <textarea
        id={id}
        rows={5}
        readOnly={isReadOnly}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        value={composing ?? value}
        placeholder="先说写得好的一处，再提一个小建议"
        onCompositionStart={() => setComposing(value)}
        onCompositionEnd={(event) => {
          setComposing(undefined)
          onChange(event.currentTarget.value)
        }}
        onChange={(event) => (composing === undefined ? onChange(event.target.value) : setComposing(event.target.value))}
      />
    </div>
  )
}
