/**
 * 通过这次活动，使我明白了…: a prepositional phrase and a causative together swallow the subject.
 */
import { isQuoted, type Range, type Sentence } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'
import {
  CAUSATIVE,
  GIVES,
  LEADS_TO,
  LACKS,
  HAS_DONE,
  LEARNS,
  MOVES,
  OPENING,
  PEOPLE,
  READS,
  TELLS,
  TEXT,
  WRITES,
} from './swallowedSubject.ts'

/** 近年来，通过……: a time before the phrase is no subject. */
const TIME = regex()`
  ^(?:近年来|近几年来?|最近|今年|去年|今天|昨天|多年来|一直以来|长期以来|因此|同时|另外|此外|
  其实|后来|这次|近日|目前|现在|如今|于是|所以|上周|前不久|不久前|周末|寒假里?|暑假里?|
  这几[天年]来?|这些年来?|那几天|那天|那时|那一刻|有一次|有一天|一次|一天|小时候|从小|原来|昨晚|
  早上|今年[春夏秋冬]天|去年[春夏秋冬]天|
  今天早上|昨天晚上|上个?星期[一二三四五六天日]?|星期[一二三四五六天日]|期[中末]考试[前后]?|
  [一二三四五六]年级时?)$
`
const LIST = /^(?:以及|和|还有|并且)/

export const missingSubject: Rule = {
  id: 'missing-subject',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分残缺（缺主语）',
  teaches: '“通过……”和“使……”一起用，句子就没有了“谁”。两个里只留一个。',
  marks: [
    { text: '通过这次劳动，使我明白了粮食来得不容易。', quote: '使', suggestion: '' },
    { text: '经过老师的耐心讲解，让我们懂得了这个道理。', quote: '让', suggestion: '' },
    { text: '春天到了。通过观察蚂蚁，使我学会了耐心。', quote: '使', suggestion: '' },
    { text: '在同学们的帮助下，使我很快适应了新学校。', quote: '使', suggestion: '' },
    { text: '读了这本书，使我懂得了诚实的可贵。', quote: '使', suggestion: '' },
    { text: '通过这个故事，告诉我们做事要有恒心。', quote: '通过', suggestion: '' },
    { text: '在用电量越来越大的形势下，对电网的安全提出了更高的要求。', quote: '在' },
    { text: '看到同学们都鼓起了掌，使我有了信心。', quote: '使', suggestion: '' },
    { text: '通过这次比赛使我明白了什么叫合作。', quote: '使' },
    { text: '每次一想到那件事，都让我忍不住要笑。', quote: '让', suggestion: '' },
    { text: '读了这本书之后，深深地打动了我。', quote: '打动' },
    { text: '关于垃圾分类，是一件利国利民的好事。', quote: '关于', suggestion: '' },
    { text: '在这篇课文里，写了一个小男孩。', quote: '在' },
    { text: '听了他的话，对我的启发很大。', quote: '对我' },
    { text: '在这个寒假里，让我学会了包饺子。', quote: '让', suggestion: '' },
    { text: '当我走进教室，看到同学们认真的样子，使我很惭愧。', quote: '使', suggestion: '' },
    { text: '由于大家的努力，使得队里的成绩一天比一天好。', quote: '使得', suggestion: '' },
    { text: '随着网络的发展，使人与人的距离更近了。', quote: '使', suggestion: '' },
  ],
  leaves: [
    '遇到困难，让自己先冷静下来，是最好的办法。',
    '通过这次劳动，我明白了粮食来得不容易。',
    '这次劳动使我明白了粮食来得不容易。',
    '经过老师的讲解，使我困惑已久的难题终于解开了。',
    '读了这本书，我被深深地打动了。',
    '他看了我一眼，打动了我。我看了一场电影，故事打动了我。',
    '经过一片树林，爸爸让我停下来听鸟叫。',
    '通过读书，可以使我们看得更远。',
    '老师说：“通过这次活动，使我感动。”这句话缺少主语。',
    '经过我家门口时，奶奶喊住了他，让他进来坐坐。',
    '在妈妈的怀里，让我睡一会儿吧！',
    '在赤水，令人陶醉的瀑布有很多。',
    '为了让我安心，爸爸使了个眼色。',
    '当清晨的阳光洒进来，让我们打开窗户吧。',
    '从故事中，我看到了一个道理，告诉我们要诚实。他通过努力，使我刮目相看。',
    '对于这件事，让我们再想一想。',
    '由于他的话，使命两个字我一直记得。',
    '看完电影，让我们一起去吃饭吧。',
    '关于这件事，是我不对。对于这件事，我们应该重视。',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      const parts = partsOf(sentence)
      const [first, ...rest] = isSetting(parts) ? parts.slice(1) : parts
      if (paragraph === undefined || first === undefined) return []
      const opening = OPENING.exec(first.text)?.groups?.['opening']
      if (
        opening === undefined ||
        isQuoted(paragraph, first.start) ||
        /；|：[“‘]/.test(sentence.text.slice(0, 60))
      )
        return []
      const found = inOneClause(opening, first) ?? afterOpening(sentence, opening, first, rest)
      if (found === undefined || isQuoted(paragraph, found.start)) return []
      return [{ paragraph: sentence.paragraph, ...found }]
    }),
}

