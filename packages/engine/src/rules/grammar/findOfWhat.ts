/** 滚动着晶莹的。 以顽强的，: the clause ends in what the thing is like, and the thing is not named. */
import { IDIOM_LOOKS } from '../../lexicon/idiomLooks.ts'
import { BEFORE_A_THING } from '../../lexicon/heads.ts'
import { OPEN_LOOKS } from '../../lexicon/openLooks.ts'
import { isQuoted, type Document } from '../../text/document.ts'
import { regex, wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { isEnd, tagAt, textAt } from './clauseWords.ts'
import { isAlive, QUALITIES } from './companionship.ts'

const LOOK = new RegExp(`^(?:${BEFORE_A_THING}|${IDIOM_LOOKS})$`)
const OTHERS = new Set(
  wordList(`
    晶莹 悠扬 顽强 坚定 颤抖 崇敬 慈祥 古老 富裕 应有 不知名 展翅高飞 令人振奋 激动人心 红宝石似
    不少 许多 无数 殷切 昏黄 微弱 刺眼 闷热 寒冷 炎热 清新 潮湿 柔和 明媚 绚丽 丰硕 坚强 刻苦 优异
    整齐 矫健 轻快 沉重 稳健 热烈 经久不息 雷鸣般 银铃般 潮水般 珍贵 宝贵 深刻 真挚 深厚 纯真
    幸福 安定 美满 平静 贫困 艰苦 艰难 漫长 曲折 坎坷 泥泞 崎岖 宽阔 笔直 平坦 弯曲 粗糙 光滑
    金色 银色 雪白 碧绿 嫩绿 金黄色 五彩 彩色 五光十色 各种各样 各式各样 许许多多 数不清
    最古老 最珍贵 最优秀 伟大 光荣 重要 正确 错误 严重 巨大 明显 显著 必要 足够 一定 特殊 独特
  `),
)
/** Somebody else's, or of what it is: 大桥的, 父母的. */
const GOVERNS = new Set(
  wordList(`
    打破 完成 忽视 完善 违反 辜负 引起 发挥 表达 抒发 承担 履行 增强 加强 提高 促进 展开 进行 开展
    举行 揭示 破坏 影响 受到 得到 赢得 博得 听从 牢记 懂得 警惕 抵制 意识到 体会到 感受到 造成
    带来 产生 维护 保障 加快 学习 继承 发扬 打乱 表扬 表达
  `),
)
/** 摸着软软的 says how it feels. */
const FELT = /^(?:摸|踩|吃|闻|看|听|喝|嚼|盖|穿|坐|躺|睡|踏|握|拿|笑|说|走|跑)$/
const TOOLS = /^(?:用|以|凭|凭着|靠着?|迈着|怀着|带着|穿过|面对)$/
const MODAL = regex()`
  ^(?:是|会|能|要|可以|够|挺|怪|蛮|真|可|最|更|比较|有点|别|像|似|好像|得|地|就是|都是|不是|也是|
  显得|变得|觉得|
  感到|看起来|听起来|有些|有的|来自|属于|关于|谁|哪|什么|比|越|多么|多|总是|总|老|都|说|已经)$
`

export function findOfWhat({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((word, at): Finding[] => {
        const first = openedAt(words, at)
        const start = words[first ?? -1]?.start
        if (first === undefined || start === undefined) return []
        if (isQuoted(paragraph, start) || isQuoted(paragraph, word.end - 1)) return []
        const said = words
          .slice(first, at + 1)
          .map(({ text }) => text)
          .join('')
        return [
          {
            paragraph: paragraph.index,
            start,
            end: word.end,
            explanation: `“${said}”什么呢？后面少了那样东西，补上它，话才说完整。`,
          },
        ]
      }),
    ),
  )
}

/** Where what is said of the unnamed thing begins; undefined where nothing is missing. */
function openedAt(words: readonly Word[], at: number): number | undefined {
  const text = textAt(words, at)
  const mark = textAt(words, at + 1)
  if (!/^[，。！]/.test(mark) || !(text === '的' || /^(?<a>.)\k<a>的$/.test(text))) return undefined
  const first = text === '的' ? at - 1 : at
  const quality = text === '的' ? textAt(words, first) : text.slice(0, -1)
  let opening = first
  while (opening > 0 && !isEnd(words, opening - 1)) opening -= 1
  const own = words.slice(opening, first)
  if (own.some((word) => MODAL.test(word.text)) || own.length < 2) return undefined
  if (/^[一二两三四五六七八九十]个?$/.test(quality)) return undefined
  const verb = own.findLastIndex(
    ({ tag, text: word }) =>
      tag.startsWith('v') || word === '过' || TOOLS.test(word) || GOVERNS.has(word),
  )
  if (verb < 0) return undefined
  const between = own.slice(verb + 1)
  const deed = own[verb]?.text ?? ''
  if (
    between.some(
      ({ tag, text: word }) =>
        /^(?:d|p)$/.test(tag) && !/^(?:很|非常|十分|特别|又|而|对|自己)$/.test(word),
    )
  )
    return undefined
  if (
    between.some(({ text: word }) =>
      /^(?:个|件|些|点|点儿|身|一个|一件|一些|两个|几个)$/.test(word),
    )
  )
    return undefined
  if (GOVERNS.has(deed) && isNamed(words, first)) return mark === '。' ? first : undefined
  const isTool = TOOLS.test(deed)
  const isOn =
    /[了着过满出到上起下入进成]$/.test(deed) ||
    between.some(({ text: word }) =>
      /^(?:[了着过满出到上起下]|一[^个件些点]|[几两三]句|不少|许多)$/.test(word),
    )
  if (!isOn && !isTool && !GOVERNS.has(deed)) return undefined
  if (
    FELT.test(deed.replace(/着$/, '')) &&
    /着$|^着$/.test(deed + (between[0]?.text ?? '')) &&
    /^(?<a>.)\k<a>|(?<b>.)\k<b>$/.test(quality)
  )
    return undefined
  if (between.some(({ tag }) => /^(?:n|r|nr|ns|k)$/.test(tag))) return undefined
  // 穿着新的, 长长的: one character, or two the same, tell one thing from another.
  if (quality.length < 2) return undefined
  if (
    /^(?<a>.)\k<a>$/.test(quality) &&
    !between.some(({ text: word }) => /^一[层股缕阵片圈条道群双]$/.test(word))
  )
    return undefined
  return isLook(quality, tagAt(words, first)) ? first : undefined
}

const isNamed = (words: readonly Word[], at: number): boolean =>
  /^(?:n|ns|nr|vn|k)/.test(tagAt(words, at)) &&
  !isAlive(textAt(words, at)) &&
  textAt(words, at).length > 1

const isLook = (text: string, tag: string): boolean =>
  LOOK.test(text) ||
  OPEN_LOOKS.has(text) ||
  OTHERS.has(text) ||
  (QUALITIES.words.has(text) && /^[azi]/.test(tag)) ||
  /^[il]$/.test(tag)
