import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade4Snowman: CorpusEssay = {
  name: 'grade4-snowman',
  quality: 'good',
  grades: {
    total: 83,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 2,
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
    title: '雪人的鼻子',
    genre: 'e-event',
    gradeLevel: 4,
    task: TASKS.game,
    content: [
      '昨天下了一夜的雪，这是我出生以来见过的最大的一场雪。一下课，我们就冲到操场上堆雪人。',
      '阿亮滚身子，我滚脑袋。雪球越滚越大，滚到后来，我整个人趴在上面推，它才肯动一下。我们喊了“一、二、三”，一起把脑袋抬上去，“咚”，歪了，雪人像在想心事。阿亮拿两个瓶盖给它当眼睛，妞妞把自己的红围巾给它围上，就差一个鼻子了。',
      '用什么当鼻子呢？树枝太细，石头太重，一放上去就掉下来。上课铃快响了，大家急得直跺脚。这时候，食堂的李伯伯走过来，从围裙口袋里掏出半截胡萝卜，说：“本来要切丝的，先借给它用用。”我把胡萝卜往雪人脸上一插，它立刻精神了，好像在闻食堂里飘来的香味。',
      '今天，太阳出来了，雪人矮了一大截，鼻子也掉在了地上。我把胡萝卜捡起来，洗干净，还给了李伯伯。中午的菜是胡萝卜炒肉丝，我吃了一口，觉得特别甜。说不定，我吃到的就是雪人的鼻子呢！',
    ].join('\n'),
  },
}
