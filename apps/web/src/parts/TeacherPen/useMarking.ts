/**
 * To put a mark and to take it away; either is taken back for some seconds. What another window or
 * another teacher did meanwhile is never overwritten unseen.
 */
import { useQueryClient } from '@tanstack/react-query'
import {
  getTeacherMarks,
  removeTeacherMark,
  saveTeacherMark,
} from '@zhupi/contract/calls/review.ts'
import { markVersion } from '@zhupi/contract/rules/teacherMark.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { UNDO_SECONDS } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import type { TeacherMarkKind } from '@zhupi/contract/terms/teacherMarks.ts'
import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '#client/api.ts'
import { invalidate } from '#client/callQuery.ts'
import { isGone } from '#client/isGone.ts'
import { SHOW_REVIEWS } from '#client/shownIn.ts'
import { useAction } from '#client/useAction.ts'
import { alertText, notify } from '#ui/notices.ts'
import type { Report } from '../CorrectionReport/report.ts'
import type { Place, TeacherMark } from './pen.ts'

type Undo = { text: string; run: () => Promise<boolean> }
export type Said = { kind: TeacherMarkKind; note: string }

/** Why nothing is marked in this text any more: these refusals themselves speak of the review. */
const CLOSED = new Map<string, string>([
  [REFUSALS.notHandedIn.text, '这篇作文刚才退回给学生了，批注没有写上。'],
  [REFUSALS.essayChanged.text, '这篇作文的内容刚才变了，批注没有写上。'],
])

type Options = {
  report: Pick<Report, 'id' | 'hash'>
  quoteOf: (place: Place) => string
  onClosed: () => void
}

export function useMarking({ report, quoteOf, onClosed }: Options) {
  const queries = useQueryClient()
  const [undo, setUndo] = useUndo()
  /** What is sent, so that nobody has to think it up again where it cannot be stored. */
  const written = useRef('')
  const onFailure = async (error: ApiError) => {
    const closed = CLOSED.get(error.message)
    const wasRemoved = isGone(error)
    if (closed !== undefined) {
      const note = written.current
      await alertText(note === '' ? closed : `${closed}你写的是：“${note}”`)
      onClosed()
      void invalidate(queries, SHOW_REVIEWS)
    } else if (wasRemoved || error.message === REFUSALS.teacherMarkOvertaken.text) {
      await invalidate(queries, [getTeacherMarks])
      void notify(wasRemoved ? '这条批注刚才在别处删掉了' : `${error.message}，看过再写`)
    } else return 'unhandled' as const
    return 'handled' as const
  }
  const options = { invalidates: [getTeacherMarks], onFailure }
  const save = useAction(saveTeacherMark, options)
  const remove = useAction(removeTeacherMark, options)

  const send = ({ pNo, start, end }: Place, said: Said, seen: string) => {
    written.current = said.note
    const at = { pNo, start, end, quote: quoteOf({ pNo, start, end }) }
    return save.run({ studentHomeworkId: report.id, hash: report.hash, ...at, ...said, seen })
  }
  /** `seen`: the version of what the teacher saw there. */
  const put = async (place: Place, said: Said, before: TeacherMark | undefined, seen: string) => {
    const saved = await send(place, said, seen)
    if (!saved.isDone) return false
    const { id } = saved.entity
    const stands = markVersion(saved.entity)
    setUndo({
      text: before ? '批注已改' : '已批注',
      run: async () => {
        const undone = before
          ? await send(place, { kind: before.kind, note: before.note }, stands)
          : await remove.run({ id, seen: stands })
        return undone.isDone
      },
    })
    return true
  }
  const takeAway = async (mark: TeacherMark, seen: string) => {
    written.current = ''
    if (!(await remove.run({ id: mark.id, seen })).isDone) return false
    const { kind, note } = mark
    setUndo({
      text: '批注已删除',
      run: async () => (await send(mark, { kind, note }, markVersion(undefined))).isDone,
    })
    return true
  }
  const takeBack = async () => {
    if (await undo?.run()) setUndo(undefined)
  }
  return { put, takeAway, undo: undo && { text: undo.text, run: takeBack } }
}

function useUndo() {
  const [undo, setUndo] = useState<Undo>()
  // Time passes outside React's tree.
  useEffect(() => {
    if (undo === undefined) return
    const timer = setTimeout(() => setUndo(undefined), UNDO_SECONDS * SECOND_MS)
    return () => clearTimeout(timer)
  }, [undo])
  return [undo, setUndo] as const
}
