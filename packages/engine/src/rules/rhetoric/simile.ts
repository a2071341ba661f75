/**
 * A simile, told by its structure: a word of likeness, a thing of another sort, and often 一样 or 似的 behind it. The character 像
 * alone says nothing: 好像要下雨了 is a guess, 照片 and 画像 are things, 长得像妈妈 and 像往常一样 compare like with like.
 */
import { stableNumber } from '../../text/characters.ts'
import type { Clause, Sentence } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'

const LIKE = '(?<![画雕偶图录肖想塑神头石铜不影摄映众群很最更])(?:就像|正像|真像|好像|像是|像|仿佛|宛如|宛若|犹如|如同|好似|恰似|恰如|好比)'
const MEASURE = '(?:只|条|个|位|面|片|朵|颗|座|把|块|匹|头|棵|株|根|支|枝|张|幅|双|对|群|层|团|缕|盏|股|串|轮|滴|粒|道|扇|顶|艘|叶|床|杯|首|曲|阵|团|尊|堵|架|辆|卷|泓|汪|簇|排|队|枚|锅|盆|本|部|台|场)'
/** 像一面镜子 */
const LIKE_A = new RegExp(`${LIKE}(?:了|着|是)?((?:[一两几数千百万]+(${MEASURE})\\2?|无数(?:${MEASURE})?))([^，。！？；：]{1,16})`)
/** 像雪花一样, 如刀割一般, 箭似的 */
const AS_IF = new RegExp(`(?:${LIKE}|(?<![不假例犹宛])如)([^，。！？；：]{1,12}?)(?:一样|一般|似的|般)`)
/** 宛如仙境: words that serve nothing but similes need no 一样 behind them. */
const BOOKISH = /(?:宛如|宛若|犹如|恰似|好似|恰如|多像)(?:是)?([^，。！？；：]{2,14})$/
/** 像弯弯的月牙: a thing drawn with a doubled adjective is looked at, not guessed at. */
const DRAWN = new RegExp(`${LIKE}((?:([一-龥])\\2)的[一-龥]{1,6})$`)
const SHAPED = /(?<=^|[得地，])([一-龥]{1,5})似的/

/** Comparisons with the usual, with people of the same sort, or with a mere “like this”. */
const LITERAL = /往常|大多数|多数人|人一样|平时|平常|以前|从前|过去|昨天|昨日|今天|当初|当年|上次|这次|那次|每次|往年|往日|其他|其它|别人|别的|大家|我们|你们|他们|她们|人家|这样|那样|这般|那般|那些|这些|每个|每一个|这么|那么|什么|哪|没事|没有|一切|一下子|一定|一直|一点|说的|想象|想的|所说|普通|正常|同样|照片|不像|(?:要|应|该|能|会|希望|学习|学|想|也|都|是不是)像(?![一两几只条无])/
const PERSON = /^(?:是)?(?:[我你他她它].*|妈妈|爸爸|爷爷|奶奶|外公|外婆|哥哥|姐姐|弟弟|妹妹|老师|同学|自己)(?:的)?$/
/** 好像 before a verb is a guess. 仿佛看见, 好像听见 likewise. */
const GUESS = /^(?:要|会|能|在|有|没|不|听|看|知道|明白|懂|忘|记|想|觉得|感觉|感到|回到|说|告诉|问|是在|是说|快|已经|正|又|还|都|也|被|从来|什么|谁|哪|发现|变|一切|遇到|来到|生|突然)/
/** A vehicle that is a thing of its own: the last resort against 像一个人. */
const VAGUE = /^(?:人|样子|地方|问题|事|事情|东西|好人|孩子|小孩|学生|男孩|女孩|梦想|办法|原因|例子|时候|故事里说的)/

