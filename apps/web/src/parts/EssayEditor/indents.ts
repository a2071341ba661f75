/**
 * The indents of the paragraphs in the editor's field (drafts/essayText.ts), done to the field
 * itself.
 */
import { useEffect, type RefObject } from 'react'
import type { PaperForm } from '@zhupi/contract/manuscript/paragraphs.ts'
import { FLUSH } from '@zhupi/contract/manuscript/paragraphs.ts'
import { backspaceAtStart, caretBeside, findRepair, isBeforeRepair } from '#drafts/essayText.ts'

/** A repair is a step of its own for the browser's undo; the writer's undo skips it. */
export function repairIndents(
  field: HTMLTextAreaElement,
  inputType: string,
  form: PaperForm,
): void {
  if (inputType === 'historyUndo' || inputType === 'historyRedo') {
    if (!isBeforeRepair(field.value, field.selectionStart)) return
    // Chromium runs no command inside another one: this waits for the button's own to end.
    return queueMicrotask(() => document.execCommand(inputType === 'historyUndo' ? 'undo' : 'redo'))
  }
  if (field.selectionStart !== field.selectionEnd) return
  const repair = findRepair(field.value, field.selectionStart, inputType, form)
  if (repair === undefined) return
  field.setSelectionRange(repair.from, repair.to)
  insertText(repair.text)
  field.setSelectionRange(repair.caret, repair.caret)
}

/** Into the focused field, as if typed: it stays undoable, which setting `value` would not. */
export function insertText(text: string): void {
  if (text === '') document.execCommand('delete')
  else document.execCommand('insertText', false, text)
}

/** The first paragraph's indent is drawn and no text: the browser itself would delete nothing. */
export function useFirstIndent(content: RefObject<HTMLTextAreaElement | null>): void {
  // React tells neither what an input is going to do nor lets it be stopped.
  useEffect(() => {
    const field = content.current
    if (field === null) return
    const hear = (event: KeyboardEvent | InputEvent) => {
      const isBackspace =
        event instanceof KeyboardEvent
          ? event.key === 'Backspace' && !event.isComposing
          : event.inputType === 'deleteContentBackward' && !event.isComposing
      if (!isBackspace) return
      const act = backspaceAtStart(field.value, {
        start: field.selectionStart,
        end: field.selectionEnd,
      })
      if (act === undefined) return
      event.preventDefault()
      if (act === 'takeIndent') insertText(FLUSH)
    }
    field.addEventListener('keydown', hear)
    field.addEventListener('beforeinput', hear)
    return () => {
      field.removeEventListener('keydown', hear)
      field.removeEventListener('beforeinput', hear)
    }
  }, [content])
}

/** Keeps the caret out of the indents. */
export function useCaretBesideIndents(content: RefObject<HTMLTextAreaElement | null>): void {
  // The caret is the browser's, outside React; no other event covers taps and arrow keys alike.
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
