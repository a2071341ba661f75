/** 提供了一个安静又舒适, 排练一台反映校园生活, 有上课爱讲话: the object stops before the thing itself. */
import { OPEN_LOOKS } from '../../lexicon/openLooks.ts'
import { VIRTUES } from '../../lexicon/leftUnsaid.ts'
import { compact, regex } from '../../text/multiline.ts'
import { inPatterns } from './findPatterns.ts'
import { behind } from './saidAround.ts'

const INSIDE = '[^，。；！？：“”]'
/** Of things; 一份温暖 and 一种美丽 are felt. */
const MEASURES = '个位名件条只座幅首双顶辆棵朵支张本间把块颗场段次台部篇道根艘栋家盏扇头匹所'
const SHOWS = compact`
  反映|描写|描绘|描述|表现|讲述|叙述|介绍|歌颂|赞美|展示|展现|揭示|宣传|记录|记述|呼吁|号召|倡导|
  怀念|纪念|批评|讽刺
`
const MAKES = compact`
  排练|演出|表演|上演|编|写|创作|读|看|观看|欣赏|拍|拍摄|画|出版|阅读|听|演|办|出|制作|播放|发表|
  交|唱
`
const BEHAVES = compact`
  上课|做作业|写作业|做事|考试|吃饭|睡前|睡觉|随手|随地|动不动|丢三落四|粗心大意|说话|走路|看书|
  开会|早上|晚上|放学|做题|吃零食|玩手机|乱扔|乱花|咬|挑食|偏食|赖床|说谎|撒谎|骂人|迟到|拖拉
`

/** 又小又暗. */
const BOTH =
  /^又[大小高矮胖瘦长短粗细圆方香甜酸辣苦脏乱臭冷热黑暗亮白红绿厚薄重轻硬软新旧破宽窄深浅美丑]又[大小高矮胖瘦长短粗细圆方香甜酸辣苦脏乱臭冷热黑暗亮白红绿厚薄重轻硬软新旧破宽窄深浅美丑]$/

/** 一条细细，像丝带一样的小溪: the thing comes after the comma. */
const isNamedBehind = (match: RegExpExecArray, text: string): boolean =>
  /^，[^。！？，]{1,20}的/.test(behind(match, text))

const OF_WHAT =
  (head: string) =>
  ({ mark = '' }: Readonly<Record<string, string | undefined>>): string =>
    `“${mark}”的什么呢？后面补上${head}，话才说完整。`

/** 安静又舒适, 高大挺拔, 滚来滚去. */
const isOpen = (one: string, two = ''): boolean =>
  OPEN_LOOKS.has(one + two) || (OPEN_LOOKS.has(one) && (two === '' || OPEN_LOOKS.has(two)))

