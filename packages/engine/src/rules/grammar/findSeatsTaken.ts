/** What out-of-turn finds by the kinds of words: 就庄稼会旱死, 粉红几朵花, 比我两岁小. */
import { regex, wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import { tagAt, textAt } from './clauseWords.ts'
import { clauseText } from './seats/hasCore.ts'
import { inSeats } from './seats/inSeats.ts'
import { isOfThing } from './seats/isOfThing.ts'

/** A condition, or what goes before: 就 and 才 take it up. */
const LEADS =
  /^(?:如果|要是|只要|只有|假如|每当|每到|每逢|一|过了|等|幸好|幸亏|多亏|除非|既然|无论|不管|倘若|若|自从|到了|还没|刚|.{0,4}(?:刚|一))/
const COUNTS =
  /^[一两二三四五六七八九十几好]{1,3}[个只朵双副位件本棵张座辆碗块颗群片匹头支把间盏盆幅条顶枝串]$/
/** How things look that the dictionary calls nouns or verbs. */
const LOOKS = new Set(
  wordList(`
    受伤 可爱 勤劳 保暖 精美 精彩 美丽 慈祥 红色 白色 蓝色 黄色 绿色 黑色 粉色 紫色 灰色 橙色 金色
    银色 粉红
    雪白 洁白 金黄 碧绿 鲜红 火红 崭新 破旧 古老 漂亮 新鲜 热腾腾 热气腾腾 香喷喷 绿油油 红彤彤
    毛茸茸 胖乎乎
    圆滚滚 沉甸甸 亮晶晶 生病 迷路 善良 聪明 勇敢 年轻 年老 优秀 清澈 茂盛
    高大 巨大 宽阔 珍贵 名贵 透明 鲜艳 清脆 响亮 动听 有趣 美味 可口 滚烫 冰凉 锋利 结实 精致 奇怪
    神奇 陌生
  `),
)
const POINT = regex()`
  ^(?:昨天|前天|昨晚|今早|昨夜|去年|前年|上个?月|上周[一二三四五六日]?|上个?星期[一二三四五六日天]?|
  星期[一二三四五六日天]|暑假|寒假|去年[春夏秋冬暑寒].|一年四季|每天(?:早上|晚上|清晨|傍晚|下午)|
  放学后)$
`

export const findSeatsTaken = inSeats([
  {
    pattern:
      /(?<=，)(?<mark>[就才便](?:[ns]的)?n{1,2}f?)(?=[会能要都很不没越变更开B]|[vda][^的。，])/dg,
    isInnocent: (words, from, end) =>
      !LEADS.test(leading(words, from)) ||
      /^(?:语文|数学|整体|目前|事实|个人|问题|全班|全家|人家|眼前)/.test(textAt(words, from + 1)) ||
      /^(?:来说|而言|来看|来讲|作业|是|说)/.test(textAt(words, end)) ||
      tagAt(words, from + 1) === 'nr' ||
      // The dictionary has 带我去 for a thing.
      /[我你他她去来]/.test(textAt(words, from + 1)),
    explanation: (mark) => `先说“${mark.slice(1)}”，“${mark.charAt(0)}”跟在它的后面。`,
  },
  {
    pattern: /(?<=[v了着有来出过])(?<mark>[ainvdx]M)(?=[^。，的]{0,2}n|w)/dg,
    isInnocent: (words, from) =>
      !LOOKS.has(textAt(words, from)) || !COUNTS.test(textAt(words, from + 1)),
    explanation: '先说有多少，再说什么样的东西。',
    suggestion: (mark) => mark.replace(/^(.*?)([一两二三四五六七八九十几好]{1,3}.)$/, '$2$1的'),
  },
  {
    pattern: /(?<=(?:是M|来M|有M)[nw]{1,2})(?<mark>[Y很]?[ain]的)(?=[。，])/dg,
    isInnocent: (words, _, end) => {
      const look = textAt(words, end - 2)
      return !(LOOKS.has(look) || /^[az]/.test(tagAt(words, end - 2))) || look.length < 2
    },
    explanation: (mark) => `“${mark}”说的是什么样子，要站在那样东西的前面。`,
  },
  {
    pattern: /(?<=比[nwrtsfaM的x]{1,5})(?<mark>Ma)(?=了?[。，])/dg,
    isInnocent: (words, from) =>
      !/^(?:一点儿?|一些|很多|许多|[一两三四五六七八九十几半百多]+(?:倍|米|岁|分|厘米|公斤|斤|元|块钱?|层|年|级|页|个?小时|天|秒|分钟)|多|几倍)$/.test(
        textAt(words, from),
      ),
    explanation: (mark) => `先说怎么样，再说差多少：“${turned(mark)}”。`,
    suggestion: turned,
  },
  {
    pattern: /(?<=w)(?<mark>M(?:v过|[去来]过|v))(?=[nsw。，])/dg,
    isInnocent: (words, from, end) =>
      !/^[一两三四五六七八九十几好]{1,3}[次回趟遍]$/.test(textAt(words, from)) ||
      !textAt(words, end - 1).endsWith('过') ||
      /^(?:第|每|这|那|上|下|有)/.test(textAt(words, from - 1) + textAt(words, from)),
    explanation: '说几次的词，站在动作的后面：“……过几次”。',
    suggestion: (mark) => mark.replace(/^([一两三四五六七八九十几好]{1,3}.)(.*)$/, '$2$1'),
  },
  {
    pattern: /(?<=[。，]|^)(?<mark>Ow)(?=[v从把为在被用])/dg,
    isInnocent: (words, from) =>
      !/^(?:应该|必须|应当)$/.test(textAt(words, from)) ||
      !/^(?:我们|大家|同学们|人们|每个人|小朋友们)$/.test(textAt(words, from + 1)) ||
      /^(?:来|去|先|是|说)$/.test(textAt(words, from + 2)),
    explanation: (mark) => `先说“${mark.slice(2)}”，再说“${mark.slice(0, 2)}”做什么。`,
    suggestion: (mark) => mark.slice(2) + mark.slice(0, 2),
  },
  {
    pattern: /(?<=[wxn])(?<mark>[在从][^。，v的]{1,4}[fsn]t{1,2})(?=[^的。，f时])/dg,
    isInnocent: (words, _, end) => !POINT.test(textAt(words, end - 1)) || isOfThing(words, end),
    explanation: '先说什么时候，再说在哪里。',
  },
])

function turned(mark: string): string {
  const how =
    /[^一二三四五六七八九十两几半百多倍米岁分厘公斤元块钱层年级页个小时天秒钟点儿些很许]+$/.exec(
      mark,
    )?.[0]
  const word = how ?? mark.slice(-1)
  return word + mark.slice(0, mark.length - word.length)
}

/** The clause before the comma that stands before `at`. */
function leading(words: readonly Word[], at: number): string {
  return clauseText(words, at - 1)
}
