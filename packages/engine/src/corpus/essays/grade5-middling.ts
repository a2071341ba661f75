import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade5Middling: CorpusEssay = {
  name: 'grade5-middling',
  quality: 'middling',
  grades: {
    total: 78,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 2,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 1,
      STANDARD: 2,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 1,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 3,
      RICHNESS: 2,
      LITERARY: 3,
      NOVELTY: 3,
    },
  },
  planted: [
    { wrong: '迫不急待', right: '迫不及待', area: 'spelling' },
    { wrong: '使我明白了', right: '我明白了', area: 'grammar' },
    { wrong: '左右', right: '', area: 'grammar' },
  ],
  essay: {
    title: '那一刻，我长大了',
    genre: 'e-event',
    gradeLevel: 5,
    task: TASKS.grownUp,
    content: [
      '在我的成长路上，有许多难忘的事，其中有一件，让我觉得自己一下子长大了。',
      '那是去年冬天的一个傍晚，天阴沉沉的，风刮得窗户呼呼响。妈妈下班回来，脸色很不好，一进门就躺在沙发上。我摸了摸她的额头，好烫！我急得在屋里转来转去，不知道该怎么办。',
      '忽然，我想起自己发烧的时候妈妈是怎么做的。我迫不急待地跑进卫生间，把毛巾浸湿，拧干，轻轻地敷在妈妈头上。接着我又翻出体温计，一看，三十八度五。我按说明书上写的，给妈妈倒了温水，看着她把药吃下去。',
      '大约过了半个小时左右，妈妈的脸没有那么红了。我守在床边，一会儿换毛巾，一会儿添热水，手冻得通红。妈妈睁开眼，拉着我的手说：“孩子，你长大了。”我鼻子一酸，眼泪差点掉下来。',
      '窗外的风还在刮，屋里却很暖和。通过这件事，使我明白了妈妈平时照顾我有多辛苦。那一刻，我觉得自己真的长大了。',
    ].join('\n'),
  },
}
