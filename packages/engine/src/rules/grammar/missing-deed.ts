/** 把字得干干净净, 去动物园大熊猫, 都进了文具盒, 从书包里一本书: nothing is done. */
import { isQuoted, type Document } from '../../text/document.ts'
import { compact, regex } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { isEnd, tagAt, textAt } from './clauseWords.ts'
import { isListed, kindsOf } from './companionship.ts'
import { inPatterns } from './findPatterns.ts'
import { isCounted } from './findWrongMeasures.ts'

const MEASURES =
  '张条只棵颗朵座幅副本支枝根架艘辆间顶台盏扇篇首双枚封块串束群盆盘碗杯瓶袋箱筐篮桶件'
const PLACES = compact`
  动物园|植物园|公园|书店|超市|商店|商场|菜市场|菜园|果园|操场|体育馆|电影院|图书馆|海边|河边|山上|花店|水果店|广场|田里|地里|
  院子里|教室|食堂|文具店|博物馆|水族馆|海洋馆|科技馆|游乐场|农场|池塘边|小河边|奶奶家|外婆家|姥姥家|体育场|球场
`
/** What one goes for: the place has no such part. */
const SOUGHT =
  /^(?:animal|bird|fish|insect|fruit|vegetable|food|drink|clothes|footwear|headwear|book|flower|ball|film|stationery|toy|machine|gift|contest|crop|dish|umbrella|bag)$/
const PLAYED = compact`
  足球|篮球|排球|乒乓球|羽毛球|网球|钢琴|作业|电视|动画片|电影|象棋|围棋|五子棋|风筝|故事书|课文|饺子|碗|地|衣服|卫生|游戏机
`
const EVENTS =
  '比赛|运动会|班会|活动|晚会|演讲|讲座|考试|联欢会|演出|画展|测验|春游|拔河赛|足球赛|篮球赛|辩论赛|歌咏比赛|朗诵比赛|主题班会'
const ALIVE =
  '花|小树|树|菜|花草|庄稼|菜地|金鱼|小鱼|小鸟|小猫|小狗|小兔|兔子|小鸡|鸽子|盆栽|月季|向日葵|多肉'
const PERSON =
  '我们?|你们?|他们?|她们?|大家|妈妈|爸爸|爷爷|奶奶|外公|外婆|哥哥|姐姐|弟弟|妹妹|老师|叔叔|阿姨|同学们|小[\\u4e00-\\u9fff]'

export const missingDeed: Rule = {
  id: 'missing-deed',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分残缺（缺动词）',
  teaches: '“把”后面、“去”后面、“从……里”后面，都要有一个动作：擦、看、拿出。',
  marks: [
    { text: '值日生把玻璃得亮堂堂的。', quote: '把玻璃得' },
    { text: '弟弟把刚摘的橘子都进了口袋。', quote: '进了' },
    { text: '妹妹一不小心把花瓶在地上。', quote: '把花瓶在' },
    { text: '周末我和爸爸去海洋馆海豚。', quote: '海豚' },
    { text: '妈妈带我去书店一本字典。', quote: '一本字典' },
    { text: '他从口袋里一块糖。', quote: '一块糖' },
    { text: '姐姐用彩纸一只小船。', quote: '一只小船' },
    { text: '奶奶从柜子里一个铁盒。', quote: '一个铁盒' },
    { text: '风筝线断了，风筝向远处的树林。', quote: '向远处的树林' },
    { text: '大风把小树了。', quote: '把小树了' },
    { text: '我在纸上一幅画。', quote: '一幅画' },
    { text: '放学后我们常常一起篮球。', quote: '篮球' },
    { text: '学校下周要一场运动会。', quote: '一场运动会' },
    { text: '他把书包往床上一，就跑了。', quote: '往床上一' },
    { text: '老师很严格，也很我们。', quote: '很我们' },
    { text: '爷爷每天都要给花。', quote: '给花' },
    { text: '我第一次一个人火车去外婆家。', quote: '火车' },
    { text: '同学们把教室地面。', quote: '把教室地面' },
    { text: '妈妈把洗好的碗都进橱柜。', quote: '进' },
  ],
  leaves: [
    '值日生把玻璃擦得亮堂堂的。',
    '弟弟把枣子都装进了口袋，把书包放到了桌上。',
    '妹妹把花瓶摔在地上，把花在院子里种好。',
    '周末我们去海洋馆看海豚，去书店二楼，去动物园门口。',
    '妈妈带我去书店买一本字典。',
    '他从口袋里掏出一块糖，从树上掉下来一个苹果。',
    '风筝向远处的树林飘去，他走向远处的树林，大门朝着美丽的湖。',
    '大风把小树刮断了，他从书里明白了一个道理，从屋里跑出一个孩子。',
    '姐姐用彩纸折了一只小船。我在纸上画了一幅画。',
    '我们常常一起打篮球，我喜欢篮球。',
    '我们需要一场比赛，他想要一次演出。',
    '他把书包往床上一扔，就跑了。他把碗往桌上一放。',
    '老师很爱我们。爷爷每天都要给花浇水。',
    '妈妈把花送给花店的阿姨，这些种子送给花农。',
    '我们把那件事看得很重，他把人得罪了。',
    '他把心思都用在学习上，她把它记得很牢。',
    '奶奶在家里一个人过，我在学校一本书也没看。',
    '一边大海，一边高山。我们去北京天安门广场。',
    '我第一次一个人坐火车去外婆家。同学们把教室地面扫干净。',
  ],
  find: (document) => [...findByWords(document), ...findByPatterns(document)],
}

