/** A remark that the machine drafted, sentence by sentence, and what its teacher made of it. */

/**
 * Which of the sentences the remark consists of, in their order; undefined where a word of it is the
 * teacher's own.
 */
export function keptSentences(remark: string, drafted: readonly string[]): boolean[] | undefined {
  let at = 0
  const kept = drafted.map((sentence) => {
    const isKept = remark.startsWith(sentence, at)
    if (isKept) at += sentence.length
    return isKept
  })
  return at === remark.length ? kept : undefined
}

/** Every word of it is the machine's: its pupil is told so. */
export function isKeptDraft(remark: string, drafted: readonly string[]): boolean {
  return remark !== '' && keptSentences(remark, drafted) !== undefined
}

/** With this sentence struck, or put back where it stood. */
export function toggleSentence(remark: string, drafted: readonly string[], index: number): string {
  const kept = keptSentences(remark, drafted) ?? []
  return drafted.filter((_, at) => (at === index) !== (kept[at] ?? false)).join('')
}
