/** One reference in full, before it is chosen; the teacher's own may be deleted here. */
import { useQueryClient } from '@tanstack/react-query'
import { delWritingReference, getWritingReferences } from '@zhupi/contract/calls/reference.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { invalidate } from '#client/callQuery.ts'
import { useAction } from '#client/useAction.ts'
import { Button } from '#ui/Button.tsx'
import { confirmText } from '#ui/notices.ts'
import { Sheet } from '#ui/Sheet.tsx'
import type { ChosenReference } from './homeworkForm.ts'
import { type Reference, referenceKind } from './references.ts'

type Props = {
  isOpen: boolean
  reference: Reference | undefined
  isOwn: boolean
  isChosen: boolean
  onChoose: (reference: ChosenReference | undefined) => void
  onDeleted: (id: number) => void
  onClose: () => void
}

export function ReferencePreview({
  isOpen,
  reference,
  isOwn,
  isChosen,
  onChoose,
  onDeleted,
  onClose,
}: Props) {
  const queries = useQueryClient()
  const deletion = useAction(delWritingReference)
  if (reference === undefined) return null
  const { id, title, content } = reference

  const remove = async () => {
    const isMeant = await confirmText('已经布置的作业里，学生还能看到它。', {
      title: MESSAGES.deleteConfirm,
      confirmText: '删除',
    })
    if (!isMeant) return
    const deleted = await deletion.run({ id })
    if (!deleted.isDone) return
    // The list below is without it when the sheet closes.
    await invalidate(queries, [getWritingReferences])
    onDeleted(id)
  }

  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      {!isOwn && <p className="quiet">{referenceKind(reference)}</p>}
      <p className="reference-text">{content}</p>
      <div className="reference-foot">
        {isOwn && (
          <Button kind="soft" onPress={remove}>
            删除
          </Button>
        )}
        <Button
          grow
          kind={isChosen ? 'line' : 'main'}
          onPress={() => onChoose(isChosen ? undefined : { id, isOwn, title })}
        >
          {isChosen ? '不再选用' : '选用这份参考'}
        </Button>
      </div>
    </Sheet>
  )
}
