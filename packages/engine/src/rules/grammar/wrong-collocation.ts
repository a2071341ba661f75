/** 增强了工作效率, 养成了良好的成绩: words that never stand together. */
import {
  WRONG_CHANGES,
  WRONG_MEASURED,
  WRONG_OBJECTS,
  WRONG_PLACES,
  WRONG_QUALITIES,
} from '../../lexicon/collocations.ts'
import {
  STRANGE_CHANGES,
  STRANGE_MEASURES,
  STRANGE_OBJECTS,
  STRANGE_QUALITIES,
} from '../../lexicon/strangePartners.ts'
import { WRONG_WAYS } from '../../lexicon/companions/ways.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import { findMisusedQualities } from './findMisusedQualities.ts'
import { findStrangeDoings } from './findStrangeDoings.ts'
import { findStrangeWays } from './findStrangeWays.ts'
import { findStrangers } from './findStrangers.ts'
import { findUnlikeHalves } from './findUnlikeHalves.ts'
import { isAttribute } from './isAttribute.ts'
import { unlessTrusted } from './inPlainWriting.ts'
import { MARKED_COMPANY, RIGHT_COMPANIES } from './companyExamples.ts'
import { ODD_COMPANY } from './oddCompany.ts'
import { RIGHT_COMPANIONS } from './rightCompanions.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

/**
 * Where an object ends: nothing may hang on the noun, or another noun is the object (提高知识水平).
 */
const OBJECT_END = '(?=[，。；！？、]|和|与|以及|，|$)'
/** Between verb and object: no other verb of the lists, and no word that starts another clause. */
const BETWEEN = '[^，。；！？、“”《》]'
const CHANGES = [...WRONG_CHANGES, ...STRANGE_CHANGES]
const OBJECTS = [...WRONG_OBJECTS, ...STRANGE_OBJECTS]
const ANY_VERB = [
  ...new Set([
    ...CHANGES.flatMap(([, wrong, right]) => [...wrong.split('|'), ...right.split('、')]),
    ...OBJECTS.flatMap(([verb, , right]) => [...verb.split('|'), ...right.split('、')]),
  ]),
]
  .filter((verb) => verb.length === 2)
  .join('|')
const PLAIN = compact`
  (?:(?!${ANY_VERB}|使|让|来|着|去|在|被|把|对|为|是|有|就|能|会|要|缝|补|织|绣|不(?!怕|屈|服|懈)|没|并|而|从|以|向|到)
  ${BETWEEN})
`

/** Nothing may hang on the noun: 激烈的掌声里 is a place. */
const THING_END =
  '(?=[，。；！？、]|[和与像响从在让使传照考是有给把被向对为得都也已正飘回洒吹升挂铺]|$)'
const DEGREE = '很|非常|十分|特别|真|太|格外|越来越|最|极其|有点|有些|更|挺|比较|多么'

const why: (right: string) => NonNullable<FaultPattern['explanation']> =
  (right) =>
  ({ mark = '', noun = '' }) =>
    `“${mark}”和“${noun}”平常不放在一起说。${rightFor(noun, right)}`

/** A row names several nouns: of several words not each goes with all of them. */
const rightFor = (noun: string, right: string): string =>
  right.includes('、')
    ? `“${right.replaceAll('、', '”“')}”里有没有合适的？读一读，换一个。`
    : `和“${noun}”搭配的是“${right}”，换上读一读。`

