import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade3Raisins: CorpusEssay = {
  name: 'grade3-raisins',
  quality: 'good',
  grades: {
    total: 86,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 1,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 1,
      STANDARD: 1,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 1,
      LANGUAGE_FLUENCY: 1,
      PROFOUND: 3,
      RICHNESS: 2,
      LITERARY: 2,
      NOVELTY: 2,
    },
  },
  planted: [],
  essay: {
    title: '跳舞的葡萄干',
    genre: 'e-event',
    gradeLevel: 3,
    task: TASKS.experiment,
    content: [
      '星期天，我在家里做了一个小实验，名字叫“葡萄干跳舞”。',
      '我先准备好一个透明的玻璃杯、一瓶汽水和一小把葡萄干。接着，我把汽水倒进杯子里，汽水“咝咝”地响，冒出好多小气泡。然后，我数了六粒葡萄干，轻轻地放进去。',
      '一开始，葡萄干都沉到了杯底，一动也不动。我有点着急，心想：它们是不是不会跳呀？我把脸贴在杯子上看。咦，葡萄干身上长出了一层小气泡，像穿了一件珍珠衣服。忽然，一粒葡萄干摇摇晃晃地站起来，慢慢地升到了水面上。到了上面，它身上的气泡“啪啪”地破了，它翻了一个跟头，又沉下去了。',
      '过了一会儿，六粒葡萄干都跳起来了，有的上，有的下，有的撞在一起，像在跳集体舞。我高兴得拍起手来，大声喊：“爸爸，快来看！”',
      '爸爸告诉我，汽水里有二氧化碳，它变成小气泡粘在葡萄干的皱纹里，就像给葡萄干套上了救生圈。气泡破了，救生圈没有了，葡萄干就沉下去了。我又放进去一颗光滑的绿豆，它果然懒洋洋地躺着不动，因为它身上没有皱纹。',
      '原来，小小的一杯汽水里也藏着科学。下次，我还要用醋和小苏打试一试。',
    ].join('\n'),
  },
}
