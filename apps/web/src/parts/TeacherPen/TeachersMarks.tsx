/** Shows its children what the teacher marked by hand in this text. */
import { getTeacherMarks } from '@zhupi/contract/calls/review.ts'
import type { ReactNode } from 'react'
import { useCall } from '#client/useCall.ts'
import { PenContext } from './pen.ts'

type Props = {
  /** Of homework; undefined: nobody marks it. */
  submissionId: number | undefined
  revisionId: number | null
  children: ReactNode
}

export function TeachersMarks({ submissionId, revisionId, children }: Props) {
  const marks = useCall(getTeacherMarks, submissionId === undefined ? 'skip' : { id: submissionId })
  const here = (marks.data?.items ?? [])
    .filter((mark) => mark.revisionId === revisionId)
    .map((mark) => ({ ...mark, isOwn: false }))
  return <PenContext value={{ marks: here }}>{children}</PenContext>
}
