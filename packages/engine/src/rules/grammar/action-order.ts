/** 解决并发现问题: two actions in the wrong order. */
import { findReversedStages } from './findReversedStages.ts'
import { findReversedSteps } from './findReversedSteps.ts'
import { inPatterns, type Groups } from './findPatterns.ts'
import { LATER_FIRST, STEPS_TOLD, THEN_FIRST } from '../../lexicon/laterFirst.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'
import { overlaps } from '../../text/overlaps.ts'

const JOIN = compact`
  (?:了|好|出|过)?(?:[和与及、]|并且?|以及|而且)(?:能够?|要|随时|主动|自觉|认真地|勇敢地?|及时|
  切实|认真|牢固|充分|积极|努力|不断|成功|正确|进一步|善于)?
`

/** Steps of everyday work, parted by a pause: [later, earlier]. */
const STEPS: readonly (readonly [later: string, earlier: string])[] = [
  ['炒好|炒熟|煮好|煮熟|煎熟|蒸熟|烤熟|端上桌', '切好|洗好|洗净|洗干净'],
  ['切好|切碎', '洗好|洗净|洗干净'],
  ['晾干|晒干|叠好', '洗好|洗净|洗干净|洗完'],
  ['穿好衣服|穿上衣服|洗漱完', '起了?床'],
  ['写完作业|做完作业', '拿出作业本|打开作业本|拿出笔'],
  ['浇水|浇好水', '撒下种子|种下种子|挖坑'],
  ['决赛', '半决赛|预赛|初赛|小组赛|复赛'],
]

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
    { text: '我们小组先讨论并阅读了这首诗。', quote: '讨论并阅读', suggestion: '阅读并讨论' },
    { text: '妈妈先把衣服晾起来，再用水洗干净。', quote: '晾起来' },
    { text: '我们先写出结论，再动手做实验。', quote: '写出结论' },
    { text: '经过预赛、决赛、半决赛，他得了奖。', quote: '决赛、半决赛' },
    { text: '大夫给奶奶做了治疗和检查。', quote: '治疗和检查', suggestion: '检查和治疗' },
    { text: '我们先上交并写完作文。', quote: '上交并写完', suggestion: '写完并上交' },
    { text: '爷爷锁好车，停稳车，慢慢走上楼。', quote: '锁好车，停稳车' },
    { text: '奶奶切菜、洗菜、炒菜，忙了一上午。', quote: '切菜、洗菜' },
    { text: '师傅修好并检查了水泵。', quote: '修好并检查', suggestion: '检查并修好' },
    { text: '医生放生并救下了这只鹰。', quote: '放生并救下', suggestion: '救下并放生' },
    { text: '法院审理并受理了这个案子。', quote: '审理并受理', suggestion: '受理并审理' },
  ],
  leaves: [
    '先给豆腐放盐，再倒进油锅里。我帮妈妈洗碗，把碗一只只洗干净。爷爷掏出钥匙，打开了柜子。',
    '我们要学会发现和解决生活中的问题。',
    '大会讨论并通过了班规。',
    '我们在一起分析和研究，一起研究和分析。',
    '问题解决了，发现者却不说话。',
    '大家通过讨论，定下了班规。',
    '我们每天背诵和朗读古诗。',
    '收获和播种一样，都要用心。',
    '他感谢并接受了大家的帮助。',
    '我们讨论和阅读都很认真，先阅读并讨论了这首诗。',
    '妈妈先把衣服洗干净，再晾起来。先晾起来，再去洗别的。',
    '爷爷先浇水，再除草，先扫地再拖地。',
    '爷爷停稳车，锁好车。奶奶洗菜、切菜、炒菜。',
    '我吃了起来，洗干净手的弟弟也来了。她关上门，妈妈打开门。',
    '发放并收集问卷，归还和借阅图书，取出并打开盒子，先付款再挑选座位，先洗脸，再叫弟弟起床。',
    '老师介绍并采访了作家，爸爸先把豆子煮好，再包进皮里。',
    '他炒菜，我洗菜。花谢了，又开了。',
    '我们提出并讨论了这个办法，分析并整理了资料。我洗碗，把每只碗都洗干净。',
  ],
  find: (document) => {
    const found = findInPatterns(document)
    for (const step of [...findReversedStages(document), ...findReversedSteps(document)])
      if (!found.some((other) => overlaps(step, other))) found.push(step)
    return found
  },
}

