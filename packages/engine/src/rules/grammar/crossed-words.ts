/**
 * 会也唱歌, 没还写, 再不也去, 敢不看, 给买我, 很跑得快, 二十个多: two little words in the wrong
 * order.
 */
import { mayCount } from './howCounted.ts'
import { regex } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Rule } from '../rule.ts'
import { textAt } from './clauseWords.ts'
import { inPatterns } from './findPatterns.ts'
import { clauseText } from './seats/hasCore.ts'
import { inSeats } from './seats/inSeats.ts'
import { inPlainWriting } from './inPlainWriting.ts'

const turned = (mark: string) => `“${mark}”里两个词的先后反了，换一换位置，读一读。`

export const crossedWords: Rule = {
  id: 'crossed-words',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '“也会、都能、还没、再也不、不敢”这样的小词连着用，各有各的先后。',
  marks: [
    { text: '爷爷会种花，会也养鱼。', quote: '会也' },
    { text: '除了我，他们会都游泳。', quote: '会都' },
    { text: '只有努力，能才取得好成绩。', quote: '能才' },
    { text: '只要你来，我们会就欢迎你。', quote: '会就' },
    { text: '妈妈没还下班，家里静悄悄的。', quote: '没还' },
    { text: '从那以后，我再不也撒谎了。', quote: '再不也' },
    { text: '他一点儿不也紧张。', quote: '一点儿不也' },
    { text: '大家不都愿意离开。', quote: '不都' },
    { text: '他敢不抬头看老师。', quote: '他敢不' },
    { text: '从那以后，我也再不敢贪玩了。', quote: '也再' },
    { text: '我可以已经自己穿衣服了。', quote: '可以已经' },
    { text: '爸爸给买我一辆新车。', quote: '给买' },
    { text: '弟弟刚下水，就被看见妈妈了。', quote: '被看见妈妈' },
    { text: '小兔子很跑得快。', quote: '很跑得' },
    { text: '他的字写很得漂亮。', quote: '写很得' },
    { text: '爷爷的话我听明不白。', quote: '明不白' },
    { text: '妈妈叫我喝多水。', quote: '喝多水' },
    { text: '我们班来了二十个多客人。', quote: '个多' },
    { text: '弟弟的脾气我比还急。', quote: '比还' },
    { text: '太远了，我不看清楚黑板。', quote: '不看清楚' },
    { text: '课间，同学们有的跳绳，踢球有的。', quote: '踢球有的' },
    { text: '我没听说过连他的名字。', quote: '没听说过连' },
    { text: '题讲了三遍，我还是却不会。', quote: '还是却' },
    { text: '学校将五月举行运动会。', quote: '将五月' },
    { text: '我们等了两个小时多，车才来。', quote: '个小时多' },
    { text: '门口站着位一老人。', quote: '位一' },
    { text: '我在沙滩上堆了城堡一座，高兴极了。', quote: '城堡一座' },
  ],
  leaves: [
    '妹妹才十岁多，已经会做饭了。',
    '爷爷会种花，也会养鱼。应该也挺高兴的，会又白又嫩，要就地打滚，不会就问。',
    '只有努力，才能取得好成绩。谁来要都给一根。你借的书该还了，还没还呢。',
    '没有也不要紧，他没有还嘴，也没有还价。你这样不也一样吗？他不都知道了吗？',
    '谁能不犯错呢？你可以不喜欢它。这时他应该已经到家了。',
    '爸爸给我买了一辆新车，弟弟被看见了，被妈妈看见了。小兔子跑得很快，很说得来。',
    '三个多小时，十多斤，两年多，五十只一箱，二十条一模一样的鱼，碎片一块一块地粘。',
    '他踢了门一脚，咬了蛋糕一口，得了比赛第一名，考过了钢琴六级。',
    '我看不清楚黑板，有的跳绳，有的踢球，红的、黄的，什么颜色都有的。他不找到不罢休。',
    '我买了铅笔三支、橡皮两块。大家都到齐了，多喝水，少吃糖，说多了没用。',
  ],
  find: inPlainWriting((document) => [...findInSeats(document), ...findInText(document)]),
}

