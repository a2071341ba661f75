/** 内容: 切题, 中心, 充实, 思想, 感情. */
import { isTold, lensOf, type Lens } from '../lens.ts'
import { isReasoned } from '../lens.ts'
import { counted, quoted, rise, target, withinLength, type Judge } from './trait.ts'

/** Pieces of words that the cutting of a task leaves over. */
const BARE = /[的了着过得个上下们有是在地很更越来]/

export const matchTitle: Judge = ({ features, highlights }) => {
  const { topic, hasTitle } = features
  const fit = topic.fit ?? 0.75
  const score = withinLength(38 + 50 * fit + (hasTitle ? 3 : 0), features, 55)
  const used = topic.hits.filter((word) => !BARE.test(word)).slice(0, 3)
  const nearest = highlights.find(({ span }) => span.quote.length <= 40 && used.some((word) => span.quote.includes(word)))
  return {
    score,
    observations: [
      ...(topic.fit === null ? ['这次没有指定题目，按文章自己的题目来看。'] : []),
      ...(used.length > 0 ? [`题目和要求里的词在文中出现：${used.join('、')}。`] : topic.fit === null ? [] : [fit < 0.3 ? '文中很少见到题目里的关键词。' : '题目里的词没有原样出现在文中，这不一定是跑题，自己再对照题目看一遍。']),
      ...(nearest === undefined ? [] : [`和题目有关的一处：“${nearest.span.quote}”。`]),
    ],
    lift: topic.isOffTopic
      ? '再读一遍题目，圈出最要紧的词，想一想自己写的事和它有什么关系。'
      : topic.missed.length > 0 ? '在开头和结尾各扣一次题，读的人就不会走神。' : '中间各段也回头看一眼题目，让每一处都为它服务。',
  }
}

export const centerStandout: Judge = ({ features, highlights }) => {
  const { reflection, echoes, feelings, topic } = features
  const score = 52 + 14 * rise(reflection, 0, 2) + 7 * rise(echoes.length, 0, 1) + 16 * (topic.fit ?? 0.7) + 9 * rise(feelings, 0, 3)
  return {
    score: withinLength(score, features, 45),
    observations: [
      reflection > 0 ? `和感悟有关的词语有${reflection}个。` : '没有找到点明中心的句子。',
      ...(echoes.length > 0 ? [`开头和结尾都写到了：${echoes.slice(0, 2).join('、')}。`] : []),
      ...quoted(highlights, ['reflection'], '能看出中心的一句：'),
    ],
    lift: echoes.length > 0 ? '选材时多问一句：少了这一处，中心还站得住吗？站得住的就可以略写。' : CENTER_LIFTS[lensOf(features)],
  }
}

export const contentsFull: Judge = ({ features, highlights }) => {
  const { fullness, written, actions, senses, thoughts, dialogues, evidence, reasoning, citations } = features
  const lens = lensOf(features)
  const details = isReasoned(features)
    ? 10 * rise(evidence, 0, target(3, features)) + 9 * rise(reasoning, 1, target(6, features)) + 6 * rise(citations, 0, 4)
    : 8 * rise(actions, 1, target(11, features)) + 7 * rise(senses, 0, target(8, features)) + 6 * rise(thoughts, 0, 3) + 5 * rise(dialogues, 0, 3)
  return {
    score: 29 + 43 * rise(fullness, 0.03, 1) + details * rise(fullness, 0, 0.8) - 50 * Math.max(0, features.honesty.repeated - 0.03),
    observations: [
      lens === 'poem' && !features.isLengthAsked ? `全诗${written}个字。` : `全文${written}个字，${features.isLengthAsked ? '这次要求写' : '这个年级一般写'}${features.expected}个字以上。`,
      isReasoned(features)
        ? counted([['和举例、引用有关的词语', evidence, '个'], ['书名和引号里的话', citations, '处']], '没有找到例子和引用。')
        : isTold(lens) ? counted([['和动作有关的词', actions, '个'], ['和色彩、声音、气味有关的词', senses, '个'], ['人物说的话', dialogues, '处']], '没有找到写动作、声音和颜色的词。') : lens === 'poem' ? counted([['和色彩、声音、气味有关的词', senses, '个']], '没有找到写色彩、声音和气味的词。') : `一共${features.sentences}句话。`,
      ...quoted(highlights, ['evidence', 'actions', 'action', 'sense', 'figure'], '写得具体的一处：'),
    ],
    lift: !isTold(lens)
      ? FULL_LIFTS[lens]
      : fullness < 0.7 ? '挑最重要的一个瞬间，像放慢镜头那样，把看到的、听到的、想到的一样一样写出来。' : FULL_LIFTS[lens],
  }
}

