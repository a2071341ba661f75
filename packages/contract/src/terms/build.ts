/**
 * Which build of the web app the server has: every answer names it in this header, and the app that
 * was built otherwise offers to open anew. It is the file that a page of that build begins with.
 */
export const BUILD_HEADER = 'zhupi-build'

const ENTRY = /\/assets\/(index-[\w-]+)\.js/

/** `text`: the page, or the address of its script. */
export function readBuild(text: string): string | undefined {
  return ENTRY.exec(text)?.[1]
}
