/** What an element is scrolled by. */
export function scrollerOf(of: HTMLElement): HTMLElement | undefined {
  for (let element = of.parentElement; element !== null; element = element.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(element).overflowY)) return element
  return undefined
}
