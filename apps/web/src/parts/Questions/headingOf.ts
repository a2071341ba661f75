/** A question with materials leaves the title to the writer: its kind stands in its place. */
import { QUESTION_TAG_NAMES, QUESTION_TAGS } from '@zhupi/contract/terms/questions.ts'

export function headingOf({ title, tag }: { title: string; tag: string | null }): string {
  if (title !== '') return title
  const known = QUESTION_TAGS.find((each) => each === tag)
  return known === undefined ? '自拟题目' : `${QUESTION_TAG_NAMES[known]}作文（自拟题目）`
}