function findByWords({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((_, at): Finding[] => {
        const found = withoutDeed(words, at)
        const start = words[found?.first ?? -1]?.start
        const end = words[found?.last ?? -1]?.end
        if (found === undefined || start === undefined || end === undefined) return []
        if (isQuoted(paragraph, start) || isQuoted(paragraph, end - 1)) return []
        return [{ paragraph: paragraph.index, start, end, explanation: found.explanation }]
      }),
    ),
  )
}

type Found = { first: number; last: number; explanation: string }

function withoutDeed(words: readonly Word[], at: number): Found | undefined {
  const text = textAt(words, at)
  if (text === '把') return afterBa(words, at)
  if (text === '从') return afterFrom(words, at)
  if (/^[向朝往]$/.test(text)) return afterTowards(words, at)
  return undefined
}

/** 把玻璃得亮堂堂, 把枣子都进了口袋, 把花瓶在地上: between 把 and what comes of it nothing is done. */
function afterBa(words: readonly Word[], at: number): Found | undefined {
  if (/^[一两几这那大车门火]$/.test(textAt(words, at - 1)) || tagAt(words, at - 1) === 'm')
    return undefined
  let last = at
  while (!isEnd(words, last + 1) && last - at < 9) {
    const next = last + 1
    const text = textAt(words, next)
    const isLater = next > at + 1
    if (isLater && text === '得' && isThing(words, last)) {
      if (!/^[zila]|^d$|^n$/.test(tagAt(words, next + 1)) || textAt(words, next + 1).length < 2)
        return undefined
      return {
        first: at,
        last: next,
        explanation: '“得”前面少了动作：把它怎么样了呢？是“擦”，还是“打扫”？补上它。',
      }
    }
    if (
      isLater &&
      /^[。！]$/.test(textAt(words, next + 1)) &&
      isThing(words, next) &&
      isThing(words, last) &&
      tagAt(words, at - 1) !== 'v'
    )
      return { first: at, last: next, explanation: '把它怎么样呢？后面少了动作，补上它。' }
    if (isLater && text === '了' && isThing(words, last) && isEnd(words, next + 1))
      return { first: at, last: next, explanation: '把它怎么样了呢？“了”前面少了动作，补上它。' }
    const from = /^[都也全]$/.test(textAt(words, last)) ? last - 1 : last
    const isDone = textAt(words, next + 1) === '了'
    if (
      isLater &&
      /^[进到成]$/.test(text) &&
      (isDone || (text === '进' && from < last)) &&
      isThing(words, from) &&
      !isEnd(words, isDone ? next + 2 : next + 1)
    )
      return {
        first: next,
        last: isDone ? next + 1 : next,
        explanation: `“${text}”前面少了动作：是“放”，还是“装”？补上它。`,
      }
    if (isLater && text === '在' && isThing(words, last) && endsInPlace(words, next + 1))
      return {
        first: at,
        last: next,
        explanation: '把它怎么样在那里呢？“在”前面少了动作：是“放”，还是“摔”？补上它。',
      }
    if (!/^(?:n|r|uj|f|s|m|q|a|b|c|t|nz|d$)/.test(tagAt(words, next)) && !isDoneThing(words, next))
      return undefined
    last = next
  }
  return undefined
}

