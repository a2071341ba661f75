/** 布置得很温馨的感觉, 老师教导我们要节约的道理: a noun ends the sentence, and no verb has asked for it. */
import { GOVERNED, TAKES_ANY, TELLING_VERBS } from '../../lexicon/governedNouns.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'
import { inPlainWriting } from './inPlainWriting.ts'

const INSIDE = '[^，。；！？：“”—―…,;:!?]'
const START = '(?<=^|[，。；！？])'
const END = '(?=[。！]|$)'
/** The clause has said something of its subject before the noun comes. */
const SAYS = compact`
  都|也|却|还|就|会|能|可以|要|必须|应该|不能|不要|才|已经|变得|得|而且|不仅|又|经常|每天|从来|全|
  正在|打算|约好|终于|一定|千万|让|使|令|被|把|很|非常|十分|特别|太|越来越|不
`
const DEGREE = '很|非常|十分|特别|极|又|格外|相当|那么|这么|越来越|更|多么|有点儿?'
const TOLD = compact`
  道理|习惯|行为|要求|约定|决心|打算|愿望|方法|办法|建议|意见|想法|看法|观点|品质|精神|态度|情况|
  号召|安全|教导|规定|决定|任务|责任|义务|目的|教育|工作|意思
`
/** What is done to a thing that one can count. */
const HANDLING =
  '看|见|听|买|送|做|写|找|选|遇|碰|到|拿|养|画|吃|交|学会|讲|出|来|坐|住|穿|用|挂|放|捡|抓|发现|开|提|推|种|背|唱|读|想|记|忘|给我|拍|编|借|丢|修|帮|去|过|了'
/** 别人的缺点, 我的看法: whose it is, not what is done. */
const WHOSE =
  /(?:别人|他人|自己|大家|人家|[我他她你它谁]们?|老师|同学|妈妈|爸爸|爷爷|奶奶|孩子|朋友|主人|人|生命|人生|生活|古人|祖国|家乡|年|天|季|月|日)的$/

/** 二两酒的样子, 十分钟的时间: about so much. */
const ABOUT = /[0-9一二两三四五六七八九十百几半][^，。]{1,4}$/

