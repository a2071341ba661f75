/** 成绩的好坏，取决于刻苦努力; 做好这件事，取决于有没有信心: the halves of which one has two sides. */
import type { FaultPattern } from './findPatterns.ts'
import { compact, regex } from '../../text/multiline.ts'

const TWO =
  '能否|是否|可否|能不能|会不会|有没有|是不是|要不要|愿不愿意?|好不好|对不对|够不够|行不行|快不快|高不高|多不多|肯不肯|强与不强'
const TWO_NOUN = '好坏|高低|优劣|强弱|成败|胜败|胜负|输赢|与否|快慢|深浅|有无|好与坏|成与败|得失'
const BOTH = `${TWO}|(?<=[的得了])(?:${TWO_NOUN})|与否`
/** Of these the other half has two sides as well, or a measure of its own. */
const EVEN = compact`
  (?:${TWO}|${TWO_NOUN}|如何|怎样|怎么|什么|多大|多少|几|哪|谁|问题|疑问|未知|难说|悬念|影响|程度|
  态度|
  方法|方式|选择|细节|心态|习惯|过程|本身|水平|质量|大小|高度|不同|各)
`
const PLAIN = `(?:(?!${EVEN})[^，。；！？：“”])`
const START = '(?<=^|[。！？；，\\s])'
/** What is said as done or to be done, not named: 刻苦努力, 多读多写, 有恒心. */
const DONE = compact`
  (?:刻苦|努力|勤奋|认真|用功|多[读写听说看练做想问]|不断|每天|天天|善于|敢于|勇于|保持|拥有|养成|
  树立|
  有(?!多|没|无)|要|能|应该|必须|团结|加强|提高|掌握|重视|打动|尊重|关心|好好|肯|懂得|学会|充分)
`
const GOOD =
  '做好|学好|办好|搞好|写好|取得|获得|赢得|养成|实现|完成|战胜|提高|成为|能够?|拥有|保持|得到|成功'
const frontTwo: FaultPattern['explanation'] = ({ mark = '' }) =>
  `“${mark}”说了两面，另一半只说了一面，前后对不上。去掉“${mark}”，或者让另一半也有两面，读读看。`
const backTwo: FaultPattern['explanation'] = ({ mark = '' }) =>
  `前面只说了一面，“${mark}”却有两面，前后对不上。去掉“${mark}”，或者在前面也说出两面。`

export const ONLY_ONE_SIDE: readonly FaultPattern[] = [
  {
    // 取决于努力 names what decides; 取决于刻苦努力 tells one side only.
    pattern: regex('dg')`
      ${START}${PLAIN}{0,16}(?<mark>${BOTH})${PLAIN}{0,16}，${PLAIN}{0,3}?(?<also>(?:取决于|
      决定于|在于|要看|就看|主要看|关键是|
      关键看|关键在)(?:于)?${PLAIN}{0,6}?(?!${EVEN})${DONE})${PLAIN}{1,18}(?=[，。；！]|$)
    `,
    explanation: frontTwo,
    isInnocent: ({ 0: whole }) =>
      /^[^有]*的[^，。的]{1,4}$|自己|(.{1,2})不\1/.test(whole.slice(whole.indexOf('，'))) ||
      /想过|知道/.test(whole),
  },
  {
    pattern: regex('dg')`
      ${START}${PLAIN}{0,16}(?<mark>${BOTH})${PLAIN}{0,16}，${PLAIN}{0,3}?(?<also>得益于|归功于|
      依靠|离不开|多亏|靠的是)
      ${PLAIN}{2,20}(?=[，。；！]|$)
    `,
    explanation: frontTwo,
  },
  {
    pattern: regex('dg')`
      ${START}(?!你|您|不知)${PLAIN}{0,16}(?<mark>${BOTH})${PLAIN}{0,14}，(?:往往|常常|都|也|就|才)?
      (?<also>(?:有利于|有助于|有益于|能够?[使让]|可以[使让给]|[使让]人|能给人|能促进|能帮助|
      能提高|能增强))
      ${PLAIN}{2,24}(?=[，。；！]|$)
    `,
    explanation: frontTwo,
    isInnocent: ({ 0: whole }) => /看出|判断|知道|明白|测|检验|考验/.test(whole),
  },
  {
    pattern: regex('dg')`
      ${START}(?!你|您|不知)${PLAIN}{0,16}(?<mark>${BOTH})${PLAIN}{0,18}，(?:也|才|就|正)?(?:是|
      成了|成为)
      ${PLAIN}{2,30}(?:保证|保障|前提|基础|条件|途径|标志|法宝|责任|义务|使命|任务|目的|职责|秘诀|
      体现|表现|
      立身之本|(?:取胜|成功|获胜|学好[^，。]{1,4}|写好[^，。]{1,4}|取得[^，。]{1,6}|
      提高[^，。]{1,6})的(?:关键|原因)|[上中]取胜的关键)
      (?:之一|所在)?(?=[，。；！]|$)
    `,
    explanation: frontTwo,
    isInnocent: ({ 0: whole }) => /衡量|检验|判断|区分|考验|想过|问/.test(whole),
  },
  {
    pattern: regex('dg')`
      ${START}(?!你|您|不知)${PLAIN}{0,16}(?<mark>能否|能不能|是否|
      有没有)${PLAIN}{2,16}，(?<also>(?:首先|必须|一定|就|关键)(?:是)?(?:要|得|应该)
      (?!看|问|取|靠|视|由|等|根|考|查|试))${PLAIN}{2,20}(?=[，。；！]|$)
    `,
    explanation: frontTwo,
    isInnocent: ({ 0: whole }) => /想过|知道/.test(whole),
  },
  {
    pattern: regex('dg')`
      ${START}(?!你|您|不知|不管|无论|不论)${PLAIN}{0,12}(?<mark>能不能|能否|是否|
      有没有)${PLAIN}{2,14}，${PLAIN}{0,4}?
      (?<also>就(?:一定)?(?:能够?|会|可以)(?!看|知|判|说|让))${PLAIN}{2,16}(?=[，。；！]|$)
    `,
    explanation: frontTwo,
    isInnocent: ({ 0: whole }) => /不管|无论|不论|只要|想想|看|问|知道|猜/.test(whole),
  },
  {
    pattern: regex('dg')`
      ${START}${PLAIN}{0,10}(?<mark>能不能|能否|
      是否)${PLAIN}{2,18}，(?<also>(?:我们?|他们?|她们?|大家|全班|队员们?)(?:都|对此|是|也|还是)*
      (?:充满了?|满怀|很有|抱有|有着?)(?:很大的|十足的|坚定的|必胜的)?(?:信心|把握|希望))
    `,
    explanation: frontTwo,
  },
  {
    pattern: regex('dg')`
      ${START}(?!结果|这|那|它)(?=[^，。]{0,10}(?:${GOOD}))(?![^，。]*(?:多[远高大久少好快]|怎|几))${PLAIN}{4,22}，(?:关键|
      主要)?(?:取决于|在于)${PLAIN}{0,10}?
      (?<mark>${TWO})${PLAIN}{2,16}(?=[，。；！]|$)
    `,
    explanation: backTwo,
  },
  {
    words: ['相信', '坚信', '深信', '确信'],
    pattern: regex('dg')`
      (?<=[我们家他她都也])(?:相信|坚信|深信|确信)${PLAIN}{1,8}?(?<mark>能不能|能否|是否|
      会不会)(?!有人)${PLAIN}{2,16}(?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) =>
      `相信的，是“能”的那一面；“${mark}”却连“不能”也说进去了。去掉“不能”的那一面，意思就顺了。`,
  },
]
