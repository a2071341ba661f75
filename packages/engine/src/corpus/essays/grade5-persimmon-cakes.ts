import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade5PersimmonCakes: CorpusEssay = {
  name: 'grade5-persimmon-cakes',
  quality: 'good',
  grades: {
    total: 85,
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
      RICHNESS: 2,
      LITERARY: 3,
      NOVELTY: 2,
    },
  },
  planted: [],
  essay: {
    title: '柿饼的“白外衣”',
    genre: 'e-expository',
    gradeLevel: 5,
    task: TASKS.introduceThing,
    content: [
      '每年霜降以后，我们家乡的屋檐下就挂起了一串串“小灯笼”，那是正在晾晒的柿子。再过一个多月，它们就会变成香甜的柿饼。',
      '柿饼扁扁的，圆圆的，像一块小小的月饼。它的表面裹着一层白白的粉，掰开来，里面是橘红色的果肉，亮晶晶的，能拉出丝来。咬一口，软糯香甜，一点儿也不涩。',
      '很多人以为那层白粉是撒上去的面粉，其实不是。它叫“柿霜”，是柿子自己“长”出来的。柿子晒干的时候，果肉里的水分慢慢跑到外面，水里的糖也跟着出来了。水蒸发了，糖留在表面，就结成了一层细细的霜。所以，柿霜是甜的。',
      '做柿饼要有耐心。第一步是选柿子，要选个头大、颜色红、摸起来还硬的，太软的一削皮就烂了。第二步是削皮，皮要削得又薄又干净，只在柿蒂周围留一小圈。第三步是晒，把柿子一个一个挂在通风的架子上，让太阳晒，让风吹。第四步是捏，晒了十来天，表皮发皱了，就要用手轻轻地捏，把里面的硬块捏软，过几天再捏一次。最后一步是“潮霜”，把柿子放进缸里，一层柿子，一层干柿皮，盖严实了，半个月左右，白霜就出来了。',
      '柿饼虽然好吃，也不能贪多。奶奶说，空着肚子不要吃，一次吃一两个就够了。',
      '小小的柿饼，要太阳、风和人的手一起，忙上一个多月才能做好。下次你吃到它的时候，别忘了先舔一舔那层甜甜的白霜。',
    ].join('\n'),
  },
}
