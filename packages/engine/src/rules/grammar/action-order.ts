/** 解决并发现问题: two actions in the wrong order. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

/**
 * [what comes later, what must come before it]. Source: ours. Only where nobody does it the other
 * way round (分析和研究 goes both ways).
 */
const LATER_FIRST: readonly (readonly [string, string])[] = [
  ['解决', '发现|提出|分析|找出|查找'],
  ['落实|贯彻落实|执行|实施', '制定|制订|拟定|颁布|出台'],
  ['践行', '树立|牢固树立'],
  ['改正|纠正|整改|克服', '发现|查找|找出|认识|认识到|检查'],
  ['改进', '反思|发现|查找'],
  ['运用|应用', '学习|掌握|理解|学会'],
  ['掌握|熟练掌握', '了解|认识|理解'],
  ['读懂|领会|理解|掌握', '读懂|通读|阅读|初步了解'],
  ['发扬|发扬光大|发展', '继承'],
  ['升华|推广', '认可|肯定'],
  ['增强|提高|巩固', '培养|养成'],
  ['提取|提取出|利用|应用|推广', '发现'],
  ['讨论|议论|评论', '听取|听完|听了'],
  ['采纳|采用', '听取|征求|讨论|收集'],
  ['通过|批准', '讨论|审议|审查|审核'],
  ['公布|宣布|执行', '制定|制订|讨论|审议|研究'],
  ['出版|发表', '撰写|创作|编写|写作'],
  ['审判|判决|起诉', '逮捕|侦查|立案|抓捕'],
  ['治疗|治愈|医治', '诊断|确诊'],
  ['完善|健全|巩固', '建立|创建|构建'],
  ['壮大|扩大', '建立|创建'],
  ['建成|建设|施工', '规划|设计|勘探|勘察'],
  ['提拔|任用|重用', '选拔|考察|培养|发现'],
  ['收割|收获', '播种|耕种|种植'],
  ['投产|量产|推广', '研制|研发|试验'],
  ['领取|发放', '申请|申报|审核'],
  ['保存|保管|展出|展览', '发掘|挖掘|出土|采集'],
  ['归纳|总结', '搜集|收集|整理'],
  ['表彰|表扬', '评选|推选'],
  ['欣赏|品尝', '购买|采摘|制作'],
  ['入住|居住', '购买|装修'],
  ['扑灭|处理', '发现'],
  ['倾诉|解答', '提问'],
]

const JOIN = compact`
  (?:了|好|出|过)?(?:[和与及、]|并且?|以及|而且)(?:能够?|要|随时|主动|自觉|认真地|勇敢地?|及时|切实|认真|牢固|充分|积极|努力|
  不断|成功|正确|进一步|善于)?
`

export const actionOrder: Rule = {
  id: 'action-order',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当（先后颠倒）',
  teaches: '几个动作放在一起，先做的写在前面，后做的写在后面。',
  marks: [
    { text: '我们要学会解决和发现生活中的问题。', quote: '解决和发现', suggestion: '发现和解决' },
    { text: '大会通过并讨论了班规。', quote: '通过并讨论', suggestion: '讨论并通过' },
    { text: '他及时改正并认识了自己的错误。', quote: '改正并认识', suggestion: '认识并改正' },
    { text: '我们应该发扬和继承勤俭的好传统。', quote: '发扬和继承', suggestion: '继承和发扬' },
  ],
  leaves: [
    '我们要学会发现和解决生活中的问题。',
    '大会讨论并通过了班规。',
    '我们在一起分析和研究，一起研究和分析。',
    '问题解决了，发现者却不说话。',
    '大家通过讨论，定下了班规。',
  ],
  find: inPatterns(
    LATER_FIRST.map(([later, earlier]) => ({
      words: earlier.split('|'),
      pattern: regex('dg')`
        (?<!难以|难|未能|没有|待|可|以)(?<later>${later})(?<join>${JOIN})(?<earlier>${earlier})
        (?!者|[会了]?人|书|性|问题|家|是|，)
      `,
      explanation: ({ later: second = '', earlier: first = '' }) =>
        `想一想，是先“${second}”还是先“${first}”？按做事的先后换一换位置。`,
      suggestion: ({ later: second = '', join = '', earlier: first = '' }) =>
        `${first}${join}${second}`,
    })),
  ),
}
