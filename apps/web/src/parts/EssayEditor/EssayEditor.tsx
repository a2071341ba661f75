/**
 * The manuscript: title and essay as real text fields over a drawn grid, so that input methods, selection, undo and screen readers
 * are the phone's own (look.md; domain facts §6, §10). The fields keep their own text; `onCommit` hears it whenever no input method
 * is composing. Give it a new `key` to put another text in.
 */
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import { findEntered, type Entered } from './entered.ts'
import {
  caretBeside,
  findRepair,
  isBeforeRepair,
  oneLine,
  withIndents,
  withoutIndents,
} from '#drafts/essayText.ts'
import { usePaperSize } from './usePaperSize.ts'
import './EssayEditor.css'

type Props = {
  title: string
  content: string
  /** 稿纸. */
  usesGrid: boolean
  /** 大字. */
  isLarge: boolean
  /** False: only what was cut or copied here may be put in again, so that a paragraph can still be moved. */
  allowsPaste: boolean
  onPasteRefused: () => void
  /** `entered`: what came in with this change. */
  onCommit: (change: { title: string } | { content: string }, entered: Entered) => void
}

const TITLE_HINT = '写下题目'
/** Pixels of a cell, and of a line: a cell with the gap below it. EssayEditor.css takes them from here. */
const NORMAL = { cell: 24, row: 34 } as const
const LARGE = { cell: 32, row: 45 } as const

export function EssayEditor({
  title,
  content,
  usesGrid,
  isLarge,
  allowsPaste,
  onPasteRefused,
  onCommit,
}: Props) {
  const [shownTitle, setShownTitle] = useState(title)
  const [shownContent, setShownContent] = useState(() => withIndents(content))
  const [initial] = useState({ title, content: shownContent })
  const paper = useRef<HTMLDivElement>(null)
  const contentField = useRef<HTMLTextAreaElement>(null)
  /** The essay as it was last told, to see what is new in it. */
  const told = useRef(content)
  /** While it is being put in by us: the browser would call it typed. */
  const pasting = useRef<'pasted' | 'moved'>(undefined)
  /** What was cut or copied in this editor. */
  const ownClip = useRef('')
  const measure = isLarge ? LARGE : NORMAL
  const { columns, rows } = usePaperSize(paper, measure)
  useCaretBesideIndents(contentField)

  // The paper grows with every character; the text counts only when the input method has let go of it.
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
    const before = told.current
    told.current = withoutIndents(field.value)
    onCommit(
      { content: told.current },
      pasting.current === 'moved'
        ? {}
        : findEntered(
            before,
            told.current,
            pasting.current === 'pasted' ? 'insertFromPaste' : inputType,
          ),
    )
    // A repair is an input of its own and comes back here.
    settle(field, inputType)
    setShownContent(field.value)
  }
  const rememberClip = ({ currentTarget: field }: ClipboardEvent<HTMLTextAreaElement>) => {
    ownClip.current = withoutIndents(field.value.slice(field.selectionStart, field.selectionEnd))
  }
  const refusePaste = (event: ClipboardEvent | DragEvent) => {
    if (allowsPaste) return
    event.preventDefault()
    onPasteRefused()
  }
  const pasteTitle = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (!isOwnClip(event, ownClip.current)) refusePaste(event)
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const isOwn = isOwnClip(event, ownClip.current)
    if (!isOwn) refusePaste(event)
    const text = event.clipboardData.getData('text/plain')
    if (event.defaultPrevented || text === '') return
    event.preventDefault()
    pasting.current = isOwn ? 'moved' : 'pasted'
    insertText(withIndents(text))
    pasting.current = undefined
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
        '--cell': `${measure.cell}px`,
        '--row': `${measure.row}px`,
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
          onPaste={pasteTitle}
          onCopy={rememberClip}
          onCut={rememberClip}
          onDrop={refusePaste}
          onKeyDown={leaveTitle}
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
          onPaste={paste}
          onCopy={rememberClip}
          onCut={rememberClip}
          onDrop={refusePaste}
        />
      </div>
    </div>
  )
}

function isOwnClip({ clipboardData }: ClipboardEvent, clip: string): boolean {
  return clip !== '' && withoutIndents(clipboardData.getData('text/plain')) === clip
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}

/** A repair is a step of its own for the browser's undo, and none for the writer. */
function settle(field: HTMLTextAreaElement, inputType: string): void {
  if (inputType === 'historyUndo' || inputType === 'historyRedo') {
    if (!isBeforeRepair(field.value, field.selectionStart)) return
    // Chromium runs no command inside another one: this waits for the button's own to end.
    return queueMicrotask(() => document.execCommand(inputType === 'historyUndo' ? 'undo' : 'redo'))
  }
  if (field.selectionStart !== field.selectionEnd) return
  const repair = findRepair(field.value, field.selectionStart, inputType)
  if (repair === undefined) return
  field.setSelectionRange(repair.from, repair.to)
  insertText(repair.text)
  field.setSelectionRange(repair.caret, repair.caret)
}

/** Into the focused field, as if typed: it stays undoable, which setting `value` would not. */
function insertText(text: string): void {
  if (text === '') document.execCommand('delete')
  else document.execCommand('insertText', false, text)
}

function useCaretBesideIndents(content: { current: HTMLTextAreaElement | null }): void {
  // The caret is the browser's, outside React; no other event tells of a tap and of an arrow key alike.
  useEffect(() => {
    let previous = 0
    let composing = false
    const begin = () => void (composing = true)
    const end = () => void (composing = false)
    const place = () => {
      const field = content.current
      if (
        field === null ||
        composing ||
        document.activeElement !== field ||
        field.selectionStart !== field.selectionEnd
      )
        return
      const caret = caretBeside(field.value, field.selectionStart, previous)
      previous = caret
      if (caret !== field.selectionStart) field.setSelectionRange(caret, caret)
    }
    document.addEventListener('compositionstart', begin)
    document.addEventListener('compositionend', end)
    document.addEventListener('selectionchange', place)
    return () => {
      document.removeEventListener('compositionstart', begin)
      document.removeEventListener('compositionend', end)
      document.removeEventListener('selectionchange', place)
    }
  }, [content])
}
