import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade5Specialty: CorpusEssay = {
  name: 'grade5-specialty',
  quality: 'weak',
  grades: {
    total: 56,
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
    title: '我家乡的橘子',
    genre: 'e-expository',
    gradeLevel: 5,
    task: TASKS.introduceThing,
    content: [
      '我的家乡在浙江，那里有很多特产，有茶叶，有杨梅，有笋干，有橘子。今天我来介绍一下橘子。',
      '橘子是一种水果，它是圆的，有大的，有小的。没有熟的时候是绿色的，熟了以后是橙色的。剥开橘子皮，里面有很多瓣，一瓣一瓣的，像月牙。把橘子放进嘴里，酸酸甜甜的，很好吃。橘子里还有核，吃的时候要吐出来。',
      '橘子有很多营养，有维生素，吃了对身体好。但是不能吃太多，吃多了会上火。我有一次吃了十个橘子，嘴巴里长了一个泡，很疼，妈妈不让我吃了。',
      '橘子还可以做成罐头，可以做成果汁。橘子皮可以泡茶。',
      '我家乡的橘子很好吃，欢迎大家来我的家乡吃橘子。',
    ].join('\n'),
  },
}
