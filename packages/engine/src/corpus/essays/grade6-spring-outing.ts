import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade6SpringOuting: CorpusEssay = {
  name: 'grade6-spring-outing',
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
  planted: [{ wrong: '丢手绢、和两人三足', right: '丢手绢和两人三足', area: 'punctuation' }],
  essay: {
    title: '多彩的春游',
    genre: 'e-event',
    gradeLevel: 6,
    task: TASKS.activities,
    content: [
      '星期五，我们学校组织六年级的同学去春游，我非常高兴。',
      '早上七点半，我们在学校操场上集合，老师点了名，讲了注意事项，然后我们就上了大巴车。我坐在靠窗的位置，旁边坐的是小雨。在车上，我们有的唱歌，有的聊天，有的吃零食，有的睡觉。我吃了一包薯片和一个果冻。',
      '大约一个小时以后，我们到了目的地。我们先参观了科技馆。科技馆里有很多东西，有会说话的机器人，有可以发电的自行车，有太空舱，还有地震体验屋。我们排着队，一个一个地体验。体验完了以后，我们就出来了。',
      '接着，我们去了湖边。湖边的风景很美，有花，有草，有树，还有小桥。老师给我们拍了集体照。然后我们就坐在草地上吃午饭。我带了面包、牛奶、苹果、饼干和牛肉干，小雨带了寿司，我们互相交换着吃。吃完饭，我们把垃圾都捡了起来。',
      '下午，我们做了游戏，有老鹰捉小鸡、丢手绢、和两人三足。我参加了两人三足，和我一组的是小雨，我们走得很慢，得了倒数第二名。得第一名的是班长那一组。',
      '三点钟，我们坐车回学校。在车上，大家都累了，很多人都睡着了。回到学校以后，老师让我们回家写一篇作文。',
      '这次春游真有意思，我希望下次还能去春游。',
    ].join('\n'),
  },
}
