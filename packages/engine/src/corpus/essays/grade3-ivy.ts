import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade3Ivy: CorpusEssay = {
  name: 'grade3-ivy',
  quality: 'weak',
  grades: {
    total: 54,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 2,
      EMOTION_SINCERE: 2,
      STANDARD: 2,
      STYLE_MATCH: 3,
      STRUCTURE_PRECISENESS: 3,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 4,
      RICHNESS: 3,
      LITERARY: 4,
      NOVELTY: 4,
    },
  },
  planted: [
    { wrong: '交水', right: '浇水', area: 'spelling' },
    { wrong: '好朋有', right: '好朋友', area: 'spelling' },
  ],
  essay: {
    title: '我的植物朋友',
    genre: 'e-object',
    gradeLevel: 3,
    task: TASKS.plantFriend,
    content: [
      '我家有一盆绿萝。它是绿色的，叶子也是绿色的，很好看。它的叶子有的大，有的小，有的长，有的短。我很喜欢它。',
      '妈妈说绿萝可以净化空气，所以我每天给它交水。有一次我忘了浇水，叶子就黄了。我很难过。后来我给它浇了很多水，它又绿了。我很高兴。',
      '我家还有一只小狗，它叫豆豆，它很可爱，它喜欢吃骨头。我每天放学都和它玩，它跑得很快。',
      '我喜欢绿萝，绿萝是我的好朋有。',
    ].join('\n'),
  },
}
