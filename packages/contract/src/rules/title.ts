/** Titles that are given with something left for the writer: ____即景. */
const BLANK = /[_＿﹍]{2,}/

/** Whether a blank is still there to be filled. */
export function isUnfilled(title: string): boolean {
  return BLANK.test(title)
}
