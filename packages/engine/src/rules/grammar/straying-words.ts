/** 跑步着, 睡觉了八个小时, 参加活动纷纷, 看了已经三遍, 比兔子还: little words that strayed from their verb. */
import { isQuoted, type Document } from '../../text/document.ts'
import { compact, regex, wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { tagAt, textAt } from './clauseWords.ts'
import { inPatterns } from './findPatterns.ts'

const INSIDE = '[^，。；！？：“”]'
const PERSON = compact`
  我们|你们|他们|她们|我|你|他|她|大家|同学们|老师|妈妈|爸爸|爷爷|奶奶|外公|外婆|哥哥|姐姐|弟弟|
  妹妹|同桌|叔叔|阿姨|小[\u4e00-\u9fff]
`
/** A verb with its thing: what belongs to the verb stands between them. */
const TWO_PARTS = compact`
  跑步|唱歌|跳舞|游泳|写字|画画|吃饭|睡觉|打球|踢球|读书|看书|洗澡|走路|弹琴|弹钢琴|下棋|骑车|
  聊天|打架|吵架|干活|鼓掌|滑冰|爬山|钓鱼|跳绳|做饭|点头|散步|扫地|排队|写作业|做作业|看电视|拍照|
  照相|下雨|下雪|刮风|打雷|洗衣服|打篮球|踢足球|放风筝|包饺子|做操|敲门|招手|挥手|说话|讲课|听课|
  浇水|种树|喝水|喝茶|喂鸡|洗碗|洗脸|刷牙
`
const ENDINGS = new Set(
  wordList(
    '终于 已经 仍然 常常 经常 总是 立刻 马上 渐渐 居然 竟然 特意 连忙 急忙 赶紧 曾经 往往 顺便 从来 纷纷 陆续 一定',
  ),
)
/** 议论纷纷, 大雪纷纷: it says how the thing is. */
const FLUTTERS = /[雪雨花叶论说绪絮扬红落英]$/
const QUALITY = compact`
  严格|高兴|漂亮|热情|认真|开心|努力|聪明|可爱|难过|伤心|紧张|激动|干净|安静|好看|好吃|好听|勇敢|
  善良|温柔|辛苦|累|疼|冷|热|甜
`

export const strayingWords: Rule = {
  id: 'straying-words',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '“了”“着”紧跟动作，“已经”“纷纷”“又”站在动作前面：小词也有自己的座位。',
  marks: [
    { text: '操场上，同学们正在跑步着。', quote: '跑步着', suggestion: '跑着步' },
    { text: '昨晚我睡觉了八个小时。', quote: '睡觉了八', suggestion: '睡了八' },
    { text: '大家都报名参加这次活动纷纷。', quote: '纷纷' },
    { text: '我们赢得这场比赛终于。', quote: '终于' },
    { text: '这部动画片我看了已经三遍。', quote: '看了已经', suggestion: '已经看了' },
    { text: '小马跑得很快，比汽车还。', quote: '比汽车还' },
    { text: '天晴了，又我们可以去爬山了。', quote: '又我们', suggestion: '我们又' },
    { text: '我一定以后要按时完成作业。', quote: '一定以后', suggestion: '以后一定' },
    { text: '他去年已经就学会了下棋。', quote: '已经就', suggestion: '就已经' },
    { text: '老师对我们严格很。', quote: '很' },
    { text: '全家人去了都海边。', quote: '去了都', suggestion: '都去了' },
    { text: '我觉得数学比语文难更。', quote: '更' },
    { text: '外面下起来雨了。', quote: '下起来雨', suggestion: '下起雨来' },
    { text: '老奶奶走艰难地上台阶。', quote: '走艰难地', suggestion: '艰难地走' },
    { text: '我不会连最简单的题都做。', quote: '不会连' },
    { text: '他起得早今天。', quote: '今天' },
    { text: '周末我去公园玩和妈妈。', quote: '和妈妈' },
    { text: '大家都笑了起来哈哈。', quote: '哈哈' },
    { text: '我想起来突然作业还没写。', quote: '想起来突然', suggestion: '突然想起来' },
    { text: '老师把本子发给我们已经了。', quote: '已经' },
    { text: '姐姐一边洗碗，跟我一边聊天。', quote: '跟我一边', suggestion: '一边跟我' },
  ],
  leaves: [
    '操场上，同学们正在跑着步，一路微笑着，歌唱着。',
    '昨晚我睡了八个小时，上课了两分钟他才来。',
    '大家纷纷报名，同学们议论纷纷，窗外大雪纷纷。',
    '我来了，终于。“写完了吗？”“已经。”事情来得太突然，他常来，但不经常。',
    '这部动画片我已经看了三遍，吃了都说好，去了都不想回来。',
    '小马跑得比汽车还快，这本书比那本还要好。',
    '天晴了，我们又可以去爬山了，又是我们赢了。',
    '姐姐一边洗碗，一边跟我聊天。爸爸一边开车，妈妈一边指路。',
    '我以后一定要按时完成作业。他去年就已经学会了下棋。',
    '数学比语文更难。外面下起雨来，老奶奶艰难地走上台阶，我和妈妈去公园玩。',
    '大家哈哈大笑起来，我突然想起来作业还没写。他写字总是不认真。',
  ],
  find: (document) => [...findLastAdverbs(document), ...findStraying(document)],
}

/** 赢得比赛终于。 The clause has its verb, and how it was done comes last. */
function findLastAdverbs({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((word, at): Finding[] => {
        if (!ENDINGS.has(word.text) || !/^[。！]$/.test(textAt(words, at + 1))) return []
        if (isQuoted(paragraph, word.start) || !followsDeed(words, at)) return []
        return [
          {
            paragraph: paragraph.index,
            start: word.start,
            end: word.end,
            explanation: `“${word.text}”要站在动作的前面。把它搬到前面去，读一读。`,
          },
        ]
      }),
    ),
  )
}

