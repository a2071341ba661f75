/** What a teacher saw of a class before changing it: another window may have been there meanwhile. */
type Seen = { name: string; gradeId: number; memo: string }

/** The same text for the same name, grade and memo. */
export function classVersion({ name, gradeId, memo }: Seen): string {
  return JSON.stringify([name, gradeId, memo])
}
