/** Advice for a letter, a speech, a piece of news. Source: ours. */
import type { AdviceByTrait } from './advice.ts'

export const LETTER_ADVICE: AdviceByTrait = {
  CONTENTS_FULL: {
    step: {
      warm: ['挑一件最想告诉对方的事，再多说几句。'],
      steady: ['把最要紧的一件事写具体，读的人才知道该怎样回应。'],
    },
    extension: {
      tips: '替读的人问三句',
      where: 'shortestParagraph',
      detail:
        '站到读的人那一边，问三句：是什么事？为什么告诉我？希望我做什么？哪一句没有答案，就补哪一句。',
    },
    micro: {
      question: '读的人看完，最想再问你什么？',
      where: 'shortestParagraph',
      answer: '把这个问题的答案写进去，文章就更清楚、更贴心。',
    },
  },
  PROFOUND: {
    step: {
      warm: ['说完事情，再说说你为什么想告诉对方。'],
      steady: ['说清事情之后，再说明它为什么值得对方在意。'],
    },
    extension: {
      tips: '说事，也说理由',
      where: 'unreasoned',
      detail: '每说一件事或一个请求，就跟上一句理由。读的人知道了为什么，才更愿意听。',
    },
    micro: {
      question: '你为什么要把这些话说给对方听？',
      answer: '用一句话写下来，放在开头或结尾，读的人就更懂你了。',
    },
  },
  RICHNESS: {
    step: {
      warm: ['除了自己想说的，也想一想对方最想知道什么。'],
      steady: ['内容可以更周全：自己要说的、对方想知道的，各占一部分。'],
    },
    extension: {
      tips: '你一半，我一半',
      where: 'longestParagraph',
      detail: '数一数：哪些话是说自己的，哪些话是说给对方的？两边都有，这篇文章才真的有人在读。',
    },
    micro: {
      question: '文中哪些话是专门说给对方听的？',
      where: 'longestParagraph',
      answer: '数一数。太少，就想一想对方最关心什么，补上一两句。',
    },
  },
}
