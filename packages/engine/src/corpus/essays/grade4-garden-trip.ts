import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade4GardenTrip: CorpusEssay = {
  name: 'grade4-garden-trip',
  quality: 'weak',
  grades: {
    total: 57,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 3,
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
    title: '游植物园',
    genre: 'e-scene',
    gradeLevel: 4,
    task: TASKS.visitPlace,
    content: [
      '今天天气很好，我和爸爸妈妈去植物园玩。我们早上八点出发，坐了公交车，又坐了地铁，九点半才到。',
      '到了门口，爸爸去买票，我和妈妈在旁边等。然后我们就进去了。里面有很多花，有红的，有黄的，有白的，有紫的，美丽极了。然后我们去看了荷花池，池里有荷花，很美丽。然后我们去看了仙人掌，仙人掌上有很多刺。然后我们去看了竹林，竹林里很凉快。',
      '中午，我们吃了面包、香肠、苹果和酸奶，我还吃了一个冰淇淋，是巧克力味的，特别好吃。吃完以后，我们休息了一会儿。',
      '下午，我们又去坐了小火车，人很多，排了很长的队。坐完小火车以后，我们就回家了。在车上我睡着了。',
      '今天真是快乐的一天啊！',
    ].join('\n'),
  },
}
