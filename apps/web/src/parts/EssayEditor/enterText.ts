/** Puts a text onto the manuscript that was not typed: at the caret, or at the end; one undo away. */
import type { RefObject } from 'react'
import { withIndents } from '#drafts/essayText.ts'
import { allOverlaysClosed } from '#ui/overlays.ts'
import type { EntersAs } from './entered.ts'
import { insertText } from './indents.ts'
import { showPlace } from './showPlace.ts'

/** The caret, where it is in the essay; otherwise the text's end is meant. */
export type Place = { start: number; end: number } | 'end'

/** Asked before a sheet takes the focus. */
export function placeToEnter(field: HTMLTextAreaElement): Place {
  return document.activeElement === field
    ? { start: field.selectionStart, end: field.selectionEnd }
    : 'end'
}

type Options = {
  as: EntersAs
  entersAs: RefObject<EntersAs | undefined>
  place: Place
}

export async function enterText(
  field: HTMLTextAreaElement,
  text: string,
  { as, entersAs, place }: Options,
): Promise<void> {
  await allOverlaysClosed()
  const { value } = field
  const { start, end } = place === 'end' ? { start: value.length, end: value.length } : place
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
  entersAs.current = as
  insertText(textFor(value.slice(0, start), text, place))
  entersAs.current = undefined
  showPlace(field, start)
}

/** At the end it begins a paragraph of its own. */
export function textFor(before: string, text: string, place: Place): string {
  const isNewParagraph = place === 'end' && before.trim() !== '' && !/\n\s*$/.test(before)
  const indented = withIndents(text)
  return isNewParagraph ? withIndents(`\n${text}`) : indented
}
