/** 他跑步得很快, 妈妈买了给我一本书, 我把作业没写完: words that stand in the wrong place. */
import { inPatterns } from './findPatterns.ts'
import { isWelcomed, mustBeDone, standsAgainst } from './rightlyPlaced.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const VERB_WITH_OBJECT = compact`
  跑步|唱歌|跳舞|游泳|写字|画画|说话|吃饭|睡觉|打球|踢球|读书|看书|做事|洗澡|走路|写作业|做作业|
  弹琴|下棋|骑车|听讲|聊天|起床|打架|吵架|干活|开会|做操|鼓掌|游玩|滑冰|爬山|钓鱼|睡觉|开车|上课|考试|跳绳|做饭|写作文|打乒乓球|打篮球|踢足球
`
const GIVEN = '买|借|送|写|寄|做|织|带|讲|拿|倒|盛|煮|画|唱|缝|剪|端|捎|挑|选|炖|炒|包'
const TO_WHOM = compact`
  [我你他她]们?|大家|弟弟|妹妹|哥哥|姐姐|妈妈|爸爸|爷爷|奶奶|外[公婆]|老师|同[学桌]|全家|小[\u4e00-\u9fff]
`
const WHEN = compact`
  昨天|前天|今天|今早|昨晚|(?:昨天|今天|前天)(?:早上|上午|中午|下午|晚上|夜里)|上个?(?:星期|周|月)|
  (?:星期|周)[一二三四五六日天]|早上|上午|中午|下午|傍晚|去年|(?:去年|今年)?(?:寒假|暑假|春天|夏天|
  秋天|冬天)|小时候|国庆节|放学后|吃完饭后?
`
const AT_HOME =
  '家里?|学校里?|教室里|公园里?|操场上?|图书馆里?|院子里|小区里|楼下|路上|超市里?|河边'
const DOES = compact`
  写作业|做作业|吃饭|睡觉|看书|打球|玩耍|玩|洗澡|下棋|踢球|看电视|买东西|做饭|捉迷藏|跳绳|聊天|
  打羽毛球|放风筝|堆雪人
`
/** What one takes an interest in, and what takes no interest in anybody. */
const THINGS = compact`
  画画|数学|语文|英语|音乐|美术|书法|足球|篮球|象棋|围棋|钢琴|舞蹈|科学|历史|故事|读书|下棋|唱歌|跳舞|
  游泳|昆虫|植物|动物|电脑|天文|航模|魔方|作文|报纸|杂志|漫画|小说|动画片|电影|魔术|这本书|这门课|这件事|这个故事|手工|摄影|编程
