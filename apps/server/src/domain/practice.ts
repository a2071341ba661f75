/** A practice draft in our words, from the wire's. What is left out stays as it was. */
import type { RequestOf } from '@zhupi/contract/calls/defineCall.ts'
import type { saveExercise } from '@zhupi/contract/calls/practice.ts'

export type SentPractice = ReturnType<typeof readPractice>

export function readPractice(
  sent: Omit<RequestOf<typeof saveExercise>, 'articleType'>,
  genre: string | undefined,
) {
  return {
    id: sent.id,
    requestKey: sent.requestKey,
    title: sent.title,
    content: sent.content,
    genre,
    gradeLevel: sent.grade,
    scoreScale: sent.scoreKind,
    author: sent.author,
    questionId: sent.questionId,
    typedOn: sent.version,
    process: { typed: sent.typed, pasted: sent.pasted, photo: sent.photo, voice: sent.voice },
  }
}
