/** Why an essay goes back to its pupil: common reasons to tap, and a field to edit them in. */
import { REJECT_REASON_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { useId, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { QUICK_REASONS } from '../Phrases/phrases.ts'
import { PhraseChips } from '../Phrases/PhraseChips.tsx'
import { RemarkField } from '../Phrases/RemarkField.tsx'
import './RejectSheet.css'

type Props = {
  isOpen: boolean
  /** Whose essay, or how many. */
  lead: string
  missingText: string
  confirmName: string
  onReject: (reason: string) => Promise<void>
  onClose: () => void
}

export function RejectSheet({ isOpen, lead, missingText, confirmName, onReject, onClose }: Props) {
  // Outlives the sheet: one that was closed by accident opens again with what was written.
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const faultId = useId()

  const change = (text: string) => {
    setReason(text)
    setFault(undefined)
  }
  const reject = async () => {
    const trimmed = reason.trim()
    if (trimmed === '') return setFault(missingText)
    if (trimmed.length > REJECT_REASON_MAX_LENGTH)
      return setFault(`打回原因最多 ${REJECT_REASON_MAX_LENGTH} 个字`)
    await onReject(trimmed)
  }

  return (
    <Sheet title="打回重写" isOpen={isOpen} onClose={onClose}>
      <p className="quiet">{lead}</p>
      <PhraseChips label="常用原因" items={QUICK_REASONS} value={reason} onChange={change} />
      <RemarkField
        label="打回原因"
        value={reason}
        max={REJECT_REASON_MAX_LENGTH}
        rows={4}
        placeholder="学生会看到这段话：哪里要改，怎么改"
        faultId={fault === undefined ? undefined : faultId}
        onChange={change}
      />
      {fault !== undefined && (
        <p className="reject-fault" id={faultId} role="alert">
          {fault}
        </p>
      )}
      <div className="sheet-foot">
        <Button kind="soft" onPress={onClose}>
          取消
        </Button>
        <Button grow onPress={reject}>
          {confirmName}
        </Button>
      </div>
    </Sheet>
  )
}
