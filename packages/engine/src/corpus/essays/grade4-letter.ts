import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade4Letter: CorpusEssay = {
  name: 'grade4-letter',
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
      NOVELTY: 1,
    },
  },
  planted: [],
  essay: {
    title: '给表哥的一封信',
    genre: 'e-letter',
    gradeLevel: 4,
    task: TASKS.letter,
    content: [
      '亲爱的表哥：',
      '你好！好久没有给你写信了，你在新学校习惯吗？外婆说你们那里冬天会下很大的雪，积雪能没过膝盖，是真的吗？我们这里连一片雪花也没有，我只在冰箱的冷冻室里摸过“雪”。',
      '先告诉你一个好消息：我们一起种的枇杷树活了！你走的那天，它才到我的腰，现在已经比我高出半个头了。上个月刮台风，我怕它被吹断，和爸爸找来三根竹竿，给它搭了一个“三脚架”。第二天一早，我跑下去看，竹竿歪了，树却站得直直的，叶子上还挂着水珠。',
      '再告诉你一个不太好的消息。你留给我的那套象棋，少了一个“马”。我把沙发底下、床底下全找遍了，只找到两颗玻璃弹珠和半块饼干。爷爷在瓶盖上写了个“马”字来代替，可是它总是滑来滑去，一点儿也不像马，倒像一条鱼。你下次回来，能不能帮我刻一个？',
      '还有，我学会骑自行车了。你以前说，学车不能看轮子，要看前面。我一开始不信，摔了四次，膝盖上的疤像一张小地图。第五次我听了你的话，抬起头看着路口那棵大榕树，车子真的就不晃了。',
      '寒假你会回来吗？枇杷树说它想你了，我也有一点点想。',
      '祝你',
      '天天开心，少写作业！',
      '你的表弟　小禾',
      '11月20日',
    ].join('\n'),
  },
}