function followsDeed(words: readonly Word[], at: number): boolean {
  const before = textAt(words, at - 1)
  if (
    !/^(?:n|r|ul|uz|f|s|q|v|m|k|i|a)/.test(tagAt(words, at - 1)) ||
    /^[是很太最更不也都的]$/.test(before)
  )
    return false
  if (textAt(words, at) === '纷纷' && FLUTTERS.test(before)) return false
  let from = at - 1
  while (from >= 0 && !/^[，。；！？：、“”]$/.test(textAt(words, from))) from -= 1
  const clause = words.slice(from + 1, at)
  return (
    clause.length > 2 &&
    clause.slice(0, -1).some(({ tag, text }) => tag.startsWith('v') && !/^(?:是|有|像)$/.test(text))
  )
}

const findStraying = inPatterns([
  {
    words: TWO_PARTS.split('|').map((verb) => `${verb}着`),
    pattern: new RegExp(`(?<mark>(?<verb>${TWO_PARTS})着)(?=[，。！]|$)`, 'dg'),
    suggestion: ({ verb = '' }) => `${verb.charAt(0)}着${verb.slice(1)}`,
    explanation: ({ verb = '' }) => `“着”紧跟动作：“${verb.charAt(0)}着${verb.slice(1)}”。`,
  },
  {
    words: TWO_PARTS.split('|').map((verb) => `${verb}了`),
    pattern: regex('dg')`
      (?<mark>(?<verb>${TWO_PARTS})了(?<many>[一两三四五六七八九十几半]))
      (?=[个十百]?[多几]?(?:个?小时|分钟|圈|天|遍|次|碗|局|首|篇|条|顿|下|场|夜|晚上|上午|下午|杯|
      趟|盘|件|幅|张)(?!的))
    `,
    suggestion: ({ verb = '', many = '' }) => `${verb.charAt(0)}了${many}`,
    explanation: ({ verb = '' }) =>
      `“了”紧跟动作：“${verb.charAt(0)}了……”，多久、多少说在“${verb.charAt(0)}了”的后面。`,
  },
  {
    words: ['了已经'],
    pattern: regex('dg')`
      (?<mark>(?<verb>[看写读等听练学走跑做吃])了(?<late>已经))
      (?=[一两三四五六七八九十几好][几]?(?:遍|次|天|年|个|回|小时|圈|碗))
    `,
    suggestion: ({ verb = '', late = '' }) => `${late}${verb}了`,
    explanation: ({ verb = '' }) => `“已经”要站在动作的前面：“已经${verb}了”。`,
  },
  {
    words: ['了都'],
    pattern: regex('dg')`
      (?<mark>(?<verb>[去来到])了都)(?=(?:海边|公园|学校|操场|教室|外婆家|奶奶家|动物园|图书馆|
      超市|北京|上海|老家|山上|河边)(?:[，。！]|$))
    `,
    suggestion: ({ verb = '' }) => `都${verb}了`,
    explanation: '“都”要站在动作的前面。把它搬到前面去，读一读。',
  },
  {
    words: ['比'],
    pattern: new RegExp(`(?<mark>比(?:(?![比赛方如])${INSIDE}){1,5}还)(?=[。！]|$)`, 'dg'),
    explanation: ({ mark = '' }) => `“${mark}”怎么样呢？“快”“高”这样的词要站在“还”的后面。`,
  },
  {
    words: ['又我', '又他', '又她', '又大家', '再我们', '又你'],
    pattern: regex('dg')`
      (?<=^|[，。！？；])(?<mark>(?<again>又|再)(?<who>我们?|他们?|她们?|大家))(?=可以|能|要|去|
      来|想|会|开始|一起|在|把|跑|回|听到|看到|看见)
    `,
    suggestion: ({ again = '', who = '' }) => `${who}${again}`,
    explanation: ({ again = '', who = '' }) => `先说“${who}”，“${again}”紧挨着后面的动作。`,
  },
  {
    words: ['一定以后', '一定明天', '一定今后', '一定将来', '必须以后', '要以后'],
    pattern: regex('dg')`
      (?<=[我你他她们]|[，。！])(?<mark>(?<must>一定|必须)(?<when>以后|明天|今后|将来))(?=要|会|
      得|能)
    `,
    suggestion: ({ must = '', when = '' }) => `${when}${must}`,
    explanation: ({ must = '', when = '' }) => `先说“${when}”，“${must}”紧挨着后面的动作。`,
  },
  {
    words: ['已经就'],
    pattern: regex('dg')`
      (?<=去年|前年|昨天|早上|小时候|[一二三四五六七八九十]岁|年级|时候?|[我他她们])
      (?<mark>已经就)(?=[\u4e00-\u9fff]{1,3}了)
    `,
    suggestion: '就已经',
    explanation: '“就”要站在“已经”的前面：“就已经”。',
  },
  {
    words: ['很。', '很！', '十分。'],
    pattern: new RegExp(`(?<=${QUALITY})(?<!得)(?<mark>很|十分)(?=[。！])`, 'dg'),
    explanation: ({ mark = '' }) => `“${mark}”要站在前面：“${mark}……”。`,
  },
  {
    words: ['难更', '高更', '大更', '多更', '好更', '快更', '美更', '难还', '高还', '快还'],
    pattern: regex('dg')`
      (?<=比[^，。；！？]{1,6}(?:难|高|大|多|好|快|美|远|早|甜|漂亮|聪明|认真))(?<mark>更|还)
      (?=[。！，]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”要站在样子的前面。`,
  },
  {
    words: ['起来'],
    pattern: regex('dg')`
      (?<mark>(?<verb>[下刮唱跳打聊读弹])起来(?<what>大?雨|大?雪|大?风|歌|舞|球|天|书|琴|雷))
      (?=了?(?:[，。！]|$))
    `,
    suggestion: ({ verb = '', what = '' }) => `${verb}起${what}来`,
    explanation: ({ verb = '', what = '' }) =>
      `“${what}”要站在“起”和“来”的中间：“${verb}起${what}来”。`,
  },
  {
    words: ['地上', '地下', '地进', '地出', '地过', '地向', '地回'],
    pattern: regex('dg')`
      (?<!带)(?<mark>(?<go>[走跑爬冲跳游飞])(?<how>(?:艰难|慢慢|飞快|吃力|轻轻|悄悄|高兴|匆匆|
      急匆匆|小心翼翼|摇摇晃晃|气喘吁吁|兴高采烈|蹦蹦跳跳|大步|快速|勇敢|缓缓)地))
      (?=[上下进出过向回][\u4e00-\u9fff])
    `,
    suggestion: ({ go = '', how = '' }) => `${how}${go}`,
    explanation: ({ how = '' }) => `“${how}”说的是怎么走，要站在动作的前面。`,
  },
  {
    words: [
      '和妈',
      '和爸',
      '和我',
      '和他',
      '和老',
      '和同',
      '和爷',
      '和奶',
      '跟妈',
      '跟爸',
      '和弟',
      '和妹',
      '和哥',
      '和姐',
    ],
    pattern: regex('dg')`
      (?<=(?:去|来|到)(?:(?![的和])${INSIDE}){1,6}(?:看|玩|逛街|散步|吃饭|爬山|游泳|打球|钓鱼|
      买菜|跑步|看书|旅游))(?<mark>[和跟](?:${PERSON})(?:一起)?)(?=[。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”要站在动作的前面。`,
  },
  {
    words: ['不会连', '不能连', '没有连', '不敢连', '不认识连'],
    pattern: regex('dg')`
      (?<=[我你他她们]|妈|爸|弟|妹)(?<mark>不会连|不能连|没有连|不敢连)
      (?=[^，。]{1,9}[都也][\u4e00-\u9fff]{1,3}(?:[，。！]|$))
    `,
    explanation: '“不会”“没有”要站在动作的前面：“连……都不会……”。',
  },
  {
    words: ['今天。', '昨天。', '的才。', '早上。'],
    pattern: regex('dg')`
      (?<=得[早晚快慢好多高][^，。]{0,2})(?<mark>今天|昨天|今天早上|昨天晚上)(?=[。！]|$)|
      (?<=花了[^，。]{2,12}的)(?<mark1>才)(?=[。！])
    `,
    explanation: '这个词要站在动作的前面。把它搬到前面去，读一读。',
  },
  {
    words: [
      '起来哈哈',
      '起来呜呜',
      '起来哇哇',
      '起来咯咯',
      '了哈哈',
      '了呜呜',
      '了哇哇',
      '了咯咯',
      '起来嘻嘻',
    ],
    pattern:
      /(?<=[\u4e00-\u9fff]{2}(?:起来了?|了))(?<mark>哈哈|呜呜|哇哇|咯咯|嘻嘻|嘿嘿)(?=[。！])/dg,
    explanation: ({ mark = '' }) => `“${mark}”说的是怎么笑、怎么哭，要站在动作的前面。`,
  },
  {
    words: ['来突然', '来忽然', '起突然', '起忽然'],
    pattern: /(?<mark>(?<verb>想起来?|记起来?|回想起来?)(?<how>突然|忽然))(?=[\u4e00-\u9fff]{2})/dg,
    suggestion: ({ verb = '', how = '' }) => `${how}${verb}`,
    explanation: ({ how = '' }) => `“${how}”要站在动作的前面。`,
  },
  {
    words: ['一边', '一面', '要么', '时而'],
    pattern: regex('dg')`
      (?<=(?<first>一边|一面|要么|时而)${INSIDE}{2,14}，)(?<mark>(?<ahead>[把给跟和对向在用为往从]
      (?:(?!一边|一面|要么|时而)${INSIDE}){1,7}?|(?:(?!一边|一面|要么|时而)${INSIDE}){2,5}地)
      (?<pair>\k<first>))(?=[\u4e00-\u9fff])
    `,
    suggestion: ({ ahead = '', pair = '' }) => `${pair}${ahead}`,
    explanation: ({ ahead = '', pair = '' }) =>
      `两个“${pair}”各站在自己那一半的开头：“${pair}${ahead}……”。`,
  },
  {
    words: ['已经了'],
    pattern: /(?<=[\u4e00-\u9fff]{3})(?<mark>已经)(?=了[。！])/dg,
    explanation: '“已经”要站在动作的前面。把它搬到前面去，读一读。',
  },
])
