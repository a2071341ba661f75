/** How the traits of 内容 are weighed, and what lifts them. Source: the rubric, and ours. */
import type { TextType } from '../../textType.ts'
import type { Recipe } from '../combine.ts'
import { FRESH_LIFTS } from './fresh.ts'

const CENTER_LIFTS: Record<TextType, string> = {
  story: '让结尾和开头遥遥相望：开头提到的人、物或话，结尾再轻轻碰一下。',
  scene: '让结尾和开头遥遥相望：开头写到的景或物，结尾再轻轻碰一下。',
  argument: '让结尾回到开头的观点，用不一样的话再说一遍。',
  review: '让结尾回到开头的判断，用分析得来的话再说一遍。',
  response: '结尾再回到最触动你的那一处，说说它留给你什么。',
  exposition: '开头用一句话说清它最大的特点，后面的每一段都围着它来写。',
  letter: '开头说清为什么写，结尾再把最想说的一句话说一遍。',
  poem: '每一行都问一声：它和题目是一个心情吗？不是，就拿掉。',
}

const FULL_LIFTS: Record<TextType, string> = {
  story: '在最关键的地方再添一个只有你看见的小细节。',
  scene: '在最特别的地方再添一个只有你看见的小细节。',
  argument: '给最要紧的那个观点配一个具体的例子，写清例子里谁做了什么、结果怎样。',
  review: '引一两处关键的原文，逐一分析它好在哪里。',
  response: '选最触动你的一处，把自己的想法和经历写得更具体。',
  exposition: '选一个主要的特点，把它的样子、原因和用处说全。',
  letter: '挑最想让对方知道的一件事，把来龙去脉写清楚。',
  poem: '再添一样看得见、听得到或闻得着的东西。',
}

const SLOW_MOTION = '挑最重要的一个瞬间，像放慢镜头那样，把看到的、听到的、想到的一样一样写出来。'
const LENGTH_LIFTS: Record<TextType, string> = {
  ...FULL_LIFTS,
  story: SLOW_MOTION,
  scene: SLOW_MOTION,
}

const OWN_WORDS = '删去人人会说的话，换成一句只有你能说的。'

/** In place of the next recipe's lift, where each paragraph begins with the point already. */
export const SAY_IT_AGAIN = '最要紧的那个说法，在后面的段落里再回来一两次，读的人就记住了。'

export const CENTER_OF_ARGUMENT: Recipe<'centre' | 'unified' | 'layers' | 'reflection'> = {
  base: 19,
  parts: [
    { measure: 'freshness', weight: 12, lift: FRESH_LIFTS },
    { measure: 'centre', weight: 4, lift: CENTER_LIFTS },
    {
      measure: 'unified',
      weight: 10,
      lift: '每一段的头一句都让中心词露一次面，换着说法，读的人就不会走神。',
    },
    {
      measure: 'layers',
      weight: 28,
      lift: '给每个主体段写一个短句放在段首，先说这一段的意思。',
    },
    {
      measure: 'conciseness',
      weight: 17,
      lift: '把很、都、这样一类的话删去一半，要说的意思就站出来了。',
    },
    { measure: 'support', weight: 6 },
    { measure: 'reflection', weight: 4 },
    { measure: 'originality', weight: 12, lift: OWN_WORDS },
  ],
  otherwise: '让每一段的最后一句都回到中心，换一种说法，不要原样重复。',
}

export const CENTER_OF_OTHERS: Recipe<'centre' | 'reflection' | 'length'> = {
  base: 18,
  parts: [
    { measure: 'freshness', weight: 24, lift: FRESH_LIFTS },
    { measure: 'centre', weight: 6, lift: CENTER_LIFTS },
    {
      measure: 'showing',
      weight: 10,
      lift: '少说几个写心情的词，让一个动作、一样东西替你说。',
    },
    { measure: 'reflection', weight: 4, lift: CENTER_LIFTS },
    { measure: 'detail', weight: 12 },
    { measure: 'length', weight: 10 },
    {
      measure: 'selection',
      weight: 10,
      lift: '一样接着一样地写，中心就散了：挑最要紧的一样写细，别的一句带过。',
    },
    { measure: 'originality', weight: 8, lift: OWN_WORDS },
  ],
  otherwise: '选材时多问一句：少了这一处，中心还站得住吗？站得住的就可以略写。',
}

