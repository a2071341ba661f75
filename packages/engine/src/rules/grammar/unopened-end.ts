/** 有操场和图书馆组成, 听着歌声中, 取材于……改编的: an end stands there whose beginning is missing. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”—―…,;:!?]'
const SENTENCE = '[^。；！？—―…;:!?]'
const START = '(?<=^|[。！？；])'
const END = '(?=[。！]|$)'
const PAUSE = '(?=[，。！]|$)'
const SAY_ONE = '这里把两种说法接在了一起'
const HELP = compact`
  帮助|鼓励|支持|关心|关怀|教育|教导|指导|带领|影响|照顾|引导|督促|推动|熏陶|配合|陪伴|提醒|启发|
  感染|照料|呵护|保护|劝说|辅导|讲解|训练|监督|管理|组织|指挥|注视|目送|搀扶|开导|率领|熏染|感召
`
/** What is heard or felt around one: 在歌声中, 在烈日下. */
const AROUND = compact`
  歌声|掌声|笑声|琴声|雨声|欢呼声|喊声|加油声|读书声|音乐|旋律|目光|注视|烈日|烈日炎炎|炎炎烈日|
  太阳|寒风|大雨|细雨|雪花|月光|星光|微风|春风|狂风|朝阳|夕阳|阳光|心情|希望|梦想
`
/** Why and wherefrom a thing has come, said in front of the verb. */
const OUT_OF = compact`
  取材于|出自于?|来自于?|来源于|源于|始于|建于|起源于|原产于|生于|产于|毕业于|创办于|成立于|
  诞生于|发源于|写于|起始于
`
const COME = compact`
  改编|改编而成|来|开始|建成|而来|得来|产生|传来|毕业|出生|写成|创作|修建|成立|诞生|兴建|的缘故|起源
`

