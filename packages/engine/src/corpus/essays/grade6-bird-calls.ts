import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade6BirdCalls: CorpusEssay = {
  name: 'grade6-bird-calls',
  quality: 'excellent',
  grades: {
    total: 93,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 1,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 1,
      STANDARD: 1,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 1,
      LANGUAGE_FLUENCY: 1,
      PROFOUND: 2,
      RICHNESS: 1,
      LITERARY: 1,
      NOVELTY: 1,
    },
  },
  planted: [],
  essay: {
    title: '我的拿手好戏',
    genre: 'e-event',
    gradeLevel: 6,
    task: TASKS.bestSkill,
    content: [
      '别人的拿手好戏是弹琴、画画、翻跟头，我的拿手好戏有点特别——学鸟叫。',
      '这门手艺，是跟茶山学的。三年级暑假，我住在大伯的茶山上，没有电视，也没有伙伴，每天早晨都被鸟吵醒。有一种鸟叫得特别有意思，“快快割麦，快快割麦”，大伯说那是四声杜鹃。我趴在窗台上跟着学，学得脸都红了，出来的却是“呜呜”的风声。大伯说：“鸟叫不是喊出来的，是舌头和嘴唇吹出来的。”他把两片嘴唇抿成一条缝，舌尖轻轻一顶，一串清脆的鸟声就飞了出去，对面山上居然有一只鸟答应了。我看得眼睛都直了。',
      '从那天起，我走路吹，洗脸吹，连睡觉前也要吹几声。嘴唇吹麻了，就歇一歇；腮帮子酸了，就揉一揉。最难的是黄鹂，它的声音会拐弯，像水从高处流下来又跳上去。我练了二十多天，不是拐得太急，就是拐到一半断了气。有一天傍晚，我坐在石阶上随便一吹，那个弯竟然顺顺当当地拐过去了！我不敢相信，又吹了一遍，林子里飞出一道黄影子，在我头顶转了一圈才走。',
      '真正露一手，是在五年级的联欢会上。轮到我上台，我请大家闭上眼睛。先是几声麻雀，叽叽喳喳，像在吵架；接着远处传来布谷鸟，一声，又一声；画眉亮开了嗓子，黄鹂在高枝上绕着弯；最后“扑啦啦”一阵响，那是我用手掌拍外套，鸟儿全飞走了。教室里静了好几秒，有人睁开眼睛，真的抬头去看天花板。掌声响起来的时候，我觉得自己好像就站在那座茶山上。',
      '现在，我每天上学经过小区的樟树，都要吹两声。有时候树上会有鸟应我，有时候没有。没有也不要紧，我知道，它们听懂了。',
    ].join('\n'),
  },
}
