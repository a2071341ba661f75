/** 防止不再发生, 切忌不要: the verb already says no, a second no turns the meaning round. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

/** What one wants to keep from happening; 防止学生不交作业 wants the contrary and is right. */
const HARM = compact`
  受(?!管|控|约束|重视)|被|遭|发生|出现|丢|泄|扩散|蔓延|频发|恶化|侵|破坏|浪费|流失|损|污染|
  拖延|重演|犯|跌|摔|伤|错|复发|传播|滋生|迷路|迟到|生病|感染|感冒|滑倒|上当|走弯路|产生|引起|
  造成|再|误会|误解|失误|失败
`

export const piledNegation: Rule = {
  id: 'piled-negation',
  kind: 'fault',
  area: 'grammar',
  label: '语病：否定失当',
  teaches: '“防止”“避免”“切忌”里已经有“不”的意思，再加一个“不”，意思就反了。',
  marks: [
    { text: '我们要防止这样的事故不再发生。', quote: '不', suggestion: '' },
    { text: '为了避免书本不被雨淋湿，我把书包抱在怀里。', quote: '不', suggestion: '' },
    { text: '为了避免不再迟到，我买了一个闹钟。', quote: '不', suggestion: '' },
    { text: '这种精神难道不值得我们不学习吗？', quote: '不', suggestion: '' },
    { text: '考试的时候，切忌不要粗心。', quote: '不要', suggestion: '' },
    { text: '妈妈无时无刻都在为我操心。', quote: '无时无刻', suggestion: '每时每刻' },
    { text: '他拒绝不接受我的礼物。', quote: '不', suggestion: '' },
    { text: '这样的场面，不能不让我不感动。', quote: '不', suggestion: '' },
    { text: '他忍不住不笑了。', quote: '不', suggestion: '' },
    { text: '为了不让妈妈不担心，我早早回了家。', quote: '不', suggestion: '' },
    { text: '我无时无刻不忘记老师的教导。', quote: '不忘记', suggestion: '不记着' },
    { text: '刚学骑车，难免不会摔跤。', quote: '不会', suggestion: '会' },
  ],
  leaves: [
    '我们要防止这样的事故再发生。',
    '为了避免不必要的误会，我把话说清楚了。',
    '老师想办法防止同学不交作业。',
    '谁也避免不了犯错误。',
    '为了避免不小心弄脏衣服，我系上了围裙。',
    '难道不值得我们学习吗？',
    '难道你不觉得这样不好吗？',
    '考试的时候，切记不要粗心。',
    '妈妈无时无刻不在为我操心。',
    '他妒忌得不行。',
    '第一次上台，难免有不足的地方。',
    '他忍不住不去想那件事。',
  ],
  find: inPatterns([
    {
      pattern: regex('dg')`
        (?<verb>防止|避免|防范|杜绝|阻止|制止|遏制|预防|以免|免得|以防|谨防)(?!不)
        [^，。；！？、不没]{0,14}(?<mark>不要|不会|不(?=${HARM}))
      `,
      suggestion: '',
      explanation: ({ verb = '' }) =>
        `“${verb}”的意思就是不让它发生，后面再说“不”，就成了要让它发生。去掉一个“不”，读一读，是不是你想说的？`,
      isInnocent: (match, text) =>
        /^的|^[得可]/.test(text.slice(match.index + match[0].length)) ||
        (/不(?:要|会)$/.test(match[0]) &&
          !new RegExp(`^(?:${HARM})`).test(text.slice(match.index + match[0].length))),
    },
    {
      words: ['忍不住', '禁不住', '不由得'],
      pattern: /(?:忍不住|禁不住|不由得)(?<mark>不)(?=笑|哭|流|喊|叫|鼓掌|称赞|激动)/dg,
      suggestion: '',
      explanation: '“忍不住”里已经有“不”了，再加一个“不”，意思就反了。',
    },
    {
      words: ['不让'],
      pattern:
        /(?<![要能得])不让[^，。；！？不]{1,5}(?<mark>不)(?=担心|着急|生气|难过|伤心|操心|失望|受伤|害怕)/dg,
      suggestion: '',
      explanation: '“不让……不……”，两个“不”放在一起，意思就反了。去掉一个，读一读。',
    },
    {
      words: ['无时无刻不', '无时不', '没有一天不'],
      pattern: /(?:无时无刻|无时|没有一天)(?<mark>不(?<verb>忘记|忘掉|停止|放弃|忘却))/dg,
      suggestion: ({ verb = '' }) =>
        ({ 忘记: '不记着', 忘掉: '不记着', 忘却: '不记着' })[verb] ?? '在坚持',
      explanation: ({ verb = '' }) => `“无时无刻不”就是“每时每刻都”，再说“${verb}”，意思就反了。`,
    },
    {
      words: ['避免不', '防止不', '以免不', '免得不'],
      pattern: regex('dg')`
        (?<verb>避免|防止|以免|免得)(?<mark>不)(?=再?(?:迟到|犯错|发生|出现|出错|受伤|生病|感冒|
        摔跤|上当|粗心|浪费|犯同样|犯类似))
      `,
      suggestion: '',
      explanation: ({ verb = '' }) =>
        `“${verb}”的意思就是不让它发生，后面再说“不”，就成了要让它发生。去掉一个“不”，读一读，是不是你想说的？`,
    },
    {
      words: ['难道'],
      pattern: regex('dg')`
        难道(?:还|也|这|就|这还|这也)?不值得(?:我们|你|我|大家|人们|同学们)?(?<mark>不)(?=深思|
        学习|思考|珍惜|敬佩|感动|反思|骄傲|自豪|尊敬|佩服|爱护|高兴)
      `,
      suggestion: '',
      explanation:
        '反问句里“难道不值得学习”就是“值得学习”；再加一个“不”，意思就反了。把反问改成平常的句子，就能看清楚。',
    },
    {
      pattern: regex('dg')`
        (?<verb>切忌|切勿|严禁|禁止|谨防)[^，。；！？、不]{0,4}(?<mark>不要|不能|不可|不得|不许|
        不准|请勿|别(?![人的处]))
      `,
      suggestion: '',
      explanation: ({ verb = '', mark = '' }) =>
        `“${verb}”就是千万不要的意思，和“${mark}”放在一起，两个“不”抵消了，留一个就够。`,
    },
    {
      pattern: /(?<mark>无时无刻)(?![^，。；！？]{0,14}[不没无非])[^，。；！？]{2}/dg,
      suggestion: '每时每刻',
      explanation:
        '“无时无刻”是“没有哪一刻”，要和“不”连用（无时无刻不……）才是“一直”的意思；这里可以说“每时每刻”。',
    },
    {
      pattern:
        /拒绝(?<mark>不)(?=接受|承认|执行|参加|给|让|听|去|交|付|还|回答|配合|签|提供|服从)/dg,
      suggestion: '',
      explanation: '“拒绝”就是不肯，再说“不”，意思就变成肯了。留一个试试。',
    },
    {
      pattern: /矢口否认(?:自己|他|她|曾经|曾)?(?<mark>没有|没|不曾|未曾)/dg,
      explanation:
        '“否认”已经是“说没有”，再加一个“没有”，就成了“承认有”。想想他到底说的是有，还是没有？',
    },
    {
      pattern: regex('dg')`
        (?:不能不|不得不|不禁)(?:使|让|令|叫|使得)(?:我们?|他们?|她们?|人们?|你|大家|在场的人)
        (?<mark>不|没有)(?!断|久|时|好|安|由|禁|寒)
      `,
      suggestion: '',
      explanation:
        '前面的两个“不”合起来就是“一定”，后面再来一个“不”，意思就反了。数一数“不”的个数，单数和双数意思正好相反。',
    },
    {
      pattern: regex('dg')`
        (?:难免|不免|免不了|未免)(?<mark>不会|不)(?=犯|出错|受伤|发生|遇到|碰到|引起|产生|摔|跌|
        上当|走弯路|吃亏|遇上|碰上|出现)
      `,
      suggestion: ({ mark = '' }) => mark.slice(1),
      explanation: '“难免”就是免不了、会发生，后面不再用“不”。',
    },
    {
      pattern: /难道(?:还|就|也|我们|这)?不能(?<mark>不)(?=说|承认|算|是)/dg,
      suggestion: '',
      explanation:
        '反问句里“难道不能说”就是“能说”；再加一个“不”，意思就反了。把反问改成平常的句子，就能看清楚。',
    },
    {
      pattern: /(?:劝阻|阻止|禁止|制止)[^，。；！？]{0,8}(?<mark>戒[烟酒赌])/dg,
      explanation: ({ mark = '' }) =>
        `“${mark}”本来是好事，前面却用了阻拦的词，意思反了。想一想：要拦住的是什么？`,
    },
  ]),
}
