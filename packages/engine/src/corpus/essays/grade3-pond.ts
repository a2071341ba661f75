import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade3Pond: CorpusEssay = {
  name: 'grade3-pond',
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
    title: '学校的小池塘',
    genre: 'e-scene',
    gradeLevel: 3,
    task: TASKS.pretty,
    content: [
      '我们学校有一个小池塘，那里很美。',
      '春天，小池塘很美。旁边的花开了，有很多颜色，小草绿了。',
      '夏天，小池塘很美。荷花开了，有粉的，有白的。小鱼在水里游来游去，我们在旁边看。',
      '秋天，小池塘很美。树叶掉下来了，落在水上。',
      '冬天，小池塘很美。水上有时候会结冰，我们不能去玩，因为很危险。',
      '我喜欢我们学校的小池塘。',
    ].join('\n'),
  },
}
