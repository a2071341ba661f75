import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade10FastMiddling: CorpusEssay = {
  name: 'grade10-fast-middling',
  quality: 'middling',
  grades: {
    total: 72,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
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
  planted: [
    { wrong: '急功尽利', right: '急功近利', area: 'spelling' },
    { wrong: '让我明白了，慢不是', right: '我明白了，慢不是', area: 'grammar' },
    { wrong: '不防停下', right: '不妨停下', area: 'spelling' },
  ],
  essay: {
    title: '让心灵慢下来',
    genre: 's-argument',
    gradeLevel: 10,
    task: TASKS.slowness,
    content: [
      '如今，我们生活在一个追求速度的时代。外卖晚到五分钟，有人就要给差评；视频看不完，有人就开两倍速；孩子还没有上小学，就已经被送进了各种补习班。人人都在往前赶，生怕慢一步就会落后。然而，当一切都变快的时候，我们更应该让心灵慢下来。',
      '慢下来，才能看见生活的美。木心在诗里写道：“从前的日色变得慢，车，马，邮件都慢，一生只够爱一个人。”在那个缓慢的年代，人们有时间等一封信，有时间看一场雨。而现在，我们拍下了无数张照片，却很少认真地看一眼天空；我们走过了很多地方，却说不出那里的风有什么味道。生活的美不在终点，而在路上，走得太急的人是看不到的。',
      '慢下来，才能做好一件事。大凡有成就的人，都懂得慢的道理。王羲之练习书法，据说把一池清水都染黑了；李时珍写《本草纲目》，花了近三十年的心血；陈景润为了证明一个数学难题，用掉了几麻袋的草稿纸。如果他们急于求成，恐怕就不会有后来的成就。反之，那些急功尽利的人，往往昙花一现，很快就被人遗忘。',
      '慢下来，才能认识自己。我们每天被作业、考试和消息推着走，很少有时间问一问自己：我到底喜欢什么？我想成为什么样的人？高一上学期，我报了三个社团，参加了两项竞赛，每天忙得团团转，结果哪一样都没有做好。寒假里，我静下心来想了很久，最后只留下了自己最喜欢的天文社。这学期，我慢慢地观测，慢慢地记录，反而得到了老师的肯定。通过这件事，让我明白了，慢不是浪费时间，而是给自己一个思考的机会。',
      '当然，慢下来并不等于懒惰，也不等于拖延。救人要快，救火要快，面对机会的时候也要快。我们所说的慢，是一种从容的心态，是在快的时代里给自己留下一片安静的天地。',
      '朋友，当你觉得疲惫的时候，不防停下脚步，听一听鸟叫，看一看夕阳。让心灵慢下来，也许你会发现，最美的风景一直就在身边。',
    ].join('\n'),
  },
}
