/** One pupil of a homework's list, sought or tapped. */
import { findPupils } from '@zhupi/contract/rules/findPupils.ts'
import { useState } from 'react'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import type { Submission } from '../HomeworkList/submission.ts'
import { FindPupil, NobodyFound } from './FindPupil.tsx'
import { pupilName } from './pupilName.ts'

type Props = {
  isOpen: boolean
  title: string
  pupils: readonly Submission[]
  /** Of the submission. */
  chosen: number | undefined
  /** What else there is to choose. */
  otherwise?: { key: number; name: string; text: string }
  onChoose: (submissionId: number) => void
  onClose: () => void
}

export function PupilSheet({ pupils, otherwise, onClose, ...sheet }: Props) {
  const [sought, setSought] = useState('')
  const found = findPupils(pupils, sought)
  return (
    <ChoiceSheet
      {...sheet}
      above={
        pupils.length > 0 && (
          <>
            <FindPupil sought={sought} onSeek={setSought} />
            {found.length === 0 && <NobodyFound sought={sought} />}
          </>
        )
      }
      choices={[
        ...found.map((pupil) => ({
          key: pupil.id,
          name: pupilName(pupil),
          ...(pupil.status !== 'notStart' && { note: pupil.statuscn }),
        })),
        ...(otherwise === undefined ? [] : [otherwise]),
      ]}
      onClose={() => {
        setSought('')
        onClose()
      }}
    />
  )
}
