/** The photographed pages, in the order in which they are read. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { uploadFile } from '@zhupi/contract/calls/upload.ts'

export type PageText = EntityOf<typeof uploadFile>
export type Doubt = PageText['doubts'][number]

export type PhotoPage = {
  key: string
  /** As it was taken, to cut it again. */
  file: File
  /** Its address. */
  original: string
  /** What is sent and shown. */
  picture: Blob
  address: string
  state: 'waiting' | 'reading' | 'failed' | 'read'
  read: PageText | undefined
  /** What somebody put in the place of a doubtful character, by its place in the doubts. */
  answers: Readonly<Record<number, string>>
}

export function move<Page extends { key: string }>(
  pages: readonly Page[],
  key: string,
  by: -1 | 1,
): readonly Page[] {
  const from = pages.findIndex((page) => page.key === key)
  const [page, other] = [pages[from], pages[from + by]]
  if (page === undefined || other === undefined) return pages
  return pages.with(from, other).with(from + by, page)
}

export function change(
  pages: readonly PhotoPage[],
  key: string,
  changes: Partial<PhotoPage>,
): readonly PhotoPage[] {
  return pages.map((page) => (page.key === key ? { ...page, ...changes } : page))
}

/** With the doubtful characters as they were answered; unanswered ones stay as they were read. */
export function textOf({ read, answers }: Pick<PhotoPage, 'read' | 'answers'>): string {
  if (read === undefined) return ''
  let text = ''
  let at = 0
  read.doubts.forEach(({ start, text: doubtful }, index) => {
    text += read.content.slice(at, start) + (answers[index] ?? doubtful)
    at = start + doubtful.length
  })
  return text + read.content.slice(at)
}

/** A sentence that is not over goes on, on whatever page. */
const SENTENCE_END = /[。！？…”’」』!?]$/

export function joinPages(pages: readonly Pick<PhotoPage, 'read' | 'answers'>[]): string {
  return pages.reduce((whole, page) => {
    const text = textOf(page)
    if (whole === '' || text === '') return whole + text
    const goesOn = page.read?.goesOn === true || !SENTENCE_END.test(whole)
    return goesOn ? whole + text : `${whole}\n${text}`
  }, '')
}

/** What stands around a doubtful character, for who has to decide. */
export function around({ content }: PageText, { start, text }: Doubt): [string, string] {
  const NEAR = 8
  const before = content.slice(Math.max(0, start - NEAR), start)
  const after = content.slice(start + text.length, start + text.length + NEAR)
  return [before.slice(before.lastIndexOf('\n') + 1), after.split('\n', 1)[0] ?? '']
}