const findInSeats = inSeats([
  {
    pattern: /(?<mark>[会能O]也)(?=[^。，])/dg,
    isInnocent: (words, from) =>
      /^(?:应该|应当|准备|打算|该)$/.test(textAt(words, from)) ||
      textAt(words, from - 1).endsWith('不'),
    explanation: turned,
  },
  {
    pattern: /(?<mark>[会能O]都)(?=[^。，])/dg,
    isInnocent: (words, from) =>
      /^(?:准备|打算|该)$/.test(textAt(words, from)) || textAt(words, from - 1) === '不',
    explanation: turned,
  },
  {
    pattern: /(?<mark>[会能O][才就])(?=[^。，])/dg,
    isInnocent: (words, from) =>
      !/^(?:会|能|可以|能够)$/.test(textAt(words, from)) ||
      /^(?:行|好|够|问|别|来|去|地|着|这|那|是|说|可以|成)/.test(textAt(words, from + 2)) ||
      textAt(words, from - 1) === '不',
    explanation: turned,
  },
  {
    pattern: /(?<mark>没[都也又还])(?=[^。，])/dg,
    isInnocent: (words, from) =>
      /^(?:还没|还没有)$/.test(textAt(words, from)) ||
      textAt(words, from - 1).endsWith('还') ||
      /^(?:嘴|价|手|我|你|他|她|回|给|过|不要紧|行|没关系|好|书|钱|清|不)/.test(
        textAt(words, from + 2),
      ),
    explanation: turned,
  },
  {
    pattern: /(?<mark>(?:再|M)不也)(?=[^。，])/dg,
    isInnocent: (words, from) => !/^(?:再|一点儿?|一句|一天|一次)$/.test(textAt(words, from)),
    explanation: turned,
  },
  {
    pattern: /(?<mark>不[都也])(?=[^。，])/dg,
    isInnocent: (words, _, end) => !DONE.test(textAt(words, end)) || isQuestion(words, end),
    explanation: turned,
  },
  {
    pattern: /(?<mark>w[O会能]不)(?=[^。，])/dg,
    isInnocent: (words, from) =>
      textAt(words, from) === '谁' ||
      !/^(?:敢|肯|能|应该|能够)$/.test(textAt(words, from + 1)) ||
      isQuestion(words, from),
    explanation: (mark) => `“不”要站在“${mark.slice(1, -1)}”的前面。`,
  },
  {
    pattern: /(?<=[wns。，又])(?<mark>也再|还再|都却)(?=[^。，])/dg,
    isInnocent: (words, from) => /^(?:谁|跟)/.test(textAt(words, from - 1)),
    explanation: turned,
  },
  {
    pattern: /(?<mark>[能O][B])(?=[^。，])/dg,
    isInnocent: (words, from) =>
      !/^(?:可以|能|能够)(?:已经|终于|居然|竟然|从来|曾经)$/.test(
        textAt(words, from) + textAt(words, from + 1),
      ),
    explanation: turned,
  },
  {
    pattern: /(?<mark>v[很太最更Y]得)(?=[aiv])/dg,
    explanation: '“很”“更”要站在“得”的后面。',
  },
  {
    pattern: /(?<=了)(?<mark>n{1,2}M)(?=[。，])/dg,
    isInnocent: (words, from, end) => {
      const measure = textAt(words, end - 1)
      return (
        !regex()`
          ^[一两二三四五六七八九十几百千好数]+[张座副辆本只条件朵支枝棵颗块双篇幅封首顶匹盆瓶]$|
          ^许多$
        `.test(measure) ||
        (measure !== '许多' && !mayCount(measure.slice(-1), textAt(words, end - 2))) ||
        clauseText(words, from).includes('、')
      )
    },
    explanation: '先说多少，再说东西：“几张……”“几座……”。',
  },
])

