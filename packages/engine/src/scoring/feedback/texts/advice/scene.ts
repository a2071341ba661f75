/** Advice for a description. Source: ours. */
import type { AdviceByTrait } from './advice.ts'

export const SCENE_ADVICE: AdviceByTrait = {
  PROFOUND: {
    step: {
      warm: [
        '再想一想：写到的这些为什么让你喜欢？写一句只属于你的理由。',
        '写到的这些里，哪一样最舍不得忘记？给它多留一句心里话。',
        '走开以后，你最先想起的是哪一处？为什么是它？用一句话写下来。',
      ],
      steady: [
        '所见与所感可以再靠近一些：它为什么让你停下来看？',
        '景物之外，还可以问一句：它照见了自己的什么？',
        '把最触动你的一处写慢些，让感受从那里自己长出来。',
        '情感不必在结尾才说，可以分一点给中间的某个细节。',
      ],
    },
    extension: {
      tips: '看到一处，问心一次',
      where: 'shortestParagraph',
      detail:
        '每写完一处，问自己：看到它的时候，心里动了一下吗？动了，就用半句话写下来，不动就略过。',
    },
    micro: {
      question: '写到的这些里，哪一样最让你舍不得走开？',
      answer: '给它多留两句：先写样子，再写你当时为什么停下来。',
    },
  },
}
