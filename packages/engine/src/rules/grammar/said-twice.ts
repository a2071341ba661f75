/** 潜在的隐患, 争先恐后地抢着, 比我很高: what stands beside a word already lies in it. */
import { TOO_MUCH_BEFORE, TOO_MUCH_BEHIND } from '../../lexicon/saidTwice.ts'
import { firstWordsOf } from './firstWordsOf.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const DEGREES = '很|非常|十分|极其|格外|比较|更加|越来越|稍微|多么|最'
const COMPARED = compact`
        高|大|快|好|矮|重|多|聪明|漂亮|认真|努力|早|晚|慢|胖|瘦|长|短|强|美|小|轻|便宜|热|
        冷|厉害|勇敢|懂事|优秀|整齐|干净|高兴|仔细
      `
const WHOM = compact`
        我们?|你们?|他们?|她们?|它们?|弟弟|妹妹|哥哥|姐姐|妈妈|爸爸|去年|昨天|以前|上次|
        从前|过去|别人|大家|同学们?|其他人|小[\u4e00-\u9fff]
      `

export const saidTwice: Rule = {
  id: 'said-twice',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分赘余',
  teaches: '有的词里已经含着那个意思：“争先恐后”就是抢着，“隐患”就是潜在的。',
  marks: [
    { text: '这里有潜在的危险隐患，潜在的隐患要除掉。', quote: '潜在的', suggestion: '' },
    { text: '同学们争先恐后地抢着回答。', quote: '地抢着', suggestion: '' },
    { text: '弟弟比我很高。', quote: '很', suggestion: '' },
    { text: '他们跳着舞，非常兴高采烈。', quote: '非常', suggestion: '' },
    { text: '今年的收成比去年非常好。', quote: '非常', suggestion: '' },
    { text: '衣服洗得很干干净净。', quote: '很', suggestion: '' },
    { text: '这里的风景十分美丽无比。', quote: '十分', suggestion: '' },
    { text: '他一天比一天越来越高。', quote: '越来越' },
  ],
  leaves: [
    '弟弟的腿比我的长很多。',
    '妈妈一大早就已经去上班了，作业我早就已经写完了。',
    '摩肩接踵的人群里，我看见了他，快乐在于在平凡里发现美。',
    '因为原因是多方面的，所以不能怪他。',
    '爷爷滔滔不绝地谈论着他的花，一年比一年更加热闹的是村口的集市。',
    '这里有危险的隐患。',
    '同学们争先恐后地回答。',
    '弟弟比我高，比我更高。',
    '他们兴高采烈。',
    '今年的收成比去年好得多。',
    '衣服洗得干干净净。',
    '他一天比一天高。',
    '他越来越高。',
    '不是十分兴高采烈的样子，只是淡淡一笑。',
    '这条路比较很有意思的那条近。',
  ],
  find: inPatterns([
    ...TOO_MUCH_BEFORE.map(([before, head, why]): FaultPattern => ({
      words: firstWordsOf(head),
      pattern: new RegExp(`(?<mark>(?:${before})[的地]?)(?=(?<head>${head}))`, 'dg'),
      suggestion: '',
      explanation: ({ mark = '', head: word = '' }) =>
        `“${word}”里已经有“${why}”的意思，前面的“${mark}”就重复了。`,
      isInnocent: (match, text) => {
        const around = text.slice(0, match.index)
        return /[不没有最老太]是?$/.test(around) || match[0] === match.groups?.['head']
      },
    })),
    ...TOO_MUCH_BEHIND.map(([head, behind, why]): FaultPattern => ({
      words: firstWordsOf(head),
      pattern: new RegExp(`(?<head>${head})(?!\\k<head>)(?<mark>${behind})`, 'dg'),
      suggestion: ({ mark = '' }) => (mark.startsWith('地') && mark.endsWith('地') ? '地' : ''),
      explanation: ({ mark = '', head: word = '' }) =>
        `“${word}”里已经有“${why}”的意思，后面的“${mark}”就重复了。`,
      isInnocent: (match, text) => /[不没有]$/.test(text.slice(0, match.index)),
    })),
    {
      words: ['比'],
      pattern: regex('dg')`
        (?<![对无相好])比(?:${WHOM})(?:的[\u4e00-\u9fff]{1,3})?(?:都|也|长得|跑得|写得|学得|
        做得)?(?<mark>很|非常|十分|特别|最|太)(?!多[，。！了])(?=(?:${COMPARED})(?:[，。！了]|$))
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `比的时候不说“${mark}”，直接说“比……高”，或者“比……高得多”。`,
    },
    {
      words: DEGREES.split('|'),
      pattern: regex('dg')`
        (?<mark>很|非常|十分|特别|极其|格外)(?=(?<one>[\u4e00-\u9fff])
        \k<one>(?<other>[\u4e00-\u9fff])\k<other>(?:的|地|[，。！])(?<!常常.{3}))
      `,
      suggestion: '',
      explanation: ({ mark = '', one = '', other = '' }) =>
        `“${one}${one}${other}${other}”叠起来已经说出程度，前面不用再加“${mark}”。`,
      isInnocent: (match) => match.groups?.['one'] === '常',
    },
    {
      words: ['无比'],
      pattern: /(?<mark>非常|十分|特别|极其|格外|很)(?=(?!无)[\u4e00-\u9fff]{2}无比)/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `“${mark}”和“无比”都在说程度，留一个就够了。`,
    },
    {
      words: ['一天比一天', '一年比一年', '一次比一次'],
      pattern: /一[天年次]比一[天年次](?<mark>越来越|日益|逐渐)/dg,
      explanation: ({ mark = '' }) => `“一天比一天”已经说了在变，“${mark}”就重复了，留一个。`,
    },
    {
      words: ['主要'],
      pattern: regex('dg')`
        (?<mark>主要)(?:是)?(?=以[^，。；！？：“”]{1,10}为主(?:[，。！]|$))
      `,
      suggestion: '',
      explanation: '“以……为主”已经说了主要，前面的“主要”就重复了。',
    },
    {
      words: ['居多'],
      pattern:
        /(?:大多数?|多半|大部分)(?:都)?是?[^，。；！？：“”]{1,10}(?<mark>居多)(?=[，。！])/dg,
      suggestion: '',
      explanation: '“大多数是……”和“……居多”是一个意思，留一个就够了。',
    },
    {
      words: ['的次数'],
      pattern: regex('dg')`
        (?:少用|少吃|少去|多读|少看|多看|少买|少喝|少玩)
        [^，。；！？：“”]{1,8}(?<mark>的次数)(?=[，。！])
      `,
      suggestion: '',
      explanation: '前面已经说了“少”或“多”，后面的“的次数”就多出来了。',
    },
    {
      words: ['的距离'],
      pattern: regex('dg')`
        (?:相距|相隔)(?:着|了|有)?[0-9一二两三四五六七八九十百千几]{1,5}(?:多)?(?:米|里|
        公里|千米|步)(?<mark>的距离)
      `,
      suggestion: '',
      explanation: '“相距”就是相隔的距离，后面不用再说一遍。',
    },
    {
      words: ['去公园去', '到公园去', '去'],
      pattern: regex('dg')`
        去(?:公园|学校|超市|图书馆|动物园|书店|操场|商店|奶奶家|外婆家|海边|电影院)
        (?<mark>去)(?=[玩看买逛散借上])
      `,
      suggestion: '',
      explanation: '“去”在一句里说了两遍，去掉一个。',
    },
    {
      words: ['的'],
      pattern: regex('dg')`
        (?<=^|[，。！？；])(?:(?!有些?|是|比|像)[^，。；！？：“”])
        {0,8}?(?<thing>(?![天人我你他她])[\u4e00-\u9fff]{2})(?:都|也)?(?:非常|很|十分|特别)
        (?:(?!的|有|是|像)[\u4e00-\u9fff]){1,4}(?<mark>的\k<thing>)(?=[，。！])
      `,
      suggestion: '',
      explanation: ({ thing = '' }) => `前面已经说了“${thing}”，后面就不用再说一遍。`,
    },
  ]),
}
