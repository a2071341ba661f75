/** 发展: 深刻, 丰富, 文采, 创意. */
import { isTold, lensOf, type Lens } from '../lens.ts'
import { isReasoned } from '../lens.ts'
import { counted, quoted, rise, target, withinLength, type Judge } from './trait.ts'

export const profound: Judge = ({ features, highlights }) => {
  const { reflection, reasoning, questions, echoes } = features
  const score = isReasoned(features)
    ? 38 + 22 * rise(reasoning, 1, target(8, features)) + 14 * rise(reflection, 0, 4) + 8 * rise(questions, 0, 3) + 6 * rise(features.links, 3, 10)
    : 48 + 26 * rise(reflection, 0, 3) + 6 * rise(reasoning, 0, 3) + 6 * rise(questions, 0, 2) + 6 * rise(echoes.length, 0, 1)
  return {
    score: withinLength(score, features, 30),
    observations: [
      counted([['和原因、转折、推想有关的词语', reasoning, '个'], ['和感悟有关的词语', reflection, '个']], '没有找到写原因和感悟的词语。'),
      ...quoted(highlights, ['contrast', 'reflection', 'cause'], '看得出思考的一处：'),
    ],
    lift: PROFOUND_LIFTS[lensOf(features)],
  }
}

export const richness: Judge = ({ features, highlights }) => {
  const { actions, senses, thoughts, dialogues, evidence, citations, fullness, vocabulary } = features
  const score = isReasoned(features)
    ? 38 + 18 * rise(evidence, 0, target(4, features)) + 12 * rise(citations, 0, 4) + 12 * rise(vocabulary, 7, 10.5) + 8 * rise(fullness, 0.5, 1.1)
    : 38 + 14 * rise(actions, 2, target(12, features)) + 12 * rise(senses, 1, target(9, features)) + 9 * rise(thoughts, 0, 3) + 8 * rise(dialogues, 0, 4) + 8 * rise(fullness, 0.5, 1.2)
  return {
    score: withinLength(score, features, 30),
    observations: [
      isReasoned(features)
        ? counted([['和事例、引用有关的词语', evidence, '个'], ['书名和引号里的话', citations, '处']], '没有找到事例和引用。')
        : isTold(lensOf(features)) ? counted([['和动作、感官、心理有关的词语一共', actions + senses + thoughts, '个']], '没有找到写动作、感官和心理的词语。') : lensOf(features) === 'poem' ? counted([['和动作有关的词', actions, '个'], ['和心里活动有关的词', thoughts, '个']], `全诗${features.paragraphs}行。`) : counted([['书名和引号里的话', citations, '处'], ['问句', features.questions, '句'], ['感叹句', features.exclamations, '句']], `全文${features.sentences}句话。`),
      ...quoted(highlights, ['evidence', 'figure', 'example', 'sense', 'actions', 'action'], '材料实在的一处：'),
    ],
    lift: RICHNESS_LIFTS[lensOf(features)],
  }
}

export const literary: Judge = ({ features, highlights }) => {
  const { similes, parallelisms, phrases, vocabulary, senses, sentenceVariety } = features
  const score = 40 + 15 * rise(similes, 0, 3) + 8 * rise(parallelisms, 0, 1) + 9 * rise(phrases, 0, 4) + 11 * rise(vocabulary, 7, 10.5)
    + 9 * rise(senses, 1, target(8, features)) + 5 * rise(sentenceVariety, 0.2, 0.55)
  return {
    score: withinLength(score, features, 30),
    observations: [
      counted([['比喻', similes, '处'], ['排比', parallelisms, '处'], ['叠词和四字词语', phrases, '个']], features.stage === 'elementary' ? '语言朴素，没有圈出比喻。' : '语言朴素，没有圈出比喻和排比。'),
      ...quoted(highlights, ['simile', 'parallelism', 'sense'], '有味道的一句：'),
    ],
    lift: !LIKES_IMAGES.has(lensOf(features)) ? '选一句最要紧的话，反复推敲用词，让它又准又简。' : similes === 0 ? '挑一样东西，想一想它让你记起了什么，写成一个只有你才会打的比方。' : '比方贵在新鲜：把别人也会用的那一个，换成你家里、你路上见过的东西。',
  }
}

/** Openings that catch: a sound, a question, somebody's words. */
const LIVELY_OPENING = /^[“「]|^.{0,14}[！？!?]/

export const novelty: Judge = ({ features, highlights }) => {
  const { similes, dialogues, thoughts, vocabulary, questions, openingText } = features
  const lens = lensOf(features)
  const isLively = LIVELY_OPENING.test(openingText)
  const score = 47 + 10 * (isLively ? 1 : 0) + 9 * rise(similes, 0, 3) + 8 * rise(vocabulary, 7.5, 10.5) + 7 * rise(thoughts, 0, 3) + 6 * rise(dialogues, 0, 3) + 5 * rise(questions, 0, 3)
    + 5 * rise(features.senses, 2, target(9, features))
  return {
    score: withinLength(score, features, 30),
    observations: [
      ...(isLively ? ['开头用了感叹、问句或引号里的话。'] : []),
      counted([['比喻', similes, '处'], ['问句', questions, '句'], ['和心里活动有关的词', thoughts, '个']], '写法朴实，平平道来。'),
      ...quoted(highlights, ['thought', 'simile', 'contrast', 'dialogue'], '有自己味道的一处：'),
    ],
    lift: lens === 'reason' ? '想一想同题的文章多半会怎样立论，再找一个他们没有站过的位置。' : lens !== 'story' ? '想一想同学们多半会怎样开头，换一个不一样的。' : isLively ? '结尾也可以和别人不一样：停在一个动作或一样东西上，不急着讲道理。' : '试着从最精彩的那一刻写起，再回头交代前因。',
  }
}

const PROFOUND_LIFTS: Record<Lens, string> = {
  story: '想一想这件事为什么让你记得，用一两句自己的话写下来。',
  scene: '想一想它为什么让你停下来看，用一句自己的话写下来。',
  reason: '对自己的观点再追问一层：它为什么成立，什么时候不成立？',
  review: '再追问一步：作者为什么这样写，换一种写法会失去什么？',
  response: '想一想读完以后，你的哪个看法变了，把变化写下来。',
  inform: '说完它是什么样，再说说它为什么会这样。',
  letter: '说完事情，再说说你为什么想让对方知道。',
  poem: '想一想最后一行停在哪里，读的人会多想一步。',
}

const RICHNESS_LIFTS: Record<Lens, string> = {
  story: '除了眼睛看到的，再写一样耳朵听到的或手摸到的。',
  scene: '除了眼睛看到的，再写一样耳朵听到的或鼻子闻到的。',
  reason: '古今、正反、大小，换一个方向再找一个例子，两个例子不要说同一件事。',
  review: '换一个角度再取一处原文，人物、语言、结构各看一看。',
  response: '除了书里的，再写一件自己生活里的。',
  inform: '换一种说明的方法，数字、比较、举例各试一种。',
  letter: '除了自己想说的，也写写对方关心的事。',
  poem: '除了看到的，再写一样听到的或闻到的。',
}

const LIKES_IMAGES: ReadonlySet<Lens> = new Set(['story', 'scene', 'poem', 'reason', 'response'])