export const mentalHealth: Judge = ({ features, highlights }) => {
  const harmful = features.harmful
  return {
    score: withinLength(87 + 6 * rise(features.reflection, 0, 3) - 22 * harmful.length, features, 72),
    observations: [
      harmful.length > 0 ? `有些话会伤到人，比如：${harmful.slice(0, 2).join('、')}。` : '通篇没有伤人或不健康的话。',
      ...quoted(highlights, ['reflection', 'feeling', 'care'], '能看出态度的一处：'),
    ],
    lift: harmful.length > 0 ? '生气可以写，把为什么生气写清楚，比骂人的话更有力量。' : '把自己的想法和身边的人、更大的生活连起来想一想。',
  }
}

export const emotionSincere: Judge = ({ features, highlights }) => {
  const lens = lensOf(features)
  const { feelings, thoughts, dialogues, reflection, questions, exclamations, senses } = features
  const shown = features.family === 'expository'
    ? 20 + 8 * rise(questions + exclamations, 0, 2) + 4 * rise(reflection, 0, 1)
    : isReasoned(features)
    ? 12 * rise(questions + exclamations, 0, 4) + 10 * rise(reflection, 0, 3) + 10 * rise(features.reasoning, 1, 6)
    : 12 * rise(feelings, 0, 4) + 10 * rise(thoughts, 0, 3) + 6 * rise(dialogues, 0, 2) + 6 * rise(features.actions, 3, target(11, features)) + 6 * rise(senses, 0, target(7, features))
  return {
    score: withinLength(56 + shown, features, 52),
    observations: [
      isReasoned(features)
        ? counted([['问句和感叹句', questions + exclamations, '句'], ['和体会有关的词语', reflection, '个']], '语气平稳，没有找到写自己体会的词语。')
        : counted([['和心情有关的词', feelings, '个'], ['和心里活动有关的词', thoughts, '个']], '没有找到直接写心情的词。'),
      ...quoted(highlights, ['feeling', 'thought', 'care'], '见真心的一处：'),
    ],
    lift: features.family === 'expository' ? '写一句你第一次发现它的奥妙时的惊奇，介绍就有了温度。' : lens === 'reason' || lens === 'review' || lens === 'response' ? '让读者看到你为什么在乎这个话题，一句自己的经历胜过一串口号。' : '少说一个写心情的词，多写一个那时的动作或身体的感觉。',
  }
}

const CENTER_LIFTS: Record<Lens, string> = {
  story: '让结尾和开头遥遥相望：开头提到的人、物或话，结尾再轻轻碰一下。',
  scene: '让结尾和开头遥遥相望：开头写到的景或物，结尾再轻轻碰一下。',
  reason: '让结尾回到开头的观点，用不一样的话再说一遍。',
  review: '让结尾回到开头的判断，用分析得来的话再说一遍。',
  response: '结尾再回到最触动你的那一处，说说它留给你什么。',
  inform: '开头用一句话说清它最大的特点，后面的每一段都围着它来写。',
  letter: '开头说清为什么写，结尾再把最想说的一句话说一遍。',
  poem: '每一行都问一声：它和题目是一个心情吗？不是，就拿掉。',
}

const FULL_LIFTS: Record<Lens, string> = {
  story: '在最关键的地方再添一个只有你看见的小细节。',
  scene: '在最特别的地方再添一个只有你看见的小细节。',
  reason: '给最要紧的那个观点配一个具体的例子，写清例子里谁做了什么、结果怎样。',
  review: '引一两处关键的原文，逐一分析它好在哪里。',
  response: '选最触动你的一处，把自己的想法和经历写得更具体。',
  inform: '选一个主要的特点，把它的样子、原因和用处说全。',
  letter: '挑最想让对方知道的一件事，把来龙去脉写清楚。',
  poem: '再添一样看得见、听得到或闻得着的东西。',
}