const DONE = regex()`
    ^(?:着|能|愿意|知道|用|敢|会|明白|进去|认识|喜欢|肯|占|过|可以|应该|相信|出|睡|想|怕|累|
    觉得|记得)$
  `

/** 你这样不也知道了吗？ */
function isQuestion(words: readonly Word[], at: number): boolean {
  for (let place = at; place < words.length; place += 1) {
    const text = textAt(words, place)
    if (/^[？?]$|^吗$|^呢$/.test(text)) return true
    if (/^[。！；]$/.test(text)) return false
  }
  return false
}

const findInText = inPatterns([
  {
    words: ['给'],
    pattern: regex('dg')`
      (?<![送交借还带留寄递])(?<mark>给(?:递|交|买|送|切|讲|喂|寄|借|带|唱|念|端|倒|盛|夹|发|演示|
      辅导|介绍|解释)了?)
      (?=我|你|他|她|妈妈|爸爸|爷爷|奶奶|大家|同学|老师|小|弟弟|妹妹|警察)
    `,
    explanation: ({ mark = '' }) =>
      `先说给谁，再说“${mark.slice(1)}”；或者说“${mark.slice(1).replace('了', '')}给……”。`,
  },
  {
    words: ['被'],
    pattern: regex('dg')`
      (?<mark>被(?:知道|看见|发现|听见|咬|撞|骗|批评|表扬|烫伤|吵醒|打破|淋湿)了?(?:老师|妈妈|
      爸爸|爷爷|奶奶|蚊子|小狗|小猫|弟弟|妹妹|同学|大家|他们))(?=[，。了])
    `,
    explanation: '先说被谁，再说怎么样了：“被……发现了”。',
  },
  {
    words: ['得'],
    pattern: regex('dg')`
      (?<mark>(?:很|太|非常|十分|特别|最|更|越)(?:走|跑|说|写|做|画|唱|长|吃|学|跳|起|睡|来|飞|玩|
      笑|
      哭|读|看|听|讲|想|打|穿|站|坐|游|开|干|考|答|变|下|刮|摆|收拾|布置|打扫|完成|进步|准备)得)
      (?=[\u4e00-\u9fff])(?!起|来|出|过|着|上|下|进|了)
    `,
    explanation: ({ mark = '' }) =>
      `“${mark.replace(/得$/, '')}”里的先后反了：先说动作，再说“得很……”。`,
  },
  {
    words: ['不'],
    pattern: regex('dg')`
      (?<mark>明不白(?!不)|清不楚(?!不)|干不净|高不兴(?!高兴)|感不兴|认不识|相不信|知不道|理不解)
    `,
    isInnocent: (match, text) => /^高兴|^楚/.test(text.slice(match.index + 3)),
    explanation: ({ mark = '' }) =>
      `“不”插错了地方：“不${mark.charAt(0)}${mark.charAt(2)}”，不能拆开来说。`,
  },
  {
    words: ['少', '多'],
    pattern: regex('dg')`
      (?<=[叫要让我你他她们妈爸得该，请])(?<mark>(?:吃|喝|说|看|玩|用|穿|买)(?:少|多)(?:零食|可乐|
      话|
      电视|手机|游戏|水|书|蔬菜|青菜|饮料|糖|肉|水果|衣服))(?=[，。！])
    `,
    explanation: ({ mark = '' }) =>
      `“${mark.charAt(1)}”要站在动作的前面：“${mark.charAt(1)}${mark.charAt(0)}……”。`,
  },
  {
    words: ['多点', '少点', '多些', '少些'],
    pattern: regex('dg')`
      (?<=[叫要让我你他她们妈爸该，请])(?<mark>[多少](?:点儿?|些)(?:吃|喝|说|看|玩|写|读|穿|睡|
      休息|锻炼))
      (?=[\u4e00-\u9fff]{0,3}[，。！])
    `,
    explanation: ({ mark = '' }) => `说“${mark.charAt(0)}……点儿”，“点儿”跟在动作的后面。`,
  },
  {
    words: ['多'],
    pattern: regex('dg')`
      (?<=[二三四五六七八九]?[十百千])(?<mark>[个只条名位棵本岁张件块座]多)
      (?=[\u4e00-\u9fff，。])(?!多么|多少|多数|多种)
    `,
    explanation: ({ mark = '' }) => `“多”要站在“${mark.charAt(0)}”的前面：“多${mark.charAt(0)}”。`,
    // 十岁多: ten years and some months.
    isInnocent: ({ 0: mark, index }, text) =>
      /^[岁块]/.test(mark) && /(?:^|[^二三四五六七八九几])十$/.test(text.slice(0, index)),
  },
  {
    words: ['小时多', '星期多', '月多', '钟头多'],
    pattern: /(?<=[一二两三四五六七八九十几])(?<mark>个(?:小时|星期|月|钟头)多)(?!少)/dg,
    explanation: ({ mark = '' }) => `“多”要站在“个”的后面：“个多${mark.slice(1, -1)}”。`,
  },
  {
    words: ['比还', '比更'],
    pattern: regex('dg')`
        (?<=[的我你他她它们][\u4e00-\u9fff]{0,4}[我你他她们气子人])(?<mark>比[还更])
        (?=[急高大快好多矮小胖瘦慢早晚])
      `,
    explanation: ({ mark = '' }) => `先说和谁比，再说“${mark.charAt(1)}”怎么样。`,
  },
  {
    words: ['不看', '不听', '不睡着', '不找到', '不做完', '不写完', '不跟上', '不赶上', '不说得'],
    pattern: regex('dg')`
      (?<=[我你他她们])(?<mark>不(?:看清楚?|听清楚?|睡着|找到|做完|写完|跟上|赶上|听懂|看懂|搬动|
      拿动|
      说得对))(?=[了黑老他她我前，。！题字路])
    `,
    explanation: ({ mark = '' }) =>
      `“不”要站在动作和结果的中间：“${mark.charAt(1)}不${mark.slice(2).replace('得', '')}”。`,
  },
  {
    words: ['有的，', '有的。'],
    pattern: /有的[\u4e00-\u9fff]{1,5}[，、](?<mark>(?!有的)[\u4e00-\u9fff]{2,4}有的)(?=[。，])/dg,
    explanation: '“有的”说的是谁，要站在动作的前面：“有的……，有的……”。',
  },
  {
    words: ['没听说过连', '不知道连', '没见过连', '不认识连'],
    pattern: /(?<mark>(?:没听说过|不知道|没见过|不认识)连)(?=[\u4e00-\u9fff])/dg,
    explanation: ({ mark = '' }) => `“连”要站在前面：“连……都${mark.slice(0, -1)}”。`,
  },
  {
    words: ['还是却', '很还', '要一定', '会一定'],
    pattern: regex('dg')`
      (?<mark>还是却|(?<=[我你他她们])(?:很还|(?:要|会)一定))(?=[\u4e00-\u9fff])(?!的|是|程度|的话)
    `,
    explanation: ({ mark = '' }) => `“${mark}”里两个词的先后反了，换一换位置，读一读。`,
  },
  {
    words: ['将', '即将'],
    pattern: regex('dg')`
      (?<mark>(?:即将|将要|将)(?:明天|后天|下周|下个?月|明年|今晚|星期[一二三四五六日天]|
      [一二三四五六七八九十]+月))
      (?=[\u4e00-\u9fff])(?!的|份|日|初|底|中)
    `,
    explanation: ({ mark = '' }) =>
      `先说什么时候，再说“${mark.startsWith('即') ? '即将' : '将'}”。`,
  },
  {
    words: ['条一', '位一', '道一', '个一', '只一', '座一'],
    pattern: regex('dg')`
      (?<=[了着有到是见])(?<mark>[条位道只座]一)
      (?=[\u4e00-\u9fff])(?![个样起些点切直般旦会下共致种路条位道只座边一])
    `,
    explanation: ({ mark = '' }) => `先说几，再说“${mark.charAt(0)}”：“一${mark.charAt(0)}”。`,
  },
])
