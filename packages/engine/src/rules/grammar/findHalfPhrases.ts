/** 迈着整齐走进, 用羡慕看着, 把大地一片银白, 比赛中第一名: inside the clause a phrase is only half there. */
import { VIRTUES } from '../../lexicon/leftUnsaid.ts'
import { OPEN_LOOKS } from '../../lexicon/openLooks.ts'
import { compact, regex } from '../../text/multiline.ts'
import { isListed } from './companionship.ts'
import { inPatterns } from './findPatterns.ts'
import { isCounted } from './howCounted.ts'

const INSIDE = '[^，。；！？：“”]'
const STRIDES = compact`
  整齐|轻快|沉重|矫健|坚定|稳健|蹒跚|轻盈|欢快|缓慢|沉稳|雄健|艰难|匆忙|急促|坚实|疲惫|从容|优雅|
  整齐有力|坚定有力|铿锵有力
`
const GAZES = compact`
  乞求|恳求|期待|充满期待|羡慕|惊讶|惊奇|疑惑|赞许|信任|渴望|感激|鼓励|关切|慈爱|温柔|愤怒|好奇|
  严厉|慈祥|敬佩|崇拜|责备|怀疑|赞赏|异样|可怜|哀求|祈求|期盼|失望|欣赏|嫌弃|同情
`
const VOICES = compact`
  颤抖|哽咽|沙哑|低沉|温柔|亲切|严厉|平静|坚定|洪亮|响亮|柔和|和蔼|颤巍巍|冰冷|命令|商量|责备|
  恳求|微弱|稚嫩|甜美
`
const NOBLE = compact`
  ${VIRTUES}|顽强不屈|默默奉献|认真负责|不怕牺牲|勤劳善良|勤奋好学|身残志坚|坚强不屈|顽强拼搏|
  持之以恒|勇往直前|乐观向上|善良无私
`
const MATERIALS = compact`
  木头|竹子|彩纸|纸|布|毛线|泥巴|橡皮泥|萝卜|面粉|面团|树叶|树枝|稻草|铁丝|瓶子|纸盒|废纸|旧衣服|
  碎布|布头|贝壳|积木|彩笔|铅笔|柳条|芦苇|狗尾草|红纸|硬纸板
`

const endsInThing = (said: string): boolean =>
  [3, 2].some((size) => {
    const last = said.slice(-size)
    return said.length >= size && (isListed(last) || isCounted(last))
  })

const WITHOUT =
  (head: string) =>
  ({ mark = '' }: Readonly<Record<string, string | undefined>>): string =>
    `“${mark}”的什么呢？后面少了词，补上“的${head}”，话才说完整。`

