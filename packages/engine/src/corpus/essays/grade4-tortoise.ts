import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade4Tortoise: CorpusEssay = {
  name: 'grade4-tortoise',
  quality: 'good',
  grades: {
    total: 88,
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
      NOVELTY: 2,
    },
  },
  planted: [],
  essay: {
    title: '慢吞吞的“将军”',
    genre: 'e-object',
    gradeLevel: 4,
    task: TASKS.animalFriend,
    content: [
      '我家有一只乌龟，名字叫“将军”。为什么叫将军呢？因为它总是穿着一身硬邦邦的盔甲，走起路来昂着头，谁也不怕。',
      '将军的壳是墨绿色的，中间有十三块花纹，我数过好几遍。它的眼睛像两粒黑芝麻，鼻孔小得像针眼。平时它把四条腿缩进壳里，只露出一点点脚尖，好像在睡午觉。可是只要一听见我打开冰箱门的声音，它的脖子马上就伸得老长。',
      '将军最爱吃小虾。我用镊子夹着一只虾，在它面前晃一晃，它先不动，眼睛盯着看，忽然脖子往前一弹，“咔”地一口就咬住了。咬住以后，它用两只前爪左右一撕，虾就成了两段。吃饱了，它就趴到石头上晒太阳，后腿伸得直直的，像在做操。',
      '别看它慢，它可是个逃跑高手。有一次，我给它换水，把它放在地上，转身去拿盆，回来它就不见了。我和妈妈找遍了厨房和客厅，连鞋柜都搬开了，还是没有。直到第三天晚上，爸爸在阳台的拖把后面听见“沙沙”的声音，一看，将军正背着一团灰往前爬呢！我一边给它洗澡，一边批评它：“你知不知道我有多担心？”它眨了眨眼睛，把头缩了回去，好像知道自己错了。',
      '妈妈说乌龟能活好几十年。我想，等我上了大学，等我工作了，将军还会这样昂着头，慢吞吞地来迎接我。',
    ].join('\n'),
  },
}
