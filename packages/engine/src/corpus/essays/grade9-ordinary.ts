import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade9Ordinary: CorpusEssay = {
  name: 'grade9-ordinary',
  quality: 'middling',
  grades: {
    total: 74,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 2,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 1,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 2,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 2,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 3,
    },
  },
  planted: [],
  essay: {
    title: '不起眼的力量',
    genre: 'j-argument',
    gradeLevel: 9,
    task: TASKS.ordinary,
    content: [
      '生活中，人们往往喜欢关注那些闪闪发光的人和事，而忽略了那些不起眼的东西。其实，只要我们用心观察就会发现，不起眼的东西往往有着巨大的力量。',
      '不起眼的小事，能成就大事。古人说：“不积跬步，无以至千里；不积小流，无以成江海。”李时珍写《本草纲目》，靠的不是一朝一夕的功夫。他用了近三十年的时间，翻山越岭，采集药材，访问农夫、渔人、樵夫，把一点一滴的知识记录下来。如果他看不起这些不起眼的小事，就不会有这部伟大的著作。',
      '不起眼的岗位，能做出大贡献。每天天还没亮，环卫工人就已经在打扫街道了；深夜里，医院的护士还在走廊里来回巡视。他们没有鲜花，没有掌声，甚至很少有人记得他们的名字。但是如果没有他们，我们的城市会变成什么样子呢？正是这些不起眼的人，撑起了我们的生活。',
      '相反，忽视不起眼的小事，就可能酿成大祸。俗话说：“千里之堤，溃于蚁穴。”一个小小的蚂蚁洞，可以让长长的堤坝倒塌；一个没有熄灭的烟头，可以烧掉一大片森林。所以，我们不能轻视任何一个不起眼的细节。',
      '那么，作为中学生，我们应该怎么做呢？首先，要认真对待每一件小事，比如写好每一个字，做好每一次值日。其次，要尊重每一个平凡的人，比如对食堂的阿姨说一声谢谢，给保安叔叔一个微笑。最后，要相信自己，即使我们现在还不起眼，只要努力，总有一天也会发光。',
      '一滴水不起眼，但能折射太阳的光辉；一粒种子不起眼，但能长成参天大树。让我们从不起眼的小事做起，做一个有力量的人吧！',
    ].join('\n'),
  },
}
