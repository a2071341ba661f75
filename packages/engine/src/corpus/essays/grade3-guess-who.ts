import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade3GuessWho: CorpusEssay = {
  name: 'grade3-guess-who',
  quality: 'good',
  grades: {
    total: 82,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 1,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 1,
      STANDARD: 1,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 1,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 3,
      RICHNESS: 2,
      LITERARY: 2,
      NOVELTY: 2,
    },
  },
  planted: [],
  essay: {
    title: '猜猜他是谁',
    genre: 'e-person',
    gradeLevel: 3,
    task: TASKS.guessWho,
    content: [
      '他是我们班的一个男生，个子不高，头发硬硬的，一根一根竖着，像刺猬背上的刺。他的眼睛很小，一笑就找不到了，可是他的嘴巴很大，能塞进一整个肉包子。',
      '他最爱说话。上课铃响了，别人都坐好了，他还在跟后面的同学讲昨天的动画片。老师看他一眼，他马上坐直，两只手放得端端正正。可是过不了一分钟，他的头又像小风扇一样转过去了。',
      '他跑步特别快。运动会上，他跑六十米，刚起跑的时候是第四名，跑着跑着就追到了第一名。我们拼命喊他的名字，喊得嗓子都哑了。他跑完以后不说累，先问我们：“谁有水？”大家都笑了。',
      '他还很热心。有一次我忘了带橡皮，他把自己的新橡皮掰成两半，比了比，把大的那一半给了我。那半块橡皮我一直没舍得用完。',
      '你猜出他是谁了吗？告诉你一个秘密：他现在就坐在我的前面，正回头看我写作文呢！',
    ].join('\n'),
  },
}
