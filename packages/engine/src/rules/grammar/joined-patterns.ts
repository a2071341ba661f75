/** 非常开心极了, 为什么……的原因: everyday sentences in which two ways of saying it run together. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”]'
const DEGREE =
  '非常|十分|特别(?!快车|是)|格外|极其|无比|多么|很(?![多少久快])|最(?![近后初终先])|真是太|太(?![阳爷奶姥公婆太空湖])'
/** 采纳他的建议, 满足妈妈的愿望: verbs whose object a view or a wish is. */
const TAKES_A_WISH =
  '满足|实现|采[纳用]|弄清|理解|了解|改变|支持|[明打]消|懂|知道|违背|考虑|猜|达成|放弃|坚持|辜负|表达|征求|符合|完成'
const SAY_ONE = '这里把两种说法接在了一起'

/** 把那只被雨淋湿了翅膀的小鸟捧回家: what was done to the thing tells which one it is. */
const isSaidOfThing = (match: RegExpExecArray, text: string): boolean =>
  /^把(?:[这那一几两三][\u4e00-\u9fff]{1,2}|刚?刚|总是?|常常?|曾经?|已经)被/.test(match[0]) &&
  /^[^，。！？；]*的[\u4e00-\u9fff]{2}/.test(text.slice(match.index + match[0].length))

