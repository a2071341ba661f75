/**
 * 象一只小船, 眼睛向两颗葡萄: 像 is the word that likens. Where a clause begins with 象, or 向 opens
 * no action, nothing else can be meant.
 */
import { compact } from '../../text/multiline.ts'
import { cutWords } from '../../text/words.ts'
import { isQuoted, type Document } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'

/** Source: ours. Where 象 is the animal, a piece of a game or half of a word, it is left alone. */
const ANIMAL = /大象|小象|象群|象牙|象鼻|野象|白象|动物园|棋|曹冲/
const HALVES = '棋牙鼻群征形声山皮队兵样限'
/** At the start of a clause, or after what says how much alike. */
const LIKENS = new RegExp(
  `(?:(?<=^|[，。！？；：、“])|(?<=[^，。！？；]{2}(?:就|很|也|都|又|更|最|还|正|却|多么|真的|长得|不太)))象(?![${HALVES}，。！？；、])(?=[^，。！？；]{2})`,
  'g',
)
const MEASURES = compact`
  只|个|朵|条|把|座|片|群|颗|张|根|位|名|头|匹|块|幅|道|股|团|滴|盏|串|排|双|对|面|层|支|枝|艘|辆|
  架|
  轮|弯|阵|首|段|粒|棵|株|缕|束|尊|扇|顶|床|件|本|杯|枚|丝|抹|汪
`
/** 大象, 现象, 气象: 象 belongs to what stands before it. */
const ITS_FIRST_HALF = '大小对现气印形想抽天迹景万表假真幻图物险意一有'
/** 树象一个个绿伞, 有的象小鸟: nothing but likening is done so. */
const LIKENS_THING = new RegExp(
  `(?:(?<=有的)象(?![${HALVES}，。！？；、])|(?<![${ITS_FIRST_HALF}])象(?=(?:一|两|几|无数)(?:${MEASURES})))(?=[^，。！？；]{2})`,
  'g',
)
/** 走向, 方向: 向 belongs to what stands before it. */
const JOINED =
  '走跑飞冲奔扑游爬射投伸望看流驶挥转指面朝通推引送抛扔踢迈跨跳跃移涌撞倒偏趋导志方一内外意动风去漂飘荡滚滑溜驰靠倾歪侧斜弯躬'
const TOWARDS = new RegExp(
  `(?<![${JOINED}])向((?:一|两|几|三|四|五|无数|千万)(?:${MEASURES})(?:一?(?:${MEASURES}))?)([^，。！？；：“”]{1,14})(?=[，。！？；]|$)`,
  'g',
)
const ALIKE = /(?:一样|一般|似的|那样)$/
/** 摸上去象树皮一样, 瞪得向铜铃一样大: 一样 closes what 像 opens. */
const CLOSED =
  /(?<![大小现印气形对景迹意抽想万表假征具星天走跑飞冲奔扑游爬射投伸转指朝通移推导志方趋倾内外动风飘驰偏])[象向](?![棋牙鼻群])((?:(?!一样)[^，。！？；：“”不没]){1,10}?)(?:一样|似的|般)(?=[，。！？；的地得]|$|[甜大小长圆红白黑高亮快香美软硬冷热轻重飞跑涌垂挂飘落洒冲扑转围盖铺])/g
/** 向妈妈要一样东西: something is done towards somebody. */
const DONE_TOWARDS = /[要借问学买拿递送说讲求讨展介推提]/

export const likenedWord: Rule = {
  id: 'likened-word',
  kind: 'fault',
  area: 'spelling',
  label: '错别字',
  teaches: '打比方、说相似，用单人旁的“像”；“象”是大象、现象，“向”是方向。',
  marks: [
    { text: '它一会儿左，一会儿右，象在画画。', quote: '象', suggestion: '像' },
    { text: '弯弯的月亮就象小船挂在天上。', quote: '象', suggestion: '像' },
    { text: '蚕宝宝又黑又小，向一只只小蚂蚁。', quote: '向', suggestion: '像' },
    { text: '她的眼睛又大又亮，向两颗黑葡萄。', quote: '向', suggestion: '像' },
    { text: '爷爷笑我向一只小花猫似的。', quote: '向', suggestion: '像' },
    { text: '他的手摸上去象树皮一样。', quote: '象', suggestion: '像' },
    { text: '我的心里象喝了蜜一样甜。', quote: '象', suggestion: '像' },
    { text: '橘子树象一把把绿色的大伞。', quote: '象', suggestion: '像' },
    { text: '有的像蝴蝶，还有的象黄色的小鸟。', quote: '象', suggestion: '像' },
    { text: '他的眼睛瞪得向铜铃一样大。', quote: '向', suggestion: '像' },
    { text: '豆角象绿色的丝带一样垂下来。', quote: '象', suggestion: '像' },
    { text: '弟弟向小炮弹一样冲了出去。', quote: '向', suggestion: '像' },
    { text: '掌声象潮水般涌来。', quote: '象', suggestion: '像' },
  ],
  leaves: [
    '大象走过来了，象在甩鼻子。',
    '他跑上前，向一位老人问路。',
    '小船慢慢地漂向一片芦苇。',
    '我们走向一座小桥。',
    '象牙是不能买卖的。',
    '蚂蚁排着队，向一块饼干爬去。',
    '这种现象很常见，天象也一样。',
    '我们向老师傅一样一样地请教，冲在最前面。',
    '山里有狮、猴、象、虎和豹。',
    '我向奶奶要一样东西。',
    '大家向不一样的方向走去。',
    '他对象棋似的着了迷。',
    '这种现象一个学期出现了三次。',
    '对象一个也没有找到。',
    '这种景象般的画我没见过。',
    '印象般飞快地闪过。',
  ],
  find: (document) => {
    const knowsAnimal = document.paragraphs.some(({ text }) => ANIMAL.test(text))
    return document.paragraphs.flatMap((paragraph): Finding[] => {
      const { text } = paragraph
      const likened = knowsAnimal
        ? []
        : [LIKENS, LIKENS_THING].flatMap((shape) =>
            [...text.matchAll(shape)].map(({ index }) => index),
          )
      const towards = [...text.matchAll(TOWARDS)].flatMap((match) =>
        isThing(match[2] ?? '', document) ? [match.index] : [],
      )
      const closed = [...text.matchAll(CLOSED)].flatMap(({ 0: whole, 1: what = '', index }) =>
        (whole.startsWith('象') ? knowsAnimal : DONE_TOWARDS.test(what)) ? [] : [index],
      )
      return [...new Set([...likened, ...towards, ...closed])].flatMap((start) => {
        if (isQuoted(paragraph, start)) return []
        const written = text.charAt(start)
        return [
          {
            paragraph: paragraph.index,
            start,
            end: start + 1,
            suggestion: '像',
            explanation: `这里说的是相似，用单人旁的“像”。“${written}”${written === '象' ? '是大象、现象' : '说的是方向，后面要有动作'}。`,
          },
        ]
      })
    })
  },
}

/** 小花猫的脸, 受伤的小鸟: nothing is done towards it. */
function isThing(text: string, { tables, names }: Document): boolean {
  if (ALIKE.test(text)) return true
  const head = text.slice(text.lastIndexOf('的') + 1)
  const words = cutWords(head, tables, names)
  // Of two names the second may be an action: 老人问路.
  return (
    /^[nl]/.test(words.at(-1)?.tag ?? '') &&
    words.slice(0, -1).every(({ tag }) => /^[abzmq]/.test(tag))
  )
}
