/** 蹲墙角, 激动说不出话, 连一个人影没有, 热情地我介绍: the small word that ties two parts has not come. */
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { findGaps } from './findGaps.ts'
import { findLeftOutWords } from './findLeftOutWords.ts'
import { findLeftOutParticles } from './findLeftOutParticles.ts'
import { findLeftOutBefore } from './findLeftOutBefore.ts'
import { findLeftOutPairs } from './findLeftOutPairs.ts'
import { findLeftOutPlaces } from './findLeftOutPlaces.ts'
import { findLeftOutToWhom } from './findLeftOutToWhom.ts'
import { findLeftOutRoles } from './findLeftOutRoles.ts'
import { findLeftOutTowards } from './findLeftOutTowards.ts'
import { findLeftOutVoice } from './findLeftOutVoice.ts'
import { findLeftOutSo } from './findLeftOutSo.ts'
import { findMissingLinks } from './findMissingLinks.ts'
import { findOpenFixed } from './findOpenFixed.ts'
import { findUncounted } from './findUncounted.ts'
import { gainOfInserting } from '../../text/gainOfInserting.ts'
import { overlaps } from '../../text/overlaps.ts'
import type { Tables } from '../../tables.ts'
import { LINK_LEAVES, LINK_MARKS } from './linkExamples.ts'
import { likelierWithWord } from './likelierWithWord.ts'
import { missingFor, missingTo, type Link } from './missingWhom.ts'
import { tagAt, textAt } from './clauseWords.ts'
import { inPlainWriting } from './inPlainWriting.ts'

/** Where one is, or where one leaves a thing: 在 ties them to the place. */
const STAYS = new Set(
  wordList(`
    站 坐 躺 趴 蹲 跪 靠 放 摆 挂 停 忘 铺 撞 盘旋 印 贴 插 藏 埋 扔 丢 记 披 掉 倒映 居住 晾 泡
    搁 塞 跌 摔
  `),
)
const PLACES = new Set(
  wordList(`
    门口 窗前 床边 河边 海边 路边 地上 树上 墙上 桌上 床上 院子里 村口 雪地上 雪地里 台阶上 屋里
    水面上
    空中 天边 街上 身边 身后 面前 墙角 角落里 旁边 前面 后面 上面 下面 里面 中间 嘴边 井里 水里
    手里 桌边 校门口
  `),
)
const INSIDE = /^(?:里|上|下|边|旁|前|中|后|旁边|里面|上面|后面|前面|中间|外)$/
const NOT_BEFORE = /^(?:在|的|没|不|得|着|从|到|往|向|能|哪|可以|要|别|能不能|请)$/

export const missingLink: Rule = {
  id: 'missing-link',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分残缺',
  teaches:
    '“蹲在墙角”的“在”，“激动得说不出话”的“得”，“连……都……”的“都”，都是连起两头的小词，不能丢。',
  marks: LINK_MARKS,
  leaves: LINK_LEAVES,
  find: inPlainWriting((document) => {
    const found = [...findMissingLinks(document)]
    for (const other of [
      ...findLeftOutWords(document),
      ...findGaps(document),
      ...findLeftOutSo(document),
      ...findLeftOutPlaces(document),
      ...findLeftOutToWhom(document),
      ...findLeftOutBefore(document),
      ...findLeftOutTowards(document),
      ...findLeftOutRoles(document),
      ...findLeftOutVoice(document),
      ...findLeftOutParticles(document),
      ...findLeftOutPairs(document),
      ...findOpenFixed(document),
      ...findUncounted(document),
      ...withoutIn(document),
      ...withoutSmallWord(document),
    ])
      if (!found.some((one) => overlaps(one, other))) found.push(other)
    return found
  }),
}

function withoutSmallWord({ paragraphs, tables }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap((sentence) =>
      likelierWithWord(sentence, tables).flatMap(({ at, word }): Finding[] => {
        const before = sentence.words[at - 1]
        if (before === undefined || isQuoted(paragraph, before.start)) return []
        const { start, end, text } = before
        return [
          {
            paragraph: paragraph.index,
            start,
            end,
            suggestion: `${text}${word}`,
            explanation: `“${text}”和后面的词之间少了“${word}”，补上它，读一读。`,
          },
        ]
      }),
    ),
  )
}