export const joinedPatterns: Rule = {
  id: 'joined-patterns',
  kind: 'fault',
  area: 'grammar',
  label: '语病：句式杂糅',
  teaches: '同一个意思常有两种说法，一句话只用一种，不要前面一种、后面又接上另一种。',
  marks: [
    { text: '我们今天玩得特别高兴极了。', quote: '特别高兴极了', suggestion: '高兴极了' },
    {
      text: '我为什么迟到的原因，是路上堵车了。',
      quote: '为什么迟到的原因',
      suggestion: '迟到的原因',
    },
    { text: '这次失败的关键在于因为我太粗心。', quote: '因为', suggestion: '' },
    {
      text: '关于怎样保护视力的问题上，大家说了很多。',
      quote: '关于怎样保护视力的问题上',
      suggestion: '在怎样保护视力的问题上',
    },
    { text: '这幅画是由三年级同学合作而成的一幅画。', quote: '一幅画', suggestion: '' },
    { text: '花坛里的花占了一半以上都是月季。', quote: '都是月季', suggestion: '' },
    { text: '小弟弟像个小老虎似的一样跑过来。', quote: '一样', suggestion: '' },
    { text: '弟弟把花瓶被打碎了。', quote: '把花瓶被', suggestion: '把花瓶' },
    { text: '在爷爷的影响下对我产生了种花的兴趣。', quote: '对我' },
    { text: '他的进步是从一次失败中使他明白的。', quote: '使他' },
    { text: '文章借一把伞为线索，写出了母爱。', quote: '借', suggestion: '以' },
    { text: '我认为他做得对的看法。', quote: '的看法', suggestion: '' },
    { text: '通过这个故事，是为了告诉我们要诚实。', quote: '是为了' },
    { text: '规定不准带零食的同学要扣分。', quote: '不准', suggestion: '' },
  ],
  leaves: [
    '我们今天玩得高兴极了。',
    '我迟到的原因，是路上堵车了。',
    '我为什么迟到，原因只有我知道。',
    '关于这个问题，大家说了很多。',
    '在这个问题上，大家说了很多。',
    '这座桥是我走过的最长的一座桥。',
    '弟弟把被子叠好了。',
    '小弟弟像小老虎一样跑过来。',
    '爸爸把那只被雨淋湿了翅膀的小鸟捧回了家。他把被人忘掉的书放回书架。蛀牙是由于吃糖太多造成的。',
    '在爷爷的影响下，我对种花产生了兴趣。',
    '通过这件事，我明白了他是为了我好。',
    '文章借一把伞写出了母爱。',
    '老师规定不准带零食。',
    '最近他忙得很，太爷爷高兴极了。',
    '很多人着急得很。',
    '我希望能满足妈妈的愿望。',
    '我觉得应该先弄清他的想法。',
  ],
  find: inPatterns([
    {
      words: ['极了', '得很', '得不得了', '得要命'],
      pattern: regex('dg')`
        (?<mark>${DEGREE})(?<what>[\u4e00-\u9fff]{1,4}?)(?<also>极了|得很|得不得了|得要命|得要死)
        (?=[，。！；]|$)
      `,
      suggestion: '',
      explanation: ({ mark = '', also: half = '' }) =>
        `“${mark}”和“${half}”都在说程度，只用一个就够了。`,
      isInnocent: (match) => /得|了|的|地|不|想|说|觉/.test(match.groups?.['what'] ?? ''),
    },
    {
      words: ['为什么', '为何'],
      pattern: regex('dg')`
        (?<mark>为什么|为何)(?:会|要|能|这么|那么)?${INSIDE}{2,20}(?<also>的(?:原因|
        缘故))(?=，?(?:就|主要|
        也)?
        (?:是|在于)|[。！])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“${mark}”和“的原因”是两种说法，选一种。`,
    },
    {
      words: ['在于'],
      pattern:
        /(?:关键|原因|目的|重点|根本|秘诀)(?:就|主要|也|正)?在于(?<mark>取决于|因为|由于|为了)/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `${SAY_ONE}：“在于”和“${mark}”只留一个。`,
    },
    {
      words: ['问题上', '方面上', '事情上'],
      pattern: regex('dg')`
        (?<=^|[，。！？；\s])(?<mark>对于|关于|对)${INSIDE}{2,24}(?:问题|事情|这件事|
        方面)(?<also>上)(?=，)
      `,
      suggestion: '在',
      explanation: ({ mark = '' }) => `${SAY_ONE}：“${mark}……的问题”和“在……的问题上”。选一种。`,
    },
    {
      words: ['而成的'],
      pattern: regex('dg')`
        (?<thing>[\u4e00-\u9fff])是由?${INSIDE}{2,30}而成的(?<mark>一[座个条本幅件只棵间栋首篇张把
        块艘]\k<thing>)(?=[，。！；]|$)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了是什么，后面的“${mark}”就重复了。`,
    },
    {
      words: ['占'],
      pattern: regex('dg')`
        占了?${INSIDE}{0,8}(?:以上|一半|多数|之[一二三四五六七八九])(?<mark>都?是(?![好坏因常真不])
        [\u4e00-\u9fff]{1,5})(?=[，。！；]|$)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `${SAY_ONE}：“……占多少”和“多少${mark}”。选一种。`,
    },
    {
      words: ['似的一样', '似的一般', '一样似的', '一般似的', '一样般'],
      pattern: /(?<=似的|一样|一般)(?<mark>一样|一般|似的)/dg,
      suggestion: '',
      explanation: '“似的”和“一样”是一个意思，留一个就够了。',
    },
    {
      words: ['把'],
      pattern: regex('dg')`
        (?<also>把)(?:(?![的给让使])[\u4e00-\u9fff]){1,6}?(?<![棉毛夏薄厚盖旧新])(?<mark>被)(?!子|
        窝|套|单|褥|面|动|告|
        称|人)
        (?=[\u4e00-\u9fff]{1,6}了(?!的))
      `,
      suggestion: '',
      explanation: '“把”和“被”正好相反，一句里只能用一个。',
      isInnocent: (match, text) =>
        /把$|手|一把|伞/.test(match[0].slice(0, 3)) || isSaidOfThing(match, text),
    },
    {
      words: ['下对我', '下使我对我', '中对我'],
      pattern: regex('dg')`
        (?<=^|[。！？；，\s])在${INSIDE}{3,16}[下中]，?(?<mark>对我们?)(?=产生了|有了|引起了|充满了)
        ${INSIDE}{2,16}(?:兴趣|好奇|信心|爱好|想法)(?=[。，！])
      `,
      explanation: '是谁产生了兴趣？先请“我”出来，再说“对”什么，句子就顺了。',
    },
    {
      words: ['中使', '里使', '上使', '后使', '时使'],
      pattern: regex('dg')`
        是?从${INSIDE}{2,20}[中里上](?<mark>使得?(?:我们?|他们?|她们?|大家|
        人们))(?![^，。]{1,10}的，?是)
        (?=[\u4e00-\u9fff])
      `,
      explanation: ({ mark = '' }) => `${SAY_ONE}：“从……中明白”和“……${mark}明白”。选一种。`,
    },
    {
      words: ['为线索', '为主题', '为背景', '为例子', '为例'],
      pattern: regex('dg')`
        (?<![凭假])(?<mark>借助?|用着?通过|通过|从)(?:(?!以|作|成)${INSIDE}){1,14}(?<![作成])为
        (?:线索|主题|背景|话题|题材)(?=[，。！；]|$)
      `,
      suggestion: '以',
      explanation: ({ mark = '' }) => `${SAY_ONE}：“${mark}……”和“以……为……”。选一种。`,
    },
    {
      words: ['的看法', '的想法', '的建议', '的打算', '的希望', '的愿望'],
      pattern: regex('dg')`
        (?<=^|[，。！？；\s])(?:我|我们|他|她|他们|大家)(?:都|也|还|一直)?(?:认为|觉得|建议|打算|
        希望)(?![^，。；！？]*(?:有|是|这|那|提|说|同意|接受|尊重|听|按|${TAKES_A_WISH}|
        的[^，。；！？]*的))
        ${INSIDE}{3,24}(?<mark>的(?:看法|想法|观点|建议|打算|希望|愿望))(?=[。！])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了在想，后面的“${mark}”就多出来了。去掉它读一读。`,
    },
    {
      words: ['是为了'],
      pattern: regex('dg')`
        (?<=^|[。！？；\s]|作者|我们|他)通过${INSIDE}{2,24}，(?<mark>(?:就|也)?是为了)(?=表达|告诉|
        说明|歌颂|赞美|表现|让|使|揭示|反映|突出|提醒|教育)
      `,
      explanation: `${SAY_ONE}：“通过……，表达了……”和“……是为了……”。选一种。`,
    },
    {
      words: ['不准', '不许', '禁止', '严禁'],
      pattern: regex('dg')`
        (?:规定|要求|校规|班规)[^，。；！？]{0,4}(?<mark>不准|不许|禁止|严禁)${INSIDE}{2,16}
        的(?:同学|人|学生|孩子|车辆|行人)(?=(?:都|就|将|一律)?(?:要|会|应该|必须|将|被|受)[^，。])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `${SAY_ONE}：“规定${mark}……”和“……的人要……”。选一种。`,
    },
    {
      words: ['本着', '抱着', '怀着', '带着'],
      pattern: regex('dg')`
        (?:本着|抱着|怀着)(?:(?!以)${INSIDE}){2,16}(?<mark>为)(?=(?:目的|想法|心情|念头|原则|宗旨|
        精神)(?:[，。！；]|$))
      `,
      suggestion: '的',
      explanation: `${SAY_ONE}：“本着……的……”和“以……为……”。选一种。`,
      isInnocent: (match) => /认为|成为|作为|因为|行为|为了|称为/.test(match[0]),
    },
    {
      words: ['的原因是', '的原因，是', '的缘故是'],
      pattern: /(?<also>之所以)[^。；！？]{2,40}(?<mark>的原因|的缘故)(?=，?(?:就|主要|也)?是)/dg,
      suggestion: '',
      explanation: '“之所以”和“的原因”是两种说法，选一种：“……之所以……，是因为……”。',
    },
    {
      words: ['造成的', '导致的', '引起的'],
      pattern: regex('dg')`
        (?:是|就是|都是)(?<mark>因为|(?<=(?:原因|起因|之所以)[^。！？]{0,30})由于|
        由于(?=${INSIDE}{2,20}的(?:缘故|结果)))(?:(?!而)${INSIDE}){2,24}(?<also>造成的|导致的|
        引起的|
        害的)
        (?=[，。！；]|$)
      `,
      explanation: ({ mark = '' }) => `${SAY_ONE}：“是${mark}……”和“是……造成的”。选一种。`,
    },
    {
      words: ['听说', '所说'],
      pattern: regex('dg')`
        (?<=^|[，。！？；\s])(?:据|根据|从)${INSIDE}{1,10}(?<mark>听说|据说)(?=，)
      `,
      explanation: ({ mark = '' }) => `“据……说”和“${mark}”是两种说法，选一种。`,
      isInnocent: (match) => /^从小|^从[^，]*那里|^从[^，]*口中/.test(match[0]),
    },
    {
      words: ['被有', '把有'],
      pattern: /(?:被|把)(?<mark>有)(?=一[盏个只位种阵双把条群])/dg,
      suggestion: '',
      explanation: '“被”后面直接说谁、说什么，再说怎么样，不用“有”。',
    },
    {
      words: ['是我最', '是我们最', '是他最'],
      pattern: regex('dg')`
        做的(?<food>[\u4e00-\u9fff]{2,4})是我最爱吃(?<mark>[他她][们]?做的(?:菜|饭|东西))
        (?=[，。！])
      `,
      suggestion: '的',
      explanation: ({ mark = '' }) => `“${mark}”前面说过了，说“……是我最爱吃的”就完整了。`,
    },
    {
      words: ['的时候时', '时的时候', '之时的时候'],
      pattern: /(?<mark>的时候)(?=时，)|(?<=[^小有到那这何同当平])(?<mark2>时)(?=的时候，)/dg,
      suggestion: '',
      explanation: '“时”和“的时候”是一个意思，留一个就够了。',
      isInnocent: (match) => match[0] === '时',
    },
  ]),
}
