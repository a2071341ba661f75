import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade10FastWeak: CorpusEssay = {
  name: 'grade10-fast-weak',
  quality: 'weak',
  grades: {
    total: 48,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 2,
      EMOTION_SINCERE: 2,
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
  planted: [],
  essay: {
    title: '快与慢',
    genre: 's-argument',
    gradeLevel: 10,
    task: TASKS.slowness,
    content: [
      '在当今社会，随着时代的发展，人们的生活节奏越来越快。快和慢，是我们每个人都要面对的问题。那么，我们应该怎样看待快与慢呢？',
      '首先，快很重要。时间就是金钱，效率就是生命。如果我们做什么事情都很慢，就会被时代淘汰。现在的科技发展这么快，我们如果不快一点，就会落后，落后就要挨打。所以我们要快。高铁很快，飞机很快，手机也很快，它们给我们的生活带来了方便。',
      '其次，慢也很重要。如果我们做什么事情都很快，就会忽略身边的美景。古人云：“欲速则不达。”有的时候，慢一点反而更好。比如吃饭要慢，吃得太快对胃不好；走路要慢，走得太快容易摔倒；开车也要慢，开得太快容易出车祸。所以我们要慢。',
      '最后，我们要把快和慢结合起来。该快的时候快，该慢的时候慢。快中有慢，慢中有快，这样才能取得成功。如果只快不慢，或者只慢不快，都是不对的。',
      '说到这里，我想起了龟兔赛跑的故事。兔子跑得很快，乌龟跑得很慢，但是最后乌龟赢了，因为兔子太骄傲了，在路上睡着了。这个故事告诉我们，不能骄傲，骄傲使人落后，谦虚使人进步。',
      '总之，快与慢都很重要。作为新时代的青年，我们要处理好快与慢的关系，努力学习，为祖国的建设贡献自己的力量！',
    ].join('\n'),
  },
}
