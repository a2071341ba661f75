import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade7CampusAutumn: CorpusEssay = {
  name: 'grade7-campus-autumn',
  quality: 'good',
  grades: {
    total: 84,
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
    title: '操场边的银杏',
    genre: 'j-prose',
    gradeLevel: 7,
    task: TASKS.lyrical,
    content: [
      '十月的最后一个星期，操场边的银杏黄了。',
      '黄是从最高的那根枝条开始的。星期一早操的时候，我抬头看见树顶上有几片叶子镶了一圈金边，像谁用毛笔蘸着颜料，极小心地描了一笔。到了星期三，半棵树都亮了起来，绿的还在下面睡，黄的已经在上面唱。等到星期五，一夜北风，整棵树忽然通体透明，阳光照下来，地上的影子都是暖的。',
      '我喜欢跑完八百米以后，靠在树干上喘气。树皮粗糙，硌着后背，反倒让人踏实。叶子一片一片地落下来，不慌不忙，有的打着旋，有的直直地坠，有一片正好落在我的鞋面上。我把它捡起来对着太阳看，叶脉从叶柄那里散开，一根一根，清清楚楚，像一把撑开的小扇子。',
      '上初中的第一个月，我过得很不好。小学里我总是前三名，到了这里，第一次数学测验就考了七十一分。新同学说的笑话我接不上，食堂的菜也总是太咸。那些天，我常常一个人绕着操场走，走到银杏树下就停下来。那时它还是满树的绿，安安静静的，不像别的树那样急着开花，也不急着结果。体育老师看见我，走过来跟我一起看树，说：“这树是建校那年栽的，头十年长得很慢，大家都以为它活不成。你看现在，谁不来它底下拍照？”',
      '我没有说话，心里却像被什么轻轻碰了一下。',
      '后来，我开始在课间问题目，开始在食堂里和邻桌的同学抢最后一块土豆，数学也慢慢地从七十一分爬到了八十三分。银杏黄的时候，我们五个人约好了，在树下捡叶子，每人挑一片夹进课本里。我挑的那片并不完整，边上有一个小小的缺口，可我觉得它最好看。',
      '值日的同学把落叶扫成一堆，风一来，又散开了。他也不恼，拄着扫把笑。我站在那片金黄里想：长得慢一点，也没有什么要紧。树有树的年份，我有我的秋天。',
    ].join('\n'),
  },
}
