import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade9Persist: CorpusEssay = {
  name: 'grade9-persist',
  quality: 'weak',
  grades: {
    total: 51,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 2,
      EMOTION_SINCERE: 2,
      STANDARD: 3,
      STYLE_MATCH: 2,
      STRUCTURE_PRECISENESS: 3,
      LANGUAGE_FLUENCY: 3,
      PROFOUND: 4,
      RICHNESS: 4,
      LITERARY: 4,
      NOVELTY: 4,
    },
  },
  planted: [
    { wrong: '锻练', right: '锻炼', area: 'spelling' },
    { wrong: '原因是因为', right: '原因是', area: 'grammar' },
    { wrong: '既使', right: '即使', area: 'spelling' },
    { wrong: '再接再励', right: '再接再厉', area: 'spelling' },
  ],
  essay: {
    title: '坚持',
    genre: 'j-argument',
    gradeLevel: 9,
    task: TASKS.persist,
    content: [
      '坚持是一种美德，坚持是一种精神，坚持是一种力量。每个人都应该学会坚持，只有坚持才能成功。',
      '古今中外，有很多坚持的例子。爱迪生发明电灯，失败了很多次，但是他坚持下来了，所以他成功了。司马迁受了宫刑，但是他坚持下来了，所以他写出了《史记》。海伦·凯勒看不见也听不见，但是她坚持下来了，所以她成了作家。他们都是坚持的人，所以他们都成功了。',
      '在生活中，我们也要坚持。学习要坚持，锻练要坚持，做好事也要坚持。如果不坚持，就不会成功。比如我们班有一个同学，他以前成绩不好，但是他坚持学习，后来成绩就好了。还有一个同学，他成绩很好，但是他不坚持，后来成绩就不好了。这说明了坚持的重要性。',
      '坚持说起来容易，做起来难。有的人坚持了一天就放弃了，有的人坚持了一个星期就放弃了，有的人坚持了一个月就放弃了。他们失败的原因是因为没有坚持到底。所以我们要坚持到底，不能半途而废。',
      '总之，坚持非常重要。只要我们坚持，就一定能成功。让我们一起坚持吧！既使前面有再多的困难，我们也要坚持下去，再接再励，不断前进！',
    ].join('\n'),
  },
}