export const strayNoun: Rule = {
  id: 'stray-noun',
  kind: 'fault',
  area: 'grammar',
  label: '语病：句式杂糅',
  teaches: '一句话说完了就停。句尾再加上“的感觉”“的道理”“的习惯”，前面没有词管它，句子就拧住了。',
  marks: [
    { text: '书房收拾得很整齐的样子。', quote: '的样子', suggestion: '' },
    { text: '每次考完，我都把错题抄一遍的习惯。', quote: '的习惯', suggestion: '' },
    { text: '妈妈常常教育我，做人要诚实的道理。', quote: '的道理', suggestion: '' },
    { text: '他把被子叠得又平又方的形状。', quote: '的形状', suggestion: '' },
    { text: '这种药能止住咳嗽的作用。', quote: '的作用', suggestion: '' },
  ],
  leaves: [
    '贫苦的童年造就了他倔强的性格。我从她身上感受到了不怕困难的精神。我们不能完全否定网络的好处。',
    '书房收拾得很整齐。我喜欢书房整齐的样子。',
    '我养成了先写作业的习惯。每天放学先写作业，是我的习惯。',
    '妈妈常常教育我要诚实，我明白了做人的道理。',
    '老师告诉我们一个做人的道理。老师让我们说说自己的想法。',
    '他把被子叠成豆腐的形状。',
    '这种药有止咳的作用，能起到止咳的作用。',
    '我们不应该嘲笑别人的缺点。他懂得很多做人的道理。',
    '多么温馨的感觉！爷爷也就能喝二两酒的样子。',
    '妹妹一声不吭，一副很不高兴的样子。我们应该采取不偏不倚的态度。爸爸从来没有发过这么大的脾气。',
    '大家都表示要学习他先人后己的精神。我也不会后悔当初的选择。',
  ],
  find: inPlainWriting(
    inPatterns([
      ...GOVERNED.map(([nouns, takers]): FaultPattern => {
        const taken = compact`${TAKES_ANY}|${takers}`
        return {
          words: nouns.split('|').map((noun) => `的${noun}`),
          pattern: regex('dg')`
          ${START}(?<before>(?:(?!${taken})${INSIDE}){6,26})(?<mark>的(?:一[个种项次])?(?:${nouns}))${END}
        `,
          suggestion: '',
          explanation: ({ mark = '' }) =>
            `前面的话已经完整了，没有词来管“${mark}”。去掉它，读一读。`,
          isInnocent: ({ groups, index }, text) => {
            if (isPrepared(text.slice(0, index))) return true
            const before = groups?.['before'] ?? ''
            if (/样子|时间/.test(groups?.['mark'] ?? '') && ABOUT.test(before)) return true
            return WHOSE.test(`${before}的`) || !new RegExp(`^.{2,}(?:${SAYS}).{2,}$`).test(before)
          },
        }
      }),
      {
        words: [...'种个条座所项本位'].map((measure) => `的一${measure}`),
        pattern: regex('dg')`
        ${START}(?<before>(?:(?!${compact`${TAKES_ANY}`}|${HANDLING})${INSIDE}){5,26})
        (?<mark>的一[种个条座所项本位]好?[\u4e00-\u9fff]{1,3})${END}
      `,
        explanation: ({ mark = '' }) =>
          `前面的话已经完整了，没有词来管“${mark}”。去掉它，或者在前面补上“是”。`,
        isInnocent: ({ groups, index }, text) =>
          isPrepared(text.slice(0, index)) ||
          !/^.{1,}(?:能|可以|会|就|都|从|得|很|非常|让|使|不但|不仅|也|帮助).{2,}$/.test(
            groups?.['before'] ?? '',
          ),
      },
      {
        words: TOLD.split('|').map((noun) => `的${noun}`),
        pattern: regex('dg')`
        (?<!是|的|所|别)(?:${compact`${TELLING_VERBS}`})(?:过|了)?(?:大家|我们?|他们?|她们?|妈妈|
        爸爸|老师|同学们?)?，?
        (?:我们|大家)?(?:要|不要|应该|必须|做[^，的]{2,6}要|不能|别|会|将来|一定|每天|以后|过马路|
        先|
        [^，。的]{1,8}(?:就|要|能|会|可以|使|是|比|不))(?:(?![有像懂明听养改]|一个|完成|遵守|尊重|
        说|接受|离不开)${INSIDE}){2,20}
        (?<mark>的(?:${TOLD}))${END}
      `,
        suggestion: '',
        explanation: ({ mark = '' }) =>
          `前面已经说了“要怎样”，话已经完整，“${mark}”多出来了。去掉它，读一读。`,
        isInnocent: ({ 0: whole, groups }) =>
          new RegExp(`${WHOSE.source.slice(0, -1)}${groups?.['mark']?.slice(1) ?? ''}$`).test(
            whole,
          ) ||
          /(?:学|提出|担|负|表达|符合|采|征求|坚持|实现|改变|辜负|放弃|珍惜).{0,10}的/.test(
            whole.slice(2),
          ) ||
          (!whole.endsWith('道理') && /是[^，]{0,12}的[^，的]{2}$/.test(whole)),
      },
      {
        words: [
          '得很',
          '得非常',
          '得十分',
          '得特别',
          '得又',
          '得极',
          '得更',
          '得越来越',
          '得格外',
          '得那么',
          '得这么',
        ],
        pattern: regex('dg')`
        ${INSIDE}{2,}[^觉懂记取获值赢博显免舍认晓懒难不]得(?:${DEGREE})(?:(?![像让使令])${INSIDE}){1,8}?
        (?<mark>的(?:一[个场篇本次幅件])?(?:(?!的)[\u4e00-\u9fff]){2,4})${END}
      `,
        suggestion: '',
        explanation: ({ mark = '' }) =>
          `前面已经说了怎么样，话已经完整，“${mark}”多出来了。去掉它，读一读。`,
        isInnocent: (match, text) => {
          const clause =
            text
              .slice(0, match.index + match[0].length)
              .split(/[，。！？；]/)
              .at(-1) ?? ''
          return /是|有|像|成|看|见|着|了|让|给|送|到/.test(clause.slice(0, clause.indexOf('得')))
        },
      },
    ]),
  ),
}

/** 这种药有既便宜，又能……的优点: an earlier clause has opened what the noun closes. */
const isPrepared = (before: string): boolean =>
  /(?:有|是|像|具有|具备)(?:既|不仅|不但|一边|边|又|能|可以|一[种个]|[^，。！？]{0,6}、)[^，。！？]*，$/.test(
    before,
  )