export const findOpenObjects = inPatterns([
  {
    words: MEASURES.split('').map((measure) => `一${measure}`),
    pattern: regex('dg')`
      (?<![每第哪同这那另唯某十百千万得下])一[大小]?[${MEASURES}]
      (?<mark>(?:既|很|非常|十分|特别|又|最|那么|这么|比较|极其|更|
      更加)?(?<one>[\u4e00-\u9fff]{2,4}?)
      (?:(?:、|又|而|而又|且|而且)?(?<two>[\u4e00-\u9fff]{2,4}))?)(?=[，。！]|$)
    `,
    isInnocent: (match, text) => {
      const { one = '', two } = match.groups ?? {}
      const sentence = /[^。！？]*$/.exec(text.slice(0, match.index))?.[0] ?? ''
      const rest = /^[^。！？]*/.exec(behind(match, text))?.[0] ?? ''
      return (
        !(BOTH.test(match.groups?.['mark'] ?? '') || isOpen(one, two)) ||
        /一[\u4e00-\u9fff]/.test(sentence.slice(-14) + rest) ||
        !/[\u4e00-\u9fff]$/.test(sentence) ||
        isNamedBehind(match, text)
      )
    },
    explanation: OF_WHAT('“的”和那样东西、那个人'),
  },
  {
    words: SHOWS.split('|'),
    pattern: regex('dg')`
      (?:${MAKES})(?:了|过|着|完)?一[台部本篇首场个出支幅则期段份张]
      (?<mark>(?:${SHOWS})(?!了一?个?故事|片|信|文|画|栏|画|册|会|员|家)(?:(?!的|如何|
      怎)${INSIDE}){2,14})(?=[。！]|$)
    `,
    isInnocent: ({ groups }) =>
      /(?:片|画|剧|戏|歌|书|文|诗|信|报|稿|会|展|册|节目|故事|语|栏|画|照|词)$/.test(
        groups?.['mark'] ?? '',
      ),
    explanation: OF_WHAT('“的话剧”“的文章”这样的词'),
  },
  {
    words: ['长达', '高达', '宽达', '重达', '历时', '为期', '深达', '多达'],
    pattern: regex('dg')`
      一[道条座个场次段片栋棵块堵根只列](?<mark>(?:长达|高达|宽达|重达|历时|为期|深达|多达)
      (?:(?!的)${INSIDE}){2,8})(?=[。！]|$)
    `,
    explanation: OF_WHAT('那样东西'),
  },
  {
    words: ['有上课', '有做', ...BEHAVES.split('|').map((deed) => `有${deed}`)],
    pattern: regex('dg')`
      (?<=[我他她你]们?|弟弟|妹妹|哥哥|姐姐|爸爸|妈妈|同桌|小[\u4e00-\u9fff]|[还也都])有
      (?<mark>(?:${BEHAVES})(?:(?!的)${INSIDE}){0,8})(?=[，。！]|$)
    `,
    isInnocent: (match, text) =>
      !/爱|喜欢|总|老|不|乱|咬|挑食|偏食|赖床|谎|骂人|迟到|拖拉|大意|落四|随/.test(
        match.groups?.['mark'] ?? '',
      ) ||
      /毛病|习惯|缺点|时候|现象|行为|经历/.test(match.groups?.['mark'] ?? '') ||
      /^，[^。！？]*(?:毛病|习惯|缺点|现象|行为|经历)/.test(behind(match, text)),
    explanation: OF_WHAT('“的毛病”'),
  },
  {
    words: ['那种', '这种'],
    pattern: regex('dg')`
      (?:被|为|学学|感受到|体会到|赞美|歌颂|赞扬|欣赏|钦佩|羡慕|需要|缺少|缺乏|敬重|喜爱)了?
      (?:他|她|他们|她们|它|老师|妈妈|爸爸|英雄|战士|叔叔|爷爷|奶奶)(?:们)?的?
      (?<mark>[那这]种(?:${VIRTUES}|(?:不[^，。的、]{1,4}|舍[^，。的、]{3}|敢[^，。的、]{1,4}|
      勇[^，。的、]{1,4}|认真[^，。的、]{2}|[刻艰][苦][^，。的、]{2})
      (?:、(?:(?!的)[^，。；！？：“”、]){2,6})+))(?=[，。！]|$)
    `,
    isInnocent: ({ groups }) =>
      /精神|品质|性格|态度|作风|劲$|力$|气$|心$|情$|志$/.test(groups?.['mark'] ?? ''),
    explanation: OF_WHAT('“的精神”或“的品质”'),
  },
  {
    words: ['歌颂了', '赞美了', '颂扬了', '讴歌了', '赞颂了', '弘扬了'],
    pattern: regex('dg')`
      (?:歌颂|赞美|颂扬|讴歌|赞颂|弘扬)了(?:(?![的是])${INSIDE}){1,12}?(?<mark>${VIRTUES}|
      默默奉献|无私奉献|舍生忘死|不怕牺牲|视死如归|英勇顽强|顽强不屈|热爱祖国|热爱家乡|热爱人民|
      热爱生活|热爱劳动|勤劳勇敢|团结友爱|互相帮助|救死扶伤|辛勤工作|辛勤劳动|忘我工作|
      保家卫国|敢于牺牲|甘于奉献|乐于奉献)(?=[，。！]|$)
    `,
    isInnocent: isNamedBehind,
    explanation: OF_WHAT('“的精神”“的品质”'),
  },
  {
    words: ['班', '家', '组', '全校', '村', '队'],
    pattern: regex('dg')`
      (?:^|[，。！？])(?:(?!是)${INSIDE}){1,6}(?:可|就|也|才|真|还|一直|总)?是(?:我们?|全|他们?)
      (?:班|校|家|村|组|年级|队|学校)里?(?<mark>[跑跳写画学考长做唱说读爬游打投扔来吃走]得最
      (?:快|高|好|多|远|早|棒|认真|整齐|漂亮|勤快|慢|响|动听|流利|准))(?=[，。！]|$)
    `,
    isInnocent: ({ 0: whole }) => /因为|原因|时候/.test(whole),
    suggestion: ({ mark = '' }) => `${mark}的`,
    explanation: ({ mark = '' }) => `前面说“是”，“${mark}”后面少了“的”，补上它。`,
  },
])
