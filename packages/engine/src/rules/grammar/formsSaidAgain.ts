/** 一群羊们, 没有去了, 再也不敢再说, 又清又清澈: little words and forms that come once too often. */
import type { FaultPattern, Groups } from './findPatterns.ts'
import { compact, regex } from '../../text/multiline.ts'

const HAN = String.raw`[\u4e00-\u9fff]`
const INSIDE = '[^，。；！？：“”、,;:!?]'
const NUMBER = '[0-9两三四五六七八九十百千几]{1,4}'
const KIN = compact`
  妈妈|爸爸|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|姐姐|弟弟|妹妹|叔叔|阿姨|舅舅|舅妈|姑姑|姨妈|同桌|
  好朋友|老师|班主任|邻居
`
const ANIMALS = compact`
  小?[鸟羊鸡鸭猫狗兔猴马牛猪鱼虾蜂蝶蚁]|小鸟|蜜蜂|蝴蝶|蚂蚁|猴子|兔子|燕子|鸽子|麻雀|大雁|青蛙|蝌蚪|
  熊猫|企鹅|绵羊|花儿|小花|小草|小树|杨树|柳树|星星|苹果|气球|树叶|蜻蜓|萤火虫
`
const PERSONS = compact`
  同学|老师|学生|朋友|小朋友|演员|医生|护士|工人|农民|战士|观众|游客|顾客|客人|队员|选手|家长|
  志愿者|
  孩子|伙伴|村民|乘客|小伙伴|女孩|男孩|老人|青年|少年|姑娘|小伙子|记者|司机|专家
`
const DID = '去|来|吃|喝|带|买|写|做|看见|看到|听见|说|玩|睡|洗|拿|交|见到|参加|完成|回|带来|想到'
const twice = ({ mark = '' }: Groups) => `“${mark}”在这里说了两遍，去掉一个读一读。`
const isSaid = ({ said = '', mark = '' }: Groups) =>
  `“${said}”已经说了这个意思，“${mark}”就重复了，留一个就够了。`

