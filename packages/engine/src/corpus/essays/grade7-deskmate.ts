import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade7Deskmate: CorpusEssay = {
  name: 'grade7-deskmate',
  quality: 'weak',
  grades: {
    total: 54,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 2,
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
    { wrong: '穿着一顶', right: '戴着一顶', area: 'grammar' },
    { wrong: '羡幕', right: '羡慕', area: 'spelling' },
    { wrong: '使我学到', right: '我学到', area: 'grammar' },
  ],
  essay: {
    title: '我的同桌',
    genre: 'j-narrative',
    gradeLevel: 7,
    task: TASKS.detail,
    content: [
      '我的同桌叫小杰，他是一个男生。他长着一张圆圆的脸，一双大大的眼睛，一个高高的鼻子，一张小小的嘴巴。他的头发是黑色的，穿着一顶蓝色的帽子。',
      '他学习很好，上课认真听讲，下课认真做作业，每次考试都是我们班的前几名。老师经常表扬他，让我们向他学习。我很羡幕他。',
      '他也很乐于助人。同学有不会的题目去问他，他都会耐心地讲解。有一次我有一道数学题不会做，我问他，他给我讲了一遍，我还是不会，他又给我讲了一遍，我就会了。我很感谢他。',
      '他的爱好很多，他喜欢打篮球，喜欢下棋，喜欢看书，喜欢玩游戏。我也喜欢玩游戏，我最喜欢玩的是一个建房子的游戏，我已经建了三个城堡，还有一个农场。上个星期我玩到很晚，妈妈把我的平板没收了，到现在还没有还给我，我觉得妈妈太严格了。',
      '他也有缺点，就是有时候会骄傲。不过人无完人，每个人都有缺点。',
      '这就是我的同桌，一个学习好、乐于助人、爱好广泛的人。通过和他做同桌，使我学到了很多东西。',
    ].join('\n'),
  },
}
