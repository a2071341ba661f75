import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade4ThirdRace: CorpusEssay = {
  name: 'grade4-third-race',
  quality: 'good',
  grades: {
    total: 87,
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
      PROFOUND: 3,
      RICHNESS: 2,
      LITERARY: 2,
      NOVELTY: 1,
    },
  },
  planted: [],
  essay: {
    title: '龟兔第三次赛跑',
    genre: 'e-rewriting',
    gradeLevel: 4,
    task: TASKS.retell,
    content: [
      '自从在第二次比赛中赢了以后，兔子又神气起来了。可是没过几天，他收到了乌龟的挑战书：“亲爱的兔子，我想跟你比第三次。这一次，路线由我来定。”',
      '兔子哈哈大笑：“随便你怎么定，我闭着眼睛也能赢！”',
      '比赛那天，小动物们都来了。山羊爷爷举起小旗子，大声宣布：“起点是老槐树，终点是河对岸的大石头。预备——跑！”话音刚落，兔子就像箭一样射了出去，一眨眼就没了影子。乌龟呢，还是一步一步，慢慢地爬。',
      '兔子跑着跑着，突然来了个急刹车。一条大河横在他的面前，河水哗哗地流着，连一座桥也没有。兔子急得团团转，他往上游跑了二里地，没有桥；往下游跑了三里地，也没有桥。他伸出一只脚试了试，冰凉的河水吓得他赶紧把脚缩了回来。终点就在对岸，他看得清清楚楚，可就是过不去。兔子一屁股坐在地上，耳朵耷拉下来，这才明白：原来跑得快，也不是什么都能办到的。',
      '过了好久，乌龟才慢吞吞地爬到河边。他看了看兔子，没有笑话他，只说：“上来吧，我背你。”',
      '“什么？”兔子以为自己听错了，“你背我，你不就赢不了了吗？”',
      '“谁说我一定要赢呢？”乌龟眨眨眼睛，“第一次你睡着了，第二次我太慢，两次我们都是一个人跑，一点儿意思也没有。”',
      '兔子红着脸，趴到了乌龟的背上。乌龟稳稳地游过了河。一上岸，兔子说：“现在轮到我了！”他把乌龟往背上一扛，撒开腿，呼呼地朝大石头跑去。风从乌龟的耳边吹过，他高兴得大叫：“哇，原来跑得快是这种感觉！”',
      '他们俩同时碰到了大石头。山羊爷爷看看这个，看看那个，不知道该把奖牌给谁。最后，他把奖牌挂在了大石头上，说：“这一次，没有输的，只有两个赢的！”',
    ].join('\n'),
  },
}
