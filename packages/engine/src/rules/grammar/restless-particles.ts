/**
 * 跑过来飞快地, 一条裙子红色的, 看我着, 问我了很多, 点头了点: 地, 的, 了 and 着 away from their
 * words.
 */
import { compact, regex } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Rule } from '../rule.ts'
import { tagAt, textAt } from './clauseWords.ts'
import { inPatterns } from './findPatterns.ts'
import { clauseText } from './seats/hasCore.ts'
import { inSeats } from './seats/inSeats.ts'
import { isOfThing } from './seats/isOfThing.ts'
import { inPlainWriting } from './inPlainWriting.ts'

/** A verb with its thing: 了, 过 and a number stand between the two. */
const TWO_PARTS = compact`
  鞠躬|搬家|打架|吵架|敲门|生气|跑步|散步|照相|拍照|点头|摇头|睡觉|洗澡|游泳|跳舞|唱歌|理发|
  见面|握手|聊天|
  帮忙|打针|打球|下棋|撒谎|说谎|挥手|招手|打招呼|开玩笑|道歉|打喷嚏|打滚|
  翻身|转身|鼓掌|
  叹气|喘气|做梦|走路|吃饭|喝水|看书|写字|画画|读书|洗脸|洗手|刷牙|扫地|浇水|跳绳|投篮|
  骑车|爬山|
  钓鱼|按门铃|打电话|写信|吃亏|吃苦|跳远|拔河|种树|弹琴|讲课|听课|喂鸡|洗碗|敬礼|行礼|眨眼|伸手|
  弯腰|回头|吵嘴|
  打雷|磕头|跌跤|摔跤|摔跟头|发脾气|发火|流泪|流血|哭鼻子|剪头发|换衣服|过生日|上台|下水|
  补课|量体温|
  背书|念书|教书|做操|滑冰|滑雪|划船|包饺子|吵嘴|挨骂|挨打|挨批评|谈心|谈话|说话|讲话|
  迷路|堵车|打工|上当|请客|当兵|教书|拜师|跑腿|抽烟|喝酒|
  带路
`
const DOES_TO_BODY = '[点摇招挥鞠眨伸弯皱耸](?:头|手|躬|眼睛?|腰|眉头?|肩膀?|舌头)'
const HOW = new Set([
  '不停',
  '不断',
  '高兴',
  '快乐',
  '热情',
  '用力',
  '使劲',
  '吃力',
  '大声',
  '小声',
])
const DOUBLED = /^(.)\1$|^(.)\2(.)\3$|^.(.)\4$/

const isGround = (words: readonly Word[], at: number): boolean =>
  !tagAt(words, at).startsWith('u') ||
  (/^(?:.{0,3}[着在下新沾刷落荒空湿平满遍种耕一])$/.test(textAt(words, at - 1)) &&
    textAt(words, at - 1) !== '自由自在')

export const restlessParticles: Rule = {
  id: 'restless-particles',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '“地”后面是动作，“的”后面是东西，“了、着、过”紧跟着动作：每个小字都守着自己的座位。',
  marks: [
    { text: '他抱着书包跑了过来气喘吁吁地。', quote: '气喘吁吁地' },
    { text: '一只小鸟从窗前飞过慢慢地。', quote: '慢慢地' },
    { text: '弟弟不听话，爸爸耐心地他劝。', quote: '耐心地他' },
    { text: '老奶奶小心翼翼地座位上坐下。', quote: '小心翼翼地座位上' },
    { text: '写完以后，我检查仔细地一遍。', quote: '仔细地一遍' },
    { text: '我慢慢明白地了这个道理。', quote: '明白地了' },
    { text: '小明轻手轻脚走地到窗前。', quote: '轻手轻脚走地' },
    { text: '小河边堆满了垃圾臭烘烘的。', quote: '臭烘烘的' },
    { text: '小猫好奇地看我着。', quote: '我着' },
    { text: '老师问我了许多问题。', quote: '我了许多' },
    { text: '等我赶到时，汽车已经了开走。', quote: '已经了' },
    { text: '爷爷走到常常河边，坐下来钓鱼。', quote: '常常' },
    { text: '我们班赢了终于这场比赛。', quote: '终于' },
    { text: '我们坐着在草地上唱歌。', quote: '着在' },
    { text: '我吃了早饭，鞠躬了一个就走。', quote: '鞠躬了一' },
    { text: '听了我的话，他点头了点。', quote: '点头了点' },
    { text: '他读了都五遍了。', quote: '都' },
    { text: '我从来吃过没有这么甜的瓜。', quote: '吃过没有' },
    { text: '她激动流下了得眼泪。', quote: '了得' },
    { text: '这本书我已经三遍读了它。', quote: '三遍' },
    { text: '叔叔送到我们了门口。', quote: '我们了' },
  ],
  leaves: [
    '爸爸爽快地一口答应了。风筝慢慢地升上天空，小猫悄悄地爬下树。',
    '他气喘吁吁地跑了过来。水流了一地，他双手着地，够不着地，大大方方地，一点也不慌。',
    '爷爷下地了，跑起来脚不沾地，扑倒在地，耕了一天地。不停地有人来，渐渐地我明白了。',
    '脸刷地一下红了，一路飞快地往前跑，耐心地一遍一遍地讲。',
    '妈妈买了一条漂亮的裙子。太阳晒得被子香喷喷的，我的书包是新的。',
    '小猫好奇地看着我，老师问了我许多问题，爸爸原谅你了。',
    '他只得了第三名，早就过了十点，路太窄，只能过一辆车。',
    '爸爸出差已经三年了，他上课总是走神，人显得格外精神，去上学经常迟到。',
    '奶奶小心翼翼地合上了相册。我只见过没尾巴的猫。',
    '我鞠了一躬，他迟到了一次，咳嗽了一声，知了在树上叫。看了都说好，松了会散。',
    '他买了一支红色的、一支蓝色的。我选了一只壳最圆的。',
  ],
  find: inPlainWriting((document) => [...findInSeats(document), ...findInText(document)]),
}

