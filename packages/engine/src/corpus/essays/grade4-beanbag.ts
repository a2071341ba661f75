import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade4Beanbag: CorpusEssay = {
  name: 'grade4-beanbag',
  quality: 'middling',
  grades: {
    total: 73,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 2,
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
  planted: [
    { wrong: '左右', right: '', area: 'grammar' },
    { wrong: '傍边', right: '旁边', area: 'spelling' },
  ],
  essay: {
    title: '丢沙包',
    genre: 'e-event',
    gradeLevel: 4,
    task: TASKS.game,
    content: [
      '星期五的体育课上，老师带我们玩丢沙包的游戏。同学们听了，都高兴得跳了起来。',
      '老师先讲了规则，接着把我们分成红队和蓝队，每队大约有十二个人左右。红队先站在中间躲，蓝队在两边丢。',
      '游戏开始了。沙包像小鸟一样飞来飞去，我们在中间跑来跑去，谁也不想被打中。我紧张极了，手心里都是汗。第一个被打中的是小宇，他只顾着看左边，没想到沙包从右边飞来，正好打在他的背上。他垂头丧气地走了出去。',
      '后来，我们队的人越来越少，最后只剩下我一个人了。对面的同学拿着沙包对准我，我紧紧地盯着他。他用力一扔，我急忙往傍边一闪，躲过去了。同学们都为我加油。可是我还没站稳，后面又飞来一个沙包，打中了我的腿。我也被淘汰了。',
      '最后，蓝队赢了。我们虽然输了，但是玩得很开心，回到教室还在议论刚才的比赛。这次游戏真有趣啊！',
    ].join('\n'),
  },
}
