/** Gives a file to the browser's downloads. */

const ADDRESS_LASTS_MS = 60_000

export function saveFile(fileName: string, base64: string, type: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read it only after a question of their own.
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LASTS_MS)
}
