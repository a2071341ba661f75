import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade11LiBai: CorpusEssay = {
  name: 'grade11-li-bai',
  quality: 'weak',
  grades: {
    total: 48,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 2,
      EMOTION_SINCERE: 3,
      STANDARD: 2,
      STYLE_MATCH: 3,
      STRUCTURE_PRECISENESS: 3,
      LANGUAGE_FLUENCY: 3,
      PROFOUND: 4,
      RICHNESS: 3,
      LITERARY: 4,
      NOVELTY: 4,
    },
  },
  planted: [],
  essay: {
    title: '读《静夜思》有感',
    genre: 's-criticism',
    gradeLevel: 11,
    task: TASKS.poemCriticism,
    content: [
      '今天我要评论的诗是李白的《静夜思》。李白是唐代伟大的浪漫主义诗人，被人们称为“诗仙”，他写了很多有名的诗，比如《望庐山瀑布》《早发白帝城》《将进酒》等等。',
      '《静夜思》写的是：“床前明月光，疑是地上霜。举头望明月，低头思故乡。”这首诗的意思是：床前洒满了明亮的月光，我还以为是地上的霜。我抬起头看着天上的明月，低下头想起了自己的家乡。',
      '这首诗写得非常好，语言很简单，但是感情很深。诗人看到月亮就想到了家乡，表达了诗人对家乡的思念之情。我也有过想家的时候。小学五年级的时候，我去参加夏令营，晚上睡不着，就想家了，想我的小床，想妈妈做的饭。夏令营一共七天，我们去了科技馆、动物园，还学了射箭，最后一天还有篝火晚会，大家又唱又跳，非常开心。',
      '这首诗从古到今，一直被人们喜爱，连幼儿园的小朋友都会背，真是一首千古名篇。我们要好好学习古诗，把中华民族的优秀文化发扬光大。',
    ].join('\n'),
  },
}
