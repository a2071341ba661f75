/** 扭过去头, 听听了, 你看过吗这本书, 会不骑车, 不搬动: little words, on the wrong side of their verb. */
import { compact, regex } from '../../text/multiline.ts'
import type { FaultPattern, Groups } from './findPatterns.ts'

const INSIDE = '[^，。；！？：“”]'
const MOVES = '走|跑|冲|飞|爬|搬|赶|游|跳|钻|奔|落|升|滑|流|追|滚|逃|溜|挤|攀|登|划|开|骑'
const PLACE = compact`
  家|学校|教室|山顶|山|天|树|楼|屋|房间|屋子|山洞|洞|门|河|桥|岸|船|车|村子|院子|水|池塘|草地|
  马路|讲台|台|
  球场|操场|沙滩|屋顶|地下室
`
/** What one can do with this end, or cannot: 搬不动, 追不上. */
const RESULTS = compact`
  (?:提|拿|搬|抬|推|拉|跑|走|背|扛|咬|嚼|拖|举|挪|拔|拧|骑|爬)动|追上|赶上|跟上|够着|吃完|写完|
  做完|看完|喝完|背完|
  看清|听清|看见|听见|听懂|看懂|读懂|买起|数清|睡着|拧开|打开|推开|装下|放下|容下|坐下|吃下|
  做出来|想出来|
  答出来|写出来|爬上去|跳过去|过去|说出话来|喘过气来|站起来
`
const SKILLS = compact`
  游泳|骑自行车|骑车|弹琴|弹钢琴|拉小提琴|做饭|唱歌|跳舞|画画|下棋|滑冰|滑雪|开车|写作文|写毛笔字|
  说英语|打篮球|
  踢足球|打乒乓球|跳绳|织毛衣|包饺子|爬树|用电脑|认字|系鞋带|吹口琴|吹笛子
`
const FORBIDDEN = compact`
  随便|随地|乱扔|乱丢|乱跑|乱说|大声喧哗|大声说话|说谎|撒谎|打人|骂人|欺负|闯红灯|迟到|早退|抄袭|
  抄作业|说脏话|
  践踏|攀折|插队|打架
`
const GREAT = '太|这么|那么|老了|很重|很难|很快|很高|很远|很沉|又高|又重|又大'

