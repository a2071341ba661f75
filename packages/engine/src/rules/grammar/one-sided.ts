/** 能否坚持锻炼，是身体健康的保证: two sides before, one side after. */
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import { ONLY_ONE_SIDE } from './onlyOneSide.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const TWO =
  '能否|是否|可否|能不能|会不会|有没有|是不是|要不要|愿不愿意?|敢不敢|肯不肯|想不想|够不够'
const TWO_NOUN = '好坏|高低|优劣|强弱|成败|胜败|胜负|输赢|与否|大小|多少|快慢|深浅'
const TWO_SIDED = [
  '能否',
  '是否',
  '可否',
  '能不能',
  '会不会',
  '有没有',
  '是不是',
  '要不要',
  '愿不愿',
  '好不好',
  '对不对',
  '够不够',
  '肯不肯',
  '有无',
  ...TWO_NOUN.split('|'),
]
/**
 * A word for both sides in the other half makes it even; a question or a problem has two sides of
 * its own.
 */
const EVEN = compact`
  (?:${TWO}|${TWO_NOUN}|如何|怎样|怎么|什么|多大|几|哪|谁|问题|疑问|未知|难说|悬念|影响)
`
const NOT_EVEN = `(?:(?!${EVEN})[^，。；！？])`
/**
 * What stands for the good side alone. 关键 has both sides in many good sentences and is treated
 * apart.
 */
const ONE_SIDED_HEAD =
  '保证|保障|前提|基础|条件|标志|途径|法宝|基石|源泉|动力|体现|表现|原因|目标|愿望|心愿|梦想|秘诀|诀窍|理想|追求|美德|要求'

const FRONT_TWO: FaultPattern['explanation'] = ({ mark = '' }) =>
  `前面的“${mark}”说了行和不行两面，后面只说了行的一面，前后对不上。去掉“${mark}”，或者让后面也有两面，读读看。`
const BACK_TWO: FaultPattern['explanation'] = ({ mark = '' }) =>
  `前面只说了一面，后面的“${mark}”却有两面，前后对不上。去掉“${mark}”，或者在前面也说出两面。`
/** Of what stands before, up to where its sentence begins. */
const HAS_TWO = new RegExp(`(?:${TWO})[^。！？；]*$`)
/** 能不能成功，关键在于自己: a thing is not a side. */
const NO_SIDES = regex()`
  (?:自己|[他她你我们人心感]|态度|方法|方式|选择|细节|程度|心态|习惯|过程|本身|能力|水平|天[分赋]|兴趣|
  运气|技巧|经验|论据|理由|[体眼耐]力|时机|火候|方向|这[^，。]*|
  (?<two>[\u4e00-\u9fff])不\k<two>)$
`

