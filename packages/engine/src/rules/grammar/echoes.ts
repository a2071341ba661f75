/** 双胞胎的双胞胎, 胖乎乎的很胖, 游来游去地游动: what a clause says again with the same characters. */
import type { FaultPattern, Groups } from './findPatterns.ts'
import { compact, regex } from '../../text/multiline.ts'

const HAN = String.raw`[\u4e00-\u9fff]`
const twice = ({ twice: word = '' }: Groups) => `“${word}”在一句里说了两遍，留一个就够了。`
const isSaid = ({ said = '', mark = '' }: Groups) =>
  `“${said}”已经说了这个意思，“${mark}”就重复了，留一个就够了。`
/** 朋友的朋友, 背后的背后: one of its own kind. */
const OF_ITS_OWN_KIND = compact`
  [爸妈爷奶公婆姨姑舅叔伯哥姐弟妹儿女孙父母祖亲]|孩子|朋友|老师|同学|学生|徒弟|主人|邻居|对手|
  敌人|自己|别人|人家|[前后上下左右里外旁][面边]|背后|中心|一切|时代|历史|中国|王者|存在|喜欢|
  和平|民族|人民
`
/** What is done, and what comes of it, in one character. */
const DONE = compact`
  洗擦扫拖写画读看听吃喝买卖查找做打叮咬踢抓跑跳飞游爬走唱笑哭闹照刮切煮炒喂养种摘采挖剪缝织修玩
  转摇飘流滚响叫喊问答算背抄
`
const COMES = '吓晒冻烫摔累疼美涨气乐逗'
const DEGREE = '很|非常|十分|特别'

/** [what stands before, what is too much, what stands behind]. */
const TOO_MUCH_BEFORE: readonly (readonly [mark: string, said: string, behind: string])[] = [
  ['正在', '正', '(?![中面确式常好宗在])'],
  ['刚刚', '才', HAN],
  ['先', '首先', ''],
  ['已经', '早就|早已', ''],
  ['(?:必须|应该|应当|务必)要?', '一定', `要?${HAN}`],
  ['互相|相互|彼此', `你${HAN}{1,4}?我`, ''],
]
const TOO_MUCH_BEHIND: readonly (readonly [said: string, mark: string, behind: string])[] = [
  ['首先要?', '先', ''],
  ['一定要?', '必须|务必', ''],
  ['都', '全部|全都', '(?![的是知都])'],
  ['都已经', '都|全(?=[白黑红黄湿干])', ''],
  ['又', '再', '(?=一次|度)'],
  ['不太', '很', '(?!多)'],
  ['(?<=[就才只都我他她它])会', '能', '(?![力够量])'],
  ['(?<=[就才只都我他她它])能', '会', '(?![议儿])'],
]
const firstWords = (choice: string): string[] =>
  choice.split('|').flatMap((word) => /[\u4e00-\u9fff]{1,2}/.exec(word)?.[0] ?? [])

export const ECHOES: readonly FaultPattern[] = [
  {
    words: ['的'],
    pattern: regex('dg')`
      (?<![，、,人们]|
      ^)(?!${HAN}?(?:${OF_ITS_OWN_KIND}))(?<twice>(?![的了着过是一])${HAN}{2,3})(?<mark>的\k<twice>)
      (?![的，、得,])
    `,
    explanation: twice,
    isInnocent: ({ groups }) => /[的了着过是个我你他她它揉]/.test(groups?.['twice'] ?? ''),
  },
  {
    words: DEGREE.split('|'),
    pattern: regex('dg')`
      (?<said>(?<one>${HAN})\k<one>(?<other>${HAN})\k<other>)[的地]?(?<mark>(?:${DEGREE})
      \k<one>\k<other>)
    `,
    suggestion: '',
    explanation: isSaid,
  },
  {
    words: DEGREE.split('|'),
    pattern: regex('dg')`
      (?<said>(?<is>${HAN})(?:\k<is>|(?<like>${HAN})\k<like>))[的地](?<mark>(?:${DEGREE})\k<is>)
    `,
    suggestion: '',
    explanation: isSaid,
  },
  {
    words: DEGREE.split('|'),
    pattern: regex('dg')`
      (?<said>(?<how>${DEGREE}|太|真|挺)(?<is>${HAN}{1,2}))(?<mark>(?!\k<how>)(?:${DEGREE}|太|真)
      \k<is>)
    `,
    suggestion: '',
    explanation: isSaid,
  },
  {
    words: ['来'],
    pattern: regex('dg')`
      (?<said>(?<did>${HAN})来\k<did>去)(?<mark>[地的](?:又|不停地)?\k<did>(?:动着?|着|来|个不停|
      ${HAN}{1,2}(?=[，。！；？])))
    `,
    suggestion: '',
    explanation: ({ said = '', did = '' }) => `“${said}”已经说了“${did}”，后面的就重复了。`,
  },
  {
    words: ['着'],
    pattern: regex('dg')`
      (?<mark>(?<twice>(?![跟随接沿看跑走说])${HAN}{2})着)(?=\k<twice>(?![着不没就了得完到]))
    `,
    suggestion: '',
    explanation: twice,
  },
  {
    words: ['着'],
    pattern: regex('dg')`(?<mark>(?<twice>[${DONE}挂贴站坐躺])着)(?=\k<twice>[了在满])`,
    suggestion: '',
    explanation: twice,
  },
  {
    words: ['得'],
    pattern: regex('dg')`(?<mark>(?<twice>[${DONE}${COMES}])得)(?=\k<twice>(?![不得了])${HAN})`,
    suggestion: '',
    explanation: twice,
  },
  {
    words: ['去'],
    pattern: regex('dgu')`
      (?<![回过上下进出想要失又])去(?![年世掉除向路])(?:了|到)?(?:(?![去来又])\p{Script=Han}){2,6}
      (?<mark>去)(?=[玩买放看借吃参游逛钓爬打]|写生|集合)
    `,
    suggestion: '',
    explanation: '“去”在一句里说了两遍，去掉一个。',
  },
  ...TOO_MUCH_BEFORE.map(([mark, said, behind]): FaultPattern => ({
    words: firstWords(mark.replace('(?:', '')),
    pattern: regex('dg')`(?<mark>${mark})(?=(?<said>${said})${behind})`,
    suggestion: '',
    explanation: isSaid,
  })),
  ...TOO_MUCH_BEHIND.map(([said, mark, behind]): FaultPattern => ({
    words: firstWords(said.replace(/^\(.*?\)/, '')),
    pattern: regex('dg')`(?<said>${said})(?<mark>${mark})${behind}`,
    suggestion: '',
    explanation: isSaid,
  })),
]