export const findHalfPhrases = inPatterns([
  {
    words: ['迈着', '迈开'],
    pattern: regex('dg')`
      迈着(?<mark>${STRIDES})(?=走|跑|向|踏|来到|登|进|，|。)
    `,
    explanation: WITHOUT('步伐'),
  },
  {
    words: ['用', '以'],
    pattern: regex('dg')`
      (?<![作使利采运借常])用(?<mark>${GAZES})(?=(?:静静地?|一直|呆呆地)?(?:看|望|盯|注视|打量|
      凝视)[着了])
    `,
    explanation: WITHOUT('目光'),
  },
  {
    words: ['用'],
    pattern: regex('dg')`
      (?<![作使利采运借常])用(?<mark>${VOICES})(?=(?:对|向|跟)?(?:[我他她]|大家|妈妈|老师)?(?:说|
      喊道|问道|回答))
    `,
    explanation: WITHOUT('声音”或“的语气'),
  },
  {
    words: ['用最快', '以最快', '以优异', '以优秀', '以出色', '以全班第一', '以全校第一'],
    pattern: regex('dg')`
      (?:[用以](?<mark>最快)(?=跑|冲|赶|完成|做|写|走|飞|骑|回|奔)|
      以(?<mark>优异|优秀|出色|全班第一|全校第一|年级第一)(?=考[上入取]|进入|升入))
    `,
    explanation: '这里少了词：是“的速度”，还是“的成绩”？补上它，话才说完整。',
  },
  {
    words: ['被'],
    pattern: regex('dg')`
      被(?:(?![所的了])${INSIDE}){1,10}?(?:那种|这种)?(?<mark>${NOBLE})
      (?=(?:深深地?|久久|强烈地?)?(?:打动|感动|吸引|折服|震撼|感染|鼓舞|激励))
    `,
    explanation: WITHOUT('精神”或“的品质'),
  },
  {
    words: ['中第', '中一等', '中二等', '中三等', '中特等', '中冠', '中亚', '中季', '中金', '中银'],
    pattern: regex('dg')`
      在${INSIDE}{0,12}(?:比赛|竞赛|大赛|运动会|联赛|锦标赛|评选|考试)中
      (?<mark>第[一二三四五六]名?|[一二三特]等奖|冠军|亚军|季军|金牌|银牌|铜牌)(?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“获得”，还是“夺得”？补上它。`,
  },
  {
    words: ['都是'],
    pattern: regex('dg')`
      (?<mark>[把将](?<thing>(?:(?![得在到])${INSIDE}){2,8}))(?=(?:一地|一桌子?|满地|满桌子?|到处|
      满屋子?|一身|满身|满脸)都是)
    `,
    isInnocent: ({ groups }) => !endsInThing(groups?.['thing'] ?? ''),
    explanation: '把它怎么样了呢？这里少了动作：是“扔得”，还是“洒得”？补上它。',
  },
  {
    words: ['把', '将'],
    pattern: regex('dg')`
      [把将](?<thing>(?:(?![成到给作为当变装分改在放看写画做借送])${INSIDE}){2,8}?)
      (?<mark>(?:[两三四五六七八几]个(?:小组|小队|部分)|
      一[座个条只架艘张幅片朵](?:(?![了着过成到得起来])
      ${INSIDE}){1,7}))(?=[，。！]|$)
    `,
    isInnocent: (match) => {
      const { thing = '', mark = '' } = match.groups ?? {}
      return (
        !endsInThing(thing) ||
        /[的一]$/.test(thing) ||
        !(
          /小组$|小队$|部分$|^一片(?:银白|雪白|金黄|通红|碧绿|翠绿)$/.test(mark) ||
          (mark.includes('的') && endsInThing(mark))
        )
      )
    },
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“变成”，还是“分成”？补上它。`,
  },
  {
    words: ['给我一', '给他一', '给她一', '给妹妹一', '给弟弟一', '给我们一', '给大家一'],
    pattern: regex('dg')`
      用(?:${MATERIALS})给(?:我们?|他|她|弟弟|妹妹|大家|妈妈|爸爸|爷爷|奶奶)
      (?<mark>[一两三几](?![拳下脚顿])[\u4e00-\u9fff](?:(?![了着过])${INSIDE}){1,6})(?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“做了”，还是“折了”？补上它。`,
  },
  {
    words: ['按时作业', '独立作业', '按时课文'],
    pattern: /(?:按时|独立)(?<mark>作业)(?=[，。！]|$)/dg,
    suggestion: ({ mark = '' }) => `完成${mark}`,
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作“完成”，补上它。`,
  },
  {
    words: [
      '静不下',
      '安不下',
      '都快掉下',
      '都快流出',
      '都流出',
      '都笑出',
      '都掉下',
      '都流下',
      '都急出',
    ],
    pattern:
      /(?:心里?|怎么[也都]|总是?|一直|却)(?<mark>[静安定]不下)(?=[，。！])|(?:眼泪|泪水|泪)都(?:快|要)?(?<mark>[流掉急笑][出下])(?=[，。！])/dg,
    explanation: '话还没有说完：后面补上“心来”“来了”这样的词。',
  },
  {
    words: ['脸上露出', '露出了', '脸上挂着', '脸上绽'],
    pattern: regex('dg')`
      (?:脸上)?(?:露出|绽开|绽放出?)了?(?<mark>满意|欣慰|慈祥|天真|灿烂|会心|腼腆|憨厚|友好|甜美|
      和蔼|甜甜|开心|幸福|快乐|胜利|神秘|羞涩|淡淡|久违|善意|自信|迷人|纯真|温和|温柔)(?=[。！]|$)
    `,
    explanation: WITHOUT('笑容'),
  },
  {
    words: ['表达了', '抒发了', '寄托了', '流露出', '流露了', '表达出'],
    pattern: regex('dg')`
      (?:表达|抒发|寄托|流露)[了出]了?(?:作者|诗人|词人|人们|我们?|他|她|作家|游子)
      (?<mark>(?:(?:热爱|思念|怀念|想念|向往|赞美|眷恋|报效|忧虑|渴望|盼望|珍惜|厌恶|同情|保卫)
      (?:(?!的)[^，。；！？：“”、]){2,5}、?)+)(?=[。！]|$)
    `,
    isInnocent: ({ groups }) => /[情感心怀愁]$/.test(groups?.['mark'] ?? ''),
    explanation: WITHOUT('感情'),
  },
  {
    words: ['有一个', '有个', '有过'],
    pattern: regex('dg')`
      (?<=(?:^|[，。！？])(?:我|他|她|弟弟|妹妹|哥哥|姐姐|小[\u4e00-\u9fff])(?:从小|一直|也|都|就|
      还|曾经|
      心里)*)有过?一?个(?<mark>(?:当|做|成为)(?:一?[名个位])?(?:(?!的)${INSIDE}){2,8})(?=[，。！]|$)
    `,
    isInnocent: ({ groups }) => /梦|想$|愿|兵$/.test(groups?.['mark'] ?? ''),
    explanation: WITHOUT('梦想'),
  },
  {
    words: ['犯了一个'],
    pattern: regex('dg')`
      犯了一个(?<mark>(?:把|将|没有?|忘记?|不)(?:(?![的错])${INSIDE}){3,14})(?=[，。！]|$)
    `,
    explanation: WITHOUT('错误'),
  },
  {
    words: ['发扬', '弘扬', '继承', '传承'],
    pattern: regex('dg')`
      (?:发扬|弘扬|继承|传承)了?(?:中华民族|我国|中国人民?|革命先辈|先辈们?|前辈们?|
      祖先|古人|革命战士|红军战士|红军)的?(?<mark>${VIRTUES}|尊老爱幼|尊老敬老|孝敬父母|勤劳勇敢|
      诚实守信)(?=[，。！]|$)
    `,
    isInnocent: (match, text) =>
      /^，[^。！？]{1,16}的/.test(text.slice(match.index + match[0].length)),
    explanation: WITHOUT('美德”或“的传统'),
  },
  {
    words: ['祝'],
    pattern: regex('dg')`
      (?<!庆)祝(?:[你您他她]|妈妈|爸爸|爷爷|奶奶|外婆|外公|老师|大家|同学们)?们?(?<mark>生日|节日|
      新年|新春|
      教师节|母亲节|父亲节|身体|学习|工作)(?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `祝“${mark}”怎么样呢？后面补上“快乐”“健康”这样的词。`,
  },
  {
    words: ['给了我', '给了他', '给了她', '给我'],
    pattern: regex('dg')`
      给了(?:我们?|他们?|她们?|大家)(?<mark>(?:重新|战胜|克服|面对|继续|坚持|迎接|挑战)
      (?:(?!的)${INSIDE}){1,6})(?=[，。！]|$)
    `,
    isInnocent: (match, text) =>
      /^，[^。！？]{1,16}的/.test(text.slice(match.index + match[0].length)),
    explanation: WITHOUT('勇气”或“的力量'),
  },
  {
    words: [
      '生命的',
      '时间的',
      '友谊的',
      '健康的',
      '亲情的',
      '知识的',
      '诚实的',
      '粮食的',
      '和平的',
      '团结的',
      '劳动的',
    ],
    pattern: regex('dg')`
      (?:明白|懂得|体会到|知道|感受到|认识到)了?(?<mark>(?:生命|时间|友谊|健康|亲情|知识|诚实|
      粮食|和平|
      团结|劳动|友情|母爱)的)(?=[，。！]|$)
    `,
    isInnocent: (match, text) =>
      /^，[^。！？]{1,16}的/.test(text.slice(match.index + match[0].length)),
    explanation: ({ mark = '' }) => `“${mark}”什么呢？是“可贵”，还是“重要”？补上它。`,
  },
  {
    words: ['我最喜欢', '我最爱', '他最喜欢', '她最爱', '她最喜欢', '他最爱'],
    pattern: regex('dg')`
      (?:播放着?|放着|买了|买来了?|做了|送给了?[我他她]|吃着|吃到了?|带来了?|端来了?|看着|听着|
      拿着|抱着|读着)
      (?<mark>[我他她]最(?:喜欢|爱)(?:吃|看|听|玩|喝|读)?的?)(?=[。！]|$)
    `,
    isInnocent: ({ index, 0: whole }, text) =>
      whole.endsWith('的') || /[，。！？]$/.test(text.slice(index - 1, index)),
    explanation: ({ mark = '' }) => `“${mark}”的什么呢？后面少了那样东西，补上它。`,
  },
  {
    words: ['忘不了', '想起', '记得', '看着', '望着', '看到', '想念'],
    pattern: regex('dg')`
      (?:忘不了|想起|记得|看着|望着|看到|想念)${INSIDE}{0,14}?[那这][双张个副位]?
      (?<mark>(?<one>[\u4e00-\u9fff]{2})(?:却|而|又|、)?(?<two>[\u4e00-\u9fff]{2})?)(?=[。！]|$)
    `,
    isInnocent: ({ groups }) =>
      !OPEN_LOOKS.has(groups?.['one'] ?? '') ||
      (groups?.['two'] !== undefined && !OPEN_LOOKS.has(groups['two'])) ||
      /么/.test(groups?.['mark'] ?? ''),
    explanation: ({ mark = '' }) => `“${mark}”的什么呢？后面少了词，补上它，话才说完整。`,
  },
])
