/** A date and time, picked from a sheet of wheels. */
import DatePicker from 'antd-mobile/es/components/date-picker'
import { useState } from 'react'
import { Field } from '../../../ui/pieces.tsx'
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
        title={label}
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
