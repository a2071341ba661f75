import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade12Youth: CorpusEssay = {
  name: 'grade12-youth',
  quality: 'weak',
  grades: {
    total: 46,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 2,
      EMOTION_SINCERE: 3,
      STANDARD: 3,
      STYLE_MATCH: 3,
      STRUCTURE_PRECISENESS: 3,
      LANGUAGE_FLUENCY: 3,
      PROFOUND: 4,
      RICHNESS: 3,
      LITERARY: 4,
      NOVELTY: 4,
    },
  },
  planted: [
    { wrong: '鼓午', right: '鼓舞', area: 'spelling' },
    { wrong: '事竞成', right: '事竟成', area: 'spelling' },
  ],
  essay: {
    title: '青春与梦想',
    genre: 's-argument',
    gradeLevel: 12,
    task: TASKS.youth,
    content: [
      '青春是一首歌，青春是一幅画，青春是一首诗，青春是一团火。在青春的道路上，我们不能没有梦想。没有梦想的青春，就像没有翅膀的小鸟，就像没有方向的船。',
      '梦想是什么？梦想是黑夜里的明灯，梦想是沙漠里的绿洲，梦想是前进的动力。有了梦想，我们就有了方向；有了梦想，我们就有了力量；有了梦想，我们就有了一切。',
      '历史上有很多有梦想的人。莱特兄弟有飞翔的梦想，所以发明了飞机；袁隆平有让人们吃饱饭的梦想，所以培育出了杂交水稻；马丁·路德·金也有梦想，他说过：“我有一个梦想。”他们因为有梦想，所以成功了，他们的精神永远鼓午着我们。',
      '在我们身边，也有很多有梦想的人。有的人想当医生，有的人想当老师，有的人想当明星，有的人想赚很多钱。不管是什么梦想，只要努力，就一定能实现。有志者，事竞成。只要功夫深，铁杵磨成针。阳光总在风雨后。',
      '当然，实现梦想的道路不是一帆风顺的，会有很多坎坷和挫折。但是我们不能放弃，要勇往直前，永不言败，披荆斩棘，乘风破浪。失败是成功之母，跌倒了再爬起来就行了。',
      '青春是短暂的，梦想是美好的。让我们扬起梦想的风帆，驶向成功的彼岸！让青春在梦想中闪光，让梦想在青春中飞翔！加油，少年们！',
    ].join('\n'),
  },
}
