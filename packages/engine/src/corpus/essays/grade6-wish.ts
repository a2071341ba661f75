import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade6Wish: CorpusEssay = {
  name: 'grade6-wish',
  quality: 'middling',
  grades: {
    total: 72,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 2,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 2,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 2,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 3,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 3,
    },
  },
  planted: [{ wrong: '好象睡着了', right: '好像睡着了', area: 'spelling' }],
  essay: {
    title: '我的心愿',
    genre: 'e-event',
    gradeLevel: 6,
    task: TASKS.wish,
    content: [
      '每个人都有自己的心愿。有的人希望自己考上好大学，有的人希望自己变漂亮，而我的心愿很简单，就是希望爸爸能多陪陪我。',
      '我的爸爸是一名货车司机，一年到头都在外面跑。我还没有起床，他就走了；我已经睡着了，他才回来。有时候他跑长途，十几天都不能回家。家长会总是妈妈去参加，我的生日他也常常赶不回来。',
      '记得去年儿童节，学校举行亲子运动会，爸爸答应我一定会来。我高兴得一晚上都没有睡好。第二天，我穿着运动服，在校门口等啊等，别的同学的爸爸都来了，我的爸爸还没有来。最后，妈妈打来电话说，爸爸的车在路上坏了，来不了了。我当时就哭了，觉得爸爸说话不算数。两人三足的比赛，我只好坐在旁边看着别人跑。',
      '那天夜里，我起来上厕所，看见客厅的灯还亮着。爸爸坐在沙发上，满身都是油污，手里拿着一个还没有拆开的玩具，低着头，好象睡着了。他听见我的脚步声，抬起头，对我说：“对不起，爸爸又失约了。”我看见他的眼睛里布满了血丝，手上还有一道新的伤口。我的气一下子就消了，走过去抱住了他。',
      '从那以后，我不再抱怨爸爸了。我知道，他在外面跑，是为了让我和妈妈过上更好的生活。可是，我还是希望他能多休息，多陪陪我，哪怕只是一起吃一顿晚饭，一起在小区里散散步。',
      '爸爸，这就是我的心愿，你听见了吗？',
    ].join('\n'),
  },
}