const findInSeats = inSeats([
  {
    pattern: /(?<=[^。，“][^。，“])(?<mark>[aiBFdntv]地)(?=[。，])/dg,
    isInnocent: (words, from) => {
      const how = textAt(words, from)
      return (
        isGround(words, from + 1) ||
        (!/^[aiB]$/.test(kindBefore(words, from)) && !DOUBLED.test(how) && !HOW.has(how)) ||
        (how.length === 1 && !HOW.has(how))
      )
    },
    explanation: (mark) => `“${mark}”说的是怎么做，要站在动作的前面。`,
  },
  {
    pattern: /(?<mark>[aiBF]地w)(?=[^。，都的])/dg,
    isInnocent: (words, from) =>
      isGround(words, from + 1) ||
      textAt(words, from).length < 2 ||
      /^(?:渐渐|慢慢|不知不觉|不由得|有一天|不断|不停|骨碌碌|自觉|忽然|突然|隐隐约约|忽)$/.test(
        textAt(words, from),
      ) ||
      /^(?:有人|自己)$/.test(textAt(words, from + 2)),
    explanation: (mark) => `“${mark.replace(/地.*$/, '地')}”后面要紧跟着动作。`,
  },
  {
    pattern: /(?<mark>[aiB]地(?:s|nf))(?=[^。，的])/dg,
    isInnocent: (words, from, end) =>
      isGround(words, from + 1) ||
      /^[朝往向]/.test(textAt(words, from + 2)) ||
      // 慢慢地飞上天空, 悄悄地爬下床, 轻轻地合上书: the dictionary calls the first halves no verbs.
      /^[飞爬走跑跳升落沉游浮滑滚飘流坐站躺关合锁盖戴穿套披系贴挂插铺添补追赶迎骑登][上下进出回过起]/.test(
        textAt(words, from + 2) + textAt(words, from + 3),
      ) ||
      /^[了着过]$/.test(textAt(words, end)),
    explanation: (mark) => `先说在哪里，再说“${mark.replace(/地.*$/, '地')}”怎么做，它紧挨着动作。`,
  },
  {
    pattern: /(?<mark>[aiB]地M)(?=[naw。，]|[^。，]{0,3}(?:v了|把))/dg,
    isInnocent: (words, from) =>
      isGround(words, from + 1) ||
      /^(?:一下|一下子|一路|一声|一个劲|一[^，。]一|半天|渐渐|一起|一颗|一响|一口|一眼|一把|一脚|一头)$/.test(
        textAt(words, from + 2),
      ) ||
      textAt(words, from + 2) === textAt(words, from + 3) ||
      /^(?:半天)$/.test(textAt(words, from + 2)) ||
      /^(?:渐渐|慢慢)$/.test(textAt(words, from)),
    explanation: (mark) => `“${mark.replace(/地.*$/, '地')}”后面要紧跟着动作。`,
  },
  {
    pattern: /(?<mark>[aivB]地[了着])/dg,
    isInnocent: (words, from) =>
      /[下天早家]$/.test(textAt(words, from)) || textAt(words, from).length < 2,
    explanation: '“地”跟在怎么样的后面，“了”“着”跟在动作的后面。换一换位置，读一读。',
  },
  {
    pattern: /(?<mark>[iB]v地)(?=[^。，])/dg,
    isInnocent: (words, from) =>
      !/^[走跑跳爬飞坐站躺看听说唱笑哭读写玩开围粘来去]$/.test(textAt(words, from + 1)) ||
      !tagAt(words, from + 2).startsWith('u'),
    explanation: (mark) => `“地”要跟在“${mark.slice(0, -2)}”的后面。`,
  },
  {
    pattern: /(?<=[了着][ai的]{0,2}n{1,2})(?<mark>[Y很]?i的)(?=[。，])/dg,
    isInnocent: (words, _, end) => /是|像|得|都|不|时候/.test(clauseText(words, end)),
    explanation: (mark) => `“${mark}”说的是东西的样子，要站在东西的前面。`,
  },
  {
    pattern: /(?<mark>w着|w了M)|(?<=v)(?<mark>w了)(?=[ns的])/dg,
    explanation: (mark) => `“${mark.includes('着') ? '着' : '了'}”要紧跟着动作。`,
  },
  {
    pattern: /(?<mark>B[了着])(?=[^。，])/dg,
    isInnocent: (words, from) =>
      /^(?:偷偷|只得|早就|总是|只能|已经|正在|终于|总|常|早已|一定|忍不住)$/.test(
        textAt(words, from),
      ) &&
      (textAt(words, from + 1).endsWith('过') || /得$|偷$/.test(textAt(words, from))),
    explanation: (mark) => `“${mark.slice(-1)}”要紧跟着动作，不跟着“${mark.slice(0, -1)}”。`,
  },
  {
    pattern: /(?<=v[了过]|v[到在])(?<mark>B)(?=[nwMmrs])/dg,
    isInnocent: (words, from) =>
      /^(?:几乎|至少|甚至|起码|赶快|轻轻|越来越|慢慢|马上|立刻|总)$/.test(textAt(words, from)) ||
      // 抱住了正在洗碗的妈妈
      words.slice(from + 1, from + 5).some(({ text }) => text === '的'),
    explanation: (mark) => `“${mark}”要站在动作的前面。`,
  },
  {
    pattern: /(?<=v)(?<mark>[BF])(?=[到成进出上下回]n|[到成][nsfwt])/dg,
    isInnocent: (words, from) =>
      tagAt(words, from - 1) === 'vn' ||
      !/^(?:常常|经常|总是|立刻|马上|终于|渐渐|已经|轻轻|慢慢|一直|赶紧|连忙|突然|忽然)$/.test(
        textAt(words, from),
      ) ||
      textAt(words, from - 1).length > 2 ||
      /^(?:失败|上课|出差|说话|下课)$/.test(textAt(words, from - 1)),
    explanation: (mark) => `“${mark}”要站在动作的前面。`,
  },
  {
    pattern: /(?<mark>v过没)(?=[^。，])/dg,
    isInnocent: (words, _, end) =>
      words.slice(end).some(({ text }) => /[？吗]/.test(text)) ||
      // 见过没尾巴的猫: 没 goes with what follows, and both with the thing.
      (/^(?:n|a|vn)/.test(tagAt(words, end)) && isOfThing(words, end + 1)),
    explanation: '“没有”要站在动作的前面：“没有……过”。',
  },
  {
    pattern: /(?<mark>了得)(?=[^。，])/dg,
    explanation: '“得”跟在动作、样子的后面，“了”说在后面。换一换位置，读一读。',
  },
  {
    pattern: /(?<=[wB])(?<mark>M)(?=v了[rnw])/dg,
    isInnocent: (words, from) =>
      !/^[两三四五六七八九十几好多]+[次遍回趟]$/.test(textAt(words, from)) ||
      /^(?:第|每|这|那|又|再|有|只|一起)/.test(textAt(words, from - 1)),
    explanation: (mark) => `“${mark}”要站在动作的后面。`,
  },
  {
    pattern: /(?<mark>着在)(?=[nsw][^。，v]{0,3}[f里上中下])/dg,
    isInnocent: (words, from) => !/^[坐站躺趴蹲跪玩耍走跑飞游住睡]/.test(textAt(words, from - 1)),
    explanation: '“着”和“在……”只要一个：“坐在……”，或者“在……坐着”。',
  },
])

