/** 嘱咐叮嘱, 宣纸的纸, 难道你难道不知道: a clause that says again what it said with the same characters. */
import { SAME_MANNERS } from '../../lexicon/sameSenses/manners.ts'
import { isQuoted } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import { isEcho, isEndOfName, qualityInName } from './echoedNeighbours.ts'
import { ECHOES } from './echoes.ts'
import { inPatterns } from './findPatterns.ts'
import { inEachParagraph, type Finding, type Rule } from '../rule.ts'
import { inPlainWriting, LONG_CLAUSE } from './inPlainWriting.ts'

type Echo = Omit<Finding, 'paragraph'>

export const echoedWord: Rule = {
  id: 'echoed-word',
  kind: 'fault',
  area: 'grammar',
  label: '语病：重复啰嗦',
  teaches: '一个意思说一遍就够了。',
  marks: [
    { text: '弟弟恳求请求妈妈再讲一遍。', quote: '恳求', suggestion: '' },
    { text: '昨天的昨晚下了一场雪。', quote: '昨天的', suggestion: '' },
    { text: '他把画贴在门板的板上。', quote: '的板', suggestion: '' },
    { text: '姑姑送我一双崭新的新雨靴。', quote: '崭新的', suggestion: '' },
    { text: '我们收完了整片玉米地收完了。', quote: '收完' },
    { text: '你难道真的难道没听见吗？', quote: '难道真的难道', suggestion: '难道真的' },
    { text: '他是双胞胎的双胞胎哥哥。', quote: '的双胞胎' },
    { text: '地板拖得干干净净很干净。', quote: '很干净', suggestion: '' },
    { text: '小狗胖乎乎的很胖。', quote: '很胖', suggestion: '' },
    { text: '山路很陡非常陡，我不敢走。', quote: '非常陡', suggestion: '' },
    { text: '燕子飞来飞去地飞着。', quote: '地飞着', suggestion: '' },
    { text: '教室里洋溢着洋溢欢乐的气氛。', quote: '洋溢着', suggestion: '' },
    { text: '弟弟被雷声吓得吓哭了。', quote: '吓得', suggestion: '' },
    { text: '我们去了博物馆里去参观。', quote: '去', suggestion: '' },
    { text: '他们互相你推我，我推你。', quote: '互相', suggestion: '' },
    { text: '同学们都全部到齐了。', quote: '全部', suggestion: '' },
    { text: '妈妈正在正忙着缝扣子。', quote: '正在', suggestion: '' },
    { text: '过马路必须要一定走斑马线。', quote: '必须要', suggestion: '' },
    { text: '老师苦口婆心耐心地劝他。', quote: '苦口婆心', suggestion: '' },
    { text: '电话又再一次响了。', quote: '再', suggestion: '' },
  ],
  leaves: [
    '我坐在最后一排的最后一个座位上。你家我家，家家都有笑声。',
    '门将的那次扑救挽救了全队。',
    '我跑去开门，门外敲门的是快递员叔叔。',
    '国旗下，鲜红的红旗和洁白的白鸽都很美。窗台上摆着一盆鲜艳的鲜花。',
    '这次试验验证了大家的想法，我们多了一个接触社会的机会。',
    '老人在儿女共同陪同下来到公园，心不在焉地坐在长椅上。',
    '我们不猎杀带着小鹿的母鹿。与其他同学不同，他喜欢安静。',
    '弟弟恳求妈妈，请求了好几遍。',
    '昨天下了一场雪，昨晚更冷。他的钻研劲头值得我们钻研。',
    '他把画贴在门板上，图书馆的书很多。',
    '姑姑送我一双崭新的雨靴。',
    '我们收完了玉米，又收完了豆子。',
    '你难道没听见吗？难道没人告诉你？',
    '朋友的朋友也来了，下棋的下棋，唱歌的唱歌。',
    '地板拖得干干净净，屋里很干净。',
    '燕子飞来飞去，飞得很低，山很高很高。',
    '他走着走着，笑着笑着就哭了。',
    '弟弟被雷声吓得哭了，说得说不下去。',
    '我们去了博物馆，又去图书馆看书。',
    '他们互相推让，你推我让。',
    '妈妈正在缝扣子，正中间的那颗掉了。',
    '过马路必须走斑马线，一定要小心。',
    '自己的事情自己做，怎么看怎么喜欢。巷口的早点摊卖的早点最香，大家要注意防火防盗。',
    '打开开关，走过路过的人都看见了。',
    '学校的学生和小组的组员都到了。我好不容易做好了，雨铺天盖地地下了起来。',
    '课桌里有各种各样的种子。我下决心从今天起每天跑步。',
    '今年的今晚，奶奶已经不在了。那一年，去德国的中国游客很多，长江上游金沙江的水很急。',
  ],
  find: inPlainWriting(
    (document) => [...findInWords(document), ...findInPatterns(document)],
    LONG_CLAUSE,
  ),
}

