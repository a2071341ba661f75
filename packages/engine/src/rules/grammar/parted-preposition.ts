/**
 * 把门已经关上, 被雨没有淋湿, 跟我不肯玩, 把都作业写完: what stands between 把, 被, 跟 and the
 * verb.
 */
import { inSeats } from './seats/inSeats.ts'
import { kindsOf } from './seats/kindsOf.ts'
import { isOfGoverned } from './seats/isOfThing.ts'
import { tagAt, textAt } from './clauseWords.ts'
import type { Rule } from '../rule.ts'
import { wordList } from '../../text/multiline.ts'

/** When, how often and how surely: before 把 and 被, and not behind them. */
const AHEAD = new Set(
  wordList(`
    已经 曾经 常常 经常 总是 往往 从来 仍然 居然 竟然 竟 正在 连忙 急忙 赶忙 终于 不由得 不禁
    情不自禁 特意 特地 专门 老是 时常 反而 偶尔 有时 忽然 突然 果然 本来 根本 好像 仿佛 似乎
    也许 大概 肯定 一定 幸亏 明明 偏偏 顿时 刚 忍不住 昨天 昨晚 昨夜 前天 刚刚 刚才 其实 确实
    的确 只好 只得 陆续 一直 早就 早已 差点 差点儿 曾 可能 故意 恐怕 原来 至今 从不 从没 从未 险些
    再三 一再 屡次 曾多次 上周 去年 前年 上个月 上星期 放学后 每天晚上 每天早上 天天 每年
  `),
)
/** Of these no thing and no person can be so. */
const NEVER_BEHIND = new Set(
  wordList(`
    忍不住 不由得 不禁 情不自禁 已经 常常 经常 总是 终于 竟然 居然 果然 差点 差点儿 从来 老是 连忙
    赶紧 急忙 赶忙 时常 往往 再三 特意 特地 不小心 不得不 只好 只得 险些 仍然 依然 难免 不停 亲自
    一直 曾经 早就 早已
  `),
)
const THING = '[nwsfMmqrax的]{1,5}?'
/** Nobody falls or climbs from anywhere before the word has been said. */
const FROM =
  /^(?:终于|昨天|今天|前天|居然|竟然|赶紧|连忙|急忙|立刻|常常|经常|已经|刚刚|差点儿?|险些|曾经|特意|特地|专门|上个?月|上周|去年|昨晚)$/
/** 借给我, 送给他: the verb is before 给. */
const GIVES = /[借送交寄带留教献让传递发还分讲说读念唱卖租赠捐喂写打]$/
const to = (what: string) => (mark: string) =>
  `${what}要站在“${mark.charAt(0)}”的前面，“${mark.charAt(0)}……”紧挨着动作。`

