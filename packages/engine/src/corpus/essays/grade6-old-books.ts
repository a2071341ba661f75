import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade6OldBooks: CorpusEssay = {
  name: 'grade6-old-books',
  quality: 'good',
  grades: {
    total: 86,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 1,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 1,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 1,
      LANGUAGE_FLUENCY: 1,
      PROFOUND: 2,
      RICHNESS: 2,
      LITERARY: 3,
      NOVELTY: 2,
    },
  },
  planted: [],
  essay: {
    title: '“让旧书搬个家”倡议书',
    genre: 'e-practical',
    gradeLevel: 6,
    task: TASKS.proposal,
    content: [
      '亲爱的同学们：',
      '你家的书架上，有没有这样的书：封面落了一层灰，最后一次翻开它还是两年前？上个月，我们小队在六年级四个班做了一次小调查，一百六十二位同学里，有一百二十七位说家里有十本以上不再看的书；而在我们结对的山区小学，一个班只有一个书架，最新的一本书是五年前的。一边是书在睡觉，一边是人在等书，多可惜呀！',
      '为此，我们向全校同学发出倡议：',
      '一、找一找。这个周末，花半个小时整理自己的书架，挑出三本看过、还完好的书。教辅和练习册请不要放进来。',
      '二、写一写。在每本书的扉页上夹一张小卡片，写上你最喜欢的一页和一句话。这样，书就带着你的声音去旅行了。',
      '三、换一换。从下星期一开始，每天中午在一楼大厅设立“旧书驿站”。放下一本，就可以领走一本；愿意捐给山区小学的，请放进绿色的箱子。',
      '四、护一护。看书前洗洗手，不折角，不乱画，让它还能走到第三个、第四个读者的手里。',
      '同学们，一本书放在你的书架上，只有一个读者；让它走出去，就可能有十个、一百个读者。书不怕旧，就怕没有人翻开。行动起来吧，今晚就去看看你的书架，问问哪一本想搬家！',
      '倡议人：六（3）班“小书虫”小队',
      '11月18日',
    ].join('\n'),
  },
}