const findInPatterns = inPatterns(ECHOES)

const findInWords = inEachParagraph((paragraph, text) =>
  paragraph.sentences
    .flatMap(({ words }) =>
      words.flatMap((one, at) => [
        besideIt(one, words.slice(at + 1, at + 4), text, words[at - 1]),
        atTheEnd(one, words.slice(at + 2, at + 7), text),
        inTheClause(one, words.slice(at + 2, at + 9), text),
      ]),
    )
    .filter((echo) => echo !== undefined)
    .filter(({ start, end }) => !isQuoted(paragraph, start) && !isQuoted(paragraph, end - 1))
    .map((echo) => ({ paragraph: paragraph.index, ...echo })),
)

function besideIt(
  one: Word,
  behind: readonly Word[],
  text: string,
  before: Word | undefined,
): Echo | undefined {
  const [next] = behind
  if (next === undefined) return undefined
  // 怀着小鹿的母鹿: it is what the other one has.
  if (next.text === '的' && one.tag.startsWith('n') && /[着了过]$/.test(before?.text ?? ''))
    return undefined
  const isLink = /^[的地了着]$/.test(next.text)
  const other = isLink ? behind[1] : next
  if (other === undefined) return undefined
  const first = { start: one.start, end: other.start, suggestion: '' }
  if (next.text === '的') {
    const after = behind[2]
    if (isEndOfName(one, other, after))
      return {
        start: next.start,
        end: other.end,
        suggestion: '',
        explanation: `“${one.text}”里已经有“${other.text}”，不用再说一遍。`,
      }
    const thing = other.text.length > 1 ? other.text : other.text + (after?.text ?? '')
    const is = qualityInName(one, thing)
    if (is !== undefined)
      return { ...first, explanation: `后面已经有“${is}”，前面的“${one.text}”就重复了。` }
  }
  const between = text.slice(one.end, other.start)
  if (!isEcho(one, between, other)) return undefined
  const explanation = `“${one.text}”和“${other.text}”说的是一个意思，留一个就够了。`
  return /^[了着]$/.test(between)
    ? { start: one.start, end: other.end, explanation }
    : { ...first, explanation }
}

/** No second deed and no second clause: 会唱歌也会跳舞. */
const ONE_DEED =
  /^(?:(?![和与跟又不没也都就才还再等像比是让当交向如或赛而并依更为对享加转超])\p{Script=Han}){2,7}(?<!的)$/u

/** 看完了整部电影看完了: the clause ends with the deed it began with. */
function atTheEnd(one: Word, behind: readonly Word[], text: string): Echo | undefined {
  if (one.text.length < 2 || !/^[val]/.test(one.tag) || one.text === '打工') return undefined
  const other = behind.find((word) => word.text === one.text)
  if (other === undefined || !ONE_DEED.test(text.slice(one.end, other.start))) return undefined
  // 在该打盹的时候打盹; 学习精神值得我们学习
  if (/时|值得|需要|适合/.test(text.slice(one.end, other.start))) return undefined
  if (!/^[了过的]?[，。！；]/.test(text.slice(other.end, other.end + 2))) return undefined
  return {
    start: other.start,
    end: other.end,
    explanation: `“${one.text}”在一句里说了两遍，留一个就够了。`,
  }
}

const OFTEN_TWICE =
  /^[一越愈]|因为|由于|有时|同时|似的|十分|非常|特别|自己|怎|哪|那|这|什么|没有|何|多么|一样|只能|最后/
const ONCE_IN_A_CLAUSE = new Set([
  ...wordList(SAME_MANNERS.replaceAll('/', ' ')).filter(
    (word) => word.length > 1 && !OFTEN_TWICE.test(word),
  ),
  ...wordList('难道 今天 昨天 现在 最近 小时候 从小 每天 每年 大家 是否 曾经 早已 已经 正在 永远'),
])
const ONE_CLAUSE = /^(?:(?![和与跟又不或还是也就并而越到种])\p{Script=Han}){1,9}$/u

/** 难道你难道不知道, 已经看过了已经三遍. */
function inTheClause(one: Word, behind: readonly Word[], text: string): Echo | undefined {
  if (!ONCE_IN_A_CLAUSE.has(one.text)) return undefined
  // 早点铺卖的早点: a thing, and who makes it.
  if (/^[铺店摊馆厂]/.test(text.slice(one.end))) return undefined
  const other = behind.find((word) => word.text === one.text)
  if (other === undefined || !ONE_CLAUSE.test(text.slice(one.end, other.start))) return undefined
  return {
    start: one.start,
    end: other.end,
    suggestion: text.slice(one.start, other.start),
    explanation: `“${one.text}”在一句里说了两遍，留一个就够了。`,
  }
}