export const oneSided: Rule = {
  id: 'one-sided',
  kind: 'fault',
  area: 'grammar',
  label: '语病：两面对一面',
  teaches: '“能否”“是否”“好坏”说的是两面，句子的另一半也要有两面，前后才对得上。',
  marks: [
    { text: '一场比赛输赢的关键，在于有团结的精神。', quote: '输赢' },
    { text: '能否坚持锻炼，是身体健康的保证。', quote: '能否' },
    { text: '有没有恒心，是学好一门手艺的前提。', quote: '有没有' },
    { text: '坚持锻炼是我们能否拥有好身体的前提。', quote: '能否' },
    { text: '我对自己能否当好班长充满了信心。', quote: '能否' },
    { text: '多读书有助于我们能否写好作文。', quote: '能否' },
    { text: '能否保护好水源，对下游的村庄有着重大的意义。', quote: '能否' },
    { text: '能否学好语文，取决于我们要多读多写。', quote: '能否' },
    { text: '一个人能否学好外语，关键在于每天坚持开口说。', quote: '能否学好外语，关键在于每天' },
    { text: '我们是否认真听讲，才能学好知识。', quote: '是否' },
    { text: '能否按时起床，是我给自己定的目标。', quote: '能否' },
    { text: '有没有自信，往往决定一个人能成功。', quote: '有没有' },
    { text: '字写得好不好，在于天天练。', quote: '好不好，在于天天' },
    { text: '书写是否工整，能给人好印象。', quote: '是否工整，能给人' },
    { text: '办好这次展览，关键在于大家是否齐心。', quote: '是否' },
    { text: '我相信你能不能学会骑车。', quote: '能不能' },
    { text: '能不能取得好成绩，在于你是努力的。', quote: '能不能' },
  ],
  leaves: [
    '能不能织好，关键在于手巧不巧。',
    '能否拿到冠军并不重要，重要的是我们一直没有放弃。',
    '能不能说服对方，关键在于论据。',
    '坐姿是否正确，决定着视力能否保持正常。',
    '一场比赛输赢的关键，在于有没有团结的精神。',
    '成败的关键在于自己。字写得好不好，在于练得多不多。',
    '书写是否工整，能看出一个人是不是细心。结果怎样，取决于大家是否齐心。',
    '我不相信他能不能来这么重要。能不能去，要问老师。球队能不能赢，要看大家团结不团结。',
    '坚持锻炼是身体健康的保证。',
    '能否坚持锻炼，是能否拥有好身体的关键。能否记下错题，是一个人能否进步的关键。',
    '能不能学会滑板，关键在于平衡感。能不能学会潜水，关键在于敢不敢睁眼。',
    '我对自己能不能跳过去没有足够的把握。',
    '能否坚持，关键在于有没有恒心。',
    '能否学好语文，取决于你的态度和努力。',
    '能不能赢，取决于平时是不是认真练习。',
    '能不能按时到，还是个问题。',
    '我不知道自己能否当好班长。',
    '细节是决定成败的关键。',
    '这有助于我们判断答案是否正确。',
    '能否成功，对他影响很大。',
    '是否去春游，要看明天的天气。',
    '你是否想过，读书是进步的条件？',
  ],
  find: inPatterns(
    (
      [
        {
          pattern: regex('dg')`
            (?<=^|[。！？；，：\s])(?!你是否|您是否)${NOT_EVEN}{0,16}(?<mark>${TWO})
            ${NOT_EVEN}{2,26}，?(?:也|才|就|正)?(?:是|成为|成了)${NOT_EVEN}{2,40}
            (?:${ONE_SIDED_HEAD})(?:之一|所在)?(?=[，。；！]|$)
          `,
          explanation: FRONT_TWO,
          isInnocent: (match) => /想过|知道|问|怀疑|判断|考虑|决定|检验|衡量|关系到/.test(match[0]),
        },
        {
          words: ['成败', '胜败', '胜负', '输赢', '好坏', '高低', '优劣'],
          pattern: regex('dg')`
            (?<mark>成败|胜败|胜负|输赢|好坏|高低|优劣)的(?:关键|根本|秘诀|原因)，?(?:就|
            主要)?(?:在于|是)(?:要|能)?
            (?:有(?!没|无|多)|拥有|坚持|努力|认真|刻苦|勤奋|不怕|敢于|善于|保持|树立|团结|
            多[读写练听看])
            ${NOT_EVEN}{1,16}(?=[，。；！]|$)
          `,
          explanation: FRONT_TWO,
        },
        {
          pattern: regex('dg')`
            (?<=^|[。！？；\s])${NOT_EVEN}{0,20}(?<mark>能否|是否|能不能)${NOT_EVEN}{2,26}，?
            (?<also>(?:关键|重要的?|主要|根本|前提)(?:在于|是|
            在)(?:要)?${NOT_EVEN}{2})${NOT_EVEN}{1,28}(?=[，。；！]|$)
          `,
          explanation: FRONT_TWO,
          isInnocent: (match) => NO_SIDES.test(match[0]) || /不(?:是最)?重要/.test(match[0]),
        },
        {
          pattern: regex('dg')`
            (?<=^|[。！？；，\s])${NOT_EVEN}{0,16}(?<mark>能否|是否|
            能不能)${NOT_EVEN}{2,26}，?${NOT_EVEN}{0,4}取决于
            ${NOT_EVEN}{0,8}(?:要|应该|必须|坚持|多[读写听说看练做想]|认真[\u4e00-\u9fff]|好好|
            天天|每天|不断地?[\u4e00-\u9fff]{2}|
            刻苦[\u4e00-\u9fff])${NOT_EVEN}{0,16}(?=[，。；！]|$)
          `,
          explanation: FRONT_TWO,
          isInnocent: (match) => /的[^，。的]{1,6}$/.test(match[0]) || NO_SIDES.test(match[0]),
        },
        {
          pattern: regex('dg')`
            (?<=^|[。！？；，\s])(?:${NOT_EVEN}{3,30})?(?<!不)(?:是|成为)(?!${TWO})(?:(?!判断|
            衡量|检验|影响)[^，。；！？]){0,16}(?<mark>能否|是否|能不能)(?:(?!决定|判断|衡量|检验)
            [^，。；！？]){2,22}(?:的(?:重要|必要|基本|根本|首要|先决)?(?:${ONE_SIDED_HEAD}|关键))
            (?:之一|因素|所在)?(?=[，。；！]|$)
          `,
          explanation: BACK_TWO,
          isInnocent: (match) =>
            /^(?:这|那|它|他|她|此)/.test(match[0]) ||
            /是否(?:就)?是/.test(match[0]) ||
            HAS_TWO.test(match.input.slice(0, match.index)),
        },
        {
          pattern: regex('dg')`
            对[^，。；！？]{0,12}(?<mark>能否|是否|能不能)[^，。；！？]{2,20}(?:充满了?|抱有|很有|
            (?<!没)有着?|树立了?|满怀)(?:十足的|很大的|坚定的|足够的|必胜的)?(?:信心|希望|把握)
          `,
          explanation: ({ mark = '' }) =>
            `有信心的，是“能”的那一面；“${mark}”却连“不能”也说进去了。去掉“不能”的那一面，意思就顺了。`,
        },
        {
          pattern: new RegExp(
            compact`
              (?:有利于|有助于|有益于|确保|保证|促进|实现|推动|影响到[^，。；！？]{0,8}的)
              (?:(?!判断|确定|检查|了解|知道|考虑|评估|决定|衡量|区分|分辨|辨|检验|弄清|思考|回答|
              证明|关注|认识)[^，。；！？、]){0,12}(?<mark>能否|是否|能不能)
            `,
            'dg',
          ),
          explanation: BACK_TWO,
        },
        {
          pattern: regex('dg')`
            (?<=^|[。！？；，\s])${NOT_EVEN}{0,12}(?<mark>能否|是否|能不能|与否)(?:(?!${EVEN})
            [^。；！？]){2,30}，对(?:于)?(?:(?!${EVEN})[^。；！？]){2,30}(?:有|具有|起|起到)(?:了|
            着)?[^，。；！？好坏]{0,8}(?:意义|作用|帮助|好处)
          `,
          explanation: FRONT_TWO,
        },
        {
          pattern: regex('dg')`
            (?<=^|[。！？；，\s])${NOT_EVEN}{0,16}(?<mark>能否|是否|能不能)${NOT_EVEN}{2,26}，
            (?:也|才|就|正)?是${NOT_EVEN}{2,40}的(?:关键|重要因素|关键因素)(?:之一|所在)?
            (?=[，。；！]|$)
          `,
          explanation: FRONT_TWO,
        },
        {
          pattern: regex('dg')`
            (?<=^|[。！？；，\s])(?:我们?|一个人|你|他|同学们|人们|人|学生)?(?<mark>能否|是否|
            能不能|有没有|是不是)${NOT_EVEN}{2,22}，
            ${NOT_EVEN}{0,8}(?:才能|才会|才可以|就一定能|一定能)(?!看|知|判|决|说|
            让)${NOT_EVEN}{2,24}(?=[，。；！]|$)
          `,
          explanation: FRONT_TWO,
        },
        {
          pattern: regex('dg')`
            的(?<mark>${TWO_NOUN})，?(?:也|才|就|正)?是${NOT_EVEN}{2,30}(?:保证|保障|前提|基础|
            条件|途径)(?:之一)?(?=[，。；！]|$)
          `,
          explanation: FRONT_TWO,
        },
        {
          pattern: regex('dg')`
            (?<=^|[。！？；，\s])(?:(?!${EVEN}|决定)[^，。；！？]){3,24}是(?:(?!${EVEN}|决定|判断|
            衡量|检验)[^，。；！？]){2,20}(?<mark>成败|好坏|高低|与否|优劣)的(?:(?:重要|必要|基本|
            根本|首要|先决)?(?:前提|保证|保障|基础|条件|途径))
          `,
          explanation: BACK_TWO,
        },
        {
          pattern: regex('dg')`
            (?<=^|[。！？；，\s])${NOT_EVEN}{0,12}(?<mark>${TWO})${NOT_EVEN}{2,20}，(?:往往|常常|
            直接|都|也|就)?
            (?:决定|说明|表明|证明|体现)(?:着|
            了)?(?!${NOT_EVEN}{0,12}${EVEN})${NOT_EVEN}{1,8}(?:能够?|会|有|
            是)(?![不没否])${NOT_EVEN}{1,12}(?=[，。；！]|$)
          `,
          explanation: FRONT_TWO,
          isInnocent: (match) =>
            /命运|未来|[高低大小多少强弱成败好坏]{2}|程度|水平|态度|性格/.test(match[0]),
        },
        {
          pattern: regex('dg')`
            (?<=^|[。！？；，\s])${NOT_EVEN}{0,12}(?<mark>能否|能不能)${NOT_EVEN}{2,20}，(?:就|全|
            主要|还)?在于(?:你|我|他|我们|自己)?(?:是(?!否)|要|有|已经|肯|天天|每天|
            坚持)${NOT_EVEN}{1,12}(?=[，。；！]|$)
          `,
          explanation: FRONT_TWO,
          isInnocent: (match) => NO_SIDES.test(match[0]),
        },
        ...ONLY_ONE_SIDE,
      ] satisfies FaultPattern[]
    ).map((pattern: FaultPattern) => ({ ...pattern, words: pattern.words ?? TWO_SIDED })),
  ),
}
