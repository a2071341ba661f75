/** 表达: 规范, 文体, 结构, 流畅. */
import type { HighlightKind } from '../highlights.ts'
import { isJudgedAsArgument, textTypeOf, type TextType } from '../textType.ts'
import {
  countedObservation,
  balance,
  listing,
  combine,
  conciseness,
  quotedObservation,
  ramp,
  saturate,
  scaledTarget,
  cappedByLength,
  type TraitScorer,
  type Part,
} from './trait.ts'

export const standard: TraitScorer = ({ features }) => {
  const { faults, hasTitle, expected, punctuated } = features
  const isPunctuated = features.family === 'poetry' || punctuated > 0.04
  const cost = 5 * faults.typos + 4 * faults.grammar + 3 * faults.punctuation
  // The same slip weighs less where more is asked, but never nothing. What was asked counts, not
  // what was written: another paragraph mends no character.
  const weight = Math.min(1.3, Math.max(0.6, 400 / expected))
  const all = faults.typos + faults.grammar + faults.punctuation
  return {
    score: cappedByLength(
      94 -
        cost * weight -
        (hasTitle ? 0 : 5) -
        (isPunctuated ? 0 : 25 * (1 - ramp(punctuated, 0, 0.04))),
      features,
      62,
    ),
    observations: [
      countedObservation(
        [
          ['圈出错别字', faults.typos, '个'],
          ['要理顺的句子', faults.grammar, '处'],
          ['要改的标点', faults.punctuation, '处'],
        ],
        '通读全文，没有圈出错别字和用错的标点。',
      ),
      ...(isPunctuated ? [] : ['有很长的一段话没有加标点。']),
      ...(hasTitle ? [] : ['还没有写题目。']),
    ],
    lift: !isPunctuated
      ? '出声读一遍，换气的地方加逗号，话说完的地方加句号。'
      : all === 0
        ? '写完后出声读一遍，是保持这份工整的好办法。'
        : features.stage === 'elementary'
          ? '把圈出的地方改好，再出声读一遍，嘴巴会替你发现别扭的地方。'
          : '逐一订正圈出的地方，弄清每个字的意思，交稿前再专门查一遍。',
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
const STYLE_SHOWN: Record<TextType, readonly HighlightKind[]> = {
  story: ['dialogue', 'actions', 'action'],
  scene: ['sense', 'simile'],
  argument: ['contrast', 'cause', 'evidence'],
  review: ['contrast', 'cause', 'reflection'],
  response: ['reflection'],
  exposition: ['figure', 'comparison', 'example'],
  letter: ['care'],
  poem: ['simile', 'sense'],
}

export const styleMatch: TraitScorer = ({ features, highlights }) => {
  const { genreCues, family, dialogues } = features
  const score = isJudgedAsArgument(features)
    ? 50 +
      (family === 'any' ? 20 : 20 * genreCues) +
      6 * ramp(features.reasonRate, 0, 1.6) +
      14 * conciseness(features) +
      6 * (1 - ramp(dialogues, 1, 5))
    : family === 'any'
      ? 77
      : 46 + 38 * genreCues + (family === 'narrative' ? 8 * ramp(dialogues, 0, 2) : 5)
  return {
    score: cappedByLength(score, features, 55),
    observations: [
      genreCues > 0.7 ? '读得出是这种文体的写法。' : '这种文体常见的词语用得还不多。',
      ...quotedObservation(highlights, STYLE_SHOWN[textTypeOf(features)], '合乎文体的一处：'),
    ],
    lift:
      textTypeOf(features) === 'review'
        ? '先说清你的看法，再引原文的字句来分析，让每个看法都有出处。'
        : FAMILY_LIFTS[family],
  }
}

/** Fewer than this and a lead is no topic sentence, however short. */
const LIKE_LEADS = 0.4
const MANY_PARAGRAPHS = 14

export const structure: TraitScorer = ({ features, highlights }) => {
  const {
    paragraphs,
    sequence,
    stage,
    fullness,
    linkRate,
    repeatedParagraphs,
    validity,
    structure: {
      roles,
      led,
      leading,
      supported,
      developed,
      returning,
      alikeLeads,
      unevenness,
      openingShare,
      longestShare,
      order,
      echoes,
      isFinished,
    },
  } = features
  // The youngest write one paragraph, a poem has lines: neither is asked for more.
  const isPoem = features.family === 'poetry'
  const isOneBlock = features.gradeLevel <= 2 || isPoem
  const asked = stage === 'elementary' ? 6 : 8
  const layout = isPoem
    ? `全诗${paragraphs}行。`
    : paragraphs < 2
      ? '全文写成一段。'
      : `全文分成${paragraphs}段，最长的一段占了全文的${Math.round(longestShare * 100)}%。`
  const ordered: Part = {
    weight: isJudgedAsArgument(features) ? 36 : 30,
    reached: order,
    lift: '看看开头一段：不靠前文也读得懂吗？再看结尾一段：读到那里，知道文章要结束了吗？',
  }
  const echoed: Part = {
    weight: isJudgedAsArgument(features) ? 1 : 2,
    reached: saturate(echoes.length, 1),
    lift: '结尾处让开头的人、物或话再出现一次，首尾就连上了。',
    ...(echoes.length > 0
      ? { seen: `开头和结尾都写到了：${echoes.slice(0, 2).join('、')}。` }
      : {}),
  }
  const tied: Part = {
    weight: 8,
    reached: saturate(linkRate, 1),
    lift: '段与段之间加半句过渡的话，让后一段从前一段里长出来。',
  }
  const { score, seen, lift } = isOneBlock
    ? combine(
        62,
        [{ weight: 9, reached: ramp(sequence, 0, scaledTarget(5, features)) }],
        '一句接着一句，先说什么、后说什么，心里排一排队。',
      )
    : isJudgedAsArgument(features)
      ? combine(
          -11,
          [
            {
              weight: 25,
              reached: ramp(leading, 0, 4),
              seen:
                led > 0
                  ? `有${led}段先用一句短话领起。`
                  : '各段的第一句都比较长，看不出哪一句领起全段。',
              lift: '给每个主体段写一个短句放在最前面，只说这一段的意思。',
            },
            {
              weight: 6,
              reached: saturate(developed, 2.5),
              seen: `有${developed}段展开来写。`,
              lift: '主体部分分成三四段，一段说一层意思。',
            },
            {
              weight: 8,
              reached: saturate(supported, 2),
              lift: '每个分论点都配一个有名有姓的例子。',
            },
            {
              weight: 8,
              reached: ramp(alikeLeads, 0.12, 0.55),
              lift: '几个主体段的第一句可以写成相近的句式，层次一眼就能看出来。',
              ...(alikeLeads > LIKE_LEADS ? { seen: '几段的领起句写法相近，层次看得清。' } : {}),
            },
            {
              weight: 6,
              reached: saturate(returning, 2),
              lift: '每段说完例子，用一句话回到中心再结束。',
            },
            {
              weight: 8,
              reached: 1 - ramp(longestShare, 0.2, 0.42),
              seen: layout,
              lift: '最长的一段里有两层意思，找到它们中间的缝，分成两段。',
            },
            {
              weight: 3,
              reached: 1 - ramp(openingShare, 0.05, 0.2),
              lift: '开头再短一些，早一点亮出观点。',
            },
            {
              weight: 3,
              reached: 1 - ramp(unevenness, 0.15, 0.6),
              lift: '主体各段长短相差较大，短的那段再说足一些。',
            },
            ordered,
            echoed,
            tied,
          ],
          '结构已经清楚，试着让各段之间的先后换不得，一层比一层深。',
        )
      : combine(
          5,
          [
            {
              weight: 18,
              reached: saturate(roles.length - 1, asked / 2),
              seen: layout,
              lift:
                paragraphs < 3
                  ? '想一想全文有几个意思，换一个意思就换一段。'
                  : '换了时间、地方或意思，就另起一段。',
            },
            {
              weight: 7,
              reached: ramp(features.sequenceRate, 0, 1.2),
              seen: countedObservation(
                [['表示时间先后的词语', sequence, '个']],
                '没有找到表示先后的词语。',
              ),
              lift: '在转到下一件事的地方，说一句时候或地方变了。',
            },
            {
              weight: 3,
              reached: 1 - ramp(openingShare, 0.1, 0.3),
              lift: '开头再短一些，早一点走进正题。',
            },
            {
              weight: 9,
              reached: roles.length < 2 ? 0 : 1 - ramp(longestShare, 0.4, 0.85),
              lift: '最长的一段里有两个意思，找到它们中间的缝，分成两段。',
            },
            {
              weight: 7,
              reached: saturate(developed, 2.5),
              lift: '中间的部分多写几段，每段把一处写具体。',
            },
            {
              weight: 8,
              reached: 1 - listing(features),
              lift: '不必样样都写到，重要的一处多写几句，别的一笔带过。',
            },
            ordered,
            echoed,
            tied,
          ],
          '结构已经完整，试着换一个地方开头，看看会不会更吸引人。',
        )
  const whole =
    score +
    12 * ramp(fullness, 0.4, 1.9) -
    (isPoem ? 0 : 10 * ramp(roles.length, MANY_PARAGRAPHS, 30)) -
    (isFinished ? 0 : 4) -
    5 * Math.min(repeatedParagraphs, 4) -
    30 * Math.max(0, validity.repeated - 0.05)
  const facts =
    isOneBlock || seen.length === 0
      ? [
          layout,
          countedObservation([['表示时间先后的词语', sequence, '个']], '没有找到表示先后的词语。'),
        ]
      : seen
  return {
    score: cappedByLength(whole, features, 45),
    observations: [
      ...facts.slice(0, 2),
      ...(isFinished
        ? quotedObservation(highlights, ['ending'], '结尾落在：')
        : ['最后一句话还没有写完。']),
    ],
    lift: isFinished ? lift : '把最后一句话写完，再用一两句话收住全文。',
  }
}

export const fluency: TraitScorer = ({ features }) => {
  const {
    meanSentence,
    sentenceVariety,
    links,
    overlong,
    longWinded,
    faults,
    stage,
    language,
    linkRate,
    validity,
    sentences,
  } = features
  const isPoem = features.family === 'poetry'
  const longest = stage === 'elementary' ? 38 : 55
  const slips =
    20 * ramp(validity.misplaced, 0.012, 0.024) +
    4 * Math.min(faults.grammar, 5) +
    20 * Math.max(0, validity.repeated - 0.05)
  const varied: Part = {
    weight: isJudgedAsArgument(features) ? 6 : 10,
    reached: ramp(sentenceVariety, 0.1, 0.5),
    lift: '长句子后面放一个很短的句子，节奏就出来了。',
  }
  const cut: Part = {
    weight: 12,
    reached: 1 - ramp(longWinded / Math.max(8, sentences), 0, 0.3),
    lift: '把最长的一句断成两三句，一句只说一个意思。',
    ...(overlong > 0 && !isPoem
      ? { seen: `有${overlong}句超过八十个字，读起来要换好几口气。` }
      : {}),
  }
  const plain: Part = {
    weight: isJudgedAsArgument(features) ? 18 : 8,
    reached: conciseness(features),
    lift: isJudgedAsArgument(features)
      ? '出声读一遍，把口头上随口带出来的很、都、这样、那个删去一半。'
      : '同一个词接连出现的地方，换一个说法或干脆省去。',
  }
  const { score, lift } = isJudgedAsArgument(features)
    ? combine(
        36,
        [
          plain,
          varied,
          cut,
          {
            weight: 10,
            reached: balance(features),
            lift: '挑两句意思并列的话，写成字数相近的两句，读起来就有了呼应。',
          },
          {
            weight: 6,
            reached: 1 - ramp(language.clauseLength, 8, 13),
            lift: '一口气说太长的地方，用逗号断开。',
          },
          { weight: 9, reached: saturate(linkRate, 1), lift: '前后两句之间，添一个说明关系的词。' },
        ],
        '语言已经通顺，挑一段读出声，把最响亮的词放在句末。',
      )
    : combine(
        30,
        [
          plain,
          varied,
          cut,
          {
            weight: 12,
            reached: ramp(meanSentence, 5, 12),
            lift: '太短的句子两三句合成一句，意思就连起来了。',
          },
          {
            weight: 8,
            reached: 1 - listing(features),
            lift: '把有的……有的……和接连的然后，换成只写最特别的一样。',
          },
          { weight: 8, reached: saturate(linkRate, 1) },
          {
            weight: 6,
            reached: ramp(language.range, 5, 10),
            lift: '挑三个用了好几次的词，换成更准的说法。',
          },
        ],
        '挑一段出声读，读到卡住的地方就换个说法。',
      )
  return {
    score: cappedByLength(
      score -
        slips -
        (isJudgedAsArgument(features) ? 0 : 14 * ramp(meanSentence, longest, longest * 2)),
      features,
      50,
    ),
    observations: [
      ...(isPoem
        ? []
        : [
            sentences < 2
              ? '全文是一句话。'
              : `平均一句话${Math.round(meanSentence)}个字，${sentenceVariety > 0.4 ? '长句短句搭配着用' : '句子长短差不多'}。`,
          ]),
      ...(cut.seen === undefined ? [] : [cut.seen]),
      countedObservation([['起连接作用的词语', links, '个']], '没有找到连接句子的词语。'),
    ].slice(0, 3),
    lift,
  }
}
