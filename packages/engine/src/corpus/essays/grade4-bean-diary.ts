import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade4BeanDiary: CorpusEssay = {
  name: 'grade4-bean-diary',
  quality: 'middling',
  grades: {
    total: 75,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 2,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 1,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 1,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 3,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 3,
    },
  },
  planted: [],
  essay: {
    title: '绿豆发芽了',
    genre: 'e-diary',
    gradeLevel: 4,
    task: TASKS.observe,
    content: [
      '3月5日　星期二　晴',
      '今天，科学老师让我们回家种绿豆。我找来一个透明的杯子，在里面铺上三层餐巾纸，倒了一点水，然后把十粒绿豆放在上面。绿豆小小的，圆圆的，穿着绿衣服，硬硬的。我把杯子放在窗台上，希望它们快点发芽。',
      '3月6日　星期三　晴',
      '一放学，我就跑去看绿豆。绿豆变胖了，比昨天大了一圈，皮变得皱皱的，有一粒的皮还裂开了一条小缝，露出了白白的肉。我摸了摸，软软的。妈妈说，它们喝饱了水，快要发芽了。',
      '3月7日　星期四　阴',
      '今天早上，我发现有六粒绿豆长出了白色的小芽，弯弯的，像一条小尾巴。还有三粒只裂开了皮，有一粒一点变化也没有。我问爸爸为什么，爸爸说它可能是一粒坏豆子。我有点难过。',
      '3月9日　星期六　晴',
      '过了两天，小芽已经有三厘米长了。它们挤在一起，有的站着，有的躺着，头上还戴着绿色的小帽子。有几粒的帽子快要掉下来了，里面有两片嫩嫩的小叶子。我用尺子量了量，最高的有四厘米。',
      '3月12日　星期二　小雨',
      '今天，绿豆芽长到八厘米了，叶子全部张开了，细细的根像白色的胡须，扎在餐巾纸里。我把它们移到了花盆里。虽然外面下着雨，但是我的心里很高兴。',
    ].join('\n'),
  },
}
