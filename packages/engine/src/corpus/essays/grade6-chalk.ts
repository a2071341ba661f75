import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade6Chalk: CorpusEssay = {
  name: 'grade6-chalk',
  quality: 'good',
  grades: {
    total: 89,
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
    title: '我变成了一支粉笔',
    genre: 'e-imagination',
    gradeLevel: 6,
    task: TASKS.transformed,
    content: [
      '早上醒来，我伸了个懒腰，却听见“咔”的一声——坏了，我的腰差点断了！低头一看，我竟然变成了一支白粉笔，躺在一个扁扁的纸盒里，左边右边挤着几十个一模一样的兄弟。',
      '“别挤，别挤！”“今天该轮到谁了？”兄弟们叽叽喳喳。盒盖一掀，光照进来，两根手指稳稳地把我捏了出去。手指上有茧，还有一道小口子，贴着创可贴。是我们的语文老师！',
      '“同学们，看黑板。”老师轻轻一推，我的头贴着黑板滑了出去，“吱——”一阵尖叫，全班都捂住了耳朵。真不好意思，是我太紧张了。老师把我掰掉一点点，换了个角度，这回我顺溜多了，横、竖、撇、捺，像在冰面上滑行。每写一笔，我就矮一点，身上的粉簌簌地往下落，落在老师的袖口上、头发上。原来她头上那些白，也有我们的一份。',
      '我这才有机会从黑板这边看教室。以前我坐在第四排，以为老师看不见我。现在我知道了，从这里看下去，什么都清清楚楚：谁在桌子底下玩橡皮，谁把课本立起来打哈欠，谁的眼睛亮亮的，一眨不眨。我看见了我的座位，空着。老师写着写着，也朝那儿看了一眼，轻轻说了一句：“他今天怎么没来呢？”我急得大喊：“我在这儿呢！”可是粉笔的声音，只有“哒、哒、哒”。',
      '下课了，我只剩下指甲盖那么长，被放在讲台的边上。值日生小胖走过来，捡起我，踮着脚在黑板角上画了一个笑脸，又歪歪扭扭地写道：“老师，您辛苦了。”写完最后一个点，我碎成了粉。奇怪的是，一点儿也不疼。',
      '“起床啦！”妈妈推开门。我一骨碌坐起来，摸摸腰，还在。那天的语文课，我把背挺得直直的，从第一分钟听到最后一分钟。老师转身写字的时候，我看见粉笔灰在阳光里慢慢地飘，轻轻的，像一场小雪。',
    ].join('\n'),
  },
}