/** 那天，看到…… and 当我走进教室，看到……: the phrase comes after the time. */
function isSetting([time, next]: readonly Part[]): boolean {
  return (
    TIME.test(time?.text ?? '') ||
    (/^(?:当|每当|每次)[^，]{3,16}$/.test(time?.text ?? '') &&
      /^(?:看到|看见|听到|听见|想到|想起)/.test(next?.text ?? ''))
  )
}

type Found = { start: number; end: number; explanation: string; suggestion?: string }

type Part = Range & { text: string }

/** Between commas; what stands in quotation marks stays whole. */
function partsOf(sentence: Sentence): Part[] {
  const parts: Part[] = []
  for (const match of sentence.text.matchAll(/[^，。！？；：]+/g)) {
    parts.push({
      start: sentence.start + match.index,
      end: sentence.start + match.index + match[0].length,
      text: match[0],
    })
    if (parts.length === 4) break
  }
  return parts
}

/** 通过这件事使我明白了: the same without a comma. */
function inOneClause(opening: string, first: Part): Found | undefined {
  if (opening !== '通过' && opening !== '经过') return undefined
  const match =
    /(?<causative>使得?)(?:我们?|大家|他们?|她们?)(?:明白|懂得|知道|学会|认识|感到|感受|体会|对|更|从|变|有)/.exec(
      first.text,
    )
  const causative = match?.groups?.['causative']
  if (match === null || causative === undefined || match.index < 4) return undefined
  const start = first.start + match.index
  return {
    start,
    end: start + causative.length,
    explanation: `前面有“${opening}”，后面又有“${causative}”，句子里就找不到“谁”来做主语了。两个里只留一个，读一读。`,
  }
}

function afterOpening(
  sentence: Sentence,
  opening: string,
  first: Part,
  rest: readonly Part[],
): Found | undefined {
  const [second] = rest
  const next = second !== undefined && LIST.test(second.text) ? rest[1] : second
  if (next === undefined || isSubject(opening, first.text)) return undefined

  const causing = CAUSATIVE.exec(next.text)
  const causative = causing?.groups?.['causative']
  if (causing !== null && causative !== undefined) {
    const moved = next.text.slice(causing[0].length)
    if (
      isWish(sentence, causative, moved) ||
      isRelative(moved) ||
      !mayTake(opening, first.text, causative, moved)
    )
      return undefined
    const at = next.start + causing[0].length - causative.length
    return {
      start: at,
      end: at + causative.length,
      suggestion: '',
      explanation: `前面有“${opening}”，后面又有“${causative}”，句子里就找不到“谁”来做主语了。去掉“${causative}”，读一读，“谁”是不是站出来了？`,
    }
  }
  const start = first.start + first.text.indexOf(opening)
  const end = start + opening.length
  const moving = READS.test(opening) ? MOVES.exec(next.text)?.groups : undefined
  if (moving !== undefined && first.text.length <= 16) {
    const word = moving['causative'] ?? moving['gives'] ?? ''
    return {
      start: next.start + next.text.indexOf(word),
      end: next.start + next.text.indexOf(word) + word.length,
      explanation: `是什么“${word}”了你呢？前面的“${opening}”把它藏起来了。去掉“${opening}”，或者换成“我……”，句子就完整了。`,
    }
  }
  const leading =
    /^(?:通过|经过|随着|由于|在)$/.test(opening) && first.text.length >= 6
      ? LEADS_TO.exec(next.text)?.groups?.['causative']
      : undefined
  if (leading !== undefined && (opening !== '在' || /[下中]$/.test(first.text))) {
    return {
      start: next.start + next.text.indexOf(leading),
      end: next.start + next.text.indexOf(leading) + leading.length,
      explanation: `是什么“${leading}”的呢？前面的“${opening}”把它藏起来了。“${opening}”和“${leading}”只留一个，读一读。`,
    }
  }
  const telling = /^(?:通过|从|在|经过)$/.test(opening)
    ? TELLS.exec(next.text)?.groups?.['causative']
    : undefined
  if (
    telling !== undefined &&
    (opening !== '在' || /[中里下上]$/.test(first.text)) &&
    (opening !== '经过' || first.text.includes('事'))
  ) {
    return {
      start,
      end,
      ...(opening === '通过' ? { suggestion: '' } : {}),
      explanation: `后面是谁在“${telling}”呢？前面的“${opening}”把它藏起来了。去掉“${opening}”，或者换成“我们明白了……”，句子就完整了。`,
    }
  }
  const lacking = /^(?:对于|关于)$/.test(opening) ? LACKS.exec(next.text)?.[0] : undefined
  if (lacking !== undefined && !/^对于[我你他她它]/.test(first.text)) {
    return {
      start,
      end,
      suggestion: '',
      explanation: `“${opening}……”把后面的主语藏起来了。去掉“${opening}”，句子就完整了。`,
    }
  }
  const writing =
    opening === '在' && TEXT.test(first.text) ? WRITES.exec(next.text)?.groups : undefined
  if (writing?.['causative'] !== undefined) {
    return {
      start,
      end,
      explanation: `是谁“${writing['causative']}了”呢？前面的“在……里”把它藏起来了。去掉“在”和“里（中）”，句子就完整了。`,
    }
  }
  const giving = /^(?:通过|在|随着)$/.test(opening)
    ? GIVES.exec(next.text)?.groups?.['causative']
    : undefined
  if (giving !== undefined && (opening !== '在' || /[下中]$/.test(first.text))) {
    return {
      start,
      end,
      explanation: `“${opening}……”不能做主语，后面这一句就没有“谁”了。去掉“${opening}${opening === '在' ? '……下' : ''}”试一试，或者补上主语。`,
    }
  }
  return undefined
}

