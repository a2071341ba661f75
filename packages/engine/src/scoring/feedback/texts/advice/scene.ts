/** Advice for a description. Source: ours. */
import type { AdviceByTrait } from './advice.ts'

export const SCENE_ADVICE: AdviceByTrait = {
  CONTENTS_FULL: {
    step: {
      warm: [
        '挑一处再多写两句：走近了看，它是什么样子，什么颜色？',
        '换一个时候再去看看它，有什么不一样？添上一两句。',
      ],
      steady: [
        '挑最有特点的一处，把样子、颜色、变化写足，别处一笔带过。',
        '同一样东西，早晚、晴雨里各是什么样子？补上一面，内容就厚了。',
      ],
    },
    extension: {
      tips: '看一样，记三点',
      where: 'shortestParagraph',
      detail:
        '挑最想写的一样，走近看、退远看、摸一摸或闻一闻，各记一个词。三个词各写成一句，内容就满了。',
    },
    micro: {
      question: '写到的几样里，哪一样你还没有看够？',
      answer: '再去看一次，把第一次没有看见的写成一两句，添进去。',
    },
  },
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
