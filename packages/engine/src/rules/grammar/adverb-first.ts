/** 都大家来了, 就弟弟哭了, 才我明白, 不我去, 不敢我看: an adverb before the one who does it. */
import { regex } from '../../text/multiline.ts'
import { inPatterns } from './findPatterns.ts'
import { inSeats } from './seats/inSeats.ts'
import { tagAt, textAt } from './clauseWords.ts'
import type { Word } from '../../text/words.ts'
import type { Rule } from '../rule.ts'
import { inPlainWriting } from './inPlainWriting.ts'

/** 也有人, 就谁, 再自己: these are asked for by the adverb. */
const ANYBODY = /^(?:有人|谁|自己|人|别人)$/
/** How soon: 就 comes behind them, and the one who does it between. 今天就我去 is only I. */
const SOON = new Set([
  ...['很快', '不一会儿', '一会儿', '没多久', '不久', '转眼', '转眼间', '眨眼间', '一下子', '立刻'],
  ...[
    '马上',
    '立即',
    '刹那间',
    '顷刻间',
    '一转眼',
    '一眨眼',
    '没过多久',
    '不大一会儿',
    '片刻',
    '早早',
    '早',
  ],
])
/**
 * Of the bound adverbs those that nobody sets before a subject, not even for the sake of stress.
 */
const NEVER_FIRST = new Set([
  ...['已经', '曾经', '一直', '经常', '总是', '总', '常', '从来', '仍然', '依旧', '依然', '居然'],
  ...['竟然', '竟', '立刻', '立即', '赶紧', '赶快', '连忙', '急忙', '赶忙', '曾', '早已', '早就'],
  ...[
    '老是',
    '时常',
    '险些',
    '特意',
    '特地',
    '专门',
    '亲自',
    '亲手',
    '纷纷',
    '陆续',
    '再三',
    '互相',
  ],
  ...['相互', '顺便', '随手', '重新', '更加', '越来越', '极其', '格外', '不禁', '不由得', '始终'],
  ...['情不自禁', '不约而同', '差点', '差点儿', '全都', '统统', '通通', '一律', '悄悄', '偷偷'],
  ...['默默', '轻轻', '紧紧', '狠狠', '一同', '只得', '随即', '尽量'],
])

const isAnybody = (words: readonly Word[], from: number) => ANYBODY.test(textAt(words, from + 1))

const SUBJECT_FIRST = (mark: string) =>
  `先说是谁，再说“${mark.charAt(0)}”：“${mark.slice(1)}${mark.charAt(0)}……”。`

const turned = (mark: string) => mark.slice(1) + mark.charAt(0)

export const adverbFirst: Rule = {
  id: 'adverb-first',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '“都、也、就、才、却、又、还”站在人的后面、动作的前面：先说谁，再说怎么样。',
  marks: [
    { text: '听到铃声，都大家跑进了教室。', quote: '都大家', suggestion: '大家都' },
    { text: '一下雨，就妈妈来接我。', quote: '就妈妈', suggestion: '妈妈就' },
    { text: '他答应了，却我不相信。', quote: '却我', suggestion: '我却' },
    { text: '除了画画，还我喜欢下棋。', quote: '还我', suggestion: '我还' },
    { text: '已经爷爷睡着了，我们轻轻关上门。', quote: '已经爷爷' },
    { text: '这道菜，最我喜欢吃。', quote: '最我' },
    { text: '我们都她高兴。', quote: '都她' },
    { text: '他很凶，不敢我看他。', quote: '不敢我' },
    { text: '铃声一响，立刻教室里安静了。', quote: '立刻教室里' },
    { text: '只剩弟弟还教室里写作业。', quote: '还教室里' },
    { text: '我梦见和爷爷一起我在钓鱼。', quote: '爷爷一起我' },
    { text: '什么你在看？', quote: '什么你' },
    { text: '刚我走到门口，就下雨了。', quote: '刚我' },
    { text: '我正要说话，便老师摆了摆手。', quote: '便老师', suggestion: '老师便' },
    { text: '我三点钟下午去看牙。', quote: '三点钟下午' },
    { text: '他没昨天去上课。', quote: '没昨天' },
    { text: '我在路上今天捡到了一支笔。', quote: '在路上今天' },
    { text: '全班几乎同学都来了。', quote: '几乎同学' },
    { text: '我刚坐下，就小猫跳了上来。', quote: '就小猫', suggestion: '小猫就' },
    { text: '听到哨声，很快就同学们站好了队。', quote: '就同学们' },
    { text: '天一亮，马上就妈妈起床了。', quote: '就妈妈' },
    { text: '我晚上昨天没睡好。', quote: '晚上昨天' },
    { text: '我们七点星期六在车站见。', quote: '七点星期六' },
    { text: '会他说三种外语。', quote: '会他' },
    { text: '今天终于我把房间收拾好了。', quote: '终于我把' },
  ],
  leaves: [
    '听到铃声，大家都跑进了教室。也有人留在操场上。',
    '一下雨，妈妈就来接我。就你一个人没带伞，就我个人来说，这不算什么。',
    '大家都走了，就弟弟还在那里。再自己走回家，又你推我挤地坐下。',
    '他把书还我了。还我弹珠！还他的书，已经晚了。',
    '从小我就喜欢画画，至今我还记得。只好自己走回家。',
    '那么我们就走吧。没有人说话，更别说他了。',
    '为什么你要走？什么都别说，顿时教室里安静了。弟弟和我一起在教室里写作业。',
    '刚我们班的同学来过。下午三点钟，他没有去，几乎所有同学都来了，全班同学几乎都来了。',
    '很快就有人来了，马上就我们两个人了。同学们很快就站好了队。',
    '才九点，都半夜了，都冬天了，又春天了。',
  ],
  find: inPlainWriting((document) => [...findInSeats(document), ...findInText(document)]),
}