export const LITTLE_WORDS_TURNED: readonly FaultPattern[] = [
  {
    words: ['过来', '过去'],
    pattern: regex('dg')`
      (?<=[转扭回掉侧背翻])(?<mark>过(?<to>[来去])(?<what>身子?|头|脸))(?=[，。！冲朝向看对])
    `,
    suggestion: ({ to = '', what = '' }) => `过${what}${to}`,
    explanation: ({ to = '', what = '' }) =>
      `“${what}”要站在“过”和“${to}”的中间：“过${what}${to}”。`,
  },
  {
    words: ['下来', '下去', '起来'],
    pattern: regex('dg')`
      (?<=[低弯俯抬仰昂垂蹲挺直])(?<mark>(?<way>[下起])(?<to>[来去])(?<what>头|腰|身子?|
      胸))(?=[，。！])
    `,
    suggestion: ({ way = '', to = '', what = '' }) => `${way}${what}${to}`,
    explanation: ({ way = '', to = '', what = '' }) =>
      `“${what}”要站在“${way}”和“${to}”的中间：“${way}${what}${to}”。`,
  },
  {
    words: ['出来', '出去', '进来', '进去', '回来', '回去', '上来', '上去', '下来', '下去', '过去'],
    pattern: regex('dg')`
      (?<=${MOVES})(?<mark>(?<way>[出进回上下过])(?<to>[来去])(?<where>${PLACE}))(?=了?[，。！])
    `,
    suggestion: ({ way = '', to = '', where = '' }) => `${way}${where}${to}`,
    explanation: ({ way = '', to = '', where = '' }) =>
      `地方要站在“${way}”和“${to}”的中间：“${way}${where}${to}”。`,
  },
  {
    words: ['回来', '回去'],
    pattern:
      /(?<=[^走跑飞赶送])(?<mark>回(?<to>[来去])(?<where>家|学校|教室|宿舍|老家|村子|祖国))(?=的时候|时|[吃，。！])/dg,
    suggestion: ({ to = '', where = '' }) => `回${where}${to}`,
    explanation: ({ to = '', where = '' }) => `地方要站在“回”和“${to}”的中间：“回${where}${to}”。`,
  },
  {
    words: [...'看想听说走问尝试笑摸点摇挥拍擦望翻敲掂捏闻数'].map((verb) => `${verb}${verb}了`),
    pattern: regex('dg')`
      (?<![思理感联回猜幻梦料意设谎话小大见人家])(?<mark>(?<verb>[看想听说走问尝试笑摸点摇挥拍擦望翻敲掂捏闻数])\k<verb>了)
      (?!不起|解|\k<verb>|事|算|之|的)
    `,
    isInnocent: (match, text) => text.charAt(match.index - 1) === match[0].charAt(0),
    suggestion: ({ verb = '' }) => `${verb}了${verb}`,
    explanation: ({ verb = '' }) => `“了”站在两个“${verb}”的中间：“${verb}了${verb}”。`,
  },
  {
    words: ['吗'],
    pattern:
      /(?<=[\u4e00-\u9fff]{2})(?<!干|好|是|对|行|知道|干)(?<mark>吗)(?=(?!啡|丁|呀|啊)[\u4e00-\u9fff]{2})/dg,
    explanation: '“吗”站在一句问话的最后。',
  },
  {
    words: ['吧', '呢', '吗'],
    pattern:
      /(?<=^|[。！？，；])(?<mark>[吧呢吗])(?=(?![台嗒唧啦嘟子喃啡丁吧呢])[\u4e00-\u9fff]{2})/dg,
    explanation: ({ mark = '' }) => `“${mark}”站在一句话的最后，不站在开头。`,
  },
  {
    words: ['谁呢', '们吧', '最喜欢呢', '最爱呢'],
    pattern:
      /(?:谁(?<mark>呢)(?=不|会|能|都|愿|想)|(?:咱们|我们)(?<mark>吧)(?=明天|一起|还是|去|来|快)|最(?:喜欢|爱)(?<mark>呢)(?=哪|什么|谁))/dg,
    explanation: '“呢”“吧”站在一句话的最后。',
  },
  {
    words: ['了只', '过只', '高只', '低只', '多只', '少只', '差只', '快只', '慢只'],
    pattern: regex('dg')`
      (?<mark>(?<=[\u4e00-\u9fff])[了高低多少快慢短长]只)(?=(?:有)?[一两二三四五六七八九十半几百]{1,4}(?:分钟?|次|遍|天|年|个(?:半?月|小时|人|星期)?|小时|
      块|元|米|岁|秒|页|厘米)(?:[，。就]|$))(?!${INSIDE}*的)
    `,
    explanation: '“只”要站在动作或样子的前面。把它搬到前面去，读一读。',
  },
  {
    words: ['不也', '没也'],
    pattern: regex('dg')`
      (?<=什么|怎么|谁|哪[儿里]|[一半][点句个声字]儿?(?:话|字|
      人)?)(?<mark>(?<no>[不没])也)(?=[\u4e00-\u9fff])(?!是|行|好)
    `,
    suggestion: ({ no = '' }) => `也${no}`,
    explanation: ({ no = '' }) => `“也”要站在“${no}”的前面：“也${no}……”。`,
  },
  {
    words: ['没连', '不连'],
    pattern: /(?<=[我你他她们妈爸弟妹]|[，。])(?<mark>[没不]连)(?=(?:一|半)[^，。]{1,4}[都也])/dg,
    explanation: ({ mark = '' }) => `“${mark.charAt(0)}”紧挨着动作：“连……都${mark.charAt(0)}……”。`,
  },
  {
    words: ['都话', '都字', '都人', '都书', '都饭', '也话', '也字', '都水'],
    pattern: /(?<=一[句个口本字滴杯])(?<mark>(?<all>[都也])(?<what>话|字|人|书|饭|水))(?=[没不])/dg,
    suggestion: ({ all = '', what = '' }) => what + all,
    explanation: ({ all = '', what = '' }) => `先说“${what}”，“${all}”紧挨着“没”“不”。`,
  },
  {
    words: ['会不'],
    pattern: regex('dg')`(?<!会|不)(?<mark>会不)(?=${SKILLS})(?!${INSIDE}*[呢？])`,
    suggestion: '不会',
    explanation: '“不”要站在“会”的前面：“不会……”。',
  },
  {
    words: ['可以不', '能不'],
    pattern: regex('dg')`
      (?<!不|能|也)(?<mark>(?<may>可以|能)不)(?=${FORBIDDEN})(?!${INSIDE}{0,6}(?:就|吗|尽量))
    `,
    suggestion: ({ may = '' }) => `不${may}`,
    explanation: ({ may = '' }) => `“不”要站在“${may}”的前面：“不${may}……”。`,
  },
  {
    words: ['舍得不', '愿意不'],
    pattern:
      /(?<mark>(?<may>舍得不|愿意不(?=让|跟|和|告诉|借|帮|做|把|去))(?!舍得|愿意))(?=[\u4e00-\u9fff]{2})/dg,
    suggestion: ({ may = '' }) => (may.startsWith('舍') ? '舍不得' : '不愿意'),
    explanation: '“不”站错了位置：说“舍不得”“不愿意”。',
  },
  {
    words: ['不'],
    pattern: regex('dg')`
      (?:${GREAT})${INSIDE}{0,6}，${INSIDE}{0,6}?(?<![也都就才从])(?<mark>不(?<able>${RESULTS}))(?=了?[，。！]|这么|那么)(?!，(?:就|不|别))
    `,
    suggestion: ({ able = '' }) => `${able.charAt(0)}不${able.slice(1)}`,
    explanation: ({ able = '' }: Groups) =>
      `说做不到，“不”站在中间：“${able.charAt(0)}不${able.slice(1)}”。`,
  },
  {
    words: ['老师', '大人', '爸爸', '妈妈', '专家', '教授', '博士', '大学生', '班长'],
    pattern: regex('dg')`
      不[但仅光](?<mark>老师|大人们?|爸爸|妈妈|专家|教授|博士|大学生|班长|爸爸妈妈)(?:们|
      都)?${INSIDE}{0,3}
      (?:不会|不懂|不知道|不认识|[答做想解猜说看]不[上出来懂开]+)${INSIDE}{0,6}，(?:而且|甚至|就)?连
      (?:我们?|我们学生|学生们?|小?孩子们?|同学们?|弟弟|妹妹|小学生)(?:都|也)
    `,
    explanation: ({ mark = '' }) => `“不但……连……也……”越说越难得。“${mark}”懂得更多，要放在后面说。`,
  },
  {
    words: ['国外', '海外', '世界', '全球', '国际'],
    pattern: regex('dg')`
      不[但仅光]${INSIDE}{0,10}?(?<mark>国外|海外|世界各国|全世界|世界上|全球|
      国际上)${INSIDE}{0,10}?，(?:而且|还|也|更|并且)
      ${INSIDE}{0,8}?(?:国内|我国|全国|本国)${INSIDE}*
    `,
    isInnocent: ({ 0: whole }) =>
      !/(受到|受|获|得到|闻名|有名|出名|著名|誉满|畅销|引起|轰动|流行|欢迎|喜爱)[^]*\1/.test(whole),
    explanation: ({ mark = '' }) => `“不仅……而且……”越说越进一层：“${mark}”更大，要放在后面说。`,
  },
]
