/** 原因是……造成的, 本着……为原则: the beginning of one pattern and the end of another. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？]'
const HELP =
  '帮助|鼓励|支持|关心|关怀|教育|教导|指导|带领|领导|努力|影响|照顾|引导|督促|推动|熏陶|配合|陪伴'
const CORE = '原则|中心|核心|主题|宗旨|目的|基础|重点|依据|主线|准则|标准|出发点|前提|目标|主'
const CAUSED = '而?造成的?|所致|(?:所)?导致的?|(?:所|而)?引[起发]的?|的结果|的缘故'
const PARTS = '配制而成|配置而成|组合而成|组成的?|构成的?|制成的?'

const ONE_OF_TWO = '这里把两种说法接在了一起'

export const mixedPattern: Rule = {
  id: 'mixed-pattern',
  kind: 'fault',
  area: 'grammar',
  label: '语病：句式杂糅',
  teaches: '一句话用一种说法。把两种说法各截一半拼起来，句子就拧住了。',
  marks: [
    { text: '我迟到的原因是路上堵车造成的。', quote: '造成的', suggestion: '' },
    { text: '他之所以成功的原因，是从不放弃。', quote: '的原因', suggestion: '' },
    { text: '这本书的作者是冰心写的。', quote: '写的', suggestion: '' },
    { text: '班会本着自愿参加为原则。', quote: '为', suggestion: '的' },
    { text: '我们围绕怎样节约用水为中心展开了讨论。', quote: '围绕', suggestion: '以' },
    { text: '根据科学家的研究表明，多睡觉能长高。', quote: '根据', suggestion: '' },
    { text: '这本书深受同学们所喜爱。', quote: '所', suggestion: '' },
    { text: '经过老师的耐心帮助下，他进步了。', quote: '下', suggestion: '' },
    { text: '这座小城被誉为“水乡”的美誉。', quote: '的美誉', suggestion: '' },
    { text: '我买书的目的是为了练字。', quote: '为了', suggestion: '' },
    { text: '他能康复，靠的是家人的照顾分不开的。', quote: '分不开的' },
    { text: '比去年相比，今年的花开得早。', quote: '比', suggestion: '与' },
  ],
  leaves: [
    '我迟到的原因是路上堵车。',
    '他之所以成功，是因为从不放弃。',
    '班会以自愿参加为原则。',
    '我们围绕怎样节约用水展开了讨论。',
    '科学家的研究表明，多睡觉能长高。',
    '这本书为同学们所喜爱。',
    '在老师的耐心帮助下，他进步了。',
    '这座小城有“水乡”的美誉。',
    '我们班由四十个同学组成。',
    '根据这份报告，水表明显坏了。',
    '和去年相比，今年的花开得早。',
    '这次失败的原因正是骄傲，是骄傲导致他不听劝告。',
    '他的进步是和同学的帮助分不开的。',
    '这本书的作者是冰心，书是她年轻时写的。',
  ],
  find: inPatterns([
    {
      pattern: new RegExp(`之所以${INSIDE}{2,40}(?<mark>的原因|的缘故)(?=[，是]|$)`, 'dg'),
      suggestion: '',
      explanation:
        '“之所以”已经在问原因了，再说“的原因”就重复了。说“……之所以……，是因为……”，或者说“……的原因是……”，选一种。',
    },
    {
      words: ['原因'],
      pattern: regex('dg')`
        原因[^，。；！？在是]{0,8}(?:就|主要|也|正|大多|可能|往往)?(?:是|在于)(?:因为|由于|由)?
        ${INSIDE}{2,34}?(?<mark>${CAUSED})(?=[，。；！]|$)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) =>
        `${ONE_OF_TWO}：“……的原因是……”和“……是由……造成的”。前面已经说了“原因”，后面的“${mark}”就不用了。`,
    },
    {
      pattern: /原因(?:就|主要|也|正|可能|大概|往往|无非)?(?:是|在于)(?<mark>因为|由于)/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `“原因”和“${mark}”说的是同一件事，留一个就够了。`,
    },
    {
      words: ['因为', '由于'],
      pattern: regex('dg')`
        (?:是|完全是|主要是)(?<mark>因为|由于)${INSIDE}{2,30}(?:所致|造成的|导致的|引起的|引发的|
        决定的)(?=[，。；！]|$)
      `,
      suggestion: '由',
      explanation: ({ mark = '' }) =>
        `${ONE_OF_TWO}：“是${mark}……”和“是由……造成的”。选一种说法，句子就顺了。`,
    },
    {
      pattern: regex('dg')`
        之所以[^。；！？]{2,50}(?:是因为|是由于)${INSIDE}{2,40}(?<mark>造成的?|所致|导致的?|
        的缘故|的原因|的结果)(?=[，。；！]|$)
      `,
      suggestion: '',
      explanation: '“之所以……，是因为……”已经把原因说完整了，句尾不用再说一遍。',
    },
    {
      words: ['作者', '发明者', '发明人', '设计者', '设计师'],
      pattern: regex('dg')`
        (?:作者|发明[者人]|设计[者师])(?:就)?是[\u3400-\u9fff《》]{2,8}?(?<mark>(?:写|画|编|创作|
        发明|设计)(?:出来)?的)(?=[，。；！]|$)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) =>
        `${ONE_OF_TWO}：“……的作者是谁”和“……是谁${mark}”。选一种说法。`,
    },
    {
      pattern: /(?:目的|目标)(?:就|也|主要|仅|只|正|都|无非)?(?:是|在于)(?<mark>为了)/dg,
      suggestion: '',
      explanation: '“目的”就是“为了什么”，两个意思重复了，留一个就清楚。',
    },
    {
      pattern: regex('dg')`
        (?:本着|遵循着?|秉着|秉承着?|根据|按照)(?:(?!以)${INSIDE}){2,26}(?<mark>为)(?:${CORE})
        (?=[，。；！]|的|$)
      `,
      suggestion: '的',
      explanation: `${ONE_OF_TWO}：“本着……的原则”和“以……为原则”。选一种说法。`,
      isInnocent: (match) => /认为|成为|作为|因为|称为|视为|改为|分为|行为|为了/.test(match[0]),
    },
    {
      pattern: regex('dg')`
        (?<mark>围绕着?)(?:(?!以)${INSIDE}){2,26}(?<!作|成|认|因|称|视|行)为(?:中心|核心|主题|
        主线|重点|宗旨|基础|目标|主)(?=[，。；！展进开来]|的|$)
      `,
      suggestion: '以',
      explanation: `${ONE_OF_TWO}：“围绕……”和“以……为中心”。选一种说法。`,
    },
    {
      pattern: /以(?<mark>围绕)(?=[^，。；！？]{2,40}为(?:中心|核心|主题|重点|目标|主))/dg,
      suggestion: '',
      explanation: `${ONE_OF_TWO}：“围绕……”和“以……为……”。选一种说法。`,
    },
    {
      words: ['为首'],
      pattern: new RegExp(`(?:由|围绕)${INSIDE}{1,14}(?<mark>为首)(?=[，。；！]|$)`, 'dg'),
      explanation: `${ONE_OF_TWO}：“由……带头”和“以……为首”。选一种说法。`,
    },
    {
      pattern: regex('dg')`
        (?:旨在|意在|目的是|目的在于)[^。；！？以]{2,60}(?<mark>为(?:目的|宗旨|目标))
        (?=[，。；！]|$)
      `,
      suggestion: '',
      explanation: `${ONE_OF_TWO}：“旨在……”和“以……为目的”。前面已经说了目的，后面的可以不要。`,
    },
    {
      pattern: new RegExp(
        `(?:借口|推说|理由是)(?:(?!以)[^。；！？]){2,30}(?<mark>为[名由])(?=[，。；！]|$)`,
        'dg',
      ),
      suggestion: '',
      explanation: `${ONE_OF_TWO}：“借口……”和“以……为由”。选一种说法。`,
    },
    {
      pattern: new RegExp(
        `打着(?:(?!以)${INSIDE}){2,16}(?<mark>为)(?:名|名义|幌子|旗号)(?=[，。；！]|$)`,
        'dg',
      ),
      suggestion: '的',
      explanation: `${ONE_OF_TWO}：“打着……的旗号”和“以……为名”。选一种说法。`,
    },
    {
      pattern: regex('dg')`
        (?:出示|提供|拿出|交出)[^，。；！？以]{2,12}(?<mark>为(?:证明|证据|凭证|依据))
        (?=[，。；！]|$)
      `,
      suggestion: '',
      explanation: `${ONE_OF_TWO}：“出示……”和“以……为证明”。选一种说法。`,
    },
    {
      words: ['显示', '表明', '说明', '证明', '指出'],
      pattern: regex('dg')`
        (?<=^|[，。；！？\s])(?<mark>根据|据)(?=[^，。；！？]{0,16}(?:调查|调研|统计|报告|研究|
        数据|资料|报道|分析|测算|预测|材料|记载|实验|观察|结果|消息|调查表|问卷)(?:结果)?
        (?:显示|表明|说明|证明|指出)[^来])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) =>
        `${ONE_OF_TWO}：“${mark}……，……”和“……表明……”。去掉“${mark}”，“谁表明”就清楚了。`,
    },
    {
      pattern: new RegExp(`(?:据|根据)${INSIDE}{2,18}(?<mark>显示|表明|说明)来看`, 'dg'),
      suggestion: '',
      explanation: ({ mark = '' }) => `${ONE_OF_TWO}：“……${mark}”和“从……来看”。选一种说法。`,
    },
    {
      pattern: regex('dg')`
        (?:深受|备受|饱受|广受|深得|受到)(?:了)?[^，。；！？的、所]{1,14}(?<mark>所)(?=喜爱|
        欢迎|爱戴|好评|关注|青睐|尊敬|尊重|称赞|赞扬|推崇|喜欢|重视|信任|拥护|折磨|追捧|敬仰|
        敬重|赞赏|欣赏)
      `,
      suggestion: '',
      explanation: `${ONE_OF_TWO}：“深受……喜爱”和“为……所喜爱”。选一种说法。`,
    },
    {
      words: ['配制而成', '配置而成', '组合而成', '组成', '构成', '制成'],
      pattern: regex('dg')`
        (?:主要成分|成分|原料|材料|成员|组成|构成|组成部分|飞行员|队员|人员)(?:主要|大都|一般|
        基本)?(?:是|为|有|包括)(?:由)?[^。；，！？]{2,60}(?<mark>${PARTS})(?=[，。；！]|$)
      `,
      explanation: ({ mark = '' }) => `${ONE_OF_TWO}：“……是……”和“……由……${mark}”。选一种说法。`,
      isInnocent: (match) =>
        /部分|不/.test(match[0].slice(4)) || /成员(?:是|为)由|组成的.|构成的./.test(match[0]),
    },
    {
      words: ['组成', '构成'],
      pattern: /的(?<mark>组成|构成)(?:主要|大都)?是?由(?=[^。；，！？]{2,60}(?:组成|构成))/dg,
      explanation: ({ mark = '' }) => `“${mark}”在一句里说了两遍，前一个可以不要。`,
    },
    {
      words: ['组成', '构成'],
      pattern: regex('dg')`
        (?:包括|包含|含有|分为)了?(?:(?!由)[^。；，！？]){2,40}(?<mark>组成|构成)(?=[，。；！]|
        $)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `${ONE_OF_TWO}：“包括……”和“由……${mark}”。选一种说法。`,
      isInnocent: (match) => /的组成|的构成|们的/.test(match[0]),
    },
    {
      pattern: regex('dg')`
        (?:取决于|关键在于|关键是)[^。；，！？由]{2,30}(?<mark>决定的?|所决定的?|起(?:着|了)?
        (?:决定|关键|重要|主要)性?的?作用|的结果|是关键)(?=[，。；！]|$)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) =>
        `${ONE_OF_TWO}。前面已经点明了关键，后面的“${mark}”就不用了。`,
    },
    {
      pattern:
        /(?:多亏|全靠|靠的是|依靠)(?:(?!是)[^。；，！？]){2,30}(?<mark>的结果)(?=[，。；！]|$)/dg,
      suggestion: '',
      explanation: `${ONE_OF_TWO}：“靠……”和“是……的结果”。选一种说法。`,
    },
    {
      pattern: regex('dg')`
        (?:原因是|是因为|是由于|靠的是|离不开|归功于)(?:(?![与和同跟])[^。；，！？]){2,40}
        (?<mark>(?:是)?分不开的?|密不可分的?)(?=[，。；！]|$)
      `,
      explanation: '“……分不开”前面要有“和谁”“与谁”；这里前后是两种说法，选一种。',
    },
    {
      pattern: regex('dg')`
        (?:被称为|被誉为|素称|号称|称为|誉为|堪称)(?:(?![有以])[^，。；！？]){1,18}?(?<mark>之称|
        之誉|的?美誉|的美称|的称号|的称呼)(?=[，。；！]|$)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) =>
        `${ONE_OF_TWO}：“被称为……”和“有……${mark.startsWith('的') || mark.startsWith('之') ? mark : `的${mark}`}”。选一种说法。`,
    },
    {
      words: ['下，'],
      pattern: regex('dg')`
        (?<=^|[，。；！？\s])(?:经过|通过|经|随着|由于|因为|凭借|根据)(?:(?!在)${INSIDE}){2,18}
        (?:的|们|师)?(?:${HELP})(?<mark>之?下)(?=，)
      `,
      suggestion: '',
      explanation: `${ONE_OF_TWO}：“经过……”和“在……下”。选一种说法。`,
    },
    {
      words: ['相比'],
      pattern: /(?<=^|[，。；！？\s])(?<mark>比)[^，。；！？]{1,12}相比(?=[，较]|$)/dg,
      suggestion: '与',
      explanation: `${ONE_OF_TWO}：“比……”和“与……相比”。选一种说法。`,
    },
    {
      words: ['看来'],
      pattern: regex('dg')`
        (?<=^|[，。；！？\s])(?<mark>对)(?:我|我们|他|她|他们|她们|你|大家|人们|很多人|许多人|
        有些人)看来
      `,
      suggestion: '在',
      explanation: `${ONE_OF_TWO}：“对……来说”和“在……看来”。选一种说法。`,
    },
    {
      pattern: /(?:后果|结果)(?:就|便)?是(?<mark>导致|造成|致使|使得)/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `“后果是”已经在说结果了，“${mark}”又说了一次，留一个。`,
    },
    {
      pattern: regex('dg')`
        (?:缺乏|缺少|缺的是|所缺乏的)[^，。；！？、]{2,12}(?<mark>不足|不够|不强)(?=[，。；！]|
        $)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“缺”和“${mark}”是一个意思，放在一起就重复了，留一个。`,
    },
    {
      pattern:
        /发挥(?:了|着|出)?[^，。；！？的]{1,20}(?<mark>起)(?:到|着|了)?[^，。；！？]{0,10}作用/dg,
      explanation: `${ONE_OF_TWO}：“发挥……的作用”和“起……作用”。选一种说法。`,
    },
    {
      words: ['重视', '关注', '注意', '警惕'],
      pattern: regex('dg')`
        (?<=^|[，。；！？\s])(?<mark>对于?)[^，。；！？]{2,16}(?:引起|引发)了?[^，。；！？]{0,8}
        (?:重视|关注|注意|警惕)(?=[，。；！]|$)
      `,
      explanation: `${ONE_OF_TWO}：“对……很重视”和“……引起了重视”。选一种说法。`,
    },
    {
      pattern: /(?:设在|位于|选在)[^，。；！？]{2,24}(?<mark>举行的?|召开的?)(?=[，。；！]|$)/dg,
      suggestion: '',
      explanation: `${ONE_OF_TWO}：“设在……”和“在……举行”。选一种说法。`,
    },
  ]),
}