/** 让我们一起……吧 speaks to the reader and needs no subject. */
function isWish(sentence: Sentence, causative: string, moved: string): boolean {
  if (causative !== '让') return false
  return (
    moved.startsWith('自己') ||
    /^(?:我们|大家|我)(?:一起|一同|共同|都来|来|再|先|用|以|从|把|为|去|也)/.test(moved) ||
    /[吧！!？?][”』」]?$/.test(sentence.text) ||
    (moved.startsWith('我们') && !sentence.text.includes('了'))
  )
}

/** 使我困惑已久的难题终于解开了: the causative belongs to what is said of the thing. */
function isRelative(moved: string): boolean {
  return /^(?:我们?|大家|他们?|她们?|人)[^，。]{1,10}的[^，。的]{1,6}?(?:终于|也|就|都|变|不再|一下子|渐渐|竟|却|在|是|从|出现|来了)|^我们?[^，。]{1,6}的是/.test(
    moved,
  )
}

function mayTake(opening: string, first: string, causative: string, moved: string): boolean {
  const isPeople = PEOPLE.test(moved)
  switch (opening) {
    case '通过':
    case '经过':
      return causative !== '让' || isPeople
    case '随着':
    case '由于':
    case '因为':
      return causative !== '让' && causative !== '令'
    case '对':
      return causative.startsWith('使') && isPeople && /这|那/.test(first) && first.length <= 14
    case '在':
      return (
        /(?:[下中里上]|期间|以后|之后|那里|面前|时候|这次[^，]{2,4})$/.test(first) &&
        first.length >= (/[里面]$|身上$/.test(first) ? 4 : 6) &&
        (/^使|^促/.test(causative) ||
          (causative === '让' && (LEARNS.test(moved) || HAS_DONE.test(moved))))
      )
    case '从':
      return /[中里上]$/.test(first) && isPeople
    case '当':
      return (
        /(?:时|时候|后|那一刻|[起过出]来)$/.test(first) && isPeople && !/^[让令]$/.test(causative)
      )
    case '对于':
      return causative.startsWith('使') && isPeople
    default:
      return isPeople && first.length <= 22
  }
}

/**
 * 经过这里的人，让他… : a first clause that ends in a noun for a person may itself be the subject;
 * so may one that holds a whole sentence.
 */
function isSubject(opening: string, first: string): boolean {
  if (/的(?:人|人们|孩子|同学|老师|朋友|歌|瀑布)$/.test(first)) return true
  return (
    /^(?:听|看|读|学|参|经历|做)/.test(opening) &&
    /(?:的时候|我们|他|她|妈妈|爸爸|老师)(?!的[话事信歌]).{0,2}$/.test(first)
  )
}
