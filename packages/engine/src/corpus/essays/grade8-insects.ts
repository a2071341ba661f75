import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade8Insects: CorpusEssay = {
  name: 'grade8-insects',
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
      PROFOUND: 2,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 3,
    },
  },
  planted: [{ wrong: '能否坚持下去', right: '坚持下去', area: 'grammar' }],
  essay: {
    title: '读《昆虫记》有感',
    genre: 'j-response',
    gradeLevel: 8,
    task: TASKS.juniorResponse,
    content: [
      '暑假里，我读了法国作家法布尔写的《昆虫记》。一开始我并不想读，因为我觉得虫子没什么好看的，而且我从小就怕虫子。可是读着读着，我就被吸引住了。',
      '这本书写了很多种昆虫，有蝉、螳螂、蟋蟀、萤火虫、圣甲虫等等。法布尔把这些小虫子写得像人一样，有自己的生活，有自己的本领，也有自己的烦恼。比如蟋蟀，它不像别的昆虫那样随便找个地方住，而是慎重地选择住址，一点一点地挖出舒适的住宅。又比如蝉，它要在黑暗的地下生活四年，才能在阳光下歌唱一个多月。读到这里，我觉得夏天的蝉声一点也不吵了。',
      '我最佩服的是法布尔这个人。他为了观察昆虫，可以在太阳底下一动不动地趴几个小时，别人以为他是傻子。他很穷，买不起好的仪器，就用瓶瓶罐罐来做实验。他用了很长的时间，才写完了十卷《昆虫记》。他这种热爱科学、坚持不懈的精神，值得我们学习。',
      '联系自己的生活，我觉得很惭愧。我做事情总是三分钟热度。六年级的时候，我养过一盒蚕，刚开始每天都看好几次，还写了观察日记。可是过了一个星期，我就没有兴趣了，喂桑叶的任务交给了奶奶，观察日记也只写了三篇。后来蚕结茧的时候，我正在外面玩，什么也没看到。如果我有法布尔一半的耐心，就不会错过那么精彩的过程了。',
      '读了《昆虫记》，我明白了两个道理。第一，大自然中的每一个生命都值得尊重，哪怕它只是一只小小的虫子。第二，能否坚持下去，是一个人成功的关键。今年春天，我打算再养一次蚕，这一次，我一定要把观察日记写到最后一天。',
    ].join('\n'),
  },
}
