/**
 * Pasting into the manuscript: recorded as pasted, refused where the teacher forbids it. What was
 * cut or copied in this editor may always be pasted, and counts as moved.
 */
import { useRef, type ClipboardEvent, type DragEvent } from 'react'
import type { PaperForm } from '@zhupi/contract/manuscript/paragraphs.ts'
import { cleanPasted, withIndents, withoutIndents } from '#drafts/essayText.ts'
import { insertText } from './indents.ts'

type Options = { allowsPaste: boolean; form: PaperForm; onPasteRefused: () => void }

export function usePasting({ allowsPaste, form, onPasteRefused }: Options) {
  /** Set while this inserts text: the browser reports it as typed. */
  const insertingAs = useRef<'pasted' | 'moved'>(undefined)
  /** What was cut or copied in this editor. */
  const ownClip = useRef('')

  const onCopy = ({ currentTarget: field }: ClipboardEvent<HTMLTextAreaElement>) => {
    ownClip.current = withoutIndents(field.value.slice(field.selectionStart, field.selectionEnd))
  }
  const refuse = (event: ClipboardEvent | DragEvent) => {
    if (allowsPaste) return
    event.preventDefault()
    onPasteRefused()
  }
  const pasteTitle = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (!isOwnClip(event, ownClip.current)) refuse(event)
  }
  const pasteContent = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const isOwn = isOwnClip(event, ownClip.current)
    if (!isOwn) refuse(event)
    const text = event.clipboardData.getData('text/plain')
    if (event.defaultPrevented || text === '') return
    event.preventDefault()
    insertingAs.current = isOwn ? 'moved' : 'pasted'
    insertText(withIndents(isOwn ? text : cleanPasted(text, form)))
    insertingAs.current = undefined
  }

  const events = { onCopy, onCut: onCopy, onDrop: refuse }
  return {
    insertingAs,
    titleEvents: { ...events, onPaste: pasteTitle },
    contentEvents: { ...events, onPaste: pasteContent },
  }
}

function isOwnClip({ clipboardData }: ClipboardEvent, clip: string): boolean {
  return clip !== '' && withoutIndents(clipboardData.getData('text/plain')) === clip
}
