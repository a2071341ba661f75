/** Advice for a review of literature. Source: ours. */
import type { AdviceByTrait } from './advice.ts'

export const REVIEW_ADVICE: AdviceByTrait = {
  CONTENTS_FULL: {
    step: {
      warm: ['引一句原文，再说说它好在哪里。'],
      steady: [
        '评论要落在原文上：引一两处关键的字句，逐一分析它好在哪里。',
        '每个看法后面，引一处原文来证明，再说它好在哪个字上。',
      ],
    },
    extension: {
      tips: '引一句，析三层',
      detail:
        '引出一句原文，问三层：写了什么？怎么写的？为什么这样写更好？三层写完，一段就立住了。',
    },
    micro: {
      question: '你的看法，能在原文的哪一句里找到依据？',
      answer: '找到那一句，引出来，再说明它怎样支持你的看法。',
    },
  },
  PROFOUND: {
    step: {
      warm: ['再问一个为什么，把答案写下来。'],
      steady: ['不妨再追问一步：作者为什么这样写，换一种写法会失去什么？'],
    },
    extension: {
      tips: '换一种写法试试',
      detail:
        '把原文里的一个词或一句话换掉，读一读，想想少了什么。少掉的，就是作者的用心，也是你可以写的分析。',
    },
    micro: {
      question: '作者为什么要这样写，而不那样写？',
      answer: '假想另一种写法，比一比两种写法的效果，把差别写成一两句。',
    },
  },
}
