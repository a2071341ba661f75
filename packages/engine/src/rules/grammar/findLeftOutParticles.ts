/** 怀激动的心情, 笑对我说, 把面团擀薄片, 是从北京寄来: 着, 成, 的 or 了 has not come. */
import { HOLDS, LASTING, MADE_INTO } from '../../lexicon/smallWords/lasting.ts'
import { compact, regex, wordList } from '../../text/multiline.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'

const BEHIND =
  (word: string) =>
  (mark: string): string =>
    `“${mark}”后面少了“${word}”，补上它。`
const LASTS = BEHIND('着')
const BECOMES = BEHIND('成')
const WHOSE = BEHIND('的')
const DONE = BEHIND('了')

const lasting = LASTING.map(([verbs, things]): FaultPattern => ({
  words: things.split('|'),
  pattern: regex('dg')`
      (?<![要手直边得一没不想能会爱着的附携饱])(?<mark>${verbs})(?=(?:一种|一丝|满|满眼的?|
      满天的?)?(?:${things}))
    `,
  suggestion: ({ mark = '' }) => `${mark}着`,
  // 望望窗外: it is done a little.
  isInnocent: ({ 0: whole, index }, text) => text.charAt(index - 1) === whole,
  leftOut: { word: '着', least: 1 },
  explanation: ({ mark = '' }) => LASTS(mark),
}))

const WAY = compact`
  从[^，。的]{1,6}?|坐[^，。的]{1,4}?去?|用[^，。的]{1,10}?|怎么|什么时候|怎样|去年|清朝时候|古时候|
  昨天|
  我|你|他|她|谁|妈妈|爸爸|爷爷|奶奶|外婆|外公|老师|姑姑|叔叔|阿姨|哥哥|姐姐|自己|别人|同学们|舅舅
`
const WAY_DONE = compact`
  转来|寄来|买来|送来|带来|捡来|借来|捉来|采来|请来|买回来|带回来|捡回来|寄回来|来|去北京|来北京|
  去上海|做|写|画|种|
  织|缝|修|修建|建|寄|捡|发明|教|剪|照|拍|叠|折|捏|设计|盖|造|组成|做成|制成|酿|烤|砌|搭|烧伤|
  传下来|留下来|告诉我|知道我在这儿|长大
`