const findInSeats = inSeats([
  {
    pattern: /(?<mark>就a?w(?:x(?=[v把被]))?)(?=[v把被从在向往d])/dg,
    isInnocent: (words, from) => !SOON.has(textAt(words, from - 1)) || isAnybody(words, from),
    explanation: SUBJECT_FIRST,
  },
  {
    pattern: /(?<=[。，]|^)(?<mark>[都也就才却又再]w)(?=[^的。，们])/dg,
    isInnocent: (words, from) =>
      isAnybody(words, from) ||
      /^(?:一个|一人|个人|还)$/.test(textAt(words, from + 2)) ||
      /^[又你]{2}$/.test(textAt(words, from) + textAt(words, from + 1)),
    explanation: SUBJECT_FIRST,
    suggestion: turned,
  },
  {
    pattern: /(?<=，)(?<mark>还w)(?=[^的。，们了])/dg,
    isInnocent: isAnybody,
    explanation: SUBJECT_FIRST,
    suggestion: turned,
  },
  {
    pattern: /(?<=[。，]|^)(?<mark>Bw)(?=[^的。，们])/dg,
    isInnocent: (words, from) => !NEVER_FIRST.has(textAt(words, from)) || isAnybody(words, from),
    explanation: (mark) => `“${mark}”里两个词坐反了：先说是谁，再说怎么样。`,
  },
  {
    pattern: /(?<=[。，nwtB]|^)(?<mark>Bw把)/dg,
    isInnocent: isAnybody,
    explanation: (mark) => `“${mark}”里的词坐反了：先说是谁，再说怎么样。`,
  },
  {
    pattern: /(?<=[。，]|^)(?<mark>[Y很最更不]w)(?=[^的。，们])/dg,
    isInnocent: (words, from) =>
      isAnybody(words, from) || /^(?:那么|这么|特别)$/.test(textAt(words, from)),
    explanation: (mark) => `“${mark}”里两个词坐反了：先说是谁，再说怎么样。`,
  },
  {
    pattern: /(?<=[。，]|^)(?<mark>B(?:s|nf))(?=v)/dg,
    isInnocent: (words, from) => !/^(?:立刻|马上|已经|经常|总是)$/.test(textAt(words, from)),
    explanation: (mark) => `先说在哪里，再说“${mark.slice(0, 2)}”怎么样。`,
  },
  {
    pattern: /(?<=w)(?<mark>[还正](?:nf|s))(?=[在v])/dg,
    explanation: (mark) => `先说在哪里，“${mark.charAt(0)}”紧挨着动作。`,
  },
  {
    pattern: /(?<mark>wFw)(?=[v在去来把])/dg,
    isInnocent: (words, from) => textAt(words, from + 1) !== '一起',
    explanation: '先说是谁和谁，再说“一起”做什么。',
  },
  {
    pattern: /(?<=[。，“]|^)(?<mark>rw)(?=[在要想v])/dg,
    isInnocent: (words, from) =>
      textAt(words, from) !== '什么' ||
      isAnybody(words, from) ||
      textAt(words, from + 2).startsWith('的'),
    explanation: (mark) => `先说是谁，再说“什么”：“${mark.slice(2)}……什么”。`,
  },
  {
    pattern: /(?<=[wnvtsf])(?<mark>[都也才却再]w)(?=[^的。，们])/dg,
    isInnocent: isAnybody,
    explanation: (mark) => `“${mark.charAt(0)}”要站在动作的前面，不站在“${mark.slice(1)}”的前面。`,
  },
  {
    pattern: /(?<=[。，]|^)(?<mark>[OZ能会]w)(?=[^的。，们])/dg,
    isInnocent: (words, from) =>
      !/^(?:能够|敢|肯|得以|不敢|不肯|不会|不能|能|会)$/.test(textAt(words, from)) ||
      (textAt(words, from) === '会' && !tagAt(words, from + 2).startsWith('v')) ||
      (isAnybody(words, from) && textAt(words, from + 1) !== '谁'),
    explanation: (mark) => `“${mark}”里两个词坐反了：先说是谁，再说敢不敢、能不能。`,
  },
])

