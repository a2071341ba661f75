/**
 * 爸爸来了也, 我够着不, 书放桌上在, 灯亮都了: a little word at the end of a clause that cannot
 * stand there.
 */
import { inSeats } from './seats/inSeats.ts'
import { tagAt, textAt } from './clauseWords.ts'
import type { Rule } from '../rule.ts'
import { regex, wordList } from '../../text/multiline.ts'

/** Bound and free adverbs that no clause ends in. */
const NEVER_LAST = new Set(
  wordList(`
    已经 曾经 一直 常常 经常 总是 往往 从来 仍然 居然 竟然 竟 正在 立刻 立即 赶紧
    赶快
    连忙 急忙 赶忙 曾 早已 早就 老是 时常 简直 险些 特意 特地 专门 亲自 亲手 陆续 再三 互相 相互
    顺便
    暗暗 反而 重新 再次 更加 越来越 极其 格外 不禁 不由得 情不自禁 不约而同 渐渐 逐渐 终于 刚刚 始终
    一向 总 从小 几乎 差点 差点儿 全都 统统 通通 一律 稍微 悄悄 偷偷 默默 轻轻 静静 紧紧 狠狠 一定
    随即
    尽量 到处 一同 只好 甚至 马上 慢慢 忽然 突然 果然 原来 似乎 好像 仿佛 也许 大概 未必 难道 毕竟
    幸亏 幸好 恰好 明明 的确 偏偏 顿时 然后 刚 仅仅 独自 亲眼 有时 偶尔 终究 首先 起初
  `),
)
const BEFORE_LAST = regex()`
    ^(?:不|很|叫|是|太|都|也|的|得|非常|这样|那么|这么|十分|更|最|挺|与|有点|有些|急|、|小|真|
    么|样|大|摇摇|来得|显得|有|在)$
  `
const BEFORE_ONE = regex()`
    ^(?:不|没|得|好|大|全|一|小|刚|可|人|是|让|认|以|因|叫|有|作|成|行|所|勇|智|义|知|之|也|
    不足|而|读|用|宝|层|床|条|双|再|就|都|也|没|不|才|还|又)$
  `
const TO_THE_FRONT = (mark: string) => `“${mark}”后面要跟着别的词。把它搬到前面去，读一读。`

