import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade5Good: CorpusEssay = {
  name: 'grade5-good',
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
      PROFOUND: 1,
      RICHNESS: 1,
      LITERARY: 1,
      NOVELTY: 2,
    },
  },
  planted: [],
  essay: {
    title: '那把没有关上的伞',
    genre: 'e-event',
    gradeLevel: 5,
    task: TASKS.grownUp,
    content: [
      '“哗——”放学铃刚响，雨就像断了线的珠子一样砸下来。',
      '我挤在校门口的人群里，踮着脚找爸爸的身影。旁边的同学一个接一个被接走了，我的鞋尖已经湿透，凉丝丝的。我心里嘀咕：别人的爸爸都来了，我的爸爸怎么又迟到？',
      '正想着，一把歪歪斜斜的黑伞从雨里钻了出来。是爸爸！他一只手推着送货的三轮车，一只手举着伞，裤腿卷到膝盖，泥水顺着小腿往下淌。“等急了吧？”他咧嘴一笑，把伞全罩在我头上。',
      '一路上，雨点敲在伞面上，咚咚咚，像一面小鼓。我低着头跳水坑，跳着跳着，忽然觉得奇怪：雨这么大，我身上怎么一滴水也没有？我抬起头，一下子愣住了。那把伞斜斜地偏在我这边，爸爸的半个身子全露在雨里，灰色的工作服贴在背上，成了深黑色。雨水从他的头发流进脖子，他却只顾盯着前面的路。',
      '我的脸一下子烧了起来。刚才，我还在心里怪他迟到呢！我咬了咬嘴唇，伸手握住伞柄，悄悄地往他那边推。爸爸又推回来，我又推过去。推到第三次，我大声说：“爸爸，我都十一岁了，肩膀也宽了，淋一点没事！”',
      '爸爸转过头，愣了一会儿，没有说话，只是把三轮车推得更稳了。那把伞就这样端端正正地立在我们中间，我的左肩湿了，他的右肩也湿了，可是谁也没有再推。',
      '到家以后，我把伞撑开，放在门口晾着。水珠一滴一滴落在地上，滴答，滴答。看着它，我明白了：小时候，伞是大人替我撑的；从那一刻起，我也要学着为别人撑伞了。',
    ].join('\n'),
  },
}