const WHO = '我们?|他们?|她们?|妈妈|爸爸|老师|奶奶|爷爷|同学们|大家'

const findInText = inPatterns([
  {
    words: [
      '刚我',
      '刚他',
      '刚妈妈',
      '刚老师',
      '快妈妈',
      '快爸爸',
      '快我们',
      '只我',
      '只他',
      '正要我',
      '正想我',
    ],
    pattern: regex('dg')`
      (?<=^|[，。！])(?<mark>(?:正要|刚要|正想|刚想|刚|只|快要|快)(?:${WHO}))
      (?=[出进回走吃写说做睡起下要看有转放][^，。]|来不及|没来得及)
    `,
    explanation: (groups) => `“${groups['mark'] ?? ''}”里两个词坐反了：先说是谁，再说怎么样。`,
  },
  {
    words: ['便我', '便他', '便她', '便妈妈', '便爸爸', '便老师', '便大家', '便同学'],
    pattern: new RegExp(`(?<=，)(?<mark>便(?:${WHO}))(?=[\u4e00-\u9fff])`, 'dg'),
    explanation: ({ mark = '' }) => SUBJECT_FIRST(mark),
    suggestion: ({ mark = '' }) => turned(mark),
  },
  {
    words: [
      '点下午',
      '点上午',
      '点早上',
      '点晚上',
      '钟下午',
      '钟早上',
      '钟晚上',
      '半早上',
      '半晚上',
    ],
    pattern: regex('dg')`
      (?<![到从至在])(?<mark>[一二三四五六七八九十]+点(?:钟|半)?(?:早上|上午|中午|下午|晚上))
      (?=要|去|来|到|起|睡|在|我|他|开|放|才|就)
    `,
    explanation: '先说上午还是下午，再说几点钟。',
  },
  {
    words: ['星期', '今天', '昨天', '明天', '前天'],
    pattern: regex('dg')`
      (?<=^|[，。]|我们?|他们?|她们?|大家|学校|同学们|妈妈|爸爸|老师)(?<mark>(?:(?:早上|上午|中午|
      下午|晚上)?
      [一二三四五六七八九十]+点(?:半|钟)?(?:本周|这)?星期[一二三四五六日天]|
      (?:早上|上午|中午|下午|晚上|清晨|傍晚|夜里)(?:今天|昨天|明天|前天)))(?=[\u4e00-\u9fff])(?!的)
    `,
    explanation: '说时间，先大后小：先说哪一天，再说什么时候。',
  },
  {
    words: ['昨天', '今天', '明天', '前天', '昨晚'],
    pattern: /(?<=[我你他她们])(?<mark>(?:没|不)(?:昨天|今天|明天|前天|昨晚))(?=[\u4e00-\u9fff])/dg,
    explanation: ({ mark = '' }) => `先说“${mark.slice(1)}”，“${mark.charAt(0)}”紧挨着动作。`,
  },
  {
    words: ['今天', '昨天', '前天', '刚才', '上周', '去年'],
    pattern: regex('dg')`
      (?<=[我你他她们])(?<mark>在(?:路上|街上|家里|学校|公园里?|教室里?|操场上?|网上|外面|超市里?|
      图书馆里?)
      (?:今天|昨天|前天|刚才|上周|去年))(?=[\u4e00-\u9fff])(?!的)
    `,
    explanation: '先说什么时候，再说在哪里。',
  },
  {
    words: ['几乎同学', '全都同学', '几乎老师', '几乎学生', '差不多同学', '全都学生', '几乎人'],
    pattern: /(?<=[班校村家])(?<mark>(?:几乎|全都|差不多)(?:同学|老师|学生|人))(?=都|参加|来)/dg,
    explanation: ({ mark = '' }) => `“${mark.slice(0, -2)}”要站在动作的前面。`,
  },
])
