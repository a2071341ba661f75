/** How the traits of 发展 are weighed, and what lifts them. Source: the rubric, and ours. */
import type { TextType } from '../../textType.ts'
import type { Recipe } from '../combine.ts'
import { FRESH_LIFTS } from './fresh.ts'

const PROFOUND_LIFTS: Record<TextType, string> = {
  story: '想一想这件事为什么让你记得，用一两句自己的话写下来。',
  scene: '想一想它为什么让你停下来看，用一句自己的话写下来。',
  argument: '对自己的观点再追问一层：它为什么成立，什么时候不成立？',
  review: '再追问一步：作者为什么这样写，换一种写法会失去什么？',
  response: '想一想读完以后，你的哪个看法变了，把变化写下来。',
  exposition: '说完它是什么样，再说说它为什么会这样。',
  letter: '说完事情，再说说你为什么想让对方知道。',
  poem: '想一想最后一行停在哪里，读的人会多想一步。',
}

const RICHNESS_LIFTS: Record<TextType, string> = {
  story: '除了眼睛看到的，再写一样耳朵听到的或手摸到的。',
  scene: '除了眼睛看到的，再写一样耳朵听到的或鼻子闻到的。',
  argument: '古今、正反、大小，换一个方向再找一个例子，两个例子不要说同一件事。',
  review: '换一个角度再取一处原文，人物、语言、结构各看一看。',
  response: '除了书里的，再写一件自己生活里的。',
  exposition: '换一种说明的方法，数字、比较、举例各试一种。',
  letter: '除了自己想说的，也写写对方关心的事。',
  poem: '除了看到的，再写一样听到的或闻到的。',
}

const APT_WORDS = '选两三个最常见的词，想一想当时到底是什么样，换成更准的。'

export const PROFOUND_OF_ARGUMENT: Recipe<'layers' | 'reasons' | 'links'> = {
  base: 10,
  parts: [
    { measure: 'freshness', weight: 14, lift: FRESH_LIFTS },
    {
      measure: 'layers',
      weight: 26,
      lift: '把观点拆成两三个小观点，一段说透一个，后一个比前一个多想一步。',
    },
    {
      measure: 'conciseness',
      weight: 10,
      lift: '少用笼统的话：把每个这样、很多、东西换成它到底指的是什么，想法就深了一层。',
    },
    { measure: 'wordChoice', weight: 9, lift: PROFOUND_LIFTS },
    {
      measure: 'balance',
      weight: 12,
      lift: '把两种情形放在一起说：一面是什么，另一面又是什么。',
    },
    { measure: 'reasons', weight: 3, lift: '说完例子，再写一句它为什么能说明你的观点。' },
    { measure: 'support', weight: 6 },
    { measure: 'links', weight: 2 },
    {
      measure: 'originality',
      weight: 14,
      lift: '现成的道理谁都会说，问一问：在什么情形下它不成立？',
    },
  ],
  otherwise: PROFOUND_LIFTS,
}

export const PROFOUND_OF_OTHERS: Recipe<'reflection' | 'reasoning'> = {
  base: 10,
  parts: [
    { measure: 'freshness', weight: 26, lift: FRESH_LIFTS },
    { measure: 'reflection', weight: 10, lift: PROFOUND_LIFTS },
    { measure: 'reasoning', weight: 6 },
    { measure: 'wordChoice', weight: 8 },
    {
      measure: 'detail',
      weight: 10,
      lift: '想法要从看得见的地方长出来：先把那一处写细，再说你想到了什么。',
    },
    {
      measure: 'showing',
      weight: 8,
      lift: '与其说出是什么心情，不如说说这份心情从哪里来。',
    },
    {
      measure: 'originality',
      weight: 12,
      lift: '大家都会写的感想先放一放，写一句只有经历过的人才知道的。',
    },
    {
      measure: 'selection',
      weight: 8,
      lift: '别急着写下一样，先问这一样为什么让你记得。',
    },
  ],
  otherwise: PROFOUND_LIFTS,
}

const SEEN_YOURSELF = '换掉现成的说法，写一样你亲眼见过的。'

export const RICHNESS_OF_ARGUMENT: Recipe<'range' | 'length'> = {
  base: 34,
  parts: [
    { measure: 'freshness', weight: 10, lift: FRESH_LIFTS },
    { measure: 'support', weight: 24, lift: RICHNESS_LIFTS },
    { measure: 'conciseness', weight: 6 },
    { measure: 'wordChoice', weight: 6, lift: APT_WORDS },
    { measure: 'range', weight: 4 },
    { measure: 'length', weight: 6 },
    { measure: 'originality', weight: 11, lift: SEEN_YOURSELF },
  ],
  otherwise: RICHNESS_LIFTS,
}

export const RICHNESS_OF_OTHERS: Recipe<'length'> = {
  base: 4,
  parts: [
    { measure: 'freshness', weight: 24, lift: FRESH_LIFTS },
    { measure: 'detail', weight: 26, lift: RICHNESS_LIFTS },
    { measure: 'wordChoice', weight: 8, lift: APT_WORDS },
    { measure: 'length', weight: 10 },
    { measure: 'originality', weight: 12, lift: SEEN_YOURSELF },
    {
      measure: 'selection',
      weight: 10,
      lift: '一样一样列出来的，挑出最特别的一样，写到别人也能看见。',
    },
  ],
  otherwise: RICHNESS_LIFTS,
}

