import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade12Sleepiness: CorpusEssay = {
  name: 'grade12-sleepiness',
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
    title: '我们为什么会犯困',
    genre: 's-expository',
    gradeLevel: 12,
    task: TASKS.explainReason,
    content: [
      '下午第一节课，阳光暖暖地照进教室，老师的声音越来越远，我们的眼皮越来越重，头也不由自主地往下点。几乎每一个学生都有过这样的经历。那么，我们为什么会犯困呢？',
      '首先，犯困和我们身体里的“生物钟”有关。人的体温、激素和清醒程度，在一天之中会有规律地变化，这就是生物钟。科学家发现，人在一天里有两个时间最容易犯困，一个是凌晨两点到四点左右，另一个是下午一点到三点左右。也就是说，即使没有吃午饭，到了这个时候，我们也会感到困倦，这是身体自然的节律。',
      '其次，犯困和“睡眠压力”有关。我们醒着的时候，大脑里会慢慢积累一种叫腺苷的物质，积累得越多，我们就越想睡。睡着以后，腺苷会被清除，所以一觉醒来，我们又精神饱满了。如果前一天晚上睡得太少，腺苷没有清除干净，第二天就会更容易犯困。咖啡能够提神，就是因为咖啡因能暂时挡住腺苷的作用，但是它并没有把腺苷清除掉，药效一过，困意又会回来。',
      '再次，犯困和饮食、环境也有关系。午饭吃得太饱，尤其是吃了很多米饭、面条，饭后就容易昏昏沉沉。教室里门窗紧闭，人又多，空气不流通，二氧化碳的浓度升高，也会让人觉得头昏脑涨。',
      '知道了原因，我们就可以想办法来对付它。第一，保证晚上的睡眠，高中生每天最好能睡够八个小时。第二，中午可以小睡一会儿，但是不要太长，二十分钟左右就可以了，睡得太久反而会更加迷糊。第三，午饭吃七八分饱，少吃油腻的食物。第四，课间打开窗户通通风，到走廊上走一走，晒晒太阳，用冷水洗洗脸。',
      '犯困并不是因为我们懒，而是身体在提醒我们：该休息了。我们应该尊重身体的规律，而不是一味地和它对抗。只有休息好了，我们才能更好地学习。',
    ].join('\n'),
  },
}
