/** 发展: 深刻, 丰富, 文采, 创意. */
import { counted, isReasoned, quoted, rise, target, withinLength, type Judge } from './trait.ts'

export const profound: Judge = ({ features, highlights }) => {
  const { reflection, reasoning, questions, echoes } = features
  const score = isReasoned(features)
    ? 38 + 22 * rise(reasoning, 1, target(8, features)) + 14 * rise(reflection, 0, 4) + 8 * rise(questions, 0, 3) + 6 * rise(features.links, 3, 10)
    : 48 + 26 * rise(reflection, 0, 3) + 6 * rise(reasoning, 0, 3) + 6 * rise(questions, 0, 2) + 6 * rise(echoes.length, 0, 1)
  return {
    score: withinLength(score, features, 30),
    observations: [
      counted([['说明原因、推想结果的词语', reasoning, '个'], ['写感悟的词语', reflection, '个']], '事情写下来了，还没有写到自己的想法。'),
      ...quoted(highlights, isReasoned(features) ? ['reasoning', 'reflection'] : ['reflection', 'thought'], '想得最深的一处：'),
    ],
    lift: isReasoned(features) ? '对自己的观点再追问一层：它为什么成立，什么时候不成立？' : '写完道理再问一句：这个道理，是哪一个细节让你明白的？',
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
        ? counted([['事例和引用一共', evidence + citations, '处']], '还没有用到事例和引用。')
        : counted([['动作、感官、心理的词语一共', actions + senses + thoughts, '个']], '细节还没有展开。'),
      ...quoted(highlights, isReasoned(features) ? ['evidence'] : ['sense', 'dialogue', 'action'], '材料最实在的一处：'),
    ],
    lift: isReasoned(features) ? '古今、正反、大小，换一个方向再找一个例子，两个例子不要说同一件事。' : '除了眼睛看到的，再写一样耳朵听到的或手摸到的。',
  }
}

export const literary: Judge = ({ features, highlights }) => {
  const { similes, parallelisms, phrases, vocabulary, senses, sentenceVariety } = features
  const score = 40 + 15 * rise(similes, 0, 3) + 8 * rise(parallelisms, 0, 1) + 9 * rise(phrases, 0, 4) + 11 * rise(vocabulary, 7, 10.5)
    + 9 * rise(senses, 1, target(8, features)) + 5 * rise(sentenceVariety, 0.2, 0.55)
  return {
    score: withinLength(score, features, 30),
    observations: [
      counted([['比喻', similes, '处'], ['排比', parallelisms, '处'], ['叠词和四字词语', phrases, '个']], '语言朴素，还没有用到比喻和排比。'),
      ...quoted(highlights, ['simile', 'parallelism', 'sense'], '最有味道的一句：'),
    ],
    lift: similes === 0 ? '挑一样东西，想一想它让你记起了什么，写成一个只有你才会打的比方。' : '比方贵在新鲜：把别人也会用的那一个，换成你家里、你路上见过的东西。',
  }
}

/** Openings that catch: a sound, a question, somebody's words. */
const LIVELY_OPENING = /^[“「]|^.{0,14}[！？!?]/

export const novelty: Judge = ({ features, highlights }) => {
  const { similes, dialogues, thoughts, vocabulary, questions, openingText } = features
  const isLively = LIVELY_OPENING.test(openingText)
  const score = 47 + 10 * (isLively ? 1 : 0) + 9 * rise(similes, 0, 3) + 8 * rise(vocabulary, 7.5, 10.5) + 7 * rise(thoughts, 0, 3) + 6 * rise(dialogues, 0, 3) + 5 * rise(questions, 0, 3)
    + 5 * rise(features.senses, 2, target(9, features))
  return {
    score: withinLength(score, features, 30),
    observations: [
      ...(isLively ? ['开头用声音、问句或人物的话引人。'] : []),
      counted([['比喻', similes, '处'], ['问句', questions, '句'], ['心里话', thoughts, '处']], '写法朴实，还没有出人意料的地方。'),
      ...quoted(highlights, ['simile', 'thought', 'dialogue', 'sense'], '最有自己味道的一处：'),
    ],
    lift: isLively && !isReasoned(features) ? '结尾也可以和别人不一样：停在一个动作或一样东西上，不急着讲道理。' : isReasoned(features) ? '想一想同题的文章多半会怎样立论，再找一个他们没有站过的位置。' : '试着从最精彩的那一刻写起，再回头交代前因。',
  }
}
