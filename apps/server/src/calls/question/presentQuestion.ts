/** A question of the bank in the wire's fields. */
import { genreName } from '@zhupi/contract/terms/genres.ts'

export function presentQuestion<T extends { ownerId: number | null; articleType: string | null }>({
  ownerId,
  ...question
}: T) {
  return {
    ...question,
    atText: question.articleType === null ? '' : genreName(question.articleType),
    self: ownerId !== null,
  }
}
