/** A sheet on which a teacher writes something of their own; what was begun is found again. */
import type { ReactNode } from 'react'
import type { useSheetDraft } from '#drafts/useSheetDraft.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { RestoredNote } from './RestoredNote.tsx'
import './OwnSheet.css'

type Props = {
  isOpen: boolean
  title: string
  draft: Pick<ReturnType<typeof useSheetDraft>, 'isReady' | 'isRestored' | 'forget'>
  saveName: string
  onSave: () => Promise<void>
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

export function OwnSheet({ isOpen, title, draft, saveName, onSave, onClose, children }: Props) {
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      <RestoredNote draft={draft} />
      {draft.isReady ? <div className="own-sheet">{children}</div> : <CardSkeletons count={1} />}
      <div className="sheet-foot">
        <Button
          grow
          disabledReason={draft.isReady ? undefined : '正在找上次没保存的内容'}
          onPress={onSave}
        >
          {saveName}
        </Button>
      </div>
    </Sheet>
  )
}