const OWN_IMAGE = '挑一样东西，想一想它让你记起了什么，写成一个只有你才会打的比方。'
/** A review, an explanation and a letter are asked for no images. */
const IMAGE_LIFTS: Partial<Record<TextType, string>> = {
  story: OWN_IMAGE,
  scene: OWN_IMAGE,
  poem: OWN_IMAGE,
  argument: OWN_IMAGE,
  response: OWN_IMAGE,
}
const FRESH_IMAGE = '比方贵在新鲜：把别人也会用的那一个，换成你家里、你路上见过的东西。'
const WEIGH_WORDS = '选一句最要紧的话，反复推敲用词，让它又准又简。'
const LITERARY_OTHERWISE: Record<TextType, string> = {
  story: FRESH_IMAGE,
  scene: FRESH_IMAGE,
  poem: FRESH_IMAGE,
  argument: FRESH_IMAGE,
  response: FRESH_IMAGE,
  review: WEIGH_WORDS,
  exposition: WEIGH_WORDS,
  letter: WEIGH_WORDS,
}
const HALF_OF_CLICHES = '现成的词句换掉一半，写成你自己看到的样子。'

export const LITERARY_OF_ARGUMENT: Recipe<'images' | 'verses' | 'vocabulary' | 'figures'> = {
  base: 18,
  parts: [
    { measure: 'freshness', weight: 12, lift: FRESH_LIFTS },
    { measure: 'images', weight: 9, lift: IMAGE_LIFTS },
    { measure: 'wordChoice', weight: 11, lift: APT_WORDS },
    { measure: 'balance', weight: 15, lift: '挑两句并列的意思，写成字数相近的一对。' },
    {
      measure: 'conciseness',
      weight: 14,
      lift: '口头上的很、就、都能省则省，句子会干净许多。',
    },
    {
      measure: 'verses',
      weight: 4,
      lift: '用一句恰当的诗文点一下，比多说三句有味道。',
    },
    { measure: 'vocabulary', weight: 4 },
    { measure: 'figures', weight: 4 },
    { measure: 'originality', weight: 12, lift: HALF_OF_CLICHES },
  ],
  otherwise: LITERARY_OTHERWISE,
}

export const LITERARY_OF_OTHERS: Recipe<
  'similes' | 'parallelisms' | 'phrases' | 'vocabulary' | 'senses' | 'variety'
> = {
  base: 0,
  parts: [
    { measure: 'freshness', weight: 22, lift: FRESH_LIFTS },
    { measure: 'similes', weight: 7, lift: IMAGE_LIFTS },
    { measure: 'parallelisms', weight: 2 },
    { measure: 'phrases', weight: 6 },
    { measure: 'vocabulary', weight: 10, lift: '用过好几次的词，第二次起换一个说法。' },
    { measure: 'wordChoice', weight: 14, lift: APT_WORDS },
    { measure: 'senses', weight: 8, lift: '给最要紧的一样东西添上颜色、声音或气味。' },
    { measure: 'variety', weight: 4 },
    { measure: 'originality', weight: 16, lift: HALF_OF_CLICHES },
    {
      measure: 'selection',
      weight: 10,
      lift: '说它好看、好玩，不如写出它什么样子、怎么动。',
    },
  ],
  otherwise: LITERARY_OTHERWISE,
}

const OTHER_OPENING = '想一想同学们多半会怎样开头，换一个不一样的。'
const NOVELTY_LIFTS: Record<TextType, string> = {
  story: '试着从最精彩的那一刻写起，再回头交代前因。',
  scene: OTHER_OPENING,
  argument: '想一想同题的文章多半会怎样立论，再找一个他们没有站过的位置。',
  review: OTHER_OPENING,
  response: OTHER_OPENING,
  exposition: OTHER_OPENING,
  letter: OTHER_OPENING,
  poem: OTHER_OPENING,
}
const ONLY_YOU_KNOW = '划出全文里别人也会写的句子，挑一句换成只有你知道的细节。'

export const NOVELTY_OF_ARGUMENT: Recipe<'images' | 'range' | 'similes'> = {
  base: 22,
  parts: [
    { measure: 'freshness', weight: 26, lift: FRESH_LIFTS },
    { measure: 'wordChoice', weight: 10, lift: NOVELTY_LIFTS },
    { measure: 'images', weight: 4 },
    { measure: 'conciseness', weight: 10, lift: NOVELTY_LIFTS },
    { measure: 'range', weight: 4 },
    { measure: 'similes', weight: 4 },
    { measure: 'originality', weight: 20, lift: ONLY_YOU_KNOW },
  ],
  otherwise: NOVELTY_LIFTS,
}

export const NOVELTY_OF_OTHERS: Recipe<'similes' | 'vocabulary'> = {
  base: -6,
  parts: [
    { measure: 'freshness', weight: 30, lift: FRESH_LIFTS },
    { measure: 'similes', weight: 6 },
    { measure: 'vocabulary', weight: 8 },
    { measure: 'wordChoice', weight: 14, lift: NOVELTY_LIFTS },
    { measure: 'detail', weight: 10, lift: '找一个只有你看见的小细节，放到最显眼的地方。' },
    { measure: 'showing', weight: 8 },
    { measure: 'originality', weight: 24, lift: ONLY_YOU_KNOW },
    {
      measure: 'selection',
      weight: 10,
      lift: '按先后写到底人人都会，挑其中一刻，只写那一刻。',
    },
  ],
  otherwise: NOVELTY_LIFTS,
}
