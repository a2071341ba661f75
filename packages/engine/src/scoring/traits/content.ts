/** 内容: 切题, 中心, 充实, 思想, 感情. */
import { counted, isReasoned, quoted, rise, target, withinLength, type Judge } from './trait.ts'

export const matchTitle: Judge = ({ features, highlights }) => {
  const { topic, hasTitle } = features
  const fit = topic.fit ?? 0.75
  const score = withinLength(38 + 50 * fit + (hasTitle ? 3 : 0), features, 55)
  const used = topic.hits.slice(0, 3)
  const nearest = highlights.find(({ span }) => span.quote.length <= 40 && topic.hits.some((word) => span.quote.includes(word)))
  return {
    score,
    observations: [
      ...(topic.fit === null ? ['这次没有指定题目，按文章自己的题目来看。'] : []),
      ...(used.length > 0 ? [`题目里的关键词在文中出现：${used.join('、')}。`] : topic.fit === null ? [] : [fit < 0.3 ? '文中很少见到题目里的关键词。' : '文章写到了题目所说的事，只是没有直接用题目里的词。']),
      ...(nearest === undefined ? [] : [`和题目关系最近的一处：“${nearest.span.quote}”。`]),
    ],
    lift: topic.isOffTopic
      ? '再读一遍题目，圈出最要紧的词，想一想自己写的事和它有什么关系。'
      : topic.missed.length > 0 ? '在开头和结尾各扣一次题，读的人就不会走神。' : '中间各段也回头看一眼题目，让每件事都为它服务。',
  }
}

export const centerStandout: Judge = ({ features, highlights }) => {
  const { reflection, echoes, feelings, topic } = features
  const score = 52 + 14 * rise(reflection, 0, 2) + 7 * rise(echoes.length, 0, 1) + 16 * (topic.fit ?? 0.7) + 9 * rise(feelings, 0, 3)
  return {
    score: withinLength(score, features, 45),
    observations: [
      reflection > 0 ? `写到感悟、点明中心的词语有${reflection}个。` : '没有找到点明中心的句子。',
      ...(echoes.length > 0 ? [`开头和结尾都写到了：${echoes.slice(0, 2).join('、')}。`] : []),
      ...quoted(highlights, ['reflection', 'ending'], '最能看出中心的一句：'),
    ],
    lift: echoes.length > 0 ? '选材时多问一句：这件事离了它，中心还站得住吗？站得住的就可以略写。' : '让结尾和开头遥遥相望：开头提到的人、物或话，结尾再轻轻碰一下。',
  }
}

export const contentsFull: Judge = ({ features, highlights }) => {
  const { fullness, written, actions, senses, thoughts, dialogues, evidence, reasoning, citations } = features
  const details = isReasoned(features)
    ? 10 * rise(evidence, 0, target(3, features)) + 9 * rise(reasoning, 1, target(6, features)) + 6 * rise(citations, 0, 4)
    : 8 * rise(actions, 1, target(11, features)) + 7 * rise(senses, 0, target(8, features)) + 6 * rise(thoughts, 0, 3) + 5 * rise(dialogues, 0, 3)
  return {
    score: 29 + 43 * rise(fullness, 0.03, 1) + details * rise(fullness, 0, 0.8) - 50 * Math.max(0, features.honesty.repeated - 0.03),
    observations: [
      `全文${written}个字，${features.isLengthAsked ? '这次要求写' : '这个年级一般写'}${features.expected}个字以上。`,
      isReasoned(features)
        ? counted([['举例、引用', evidence + citations, '处']], '还没有举出例子。')
        : counted([['写动作的词', actions, '个'], ['写色彩、声音、气味的词', senses, '个'], ['对话', dialogues, '处']], '还没有写到动作、声音和颜色。'),
      ...quoted(highlights, isReasoned(features) ? ['evidence', 'reasoning'] : ['action', 'sense', 'dialogue'], '写得最具体的一处：'),
    ],
    lift: isReasoned(features)
      ? '给最要紧的那个观点配一个具体的例子，写清例子里谁做了什么、结果怎样。'
      : fullness < 0.7 ? '挑最重要的一个瞬间，像放慢镜头那样，把看到的、听到的、想到的一样一样写出来。' : '在最关键的地方再添一个只有你看见的小细节。',
  }
}

export const mentalHealth: Judge = ({ features, highlights }) => {
  const harmful = features.harmful
  return {
    score: withinLength(87 + 6 * rise(features.reflection, 0, 3) - 22 * harmful.length, features, 72),
    observations: [
      harmful.length > 0 ? `有些话会伤到人，比如：${harmful.slice(0, 2).join('、')}。` : '通篇没有伤人或不健康的话。',
      ...quoted(highlights, ['reflection', 'feeling'], '能看出态度的一处：'),
    ],
    lift: harmful.length > 0 ? '生气可以写，把为什么生气写清楚，比骂人的话更有力量。' : '把自己的想法和身边的人、更大的生活连起来想一想。',
  }
}

export const emotionSincere: Judge = ({ features, highlights }) => {
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
        ? counted([['反问、感叹的句子', questions + exclamations, '句'], ['写自己体会的词语', reflection, '个']], '语气平稳，还没有写到自己的体会。')
        : counted([['写心情的词', feelings, '个'], ['写心里怎么想的词', thoughts, '个']], '心情还藏着，没有写出来。'),
      ...quoted(highlights, ['thought', 'feeling', 'dialogue'], '最见真心的一处：'),
    ],
    lift: features.family === 'expository' ? '写一句你第一次发现它的奥妙时的惊奇，介绍就有了温度。' : isReasoned(features) ? '让读者看到你为什么在乎这件事，一句自己的经历胜过一串口号。' : '少说一个写心情的词，多写一个那时的动作或身体的感觉。',
  }
}
