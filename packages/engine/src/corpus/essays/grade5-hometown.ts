import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade5Hometown: CorpusEssay = {
  name: 'grade5-hometown',
  quality: 'middling',
  grades: {
    total: 72,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 2,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 2,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 2,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 3,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 3,
    },
  },
  planted: [
    { wrong: '口喝', right: '口渴', area: 'spelling' },
    { wrong: '避免不再发生', right: '避免发生', area: 'grammar' },
  ],
  essay: {
    title: '二十年后的家乡',
    genre: 'e-imagination',
    gradeLevel: 5,
    task: TASKS.hometownLater,
    content: [
      '时间过得真快，转眼间二十年过去了。我成了一名科学家，一直在国外工作。今天，我坐着飞碟回到了日思夜想的家乡。',
      '一下飞碟，我惊呆了。以前灰蒙蒙的天空变得又高又蓝，以前臭烘烘的小河变得清清的，河里有许多小鱼在游来游去。路两旁的树上结满了果子，有苹果，有梨，有桃子，行人口喝了就可以摘一个吃。',
      '我来到大街上，看见街上的汽车没有轮子，都在空中飞。这些汽车不用汽油，用的是太阳能，所以不会有污染。红绿灯也不见了，因为汽车会自己让路，可以避免不再发生车祸。',
      '我走进一家商店，里面一个人也没有，只有机器人。机器人说：“欢迎光临，请问您需要什么？”我说想买一件衣服。它用眼睛在我身上扫了一下，不到一分钟就做好了一件衣服。这件衣服冬天穿着很暖和，夏天穿着很凉快，真是太神奇了！',
      '接着，我来到了我的小学。教室里没有黑板，也没有课本，每个同学的桌上都有一块透明的屏幕。同学们戴上眼镜，就可以看到恐龙时代，也可以飞到月亮上去。校长已经老了，头发都白了，他拉着我的手说：“欢迎你回来。”',
      '“丁零零——”闹钟响了，原来这是一个梦。我一定要好好学习，让这个梦变成现实！',
    ].join('\n'),
  },
}
