/** 表达: 规范, 文体, 结构, 流畅. */
import type { HighlightKind } from '../highlights.ts'
import { lensOf, type Lens } from '../lens.ts'
import { isReasoned } from '../lens.ts'
import { counted, quoted, rise, target, withinLength, type Judge } from './trait.ts'

export const standard: Judge = ({ features }) => {
  const { faults, hasTitle, characters, punctuated } = features
  const isPunctuated = features.family === 'poetry' || punctuated > 0.04
  const cost = 5 * faults.typos + 4 * faults.grammar + 3 * faults.punctuation
  // The same slip weighs less in a long essay, but never nothing.
  const weight = Math.min(1.3, Math.max(0.6, 400 / Math.max(characters, 1)))
  const all = faults.typos + faults.grammar + faults.punctuation
  return {
    score: withinLength(94 - cost * weight - (hasTitle ? 0 : 5) - (isPunctuated ? 0 : 25 * (1 - rise(punctuated, 0, 0.04))), features, 62),
    observations: [
      counted([['圈出错别字', faults.typos, '个'], ['要理顺的句子', faults.grammar, '处'], ['要改的标点', faults.punctuation, '处']], '通读全文，没有圈出错别字和用错的标点。'),
      ...(isPunctuated ? [] : ['有很长的一段话没有加标点。']),
      ...(hasTitle ? [] : ['还没有写题目。']),
    ],
    lift: !isPunctuated ? '出声读一遍，换气的地方加逗号，话说完的地方加句号。' : all === 0 ? '写完后出声读一遍，是保持这份工整的好办法。' : features.stage === 'elementary' ? '把圈出的地方改好，再出声读一遍，嘴巴会替你发现别扭的地方。' : '逐一订正圈出的地方，弄清每个字的意思，交稿前再专门查一遍。',
  }
}

const FAMILY_LIFTS = {
  narrative: '把事情的起因、经过、结果写全，经过占大头。',
  descriptive: '按一个顺序去写，由远到近或由上到下，让读的人跟着你走。',
  expository: '用数字、比较、举例子这几种方法，把事物的特点说准。',
  argumentative: '先亮出观点，再摆理由和例子，最后回到观点。',
  practical: '把称呼、正文、署名、日期对照格式查一遍，写信还要有祝福的话。',
  imaginative: '给想象定一条规则，后面的故事都照着它来，奇怪的事也会变得可信。',
  response: '先用一两句话说清原文，再联系自己的生活，感想占大头。',
  poetry: '一行只说一个画面，把多余的词拿掉。',
  any: '先想好是讲故事、说道理还是介绍事物，再动笔。',
} as const

/** What shows a sort of writing for what it is. */
const STYLE_SHOWN: Record<Lens, readonly HighlightKind[]> = {
  story: ['dialogue', 'actions', 'action'], scene: ['sense', 'simile'], reason: ['contrast', 'cause', 'evidence'], review: ['contrast', 'cause', 'reflection'], response: ['reflection'],
  inform: ['figure', 'comparison', 'example'], letter: ['care'], poem: ['simile', 'sense'],
}

export const styleMatch: Judge = ({ features, highlights }) => {
  const { genreCues, family, dialogues, reasoning } = features
  const extra = isReasoned(features) ? 8 * rise(reasoning, 1, 6) : family === 'narrative' ? 8 * rise(dialogues, 0, 2) : 5
  const score = family === 'any' ? 72 + extra : 46 + 38 * genreCues + extra
  return {
    score: withinLength(score, features, 55),
    observations: [
      genreCues > 0.7 ? '读得出是这种文体的写法。' : '这种文体常见的词语用得还不多。',
      ...quoted(highlights, STYLE_SHOWN[lensOf(features)], '合乎文体的一处：'),
    ],
    lift: lensOf(features) === 'review' ? '先说清你的看法，再引原文的字句来分析，让每个看法都有出处。' : FAMILY_LIFTS[family],
  }
}

export const structure: Judge = ({ features, highlights }) => {
  const { paragraphs, echoes, sequence, longestShare, reflection } = features
  // The youngest write one paragraph, a poem has lines: neither is asked for more.
  const isOneBlock = features.gradeLevel <= 2 || features.family === 'poetry'
  const asked = features.stage === 'elementary' ? 4 : 5
  const score = 42 + 18 * (isOneBlock ? 0.9 : rise(paragraphs, 1, asked)) + 7 * rise(echoes.length, 0, 2) + 9 * rise(sequence, 0, target(5, features))
    + 9 * (isOneBlock ? 0.9 : paragraphs < 2 ? 0 : 1 - rise(longestShare, 0.55, 0.9)) + 5 * rise(reflection, 0, 1) + 4 * rise(features.fullness, 0.4, 1)
    - (features.family === 'poetry' ? 0 : 10 * rise(paragraphs, 14, 30))
  return {
    score: withinLength(score, features, 45),
    observations: [
      features.family === 'poetry' ? `全诗${paragraphs}行。` : paragraphs < 2 ? '全文写成一段。' : `全文分成${paragraphs}段，最长的一段占了全文的${Math.round(longestShare * 100)}%。`,
      counted([['表示时间先后的词语', sequence, '个']], '没有找到表示先后的词语。'),
      ...quoted(highlights, ['ending'], '结尾落在：'),
    ],
    lift: isOneBlock ? '一句接着一句，先说什么、后说什么，心里排一排队。' : paragraphs < 3 ? '想一想全文有几个意思，换一个意思就换一段。' : longestShare > 0.6 ? '最长的一段里有两个意思，找到它们中间的缝，分成两段。' : '段与段之间加半句过渡的话，让后一段从前一段里长出来。',
  }
}

export const fluency: Judge = ({ features }) => {
  const { meanSentence, sentenceVariety, links, overlong, faults, stage } = features
  const longest = stage === 'elementary' ? 38 : 55
  const score = 57 + 12 * rise(meanSentence, 5, 12) - 14 * rise(meanSentence, longest, longest * 2) + 10 * rise(sentenceVariety, 0.1, 0.5)
    + 10 * rise(links, 0, target(7, features)) + 4 * rise(features.vocabulary, 6, 9) - 4 * Math.min(overlong, 4) - 20 * rise(features.honesty.misplaced, 0.012, 0.024) - 4 * Math.min(faults.grammar, 5)
  return {
    score: withinLength(score, features, 50),
    observations: [
      ...(features.family === 'poetry' ? [] : [features.sentences < 2 ? '全文是一句话。' : `平均一句话${Math.round(meanSentence)}个字，${sentenceVariety > 0.4 ? '长句短句搭配着用' : '句子长短差不多'}。`]),
      ...(overlong > 0 && features.family !== 'poetry' ? [`有${overlong}句超过八十个字，读起来要换好几口气。`] : []),
      counted([['起连接作用的词语', links, '个']], '没有找到连接句子的词语。'),
    ].slice(0, 3),
    lift: overlong > 0 ? '把最长的一句断成两三句，一句只说一个意思。' : sentenceVariety > 0.4 ? '挑一段出声读，读到卡住的地方就换个说法。' : '长句子后面放一个很短的句子，节奏就出来了。',
  }
}