export const simile: Rule = {
  id: 'simile',
  kind: 'strength',
  area: 'rhetoric',
  label: '比喻',
  teaches: '找到两样不同的东西之间像的地方，读的人就看得见、摸得着。',
  marks: [
    { text: '湖水像一面镜子，映着蓝天。', quote: '湖水像一面镜子' },
    { text: '操场静了下来，她的脸红得像熟透的苹果一样。', quote: '她的脸红得像熟透的苹果一样' },
    { text: '听到枪声，他箭似的冲了出去。', quote: '他箭似的冲了出去' },
    { text: '雪花仿佛无数只白蝴蝶在飞。', quote: '雪花仿佛无数只白蝴蝶在飞' },
    { text: '铁水从炉口流出来，像一条火红的河。', quote: '铁水从炉口流出来，像一条火红的河' },
    { text: '奶奶看着我，眼睛像弯弯的月牙。', quote: '眼睛像弯弯的月牙' },
    { text: '月光如流水一般洒在窗台上。', quote: '月光如流水一般洒在窗台上' },
  ],
  leaves: [
    '天阴沉沉的，好像要下雨了。',
    '他长得像妈妈，连声音也像。',
    '墙上挂着爷爷的画像。',
    '妈妈像往常一样去上班。',
    '我好像听见有人敲门。',
    '像他这样的人不多。',
    '我也想像他一样努力。',
    '你做得真像样，不像话的是我。',
    '他好像一点也不着急。',
    '屋里好像静静的没有人。',
    '弟弟笑起来像小小的孩子。',
    '我们要像解放军叔叔那样守纪律。',
  ],
  find: (document) => document.sentences.flatMap((sentence): Finding[] => {
    return sentence.clauses.flatMap((clause, at) => {
      const vehicle = vehicleIn(clause.text)
      if (vehicle === undefined) return []
      return [{ paragraph: sentence.paragraph, start: tenorOf(sentence, at), end: clause.end, explanation: explained(vehicle, clause) }]
    })
  }),
}

/** Several wordings, so that an essay full of similes is not told one thing five times. */
function explained(vehicle: string, clause: Clause): string {
  if (/声|音|响/.test(clause.text)) return `用“${vehicle}”来比声音，读的人就像听见了一样。`
  const wordings = [`用“${vehicle}”打比方，读的人一下子就看见了那个样子。`, `想到用“${vehicle}”来比，两样东西相像的地方就亮出来了。`, `拿“${vehicle}”作比，没见过的人也能想象出来。`]
  return wordings[stableNumber(clause.text) % wordings.length] ?? ''
}

/** 铁水流出来，像一条河: where the clause opens with the likeness, what is likened stands just before it. */
function tenorOf(sentence: Sentence, at: number): number {
  const clause = sentence.clauses[at]
  const before = sentence.clauses[at - 1]
  if (clause === undefined) return sentence.start
  const isBare = /^(?:就|好|真|又|也|多|正)?(?:像|仿佛|宛如|宛若|犹如|如同|似)/.test(clause.text)
  if (!isBare || before === undefined || clause.start - before.end !== 1 || clause.end - before.start > 40) return clause.start
  // 泡泡飞出来，有大的，有小的，像一串串葡萄: the thing itself stands before the asides.
  let from = at - 1
  for (;;) {
    const [earlier, later] = [sentence.clauses[from - 1], sentence.clauses[from]]
    if (later === undefined || earlier === undefined || later.text.length > 4 || later.start - earlier.end !== 1 || clause.end - earlier.start > 40) break
    from -= 1
  }
  return sentence.clauses[from]?.start ?? before.start
}

/** What it is likened to, or undefined where the clause holds no simile. */
export function vehicleIn(clause: string): string | undefined {
  if (LITERAL.test(clause) || clause.length > 45) return undefined
  const named = LIKE_A.exec(clause)
  if (named !== null) {
    const vehicle = (named[3] ?? '').replace(/(?:一样|一般|似的|似地|般|那样)(?:的|地)?.*$/, '')
    const short = VAGUE.test(vehicle) ? undefined : shortened(vehicle)
    return short === undefined ? undefined : `${named[1] ?? ''}${short}`
  }
  const compared = AS_IF.exec(clause)
  if (compared !== null) {
    const vehicle = (compared[1] ?? '').replace(/^是/, '')
    const isLoose = /好像|仿佛|像是/.test(compared[0]) && GUESS.test(vehicle)
    return vehicle === '' || isLoose || PERSON.test(vehicle) || GUESS.test(vehicle) ? undefined : shortened(vehicle)
  }
  const bookish = BOOKISH.exec(clause)?.[1]
  if (bookish !== undefined && !GUESS.test(bookish) && !PERSON.test(bookish)) return shortened(bookish)
  const drawn = DRAWN.exec(clause)?.[1]
  if (drawn !== undefined && !VAGUE.test(drawn.slice(3)) && !PERSON.test(drawn.slice(3))) return drawn
  const shaped = SHAPED.exec(clause)?.[1]
  return shaped === undefined || GUESS.test(shaped) || /[好像想]/.test(shaped) ? undefined : shaped.replace(new RegExp(`^(?:[我你他她它]们?|[一两几]${MEASURE})`), '') || undefined
}

function shortened(vehicle: string): string | undefined {
  const words = vehicle.replace(/(?:，|地|得|着|在|从|向).*$/, (rest) => (rest.length > 6 ? '' : rest))
  return words === '' ? undefined : words
}