const findInText = inPatterns([
  {
    words: ['了', '过'],
    pattern: regex('dg')`
      (?<mark>(?:${TWO_PARTS})(?:了|过)(?:[一两三四五六七八九十几半好]|很久|很多|许多|
      多次))(?![的下])
    `,
    isInnocent: (match, text) =>
      match[0].startsWith('说话') &&
      !/^[次个遍回天声场年]/.test(text.slice(match.index + match[0].length)),
    explanation: ({ mark = '' }) =>
      `“了”“过”和多少要站在“${mark.charAt(0)}”的后面：“${mark.charAt(0)}了……”。`,
  },
  {
    words: ['了'],
    pattern: regex('dg')`
      (?<mark>(?:${DOES_TO_BODY})了(?:[点摇招挥眨伸弯皱耸]|一下|几下|好几下))
    `,
    explanation: ({ mark = '' }) => `“了”紧跟着动作：“${mark.charAt(0)}了……”。`,
  },
  {
    words: ['了都', '了才', '了只'],
    pattern: regex('dg')`
      (?<=[看读写走跑听吃喝买花用做过等学]了)(?<mark>都|
      才)(?=[一二两三四五六七八九十几半][\u4e00-\u9fff])
    `,
    explanation: ({ mark = '' }) => `“${mark}”要站在动作的前面。`,
  },
])

function kindBefore(words: readonly Word[], at: number): string {
  const tag = tagAt(words, at)
  if (tag.startsWith('a')) return 'a'
  if (/^[ilz]/.test(tag)) return 'i'
  return tag.startsWith('d') ? 'B' : 'x'
}