const ENOUGH_MATERIAL = '材料已经够了，看看哪一处可以省，把省下的字给最精彩的地方。'

/** Material counts as far as the essay is long enough to hold it: …InLength. */
export const FULLNESS_OF_ARGUMENT: Recipe<
  | 'length'
  | 'freshInLength'
  | 'layersInLength'
  | 'supportInLength'
  | 'concisenessInLength'
  | 'wordChoiceInLength'
> = {
  base: 12,
  parts: [
    { measure: 'freshInLength', weight: 12, lift: FRESH_LIFTS },
    { measure: 'layersInLength', weight: 16 },
    { measure: 'length', weight: 34, lift: LENGTH_LIFTS },
    { measure: 'supportInLength', weight: 12, lift: FULL_LIFTS },
    { measure: 'concisenessInLength', weight: 8 },
    { measure: 'wordChoiceInLength', weight: 6 },
    { measure: 'originality', weight: 10, lift: OWN_WORDS },
  ],
  otherwise: ENOUGH_MATERIAL,
}

export const FULLNESS_OF_OTHERS: Recipe<
  'length' | 'freshInLength' | 'detailInLength' | 'wordChoiceInLength'
> = {
  base: 2,
  parts: [
    { measure: 'freshInLength', weight: 20, lift: FRESH_LIFTS },
    { measure: 'length', weight: 40, lift: LENGTH_LIFTS },
    { measure: 'detailInLength', weight: 16, lift: FULL_LIFTS },
    { measure: 'wordChoiceInLength', weight: 6 },
    {
      measure: 'selection',
      weight: 8,
      lift: '少列几样，留下最特别的一样，把它写到读的人看得见。',
    },
    { measure: 'originality', weight: 10, lift: OWN_WORDS },
  ],
  otherwise: ENOUGH_MATERIAL,
}

const SMALL_DETAIL = '人人都会说的话里看不见你，换成你自己经历的一个小细节。'
const WONDER = '写一句你第一次发现它的奥妙时的惊奇，介绍就有了温度。'
const WHY_IT_MATTERS = '让读者看到你为什么在乎这个话题，一句自己的经历胜过一串口号。'
const STOP_THERE = '最动心的那一刻停下来，写写那时看见了什么、听见了什么。'

export const EMOTION_OF_EXPLANATION: Recipe<'reflection'> = {
  base: 60,
  parts: [
    { measure: 'freshness', weight: 16, lift: FRESH_LIFTS },
    { measure: 'detail', weight: 8 },
    { measure: 'reflection', weight: 6, lift: WONDER },
  ],
  otherwise: WONDER,
}

export const EMOTION_OF_ARGUMENT: Recipe<'questions' | 'reflection' | 'images'> = {
  base: 34,
  parts: [
    { measure: 'freshness', weight: 20, lift: FRESH_LIFTS },
    { measure: 'questions', weight: 4 },
    { measure: 'reflection', weight: 6, lift: WHY_IT_MATTERS },
    { measure: 'images', weight: 3 },
    { measure: 'conciseness', weight: 8 },
    { measure: 'balance', weight: 10 },
    { measure: 'originality', weight: 12, lift: SMALL_DETAIL },
  ],
  otherwise: WHY_IT_MATTERS,
}

export const EMOTION_OF_OTHERS: Recipe<'thoughts'> = {
  base: 24,
  parts: [
    { measure: 'freshness', weight: 26, lift: FRESH_LIFTS },
    {
      measure: 'showing',
      weight: 10,
      lift: '少说一个写心情的词，多写一个那时的动作或身体的感觉。',
    },
    {
      measure: 'detail',
      weight: 16,
      lift: {
        story: STOP_THERE,
        scene: STOP_THERE,
        argument: STOP_THERE,
        review: STOP_THERE,
        response: '说说书里的哪一处让你想起了自己的哪件事。',
        exposition: STOP_THERE,
        letter: STOP_THERE,
        poem: STOP_THERE,
      },
    },
    { measure: 'thoughts', weight: 4, lift: '那时心里闪过的一句话，原样写下来。' },
    { measure: 'originality', weight: 12, lift: SMALL_DETAIL },
    { measure: 'selection', weight: 6 },
  ],
  otherwise: '感情已经在字里行间，结尾不必再说一遍。',
}
