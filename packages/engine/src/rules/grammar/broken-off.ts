/**
 * 练得更加, 脸上充满, 把它们都搬进, 说不: a clause stops at a word that only leads up to what it is about
 * to say.
 */
import {
  DOUBLED_LOOKS,
  LEADING_ADVERBS,
  LEADING_LINKS,
  LEADING_MARKERS,
  LEADING_VERBS,
} from '../../lexicon/neverLast.ts'
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Tables } from '../../tables.ts'
import { nodeOf } from '../../tables/trie.ts'
import { isClassical } from '../spelling/classicalProse.ts'
import type { Finding, Rule } from '../rule.ts'
import { clauseEndingAt, SO, type Broken, type Clause } from './clauseEnd.ts'
import { tagAt, textAt } from './clauseWords.ts'
import { openEnd } from './openEnds.ts'
import { isHalfWord, isPaired, isStrangeEnd } from './strangeEnds.ts'
import { inPlainWriting } from './inPlainWriting.ts'

const ADVERBS = new Set(wordList(LEADING_ADVERBS))
const LINKS = new Set(wordList(LEADING_LINKS))
const MARKERS = new Set(wordList(LEADING_MARKERS))
const VERBS = new Set(wordList(LEADING_VERBS))
const LOOKS = new Set(wordList(DOUBLED_LOOKS))
/** 把它们都搬进 lacks the place as well. */
const WANTS_PLACE = /[进给在于入向往]$/
/** Behind 浑身都 and 二话不说就 something is so. */
const SHORT_ADVERBS = /^(?:就|都|才|亦|太|那么)$/
/** 家里来了人，他很少见到: some of the words end a clause now and then, but then nothing is surprised. */
const SURPRISING = 20

export const brokenOff: Rule = {
  id: 'broken-off',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分残缺',
  teaches: '有些词后面一定还有话：“更加”怎么样，“充满”什么。写完一句读一读，别在半路停下。',
  marks: [
    { text: '得到表扬以后，他练得更加。', quote: '更加' },
    { text: '听了爷爷的话，我的心里充满。', quote: '充满' },
    { text: '箱子太重，弟弟怎么也搬不。', quote: '搬不' },
    { text: '冰箱门打开了，里面什么也没。', quote: '没' },
    { text: '这本漫画特别有，我看了两遍。', quote: '特别有' },
    { text: '课间，同桌很少对我。', quote: '对我' },
    { text: '妈妈把白菜炖得烂烂。', quote: '烂烂' },
    { text: '大家对晚会的节目非常，掌声响了很久。', quote: '非常' },
    { text: '我只盼着老师的一句鼓励和。', quote: '和' },
    { text: '教室里到处是欢快的。', quote: '欢快的' },
    { text: '树林里传来啾啾的。', quote: '啾啾的' },
    { text: '春天的风景引起了我的。', quote: '我的' },
    { text: '水开了，我小心地把饺子倒。', quote: '倒' },
    { text: '妹妹急得都快哭。', quote: '哭' },
    { text: '听说要去郊游，我别提多高兴。', quote: '高兴' },
    { text: '他从口袋里拿了出，递给我。', quote: '出' },
    { text: '奶奶夸我长大，我心里美极了。', quote: '长大' },
    { text: '我们班的小明做事总是三心二。', quote: '三心二' },
    { text: '角落里亮着一盏小，照着奶奶的脸。', quote: '小' },
    { text: '昨天他竟主动跟我打。', quote: '打' },
    { text: '她在我最难过的时候给了我最温暖。', quote: '最温暖' },
    { text: '这面镜子给小屋增添了一份。', quote: '一份' },
    { text: '隔壁的大伯是个闲不住，天不亮就下地了。', quote: '闲不住' },
    { text: '我的毛衣都是奶奶一针一线织。', quote: '织' },
    { text: '冰箱上贴着一张妈妈写，我看了就笑。', quote: '妈妈写' },
    { text: '庙会上人来人往，热闹极。', quote: '热闹极' },
    { text: '加油的时候，大家嗓子都喊哑。', quote: '哑' },
    { text: '桌上的快递，是姑姑从上海寄来。', quote: '寄来' },
    { text: '下过雨以后，连空气也是甜。', quote: '甜' },
    { text: '妹妹没站稳，一头撞在椅子，哭了。', quote: '椅子' },
    { text: '抽屉里藏着一本破旧，是爷爷的。', quote: '破旧' },
    { text: '他讲的笑话逗得大家哈哈。', quote: '哈哈' },
    { text: '我一定要改掉丢三落四。', quote: '丢三落四' },
    { text: '同学们唱歌、跳舞，充满。', quote: '充满' },
    { text: '洗完澡，我浑身都。', quote: '都' },
    { text: '他低着头，好像没听见似。', quote: '似' },
    { text: '走进暖棚，里面暖烘烘。', quote: '暖烘烘' },
    { text: '我们应该从失败中吸取。', quote: '吸取' },
    { text: '校长亲自给我们颁。', quote: '颁' },
    { text: '下课后，我把桌椅都搬进。', quote: '搬进' },
  ],
  leaves: [
    '小树在风里轻轻地摆，好像在跳舞。别人喜欢热闹，我却不这样认为。这个村子以年画著名。',
    '得到表扬以后，他练得更加刻苦。',
    '听了爷爷的话，我的心里充满力量。',
    '箱子太重，弟弟怎么也搬不动。要不，你来？你去还是不去？',
    '冰箱门打开了，里面什么也没有。你吃了没？',
    '这本漫画特别有趣，我看了两遍。',
    '课间，同桌很少对我笑。',
    '妈妈把白菜炖得烂烂的。',
    '大家对晚会的节目非常满意。盛况非常，难以形容。',
    '教室里到处是欢快的歌声。大街上到处是卖花的。',
    '树林里传来啾啾的鸟叫。春天的风景引起了我的注意。',
    '水开了，我小心地把饺子倒进锅里。他把玻璃擦，我把地扫。',
    '妹妹急得都快哭了。我别提多高兴了。',
    '他从口袋里拿了出来。奶奶夸我长大了。',
    '我们班的小明做事总是三心二意。',
    '她俩一只大一只小。天边一片红。',
    '昨天他竟主动跟我打招呼。',
    '她给了我最温暖的拥抱，我的声音提到了最高。',
    '这面镜子给小屋增添了一份亮色。真想大哭一场。',
    '隔壁的大伯是个闲不住的人。他是个胆小鬼。',
    '我的毛衣都是奶奶一针一线织的。要不是他提醒，我就忘了。',
    '冰箱上贴着一张妈妈写的纸条。',
    '庙会上人来人往，热闹极了。大家嗓子都喊哑了。',
    '桌上的快递，是姑姑从上海寄来的。下过雨以后，连空气也是甜的。',
    '妹妹没站稳，一头撞在椅子上。他站在岸边挥手。',
    '抽屉里藏着一本破旧的日记。他们比赛，看哪一朵最好看。',
    '他讲的笑话逗得大家哈哈大笑。我一定要改掉丢三落四的毛病。',
    '我浑身都湿了，好像没听见似的，里面暖烘烘的。她的小脸冻得红彤彤。他是个全才。',
    '我们应该从失败中吸取教训。我们走路都轻轻地，怕吵醒她。他骑着摇摇马上下晃。',
    '最后一名，冲过了终点。我吃了半个。暑假作业里有一项，是采访。可是一个浪头打来，把我打倒了。',
    '听见窗外沙沙的，像蚕在吃桑叶。到处都是黑黑的。我改掉了粗心。小树添了一份美丽。',
    '我以前是个爱哭鬼。老人们看得别提有多么高兴。什么困难她都不管。',
    '秋风轻轻，秋叶黄了。他是在广播里，第一次听到自己名字的。他的鬓角一根也没白。小狗沿着河边不停地跑。',
    '你好好解释，同学们不会不相信你的。人非圣贤，此之谓也。姐姐教我跳一套新的操，我学会了。',
  ],
  find: inPlainWriting(findBrokenOff),
}

