import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade5Thin: CorpusEssay = {
  name: 'grade5-thin',
  quality: 'weak',
  grades: {
    total: 56,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 3,
      STYLE_MATCH: 2,
      STRUCTURE_PRECISENESS: 3,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 4,
      RICHNESS: 3,
      LITERARY: 4,
      NOVELTY: 4,
    },
  },
  planted: [
    { wrong: '以经', right: '已经', area: 'spelling' },
    { wrong: '煮了粥。。', right: '煮了粥。', area: 'punctuation' },
    { wrong: '眼晴', right: '眼睛', area: 'spelling' },
  ],
  essay: {
    title: '那一刻，我长大了',
    genre: 'e-event',
    gradeLevel: 5,
    task: TASKS.grownUp,
    content: [
      '上个星期六，妈妈生病了。爸爸出差以经两天了，家里只有我和妈妈。我给妈妈倒了一杯水，又去煮了粥。。妈妈喝了粥，眼晴红红的，她说我长大了。我很高兴。',
      '后来妈妈的病好了。我觉得我真的长大了，以后我要多帮妈妈做事。',
    ].join('\n'),
  },
}