`
/** What may not stand between 把 and the verb. */
const BEFORE_BA = '还?没有?(?!有)|应该|必须|能够'

/** From the widest to the nearest. */
const WIDE: readonly (readonly [string, number])[] = [
  ['全世界|世界各国|世界上', 6],
  ['全国|全中国', 5],
  ['全省', 4],
  ['全市|全县|全镇', 3],
  ['全村|全校|整个学校', 2],
  ['全年级|整个年级', 1],
]
const NEAREST = '我们班|全班|班里|班上|同班'
const LEVELS = [...WIDE.map(([wide]) => wide), NEAREST].join('|')
const NOT_LEVEL = `(?:(?!${LEVELS})[^，。；！？：“”])`

function levelOf(place: string): number {
  return WIDE.find(([names]) => names.split('|').includes(place))?.[1] ?? 0
}

/** What one does towards or with somebody: the verb has its object within. */
const TOWARDS: Readonly<Record<string, string>> = {
  道歉: '向',
  鞠躬: '向',
  问好: '向',
  敬礼: '向',
  挥手: '向',
  招手: '向',
  帮忙: '给',
  打招呼: '和',
  见面: '和',
  握手: '和',
  聊天: '和',
  吵架: '和',
  打架: '和',
  分手: '和',
  道别: '和',
}
const INTRANSITIVE = Object.keys(TOWARDS).join('|')

export const misplacedWords: Rule = {
  id: 'misplaced-words',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '词语有自己的座位：什么时候、在哪里、怎么样，一般都站在动作的前面。',
  marks: [
    { text: '哥哥跑步得很快。', quote: '跑步得' },
    { text: '外婆织了给我一条围巾。', quote: '织了给我', suggestion: '给我织了' },
    { text: '我们把书架还没有整理好。', quote: '把书架还没有', suggestion: '还没有把书架' },
    { text: '弟弟把牛奶没有喝完。', quote: '把牛奶没有', suggestion: '没有把牛奶' },
    { text: '我把房间收拾好了昨天下午。', quote: '昨天下午' },
    { text: '小猫在草地上欢快跑着地。', quote: '地' },
    { text: '我把作业写完了都。', quote: '都' },
    { text: '数学对我很感兴趣。', quote: '数学对我', suggestion: '我对数学' },
    { text: '如果不喝水，就我们会口渴。', quote: '就我们', suggestion: '我们就' },
    { text: '她把门轻轻地关上了把。', quote: '把' },
    {
      text: '馆里摆着三千多年前刚出土的铜鼎。',
      quote: '三千多年前刚出土',
      suggestion: '刚出土的三千多年前',
    },
    { text: '我和爸爸下棋在公园里。', quote: '在公园里' },
    { text: '我把这本书非常喜欢。', quote: '把这本书非常喜欢' },
    { text: '如果他不去，我们就也不去了。', quote: '就也', suggestion: '也就' },
    { text: '同学们都听讲得很认真。', quote: '听讲得' },
    {
      text: '他是一双崭新的我最喜欢的鞋。',
      quote: '崭新的我最喜欢的',
      suggestion: '我最喜欢的崭新的',
    },
    { text: '这件事不仅感动了全校师生，而且感动了我们班的同学。', quote: '全校' },
    { text: '我要道歉妈妈。', quote: '道歉妈妈', suggestion: '向妈妈道歉' },
  ],
  leaves: [
    '哥哥跑步跑得很快。',
    '外婆给我织了一条围巾。',
    '弟弟没有把牛奶喝完。',
    '昨天下午我把房间收拾好了。',
    '我忘不了昨天。',
    '小猫欢快地跑着。',
    '新来的老师对我很感兴趣。',
    '如果不去，就我一个人在家。',
    '这把伞有三个把。',
    '他连作业都写完了，都睡下了。',
    '大家都走了，都是我不好。',
    '三千多年前，这里住着一群人。',
    '我睡觉得开着灯。',
    '他的画画得很出色，这幅画画得非常好。',
    '他把手里没有用过的纸收好。',
    '我把这本非常喜欢的书送给了他。',
    '我们也就不去了，就也没什么可说的。',
    '这件事不仅感动了我们班的同学，而且感动了全校师生。',
    '他不仅是全校第一，而且在我们班人缘很好，是大家的朋友。',
    '他不仅在全校比赛中得了第一，还把经验讲给我们班的同学听。',
    '我要向妈妈道歉，妈妈笑了。',
    '他上前握手，老师笑了。',
    '开车得特别小心。',
    '我们终于盼来了暑假。',
    '会期改在了星期三。',
    '平时吃饭在学校，周末吃饭在家里。',
    '要是大家都去，就他们不能去。',
    '这是几百年前刚发现的大陆。',
    '不但我听不懂，而且英语老师也听不懂。',
  ],
  find: inPatterns([
    {
      words: ['把'],
      pattern: regex('dg')`
        (?<=^|[，。！？；我你他她们都也还就妈爸])(?<mark>把(?:(?!的|把)[\u4e00-\u9fff]){1,8}?(?:很|非常|十分|特别|最|更|挺)(?:喜欢|热爱|喜爱|讨厌|害怕|
        羡慕|佩服|尊敬|敬佩|想念|感兴趣|相信|了解|熟悉))(?=[，。！])
      `,
      explanation:
        '“把”后面要说怎么处置它；喜欢、害怕、羡慕这样的心里话，直接说“我非常喜欢……”就行。',
    },
    {
      words: ['就也', '便也不', '才也'],
      pattern: /(?<=[\u4e00-\u9fff])(?<mark>就也)(?=(?:不[去来想说做会能要吃玩看买]|没去|没来))/dg,
      suggestion: '也就',
      explanation: '“也”要站在“就”的前面：“也就”。',
      isInnocent: (match, text) => /[成早]$/.test(text.slice(0, match.index)),
    },
    {
      words: ['我最', '他最', '她最', '我一直', '我很', '我非常'],
      pattern: regex('dg')`
        一[双件个条本块只辆支张把台顶](?<mark>(?<look>(?:非常|很|十分)?(?:崭新|漂亮|美丽|精美|可爱|厚厚|大大|小小|精致|红色|蓝色|白色|黑色|粉色|黄色)的)
        (?<whose>(?:我|他|她)(?:最|一直|很|非常)(?:喜欢|爱吃|爱看|想要|喜爱|想买)的))(?![那这])
      `,
      suggestion: ({ look = '', whose = '' }) => `${whose}${look}`,
      explanation: '几个“……的”放在一起，先说是谁喜欢的，再说它是什么样子。',
    },
    {
      words: ['不仅', '不但', '不光', '不只'],
      pattern: new RegExp(
        `(?:不仅|不但|不光|不只)${NOT_LEVEL}{0,8}(?<!在)(?<mark>${WIDE.map(([wide]) => wide).join('|')})${NOT_LEVEL}{0,10}，(?:而且|并且|还|也|更|甚至|就连|连)+${NOT_LEVEL}{0,8}(?<near>${LEVELS})(?=[的里上师同都也得成，。])`,
        'dg',
      ),
      explanation: ({ mark = '', near = '' }) =>
        `“不仅……而且……”是越说越进一层。“${mark}”比“${near}”大，先说“${near}”，再说“${mark}”。`,
      isInnocent: (match) =>
        levelOf(match.groups?.['mark'] ?? '') <= levelOf(match.groups?.['near'] ?? '') ||
        !/感动|传遍|轰动|有名|出名|闻名|影响|震动|来了|受到|参加|知道|喜欢|得到|夺得|获得|拿|是|第一|冠军|吸引/.test(
          match[0],
        ),
    },
    {
      words: INTRANSITIVE.split('|'),
      pattern: new RegExp(
        `(?<![得])(?<mark>(?<verb>${INTRANSITIVE})(?:了)?(?<whom>我们|他们|她们|老师|妈妈|爸爸|爷爷|奶奶|同学们?|小朋友))(?=[，。！]|$)`,
        'dg',
      ),
      suggestion: ({ verb = '', whom = '' }) => `${TOWARDS[verb] ?? '和'}${whom}${verb}`,
      explanation: ({ verb = '', whom = '' }) =>
        `“${verb}”后面不能直接跟人，说“${TOWARDS[verb] ?? '和'}${whom}${verb}”。`,
    },
    {
      words: ['了都'],
      pattern: /[把将][^，。；！？都]{1,10}[完好光掉]了(?<mark>都)(?=[，。；！]|$)/dg,
      explanation: '“都”要站在动作的前面：“都写完了”。把它挪到动作前面，读一读。',
    },
    {
      words: ['得'],
      pattern: regex('dg')`
        (?<![很会来])(?!(?<=[的幅张])画画得)(?<mark>(?<verb>${VERB_WITH_OBJECT})得)(?=很|非常|十分|特别|又[快好]|真|太|
        可好|不好|不错|越来越|飞快|最)
      `,
      isInnocent: mustBeDone,
      explanation: ({ verb = '' }) =>
        `“${verb}”后面不能直接跟“得”，把动词再说一遍：“${verb}${verb.charAt(0)}得……”。`,
    },
    {
      words: ['了给'],
      pattern: regex('dg')`
        (?<mark>(?<verb>${GIVEN})了给(?<whom>${TO_WHOM}))(?=[一两三四五六七八九十几好许]|[这那][
        本个件条支双只把])(?![^，。]{0,3}(?:启发|惊喜|帮助|力量|温暖|鼓励|勇气|信心)的)
      `,
      suggestion: ({ verb = '', whom = '' }) => `给${whom}${verb}了`,
      explanation: ({ whom = '' }) => `给谁，要站在动作的前面：先说“给${whom}”，再说做了什么。`,
    },
    {
      words: ['把'],
      pattern: regex('dg')`
        (?<=[我你他她它们]|妈妈|爸爸|弟弟|妹妹|哥哥|姐姐|爷爷|奶奶|同学|小[\u4e00-\u9fff]|[，。])
        (?<mark>把(?<what>(?![手脸眼头])(?:(?!的|还没|把|给|在|里|上|从|当|对|让|和|得)
        [\u4e00-\u9fff]){2,5})(?<no>${BEFORE_BA}))(?=[\u4e00-\u9fff]{1,4}(?:完|好|掉|光|干净|
        出来|回来|到|清楚|对|过|成|上)(?:了|过)?[，。！])
      `,
      suggestion: ({ what = '', no = '' }) => `${no}把${what}`,
      explanation: ({ no = '', what = '' }) => `“${no}”要站在“把”的前面：“${no}把${what}……”。`,
    },
    {
      pattern: regex('dg')`
        (?<=[^，。；！？忘错到除等为记说知道]{3}(?:[完好到过见走跑下上]了|[\u4e00-\u9fff]{2}了)|
        [完好]了)(?<mark>${WHEN})(?=[。！])
      `,
      explanation: ({ mark = '' }) => `“${mark}”说的是什么时候，放在动作前面，读起来才顺。`,
      isInnocent: isWelcomed,
    },
    {
      pattern: regex('dg')`
        (?<=[\u4e00-\u9fff](?:${DOES}))(?<mark>在(?:${AT_HOME}))(?=[。，！])
      `,
      explanation: ({ mark = '' }) => `“${mark}”说的是在哪里，放在动作前面，读起来才顺。`,
      isInnocent: (match, text) =>
        /[的是]/.test(text.charAt(match.index - 1)) || standsAgainst(match, text),
    },
    {
      words: ['地。', '地！'],
      pattern: regex('dg')`
        (?<=[\u4e00-\u9fff](?:唱歌|跳舞|跑步|说话|奔跑|玩耍|[跑跳笑哭飞走唱叫游]着|工作|学习|
        飞翔|歌唱|大笑|跳跃|写字|读书|吃饭))(?<mark>地)(?=[。！])
      `,
      explanation: '“地”后面要跟着动作。把说怎么样的词和“地”一起搬到动作前面。',
    },
    {
      words: ['对我'],
      pattern: regex('dg')`
        (?<=^|[，。！？；\s])(?<mark>(?<thing>${THINGS})对(?<who>我们?))(?=(?:也|都|很|非常|十分|
        特别|一直|越来越|不|不太|最|更|产生了|有)*(?:感兴趣|有兴趣|浓厚的兴趣|极大的兴趣|很大的兴趣|
        兴趣|入迷)(?!的))
      `,
      suggestion: ({ thing = '', who = '' }) => `${who}对${thing}`,
      explanation: ({ thing = '', who = '' }) =>
        `是“${who}”有兴趣，还是“${thing}”有兴趣？把两个换一换位置。`,
    },
    {
      words: ['如果', '要是', '只要', '假如', '一旦'],
      pattern: regex('dg')`
        (?:如果|要是|只要|假如|一旦|倘若)[^。；！？，]{2,20}，(?<mark>(?<then>就|便)(?<who>自己|
        我们|他们|她们|你们|大家|人们|同学们))(?=会|能|可以|要|不会|不能|应该|将)
      `,
      isInnocent: ({ 0: whole }) => /大家|都/.test(whole.slice(0, whole.indexOf('，'))),
      suggestion: ({ then = '', who = '' }) => `${who}${then}`,
      explanation: ({ then = '', who = '' }) =>
        `“${then}”要站在“${who}”的后面：先说谁，再说怎么样。`,
    },
    {
      pattern: /(?<=[\u4e00-\u9fff]了)(?<mark>把|被)(?=[。！])/dg,
      explanation: ({ mark = '' }) =>
        `“${mark}”后面要有东西。把它搬到前面去：“${mark}……”再说怎么样了。`,
      isInnocent: (match, text) => /[一几两这那]$/.test(text.slice(0, match.index)),
    },
    {
      words: ['年前'],
      pattern: regex('dg')`
        (?<mark>(?<age>[一二两三四五六七八九十几数0-9]+[百千万]多?年前)(?<dug>(?:新|刚刚?|最近)
        (?:出土|发现|发掘|挖掘|挖出)))(?=的)
      `,
      isInnocent: ({ 0: whole }) => whole.endsWith('发现') && !/[千万]/.test(whole),
      suggestion: ({ age = '', dug = '' }) => `${dug}的${age}`,
      explanation: ({ age = '', dug = '' }) =>
        `“${dug}”的是现在，“${age}”的是东西。先说“${dug}的”，再说“${age}的”。`,
    },
    {
      words: ['是一位', '是一个', '是一名'],
      pattern: regex('dg')`
        是(?<mark>(?<one>一[位个名])(?<whose>(?:我们|他们|她们|你们)(?:班|学校|校|村|小区|学院|家|
        年级|组)(?:里)?的))
      `,
      suggestion: ({ one = '', whose = '' }) => `${whose}${one}`,
      explanation: ({ one = '', whose = '' }) => `先说是哪里的，再说几个：“${whose}${one}……”。`,
    },
    {
      words: ['不但', '不仅'],
      pattern: regex('dg')`
        (?<=^|[。！？；\s])(?<mark>(?<pair>不但|不仅)(?<who>[我你他她]))(?!们|是|的|自己)
        [^，。；！？]{2,12}，(?:而且|并且)(?:(?:语文|数学|英语|体育)(?!老师|课)|成绩|字|画|歌|人|性格|脾气|
        学习|作文|篮球|钢琴)[^，。；！？]{0,8}[也还都]
      `,
      suggestion: ({ pair = '', who = '' }) => `${who}${pair}`,
      explanation: ({ pair = '', who = '' }) => `前后说的都是“${who}”，先请它来，再说“${pair}”。`,
    },
  ]),
}
