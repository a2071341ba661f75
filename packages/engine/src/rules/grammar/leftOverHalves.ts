/** 因此……的结果, 一边……的同时, 被……所吸引了: half of a pair is left over from another pair. */
import type { FaultPattern } from './findPatterns.ts'
import { regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”—―…,;:!?]'
const START = '(?<=^|[，。；！？])'
const END = '(?=[。！]|$)'
const AGAIN = '是另一种说法里的，去掉它读一读'
export const LEFT_OVER_HALVES: readonly FaultPattern[] = [
  {
    words: ['因此', '所以', '以致', '以至于', '于是', '从而'],
    pattern: regex('dg')`
      (?:因此|所以|以致于?|以至于?|于是|从而)(?:(?!，|这|那|有|得到|得出|是|造成|带来|导致|尝到|
      承担|知道|明白|看|听|问)${INSIDE}){3,14}
      (?<mark>的(?:结果|后果|原因|体质|缘故))${END}
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说了结果，句尾的“${mark}”${AGAIN}。`,
  },
  {
    words: ['一边'],
    pattern: regex(
      'dg',
    )`一边(?:(?!，|一边)${INSIDE}){2,14}(?<mark>的同时|的时候)，(?=(?:一边|也|又|还))`,
    suggestion: '',
    explanation: ({ mark = '' }) => `“一边……一边……”已经说了同时，“${mark}”${AGAIN}。`,
  },
  {
    words: [
      '所吸引',
      '所感动',
      '所打动',
      '所震撼',
      '所折服',
      '所惊醒',
      '所感染',
      '所陶醉',
      '所征服',
    ],
    pattern: regex('dg')`
      被${INSIDE}{1,12}(?<mark>所)(?=(?:深深地?)?(?:吸引|感动|打动|震撼|折服|迷|惊醒|感染|陶醉|
      征服|吓)(?<also>了|住|得|着))
    `,
    suggestion: '',
    explanation: '“被……吸引住了”和“为……所吸引”是两种说法：有了后面的“了”“住”，就不用“所”。',
  },
  {
    words: ['，显得', '，流露出', '，透露出', '，体现了', '，表现出'],
    pattern: regex('dg')`
      (?<=^|[。！？])(?<mark>从)(?=(?:(?!看)${INSIDE}){2,14}，(?<also>显得|流露出|透露出|体现了|
      体现出|
      表现出|表现了))
    `,
    explanation:
      '“从……”后面要有人来看；“显得”“流露出”说的是那样东西。去掉“从”，或者说“可以看出……”。',
  },
  {
    words: ['，更是', '，而且', '，并且'],
    pattern: regex('dg')`
      ${START}(?:[^，。；！？既]{0,8})既(?!然|是|往|定|成|可以|有|要)(?:(?!，|又|
      也)${INSIDE}){1,10}，(?<mark>更是|而且|并且)
    `,
    suggestion: '又',
    explanation: ({ mark = '' }) => `“既”要和“又”“也”一起用，不和“${mark}”一起用。`,
  },
  {
    words: ['尽管', '虽然', '虽说'],
    pattern: /(?<mark>尽管|虽然|虽说)(?=[^，。；！？]{1,8}多么?[大难冷热远苦累忙高深晚]，)/dg,
    suggestion: '不管',
    explanation: ({ mark = '' }) =>
      `“${mark}”说的是一定的事；“多大”“多难”是说不定有多大，要用“不管”。`,
  },
  {
    words: ['只要'],
    pattern: regex('dg')`
      ${START}${INSIDE}{0,6}(?<mark>只要)(?=${INSIDE}{2,14}才(?:能|会|可以))
    `,
    suggestion: '只有',
    explanation: '“只要”和“就”一起用，“只有”和“才”一起用。',
  },
  {
    words: ['除非'],
    pattern: regex('dg')`
      除非${INSIDE}{2,14}，(?:[我他她]们?|妈妈|爸爸|老师|大家)?(?<mark>就)(?!算|是)
    `,
    explanation: '“除非”后面用“否则”“才”来接，不用“就”。',
  },
  {
    words: ['的消息，'],
    pattern: regex('dg')`
      (?<=^|[。！？])(?:[我他她])?(?<mark>听说)(?=${INSIDE}{2,14}的消息，)
    `,
    suggestion: '听到',
    explanation: '“听说”后面是一件事，不是“消息”；说“听到……的消息”，或者去掉“的消息”。',
  },
  {
    words: ['被听懂', '被看懂', '被理解', '被明白', '被学会', '被知道'],
    pattern: regex('dg')`
      (?:使|让)(?:我们?|大家|他们?|她|同学们)${INSIDE}{0,6}(?<mark>被)(?=听懂|看懂|理解|明白|学会|
      知道)
    `,
    suggestion: '',
    explanation: '“使我们听懂”里听懂的就是“我们”，不用“被”。',
  },
  {
    words: ['经过', '通过'],
    pattern: regex('dg')`
      ${START}(?:经过|通过)(?:老师|妈妈|爸爸|同学|大家|医生|爷爷|奶奶)${INSIDE}{0,6}(?:批评|教育|
      帮助|劝说|鼓励|讲解|提醒|指导|
      治疗|训练)(?<mark>了(?:我们?|他们?|她|大家))(?=，)
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `“经过……”后面说一件事的名字：“经过老师的批评”。去掉“${mark}”。`,
  },
]
