import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade9LightList: CorpusEssay = {
  name: 'grade9-light-list',
  quality: 'weak',
  grades: {
    total: 58,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 1,
      STYLE_MATCH: 2,
      STRUCTURE_PRECISENESS: 3,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 4,
      RICHNESS: 3,
      LITERARY: 4,
      NOVELTY: 4,
    },
  },
  planted: [],
  essay: {
    title: '那束光',
    genre: 'j-narrative',
    gradeLevel: 9,
    task: TASKS.nightLight,
    content: [
      '在我的成长道路上，有很多人给过我帮助，他们就像一束束光，照亮了我的人生。',
      '第一束光是我的妈妈。妈妈每天都很辛苦，早上要给我做早饭，晚上要给我做晚饭，还要洗衣服、打扫卫生。我生病的时候，妈妈会带我去医院；我考得不好的时候，妈妈会鼓励我，让我不要灰心。妈妈对我的爱是无私的，是伟大的，我长大以后一定要好好报答她。',
      '第二束光是我的老师。我的老师工作很认真，每天很早就来到学校，很晚才回家。上课的时候，老师讲得很仔细，生怕我们听不懂；下课以后，老师还要批改作业，有时候连饭都顾不上吃。有一次我的作业没有写完，老师没有骂我，而是让我补完，还告诉我做事情要认真。我很感动，也很惭愧。',
      '第三束光是我的朋友。我有很多朋友，有小学的朋友，有初中的朋友，还有邻居家的朋友。我们经常一起打球，一起看电影，一起吃东西。我不开心的时候，他们会逗我开心；我遇到困难的时候，他们会帮助我。上个暑假，我们还一起去了游乐园，坐了过山车和海盗船，海盗船很刺激，有一个朋友都吓哭了，我们笑了他很久。朋友是人生的财富，没有朋友的人是孤独的。',
      '第四束光是书籍。书籍是人类进步的阶梯，书籍给了我知识，给了我力量。我喜欢看科幻小说，也喜欢看历史故事。每次看书的时候，我都会忘记烦恼。',
      '这些光照亮了我，温暖了我，让我成为更好的自己。我要感谢他们，也要努力成为一束光，去照亮别人。',
    ].join('\n'),
  },
}
