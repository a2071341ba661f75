/** Advice for a response to reading. Source: ours. */
import type { AdviceByTrait } from './advice.ts'

export const RESPONSE_ADVICE: AdviceByTrait = {
  CONTENTS_FULL: {
    step: {
      warm: [
        '选书里最打动你的一处，多说说你是怎么想的。',
        '读到最打动你的地方，你想起了谁、哪件事？写两三句。',
      ],
      steady: [
        '选原文中最触动你的一处，把感想写充分。',
        '原文可以再略，自己的感想可以再详：由它想到的人和事，哪一件最真切？',
        '写清楚这本书改变了你对什么的看法，感想就有了分量。',
      ],
    },
    extension: {
      tips: '感想三问',
      detail:
        '选一处最触动你的地方，问自己：为什么是这里？我遇到过相像的事吗？以后我会怎么做？一问写两三句。',
    },
    micro: {
      question: '书里哪一处让你停下来想了很久？',
      answer: '把那时候想到的写下来，原文只说一两句，自己的话占大头。',
    },
  },
  PROFOUND: {
    step: {
      warm: ['读完以后，你的想法和从前有什么不一样？写一两句。'],
      steady: ['读完以后，你对自己或身边的事有什么新的看法？写出这个变化。'],
    },
    extension: {
      tips: '连问三个为什么',
      where: 'unreasoned',
      detail:
        '从一句感想出发，连着问三次为什么，每次都用一句话回答。第三个答案往往才是你真正想说的。',
    },
    micro: {
      question: '读书前和读书后，你的想法有变化吗？',
      answer: '有变化，就把变化写进结尾；没有变化，就再问一句为什么。',
    },
  },
}
