import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade4GrandmaLetter: CorpusEssay = {
  name: 'grade4-grandma-letter',
  quality: 'weak',
  grades: {
    total: 58,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 1,
      STYLE_MATCH: 2,
      STRUCTURE_PRECISENESS: 3,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 4,
      RICHNESS: 3,
      LITERARY: 4,
      NOVELTY: 4,
    },
  },
  planted: [],
  essay: {
    title: '给奶奶的一封信',
    genre: 'e-letter',
    gradeLevel: 4,
    task: TASKS.letter,
    content: [
      '亲爱的奶奶：',
      '您好！您身体好吗？我身体很好，爸爸妈妈身体也很好。',
      '我的学习也很好，这次考试我语文考了九十二分，数学考了九十五分，英语考了九十分。妈妈很高兴，给我买了一双新鞋子。',
      '我们这里天气很冷，你们那里冷吗？您要多穿衣服，多喝水，不要感冒。',
      '我们学校的饭很好吃，有时候吃鸡腿，有时候吃鱼，有时候吃面条。我最喜欢吃鸡腿。',
      '我很想您。我们放假了就回去看您。',
      '祝您',
      '身体健康！',
      '您的孙子　明明',
      '12月8日',
    ].join('\n'),
  },
}
