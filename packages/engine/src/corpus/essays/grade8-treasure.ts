import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade8Treasure: CorpusEssay = {
  name: 'grade8-treasure',
  quality: 'weak',
  grades: {
    total: 53,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 2,
      EMOTION_SINCERE: 3,
      STANDARD: 2,
      STYLE_MATCH: 3,
      STRUCTURE_PRECISENESS: 3,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 4,
      RICHNESS: 4,
      LITERARY: 4,
      NOVELTY: 4,
    },
  },
  planted: [],
  essay: {
    title: '寻宝记',
    genre: 'j-story',
    gradeLevel: 8,
    task: TASKS.story,
    content: [
      '从前有三个好朋友，他们叫小明、小强和小丽。有一天，他们在阁楼上发现了一张藏宝图，就决定去寻宝。',
      '第二天，他们出发了。他们坐船来到了一个小岛上。突然，来了一只大老虎，他们很害怕，小强拿出一把宝剑，把老虎打跑了。他们继续往前走。',
      '走着走着，前面有一条大河。他们过不去，正在着急的时候，来了一只会飞的大鸟，大鸟把他们带过了河。他们谢过大鸟，继续往前走。',
      '走着走着，他们来到了一个山洞。山洞里很黑，小明拿出手电筒。突然，来了一个巫婆，巫婆把小丽抓走了。小明和小强跟巫婆打了三天三夜，最后打败了巫婆，救出了小丽。',
      '最后，他们找到了宝藏，打开箱子一看，里面有很多金银珠宝。他们高兴极了。这时候，小明听见有人叫他：“小明，起床了，上学要迟到了！”原来，这是一个梦。',
    ].join('\n'),
  },
}
