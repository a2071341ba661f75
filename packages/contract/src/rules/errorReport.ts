/**
 * What may be told of an error in the browser: never what somebody wrote. A browser's message may
 * quote the text that it could not read, so quotes, and all that is not plain ASCII, are left out,
 * and of a stack only where in our own files it went. Both sides ask this: the browser before it
 * sends, the server before it logs.
 */
const MESSAGE_MAX_LENGTH = 160
const FRAMES_MAX = 8
const QUOTED = /"[^"]*"?|'[^']*'?|`[^`]*`?|[“‘「《][^”’」》]*[”’」》]?/gu
const NOT_PLAIN = /[^\x20-\x7e]+/g
const OWN_FRAME = /\/assets\/([\w-]{1,60}\.js:\d{1,7}:\d{1,7})/g
const PLAIN_PART = /^[a-z]{1,16}$/

export function cleanMessage(message: string): string {
  const [firstLine = ''] = message.split(/[\r\n]/, 1)
  return firstLine
    .replaceAll(QUOTED, '…')
    .replaceAll(NOT_PLAIN, '…')
    .slice(0, MESSAGE_MAX_LENGTH)
    .trim()
}

/** Our own files with line and column; empty where none of them is in it. */
export function ownFrames(stack: string): string[] {
  return [...stack.matchAll(OWN_FRAME)].slice(0, FRAMES_MAX).map(([, frame = '']) => frame)
}

/** An address without whatever may name a person or a thing: words only. */
export function cleanScreen(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' || PLAIN_PART.test(part) ? part : '-'))
    .join('/')
    .slice(0, 60)
}