function findBrokenOff({ paragraphs, tables }: Document): Finding[] {
  return paragraphs
    .filter(({ text }) => !isClassical(text))
    .flatMap((paragraph) =>
      paragraph.sentences.flatMap(({ words }) =>
        words.flatMap((word, at): Finding[] => {
          const clause = clauseEndingAt(words, at, tables)
          if (clause === undefined || isQuoted(paragraph, word.start)) return []
          const broken = brokenIn(clause, tables)
          const start = words[broken?.from ?? -1]?.start
          if (broken === undefined || start === undefined) return []
          return [
            {
              paragraph: paragraph.index,
              start,
              end: word.end,
              explanation: broken.explanation,
            },
          ]
        }),
      ),
    )
}

/** 用竹子做成, 什么也没有碰到, 墙上贴着: the verb has what it needs. */
const HAS_ITS_THING = /[由用被把以]|什么|没有?$|[敢能][于够]?$|[后前]面$/

const DEGREES = new Set(wordList('很 特别 非常 十分 最 越 挺 多么 更'))

function brokenIn(clause: Clause, tables: Tables): Broken | undefined {
  const { words, at, text: all, mark } = clause
  const text = textAt(words, at)
  const before = textAt(words, at - 1)
  if (text === '不') {
    if (mark === '？' && !/[却也就都]/.test(before)) return undefined
    if (/^[要这好岂可若何]$/.test(before)) return undefined
    const from = tagAt(words, at - 1).startsWith('v') && before.length === 1 ? at - 1 : at
    return { from, explanation: SO(from === at ? text : before + text) }
  }
  if (text === '一')
    return clause.surprise().ofAll > 31 &&
      !/^[为比于到二数写]$|[一二三四五六七八九十百]$/.test(before) &&
      !/^[dmt]/.test(tagAt(words, at - 1))
      ? { from: at, explanation: SO(text) }
      : undefined
  if (text === '没')
    return /^[也都还就却]$/.test(before) && mark !== '？'
      ? { from: at, explanation: SO(text) }
      : undefined
  if (text === '有' && DEGREES.has(before)) return { from: at - 1, explanation: SO(before + text) }
  if (/^[对为向朝]$/.test(before) && /^(?:我|你|他|她|它|我们|他们|她们|大家)$/.test(text))
    return mark === '，' || /[只不]/.test(textAt(words, at - 2)) || clause.surprise().ofAll < 27
      ? undefined
      : { from: at - 1, explanation: SO(before + text) }
  if (/得(.)\1$/.test(all) && text.length <= 2) return { from: at, explanation: SO(all.slice(-2)) }
  if (text === '极' && tagAt(words, at - 1).startsWith('a') && clause.surprise().ofAll > 30)
    return { from: at - 1, explanation: SO(before + text) }
  if (/^(?:非常|十分)$/.test(text))
    return /^[nv]/.test(tagAt(words, at - 1)) && !/^(?:盛况|热闹|热情|积)$/.test(before)
      ? { from: at, explanation: SO(text) }
      : undefined
  if (text === '更' || text === '却')
    return /^(?:[得也我他她它]|..+)$/.test(before) && !/^何为$/.test(before)
      ? { from: at, explanation: SO(text) }
      : undefined
  if (
    SHORT_ADVERBS.test(text) &&
    clause.surprise().ofAll > 24.5 &&
    !/^[全人天口英将成造古首京国]$/.test(before)
  )
    return { from: at, explanation: SO(text) }
  if (text === '似' && clause.surprise().ofAll > 24.5)
    return { from: at, explanation: '“似”后面少了“的”：“……似的”。补上它。' }
  if (
    LOOKS.has(text) &&
    clause.surprise().ofAll > 26 &&
    !/[却得]$/.test(before) &&
    !/一片/.test(all)
  )
    return { from: at, explanation: `“${text}”后面少了“的”，补上它。` }
  // 我们走路都轻轻地, 摇摇马上 are whole.
  if ((before === '都' && text.endsWith('地')) || (text === '马上' && before.endsWith('摇')))
    return undefined
  // 而同样，…
  if (text === '同样' && mark === '，' && all.length < 5) return undefined
  // 以剪纸著名
  if (text === '著名' && /[以因]/.test(all)) return undefined
  if (isPaired(clause)) return undefined
  if (ADVERBS.has(text)) return { from: at, explanation: SO(text) }
  if (LINKS.has(text)) {
    if ((mark === '，' && text.length > 1) || (text === '不管' && before === '都')) return undefined
    if (clause.surprise().ofAll < 27 || (text.length === 1 && (before.length < 2 || mark === '，')))
      return undefined
    return { from: at, explanation: SO(text) }
  }
  if (MARKERS.has(text) && (!text.endsWith('各样') || /^[uv]/.test(tagAt(words, at - 1))))
    return { from: at, explanation: SO(text) }
  if (text === '在于' && mark === '，') return undefined
  if (
    VERBS.has(text) &&
    !(text === '指出' && mark === '，') &&
    (WANTS_PLACE.test(text) || !HAS_ITS_THING.test(all.slice(0, -text.length))) &&
    !(text.endsWith('着') && /[上里]$/.test(before)) &&
    !(before.endsWith('地') && text.endsWith('起')) &&
    clause.surprise().ofAll > SURPRISING
  )
    return { from: at, explanation: SO(text) }
  if (/^(?:感到|觉得|认为|以为)$/.test(text) && mark !== '，' && !/^[这那]样$|^这么$/.test(before))
    return { from: at, explanation: SO(text) }
  const open = openEnd(clause)
  if (open !== undefined) return open
  const half = halfIdiom(clause, tables)
  if (half !== undefined) return half
  if (isHalfWord(clause) || isStrangeEnd(clause)) return { from: at, explanation: SO(text) }
  return undefined
}

/** 形影不, 一举两: three characters of a phrase of four, of which the table knows no end. */
function halfIdiom(
  { words, first, at, text, surprise }: Clause,
  tables: Tables,
): Broken | undefined {
  const half = text.slice(-3)
  const { trie, weights, tags, tagNames } = tables.words
  const node = nodeOf(trie, half)
  if (node === 0 || /[的人]$/.test(half) || (weights[node] ?? 0) > 0) return undefined
  let isIdiom = false
  for (let child = trie.first[node] ?? 0; child < (trie.first[node + 1] ?? 0); child += 1)
    if ((weights[child] ?? 0) > 0 && tagNames[tags[child] ?? 0]?.startsWith('i') === true)
      isIdiom = true
  if (!isIdiom || surprise().ofCharacters < 4.5 || surprise().ofAll < 26) return undefined
  let from = at
  let size = textAt(words, at).length
  while (size < 3 && from > first) {
    from -= 1
    size += textAt(words, from).length
  }
  return size === 3 ? { from, explanation: SO(half) } : undefined
}
