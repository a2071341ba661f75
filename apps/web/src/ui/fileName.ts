/** What Windows allows in no file name. */
const FORBIDDEN = /[\\/:*?"<>|]/g

export function fileNameOf(text: string): string {
  return text.replace(FORBIDDEN, '_')
}
