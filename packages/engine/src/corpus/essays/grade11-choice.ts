import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade11Choice: CorpusEssay = {
  name: 'grade11-choice',
  quality: 'weak',
  grades: {
    total: 47,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 3,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 2,
      EMOTION_SINCERE: 3,
      STANDARD: 2,
      STYLE_MATCH: 3,
      STRUCTURE_PRECISENESS: 3,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 4,
      RICHNESS: 3,
      LITERARY: 4,
      NOVELTY: 4,
    },
  },
  planted: [],
  essay: {
    title: '选择',
    genre: 's-narrative',
    gradeLevel: 11,
    task: TASKS.choice,
    content: [
      '人生就像一条路，路上有很多岔路口，每一个岔路口都需要我们去选择。选择对了，就会走向成功；选择错了，就会走向失败。',
      '我的人生中也有过很多次选择。小时候，我要选择吃什么口味的冰淇淋；上学以后，我要选择和谁做朋友；上了高中，我要选择学文科还是理科。每一次选择都让我很纠结。',
      '记得中考之前，我每天都学习到很晚，压力很大。那时候妈妈每天给我炖汤，有排骨汤、鸡汤、鱼汤，爸爸每天开车接送我，我很感动。我的同桌也很努力，我们经常一起讨论题目。有一次我们一起去图书馆，在路上遇到了一只流浪猫，很可怜，我们就给它买了一根火腿肠。后来那只猫就经常在图书馆门口等我们。我觉得小动物也是有感情的，我们应该爱护小动物。',
      '中考的成绩出来了，我考得不错，可以上两所学校。一所是市里的重点高中，离家很远，要住校；一所是家门口的普通高中，离家很近。爸爸说去重点高中好，妈妈说离家近好。我不知道该怎么选择，想了很久，最后选择了重点高中。',
      '上了重点高中以后，我发现这里的同学都很厉害，我的压力更大了。但是我不后悔，因为这是我自己的选择。',
      '人生就是由无数个选择组成的。让我们做好每一次选择，走好人生的每一步！',
    ].join('\n'),
  },
}
