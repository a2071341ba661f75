import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade8OurSchool: CorpusEssay = {
  name: 'grade8-our-school',
  quality: 'weak',
  grades: {
    total: 55,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 2,
      EMOTION_SINCERE: 2,
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
    title: '我们的学校',
    genre: 'j-expository',
    gradeLevel: 8,
    task: TASKS.explainFeature,
    content: [
      '我们的学校在市中心，交通很方便，门口有三路公交车。学校已经有五十多年的历史了，有很多学生从这里毕业，走向了全国各地。',
      '走进校门，左边是教学楼，右边是实验楼，中间是一个花坛。教学楼有五层，一楼是七年级，二楼是八年级，三楼是九年级，四楼和五楼是办公室。实验楼里有物理实验室、化学实验室、生物实验室和电脑教室。花坛里有很多花，一年四季都很好看。',
      '再往前走，就是操场。操场很大，有四百米跑道，中间是足球场，旁边有篮球场和排球场。我们每天都在这里上体育课。有一次上体育课的时候，我跑步摔了一跤，膝盖流血了，同学把我扶到医务室，医务室的阿姨给我擦了药，很疼。',
      '操场旁边是食堂。食堂有两层，一楼是学生吃饭的地方，二楼是老师吃饭的地方。食堂的菜有时候好吃，有时候不好吃。最好吃的是星期三的红烧肉，最难吃的是星期五的炒青菜。',
      '学校还有图书馆，里面的书很多，可以借回家看。',
      '这就是我们的学校，它很美丽，我爱我的学校。',
    ].join('\n'),
  },
}