/** 从柜子里一个铁盒: from where to the end of the clause only a thing. */
function afterFrom(words: readonly Word[], at: number): Found | undefined {
  let place = at + 1
  while (place - at < 5 && !/^[fs]/.test(tagAt(words, place))) {
    if (!/^[nrb]|^uj|^nr/.test(tagAt(words, place))) return undefined
    place += 1
  }
  const first = place + 1
  if (
    !/[里中上下]$/.test(textAt(words, place)) ||
    !/^[一两三几][个只张条本支块把件颗封朵枚束根双]$/.test(textAt(words, first))
  )
    return undefined
  let last = first
  while (!isEnd(words, last + 1)) {
    const next = last + 1
    if (!/^(?:n|nz|a|z|b|uj|s)$/.test(tagAt(words, next)) || /[出来去]/.test(textAt(words, next)))
      return undefined
    last = next
  }
  return last > first && tagAt(words, last).startsWith('n')
    ? { first, last, explanation: '前面少了动作：是“拿出”，还是“掏出”？补上它。' }
    : undefined
}

/** 风筝向远处的树林。 Something goes, and nobody says how. */
function afterTowards(words: readonly Word[], at: number): Found | undefined {
  if (
    !/^(?:n|r|k)/.test(tagAt(words, at - 1)) ||
    /[面心门窗飞奔走跑冲游驶射投涌吹刮伸送推流滚落洒转]$/.test(textAt(words, at - 1))
  )
    return undefined
  let last = at
  while (!isEnd(words, last + 1)) {
    if (!/^(?:n|s|f|uj|a|z)/.test(tagAt(words, last + 1))) return undefined
    last += 1
  }
  const isSaid = words.slice(at, last).some(({ text }) => text === '的')
  const isPlace = [...(kindsOf(textAt(words, last)) ?? [])].some((kind) =>
    /^(?:place|wood|river|sea|land|mountain|road|sky|building|room)$/.test(kind),
  )
  return isSaid && isPlace && /[。！]/.test(textAt(words, last + 1))
    ? {
        first: at,
        last,
        explanation: '向那里怎么样呢？后面少了动作：是“飞去”，还是“跑去”？补上它。',
      }
    : undefined
}

/** 刚买的橡皮: the deed is only said of the thing. */
const isDoneThing = (words: readonly Word[], at: number): boolean =>
  (textAt(words, at + 1) === '的' ||
    (/^[好来完]$/.test(textAt(words, at + 1)) && textAt(words, at + 2) === '的')) &&
  textAt(words, at).length <= 2

/** 字, 玻璃: no deed that the tables take for a thing. */
const isThing = (words: readonly Word[], at: number): boolean =>
  isListed(textAt(words, at)) ||
  isCounted(textAt(words, at)) ||
  /^(?:玻璃|地板|瓷砖|窗台|校园|垃圾|菜籽|豆子|桌面|窗帘|水缸|碎纸|落叶|树叶|积木)$/.test(
    textAt(words, at),
  )

/** 在地上。 */
function endsInPlace(words: readonly Word[], from: number): boolean {
  let at = from
  while (!isEnd(words, at) && at - from < 4) at += 1
  return (
    at > from &&
    isEnd(words, at) &&
    /[上里下中]$/.test(textAt(words, at - 1)) &&
    words.slice(from, at).every(({ tag }) => /^[nsfrmb]/.test(tag))
  )
}