export const partedPreposition: Rule = {
  id: 'parted-preposition',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '“把、被、给、跟、向”领着的词语紧挨着动作；“已经、常常、没有、不”站在它们的前面。',
  marks: [
    { text: '爷爷把院子已经扫干净了。', quote: '把院子已经' },
    { text: '我的书包被弟弟竟然藏了起来。', quote: '被弟弟竟然' },
    { text: '他给奶奶常常捶背。', quote: '给奶奶常常' },
    { text: '妹妹跟我总是抢玩具。', quote: '跟我总是' },
    { text: '小猫从屋顶上赶紧跳了下来。', quote: '从屋顶上赶紧' },
    { text: '他把书包没有带回家。', quote: '把书包没有' },
    { text: '他被困难没有吓倒。', quote: '被困难没有' },
    { text: '妹妹跟我不肯坐一张桌子。', quote: '跟我不肯' },
    { text: '他向老师没有说实话。', quote: '向老师没有' },
    { text: '我们把这件事应该告诉老师。', quote: '把这件事应该' },
    { text: '他把都作业写完了。', quote: '把都' },
    { text: '妈妈给我都做好了早饭。', quote: '给我都' },
    { text: '爷爷把报纸每天都看一遍。', quote: '把报纸每天' },
    { text: '妈妈轻轻走过，怕我把吵醒。', quote: '把吵醒' },
    { text: '我把已经作业写完了。', quote: '把已经' },
    { text: '老师对我经常讲，要爱惜粮食。', quote: '对我经常' },
    { text: '冬天，奶奶给我每晚泡脚。', quote: '给我每晚' },
    { text: '这封信被弟弟差点儿撕了。', quote: '被弟弟差点儿' },
    { text: '医生让不我喝凉水。', quote: '让不我', suggestion: '不让我' },
    { text: '我被忍不住他的笑话逗乐了。', quote: '被忍不住', suggestion: '忍不住被' },
    { text: '我被忍不住弟弟逗笑了。', quote: '被忍不住', suggestion: '忍不住被' },
    { text: '哥哥给常常我讲笑话。', quote: '给常常', suggestion: '常常给' },
    { text: '我很久没有把被罚抄写。天亮了，我被就鸟声叫醒。', quote: '被就' },
  ],
  leaves: [
    '姑姑给我的丝巾我一直收着。',
    '爷爷已经把院子扫干净了。他把一直舍不得吃的糖给了我。',
    '爷爷把我从小带大，把被子一直拉到下巴，把扣子一直扣到脖子。',
    '他把球要回来了，把这句话一直记在心里。',
    '那把伞我一直留着，这把伞到底是谁的？她把徽章别在书包上。',
    '我不小心被刀割了一下，那本书被我不小心弄丢了。',
    '我把这本从来没看过的书借给了他。送给我已经三年了。',
    '我的想法跟你不一样，这件事跟他没有关系。我跟新同桌不太熟。',
    '雨水从屋檐一直流到地上，从街头一直亮到桥头。',
    '他对我从来都很有耐心，妹妹对陌生人总是很害羞。',
    '这声雷把我差点吓哭了。医生不让我喝凉水，让不让我去？',
    '我忍不住被弟弟逗笑了。那只被经常路过的人喂的猫，他给终于醒来的奶奶倒水。',
    '他能把全班同学的名字一个不差地报出来。',
    '她拧开车把就走。我把刚买的书放在桌上，把还没写完的作业带回家。',
  ],
  find: inSeats([
    {
      pattern: new RegExp(`(?<mark>[把被]${THING}[BFtMd])(?=[^的。，])`, 'dg'),
      isInnocent: (words, from, end) =>
        !AHEAD.has(textAt(words, end - 1)) ||
        isOfGoverned(words, end) ||
        /^[那这一两几三]$/.test(textAt(words, from - 1)) ||
        /^(?:我一直|我从小|他从小)$/.test(textAt(words, end - 2) + textAt(words, end - 1)) ||
        // 把我差点吓哭.
        (textAt(words, from) === '把' &&
          textAt(words, end - 1).startsWith('差点') &&
          kindsOf(words).charAt(end - 2) === 'w') ||
        // 把它一直拉到下巴, 把这句话一直记在心里.
        (textAt(words, end - 1) === '一直' &&
          !/^(?:[没不想]|舍不得|打算)/.test(textAt(words, end))) ||
        (/^(?:马上|立刻|立即|赶快|赶紧)$/.test(textAt(words, end - 1)) && wants(words, from)),
      explanation: (mark) => to('说时间、说多常的词')(mark),
    },
    {
      pattern: new RegExp(`(?<mark>给${THING}[BFtMd])(?=[^的。，])`, 'dg'),
      isInnocent: (words, from, end) =>
        !AHEAD.has(textAt(words, end - 1)) ||
        /^(?:亲手|最后|亲自)$/.test(textAt(words, end - 1)) ||
        isOfGoverned(words, end) ||
        // 给我的毛笔我一直没用, 给人的印象的确很深: that is spoken of.
        textAt(words, from + 2) === '的' ||
        GIVES.test(textAt(words, from - 1)),
      explanation: (mark) => to('说时间、说多常的词')(mark),
    },
    {
      pattern: new RegExp(`(?<=[wn]|^)(?<mark>跟[nw][BF])(?=[v不跟为])`, 'dg'),
      isInnocent: (words, _, end) =>
        !/^(?:常常|经常|总是|总|老是|从来|已经|曾经|正在|立刻|马上|昨天)$/.test(
          textAt(words, end - 1),
        ) ||
        isOfGoverned(words, end) ||
        textAt(words, end) === '没有',
      explanation: (mark) => to('说多常的词')(mark),
    },
    {
      pattern: new RegExp(`(?<mark>从${THING}[BFt])(?=[^的。，一有很就])`, 'dg'),
      isInnocent: (words, _, end) =>
        !FROM.test(textAt(words, end - 1)) ||
        isOfGoverned(words, end) ||
        (!/^[v不]/.test(textAt(words, end)) && textAt(words, end) === '有'),
      explanation: (mark) => to('“终于、赶紧、昨天”这样的词')(mark),
    },
    {
      pattern: new RegExp(`(?<mark>把${THING}[不没Z])(?=[^的。，])`, 'dg'),
      isInnocent: (words, from, end) =>
        isOfGoverned(words, end) ||
        /^[一两几大小那这三]$/.test(textAt(words, from - 1)) ||
        /^[当放看]/.test(textAt(words, end)) ||
        // 把名字一个不差地报出来: how many are left out, and that is none.
        isToTheLast(words, from, end),
      explanation: (mark) => to('“不”“没有”')(mark),
    },
    {
      pattern: new RegExp(`(?<mark>被${THING}[没Z])(?=[^的。，])`, 'dg'),
      isInnocent: (words, _, end) => isOfGoverned(words, end),
      explanation: (mark) => to('“没有”')(mark),
    },
    {
      pattern: /(?<=[wtsf想])(?<mark>跟w[Z不])(?=[v跟])/dg,
      isInnocent: (words, _, end) =>
        isOfGoverned(words, end) ||
        /^(?:一样|同|熟|关|两样|同路|合|像|和|有)/.test(textAt(words, end)),
      explanation: (mark) => to('“不”“没有”')(mark),
    },
    {
      pattern: /(?<mark>[向给为]w[没Z不])(?=[vid])/dg,
      isInnocent: (words, from, end) =>
        isOfGoverned(words, end) || GIVES.test(textAt(words, from - 1)),
      explanation: (mark) => to('“不”“没有”')(mark),
    },
    {
      pattern: new RegExp(`(?<mark>把${THING}(?:[要会能]|O))(?=[va把给])`, 'dg'),
      isInnocent: (words, _, end) =>
        isOfGoverned(words, end) ||
        /^(?:准备|打算|愿意)$/.test(textAt(words, end - 1)) ||
        // 把球要回来: a verb of its own.
        (textAt(words, end - 1) === '要' && /^[回过来到走下]/.test(textAt(words, end))),
      explanation: (mark) => to('“应该、能、要”')(mark),
    },
    {
      pattern: /(?<mark>[向给为替]w[BFO])(?=[vi])/dg,
      isInnocent: (words, from, end) =>
        !/^(?:应该|必须|应当|总是|总|老是|曾经|曾|已经|从来)$/.test(textAt(words, end - 1)) ||
        isOfGoverned(words, end) ||
        GIVES.test(textAt(words, from - 1)),
      explanation: (mark) => to('“应该、已经、总是”这样的词')(mark),
    },
    {
      pattern: /(?<mark>被[nw]O)(?=v)/dg,
      isInnocent: (words, _, end) => !/^(?:能够|可以|应该|必须)$/.test(textAt(words, end - 1)),
      explanation: (mark) => to('“应该、能够”')(mark),
    },
    {
      pattern: /(?<mark>[把被给跟向对][都也就才又再却])(?=[wnrMm把])/dg,
      isInnocent: (words, from, end) =>
        isOfGoverned(words, end) || /[车一]$/.test(textAt(words, from - 1)),
      explanation: (mark) =>
        `“${mark.charAt(1)}”不站在“${mark.charAt(0)}”和它的词语中间，搬到动作前面去。`,
    },
    {
      pattern: /(?<mark>给w都)(?=[vi])/dg,
      isInnocent: (words, from, end) =>
        GIVES.test(textAt(words, from - 1)) || /^(?:行|可以|好|一样|没)/.test(textAt(words, end)),
      explanation: (mark) => to('“都”')(mark),
    },
    {
      pattern: /(?<mark>把[nw][rFBt])(?=都)/dg,
      isInnocent: (words, _, end) => !/^(?:每天|天天|每年|每次)$/.test(textAt(words, end - 1)),
      explanation: (mark) => to('说多常的词')(mark),
    },
    {
      pattern: /(?<=[wn])(?<mark>把v)(?=[。，])/dg,
      isInnocent: (words, from) => /[秧稻草柴火门拖手风]$/.test(textAt(words, from - 1)),
      explanation: '“把”后面先说东西，再说怎么样了：“把……”。',
    },
    {
      pattern: /(?<mark>把[BF])(?=[nwr])/dg,
      isInnocent: (words, from, end) =>
        /^(?:全部|最后|真|真的|全|只|刚|比较|首先|最近)$/.test(textAt(words, from + 1)) ||
        isOfGoverned(words, end),
      explanation: (mark) => `“${mark.slice(1)}”要站在“把”的前面：“${mark.slice(1)}把……”。`,
    },
    {
      pattern: /(?<mark>[对向朝]w[BF])(?=[vr])/dg,
      isInnocent: (words, from, end) =>
        !/^(?:常常|经常|突然|忽然|曾经|已经|终于|竟然|居然|时常)$/.test(textAt(words, end - 1)) ||
        (textAt(words, from) !== '向' &&
          !/^(?:这样|那样|这么|说|讲|喊|吼|提起|表示|宣布|挥手|招手|鞠躬|道歉|解释|抱怨|发火|嚷|叫|保证)/.test(
            textAt(words, end),
          )) ||
        textAt(words, end + 1).startsWith('的') ||
        isOfGoverned(words, end),
      explanation: (mark) => to('说多常的词')(mark),
    },
    {
      pattern: /(?<=[wn])(?<mark>给w[trFBd])(?=v)/dg,
      isInnocent: (words, from, end) =>
        !/^(?:每天|天天|每年|每次|每晚|每周|昨天|昨晚|刚才)$/.test(textAt(words, end - 1)) ||
        isOfGoverned(words, end) ||
        GIVES.test(textAt(words, from - 1)),
      explanation: (mark) => to('说时间、说多常的词')(mark),
    },
    {
      pattern: /(?<mark>[让使]不w)(?=[v在把])/dg,
      explanation: (mark) => `“不”要站在“${mark.charAt(0)}”的前面：“不${mark.charAt(0)}……”。`,
      suggestion: (mark) => `不${mark.charAt(0)}${mark.slice(2)}`,
    },
    {
      pattern: /(?<mark>[被给向跟对][BFd])(?=[nwr])/dg,
      isInnocent: (words, from, end) =>
        !NEVER_BEHIND.has(textAt(words, from + 1)) ||
        (textAt(words, from) === '给' && GIVES.test(textAt(words, from - 1))) ||
        // 被终于成熟的: the word is said of a thing.
        (!tagAt(words, end).startsWith('r') && textAt(words, end + 1).startsWith('的')),
      explanation: (mark) =>
        `“${mark.slice(1)}”要站在“${mark.charAt(0)}”的前面：“${mark.slice(1)}${mark.charAt(0)}……”。`,
      suggestion: (mark) => mark.slice(1) + mark.charAt(0),
    },
  ]),
}

/** 把作业一本不少地交上去, 把课文一字不漏地背下来; but 把一个字不写完. */
function isToTheLast(words: Parameters<typeof textAt>[0], from: number, end: number): boolean {
  const said = words.slice(from, end + 2).map(({ text }) => text)
  return /^把[^，。]+一[\u4e00-\u9fff](?:也|都)?[不没][差落漏少缺剩错丢拉留]/.test(said.join(''))
}

/** 想把这个消息马上告诉她: what is wanted is to do it at once. */
function wants(words: Parameters<typeof textAt>[0], from: number): boolean {
  return [1, 2].some((step) => /[想要会能须该请得]$/.test(textAt(words, from - step)))
}
