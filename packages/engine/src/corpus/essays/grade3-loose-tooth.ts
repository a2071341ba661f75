import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade3LooseTooth: CorpusEssay = {
  name: 'grade3-loose-tooth',
  quality: 'excellent',
  grades: {
    total: 93,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 1,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 1,
      STANDARD: 1,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 1,
      LANGUAGE_FLUENCY: 1,
      PROFOUND: 2,
      RICHNESS: 1,
      LITERARY: 1,
      NOVELTY: 1,
    },
  },
  planted: [],
  essay: {
    title: '一颗牙',
    genre: 'e-diary',
    gradeLevel: 3,
    task: TASKS.diary,
    content: [
      '12月3日　星期三　晴',
      '今天，我的门牙终于掉了。',
      '它已经摇了五天。我每天用舌头顶它，顶一下，它就像小秋千一样晃一晃。外婆说不能老顶，我嘴上答应，舌头却管不住。',
      '中午在食堂吃饭，菜是我最爱的糖醋排骨。我刚咬了一口，就听见“咔”的一声，嘴里多了一个硬硬的东西。我以为是骨头，吐出来一看，是我的牙！上面还有一点点血。我“啊”地叫起来，这一叫，漏风了，声音变成了“哈”。同桌笑得把汤都洒了。',
      '我把牙用餐巾纸包好，放进铅笔盒里，一下午看了四次。数学课上，老师问七乘八等于几，我站起来说：“五系六。”全班都笑了，老师也笑了，说：“答对了，就是漏了点风。”',
      '放学回家，外婆说，上面的牙要扔到床底下，下面的牙要扔到屋顶上，这样新牙才长得直。我掉的是下面的牙，可是我们家住在十二楼，屋顶在哪儿呢？我想了半天，把它埋进了窗台上那盆吊兰的土里。',
      '晚上照镜子，那个洞黑黑的，像一扇没关好的小门。我用舌头舔了舔，软软的。新牙，你快点来吧，我已经把门给你打开了。',
    ].join('\n'),
  },
}
