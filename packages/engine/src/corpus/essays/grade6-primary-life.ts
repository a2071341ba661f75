import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade6PrimaryLife: CorpusEssay = {
  name: 'grade6-primary-life',
  quality: 'weak',
  grades: {
    total: 58,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 3,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 3,
      STANDARD: 2,
      STYLE_MATCH: 2,
      STRUCTURE_PRECISENESS: 2,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 4,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 4,
    },
  },
  planted: [
    { wrong: '一棵棵珍珠', right: '一颗颗珍珠', area: 'spelling' },
    { wrong: '友宜', right: '友谊', area: 'spelling' },
  ],
  essay: {
    title: '难忘的小学生活',
    genre: 'e-event',
    gradeLevel: 6,
    task: TASKS.primaryLife,
    content: [
      '光阴似箭，日月如梭，转眼间六年的小学生活就要结束了。六年里，有欢笑，有泪水，有成功，有失败，像一棵棵珍珠，串成了一条美丽的项链。',
      '在这六年里，我认识了很多老师。语文老师像妈妈一样关心我们，数学老师像爸爸一样严格，英语老师像姐姐一样亲切。老师是辛勤的园丁，我们是祖国的花朵。老师是蜡烛，燃烧自己，照亮别人。我们要感谢老师。',
      '在这六年里，我也认识了很多同学。他们有的活泼，有的安静，有的学习好，有的体育好。我们在一起学习，一起玩耍，一起成长。我们的友宜比天高，比海深。',
      '在这六年里，学校还举办了很多活动，有运动会，有艺术节，有春游，有秋游，每一次活动都很有趣。说到春游，我想起上次我们家去海边旅游，住的宾馆有一个很大的游泳池，早餐有三十多种，我吃了五个蛋挞。爸爸说明年还要带我去。',
      '再见了，我的老师！再见了，我的同学！再见了，我的母校！我永远不会忘记你们！',
    ].join('\n'),
  },
}
