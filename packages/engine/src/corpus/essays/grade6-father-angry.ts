import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade6FatherAngry: CorpusEssay = {
  name: 'grade6-father-angry',
  quality: 'middling',
  grades: {
    total: 73,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 2,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 2,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 1,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 3,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 3,
    },
  },
  planted: [{ wrong: '记忆尤新', right: '记忆犹新', area: 'spelling' }],
  essay: {
    title: '爸爸发火了',
    genre: 'e-person',
    gradeLevel: 6,
    task: TASKS.heDid,
    content: [
      '我的爸爸是一个脾气很好的人，平时总是笑呵呵的，很少发火。可是上个星期天，他却发了一次大火，让我到现在都记忆尤新。',
      '那天早上，妈妈去外婆家了，临走的时候让我在家好好写作业。妈妈一走，我就像出了笼子的小鸟，打开电视看了起来。看完电视，我又拿起平板玩游戏，一直玩到了十一点多。这时候，门外传来了爸爸上楼的脚步声，我连忙把平板藏到枕头下面，拿起笔装作写作业的样子。',
      '爸爸走进我的房间，看了看我的作业本，上面一个字也没有。他问我：“你一上午都在干什么？”我低着头说：“我在写作业，题目太难了，我在想。”爸爸没有说话，走到床边，掀开枕头，拿出了还在发烫的平板。',
      '我的心一下子提到了嗓子眼。只见爸爸的脸由红变白，又由白变红，眉毛拧成了一个疙瘩，两只眼睛瞪得像铜铃一样大。他把平板往桌子上一放，大声说：“玩一会儿游戏不算什么，可是你为什么要撒谎？”他的声音很大，震得我的耳朵嗡嗡响。我从来没有见过爸爸这么生气，吓得一动也不敢动，眼泪吧嗒吧嗒地往下掉。',
      '过了一会儿，爸爸的声音慢慢地低了下来。他拉过一把椅子，坐在我的对面，说：“儿子，爸爸小时候也贪玩，也撒过谎。有一次，我骗你爷爷说去上学，其实是去河里摸鱼，结果差点被水冲走。从那以后，我就再也不敢撒谎了。一个人做错事不可怕，可怕的是用谎话去盖住它。”说着，他用粗糙的大手擦了擦我的眼泪。',
      '我抬起头，看见爸爸的眼睛也红了。我哽咽着说：“爸爸，我错了，我以后再也不撒谎了。”爸爸点了点头，脸上又露出了笑容。',
      '从那天起，我每次想偷懒、想撒谎的时候，就会想起爸爸发火的样子。',
    ].join('\n'),
  },
}
