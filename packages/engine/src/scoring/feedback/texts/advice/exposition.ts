/** Advice for an explanation. Source: ours. */
import type { AdviceByTrait } from './advice.ts'

export const EXPOSITION_ADVICE: AdviceByTrait = {
  CONTENTS_FULL: {
    step: {
      warm: ['选一个最特别的特点，再多说几句。'],
      steady: [
        '选一个最主要的特点，把它的样子、原因和用处说全。',
        '挑读者最陌生的一点，多用两三句把它讲透。',
      ],
    },
    extension: {
      tips: '一个特点三句话',
      where: 'shortestParagraph',
      detail: '每个特点写三句：它是什么样的？为什么会这样？有什么用处？三句答完，一段就充实了。',
    },
    micro: {
      question: '没见过它的人，读完还会问什么？',
      where: 'shortestParagraph',
      answer: '把想到的问题写下来，挑最要紧的一个，用一两句话回答在文章里。',
    },
  },
  PROFOUND: {
    step: {
      warm: ['说完是什么，再说说为什么。'],
      steady: [
        '说完是什么，再说为什么，说明就深了一层。',
        '选一处现象，把背后的原因用自己的话讲清楚。',
      ],
    },
    extension: {
      tips: '从现象走到原因',
      where: 'unreasoned',
      detail: '先写看得见的现象，再写看不见的原因。不清楚的地方查一查资料，弄懂了再用自己的话写。',
    },
    micro: {
      question: '你写到的特点里，哪一个说清了原因，哪一个还没有？',
      answer: '选一个还没有说清的，查一查，用自己的话补上一句。',
    },
  },
  RICHNESS: {
    step: {
      warm: ['换一种说明的方法，再说一个特点。'],
      steady: ['说明方法可以再多样些：数字、比较、举例，各试一种。'],
    },
    extension: {
      tips: '四种方法对照表',
      detail:
        '画一张小表：举例子、列数字、作比较、打比方。看看文中用了哪几种，最难懂的地方再换一种试试。',
    },
    micro: {
      question: '全文用到了哪几种说明方法？',
      answer: '在旁边标出来。如果都是同一种，就选一处换成数字、比较或举例。',
    },
  },
}