export const findLeftOutParticles = inPatterns([
  ...lasting,
  {
    words: ['笑', '哭', '吵', '闹', '抢', '忙', '争'],
    pattern: regex('dg')`
      (?<![开好嘲谈微傻可玩说欢苦着冷大偷暗哭热吵争一]|赶)(?<mark>笑|哭|吵|闹|抢|忙|争|微笑|哭闹)
      (?=对[我他她大]|跑过来|跑过去|跑回|走过来|走进来|向[我他她大]|回答|问我|要买|要回家|要吃|要去|
      要妈妈|洗碗|采茶|
      做作业|准备晚饭|准备年夜饭|点了点头|摇了摇头|摸着我|拍着我)
    `,
    suggestion: ({ mark = '' }) => `${mark}着`,
    leftOut: { word: '着', least: -4 },
    explanation: ({ mark = '' }) => LASTS(mark),
  },
  {
    words: HOLDS.split('|'),
    pattern: regex('dg')`
      (?<=(?:^|[，。！？；])(?:(?![在爱要能会都再每各从往把给让用，])[^，。！？；]){0,10}?
      (?:(?<![早晚马路天])[上里下边旁前间口中角处头端]|身边|手心|怀里|嘴角|眼角|四周|周围)
      (?:还|总|总是|正|整整齐齐地|只)?)(?<mark>${HOLDS})
      (?=一[^，。个人起点次下样遍天年边直丝时]|几[^，。次遍天个]|两[^，。次遍天个]|许多|各种各样|
      各式各样|半块)
    `,
    suggestion: ({ mark = '' }) => `${mark}着`,
    leftOut: { word: '着', least: 8 },
    explanation: ({ mark = '' }) => LASTS(mark),
  },
  {
    words: ['把', '将', '被'],
    pattern: regex('dg')`
      [把将被](?:(?![，。成])[^，。]){1,12}?(?<![成改一])(?<mark>${MADE_INTO})
      (?=了?(?:一[条只座张朵团颗艘幅名位顶根匹片圈堆](?![，。]?成)|薄薄的|[红黄绿白金黑粉紫橙]色|
      冰[，。]|圆形|方形|心形|三角形|
      [一两三四五六七八九十几]个小?组|[^，。个]{1,4}的(?:形状|样子)[，。]|青蛙|小船|碎片|碧绿))
    `,
    suggestion: ({ mark = '' }) => `${mark}成`,
    leftOut: { word: '成', least: -6 },
    isInnocent: ({ 0: whole }) =>
      /(?:改变|看了一|穿了|翻看|观看|分一|切一|剪一|剪了一|切了一|搭了|打扮|折了一)/.test(whole),
    explanation: ({ mark = '' }) => BECOMES(mark),
  },
  {
    words: ['变'],
    pattern: regex('dg')`
      (?:从[^，。]{1,8}|最后|慢慢|渐渐|如今|现在|会|自己|
      就)(?<mark>变)(?=了?(?:一[条只座张名片](?!，)|冰|小青蛙|
      美丽的|游泳|老爷爷|大人|[红黄绿白金]色|雪白|水泥路|一个大|一个小))
    `,
    suggestion: ({ mark = '' }) => `${mark}成`,
    leftOut: { word: '成', least: -3 },
    explanation: ({ mark = '' }) => BECOMES(mark),
  },
  {
    words: ['了一名', '了一个', '了好朋友', '了一条', '了一位', '了一座'],
    pattern: regex('dg')`
      (?<=摇身一变，|(?:阳台|院子|小路|我们俩?|两个|我|他|她)(?:也|便|就|已经|终于|正式)|
      通过考核，)(?<mark>了)
      (?=一[个名位条座](?:小花园|花园|真正|合格|白衣|好|[^，。]{0,6}(?:员|家|朋友))|好朋友)
    `,
    suggestion: '成了',
    explanation: '“了”前面少了“成”，补上它。',
  },
  {
    words: ['是'],
    pattern: regex('dg')`
      (?<![不还可但就老只总算于或要都而正若凡便想最点事情时]|到底)是(?:${WAY})
      (?:(?![，。的了过是说想觉问让使叫有把被没不要能会])[^，。]){0,8}?(?<mark>${WAY_DONE})(?=[，。？])
    `,
    suggestion: ({ mark = '' }) => `${mark}的`,
    leftOut: { word: '的', least: -10 },
    isInnocent: ({ 0: whole, index }, text) =>
      /第.{1,2}次|还是/.test(whole) ||
      /^[，。？]还是|^，不是/.test(text.slice(index + whole.length)),
    explanation: ({ mark = '' }) => WHOSE(mark),
  },
  {
    words: ['位', '个', '群', '名'],
    pattern: regex('dg')`
      [那这一几](?:位|个|群|名)(?<mark>(?:穿着?|戴着?|爱|会|卖|吹|抱着?|背着?|喜欢|拿着?|捧着?|
      扎着?|留着?|
      骑着?|推着?|拉|教|拄着?|挑着?|提着?|梳着?|扛着?)(?:(?![一的是了在把给对让])[^，。]){1,8}?)
      (?=(?:叔叔|阿姨|老奶奶|老爷爷|老人|环卫工人|工人|小?男孩|小?女孩|姐姐|哥哥|司机|牧童|小姑娘|
      姑娘|医生|
      警察|战士|农民|小伙子|年轻人)(?:[，。]|走|站|正|从))
    `,
    suggestion: ({ mark = '' }) => `${mark}的`,
    leftOut: { word: '的', least: -7 },
    explanation: ({ mark = '' }) => WHOSE(mark),
  },
  {
    words: wordList(
      '蓝蓝 软软 凉凉 甜甜 酸酸 滑滑 白白 绿绿 红红 黑黑 辣辣 咸咸 硬硬 冰冰 香香 湿湿 烫烫 苦苦 圆圆 大大 暖暖 清清',
    ),
    pattern: regex('dg')`
      (?<=(?:天空|海水|湖水|石头|雪花|地上|踩上去|摸上去|吃起来|尝起来|喝起来|闻起来|脸上|身上|衣服|
      嘴里|心里|眼睛|
      葡萄|草莓|西瓜|云朵))(?<mark>蓝蓝|软软|凉凉|甜甜|酸酸|滑滑|白白|绿绿|红红|黑黑|辣辣|咸咸|硬硬|
      冰冰|香香|
      湿湿|烫烫|苦苦|圆圆|大大|暖暖|
      清清)(?=[，。])(?!，(?<a>[^，。])[^，。]{0,4}(?<b>[\u4e00-\u9fff])\k<b>[，。])
    `,
    suggestion: ({ mark = '' }) => `${mark}的`,
    leftOut: { word: '的', least: -3 },
    explanation: ({ mark = '' }) => WHOSE(mark),
  },
  {
    words: ['极。', '极，', '极！'],
    pattern: regex('dg')`
      (?<![之至两南北积终电造消磁太阴阳正负登峰造无])(?<mark>(?:美|美丽|漂亮|好看|好吃|可爱|热闹|
      有趣|高兴|难过|
      伤心|心疼|后悔|开心|快乐|兴奋|激动|精彩|舒服|安静|静|香|甜|神气|壮观|好玩|失望|生气|害怕|着急|
      羡慕|
      佩服|惭愧|得意|灵活|聪明|调皮|淘气|凉快|暖和|棒|妙|好|糟糕|快|慢|大|多)极)(?=[，。！])
    `,
    suggestion: ({ mark = '' }) => `${mark}了`,
    explanation: ({ mark = '' }) => DONE(mark),
  },
  {
    words: ['忘不'],
    pattern: /(?<mark>忘不)(?=[那这他她爷奶妈爸老][^，。]{1,12}[，。])/dg,
    suggestion: '忘不了',
    explanation: '“忘不”后面少了“了”，补上它。',
  },
  {
    words: ['一下子', '一眨眼', '说完就', '头也不回', '转身就', '一会儿就', '一下就', '竟然'],
    pattern: regex('dg')`
      (?:一下子(?:全|就|都)?|一眨眼就|一眨眼，?[^，。]{0,3}就|说完就|头也不回地|一会儿就|一下就|
      一跳就)
      (?<mark>走|跑|不见|忘|化|亮|湿|干|消|倒|破|碎|黑|红|没影|睡着|飞走|跑远|不见踪影|消失|愣住|
      惊呆)(?=[，。！])
      (?<!(?:不能|不会|没有|别|不要|怕|能|会|可以|可能|为了|把[^，。]{1,8}).{0,12})
    `,
    suggestion: ({ mark = '' }) => `${mark}了`,
    leftOut: { word: '了', least: -7 },
    explanation: ({ mark = '' }) => DONE(mark),
  },
  {
    words: ['已经'],
    pattern: regex('dg')`
      已经(?:(?![，。了过是有])[^，。]){0,3}?(?<mark>[一二两三四五六七八九十半几百多]+(?:年|点半?|
      岁|个月|天|多岁|多年|
      个多月|年级|点多|个小时))(?=。)
    `,
    suggestion: ({ mark = '' }) => `${mark}了`,
    leftOut: { word: '了', least: -9 },
    explanation: ({ mark = '' }) => DONE(mark),
  },
])
