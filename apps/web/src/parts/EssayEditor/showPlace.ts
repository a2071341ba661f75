/** Brings a place of the manuscript to where it can be read while a sheet or the keyboard is open. */
import { scrollerOf } from '#ui/scrollerOf.ts'

/** How far down the visible paper it then stands. */
const FROM_TOP = 0.2

/** @param at UTF-16 units of the field's text */
export function showPlace(field: HTMLTextAreaElement, at: number): void {
  const scroller = scrollerOf(field)
  if (scroller === undefined) return
  const top = scroller.scrollTop + topOf(field, at) - scroller.getBoundingClientRect().top
  scroller.scrollTo({ top: top - scroller.clientHeight * FROM_TOP })
}

/** The caret goes there as well, so that writing goes on at that place. */
export function goToPlace(field: HTMLTextAreaElement, at: number, caret: number): void {
  field.focus({ preventScroll: true })
  field.setSelectionRange(caret, caret)
  showPlace(field, at)
}

/** A textarea does not tell where a character stands: an unseen copy of its text does. */
function topOf(field: HTMLTextAreaElement, at: number): number {
  const copy = document.createElement('div')
  copy.className = 'essay-editor-layer'
  copy.setAttribute('aria-hidden', 'true')
  const place = document.createElement('span')
  place.textContent = field.value.slice(at, at + 1)
  copy.append(field.value.slice(0, at), place, field.value.slice(at + 1))
  field.after(copy)
  const { top } = place.getBoundingClientRect()
  copy.remove()
  return top
}
