/** The report's marks on the paper of the next draft, and the one that is looked at. */
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react'
import { withIndents } from '#drafts/essayText.ts'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { goToPlace, showPlace } from '../EssayEditor/showPlace.ts'
import { MarkLayer } from './MarkLayer.tsx'
import { standingMarks, type StandingMark } from './standingMarks.ts'
import type { DeskReport } from './useDeskReport.ts'

/** Marks are looked for again once the hand rests: never between a keystroke and its character. */
const SETTLED_MS = 400

type Options = {
  content: string
  isShown: boolean
  /** Ticked off by the writer. */
  done: readonly number[]
  field: RefObject<HTMLTextAreaElement | null>
}

export function useDeskMarks(
  latest: DeskReport | undefined,
  { content, isShown, done, field }: Options,
) {
  const report = latest?.report
  const text = useSettledText(content)
  const standing = useMemo(
    () => (report === undefined || !isShown ? [] : standingMarks(report, text)),
    [report, isShown, text],
  )
  const list = useMemo(() => numberWithout(standing, done), [standing, done])
  // The number stays while the sheet slides away, so that it does not go blank on its way.
  const [sheet, setSheet] = useState({ isOpen: false, number: 1 })
  // The last one was answered: a mark that gets its number later must not open by itself.
  if (sheet.isOpen && sheet.number > list.length) setSheet({ ...sheet, isOpen: false })
  const open = useCallback(
    (number: number) => {
      setSheet({ isOpen: true, number })
      const mark = list.find((each) => each.number === number)
      if (mark !== undefined && field.current !== null) showPlace(field.current, mark.at.start)
    },
    [list, field],
  )
  const openNumber = sheet.isOpen ? sheet.number : undefined
  // The same element while nothing about it changes: what is typed draws it no second time.
  const layer = useMemo(
    () =>
      list.length === 0
        ? undefined
        : {
            text,
            children: <MarkLayer text={text} marks={list} openNumber={openNumber} onOpen={open} />,
          },
    [text, list, openNumber, open],
  )
  const close = () => setSheet(({ number }) => ({ isOpen: false, number }))
  return {
    answering: latest?.answering,
    layer,
    list,
    sheet,
    open,
    close,
    /** The caret behind the mark, where its sentence is mended. */
    goTo: async ({ at }: StandingMark) => {
      close()
      await allOverlaysClosed()
      if (field.current !== null) goToPlace(field.current, at.start, at.end)
    },
  }
}

function numberWithout(marks: readonly StandingMark[], done: readonly number[]): StandingMark[] {
  return marks
    .filter(({ markNo }) => !done.includes(markNo))
    .map((mark, index) => ({ ...mark, number: index + 1 }))
}

/** As the field holds it. */
function useSettledText(content: string): string {
  const [settled, setSettled] = useState(content)
  // The clock is the browser's: every keystroke sets it back.
  useEffect(() => {
    if (settled === content) return
    const timer = setTimeout(() => setSettled(content), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [settled, content])
  return useMemo(() => withIndents(settled), [settled])
}
