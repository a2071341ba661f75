/** Advice for an argument. Source: ours. */
import type { AdviceByTrait } from './advice.ts'

export const ARGUMENT_ADVICE: AdviceByTrait = {
  CONTENTS_FULL: {
    step: {
      warm: ['选一个最重要的理由，给它配一个例子，再说说例子为什么能证明它。'],
      steady: [
        '论述还可以更充实：选最要紧的一个分论点，把例子、分析和小结写完整。',
        '理由还可以说得更足：每举一例，多写一两句，说清它为什么能证明你的看法。',
        '不妨替反对你的人说一句话，再回答他，论述会更厚实。',
        '挑出着墨最少的一个主体段，问一句凭什么这样说，把答案补进去。',
      ],
    },
    extension: {
      tips: '一个理由写三步',
      where: 'shortestParagraph',
      detail:
        '每个理由都走三步：先说是什么，再举一个例子，最后说例子和理由有什么关系。哪一步空着，就补哪一步。',
    },
    micro: {
      question: '你的理由里，哪一个最需要例子来帮忙？',
      where: 'shortestParagraph',
      answer: '先给它找一个具体的例子，再写一两句，说清例子和理由是怎样连上的。',
    },
  },
  PROFOUND: {
    step: {
      warm: ['再问一个为什么，把答案写下来，道理就更清楚了。'],
      steady: [
        '思考还可以再往前走一步：现象背后的原因是什么，换一个角度又会怎样？',
        '不妨给自己的看法划一道边界：在什么情况下，它就不成立了？',
        '写完结论再问一个为什么，那个答案往往才最值得写。',
      ],
    },
    extension: {
      tips: '连问三个为什么',
      where: 'unreasoned',
      detail:
        '从自己的结论出发，连着问三次为什么，每次都用一句话回答。第三个答案往往才是你真正想说的。',
    },
    micro: {
      question: '你的观点在什么情况下不成立？',
      where: 'centre',
      answer: '把那种情况写出来，再说明为什么多数时候它仍然成立，观点就有了边界。',
    },
  },
  RICHNESS: {
    step: {
      warm: ['再找一个不一样的例子，和前面的放在一起比一比。'],
      steady: [
        '一正一反两则材料放在一起，往往比两则同向的更有说服力。',
        '已有的例子若都来自书本，可以添一件身边的小事；若都是身边事，就到书里找一则。',
        '例子不必多，留下最有力的，再换一则方向不同的来比。',
      ],
    },
    extension: {
      tips: '换个方向再取材',
      where: 'people',
      detail:
        '列出已有的例子：是古人还是今人？是成功还是失败？是名人还是身边人？再到还空着的那一格里找一则。',
    },
    micro: {
      question: '文中的几个例子，是不是都在证明同一点？',
      where: 'people',
      answer: '如果是，留下最有力的一个，再换一则方向不同的材料。',
    },
  },
}