export const wrongCollocation: Rule = {
  id: 'wrong-collocation',
  kind: 'fault',
  area: 'grammar',
  label: '语病：搭配不当',
  teaches: '词和词像好朋友，有的总在一起，有的不在一起：“提高效率”，“增强信心”，“养成习惯”。',
  marks: [
    { text: '新办法大大增强了我们的学习效率。', quote: '增强了我们的学习效率' },
    { text: '经过练习，大家的写字水平得到了改善。', quote: '改善' },
    { text: '他从小就树立了早起的习惯。', quote: '树立了早起的习惯' },
    { text: '上了初中，我的学习成绩增长了不少。', quote: '学习成绩增长' },
    { text: '我们要养成不怕困难的毅力。', quote: '养成不怕困难的毅力' },
    { text: '姐姐会弹小提琴。', quote: '弹' },
    { text: '我们要养成节约粮食的精神。', quote: '养成节约粮食的精神' },
    { text: '经过这件事，我增长了教训。', quote: '增长了教训' },
    { text: '班里召开了一次拔河比赛。', quote: '召开了一次拔河比赛' },
    { text: '他穿着一件红毛衣和一顶蓝帽子。', quote: '穿着' },
    { text: '弟弟穿着一双新鞋和一顶小红帽。', quote: '穿着一双新鞋和一顶小红帽' },
    { text: '我一进公园，就看见了欢快的歌声。', quote: '看见了欢快的歌声' },
    { text: '台下响起了激烈的掌声。', quote: '激烈的掌声' },
    { text: '这里的空气特别明亮。', quote: '明亮' },
    { text: '今天的温度很热，我们都出汗了。', quote: '热' },
    { text: '奶奶的话还浮现在我的耳边。', quote: '浮现' },
    { text: '为了提高身体，他天天游泳。', quote: '提高' },
    { text: '我们在公园里看见了动听的歌声和优美的舞姿。', quote: '看见了动听的歌声' },
    { text: '他把缺点完成了。', quote: '缺点完成' },
    { text: '我们要树立克服困难的勇气。', quote: '树立克服困难的勇气' },
    { text: '同学们的建议和错误都得到了采纳。', quote: '错误都得到了采纳' },
    { text: '他戴上帽子和手套，穿上新衣服和眼镜。', quote: '穿上新衣服和眼镜' },
    { text: '夜里下起了大风和大雨。', quote: '下起了大风' },
    { text: '我的理想是一名教师。', quote: '理想是一名教师' },
    { text: '我家的果园是一年里最热闹的季节。', quote: '果园是一年里最热闹的季节' },
    { text: '我们怀着激动的心情和轻快的步伐走进会场。', quote: '怀着' },
    { text: '商店的营业时间扩大了一个小时。', quote: '扩大' },
    { text: '我们要降低乱扔垃圾的行为。', quote: '降低' },
    { text: '老师的话打开了我们的误会。', quote: '打开了我们的误会' },
    { text: '操场上充满了落叶。', quote: '充满' },
    { text: '哥伦布发明了新大陆。', quote: '发明' },
    ...MARKED_COMPANY,
  ],
  leaves: [
    '戴好头盔、系紧鞋带，才能出发。妹妹脸上露出了愉快的笑容。太阳升高了。谁家的水管漏了、灯泡坏了，都爱找他。',
    '他要把这期板报画完。新办法大大提高了我们的学习效率。大家的写字水平提高了，学校的环境也改善了。',
    '这本书提高了我的知识水平。他从小就养成了早起的习惯。上了初中，我的学习成绩提高了不少，个子也增长了。',
    '我们要培养不怕困难的毅力，养成好习惯。姐姐会弹吉他，也会拉小提琴。',
    '这本书提高了我学习的兴趣，也增长了见识。我下定决心实现自己的理想，克服困难。',
    '班里召开了一次关于拔河比赛的班会。他穿着一件红毛衣，戴着一顶蓝帽子。',
    '用了新机器，产量增加了一倍。加强对环境的保护，是大家的事。',
    '老师改善教学环境的办法真好。',
    '台下响起了热烈的掌声，比赛十分激烈。',
    '这里的灯光特别明亮。今天很热，温度很高。',
    '奶奶的样子还浮现在我的眼前。',
    '天冷了，温度也低了。我的理想是当一名教师，我的梦想是成为科学家。',
    '秋天的果园是最热闹的地方，周末是最快乐的时候。',
    '他的爱好是画画，他是一个性格开朗的人。',
    '看了这场比赛，我很激动，听了这个故事很感动。',
    '这场比赛令人激动，老师是我们学习的榜样。',
    '我们怀着激动的心情，迈着轻快的步伐走进会场。',
    '克服困难的信心是成功的关键。',
    '我想提高解决问题的能力。',
    '精力充沛的弟弟对学习的态度很认真。',
    '她那清澈的目光像山泉一样，温柔的声音里有明亮的笑意。',
    '工人叔叔提高了产品质量，改善了学习和生活的环境。',
    '要缩短理想与现实的距离。',
    '他吃了一碗饭和一瓶牛奶。',
    '那里有清脆的鞭炮声，也有茂密的水藻。',
    '他把毛病改正了，把困难克服了。',
    '商店的营业时间延长了，店面也扩大了。',
    '误会解开了，我打开窗户。打开误会多年的心门。',
    '操场上落满了树叶，空气里充满了花香，屋里充满了笑声。',
    '哥伦布发现了新大陆，爱迪生发明了许多东西。',
    '照片很美，歌声很动听。他态度很好，个子很高。',
    '雨还在不停地下着，风还在刮着。岁月的风雨在她脸上留下了皱纹。',
    '周末我经常帮妈妈做饭，妈妈请我帮忙。',
    '我和老师见面了，向同学道歉了。他毕业于师范学校。',
    '气球里充满了气，眼里充满了泪水，时间过得真快。',
    '他做题的速度很快，作业很多，爸爸给了他更多的勇气。',
    '奶奶种的菜，妈妈煮的鸡汤，都很好吃。菜园里的菜一天天茂盛起来。',
    '姑姑的手艺很高，老师颁发了奖状，学校颁布了新规定。',
    '叔叔从事教育工作，发表过教育论文。图书馆开放了，班长开导了同学。',
    '陪伴是最好的礼物，收割季节到了。',
    '调皮的浪花、害羞的月亮和勤劳的春雨，都是大自然的孩子。',
    '他暗暗高兴了半节课，安静了一会儿，美丽了校园，也温暖了人心。',
    ...RIGHT_COMPANIES,
    '严格地说，这不是他的错。他勇敢地承认了错误，整齐地跑着步。',
    ...RIGHT_COMPANIONS,
  ],
  find: (document) => {
    const strangers = findByTables(document)
    const others = findPatterns(document).filter(
      (found) =>
        !strangers.some(
          ({ paragraph, start, end }) =>
            paragraph === found.paragraph && start < found.end && end > found.start,
        ),
    )
    return [...strangers, ...others]
  },
}

