/** A date and time, picked from a sheet of wheels. */
import DatePicker from 'antd-mobile/es/components/date-picker'
import { useRef, useState } from 'react'
import { PickField } from '#ui/PickField.tsx'
import { useOverlay } from '#ui/useOverlay.ts'
import { usePopupKey } from '#ui/usePopupKey.ts'
import { fromDeviceClock, longTime, toDeviceClock } from './schoolClock.ts'

type Props = {
  label: string
  value: Date | undefined
  min: Date
  max: Date
  placeholder: string
  error: string | undefined
  lockedReason?: string | undefined
  onChange: (time: Date | undefined) => void
}

const UNITS: Record<string, string> = {
  year: '年',
  month: '月',
  day: '日',
  hour: '时',
  minute: '分',
}

export function TimeField({
  label,
  value,
  min,
  max,
  placeholder,
  error,
  lockedReason,
  onChange,
}: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PickField
        label={label}
        text={value && longTime(value)}
        placeholder={placeholder}
        error={error}
        lockedReason={lockedReason}
        onOpen={() => setOpen(true)}
        onClear={() => onChange(undefined)}
      />
      <DatePicker
        key={usePopupKey(isOpen)}
        title={<HeldTitle label={label} isOpen={isOpen} onClose={() => setOpen(false)} />}
        precision="minute"
        destroyOnClose
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

/**
 * The picker draws its own sheet, found here from its title, so that it holds the focus and closes
 * at Back like every other.
 */
function HeldTitle({
  label,
  isOpen,
  onClose,
}: {
  label: string
  isOpen: boolean
  onClose: () => void
}) {
  const frame = useRef<HTMLElement>(null)
  const find = (title: HTMLElement | null) => {
    frame.current = title?.closest<HTMLElement>('.adm-picker-popup .adm-popup-body') ?? null
    for (const [name, given] of [
      ['tabindex', '-1'],
      ['role', 'dialog'],
      ['aria-modal', 'true'],
      ['aria-label', label],
    ] as const)
      frame.current?.setAttribute(name, given)
  }
  useOverlay(frame, isOpen, onClose)
  return <span ref={find}>{label}</span>
}
