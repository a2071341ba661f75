import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade5Square: CorpusEssay = {
  name: 'grade5-square',
  quality: 'weak',
  grades: {
    total: 59,
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
      LITERARY: 3,
      NOVELTY: 4,
    },
  },
  planted: [{ wrong: '鸡蛋饼、等等', right: '鸡蛋饼等等', area: 'punctuation' }],
  essay: {
    title: '广场即景',
    genre: 'e-scene',
    gradeLevel: 5,
    task: TASKS.view,
    content: [
      '我家附近有一个大广场，每天都有很多人来这里玩。今天我就来给大家介绍一下这个广场。',
      '早上，广场上有很多老人。有的老人在打太极拳，有的老人在跳舞，有的老人在跑步，有的老人在聊天。他们都很开心。广场上还有卖早饭的，有包子、油条、豆浆、鸡蛋饼、等等，香味飘得很远。我有时候也去买早饭吃，我最喜欢吃鸡蛋饼，里面可以加火腿肠，也可以加里脊肉。',
      '中午，广场上的人很少，因为太阳很大，大家都回家吃饭了。广场上只有几只鸽子在走来走去。',
      '下午，广场上的人又多了起来。有的小朋友在骑自行车，有的小朋友在玩轮滑，有的小朋友在放风筝，有的小朋友在吹泡泡。我和我的同学也经常来这里玩，我们玩捉人游戏，有时候也玩跳绳。有一次我们玩得太晚了，妈妈就批评了我。',
      '晚上，广场上的人最多。广场上的灯都亮了，五颜六色的，非常漂亮。音乐喷泉也开始喷水了，水柱有时候高，有时候低，很好看。阿姨们在跳广场舞，音乐很响，有的人觉得很吵，我觉得还可以。广场旁边还有很多店，有衣服店、鞋店、奶茶店、书店。',
      '这就是我家附近的广场，它真美啊，欢迎大家来玩！',
    ].join('\n'),
  },
}