const isSought = (noun: string): boolean =>
  isListed(noun) && [...(kindsOf(noun) ?? [])].some((kind) => SOUGHT.test(kind))

const findByPatterns = inPatterns([
  {
    words: ['去', '到', '来'],
    pattern: regex('dg')`
      (?<=[去到来])(?:${PLACES})(?<mark>(?:[一两三几][${MEASURES}])?(?:(?![的了看买])[\u4e00-\u9fff]){1,4})(?=[，。！]|$)
    `,
    isInnocent: ({ groups }) => !isSought((groups?.['mark'] ?? '').replace(/^[一两三几]./, '')),
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“看”，还是“买”？补上它。`,
  },
  {
    words: ['从', '用', '在'],
    pattern: regex('dg')`
      (?:(?<=^|[，。！；]|${PERSON})(?:从(?:(?![从出了到起，])[\u4e00-\u9fff]){1,7}[里中上下](?<![垂掉落放跳滑拿走流飘吹射洒卸摘取扔抛伸露]下)|用(?:彩纸|纸|木头|泥巴|橡皮泥|毛线|铅笔|彩笔|布|积木|竹子|剪刀|蜡笔|树叶)|(?<=${PERSON})在(?:纸|本子|黑板|院子|花盆|墙|地|信)[上里])
      (?<mark>[一两三几][${MEASURES}](?<thing>(?:(?![了着过给])[\u4e00-\u9fff]){1,7})))(?=[，。！]|给[我你他她大妈爸]|$)
    `,
    isInnocent: ({ groups }) => {
      const thing = groups?.['thing'] ?? ''
      const noun = thing.slice(thing.lastIndexOf('的') + 1)
      return !(isListed(noun) || isCounted(noun)) || /[出进来去]/.test(thing)
    },
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：拿出来，还是做出来？补上它。`,
  },
  {
    words: PLAYED.split('|'),
    pattern: regex('dg')`
      (?:一起|正在|常常|经常|忙着|(?<=(?:我们|他们|大家|同学|想|一起|正|要|就))去)(?<mark>${PLAYED})(?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“打”，是“看”，还是“做”？补上它。`,
  },
  {
    words: EVENTS.split('|'),
    pattern: regex('dg')`
      (?<![需想只不主重还])(?:要|将|将要|准备|打算|决定)(?<mark>一[次场个](?:[\u4e00-\u9fff]{0,4}(?:${EVENTS})))(?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“举行”，还是“参加”？补上它。`,
  },
  {
    words: ['一，', '一。'],
    pattern:
      /(?<mark>[往朝向](?:(?!一)[\u4e00-\u9fff]){1,3}[上下里外边前后旁中]一)(?=[，。](?!二))/dg,
    explanation: '“一”后面少了动作：是“扔”，还是“放”？补上它。',
  },
  {
    words: ['很我', '很他', '很她', '很大家', '非常我', '非常他', '十分我', '很你'],
    pattern: /(?<mark>(?:很|非常|十分|特别)(?:我们|他们|她们|我|他|她|你))(?=[，。！]|$)/dg,
    explanation: '“很”后面少了一个词：是“爱”，还是“关心”？补上它。',
  },
  {
    words: ['给'],
    pattern: new RegExp(
      `(?<=每天都?要?|天天都?|常常|经常|都要|也要|都会|忙着|一起|来)(?<mark>给(?:${ALIVE}))(?=[，。！]|$)`,
      'dg',
    ),
    explanation: ({ mark = '' }) => `“${mark}”做什么呢？后面补上“浇水”“喂食”这样的动作。`,
  },
  {
    words: ['火车', '公交车', '地铁', '自行车', '飞机', '汽车'],
    pattern:
      /(?:独自|自己|一个人|一起|天天|每天)(?<mark>火车|公交车|地铁|自行车|飞机|汽车)(?=去|来(?!了)|回家|回老家|上学|上班)/dg,
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“坐”，还是“骑”？补上它。`,
  },
])
