/**
 * One counted fact about the whole essay. {q} is a true quote, the other braces are counted.
 * Source: ours.
 */
import { inBothTones, type Wordings } from '../tone.ts'

export type FactName =
  | 'echo'
  | 'similes'
  | 'dialogues'
  | 'shown'
  | 'led'
  | 'turn'
  | 'people'
  | 'verses'
  | 'reasoning'
  | 'facts'
  | 'centre'
  | 'paragraphs'

export const FACT_TEXTS: Record<FactName, Wordings> = {
  echo: {
    warm: [
      '开头和结尾都写到{q}，首尾拉起了手。',
      '开头写过的{q}，结尾又出现了，前后连上了。',
      '结尾又写到{q}，和开头打了个招呼。',
    ],
    steady: [
      '首尾两段都出现了{q}，前后有照应。',
      '开头出现的{q}，结尾又提了一次，首尾是呼应的。',
      '结尾再提{q}，与开头接上了。',
    ],
  },
  similes: {
    warm: ['找得到的比喻就有{count}处，你很会找相像的东西。', '数一数，比方至少打了{count}个呢。'],
    steady: [
      '找得到的比喻就有{count}处，画面因此清楚。',
      '比喻至少有{count}处，看得出你留心过事物的样子。',
    ],
  },
  dialogues: {
    warm: ['{count}处对话让故事热闹了起来。', '文中的人开口说了{count}次话，像在眼前一样。'],
    steady: ['{count}处对话撑起了场面。', '对话有{count}处，人物自己开口，场面就活了。'],
  },
  shown: {
    warm: [
      '和动作、感觉有关的词至少用了{count}个，观察得很仔细。',
      '数了数，写动作和感觉的词至少有{count}个，读着像看见了一样。',
      '全文至少有{count}个词在写动作和感觉，画面是一笔一笔添上去的。',
    ],
    steady: [
      '和动作、感觉有关的词至少用了{count}个，细节的密度够。',
      '写动作与感觉的词至少有{count}个，叙述落在了实处。',
    ],
  },
  led: inBothTones(
    '有{count}段先用短句领起，层次看得清。',
    '文中{count}段都有一句短话领头，读者跟得上。',
  ),
  turn: inBothTones('第{count}段用一个转折把话题往前推了一步，说理有来有回。'),
  people: inBothTones('文中请来了{names}作证，论述有所依托。'),
  verses: inBothTones('引用诗文{count}处，文字有了来历。', '文中引诗文{count}处，话有所本。'),
  reasoning: inBothTones(
    '全文至少用了{count}种表示因果、转折、推断的词语，看得出说理的意识。',
    '因果、转折、推断一类的词语至少用了{count}种，话是一层一层说下来的。',
  ),
  facts: {
    warm: ['数字、比较和举例至少用了{count}处，介绍得明明白白。'],
    steady: ['数字、比较和举例至少用了{count}处，说明有了依据。'],
  },
  centre: {
    warm: ['{words}在文中一再出现，文章没有跑远。'],
    steady: ['{words}在文中一再出现，笔没有离开中心。'],
  },
  paragraphs: {
    warm: ['{characters}个字分成{count}段，一段一段写下来。'],
    steady: ['全文{characters}字，分{count}段写成。'],
  },
}
