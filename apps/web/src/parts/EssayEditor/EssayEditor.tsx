/**
 * The manuscript: title and essay as real text fields over a drawn grid, so that input methods,
 * selection, undo and screen readers are the phone's own. The fields keep their own text;
 * `onCommit` hears it whenever no input method is composing. Give it a new `key` to put another
 * text in.
 */
import {
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { oneLine, withIndents, withoutIndents } from '#drafts/essayText.ts'
import { findEntered, type Entered } from './entered.ts'
import { repairIndents, useCaretBesideIndents } from './indents.ts'
import { usePaperSize } from './usePaperSize.ts'
import { usePasting } from './usePasting.ts'
import './EssayEditor.css'

type Props = {
  title: string
  content: string
  /** The essay's own, for who leads to a place in it. */
  field: RefObject<HTMLTextAreaElement | null>
  /** 稿纸. */
  usesGrid: boolean
  /** 大字. */
  isLarge: boolean
  /** False: only what was cut or copied here may be pasted, so that a paragraph can be moved. */
  allowsPaste: boolean
  onPasteRefused: () => void
  /** `entered`: what came in with this change. */
  onCommit: (change: { title: string } | { content: string }, entered: Entered) => void
  /** Laid over the essay while it still is this very text. */
  layer?: { text: string; children: ReactNode } | undefined
}

const TITLE_HINT = '写下题目'
/**
 * Pixels of a cell, and of a line: a cell with the gap below it, at the browser's usual type. The
 * style sheet uses what becomes of them.
 */
const NORMAL = { cell: 24, row: 34 } as const
const LARGE = { cell: 32, row: 45 } as const

export function EssayEditor({
  title,
  content,
  field: contentField,
  usesGrid,
  isLarge,
  allowsPaste,
  onPasteRefused,
  onCommit,
  layer,
}: Props) {
  const [shownTitle, setShownTitle] = useState(title)
  const [shownContent, setShownContent] = useState(() => withIndents(content))
  const [initial] = useState({ title, content: shownContent })
  const paper = useRef<HTMLDivElement>(null)
  /** The essay as it was last committed, to see what is new in it. */
  const committed = useRef(content)
  const { cell, row, columns, rows } = usePaperSize(paper, isLarge ? LARGE : NORMAL)
  useCaretBesideIndents(contentField)
  const { insertingAs, titleEvents, contentEvents } = usePasting({ allowsPaste, onPasteRefused })

  // The paper grows with every character; the text counts once the input method has committed it.
  const hearTitle = ({
    currentTarget: field,
    nativeEvent,
  }: SyntheticEvent<HTMLTextAreaElement>) => {
    setShownTitle(field.value)
    if (!isComposing(nativeEvent)) onCommit({ title: oneLine(field.value) }, {})
  }
  const hearContent = ({
    currentTarget: field,
    nativeEvent,
  }: SyntheticEvent<HTMLTextAreaElement>) => {
    if (isComposing(nativeEvent)) return setShownContent(field.value)
    const inputType =
      nativeEvent instanceof InputEvent ? nativeEvent.inputType : 'insertCompositionText'
    const before = committed.current
    committed.current = withoutIndents(field.value)
    onCommit(
      { content: committed.current },
      insertingAs.current === 'moved'
        ? {}
        : findEntered(
            before,
            committed.current,
            insertingAs.current === 'pasted' ? 'insertFromPaste' : inputType,
          ),
    )
    // A repair is an input of its own and comes back here.
    repairIndents(field, inputType)
    setShownContent(field.value)
  }
  const leaveTitle = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    contentField.current?.focus()
  }
  // A centred title sits on the cells only if it leaves an even number of them free.
  const titleLength = [...(shownTitle === '' ? TITLE_HINT : shownTitle)].length
  const isTitleShifted = usesGrid && titleLength % 2 !== columns % 2

  return (
    <div
      ref={paper}
      className={usesGrid ? 'essay-editor gridded' : 'essay-editor'}
      style={{
        '--columns': columns,
        '--rows': rows,
        '--cell': `${cell}px`,
        '--row': `${row}px`,
      }}
    >
      <div
        className={isTitleShifted ? 'essay-editor-field title shifted' : 'essay-editor-field title'}
        data-text={shownTitle}
      >
        <textarea
          aria-label="作文标题"
          placeholder={TITLE_HINT}
          rows={1}
          defaultValue={initial.title}
          enterKeyHint="next"
          autoComplete="off"
          spellCheck={false}
          onInput={hearTitle}
          onCompositionEnd={hearTitle}
          onKeyDown={leaveTitle}
          {...titleEvents}
        />
      </div>
      <div className="essay-editor-field body" data-text={shownContent}>
        <textarea
          ref={contentField}
          aria-label="作文正文"
          placeholder="从这里开始写……"
          defaultValue={initial.content}
          autoComplete="off"
          spellCheck={false}
          onInput={hearContent}
          onCompositionEnd={hearContent}
          {...contentEvents}
        />
        {layer !== undefined && (
          <div
            className={
              layer.text === shownContent ? 'essay-editor-layer' : 'essay-editor-layer outdated'
            }
          >
            {layer.children}
          </div>
        )}
      </div>
    </div>
  )
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}
