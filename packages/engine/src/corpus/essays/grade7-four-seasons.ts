import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade7FourSeasons: CorpusEssay = {
  name: 'grade7-four-seasons',
  quality: 'weak',
  grades: {
    total: 57,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 2,
      EMOTION_SINCERE: 3,
      STANDARD: 1,
      STYLE_MATCH: 2,
      STRUCTURE_PRECISENESS: 3,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 4,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 4,
    },
  },
  planted: [],
  essay: {
    title: '美丽的大自然',
    genre: 'j-prose',
    gradeLevel: 7,
    task: TASKS.lyrical,
    content: [
      '大自然是美丽的，大自然是神奇的，大自然是我们人类共同的母亲。我爱大自然，我爱它的一年四季。',
      '春天来了，万物复苏，大地披上了绿色的新装。小草从地里探出头来，花儿张开了笑脸，小鸟在枝头唱着动听的歌，蝴蝶在花丛中翩翩起舞。到处都是生机勃勃的景象。春天是希望的季节，我爱春天。',
      '夏天来了，烈日炎炎，知了在树上不停地叫着。池塘里的荷花开了，亭亭玉立，像一个个美丽的少女。小朋友们在水里嬉戏，玩得不亦乐乎。晚上，满天的星星眨着眼睛，好像在跟我们说悄悄话。夏天是热情的季节，我爱夏天。',
      '秋天来了，秋高气爽，果园里硕果累累。苹果红着脸，梨子黄澄澄的，葡萄像一串串紫色的珍珠。田野里一片金黄，农民伯伯的脸上露出了丰收的喜悦。大雁排成人字形，向南方飞去。秋天是收获的季节，我爱秋天。',
      '冬天来了，北风呼啸，雪花漫天飞舞，大地银装素裹，变成了一个粉妆玉砌的世界。孩子们在雪地里堆雪人，打雪仗，欢声笑语传遍了每一个角落。梅花在寒风中傲然挺立，散发出阵阵清香。冬天是纯洁的季节，我爱冬天。',
      '一年四季，各有各的美。大自然给了我们这么多的美景，我们应该保护它。可是现在有的人乱砍树木，有的人乱扔垃圾，有的人往河里排放污水，大自然受到了严重的破坏。我们要从身边的小事做起，不乱扔垃圾，节约用水，多走路，少开车。',
      '大自然啊，你是一幅美丽的画卷，你是一首动人的诗歌，我永远爱你！',
    ].join('\n'),
  },
}
