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
import { FLUSH, type PaperForm } from '@zhupi/contract/manuscript/paragraphs.ts'
import { splitIntoCells } from '@zhupi/contract/manuscript/cells.ts'
import { oneLine, withIndents, withoutIndents } from '#drafts/essayText.ts'
import { CELLS, usePaperSize } from '../Manuscript/usePaperSize.ts'
import { useManuscriptFont } from '../Manuscript/useManuscriptFont.ts'
import { findEntered, findEnteredAs, type Entered, type EntersAs } from './entered.ts'
import { repairIndents, useCaretBesideIndents, useFirstIndent } from './indents.ts'
import { usePasting } from './usePasting.ts'
import '../Manuscript/paper.css'
import './EssayEditor.css'

type Props = {
  title: string
  content: string
  /** The essay's own, for who leads to a place in it. */
  field: RefObject<HTMLTextAreaElement | null>
  /** Set while text comes in that is neither typed nor pasted (enterText.ts). */
  entersAs: RefObject<EntersAs | undefined>
  /** 稿纸. */
  usesGrid: boolean
  /** 大字. */
  isLarge: boolean
  /** False: only what was cut or copied here may be pasted, so that a paragraph can be moved. */
  allowsPaste: boolean
  onPasteRefused: () => void
  /** What its genre is written as. */
  form: PaperForm
  /** `entered`: what came in with this change. */
  onCommit: (change: { title: string } | { content: string }, entered: Entered) => void
  /** Laid over the essay while it still is this very text. */
  layer?: { text: string; children: ReactNode } | undefined
}

const TITLE_HINT = '写下题目'

export function EssayEditor({
  title,
  content,
  field: contentField,
  entersAs,
  usesGrid,
  isLarge,
  allowsPaste,
  onPasteRefused,
  form,
  onCommit,
  layer,
}: Props) {
  const [shownTitle, setShownTitle] = useState(title)
  const [shownContent, setShownContent] = useState(() => withIndents(content))
  const [initial] = useState({ title, content: shownContent })
  const paper = useRef<HTMLDivElement>(null)
  /** The essay as it was last committed, to see what is new in it. */
  const committed = useRef(content)
  const { cell, row, columns, rows } = usePaperSize(paper, isLarge ? CELLS.large : CELLS.normal, {
    fillsPage: true,
  })
  const hasFont = useManuscriptFont(shownTitle + shownContent, usesGrid)
  useCaretBesideIndents(contentField)
  useFirstIndent(contentField)
  const { insertingAs, titleEvents, contentEvents } = usePasting({
    allowsPaste,
    form,
    onPasteRefused,
  })

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
      entersAs.current !== undefined
        ? findEnteredAs(before, committed.current, entersAs.current)
        : insertingAs.current === 'moved'
          ? {}
          : findEntered(
              before,
              committed.current,
              insertingAs.current === 'pasted' ? 'insertFromPaste' : inputType,
            ),
    )
    // A repair is an input of its own and comes back here.
    repairIndents(field, inputType, form)
    setShownContent(field.value)
  }
  const leaveTitle = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    contentField.current?.focus()
  }
  // A centred title sits on the cells only if it leaves an even number of them free.
  const titleLength = splitIntoCells(shownTitle === '' ? TITLE_HINT : shownTitle).length
  const isTitleShifted = usesGrid && titleLength % 2 !== columns % 2
  const grid = usesGrid ? ' paper-grid' : ''

  return (
    <div
      ref={paper}
      className={`essay-editor${usesGrid ? ' gridded' : ''}${hasFont ? ' in-cells' : ''}`}
      style={{
        '--columns': columns,
        '--rows': rows,
        '--cell': `${cell}px`,
        '--row': `${row}px`,
      }}
    >
      <div
        className={`essay-editor-field title${isTitleShifted ? ' shifted' : ''}${grid}`}
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
      <div
        className={`essay-editor-field body${shownContent.startsWith(FLUSH) ? ' flush' : ''}${grid}`}
        data-text={shownContent}
      >
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