const findInPatterns = inPatterns([
  ...LATER_FIRST.map(([later, earlier]) => ({
    words: earlier.split('|'),
    pattern: regex('dg')`
        (?<!难以|难|未能|没有|待|可|以)(?<later>${later})(?<join>${JOIN})(?<earlier>${earlier})
        (?!者|[会了]?人|书|性|问题|家|都?是|，|一样|同样|之间|的关系|的人)
      `,
    explanation: ({ later: second = '', earlier: first = '' }) =>
      `想一想，是先“${second}”还是先“${first}”？按做事的先后换一换位置。`,
    suggestion: ({ later: second = '', join = '', earlier: first = '' }) =>
      `${first}${join}${second}`,
  })),
  ...STEPS.map(([later, earlier]) => ({
    words: later.split('|'),
    pattern: regex('dg')`
        (?<mark>(?<later>${later})了?[、，](?:又|再|然后|接着)?(?<earlier>${earlier}))
      `,
    explanation: ({ later: second = '', earlier: first = '' }: Groups) =>
      `想一想，是先“${second}”还是先“${first}”？按做事的先后换一换位置。`,
  })),
  ...THEN_FIRST.map(([later, earlier]) => ({
    words: earlier.split('|'),
    pattern: regex('dg')`
        (?<!难以|难|未能|没有|待|可|以|再|又)(?<later>${later})(?<join>了?(?:并且?|然后|而后|再)
        (?:认真|仔细|反复|积极|深入|一起)?)(?<earlier>${earlier})(?!者|[会了]?人|书|性|问题|家|
        都?是|，|一样|同样|之间|的关系|的人|更多)
      `,
    explanation: ({ later: second = '', earlier: first = '' }: Groups) =>
      `想一想，是先“${second}”还是先“${first}”？按做事的先后换一换位置。`,
    suggestion: ({ later: second = '', join = '', earlier: first = '' }: Groups) =>
      `${first}${join}${second}`,
  })),
  {
    words: ['诊断', '治疗', '手术'],
    pattern: regex('dg')`
      (?:做|作|进行)了(?:(?:仔细|认真|全面|详细)的)?(?<mark>(?<later>诊断|治疗|
      手术)(?<join>[和与及、])
      (?<earlier>检查|化验|检测|诊断))(?=[，。！])
    `,
    explanation: ({ later: second = '', earlier: first = '' }: Groups) =>
      `想一想，是先“${second}”还是先“${first}”？按做事的先后换一换位置。`,
    suggestion: ({ later: second = '', join = '', earlier: first = '' }: Groups) =>
      `${first}${join}${second}`,
  },
  ...STEPS_TOLD.map(([later, earlier]) => ({
    words: later.split('|'),
    pattern: regex('dg')`
        先(?:(?![再后，。])[\u4e00-\u9fff]){0,8}?(?<mark>${later})(?:(?![再后，。])
        [\u4e00-\u9fff]){0,4}，?(?:再|然后|最后|接着)(?:又|再|把|
        用)?[^，。；！？]{0,8}?(?<earlier>${earlier})
      `,
    explanation: ({ mark = '', earlier: first = '' }: Groups) =>
      `想一想，是先“${mark}”还是先“${first}”？按做事的先后换一换位置。`,
  })),
  // 解决问题，分析问题: each has the same object.
  ...LATER_FIRST.map(([later, earlier]) => ({
    words: earlier.split('|'),
    pattern: regex('dg')`
        (?<!难以|难|未能|没有|待|可|以|为了)(?<mark>(?<later>${later})(?<what>[\u4e00-\u9fff]{2})
        [，、](?:并|然后|再)?(?<earlier>${earlier}))(?=\k<what>(?:[，。！、]|$))
      `,
    explanation: ({ later: second = '', earlier: first = '' }: Groups) =>
      `想一想，是先“${second}”还是先“${first}”？按做事的先后换一换位置。`,
  })),
])
