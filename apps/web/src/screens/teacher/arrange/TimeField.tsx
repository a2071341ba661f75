/** A date and time, picked from a sheet of wheels. */
import DatePicker from 'antd-mobile/es/components/date-picker'
import { useRef, useState } from 'react'
import { Field } from '../../../ui/pieces.tsx'
import { useOverlay } from '../../../ui/useOverlay.ts'
import { fromDeviceClock, longTime, toDeviceClock } from './schoolClock.ts'

type Props = { label: string; value: Date | undefined; min: Date; max: Date; error: string | undefined; onChange: (time: Date) => void }

const UNITS: Record<string, string> = { year: '年', month: '月', day: '日', hour: '时', minute: '分' }

export function TimeField({ label, value, min, max, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Field label={label} error={error}>
        <button type="button" className="field-button" aria-haspopup="dialog" aria-label={`${label} ${value === undefined ? '请选择' : longTime(value)}`} onClick={() => setOpen(true)}>
          {value === undefined ? <span className="quiet">请选择</span> : longTime(value)}
        </button>
      </Field>
      <DatePicker
        title={<HeldTitle label={label} isOpen={isOpen} onClose={() => setOpen(false)} />}
        precision="minute"
        visible={isOpen}
        value={toDeviceClock(value ?? min)}
        min={toDeviceClock(min)}
        max={toDeviceClock(max)}
        renderLabel={(unit, figure) => `${figure}${UNITS[unit] ?? ''}`}
        onConfirm={(shown) => onChange(fromDeviceClock(shown))}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** The picker brings its own frame, which is found from its title: it holds the focus and closes at Back as every sheet does. */
function HeldTitle({ label, isOpen, onClose }: { label: string; isOpen: boolean; onClose: () => void }) {
  const frame = useRef<HTMLElement>(null)
  const find = (title: HTMLElement | null) => {
    frame.current = title?.closest<HTMLElement>('.adm-picker-popup .adm-popup-body') ?? null
    frame.current?.setAttribute('tabindex', '-1')
  }
  useOverlay(frame, isOpen, onClose)
  return <span ref={find}>{label}</span>
}