export const leftLast: Rule = {
  id: 'left-last',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '“都、也、又、不、还、已经、从、给”这样的词总是领着后面的话，不站在一句话的最后。',
  marks: [
    { text: '爷爷来了，奶奶来了也。', quote: '也' },
    { text: '我把画好的画挂墙上在。', quote: '在' },
    { text: '他洗干净了苹果把，放进盘子里。', quote: '把' },
    { text: '架子太高，我够得着不，只好搬凳子。', quote: '不' },
    { text: '今天的雨比昨天大还。', quote: '还' },
    { text: '妈妈做的汤很好喝总是，我喝了两碗。', quote: '总是' },
    { text: '我们的自行车没气了忽然，只好推着走。', quote: '忽然' },
    { text: '听到喜讯，奶奶高兴非常。', quote: '非常' },
    { text: '只有多练习，字才写得好能够。', quote: '能够' },
    { text: '天黑了，路灯亮都了。', quote: '都' },
    { text: '乌云密布，下雨要了。', quote: '要' },
    { text: '他把零花钱拿出来全部了。', quote: '全部' },
    { text: '他把地板干干净净地扫得。', quote: '得' },
    { text: '爷爷一有空就修理各种小玩具喜欢。', quote: '喜欢' },
  ],
  leaves: [
    '爷爷来了，奶奶也来了。此乃吾家之宝也。知之为知之，是知也。',
    '画还在，人不在。我在家，他也在，有妈妈在，什么都不怕。人间自有真情在。',
    '他双手离把，掉了后跟，拿了一大把，又往旁边让。',
    '要不，我们走吧。你来不？他说得不对，借书要还，别和别人比。',
    '大家都松了一口气，坐在一起。雨来得突然，他跑得慢慢的，雪纷纷，骑在马上。',
    '语文考了九十分，样子很特别，快乐非常，声音很大，真不应该。',
    '我再也不要了，妈妈不要了，他就是这样的，有才，会了就好。',
    '作业全部写完了，他来得太突然了，这种玩具讨人喜欢，我觉得值得。',
    '多年不见，她风采依旧。知不可为而为，生者寄也，例子信手可得。',
    '它乖得很。鱼，我所欲也。上半场落后十分，大家没有泄气。',
    '盖上一床厚被，见义勇为，下次再给，大有作为。',
  ],
  find: inSeats([
    {
      pattern: /(?<=[^。，“][^。，“])(?<mark>[都也就才却又再很太最更给为从向]|也是)(?=[。，])/dg,
      isInnocent: (words, from, to) =>
        BEFORE_ONE.test(textAt(words, from - 1)) ||
        // 之所以为, 年华难再; 被划分为：
        (textAt(words, from) === '为' && textAt(words, to) === '：') ||
        /(?:以|[何难无])$|[^做变跑写说唱走]得$/.test(textAt(words, from - 1)) ||
        /^[”’]/.test(textAt(words, to + 1)) ||
        (textAt(words, from) === '也' &&
          /[吾其乃之焉矣者未无所亦]/.test(clauseBefore(words, from))),
      explanation: TO_THE_FRONT,
    },
    {
      pattern: /(?<=[^。，“][^。，“]*[fsn上里中下])(?<mark>在)(?=[。，])/dg,
      isInnocent: (words, from) => /还|都|也|不|仍|有|谁|存|自/.test(clauseBefore(words, from)),
      explanation: '“在”后面要说在哪里。把它搬到地方的前面去：“在……”。',
    },
    {
      pattern: /(?<=[了完好]n|[了完好]v|出来)(?<mark>把)(?=[。，])/dg,
      isInnocent: (words, from) => /[一两三几大小铁锹手横离]$/.test(textAt(words, from - 1)),
      explanation: '“把”后面要说东西：“把……”，再说怎么样了。',
    },
    {
      pattern: /(?<=[^。，“][^。，“])(?<mark>不)(?=[。，])/dg,
      isInnocent: (words, from, to) =>
        /^(?:要|得|好|会|吗|行|去|来|是|对|说|[”“])$/.test(textAt(words, from - 1)) ||
        /^[？”]/.test(textAt(words, to)),
      explanation: '“不”要站在它说的动作、样子的前面。',
    },
    {
      pattern: /(?<=没[^。，]{1,4}|比[^。，]{1,5})(?<mark>还)(?=[。，])/dg,
      isInnocent: (words, from, to) =>
        /^(?:没|不|要|我|急|他|来|去|你|人)$/.test(textAt(words, from - 1)) ||
        /^[”]/.test(textAt(words, to + 1)),
      explanation: '“还”要站在前面：“还没……”“比……还……”。',
    },
    {
      pattern: /(?<=[^。，“][^。，“])(?<mark>[BF])(?=了?[。，])/dg,
      isInnocent: (words, from, to) =>
        !NEVER_LAST.has(textAt(words, from)) ||
        BEFORE_LAST.test(textAt(words, from - 1)) ||
        /^[“”’]/.test(textAt(words, to)) ||
        tagAt(words, from - 1) === 'nr',
      explanation: TO_THE_FRONT,
    },
    {
      pattern: /(?<=[^。，“][^。，“])(?<mark>Y)(?=[。，])/dg,
      isInnocent: (words, from) =>
        textAt(words, from) === '特别' ||
        // 落后十分: the score.
        (textAt(words, from) === '十分' &&
          /^(?:落后|领先|相差|差|扣|加|得|多|少)$/.test(textAt(words, from - 1))) ||
        /^[mr]/.test(tagAt(words, from - 1)) ||
        regex()`
          ^(?:很|太|得|了|点|是|真|有|没|么|不|更|最|都|也|个|样子|、|低|高|多|少|快|慢|就|又)$
        `.test(textAt(words, from - 1)),
      explanation: (mark) => `“${mark}”要站在样子的前面：“${mark}……”。`,
    },
    {
      pattern: /(?<=[^。，“][^。，“])(?<mark>[OZ能])(?=了?[。，])/dg,
      isInnocent: (words, from) =>
        !/^(?:必须|能够|不能|得以|能)$/.test(textAt(words, from)) ||
        regex()`
          ^(?:不|也|就|都|的|可|才|无所|是|还|所|只|我|他|她|你|很|最|得|他们|我们|为|说|谁|又|
          却|绝|万万|再|[BFO].*)$
        `.test(textAt(words, from - 1)),
      explanation: TO_THE_FRONT,
    },
    {
      pattern: /(?<=[nv])(?<mark>要)(?=了[。，])/dg,
      explanation: '“要”站在动作的前面：“要……了”。',
    },
    {
      pattern: /(?<=[^。，])(?<mark>[都也就才却又再最更被从为])(?=了[。，])/dg,
      explanation: (mark) => `“${mark}”要站在动作的前面：“${mark}……了”。`,
    },
    {
      pattern: /(?<=[来去完好出v])(?<mark>F)(?=了[。，])/dg,
      isInnocent: (words, from) =>
        !/^(?:全部|突然|忽然)$/.test(textAt(words, from)) ||
        /^(?:都|的|太|很|这么|不)$/.test(textAt(words, from - 1)),
      explanation: (mark) => `“${mark}”要站在动作的前面：“${mark}……了”。`,
    },
    {
      pattern: /(?<=[iav])(?<mark>得)(?=[。，])/dg,
      isInnocent: (words, from, end) =>
        tagAt(words, end - 1) !== 'ud' || /[可而所难不]$/.test(textAt(words, from - 1)),
      explanation: '“得”后面要说怎么样：“……得……”。',
    },
    {
      pattern: /(?<=n)(?<mark>v)(?=。)/dg,
      isInnocent: (words, from) =>
        !/^(?:喜欢|坚持)$/.test(textAt(words, from)) ||
        clauseBefore(words, from).length < 9 ||
        /[人被招讨受让叫得]/.test(clauseBefore(words, from)),
      explanation: (mark) => `“${mark}”要站在它的东西前面：“${mark}……”。`,
    },
  ]),
}

function clauseBefore(words: Parameters<typeof textAt>[0], at: number): string {
  let text = ''
  for (let place = at - 1; place >= 0 && !/^[。，！？；]$/.test(textAt(words, place)); place -= 1)
    text = textAt(words, place) + text
  return text
}
