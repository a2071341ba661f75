/**
 * At the caret while it is in the field, else behind what stands there; as if typed, so that one
 * undo takes it back.
 */
export function insertSpoken(field: HTMLTextAreaElement | null, text: string): void {
  if (field === null) return
  if (document.activeElement !== field) {
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  }
  document.execCommand('insertText', false, text)
}
