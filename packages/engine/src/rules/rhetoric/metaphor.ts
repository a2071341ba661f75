/** 暗喻: 书籍是一盏灯. Without a comparison word: one thing is said to be the other. */
import { ABSTRACT_THINGS } from '../../lexicon/abstractThings.ts'
import {
  METAPHOR_VEHICLES,
  NATURE_VEHICLES,
  PEOPLE_VEHICLES,
} from '../../lexicon/metaphorVehicles.ts'
import { NATURE } from '../../lexicon/nature.ts'
import { IN_MANY_ESSAYS } from '../../lexicon/clicheImages.ts'
import { isQuoted, type Sentence } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const COPULA = /^(?:是|就是|便是|正是|都是|乃是|则是|成了|成为|变成|变成了|化作|化成|化为|如)$/
/** A wish may really be a book, and what one studies may really be a song. */
const MAY_BE_REAL = regex()`
  ^(?:愿望|希望|目标|梦想|理想|过去|未来|日子|学习|阅读|读书|音乐|艺术|诗歌|文学|语言|文字|历史|
  文化|写作|科学|心情)$
`
/** The dictionary holds 一盏灯 as one word. */
const COUNTED = /^[一几两](?=..)[\u3400-\u9fff]/
const REAL_ONES =
  /^(?:书|歌|歌曲|画|诗|戏|琴|曲|乐曲|路|门|树|花|船|火车|列车|旅行|礼物|钟|糖|茶|梦)$/
const GUIDES = /^(?:书|书籍|好书|母亲|妈妈|父亲|爸爸|老师|祖国|故乡|家乡|校园|学校|家|家庭|班级)$/
/** Metaphors that everybody uses. */
const CLICHE_METAPHORS = regex()`
  ^老师(?:园丁|蜡烛|春蚕|人梯|灯塔|明灯)$|^青春(?:歌|诗|画)$|^人生(?:马拉松|旅行|旅程|舞台|戏|
  路)$|^书籍?(?:阶梯|良师|益友|海洋)$|^(?:时间|时光|光阴|岁月)(?:金子|流水|歌)$|^母爱(?:河|海|
  大海|春风|阳光)$|^父爱(?:山|大山)$|^失败(?:母亲)$|^知识(?:海洋|钥匙)$
`
const PARENTS = /^(?:母亲|妈妈|父亲|爸爸|老师)$/

export const metaphor: Rule = {
  id: 'metaphor',
  kind: 'strength',
  area: 'rhetoric',
  label: '暗喻',
  teaches: '不用“像”，直接说它“是”另一样东西，比得更有力。',
  marks: [
    { text: '书籍是一盏灯，照亮我们前行的路。', quote: '书籍是一盏灯，照亮我们前行的路' },
    { text: '我终于明白，母爱是一条永不干涸的河。', quote: '母爱是一条永不干涸的河' },
    { text: '挫折是一块磨刀石。', quote: '挫折是一块磨刀石' },
    { text: '对我来说，老师就是那座灯塔。', quote: '老师就是那座灯塔' },
    { text: '春风是个温柔的少女，轻轻摸我的脸。', quote: '春风是个温柔的少女' },
  ],
  leaves: [
    '我的愿望是一本书。',
    '这是一盏灯，那是一座桥。',
    '音乐是一首歌的灵魂吗？',
    '生活是美好的，时间是宝贵的。',
    '时间是下午三点，地点是桥边。',
    '失败不是一扇关上的门吗，他问。',
    '老师是一个爱笑的人。',
    '他的爱好是一边喝茶一边看书。',
    '太阳是一颗恒星，月亮是地球的卫星。',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      if (paragraph === undefined) return []
      const findings: Finding[] = []
      sentence.words.forEach((word, at) => {
        if (!COPULA.test(word.text) || isQuoted(paragraph, word.start)) return
        const tenor = tenorOf(sentence, at)
        const vehicle = tenor === undefined ? undefined : vehicleOf(sentence, at, tenor)
        const clause = sentence.clauses.find(
          ({ start, end }) => start <= word.start && end >= word.end,
        )
        if (
          tenor === undefined ||
          vehicle === undefined ||
          clause === undefined ||
          clause.end < vehicle.end ||
          tenor.start < clause.start
        )
          return
        const last = sentence.clauses[sentence.clauses.indexOf(clause) + 1]
        // 照亮…, 通往…: what the image does for it belongs to it.
        const end =
          last !== undefined &&
          last.start - clause.end === 1 &&
          /^(?:照|指|引|通|载|带|托|滋|陪|为|让|使|伴|打开|连|永|越)/.test(last.text) &&
          last.end - clause.start <= 40
            ? last.end
            : clause.end
        findings.push({
          paragraph: sentence.paragraph,
          start: clause.start,
          end,
          explanation: explained(tenor, vehicle),
        })
      })
      return findings.filter(
        (finding, at) => at === 0 || finding.start >= (findings[at - 1]?.end ?? 0),
      )
    }),
}

function explained(tenor: Word, vehicle: Word): string {
  const image = vehicle.text.replace(COUNTED, '')
  if (CLICHE_METAPHORS.test(tenor.text + image))
    return `把“${tenor.text}”说成“${vehicle.text}”，意思一看就懂；这个比方${IN_MANY_ESSAYS}，换一样你自己见过的东西，会更动人。`
  if (NATURE.has(tenor.text) && !ABSTRACT_THINGS.has(tenor.text))
    return `不用“像”，直接把“${tenor.text}”说成“${vehicle.text}”，眼前的景一下子就成了画。`
  return PARENTS.test(tenor.text)
    ? `不说“像”，直接说“${tenor.text}”是“${vehicle.text}”，敬爱都在这个比方里了。`
    : GUIDES.test(tenor.text)
      ? `把“${tenor.text}”直接说成“${vehicle.text}”，它在你心里的分量一下子就说清了。`
      : `把“${tenor.text}”直接说成“${vehicle.text}”，难说的意思有了看得见的样子。`
}

/** The noun right before the copula, with nothing but adverbs between. */
function tenorOf({ words }: Sentence, at: number): Word | undefined {
  for (let index = at - 1; index >= Math.max(0, at - 3); index -= 1) {
    const word = words[index]
    if (word === undefined || /^(?:不|没|难道|岂)$/.test(word.text)) return undefined
    if (ABSTRACT_THINGS.has(word.text) || GUIDES.test(word.text) || NATURE.has(word.text))
      return word
    if (!word.tag.startsWith('d') && !/^(?:就|也|才|便|更|都)$/.test(word.text)) return undefined
  }
  return undefined
}

/** 一盏…的灯: the last noun of the clause, and one of the images that are said of such things. */
function vehicleOf({ words }: Sentence, at: number, tenor: Word): Word | undefined {
  let vehicle: Word | undefined
  for (let index = at + 1; index < Math.min(words.length, at + 16); index += 1) {
    const word = words[index]
    if (word === undefined || word.tag === 'x') break
    if (/^(?:不是|没有|吗|说|问)$/.test(word.text)) return undefined
    vehicle = word
  }
  if (vehicle === undefined) return undefined
  const image = vehicle.text.replace(COUNTED, '')
  if (NATURE.has(tenor.text) && !ABSTRACT_THINGS.has(tenor.text))
    return NATURE_VEHICLES.has(image) ? vehicle : undefined
  if (!METAPHOR_VEHICLES.has(image)) return undefined
  if (MAY_BE_REAL.test(tenor.text) && REAL_ONES.test(vehicle.text)) return undefined
  return PARENTS.test(tenor.text) && !PEOPLE_VEHICLES.has(vehicle.text) ? undefined : vehicle
}
