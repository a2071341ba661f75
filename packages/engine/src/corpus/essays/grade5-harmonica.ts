import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade5Harmonica: CorpusEssay = {
  name: 'grade5-harmonica',
  quality: 'excellent',
  grades: {
    total: 95,
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
      PROFOUND: 1,
      RICHNESS: 1,
      LITERARY: 1,
      NOVELTY: 1,
    },
  },
  planted: [],
  essay: {
    title: '掉了漆的口琴',
    genre: 'e-object',
    gradeLevel: 5,
    task: TASKS.treasured,
    content: [
      '我的书桌右边第一个抽屉里，躺着一支口琴。它的绿漆掉得一块一块的，露出里面黄黄的铜，左边还凹进去一个小坑。要是放在商店里，恐怕没有人会看它第二眼。可在我眼里，什么也比不上它。',
      '它是爷爷的。爷爷年轻的时候在铁路上巡道，一个人，一盏灯，一天要走二十里路。他说，山里太静了，静得能听见自己的心跳，他就掏出口琴来吹。那个小坑，就是有一回躲一块滚下来的石头时，在铁轨上磕的。',
      '我六岁那年，爷爷把口琴放到我手心里，还带着他的体温。我鼓起腮帮子使劲一吹，“呜——”像牛叫。爷爷笑得胡子直抖：“不是跟它打架，是跟它说悄悄话。”他教我把嘴唇轻轻贴上去，气要细，要匀，像吹一根快要灭的火柴，又想让它别灭。就这样，我学会了第一支曲子。',
      '后来，爷爷的耳朵越来越背，跟他说话要凑到耳边喊。可是奇怪，我一吹口琴，他就转过头来，手指在膝盖上一下一下地打拍子。我问他：“爷爷，您听得见吗？”他摇摇头，指了指藤椅的扶手。我把手放上去，木头在微微地颤——原来，他是用手“听”的。',
      '从那以后，我吹口琴的时候，总要挨着爷爷坐，让我的胳膊贴着他的胳膊。漆还在掉，我从不去补它。妈妈说要给我买一支新的，二十四孔，亮闪闪的，我说不要。新口琴能吹出更好听的声音，可它没有走过那二十里路，也不认得爷爷的膝盖。',
    ].join('\n'),
  },
}
