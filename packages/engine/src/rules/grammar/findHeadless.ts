/** 一位满头白发, 讲了他小时候放牛, 有战胜困难, 养成了睡前看书: the clause stops before its head. */
import { IDIOM_LOOKS } from '../../lexicon/idiomLooks.ts'
import { regex } from '../../text/multiline.ts'
import { inPatterns } from './findPatterns.ts'

/** What comes behind the comma may be the head: 一位满头白发，精神很好的老人. */
const namedBehind = (match: RegExpExecArray, text: string): boolean =>
  /^，[^。！？，]{1,16}的/.test(text.slice(match.index + match[0].length))

/** 睡前看书的习惯，我早就养成了: the sentence names the habit elsewhere. */
function hasHabit({ 0: whole, index }: RegExpExecArray, text: string): boolean {
  const before = /[^。！？]*$/.exec(text.slice(0, index))?.[0] ?? ''
  const behind = /^[^。！？]*/.exec(text.slice(index + whole.length))?.[0] ?? ''
  return /习惯|作风|品[质德]|美德/.test(before + behind)
}

const OF_WHAT =
  (head: string) =>
  ({ mark = '' }: Readonly<Record<string, string | undefined>>): string =>
    `“${mark}”的什么呢？后面补上“的${head}”，话才说完整。`

export const findHeadless = inPatterns([
  {
    words: IDIOM_LOOKS.split('|'),
    pattern: regex('dg')`
      (?:(?<![每第哪同这那另])一(?:个|位|名|座|段|种|条|只|群|份|幅|股|次|件|道|张|本|双|堂|家|艘|
      间|所|匹)|(?<=[是像])(?:个|位|名)|
      (?:过上|过着|度过|充满|怀着|怀|保持|有着)了?)(?:很|非常|最|特别|这样|
      那么)?(?<mark>${IDIOM_LOOKS})(?=[，。！])
    `,
    isInnocent: namedBehind,
    explanation: ({ mark = '' }) => `“${mark}”的什么呢？后面少了那个人、那样东西，补上它。`,
  },
  {
    words: ['讲了', '讲起', '讲述了', '叙述了', '介绍了'],
    pattern: regex('dg')`
      (?:讲了|讲述了|讲起了?|叙述了)(?<mark>(?:一[个位只群对名]|他|她|自己|
      主人公)(?![^，。]*(?:故事|经历|事|
      道理|笑话|童话|神话|传说|话|课|题|方法|遍|次|怎|如何|什么|谁|情|些|
      吗))[^，。的]{4,18})(?=[，。])
    `,
    isInnocent: namedBehind,
    explanation: OF_WHAT('故事'),
  },
  {
    words: [
      '有战胜',
      '有克服',
      '有面对',
      '有挑战',
      '有改正',
      '有了战胜',
      '有了面对',
      '有承认',
      '着战胜',
    ],
    pattern: regex('dg')`
      (?<![只没])有[了着]?(?<mark>(?:战胜|克服|面对|挑战|正视|改正|承认)(?:困难|挫折|失败|错误|自己|
      自我|缺点|
      一切|病魔|恐惧|难题|对手|逆境))(?=[，。！])
    `,
    explanation: OF_WHAT('勇气'),
  },
  {
    words: ['产生了', '萌生了', '萌发了', '打消了', '冒出了', '有了'],
    pattern: regex('dg')`
      (?:产生|萌生|萌发|打消|冒出)了?(?<mark>(?:放弃|参加|独自|离开|离家|退出|学习|当|做一|想|要|去|
      成为|逃|出国|报名)
      [^，。的]{1,10})(?=[，。！])(?<!兴趣|念头|想法|愿望|感情|主意|打算)
    `,
    explanation: OF_WHAT('念头'),
  },
  {
    words: ['养成'],
    pattern: regex('dg')`
      养成了?(?<mark>(?:周末|每天|天天|睡前|饭前|饭后|课前|课后|随手|按时|早睡|早起|勤|先|自己|
      不随地|不挑食|不乱|
      主动|认真|坚持|节约|独立|爱护|爱看|爱读|讲|预习|复习|读书|看书|写日记|
      记日记)[^，。的]{0,12})(?=[，。！])
      (?<!习惯|作风|品质|品德|性|爱好|毛病|意识|态度|美德|能力|观念|精神|规矩|风气)
    `,
    isInnocent: hasHabit,
    explanation: OF_WHAT('习惯'),
  },
  {
    words: ['发生'],
    pattern: /发生[了过]?(?<mark>[^，。的]{2,10}被[^，。的]{1,3})(?=[，。])/dg,
    explanation: OF_WHAT('事'),
  },
  {
    words: ['解决'],
    pattern: regex('dg')`
      解决了?(?<mark>[^，。的]{2,8}(?:太|不够|不好|难|慢|差|少))(?=[，。！])(?<!困难|疑难|两难)
    `,
    explanation: OF_WHAT('问题'),
  },
  {
    words: ['提出了'],
    pattern: regex('dg')`
      提出了(?<mark>(?:在|用|把|让|从|每天|每周|每人|利用|开展|举办|成立|设立|
      减少)(?![^，。]*(?:问题|意见|建议|方案|办法|要求|
      看法|想法|倡议|申请|主张|号召|设想))[^，。的]{4,16})(?=[，。！])
    `,
    isInnocent: namedBehind,
    explanation: OF_WHAT('建议'),
  },
  {
    words: ['尝到了', '体会到了', '感受到了', '享受到了', '体验到了', '尝到'],
    pattern: regex('dg')`
      (?:尝到了?|体会到了|感受到了|享受到了|体验到了)(?<mark>(?:被人?|帮助|劳动|助人|读书|学习|丰收|
      成功|收获|
      分享|合作|团结|孤独|失败|当家)(?:误解|冤枉|信任|嘲笑|别人|他人|同学|关心|孤立)?)(?=[，。！])
    `,
    explanation: OF_WHAT('滋味”或“的快乐'),
  },
  {
    words: ['具有', '具备', '有着'],
    pattern: regex('dg')`
      (?:具有|具备)(?<mark>[^，。的]{0,10}(?:不易变形|耐热|轻便|耐用|防水|保暖|透气|冬暖夏凉|
      经久耐用|坚固耐用))(?=[，。！])
    `,
    explanation: OF_WHAT('特点'),
  },
])
