import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade3SportsDay: CorpusEssay = {
  name: 'grade3-sports-day',
  quality: 'weak',
  grades: {
    total: 56,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 2,
      STYLE_MATCH: 1,
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
    title: '日记一则',
    genre: 'e-diary',
    gradeLevel: 3,
    task: TASKS.diary,
    content: [
      '10月20日　星期五　晴',
      '今天学校开运动会。早上我起得很早，妈妈给我做了鸡蛋和牛奶。',
      '到了学校，操场上有很多人。先是跑步比赛，有的人跑得快，有的人跑得慢。然后是跳远比赛，有的人跳得远，有的人跳得近。然后是拔河比赛，我们班赢了，我们很开心。',
      '中午吃饭的时候，我吃了三个鸡腿。下午又有很多比赛，我没有参加，坐在那里看。太阳很大，我很热。',
      '今天我很开心。',
    ].join('\n'),
  },
}
