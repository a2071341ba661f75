/** 要不是你提醒，我就不会迟到; 如果不努力，就能成功: the condition leads to the other outcome. */
import {
  BAD_OUTCOME,
  GOOD_DEED,
  GOOD_OUTCOME,
  HELP,
  RESCUE,
  WITH_CARE,
} from '../../lexicon/outcomes.ts'
import { regex } from '../../text/multiline.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'

const INSIDE = '[^，。；！？：“”]'
const PLAIN = '(?:(?![不没无未别难])[^，。；！？：“”])'
const IF = '如果|要是|假如|倘若|只要|假若|若是|一旦|若'
const START = '(?<=^|[，。！？；：“\\s]|[\\u4e00-\\u9fff]{1,4})'
/** The clauses of the condition. */
const CLAUSES = `(?:${PLAIN}{0,12}，(?:那么?)?)?`

const turned: FaultPattern['explanation'] = ({ mark = '' }) =>
  `照前面说的，结果应当正相反。读一读“${mark}”，多了一个“不”，还是少了一个“不”？`

export const wrongOutcome: Rule = {
  id: 'wrong-outcome',
  kind: 'fault',
  area: 'grammar',
  label: '语病：不合逻辑',
  teaches: '写“如果……就……”时想一想：那样做了，真的会有这样的结果吗？',
  marks: [
    { text: '要不是爸爸拉住我，我就不会掉进坑里了。', quote: '不会掉进' },
    { text: '如果没有路灯，我们就能看清脚下。', quote: '能看清' },
    { text: '如果我们不认真练习，就一定会赢。', quote: '不认真练习，就一定会赢' },
    { text: '只要天天锻炼，身体就不会健康。', quote: '不会健康' },
    { text: '要是早点出门，我就会迟到了。', quote: '会迟到' },
    { text: '如果不小心，就不会摔跤。', quote: '不小心，就不会摔' },
  ],
  leaves: [
    '要不是爸爸拉住我，我就掉进坑里了。',
    '要不是堵车，我就不会迟到了。',
    '如果没有困难，我们就能成功。',
    '如果我们不认真练习，就不会赢。',
    '只要天天锻炼，身体就会健康。',
    '要是早点出门，我就不会迟到了。',
    '如果不小心，就会摔跤。如果不粗心，就能考满分。',
    '只要不断练习，就会弹得越来越好。只要坚持不懈地努力，梦想就能实现。',
  ],
  find: inPatterns([
    {
      words: ['不是', '没有', '多亏', '幸亏'],
      pattern: regex('dg')`
        ${START}(?:(?:如果|要|要是|假如|只要)不是|若不是|如果没有|要是没有|假如没有|要没有|若没有|
        如果[我他她你]{1,2}没有?)
        (?=${PLAIN}{0,8}(?:${RESCUE}))(?!${INSIDE}*(?:拖|贪玩|捣乱|粗心|马虎|堵|偷懒|吵|闹|磨蹭|
        骗|害))${PLAIN}{1,16}，${PLAIN}{0,9}(?<mark>(?:不会|不至于|没有?|不)
        ${PLAIN}{0,5}?(?:${BAD_OUTCOME}))
      `,
      explanation: turned,
    },
    {
      words: ['没有', '缺少', '离开', '缺乏'],
      pattern: regex('dg')`
        ${START}(?:${IF})(?=${INSIDE}{0,4}(?:没有|缺少|缺乏|离开了?)${PLAIN}{0,6}(?:${HELP}))
        (?!${INSIDE}*(?:作业|噪音|困难|战争|污染|压力|烦恼|考试|灾))
        ${INSIDE}{0,4}(?:没有|缺少|缺乏|离开了?)${PLAIN}{1,14}，${PLAIN}{0,10}
        (?<mark>(?:能够?|会|可以)${PLAIN}{0,6}?(?:${GOOD_OUTCOME}))
      `,
      explanation: turned,
      isInnocent: (match) => /[怎哪谁吗呢？难]|照样|仍|还|也(?!都)/.test(match[0]),
    },
    {
      words: ['不', '没'],
      pattern: regex('dg')`
        ${START}(?:${IF}|再)${PLAIN}{0,6}(?<also>不再?(?![断懈停怕屈辞惜])|没有?|不能|不去|
        不肯)${PLAIN}{0,3}(?:${GOOD_DEED})${PLAIN}{0,10}，
        ${CLAUSES}${PLAIN}{0,8}(?<mark>(?<=就|便|那么|身体|成绩)${PLAIN}{0,5}?(?:能够?|会|
        可以)${PLAIN}{0,6}?(?:${GOOD_OUTCOME}))
      `,
      explanation: turned,
      isInnocent: (match) => /[怎哪谁吗呢？难]|不小心|照样|仍|还|才|也|不但|不仅/.test(match[0]),
    },
    {
      words: ['不', '没'],
      pattern: regex('dg')`
        ${START}(?:${IF}|再)${PLAIN}{0,6}(?<also>不再?(?![断懈停怕屈辞惜])|没有?|不能|不去|
        不肯)${PLAIN}{0,3}(?:${GOOD_DEED})${PLAIN}{0,10}，
        ${CLAUSES}${PLAIN}{0,8}(?<mark>(?:不会|不能|不)${PLAIN}{0,5}?(?:${BAD_OUTCOME}))
      `,
      explanation: turned,
      isInnocent: (match) => /[怎哪谁吗呢？难]|照样|仍|还|才|也|不但|不仅/.test(match[0]),
    },
    {
      words: GOOD_DEED.split('|'),
      pattern: regex('dg')`
        ${START}(?:${IF})${PLAIN}{0,8}(?:${GOOD_DEED})${PLAIN}{0,12}，${CLAUSES}
        ${PLAIN}{0,8}(?<mark>(?:不会|不能|无法|很难)${PLAIN}{0,5}?(?:${GOOD_OUTCOME}))
      `,
      explanation: turned,
      isInnocent: (match, text) =>
        /[怎哪谁吗呢？]|只(?!要)|光|才|再|也|仅/.test(match[0]) ||
        /^[^，。]{0,4}[雨雪堵]/.test(text.slice(match.index + match[0].length)),
    },
    {
      words: WITH_CARE.split('|'),
      pattern: regex('dg')`
        ${START}(?:${IF})${PLAIN}{0,8}(?:${WITH_CARE})${PLAIN}{0,12}，${CLAUSES}
        ${PLAIN}{0,8}?(?<mark>(?<=就|便|那么|还|也)(?:一定)?(?:会|要|
        得)?${PLAIN}{0,5}?(?:${BAD_OUTCOME}))
      `,
      explanation: turned,
      isInnocent: (match, text) =>
        /[怎哪谁吗呢？]|[太过总时却而忘]|只(?!要)|光|才|再|仅|少|避|免|防|拒|克|战|减|怕|吧|就算|即使|哪怕/.test(
          match[0],
        ) || /^[^，。]{0,3}(?:少|不了|不见|的)/.test(text.slice(match.index + match[0].length)),
    },
  ]),
}