export const FORMS_SAID_AGAIN: readonly FaultPattern[] = [
  {
    words: ['们'],
    pattern: regex('dg')`
      (?<said>(?:${NUMBER}[只头条匹棵朵颗]|一[大小]?[群队排窝帮伙班]|一排排|一群群|一队队|一只只|
      一棵棵|一朵朵|
      许多|很多|不少|好多|无数|成群的|几百|几千|上千|成千上万)(?:的)?${INSIDE}{0,6}?(?:${ANIMALS}|
      ${PERSONS}))
      (?<mark>们)
    `,
    suggestion: '',
    explanation: ({ said = '' }) => `“${said}”说的已经不止一个，后面不用再加“们”。`,
    isInnocent: ({ groups, index, 0: whole }, text) =>
      /[和跟对给把让是像比，年天]/.test(groups?.['said'] ?? '') ||
      // 挂着许多同学们画的作品: the works are many.
      (/[着满了有到]$/.test(text.slice(0, index)) &&
        /^[^，。是]{1,6}的[^，。]{1,10}[，。！]/.test(text.slice(index + whole.length))),
  },
  {
    words: ['没有', '没'],
    pattern: regex('dg')`
      (?<!有|还|要不是|差点儿?)没有?(?:再|好好|按时)?(?:${DID})(?<mark>了)(?!解|结|
      [算不没得起吗么吧])
      (?=${HAN}{1,6}[，。！？]|[，。？！])
    `,
    suggestion: '',
    explanation: '“没有”说的是没做成，后面不能再用“了”。',
    isInnocent: ({ index, 0: whole }, text) =>
      /[再就都也]$/.test(text.slice(0, index)) ||
      (!whole.startsWith('没有') && /^[，。！？]/.test(text.slice(index + whole.length))),
  },
  {
    words: [
      '有去过',
      '有看过',
      '有来过',
      '有吃过',
      '有听过',
      '有见过',
      '有玩过',
      '有学过',
      '有读过',
      '有做过',
    ],
    pattern:
      /(?<=[我他她你们也都曾])(?<mark>有)(?=[去看来吃听见玩学读做坐养写][^，。；！？不没]{0,2}过)/dg,
    suggestion: '',
    explanation: '“去过”“看过”已经说了有这件事，前面的“有”就重复了。',
    isInnocent: ({ index }, text) => /[没还只]$/.test(text.slice(0, index)),
  },
  {
    words: ['正在', '忙着在', '里在'],
    pattern: regex('dg')`
      (?:正在|在)[^，。；！？在]{1,6}[里上中边旁下前](?<mark>在)(?=忙着|做|写|看着|炒|洗|打|玩着|
      练|画|排练|吃着)|
      忙着(?<mark>在)(?=做|写|洗|炒|打|收|整)
    `,
    suggestion: '',
    explanation: '“在”在一句里说了两遍，去掉一个。',
    isInnocent: ({ 0: whole }) => /是在|也在|还在|都在/.test(whole),
  },
  {
    words: ['每一', '每'],
    pattern: /每一?(?<one>[种个条位次样件本座棵])(?<mark>\k<one>)(?![体性子])(?=[\u4e00-\u9fff])/dg,
    suggestion: '',
    explanation: twice,
    isInnocent: (match, text) =>
      /^[人儿头天个]/.test(text.slice(match.index + match[0].length)) && match[0].includes('人'),
  },
  {
    words: ['了他', '了她', '了它', '了我'],
    pattern:
      /把(?<whom>我|他|她|它|他们|我们|她们)[^，。；！？把被]{1,5}(?<mark>了?\k<whom>)(?=一?[顿次下回通场]|[，。！])/dg,
    explanation: ({ whom = '' }) => `前面已经说了“把${whom}”，后面的“${whom}”就重复了。`,
    isInnocent: ({ 0: whole }) => /[给让使叫对向跟和]/.test(whole),
  },
  {
    words: ['它的', '他的', '她的'],
    pattern:
      /是(?:我|他|她|妈妈|爸爸|爷爷|奶奶|哥哥|姐姐)(?:亲手|从小|自己|昨天|去年)?[^，。；！？的]{0,3}[大养买救捡送织做画写种拍](?<mark>[它他她])(?=的[，。！])/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说了是什么，“${mark}”就重复了。`,
  },
  {
    words: [
      '妈妈她',
      '爸爸他',
      '爷爷他',
      '奶奶她',
      '哥哥他',
      '姐姐她',
      '弟弟他',
      '妹妹她',
      '同桌他',
      '同桌她',
      '老师他',
      '老师她',
      '朋友他',
      '朋友她',
    ],
    pattern: regex('dg')`
      (?<=(?:^|[，。！？；“])(?:[我咱]们?的?)(?:好|语文|数学|
      英语)?(?:${KIN}))(?<mark>[他她])(?=[常经不又一从也都平特每对为把在能会爱很非十总已喜
      最今长有工是])(?!也是|们|的|一样|在一起)
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说了是谁，紧跟着的“${mark}”就重复了。`,
  },
  {
    words: [
      '来到了在',
      '来到在',
      '走到在',
      '回到在',
      '到达在',
      '登上在',
      '走进在',
      '来到了到',
      '到达到',
    ],
    pattern:
      /(?:来到了?|走到了?|回到了?|到达了?|登上了?|走进了?|抵达了?|赶到了?)(?<mark>在|到)(?=[\u4e00-\u9fff])(?!时|底|处)/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说了到哪里，“${mark}”就重复了。`,
  },
  {
    words: ['再也不', '再也没'],
    pattern: regex('dg')`
      再也[不没]${INSIDE}{0,10}?(?<mark>再)(?=说|做|去|来|欺负|玩|犯|迟到|骗|打|吃|看|怕|哭|这样|
      挑|浪费|马虎|粗心)
    `,
    suggestion: '',
    explanation: '“再也不”里已经有“再”，后面的“再”就重复了。',
  },
  {
    words: ['每次'],
    pattern: regex('dg')`
      每一?次(?!都)${INSIDE}{1,10}(?:，${INSIDE}{0,3}?)?(?<mark>每一?次)(?=都|也|总)
    `,
    suggestion: '',
    explanation: twice,
  },
  {
    words: ['为什么', '是不是', '能不能', '什么时候', '难道', '是否'],
    pattern: regex('dg')`
      (?<ask>为什么|是不是|能不能|什么时候|难道|是否|怎么才)(?:[你他她我]们?|小${HAN}|
      ${KIN})${INSIDE}{0,3}(?<mark>\k<ask>)
      (?=${HAN})
    `,
    suggestion: '',
    explanation: twice,
  },
  {
    words: ['一边'],
    pattern:
      /一边(?<did>[走吃看写听跑唱说哭笑玩哼跳骑])[^，。；！？边]{0,2}，?一边(?<mark>\k<did>着?)(?=[\u4e00-\u9fff])/dg,
    explanation: ({ did = '' }) => `两个“一边”后面要说两件事，“${did}”说了两遍。`,
  },
  {
    words: ['很', '又', '太', '真'],
    pattern: regex('dg')`
      (?<how>很|又|太|真|
      非常)(?<is>[美清宽高大小多厚深长圆香甜红白黑亮快新旧老冷热静干胖瘦弯忙乱脏])(?:的)?
      (?<mark>\k<how>\k<is>)(?=(?!\k<is>)[丽大澈阔高厚长圆香甜亮速净静燥乎溜胖小多乱忙弯])
    `,
    explanation: ({ is = '' }) => `“${is}”已经说了一遍，后面又说一遍，留一个就够了。`,
  },
  {
    words: ['又'],
    pattern:
      /又(?<one>[\u4e00-\u9fff])又(?<other>[\u4e00-\u9fff])(?<mark>又(?:\k<one>|\k<other>)(?:又(?:\k<one>|\k<other>))?)/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `“${mark}”前面已经说过了。`,
  },
  {
    words: ['得像', '像'],
    pattern:
      /(?<is>[红白黑黄绿蓝亮圆香甜软硬冷热快慢大小高胖瘦静])得?(?:像|跟|如同)[^，。；！？]{1,8}(?:一样|似的|一般)(?:那么|这么)?(?<mark>\k<is>)(?=[，。！了的])/dg,
    suggestion: '',
    explanation: ({ is = '' }) => `前面已经说了“${is}”，后面就不用再说一遍。`,
  },
  {
    words: [
      '打电话',
      '写信',
      '鼓掌',
      '洗澡',
      '打招呼',
      '敬礼',
      '鞠躬',
      '挥手',
      '点头',
      '发短信',
      '唱歌',
      '跳舞',
      '拍照',
    ],
    pattern: regex('dg')`
      (?<mark>(?<did>打|写|鼓|洗|敬|鞠|挥|点|发|唱|跳|拍|照)(?<what>电话|信|掌|澡|招呼|礼|躬|手|
      头|短信|歌|舞|照|相))
      (?=(?:(?!的|又|也|还|都|就)${INSIDE}){0,6}\k<did>(?:了|过|起|
      着)?(?:[一两几]?[个封下次首支张场])?\k<what>)
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `“${mark}”在一句里说了两遍，留一个就够了。`,
  },
  {
    words: ['之多', '之久', '之远', '之高'],
    pattern:
      /(?<said>[次个年天人米里岁]之[多久远高])(?<mark>的(?:次数|时间|人数|人|距离|高度|年龄))/dg,
    suggestion: '',
    explanation: isSaid,
  },
  {
    words: ['第一'],
    pattern:
      /第一[场次个届批](?<mark>初)(?=[雪雨春])|(?<mark>首次)(?=第一[次个])|第一次(?<mark>首[次个先]|初次|最先)/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `“第一”已经说了是最早的，“${mark}”就重复了。`,
  },
  {
    words: ['楼的第', '楼第', '页的第', '名的第', '层的第'],
    pattern:
      /[一二两三四五六七八九十]{1,2}(?:楼|层)(?<mark>的?第[一二两三四五六七八九十]{1,2}[层楼])/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说了是几楼，“${mark}”就重复了。`,
  },
  {
    words: ['年过', '高龄', '周岁'],
    pattern: regex('dg')`
      (?<said>(?:高龄|年龄|岁数|年纪)(?:已经|已|才|
      有)*[0-9一二三四五六七八九十]{1,3}多?岁)(?<mark>高龄|的?(?:年龄|年纪|岁数)|
      高寿)|(?<said>[0-9一二三四五六七八九十]{1,3}周?岁)(?<mark>的?岁数|的年龄|
      的年纪)(?=[，。！了]|的)
    `,
    suggestion: '',
    explanation: isSaid,
  },
  {
    words: ['约有', '约是', '大约', '大概', '左右', '上下'],
    pattern: regex('dg')`
      (?<mark>大约|大概|约)(?=(?:有|是|来了|花了|用了|走了)?(?:将近|近|差不多|接近|约莫|几乎))
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `后面的词已经说了是大概的数，前面的“${mark}”就重复了。`,
  },
  {
    words: ['将要会', '将要将', '快要就要', '就要快要', '将会要', '即将要', '将要即将'],
    pattern:
      /(?<=将)(?<mark>要)(?=会)|(?<mark>将要|快要)(?=就要|即将|快要)(?!就要就)|(?<=将会)(?<mark>要)(?=[\u4e00-\u9fff])/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `说将来的词用一个就够了，“${mark}”去掉读一读。`,
  },
  {
    words: ['极了', '得很', '得多'],
    pattern: regex('dg')`
      (?<said>飞快|美不胜收|无比[\u4e00-\u9fff]{2}|
      后悔莫及)(?<mark>极了|得很|得多|得不得了)(?=[，。！])
    `,
    suggestion: '',
    explanation: isSaid,
  },
  {
    words: ['的我，我', '的我,我'],
    pattern: /(?:作为|身为)[^，。；！？]{2,12}(?<mark>的我)(?=，我)/dg,
    suggestion: '',
    explanation: '“作为……”说的就是后面的“我”，前面的“的我”重复了。',
  },
  {
    words: ['同学们大家', '我们大家', '大家我们', '小伙伴们大家', '大家同学们', '我们几个人大家'],
    pattern:
      /(?<mark>大家)(?=同学们|小伙伴们|我们(?!的))|(?<=同学们|小伙伴们|队员们|我们几个人?)(?<mark>大家)(?=都|一起|就|高|纷)/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `前后说的是同样的人，“${mark}”去掉一个就够了。`,
    isInnocent: ({ index }, text) => /[给为对和跟请让，。！]$/.test(text.slice(0, index)),
  },
]
