import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade8BreakTime: CorpusEssay = {
  name: 'grade8-break-time',
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
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 2,
      RICHNESS: 2,
      LITERARY: 2,
      NOVELTY: 2,
    },
  },
  planted: [],
  essay: {
    title: '把课间十分钟还给操场',
    genre: 'j-practical',
    gradeLevel: 8,
    task: TASKS.juniorSpeech,
    content: [
      '尊敬的老师，亲爱的同学们：',
      '大家早上好！我是八（4）班的值周班长。今天我想和大家聊一件小事：课间十分钟，你在哪里？',
      '上个星期，我和值周小组的同学做了一次统计。连续五天，每天上午第二节课后，我们站在二楼的走廊上数人。我们年级三百零六个人，平均每天走到操场上的有多少呢？四十七个。不到六分之一。其余的人在哪里？有的趴在桌上补觉，有的在赶下一节课的作业，有的在座位上转过身去聊天，还有的，在老师拖堂的声音里悄悄看表。',
      '也许有人会说，十分钟能干什么？跑下楼，铃就响了。我们试过：从三楼最东边的教室走到操场，一分四十秒；来回三分二十秒。剩下的六分多钟，够打一局羽毛球，够绕着跑道慢跑两圈，够站在香樟树下看一看云，让眼睛从黑板上的公式里歇一歇。',
      '也许还有人会说，课间写作业，晚上就能早点睡。可是请你回想一下，那样写出来的字，是不是连自己都认不得？那样的“下一节课”，是不是前十分钟还在发呆？脑子和弓弦一样，一直绷着，是射不远的。',
      '所以，我有三个小小的请求。第一，请每个班的值日生在下课铃响后，把窗户打开，把前门打开，先让风进来，再让人出去。第二，请想补作业的同学，每天至少留一个课间给自己，只要一个。第三，我想鼓起勇气，对老师们说：下课铃响了，那道没讲完的题，请您让我们带着问题去操场，下节课再告诉我们答案。我们保证，跑回来的时候，眼睛会比现在亮。',
      '同学们，十年以后，我们多半记不清今天的某一道题，但很可能记得，有一个十月的上午，我们在操场上追过一只被风吹跑的羽毛球。十分钟很短，短得只够一次深呼吸；十分钟也很长，长得足够让一整天都活过来。',
      '下一个课间，我们操场见！谢谢大家。',
    ].join('\n'),
  },
}
