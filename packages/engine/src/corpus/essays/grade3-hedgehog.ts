import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade3Hedgehog: CorpusEssay = {
  name: 'grade3-hedgehog',
  quality: 'middling',
  grades: {
    total: 73,
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
    title: '小刺猬的果子',
    genre: 'e-imagination',
    gradeLevel: 3,
    task: TASKS.fairyTale,
    content: [
      '秋天到了，森林里的果子都红了。小刺猬背着一身的红果子，高高兴兴地往家走。',
      '走到小河边，他看见小松鼠坐在石头上哭。小刺猬问：“小松鼠，你怎么了？”小松鼠说：“我的松果被大风吹到河里去了，冬天我就没有东西吃了。”小刺猬想了想，从背上拿下两个果子，说：“给你吧。”小松鼠说：“谢谢你。”',
      '小刺猬继续往前走，又遇到了小兔子。小兔子说：“我的腿摔伤了，不能去找吃的了。”小刺猬又拿下两个果子，给了小兔子。小兔子说：“谢谢你。”',
      '快到家的时候，小刺猬遇到了小鸟。小鸟说：“我的孩子饿了。”小刺猬把最后的果子也给了小鸟。',
      '小刺猬回到家，身上一个果子也没有了。他有点难过，可是心里又很高兴。',
      '冬天来了，下了一场大雪。小刺猬在洞里饿得睡不着。这时候，门外传来了敲门声。他打开门一看，是小松鼠、小兔子和小鸟，他们给小刺猬送来了好多好吃的东西。小刺猬开心地笑了。',
      '这个故事告诉我们，帮助别人就是帮助自己。',
    ].join('\n'),
  },
}
