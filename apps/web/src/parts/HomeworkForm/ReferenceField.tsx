/**
 * What the pupils may read before they write: none, one of the product's references, or one of the
 * teacher's own.
 */
import { useState } from 'react'
import { PickField } from '#ui/PickField.tsx'
import type { ChosenReference } from './homeworkForm.ts'
import { OwnReferenceSheet } from './OwnReferenceSheet.tsx'
import { ReferencePreview } from './ReferencePreview.tsx'
import { ReferenceSheet } from './ReferenceSheet.tsx'
import type { Reference, ReferenceFilter } from './references.ts'

type Props = {
  value: ChosenReference | undefined
  /** Without the writing assistant no pupil sees it. */
  isShown: boolean
  onChange: (reference: ChosenReference | undefined) => void
}

export function ReferenceField({ value, isShown, onChange }: Props) {
  const [isPicking, setPicking] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [filter, setFilter] = useState<ReferenceFilter>({ isOwn: false, theme: '', tag: '' })
  // The previewed reference stays while its sheet slides away.
  const [previewed, setPreviewed] = useState<{
    isOpen: boolean
    reference: Reference | undefined
    isOwn: boolean
  }>({ isOpen: false, reference: undefined, isOwn: false })
  const isChosen = (id: number, isOwn: boolean) => value?.id === id && value.isOwn === isOwn
  const choose = (reference: ChosenReference | undefined) => {
    setPreviewed((before) => ({ ...before, isOpen: false }))
    setWriting(false)
    setPicking(false)
    onChange(reference)
  }

  return (
    <>
      <PickField
        label="写作参考（选填）"
        text={value && `《${value.title}》${value.isOwn ? '（我的）' : ''}`}
        placeholder="不提供写作参考"
        note={isShown ? null : undefined}
        lockedReason={isShown ? undefined : '写作助手关着，学生看不到写作参考'}
        onOpen={() => setPicking(true)}
        onClear={() => onChange(undefined)}
      />
      <ReferenceSheet
        isOpen={isPicking}
        filter={filter}
        isChosen={isChosen}
        onFilter={setFilter}
        onPreview={(reference) => setPreviewed({ isOpen: true, reference, isOwn: filter.isOwn })}
        onWrite={() => setWriting(true)}
        onClose={() => setPicking(false)}
      />
      <ReferencePreview
        {...previewed}
        isChosen={
          previewed.reference !== undefined && isChosen(previewed.reference.id, previewed.isOwn)
        }
        onChoose={choose}
        onDeleted={(id) => {
          setPreviewed((before) => ({ ...before, isOpen: false }))
          if (isChosen(id, true)) onChange(undefined)
        }}
        onClose={() => setPreviewed((before) => ({ ...before, isOpen: false }))}
      />
      <OwnReferenceSheet isOpen={isWriting} onSaved={choose} onClose={() => setWriting(false)} />
    </>
  )
}
