/**
 * What is suggested for a paragraph: a question, a hint, the smallest next step. Never new
 * sentences for the essay, never new people or events. {q} is a true quote. Source: ours.
 */
import { inBothTones, type Wordings } from '../tone.ts'

export type SuggestionName =
  | 'namedFeeling'
  | 'endlessSentence'
  | 'clicheOpening'
  | 'clichesInStory'
  | 'clichesElsewhere'
  | 'list'
  | 'longLead'
  | 'offCentre'
  | 'needsCase'
  | 'needsReasons'
  | 'lateThesis'
  | 'thin'
  | 'thinThing'
  | 'needsSimile'
  | 'reportedSpeech'
  | 'urgedSpeech'
  | 'needsSenses'
  | 'needsReflection'
  | 'bareOpening'
  | 'longParagraph'
  | 'needsFacts'
  | 'needsReader'
  | 'needsOwnLife'
  | 'needsEcho'

/** Of a paragraph's suggestions the one of the greatest weight is made. */
export const SUGGESTIONS: Record<SuggestionName, { weight: number; wordings: Wordings }> = {
  namedFeeling: {
    weight: 9,
    wordings: inBothTones(
      '写{q}的时候，你的脸、手、心跳是什么样的？挑一样写在这句旁边，再看看这句还要不要。',
    ),
  },
  endlessSentence: {
    weight: 7,
    wordings: inBothTones(
      '从{q}开始的这一句，中间停了很多次才到句号。读一读，意思在哪里换了？在那里换成句号试试。',
    ),
  },
  clicheOpening: {
    weight: 6,
    wordings: inBothTones(
      '{q}，许多同学都会这样开头。全文最精彩的一刻在哪里？能不能先写那一刻的一个声音或一个动作？',
    ),
  },
  clichesInStory: {
    weight: 5.2,
    wordings: inBothTones(
      '{q}这样的说法，许多文章里都能见到。闭上眼睛想一想，你自己看到的是什么样子？换成那个样子试试。',
    ),
  },
  clichesElsewhere: {
    weight: 5.2,
    wordings: inBothTones(
      '{q}这样的话，放进哪一篇文章都合适。能不能换成只有在这个话题里才说得出来的一句？',
    ),
  },
  list: {
    weight: 5.4,
    wordings: inBothTones(
      '从{q}起，一样接着一样写下来。哪一样你最舍不得？给它多留两句，别的合成一句。',
      '{q}，后面还跟着好几样。闭上眼睛，最先想起的是哪一样？就把它写细。',
    ),
  },
  longLead: {
    weight: 4.6,
    wordings: inBothTones(
      '这一段从{q}说起，要读到后面才知道想说什么。能不能先用一个短句，把这一段的意思放在最前面？',
    ),
  },
  offCentre: {
    weight: 4.4,
    wordings: inBothTones(
      '从{q}写起的这一段，没有再提到全文的中心。在段末用一句话说说它和中心的关系，可好？',
      '{q}这一段和中心是什么关系？读者也许要想一想，段末替他点明一句。',
    ),
  },
  needsCase: {
    weight: 6,
    wordings: inBothTones(
      '{q}，这个意思有谁的经历或哪件事可以作证？补一个例子，写清谁、做了什么、结果如何。',
      '{q}，道理说了，例子还空着。身边或书里有谁正好能证明它？',
    ),
  },
  needsReasons: {
    weight: 5,
    wordings: inBothTones(
      '读到{q}，读者会问：这说明了什么？加一两句，把它和观点之间的道理说透。',
      '{q}，说到这里可以再走一步：为什么会这样？写一两句分析。',
    ),
  },
  lateThesis: {
    weight: 6,
    wordings: inBothTones('从{q}写起，到第几句才亮出观点？能不能让观点早一点露面？'),
  },
  thin: {
    weight: 4.8,
    wordings: {
      warm: [
        '写到{q}，读的人还想知道得更多：看见了什么、听见了什么、心里怎么想？挑一样，添一两句。',
        '{q}，当时还有什么是你记得的？声音、颜色、谁的一句话，添上一样就好。',
        '读到{q}，真想再听你说几句：后来呢？那时候是什么样子？',
      ],
      steady: [
        '写到{q}，还可以再展开：神态、声音、心里的念头，哪一样你记得最清楚？挑一样写具体。',
        '{q}，这里略得可惜。当时有没有一个动作或一句话，让你到现在还记得？',
      ],
    },
  },
  thinThing: {
    weight: 4.8,
    wordings: inBothTones(
      '写到{q}，读的人还想看得更清楚：什么样子、什么颜色、有什么变化？挑一样，添一两句。',
      '{q}，走近了看，还有哪一处是只有它才有的？添一两句。',
    ),
  },
  needsSimile: {
    weight: 2,
    wordings: inBothTones('{q}，这个样子或声音，让你想起了什么？想到了，就试着打一个比方。'),
  },
  reportedSpeech: {
    weight: 3.4,
    wordings: inBothTones('{q}，那时说的原话还记得吗？记得的话，写下来，人物就站到面前了。'),
  },
  urgedSpeech: {
    weight: 4.5,
    wordings: inBothTones('{q}，当时说的原话还记得吗？如果记得，换成原话，再写一写说话时的样子。'),
  },
  needsSenses: {
    weight: 5,
    wordings: {
      warm: [
        '写到{q}，能不能让读的人也看见、也听见？选一样写进来，一句就够。',
        '{q}，那是什么样子的？添一种颜色、一个声音或一个动作试试。',
        '读到{q}，还想知道得更清楚一点。有没有一件小事能说明它？写一两句。',
      ],
      steady: [
        '写到{q}，能不能让读者也看见、也听见？选一样写进来，一句就够。',
        '{q}一带而过了。这里有没有值得停一停的样子、声音或神情？补一笔即可。',
      ],
    },
  },
  needsReflection: {
    weight: 5.5,
    wordings: inBothTones('文章停在{q}，这件事过后，你心里留下了什么？用一句自己的话说说看。'),
  },
  bareOpening: {
    weight: 3,
    wordings: inBothTones('开头只有{q}，时间、地点、人物里还差哪一样？补上它，读的人就进得来了。'),
  },
  longParagraph: {
    weight: 4,
    wordings: inBothTones('从{q}开始的这一段很长，里面有几个意思？在意思换了的地方另起一段试试。'),
  },
  needsFacts: {
    weight: 4,
    wordings: inBothTones('{q}，能不能加一个数字，或拿一样大家见过的东西来比一比？'),
  },
  needsReader: {
    weight: 2.2,
    wordings: inBothTones(
      '读的人看到{q}，最想接着知道什么？替他把这一点写清楚。',
      '{q}，读的人看完知道该怎么做、怎么想了吗？差一点的话，补一句。',
    ),
  },
  needsOwnLife: {
    weight: 4.5,
    wordings: inBothTones('读到{q}，你想起了自己生活里的哪件事？写上两三句，感想就有了根。'),
  },
  needsEcho: {
    weight: 2.5,
    wordings: inBothTones('再看看{q}这一段：开头提到的人或物，能不能在这里再出现一次？'),
  },
}