function withoutIn({ paragraphs, tables }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((_, at): Finding[] => {
        const link =
          missingIn(words, at, tables) ??
          missingTo(words, at, tables) ??
          missingFor(words, at, tables) ??
          missingSo(words, at, tables) ??
          missingOf(words, at, tables)
        const start = words[link?.first ?? -1]?.start
        const end = words[link?.last ?? -1]?.end
        if (link === undefined || start === undefined || end === undefined) return []
        if (isQuoted(paragraph, start)) return []
        const { suggestion, explanation } = link
        return [
          {
            paragraph: paragraph.index,
            start,
            end,
            explanation,
            ...(suggestion === undefined ? {} : { suggestion }),
          },
        ]
      }),
    ),
  )
}

/** 坐院子里, 撞电线杆上: verb and place with nothing between. */
function missingIn(words: readonly Word[], at: number, tables: Tables): Link | undefined {
  const text = textAt(words, at)
  if (NOT_BEFORE.test(textAt(words, at - 1)) || !leadsToPlace(words, at)) return undefined
  // 坐最后一排, 坐窗边, 坐爸爸的车 are whole.
  if (text === '坐' && /^(?:最|前|后|窗|中间|第|爸|他|她|那|我)/.test(textAt(words, at + 1)))
    return undefined
  const isListed = STAYS.has(text)
  if (
    !isListed &&
    (!/^(?:v|zg)$/.test(tagAt(words, at)) || /^[在有是去来到回进出上下用像]|[能会要]$/.test(text))
  )
    return undefined
  const gain = gainOfInserting(words, at + 1, '在', tables)
  // 坐最后一排, 坐爸爸的车
  const least = text === '坐' ? 2 : isListed ? 0 : 1
  if (gain.ofWords < least || (!isListed && gain.ofCharacters < 0.5)) return undefined
  return {
    first: at,
    last: at,
    suggestion: `${text}在`,
    explanation: `“${text}”和后面的地方之间少了“在”，补上它。`,
  }
}

function leadsToPlace(words: readonly Word[], at: number): boolean {
  for (let end = at + 1; end <= at + 4; end += 1) {
    const text = textAt(words, end)
    const tag = tagAt(words, end)
    if (/^(?:左|右|这|那|哪)/.test(text)) return false
    if (PLACES.has(text) || tag === 's' || (INSIDE.test(text) && end > at + 1))
      return !/^[的去来有]$/.test(textAt(words, end + 1))
    const isPart = /^(?:n|r|a|b|ns|nz|z)$/.test(tag) || (text === '的' && end > at + 1)
    if (!isPart) return false
  }
  return false
}

const NEVER_SO = /^(?:获|觉|记|所|夺|值|取|舍|行走|显|变|使)/
/** 皮肤晒黑黑的, 吓躲到了被子里. */
function missingSo(words: readonly Word[], at: number, tables: Tables): Link | undefined {
  const text = textAt(words, at)
  if (!/^[va]/.test(tagAt(words, at)) || NEVER_SO.test(text)) return undefined
  if (
    !/^(?:z|l|i|v|zg)$/.test(tagAt(words, at + 1)) ||
    /^(?:.*[了着过]|更|完.*)$/.test(textAt(words, at + 1))
  )
    return undefined
  const gain = gainOfInserting(words, at + 1, '得', tables)
  if (gain.ofCharacters < 2 || gain.ofWords < 2) return undefined
  return {
    first: at,
    last: at,
    suggestion: `${text}得`,
    explanation: `“${text}”成什么样了？中间要用“得”连起来。`,
  }
}

/** 亮晶晶冰柱, 做不到事, 会发光石头: what is said of the thing runs straight into it. */
function missingOf(words: readonly Word[], at: number, tables: Tables): Link | undefined {
  const text = textAt(words, at)
  const tag = tagAt(words, at)
  const isLook = (tag === 'z' && text.length > 2 && !/[地的]$/.test(text)) || text.endsWith('各样')
  const isDeed =
    /^.不[完到了出尽清够]$/.test(text) ||
    (tag === 'v' && text.length > 1 && /^(?:会|爱)$/.test(textAt(words, at - 1)))
  if ((!isLook && !isDeed) || !/^(?:n|a|nr)$/.test(tagAt(words, at + 1))) return undefined
  const gain = gainOfInserting(words, at + 1, '的', tables)
  if (gain.ofCharacters < 2 || gain.ofWords < 1) return undefined
  return {
    first: at,
    last: at,
    suggestion: `${text}的`,
    explanation: `“${text}”和后面的词之间少了“的”，补上它。`,
  }
}