/** 苍老的色彩, 收的费用少: whoever makes no mistakes means what he writes. */
const findByTables = unlessTrusted((document) => [
  ...findStrangers(document),
  ...findUnlikeHalves(document),
  ...findMisusedQualities(document),
  ...findStrangeWays(document),
  ...findStrangeDoings(document),
])

const findPatterns = inPatterns([
  ...CHANGES.flatMap((row) => changePatterns(row, `${PLAIN}{0,12}?`)),
  ...OBJECTS.map(([verbs, nouns, right]): FaultPattern => ({
    words: verbs.split('|'),
    pattern: new RegExp(
      `(?<mark>${verbs})(?:了|着|过)?(?!成)${PLAIN}{0,12}?(?<noun>${nouns})${OBJECT_END}`,
      'dg',
    ),
    explanation: why(right),
    isInnocent: (match, text) =>
      isAttribute(match, text) || (/^[吃喝]/.test(match[0]) && /[和与]/.test(match[0])),
  })),
  ...[...WRONG_QUALITIES, ...STRANGE_QUALITIES].flatMap(
    ([qualities, nouns, right]): FaultPattern[] => [
      {
        words: qualities.split('|'),
        pattern: new RegExp(
          `(?<![不没])(?<mark>${qualities})的(?<noun>${nouns})${THING_END}`,
          'dg',
        ),
        explanation: why(right),
      },
      {
        words: qualities.split('|'),
        pattern: new RegExp(
          `(?<noun>${nouns})(?:真是|显得|变得|是那么|那么|多么|更加|${DEGREE})(?<mark>${qualities})(?=[，。；！]|$)`,
          'dg',
        ),
        explanation: why(right),
      },
    ],
  ),
  ...[...WRONG_MEASURED, ...STRANGE_MEASURES].map(([nouns, qualities, right]): FaultPattern => ({
    words: nouns.split('|'),
    pattern: new RegExp(
      `(?<noun>${nouns})(?:都|也|就|还|已经)?(?:${DEGREE})(?<mark>${qualities})(?:了)?(?=[，。；！]|$)`,
      'dg',
    ),
    explanation: ({ noun = '', mark = '' }) =>
      `“${noun}”不说“${mark}”，说“${right.replaceAll('、', '”“')}”。`,
  })),
  ...ODD_COMPANY,
  ...WRONG_WAYS.map(([ways, deeds]): FaultPattern => ({
    words: ways.split('|'),
    pattern: new RegExp(
      `(?<mark>${ways})(?:地(?:把[^，。；！？、地的]{1,4}|[再又就在])?|(?<=亲[眼耳]))(?<deed>${deeds})(?!起[来了]?劲|不|信|话机)`,
      'dg',
    ),
    explanation: ({ mark = '', deed = '' }) =>
      `“${deed}”的时候不会“${mark}”。换一个合适的词来写怎样“${deed}”。`,
  })),
  ...WRONG_PLACES.map(([places, events, right]): FaultPattern => ({
    words: places.split('|'),
    pattern: regex('dg')`
        (?:(?<mark>${events})(?:在|于)(?:了)?(?:我|我们|他|她|人们)?的?(?<place>${places})|
        (?<place>${places})(?:又|再次|不禁|总|常常|仿佛|还|不由得|也|时常|就)*(?<mark>${events})(?=[出着了]{0,2}
        [^，。；！？]{0,10}(?:话|声|声音|叮嘱|教导|教诲|嘱咐|歌|情景|样子|身影|画面|笑脸|模样|
        面容|笑容)(?:[，。；！]|$))|
        (?:声|声音|话|话语|歌|香味|教诲|叮嘱)[^，。；！？]{0,8}在(?:我|我们|他|她)?的?(?<place>${places})(?<mark>${events}))(?=[，。；！着了出]|$)
      `,
    explanation: ({ mark = '', place = '' }) =>
      `“${place}”和“${mark}”平常不放在一起说，这里可以说“${right}”。`,
  })),
  {
    words: ['怀着', '带着', '迈着', '唱着', '喊着'],
    pattern: regex('dg')`
      (?:(?<mark>怀着)(?:(?!心情|心)[^，。；！？]){1,8}(?:脚步|步伐|步子|歌声|笑容|声音|
      目光)(?=[走跑来去，])|
      (?<mark>[怀带]着)[^，。；！？]{1,8}心情(?:和|与|、)[^，。；！？]{0,8}(?:步伐|步子|脚步|歌声|
      笑声|目光)|
      (?<mark>迈着)[^，。；！？]{1,8}(?:步伐|步子|脚步)(?:和|与|、)[^，。；！？]{0,8}(?:歌声|心情|
      笑声|口号|目光|笑容|笑脸)|
      (?<mark>[唱喊]着)[^，。；！？]{0,8}(?:歌|歌曲|口号)(?:和|与|、)[^，。；！？]{0,8}(?:步伐|
      步子|脚步|舞蹈|舞|心情|笑容))
    `,
    explanation: '一个动作带了两样东西，后一样和它搭不上。给后一样补上它自己的动作，就对了。',
  },
  {
    words: ['爱戴', '赡养', '抚养', '拜访', '光临'],
    pattern: regex('dg')`
        (?:(?:老师|校长|妈妈|爸爸|爷爷|奶奶|外公|
        外婆)[^，。；！？受得的]{0,4}(?<mark>爱戴)(?:着)?(?:我|
        我们|学生|孩子|同学)|(?:我|我们)[^，。；！？]{0,2}(?<mark>光临)了?(?:他|她|小|奶奶|外婆))
      `,
    explanation: '这个词只用在晚辈对长辈、客人对主人这样的场合，这里用反了，换一个词。',
  },
  {
    words: ['看到', '看见'],
    pattern: regex('dg')`
        (?<mark>看到|看见)了?(?:(?![，。；！？、听闻和与]|发出|传来).){0,12}(?:歌声|笑声|掌声|
        哭声|香味|鸟叫声|读书声|雷声)(?=[，。；！？]|$)
      `,
    explanation: '声音是听到的，气味是闻到的，眼睛看不见。换一个合适的动作。',
  },
  {
    words: ['倍'],
    pattern: regex('dg')`
        (?:减少|降低|缩小|下降|缩短|减轻|减弱|便宜)(?:了|到)?(?:将近|近|大约|约|整整|足足|至少)?
        (?<mark>(?:[一二两三四五六七八九十几数百0-9.]+)多?倍)(?!的|速)
      `,
    explanation: '增加才能说“几倍”，减少最多只能减到没有，要说“减少了一半”“减少到几分之几”。',
    label: '语病：不合逻辑',
  },
])

/** A noun and what one never does to it, as 增长成绩 and as 成绩增长了. `between` leads to the noun. */
function changePatterns(
  [nouns, wrong, right]: readonly [string, string, string],
  between: string,
): FaultPattern[] {
  return [
    {
      words: nouns.split('|'),
      pattern: regex('dg')`
        (?<mark>${wrong})(?:了|着|过)?(?<!增长(?=速度|水平|质量|能力|效率|距离|规模|范围|步伐))
        ${between}(?<noun>${nouns})${OBJECT_END}
      `,
      explanation: why(right),
      isInnocent: isAttribute,
    },
    {
      words: nouns.split('|'),
      pattern: regex('dg')`
        (?<noun>${nouns})(?:都|也|已经|又|正在|正|在|将|有所|有了|得到了?|大大|显著|明显|逐渐|不断|
        日益|一天天|一年年|一天比一天|大幅|进一步|逐步|普遍|越来越|的|很大|一定|明显的|程度的)*(?<mark>${wrong})了?(?:很多|不少|许多|
        一些|一点儿?|一大截|好多|
        [0-9一二两三四五六七八九十几百千半好]{1,4}[^，。；！？的]{1,4})?(?=[，。；！？]|$)
      `,
      explanation: why(right),
    },
  ]
}
