/** 放了在椅子上, 每天都早晨, 花红艳艳的, 得了冠军通过努力: a phrase that comes before or after its turn. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：、“”]'
const KIN = compact`
        爸爸|妈妈|爷爷|奶奶|外公|外婆|哥哥|姐姐|弟弟|妹妹|老师|同学们|同学|班长|同桌|表哥|
        表姐|叔叔|阿姨|小[\u4e00-\u9fff]|李[\u4e00-\u9fff]|王[\u4e00-\u9fff]|
        张[\u4e00-\u9fff]
      `
const PEOPLE =
  /老师|同学|妈妈|爸爸|爷爷|奶奶|弟弟|妹妹|哥哥|姐姐|他|她|人|大家|孩子|朋友|叔叔|阿姨|猫|狗|小[\u4e00-\u9fff]对|位|(?:[生员师客众者长婆公叔姨爷娘鸟鱼蝶鼠兔鹿猴马牛羊虎熊鸡鸭鹅司们]|对手|歌手|选手|保安|导演|教练|作家|画家|专家)对/
const STATIVE =
  '放|坐|站|躺|挂|写|贴|摆|住|落|掉|停|藏|埋|倒|跪|趴|丢|扔|插|装|种|蹲|靠|搁|留|印|刻|画|睡'
const DAY = '早晨|早上|清晨|晚上|中午|傍晚|下午|上午|夜里|放学后|吃完饭'
const HOW_SLOW = '渐渐|慢慢|逐渐|终于|忽然|突然|立刻|认真|高兴|默默|悄悄|开心|难过|伤心|努力'

export const latePhrase: Rule = {
  id: 'late-phrase',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '时间、原因、办法先说，动作后说；样子说在东西前面；“了”跟在“放在”的后面。',
  marks: [
    { text: '我把书放了在桌子上。', quote: '放了在', suggestion: '放在了' },
    { text: '爸爸每天都早上去跑步。', quote: '都早上', suggestion: '早上都' },
    { text: '树上结满了果子沉甸甸的。', quote: '沉甸甸的' },
    { text: '我们赢得了比赛通过刻苦的训练。', quote: '通过刻苦的训练' },
    { text: '他渐渐地从那以后爱上了读书。', quote: '渐渐地从那以后', suggestion: '从那以后渐渐地' },
    { text: '不但弟弟会唱歌，而且会跳舞。', quote: '不但弟弟', suggestion: '弟弟不但' },
    { text: '下围棋这门技艺对我很感兴趣。', quote: '对我' },
    { text: '如果明天天晴，就我们去爬山。', quote: '就我们', suggestion: '我们就' },
    {
      text: '她是一位经验丰富的我们学校的老师。',
      quote: '一位经验丰富的我们学校的',
      suggestion: '我们学校的一位经验丰富的',
    },
    { text: '你把饭不吃完就不能走。', quote: '把饭不', suggestion: '不把饭' },
  ],
  leaves: [
    '这件旧大衣太肥，我穿着松松垮垮的。',
    '我把书放在了桌子上。',
    '爸爸每天早上都去跑步。',
    '树上结满了沉甸甸的果子。',
    '我们通过刻苦的训练赢得了比赛。',
    '从那以后，他渐渐地爱上了读书。',
    '弟弟不但会唱歌，而且会跳舞。',
    '不但弟弟会唱歌，而且妹妹也会唱歌。',
    '新来的同学对我很感兴趣。',
    '如果明天天晴，我们就去爬山。',
    '他把饭不小心弄洒了。',
    '我写了在暑假里看到的趣事。',
    '他的努力从那天起没有白费。',
    '班上的女生对我很感兴趣。',
    '等爸爸妈妈上班去了，就我们在家。',
    '这座桥是一百年前才修好的。',
  ],
  find: inPatterns([
    {
      words: ['了在', '了到'],
      pattern: regex('dg')`
        (?<mark>(?<verb>${STATIVE})了在)(?!${INSIDE}{1,7}[上下里中边旁外内][\u4e00-\u9fff]{1,8}的)(?=(?:${INSIDE}){1,7}[上下里中边旁外内])|
        (?<mark1>(?<go>走|跑|飞|爬|游|冲|赶|送|搬|来)了到)
        (?=${INSIDE}{1,7}(?:[上下里中边旁前]|学校|家|门口|公园))
      `,
      suggestion: ({ verb, go = '' }) => (verb === undefined ? `${go}到了` : `${verb}在了`),
      explanation: '“了”要跟在“在”或“到”的后面：“放在了”“走到了”。',
    },
    {
      words: DAY.split('|').map((time) => `都${time}`),
      pattern: regex('dg')`
        (?<=每天|天天|每个星期天|
        每周末)(?<mark>都(?<when>${DAY}))(?![^，。]{0,8}才)(?=[\u4e00-\u9fff])
      `,
      suggestion: ({ when = '' }) => `${when}都`,
      explanation: ({ when = '' }) => `先把时间说完：“每天${when}都……”。`,
    },
    {
      words: ['满了', '着', '了'],
      pattern: regex('dg')`
        (?:(?:[开长挂结摆铺落飘堆种])满了?|[挂摆穿戴种飘]着)(?:(?!的)${INSIDE})
        {1,6}?(?<mark>(?:[\u4e00-\u9fff](?<twin>[\u4e00-\u9fff])\k<twin>|五颜六色|五彩缤纷|
        各种各样)的)(?=[。！])
      `,
      explanation: ({ mark = '' }) => `“${mark}”说的是东西的样子，要站在东西的前面。`,
      // 穿着松松垮垮的: that is how it is worn.
      isInnocent: ({ groups }, text) =>
        new RegExp(`${groups?.['mark']?.charAt(0)}${groups?.['mark']}`).test(text),
    },
    {
      words: ['通过', '经过', '凭着', '靠着', '为了', '按照', '在'],
      pattern: regex('dg')`
        (?<=[\u4e00-\u9fff]{2}[了到](?:(?!的)[\u4e00-\u9fff]){2,8})(?<mark>(?:(?:通过|经过|
        凭着|靠着)(?:(?!了)${INSIDE}){2,12}(?:努力|练习|训练|学习|讨论|劳动|帮助|锻炼|准备|
        合作|比赛|毅力|坚持|修改|思考|奋斗)|在(?:(?!了|[着上里])${INSIDE}){2,10}(?:帮助|指点|教导|
        照顾|
        鼓励|指导|带领|教育|陪伴|支持|努力)下))(?=[。！])
      `,
      explanation: ({ mark = '' }) => `“${mark.slice(0, 2)}……”先说，做成了什么后说，读起来才顺。`,
      isInnocent: (match, text) => /是[^，。]{0,12}$/.test(text.slice(0, match.index)),
    },
    {
      words: ['从那以后', '从此', '后来', '从那天起', '第二天', '那天', '这时', '从那时起'],
      pattern: regex('dg')`
        (?<mark>(?<how>(?:${HOW_SLOW})地?)(?<when>从那以后|从此以后|从那天起|从那时起|
        第二天|那天晚上|那天早上|那一天))(?=[\u4e00-\u9fff])
      `,
      suggestion: ({ how = '', when = '' }) => `${when}${how}`,
      explanation: ({ how = '', when = '' }) => `先说“${when}”，再说“${how}”怎么样。`,
      isInnocent: (match, text) =>
        /[是的]/.test(text.charAt(match.index - 1)) ||
        match[0].startsWith('终于那') ||
        match[0].startsWith('突然那') ||
        match[0].startsWith('忽然那'),
    },
    {
      words: ['不但', '不仅', '不光'],
      pattern: regex('dg')`
        (?<=^|[。！？；，])(?<mark>(?<pair>不但|不仅|不光)(?<who>${KIN}|他们|她们|我们|我|
        他|她))(?=(?:会|能|爱|喜欢|要|有|学习|经常|常常|每天|把|帮|教|给|热爱|关心|懂|很|
        自己)[^。；！？，]{1,12}，(?:而且|并且|还|也|又|更)(?:还|也|又|更)?(?:会|能|爱|喜欢|
        要|有|经常|常常|每天|把|帮|教|给|热爱|关心|懂|很|做|写|打|学))
      `,
      suggestion: ({ pair = '', who = '' }) => `${who}${pair}`,
      explanation: ({ pair = '', who = '' }) =>
        `前后说的都是“${who}”，就要先请它出来，再说“${pair}”。`,
    },
    {
      words: ['对我'],
      pattern: regex('dg')`
        (?<=^|[，。！？；])(?<thing>(?:(?![我他她你，对])[^，。；！？：“”]){2,12})
        (?<mark>对我们?)(?=(?:都|也|很|非常|十分|特别|一直|最|更|从小就?|不太?|越来越)
        *(?:感兴趣|有兴趣|喜欢|有(?:很深的|深厚的)?感情|有信心|爱不释手|向往|
        产生了?(?:浓厚的|极大的|很大的)?兴趣))
      `,
      explanation: '是谁有兴趣？先请“我”出来：“我对……”。',
      isInnocent: (match) => PEOPLE.test(match[0]),
    },
    {
      words: ['就我们', '就他们', '就大家', '就她们'],
      pattern: regex('dg')`
        (?:如果|要是|只要|假如|一旦|倘若|等)[^。；！？，]{2,20}，(?<mark>就(?<who>我们|他们|
        她们|大家|同学们))(?=去|来|一起|回|到|出发|开始|在|把|给|吃|坐|动身)
      `,
      isInnocent: ({ 0: whole }) =>
        /你|大家|都|爸|妈|[^下]雨/.test(whole.slice(0, whole.indexOf('，'))),
      suggestion: ({ who = '' }) => `${who}就`,
      explanation: ({ who = '' }) => `“就”要站在“${who}”的后面：先说谁，再说怎么样。`,
    },
    {
      words: ['的我们', '的他们', '的她们'],
      pattern: regex('dg')`
        (?<=[是有了])(?<mark>(?<look>一[位名个所座](?:(?!的)${INSIDE}){2,12}的)
        (?<whose>(?:我们|他们|她们|你们)(?:班|学校|校|村|年级|小区|家|学院|镇|县)的))
        (?=[\u4e00-\u9fff])
      `,
      suggestion: ({ look = '', whose = '' }) => `${whose}${look}`,
      explanation: ({ whose = '' }) => `先说是哪里的，再说几个、怎么样：“${whose}一位……”。`,
    },
    {
      words: ['把'],
      pattern: regex('dg')`
        (?<![一两几这那大车门火])(?<mark>把(?<what>(?:(?!的|把|给|对|让|和|得|从|是|到|成|
        在|往)[\u4e00-\u9fff]){1,5}?)不)(?=(?:写|做|吃|喝|说|看|收拾|打扫|洗|关|放|还|交|改|
        读|背|擦|整理|复习|扔|听)(?:完|好|掉|光|干净|清楚|明白|回去|上|下来|出来|熟|整齐|
        在眼里|在心上))
      `,
      suggestion: ({ what = '' }) => `不把${what}`,
      explanation: ({ what = '' }) => `“不”要站在“把”的前面：“不把${what}……”。`,
    },
    {
      words: ['年前'],
      pattern: regex('dg')`
        (?<mark>(?<age>[一二两三四五六七八九十几数0-9]+[十百千万]多?年前)(?<dug>(?:新|刚刚?|
        最近|才)(?:挖出来|出土|发现|挖到|打捞上来|打捞出来|修好|发掘出来)))(?=的)
      `,
      isInnocent: ({ 0: whole }) =>
        !/[百千万]/.test(whole) || (/才|发现|修好/.test(whole) && !/[千万]/.test(whole)),
      suggestion: ({ age = '', dug = '' }) => `${dug}的${age}`,
      explanation: ({ age = '', dug = '' }) =>
        `“${dug}”的是现在，“${age}”的是东西。先说“${dug}的”，再说“${age}的”。`,
    },
  ]),
}
