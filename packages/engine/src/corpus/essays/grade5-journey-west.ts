import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade5JourneyWest: CorpusEssay = {
  name: 'grade5-journey-west',
  quality: 'middling',
  grades: {
    total: 74,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 2,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 1,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 2,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 3,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 3,
    },
  },
  planted: [],
  essay: {
    title: '读《西游记》有感',
    genre: 'e-response',
    gradeLevel: 5,
    task: TASKS.bookResponse,
    content: [
      '寒假里，我读了《西游记》这本书。它是我国四大名著之一，作者是吴承恩。书里讲的是唐僧师徒四人去西天取经的故事，他们一路上斩妖除魔，经历了九九八十一难，终于取到了真经。',
      '书里的人物我都很喜欢。孙悟空会七十二变，有一双火眼金睛，妖怪一下就被他认出来了。猪八戒好吃懒做，但是很可爱。沙僧老实，一路上任劳任怨。唐僧很善良，可是有时候分不清好人和坏人。',
      '我印象最深的是“三打白骨精”。白骨精先变成一个送饭的姑娘，又变成老婆婆，最后变成老公公，每一次都被孙悟空看出来了。唐僧不相信孙悟空，念起紧箍咒，还把他赶走了。读到这里，我很生气，觉得唐僧太糊涂了。可是孙悟空被赶走的时候，还给师父拜了几拜，我又觉得他很了不起。',
      '读完这本书，我想到了自己。我做事总是没有恒心。去年暑假，我学游泳，学了三天，呛了几口水就不想去了。和唐僧师徒比起来，我遇到的困难算什么呢？他们走了十四年，我连三天都坚持不了。',
      '《西游记》让我明白了，只要坚持，就能成功。以后我遇到困难，也要像他们一样不退缩。',
    ].join('\n'),
  },
}
