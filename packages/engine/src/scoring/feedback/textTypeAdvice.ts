/**
 * Advice for what is no story: the general wordings of a trait speak of people, events and
 * pictures, which an argument, a letter or a poem cannot use. Source: ours.
 */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Features } from '../features.ts'
import { textTypeOf, type TextType } from '../textType.ts'
import type { Tone } from './phrases.ts'

export type Advice = {
  step: Record<Tone, readonly string[]>
  extension: { tips: string; detail: string }
  micro: { question: string; answer: string }
}

const ADVICE_BY_TEXT_TYPE: Partial<Record<TextType, Partial<Record<Trait, Advice>>>> = {
  argument: {
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
        detail:
          '每个理由都走三步：先说是什么，再举一个例子，最后说例子和理由有什么关系。哪一步空着，就补哪一步。',
      },
      micro: {
        question: '你的理由里，哪一个最需要例子来帮忙？',
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
        detail:
          '从自己的结论出发，连着问三次为什么，每次都用一句话回答。第三个答案往往才是你真正想说的。',
      },
      micro: {
        question: '你的观点在什么情况下不成立？',
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
        detail:
          '列出已有的例子：是古人还是今人？是成功还是失败？是名人还是身边人？再到还空着的那一格里找一则。',
      },
      micro: {
        question: '文中的几个例子，是不是都在证明同一点？',
        answer: '如果是，留下最有力的一个，再换一则方向不同的材料。',
      },
    },
  },
  exposition: {
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
        detail: '每个特点写三句：它是什么样的？为什么会这样？有什么用处？三句答完，一段就充实了。',
      },
      micro: {
        question: '没见过它的人，读完还会问什么？',
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
        detail:
          '先写看得见的现象，再写看不见的原因。不清楚的地方查一查资料，弄懂了再用自己的话写。',
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
  },
  letter: {
    CONTENTS_FULL: {
      step: {
        warm: ['挑一件最想告诉对方的事，再多说几句。'],
        steady: ['把最要紧的一件事写具体，读的人才知道该怎样回应。'],
      },
      extension: {
        tips: '替读的人问三句',
        detail:
          '站到读的人那一边，问三句：是什么事？为什么告诉我？希望我做什么？哪一句没有答案，就补哪一句。',
      },
      micro: {
        question: '读的人看完，最想再问你什么？',
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
        detail: '数一数：哪些话是说自己的，哪些话是说给对方的？两边都有，这篇文章才真的有人在读。',
      },
      micro: {
        question: '文中哪些话是专门说给对方听的？',
        answer: '数一数。太少，就想一想对方最关心什么，补上一两句。',
      },
    },
  },
  poem: {
    CONTENTS_FULL: {
      step: {
        warm: ['再添一样你看到的、听到的或闻到的。'],
        steady: ['意象可以再添一个，与前面的呼应。'],
      },
      extension: {
        tips: '先攒画面再成行',
        detail: '闭上眼睛，把想到的东西一样一样记下来，再挑最亮的几样，一样写一行。',
      },
      micro: {
        question: '读完这首诗，眼前有几个画面？',
        answer: '数一数。太少就添一个，挤在一起就拿掉一个。',
      },
    },
    PROFOUND: {
      step: {
        warm: ['想一想最后一行停在哪里最好。'],
        steady: ['想一想最后一行停在哪里，读的人会多想一步。'],
      },
      extension: {
        tips: '停在一样东西上',
        detail: '诗的最后不必说明道理。试着停在一样东西、一个声音上，让读的人自己去想。',
      },
      micro: {
        question: '最后一行换成别的，会有什么不同？',
        answer: '试写两种结尾，出声读一读，留下让你安静得最久的那一种。',
      },
    },
  },
  scene: {
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
        detail:
          '每写完一处，问自己：看到它的时候，心里动了一下吗？动了，就用半句话写下来，不动就略过。',
      },
      micro: {
        question: '写到的这些里，哪一样最让你舍不得走开？',
        answer: '给它多留两句：先写样子，再写你当时为什么停下来。',
      },
    },
  },
  review: {
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
  },
  response: {
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
        detail:
          '从一句感想出发，连着问三次为什么，每次都用一句话回答。第三个答案往往才是你真正想说的。',
      },
      micro: {
        question: '读书前和读书后，你的想法有变化吗？',
        answer: '有变化，就把变化写进结尾；没有变化，就再问一句为什么。',
      },
    },
  },
}

/**
 * Traits whose general wordings would not make sense there, and for which there is no other advice
 * above.
 */
const UNSUITED: Record<TextType, ReadonlySet<Trait>> = {
  story: new Set(),
  scene: new Set(['EMOTION_SINCERE', 'NOVELTY', 'CENTER_STANDOUT']),
  argument: new Set(['EMOTION_SINCERE']),
  review: new Set(['EMOTION_SINCERE', 'RICHNESS', 'NOVELTY']),
  response: new Set(['RICHNESS', 'NOVELTY', 'LITERARY', 'CENTER_STANDOUT']),
  exposition: new Set(['EMOTION_SINCERE', 'LITERARY', 'NOVELTY', 'STYLE_MATCH']),
  letter: new Set(['EMOTION_SINCERE', 'LITERARY', 'NOVELTY', 'STYLE_MATCH', 'CENTER_STANDOUT']),
  poem: new Set([
    'EMOTION_SINCERE',
    'RICHNESS',
    'STYLE_MATCH',
    'STRUCTURE_PRECISENESS',
    'CENTER_STANDOUT',
    'NOVELTY',
    'STANDARD',
    'LANGUAGE_FLUENCY',
  ]),
}
/** Who writes three sentences has no outline to draw and no argument to dig for. */
const TOO_EARLY: ReadonlySet<Trait> = new Set([
  'CENTER_STANDOUT',
  'STYLE_MATCH',
  'STRUCTURE_PRECISENESS',
  'PROFOUND',
  'MATCH_TITLE',
])
const YOUNGEST = 2
/**
 * A task that names only a genre (读后感) leaves the fit half open (scoring/topic): nobody is sent
 * back to the title for that.
 */
const FIT_DOUBTFUL = 0.4

/**
 * What is asked for only of those who truly lag: to a good essay it would sound as if nobody had
 * read it.
 */
export const ONLY_BELOW: Partial<Record<Trait, number>> = {
  STYLE_MATCH: 70,
  MATCH_TITLE: 75,
  STANDARD: 85,
  MENTAL_HEALTH: 75,
}

export function adviceFor(trait: Trait, features: Features): Advice | undefined {
  return ADVICE_BY_TEXT_TYPE[textTypeOf(features)]?.[trait]
}

export function isWorkedOn(trait: Trait, features: Features): boolean {
  if (features.gradeLevel <= YOUNGEST && TOO_EARLY.has(trait)) return false
  if (trait === 'MATCH_TITLE' && (features.topic.fit ?? 1) >= FIT_DOUBTFUL) return false
  return !UNSUITED[textTypeOf(features)].has(trait)
}
