import { CONTENT_MAX_LENGTH, TITLE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'

/** What the server would refuse is said here first; the text itself stays whole. */
export function tooLongText({
  title,
  content,
}: {
  title: string
  content: string
}): string | undefined {
  if (title.length > TITLE_MAX_LENGTH) return `题目太长了，最多 ${TITLE_MAX_LENGTH} 字`
  return content.length > CONTENT_MAX_LENGTH
    ? `正文太长了，最多 ${CONTENT_MAX_LENGTH} 字`
    : undefined
}