export const unopenedEnd: Rule = {
  id: 'unopened-end',
  kind: 'fault',
  area: 'grammar',
  label: '语病：句式杂糅',
  teaches: '“由……组成”“以……为主”“在……下”都是成对的：有了后一半，前一半也要在。',
  marks: [
    { text: '我们小区里有花园、广场和凉亭组成。', quote: '组成' },
    { text: '这个歌舞团主要是爱唱歌的年轻姑娘组成的。', quote: '组成的' },
    { text: '小松鼠吃松子为食。', quote: '为食' },
    { text: '那位老师的耐心鼓励下，她唱完了整首歌。', quote: '那位老师的耐心鼓励下' },
    { text: '听着妈妈的歌声中，弟弟睡着了。', quote: '中', suggestion: '' },
    { text: '好朋友不是天天在一起，而是能互相帮助才是。', quote: '才是', suggestion: '' },
    { text: '医生建议爷爷少喝酒为好。', quote: '为好', suggestion: '' },
    { text: '这出戏取材于一个民间传说改编的。', quote: '改编的', suggestion: '' },
    { text: '这张桌子是用旧木板所做的。', quote: '所', suggestion: '' },
    { text: '谁能想到，他竟然考了第一名没想到。', quote: '没想到', suggestion: '' },
    { text: '这件事究竟该怎么处理是个问题呢？', quote: '是个问题' },
    { text: '他走了大约半小时的时间左右。', quote: '左右', suggestion: '' },
    { text: '晚会是由班长主持下进行的。', quote: '由', suggestion: '在' },
    { text: '他拿头疼为借口，没有来。', quote: '拿', suggestion: '以' },
    { text: '我对下棋是我最大的爱好。', quote: '对' },
    { text: '我养了一只名叫“花花”的名字的猫。', quote: '的名字', suggestion: '' },
    { text: '你有没有看见我的书包没有？', quote: '没有', suggestion: '' },
    { text: '他除了会画画，而且会唱歌。', quote: '而且', suggestion: '' },
    { text: '读一本好书，犹如像和朋友谈心。', quote: '像', suggestion: '' },
  ],
  leaves: [
    '不但我没想到他会赢，连他自己也没想到。',
    '我恨不得马上长大才好。',
    '晚会由班长主持。他以头疼为借口，没有来。下棋是我最大的爱好。对我来说，下棋是我最大的爱好。',
    '我养了一只名叫“花花”的猫。你有没有看见我的书包？他除了会画画，还会唱歌。',
    '我们小区由花园、广场和凉亭组成。五个人组成一队。',
    '小松鼠以松子为食。渔民靠打鱼为生。',
    '在观众的鼓励下，她唱完了整首歌。她在妈妈的帮助下学会了。',
    '在妈妈的歌声中，弟弟睡着了。他望着手中的信，哭了。',
    '好朋友不是天天在一起，而是能互相帮助。互相帮助才是好朋友。',
    '医生建议爷爷少喝酒。还是少喝酒为好。',
    '这出戏是根据一个民间传说改编的。',
    '这张桌子是用旧木板做的。',
    '谁能想到，他竟然考了第一名。真没想到。',
    '这件事究竟该怎么处理呢？',
    '他走了半小时左右。',
  ],
  find: inPatterns([
    {
      words: ['组成', '构成'],
      pattern: regex('dg')`
        ${START}(?![^。]*(?:由|所|以|从|共同|一起|排|组合|自|联合|人组成|
        的组成))${SENTENCE}{6,40}?(?<=有${INSIDE}{2,20}(?:和|等|、)${INSIDE}{1,8}|
        主要是${INSIDE}{2,14}|是(?:从)?${INSIDE}{4,16})(?<mark>(?:组成|构成)的?)${END}
      `,
      explanation: ({ mark = '' }) =>
        `“${mark}”要和“由”一起用：“由……${mark}”；前面用了别的说法，就不用“${mark}”。`,
    },
    {
      words: [
        '为食',
        '为榜样',
        '为内容',
        '为线索',
        '为主题',
        '为目的',
        '为题',
        '为中心',
        '为背景',
        '为目标',
        '为重点',
      ],
      pattern: regex('dg')`
        ${START}(?![^。]*(?:以|作|认|成|视|把|将|引|拿|用|化|转|变|名|改|称|何|因|谁|被|评|立|定|
        选))${SENTENCE}{3,40}?
        (?<!(?:靠|凭)${INSIDE}{0,8})(?<mark>为(?:食|榜样|内容|线索|主题|目的|题|中心|背景|目标|
        重点))(?=的|[，。！])
      `,
      explanation: ({ mark = '' }) => `“${mark}”要和“以”一起用：“以……${mark}”。`,
      isInnocent: ({ 0: whole }) => /^[^，]*，?[^，]*?(?:分|各|互|均|皆|何|长.)为/.test(whole),
    },
    {
      words: ['下，'],
      pattern: regex('dg')`
        ${START}(?!在|从|由于|因为|随着|经过|通过|得到|受到|有了|靠|听|如果|可是|
        但)(?<mark>(?:(?!在|从|
        于|由|受|得|把)${INSIDE}){2,10}的
        [\u4e00-\u9fff]{0,4}(?:${HELP})下)(?=，)
      `,
      explanation: ({ mark = '' }) => `“${mark}”前面少了“在”，补上它：“在……下”。`,
    },
    {
      words: ['中，', '下，', '里，', '时候，'],
      pattern: regex('dg')`
        (?<=^|[。！？；，])(?:听|看|顶|伴|迎|冒|望|唱|伴随|沐浴|陪|怀|带|踏)着(?:(?!在|
        从)${INSIDE}){0,10}(?:${AROUND})(?<mark>之?[中下]|里)(?=，)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `${SAY_ONE}：“听着（迎着）……”和“在……${mark}”。选一种。`,
    },
    {
      words: ['随着'],
      pattern: regex('dg')`
        (?<=^|[。！？；，])随着${INSIDE}{2,14}(?<mark>(?:响起|到来|来临|升起|开始|结束)的时候)(?=，)
      `,
      explanation: ({ mark = '' }) => `${SAY_ONE}：“随着……”和“……${mark}”。选一种。`,
    },
    {
      words: ['才是', '才对', '才行'],
      pattern: regex('dg')`
        (?:不是|不在于)${SENTENCE}{2,24}(?:而是|而在于)${INSIDE}{2,20}(?<mark>(?:的人)?才(?:是|对|
        行))${END}
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“不是……而是……”已经说完整了，后面的“${mark}”多出来了。`,
    },
    {
      words: ['为好', '才好', '才对'],
      pattern: regex('dg')`
        (?:建议|不得不|劝)(?:(?!，)${INSIDE}){2,16}(?<mark>为好|才好|才对)${END}
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面的词已经说了想怎样，后面的“${mark}”多出来了。`,
    },
    {
      words: OUT_OF.replaceAll('于?', '').split('|'),
      pattern: regex('dg')`
        (?:${OUT_OF})(?:(?!的是|带)${INSIDE}){2,16}?(?<mark>(?:${COME})的?)${PAUSE}
      `,
      suggestion: '',
      explanation: ({ mark = '' }) =>
        `前面已经说了从哪里来、什么时候起，后面的“${mark}”是另一种说法。选一种。`,
      isInnocent: ({ groups, 0: whole }) =>
        /^(?:来|开始|产生|成立|毕业|出生)$/.test(groups?.['mark'] ?? '') ||
        /信|礼物|问候/.test(whole),
    },
    {
      words: ['所做', '所制', '所造', '所编', '所买', '所写', '所画', '所建'],
      pattern: /(?<=是用[^，。；！？是]{2,14})(?<mark>所)(?=[做制造编买写画建])/dg,
      suggestion: '',
      explanation: `${SAY_ONE}：“是用……做的”和“为……所做”。去掉“所”。`,
    },
    {
      words: ['分不开关系', '离不开的关系', '密不可分', '分不开的原因', '分不开'],
      pattern: regex('dg')`
        分不开(?<mark>的?关系|的?原因)${END}|离不开${INSIDE}{2,14}(?<mark>分不开的?|
        密不可分的?)${END}|
        [与和跟]${INSIDE}{2,14}(?<mark>离不开的?)${PAUSE}
      `,
      explanation: ({ mark = '' }) =>
        `“和……分不开”“离不开……”，一种说法就够了，去掉多出来的“${mark}”。`,
    },
    {
      words: ['想不到', '没想到', '出乎意料', '意想不到', '不料', '没料到'],
      pattern: regex('dg')`
        (?:谁知|谁料|不料|没想到|想不到|哪知|谁能想到|从来没有?想到|
        意想不到)(?:(?!我也)${SENTENCE}){4,40}?
        (?<mark>(?:让[我他她])?(?:没想到|想不到|出乎意料|意想不到|没料到)的?)${END}
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了没有想到，后面的“${mark}”就重复了。`,
      // 不但我没想到，连他自己也没想到: two people.
      isInnocent: ({ 0: whole }) => /连[^，。]*[也都]|[我你他她们]也/.test(whole),
    },
    {
      words: ['是个问题', '怎么办', '怎么行', '是什么原因', '难说', '是谁'],
      pattern: regex('dg')`
        (?:谁知道|究竟|到底|怎么能|为什么|不知道?|不知如何)(?:(?!，|想|你说|知道)${INSIDE}){4,22}
        (?<mark>是个问题(?:难说)?|(?<!该|要)怎么办|怎么行|是什么原因|
        (?<=如何是好)怎么办)(?:呢)?(?=[。？！])
      `,
      explanation: ({ mark = '' }) => `前面已经在问了，后面的“${mark}”又问了一遍。留一种。`,
      isInnocent: ({ 0: whole }) => /[^怎]么办/.test(whole.slice(0, 3)),
    },
    {
      words: ['左右', '上下'],
      pattern: regex('dg')`
        (?:左右|上下|大约|大概|大致)${INSIDE}{1,12}(?:的时间|的样子|的模样|的年纪|的距离|的路程|
        的时候|的光景)(?<mark>左右|上下)${PAUSE}|
        (?:样子|模样|年纪|岁数)(?<mark>左右|上下)${PAUSE}
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“${mark}”要跟在数目后面，这里多出来了。`,
    },
    {
      words: ['下进行', '下举行', '下完成', '下，'],
      pattern: regex('dg')`
        (?<mark>由)(?=(?:(?!在|于|来)${INSIDE}){1,10}(?:主持|${HELP})之?下(?:，|进行|举行|完成|
        学会|开展))
      `,
      suggestion: '在',
      explanation: `${SAY_ONE}：“由……”和“在……下”。选一种。`,
      isInnocent: (match, text) => /[自理缘]$/.test(text.slice(0, match.index)),
    },
    {
      words: [
        '为馅',
        '为原料',
        '为材料',
        '为借口',
        '为理由',
        '为主料',
        '为工具',
        '为武器',
        '为由',
        '以种',
        '以打',
        '以卖',
        '以养',
      ],
      pattern: regex('dg')`
        (?<mark>用|拿)(?=(?:(?!以)${INSIDE}){2,14}(?<![作成])为(?:馅|原料|材料|借口|理由|主料|
        工具|武器))|(?<mark>靠|凭)(?=以${INSIDE}{2,10}为)|
        因为(?:(?!以)${INSIDE}){2,12}(?<![作成认])(?<mark>为(?:理由|借口))
      `,
      suggestion: ({ mark = '' }) => (/[用拿]/.test(mark) ? '以' : ''),
      explanation: ({ mark = '' }) => `${SAY_ONE}：“${mark}……”和“以……为……”。选一种。`,
    },
    {
      words: ['是我最', '是他最', '是她最', '是我的', '是我们最'],
      pattern: regex('dg')`
        (?<=^|[，。；！？])(?:[我他她]|我们)?(?<mark>对)(?!于?[我他她])(?=(?:(?!来说|而言|来讲|，|
        的)${INSIDE}){1,10}是[我他她]们?(?:最|的|从小|一直|唯一))
      `,
      explanation: `${SAY_ONE}：“对……很喜欢”和“……是我的爱好”。选一种。`,
    },
    {
      words: ['”的名字', '”的外号', '”的绰号', '叫做名叫', '叫名叫'],
      pattern:
        /(?:名叫|叫做|叫作|名为)“[^”]{1,10}”(?<mark>的(?:名字|外号|绰号))|叫做?(?<mark>名叫)/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `“叫……”已经说了名字，“${mark}”多出来了。`,
    },
    {
      words: ['没有？', '不是？', '不能？'],
      pattern: /(?:有没有|是不是|能不能)[^，。；！？“”]{2,16}(?<mark>没有|不是|不能)(?=？)/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经在问了，句尾的“${mark}”就不用了。`,
    },
    {
      words: ['除了', '自从', '自打'],
      pattern: regex('dg')`
        除了${INSIDE}{1,16}，(?<mark>而且|并且)还?|(?:自从|
        自打)${SENTENCE}{2,22}以来，(?<mark>所以|因此)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前一句用了一种说法，“${mark}”是另一种说法里的，去掉它。`,
    },
    {
      words: ['犹如像', '很像跟', '很像和', '如同像', '宛如像', '恰似像', '就像如同'],
      pattern: /(?:很像|犹如|如同|宛如|恰似)(?<mark>跟|像(?=和|一|是))/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `“像”的意思前面已经有了，“${mark}”多出来了。`,
    },
  ]),
}
