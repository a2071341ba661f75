/** One mark in detail: where, what, the text with the smallest edit, why, and on to the next. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { MarkKind } from '@zhupi/contract/terms/correction.ts'
import type { ReactNode } from 'react'
import { SideCard } from '#ui/SideCard.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { MarkAnswer } from './MarkAnswer.tsx'
import { quoteAround, smallestEdit, type Answering, type NumberedMark } from './report.ts'

type Props<M extends NumberedMark> = {
  marks: readonly M[]
  number: number
  isOpen: boolean
  onMove: (number: number) => void
  onClose: () => void
  /** Who reads it; others only read. */
  answering?: Answering | undefined
  /** Who made the marks; else the engine. */
  label?: string | undefined
  /** Given: it stands there beside the text, which it does not cover. */
  besideTop?: number | undefined
  /** What may be done about the mark here. */
  renderActions?: (mark: M) => ReactNode
}

const tones = {
  fault: 'red',
  query: 'quiet',
  strength: 'jade',
  advice: 'amber',
} as const satisfies Record<MarkKind, string>
/** Up to this many characters get a box each, as on the page's margin; more share one. */
const BOXES_MAX = 4

export function MarkSheet<M extends NumberedMark>({
  marks,
  number,
  isOpen,
  onMove,
  onClose,
  answering,
  label = MESSAGES.aiMade,
  besideTop,
  renderActions,
}: Props<M>) {
  const mark = marks.find((each) => each.number === number)
  const onwards = renderActions === undefined ? 'main' : 'soft'
  const frame = {
    title: mark?.tips ?? '点评',
    hidesTitle: true,
    isOpen: isOpen && mark !== undefined,
    onClose,
  }
  const body = (
    <>
      {mark !== undefined && (
        <>
          <div className="mark-sheet-head">
            <Chip tone={tones[mark.kind]}>{mark.tips}</Chip>
            <span className="quiet" aria-live="polite">
              第 {mark.paragraph} 段 · {mark.number} / {marks.length}
            </span>
            <span className="grow" />
            <Chip tone="indigo">{label}</Chip>
          </div>
          <Quote mark={mark} />
          <p className="mark-sheet-detail">{mark.detail}</p>
          {answering && (
            <MarkAnswer key={mark.markNo} mark={mark} answering={answering} onClose={onClose} />
          )}
          {renderActions && <div className="mark-sheet-foot">{renderActions(mark)}</div>}
          <div className="mark-sheet-foot">
            <Button
              kind="soft"
              grow
              disabledReason={mark.number === 1 ? '已经是第一处了' : undefined}
              onPress={() => onMove(mark.number - 1)}
            >
              上一处
            </Button>
            {mark.number === marks.length ? (
              <Button kind={onwards} grow onPress={onClose}>
                看完了
              </Button>
            ) : (
              <Button kind={onwards} grow onPress={() => onMove(mark.number + 1)}>
                下一处
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
  return besideTop === undefined ? (
    <Sheet {...frame}>{body}</Sheet>
  ) : (
    <SideCard {...frame} top={besideTop}>
      {body}
    </SideCard>
  )
}

function Quote({ mark }: { mark: NumberedMark }) {
  const { before, quote, after } = quoteAround(mark)
  // A query asks: nothing is struck out before the writer has looked.
  if (mark.suggestion === null || mark.kind === 'query')
    return (
      <p className="mark-sheet-quote">
        {before}
        <span className={mark.kind}>{quote}</span>
        {after}
      </p>
    )
  const { same, struck, written, rest } = smallestEdit(quote, mark.suggestion)
  return (
    <p className="mark-sheet-quote">
      {before}
      {same}
      {struck !== '' && <s>{struck}</s>}
      <Boxes text={written} />
      {rest}
      {after}
    </p>
  )
}

/** An empty box with the right character faint in it, to be written over. '' = deleted. */
function Boxes({ text }: { text: string }) {
  if (text === '') return <span className="visually-hidden">（删去）</span>
  const characters = [...text]
  return (
    <>
      <span className="visually-hidden">改为{text}</span>
      {(characters.length <= BOXES_MAX ? characters : [text]).map((written, index) => (
        <span key={index} className="mark-sheet-box" aria-hidden="true">
          <span>{written}</span>
        </span>
      ))}
    </>
  )
}
