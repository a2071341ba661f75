/**
 * The red pen over an essay that is being reviewed: a tapped sentence, or a selected stretch, takes
 * a mark or a note. What was done is taken back for some seconds.
 */
import { getTeacherMarks } from '@zhupi/contract/calls/review.ts'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import type { Report } from '../CorrectionReport/report.ts'
import {
  isAt,
  PenContext,
  type Place,
  placeOfTap,
  sentencesOf,
  standingIn,
  trimmed,
} from './pen.ts'
import { PenSheet } from './PenSheet.tsx'
import { useMarking } from './useMarking.ts'
import './TeacherPen.css'

type Props = { report: Report; children: ReactNode }

export function TeacherPen({ report, children }: Props) {
  const { id, hash, paragraphList, revisionId, status } = report
  const stored = useCall(getTeacherMarks, { id })
  const [sheet, setSheet] = useState<{ isOpen: boolean; place: Place; top: number }>()
  const paper = useRef<HTMLDivElement>(null)
  const mayMark = status === 'finish' || status === 'remark'
  const marks = standingIn(
    (stored.data?.items ?? []).filter((mark) => mark.revisionId === revisionId),
    paragraphList,
  )
  const textOf = (pNo: number) => paragraphList.find((each) => each.pNo === pNo)?.markContent ?? ''
  const open = (place: Place) => {
    const { pNo, start, end } = place
    setSheet({ isOpen: true, place: { pNo, start, end }, top: topOf(paper.current, place) })
  }
  const ownAt = (place: Place) => marks.find((mark) => mark.isOwn && isAt(mark, place))

  const { put, takeAway, undo } = useMarking({
    report,
    quoteOf: ({ pNo, start, end }) => textOf(pNo).slice(start, end),
    onClosed: () => setSheet((before) => before && { ...before, isOpen: false }),
  })
  const mark = sheet && ownAt(sheet.place)

  const tap = (pNo: number, at: number) => {
    const place = placeOfTap(marks, pNo, textOf(pNo), at)
    if (place) open(place)
  }
  const select = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('button') !== null
    const selected = isControl ? undefined : selectedPlace(textOf)
    if (!mayMark || !selected) return
    // The tint says it from here on.
    document.getSelection()?.removeAllRanges()
    open(selected)
  }
  return (
    <PenContext
      value={{
        marks,
        ...(mayMark && { onMark: open, onTap: tap }),
        open: sheet?.isOpen ? sheet.place : undefined,
      }}
    >
      {/* The buttons below each paragraph are the way for those who do not tap. */}
      <div ref={paper} className={`teacher-pen${mayMark ? ' may-mark' : ''}`} onClick={select}>
        {children}
      </div>
      {undo && (
        <div className="teacher-pen-undo" role="status">
          <span className="grow">{undo.text}</span>
          <Button kind="line" small onPress={undo.run}>
            撤销
          </Button>
        </div>
      )}
      {sheet && (
        <PenSheet
          key={keyOf(sheet.place)}
          isOpen={sheet.isOpen}
          draftKey={`pen/${id}/${hash}/${keyOf(sheet.place)}`}
          top={sheet.top}
          place={sheet.place}
          text={textOf(sheet.place.pNo)}
          mark={mark}
          sentences={sentencesOf(paragraphList)}
          onMove={open}
          onPut={(said, seen) => put(sheet.place, said, mark, seen)}
          onRemove={async (seen) => mark !== undefined && takeAway(mark, seen)}
          onClose={() => setSheet({ ...sheet, isOpen: false })}
        />
      )}
    </PenContext>
  )
}

function keyOf({ pNo, start, end }: Place): string {
  return `${pNo}-${start}-${end}`
}

/** A stretch that was selected within one paragraph. */
function selectedPlace(textOf: (pNo: number) => string): Place | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const from = positionIn(range.startContainer, range.startOffset)
  const to = positionIn(range.endContainer, range.endOffset)
  if (from === undefined || to === undefined || from.pNo !== to.pNo) return undefined
  return trimmed(from.pNo, textOf(from.pNo), from.at, to.at)
}

/** The paragraph's own text is all that its rows hold. */
function positionIn(node: Node, offset: number): { pNo: number; at: number } | undefined {
  const element = node instanceof Element ? node : node.parentElement
  const row = element?.closest<HTMLElement>('.paper-row')
  const paragraph = row?.closest<HTMLElement>('[data-p]')
  if (!row || !paragraph) return undefined
  const before = document.createRange()
  before.setStart(row, 0)
  before.setEnd(node, offset)
  const at = Number(row.dataset['start']) + before.toString().length
  return { pNo: Number(paragraph.dataset['p']), at }
}

function topOf(paper: HTMLElement | null, { pNo, start }: Place): number {
  const rows = [...(paper?.querySelectorAll<HTMLElement>(`[data-p="${pNo}"] > .paper-row`) ?? [])]
  const found = rows.findLast((row) => Number(row.dataset['start']) <= start)
  return found?.getBoundingClientRect().top ?? 0
}
