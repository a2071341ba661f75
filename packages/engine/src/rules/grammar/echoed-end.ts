/** 作用是……的作用, 最高兴的是……很高兴, 讨论得很热烈的讨论: the end says again what the sentence began with. */
import { findEchoedVerbs } from './echoedVerbs.ts'
import { findEchoedWords } from './echoedWords.ts'
import { inPatterns } from './findPatterns.ts'
import type { Finding, Rule } from '../rule.ts'
import { inPlainWriting } from './inPlainWriting.ts'
import { compact, regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”—―…,;:!?]'
const SENTENCE = '[^。；！？：“”—―…;:!?]'
const END = '(?=[。！]|$)'
/** Names of what a sentence goes on to tell: who has named one needs it no more. */
const ABSTRACT = compact`
  习惯|作用|用途|用处|目的|原因|理由|好处|坏处|害处|缺点|优点|长处|短处|弱点|特点|特征|特长|收获|
  梦想|愿望|理想|心愿|志向|看法|意见|建议|想法|观点|主张|打算|计划|安排|方案|规则|规矩|规定|制度|
  纪律|内容|主题|题目|标题|中心|线索|方法|做法|办法|玩法|吃法|写法|窍门|秘诀|任务|责任|职责|义务|
  使命|工作|爱好|兴趣|速度|颜色|身高|身材|体重|年龄|岁数|价格|价钱|性格|脾气|个性|心情|花样|款式|
  消息|决定|决心|选择|评价|经历|遭遇|印象|教训|人数|条件|要求|结果|后果|重量|号召|命令|路程|距离|
  零花钱|收入|工资|口号|礼物|奖品|道理|意义|意思|现象|行为|态度|情况|状况|问题|困难|来历|由来|来源|
  步骤|时间|日期|地点|程度|水平|成绩|名次|名字|外号|绰号|称号|样子|模样|形状|味道|气味|口感|声音|
  面积|高度|长度|深度|宽度|温度|数量|数目|质量|效果|成果|影响|帮助|教育|启发|感受|感觉|体会|变化|
  表现|贡献|习俗|风俗|传统|景色|关系|感情|友谊|身份|职业|职务|种类|品种|位置
`
/** Deeds that are their own name as well. */
const DEEDS = compact`
  建议|号召|打算|选择|介绍|佩服|讨论|评价|布置|照顾|要求|规定|训练|练习|检查|教育|教导|鼓励|批评|
  表扬|帮助|提醒|安排|决定|保护|支持|关心|关怀|欢迎|感谢|喜爱|希望|盼望|期盼|期待|思念|怀念|想念|
  尊敬|尊重|学习|参观|表演|演出|比赛|采访|调查|研究|观察|记录|描写|描述|解释|说明|讲解|讲述|回答|
  提问|答应|保证|承诺|拒绝|反对|赞成|同意|祝福|祝贺|称赞|夸奖|赞美|赞扬|责备|指责|劝告|嘱咐|叮嘱|
  通知|报道|宣传|指导|辅导|培养|锻炼|打扫|整理|收拾|设计|制作|发明|创造|改变|影响|打扰|伤害|破坏|
  节约|损失|回忆|想象|猜测|怀疑|担心|误会|理解|了解|认识|交流|合作|竞争|挑战|努力|坚持|奋斗|成长|
  进步|服务|付出|牺牲|贡献|约定
`
/** Somebody else's, or another one: 他最大的优点是学习同学的优点. */
const ELSEWHERE = compact`
  (?<!别人|他人|同学们?|大家|[我他她你它谁]们?|[妈爸爷奶婆公姥姨叔姑姐哥弟妹]|老师|家人|朋友|伙伴|
  孩子|
  多年|自己|同样|一样|相同|不同|共同|新|其他|其它|另外|任何|所有|各自|真正|唯一|原来|水|河|最后)
`
const AGAIN = '[，、和与及比]|也是|一样|还有|不同|这就是|就是最|这是|那是|达到|实现|完成|成为'
const QUALITY = '(?:最|很|非常|真|十分|特别|才|是)'

export const echoedEnd: Rule = {
  id: 'echoed-end',
  kind: 'fault',
  area: 'grammar',
  label: '语病：句式杂糅',
  teaches: '话说完了就停。开头说过的词，句尾不要再拿出来收一次尾。',
  marks: [
    { text: '耳朵的作用是用来听声音的作用。', quote: '的作用', suggestion: '' },
    { text: '这次夏令营，我最大的收获是学会了洗衣服的收获。', quote: '的收获', suggestion: '' },
    { text: '同学们讨论得热火朝天的讨论。', quote: '的讨论', suggestion: '' },
    { text: '过马路最要紧的是先看红绿灯最要紧。', quote: '最要紧' },
    { text: '生活中难免遇到失败是难免的。', quote: '是难免的' },
    { text: '奶奶最大的遗憾是没有读过书是她最大的遗憾。', quote: '是她最大的遗憾' },
    { text: '报名的都是高年级的女生报名。', quote: '报名' },
    { text: '我们开始了新一轮的排练开始了。', quote: '开始了' },
    { text: '这幅画是由弟弟画的一幅画。', quote: '的一幅画', suggestion: '的' },
    { text: '家里的卫生一直由妈妈负责卫生。', quote: '卫生' },
    { text: '爷爷的菜园被打理得整整齐齐的菜园。', quote: '的菜园' },
  ],
  leaves: [
    '图书管理员把书架擦干净，又摆上了一批崭新的图书。',
    '耳朵的作用是听声音，鼻子也有鼻子的作用。',
    '他最大的优点是总能看到别人的优点。',
    '我最大的收获是学会了洗衣服，这就是我的收获。',
    '同学们讨论得热火朝天，老师参加了我们的讨论。',
    '过马路最要紧的是先看红绿灯。',
    '错了就是错了。这是难免的，生活中难免遇到失败。',
    '妈妈的爱是世界上最无私的爱。我们学校是一所很大的学校。',
    '人类的历史，是江河的历史。比赛开始了，我们也开始了。',
    '珍惜的过程就是体验幸福的过程。她既不喜欢姐姐的性格，也不喜欢弟弟的性格。',
    '我们学校今年被评为省级绿色学校。',
    '家里的卫生由妈妈负责。星期天我们去草莓园摘草莓。卖气球的老人手里拿着许多气球。',
    '他那刻苦的训练精神值得我们训练。',
    '医生拿起片子，对着灯光左瞧瞧，右瞧瞧。',
    '种子站送来了一包种子。我的胳膊贴着他的胳膊。不懂的打叉，蒙对的画问号，考前专攻问号。',
  ],
  find: (document) => {
    const found = findEchoes(document)
    const isNew = ({ paragraph, start, end }: Finding): boolean =>
      !found.some(
        (other) => other.paragraph === paragraph && start < other.end && end > other.start,
      )
    const verbs = findEchoedVerbs(document).filter(isNew)
    found.push(...verbs)
    return [...found, ...findNewEchoes(document).filter(isNew)]
  },
}

const findNewEchoes = inPlainWriting(findEchoedWords)

const findEchoes = inPatterns([
  {
    words: ABSTRACT.split('|'),
    pattern: regex('dg')`
        (?<![和与、及])(?<thing>${ABSTRACT})(?![和与、的]|一样|相同|，也?不)
        (?:，(?=就?是)|，(?=大家都说|不|很|非常|也不)|(?<=在于|要|包括)${INSIDE}{1,8}、|
        (?!${AGAIN})${INSIDE}){2,34}${ELSEWHERE}
        (?<mark>的(?:一[个种场次])?[好坏]?\k<thing>)${END}
      `,
    suggestion: '',
    explanation: ({ thing = '' }) => `前面已经说了“${thing}”，后面就不用再说一遍。`,
  },
  {
    words: [
      '的一个',
      '的一次',
      '的一天',
      '的假期',
      '的暑假',
      '的寒假',
      '的旅行',
      '的生日',
      '的周末',
      '的春节',
      '的活动',
      '的比赛',
      '的课',
    ],
    pattern: regex('dg')`
        [这那]?[个次场节](?<thing>假期|暑假|寒假|旅行|旅程|生日|周末|春节|活动|比赛|
        [\u4e00-\u9fff]{1,2}课|聚会|春游|秋游)
        (?:，(?=也|又)|(?![是像、和跟]|成为|
        为)${INSIDE}){3,30}(?<mark>的(?:一[个次场节])?\k<thing>)${END}
      `,
    suggestion: '',
    explanation: ({ thing = '' }) => `前面已经说了“${thing}”，后面就不用再说一遍。`,
  },
  {
    words: DEEDS.split('|').map((deed) => `的${deed}`),
    pattern: regex('dg')`
        (?<![的和与、]|一次|各种)(?<deed>${DEEDS})(?![和与、的])
        (?:，(?=先|再|要)|(?!${AGAIN})${INSIDE}){2,30}${ELSEWHERE}(?<mark>的\k<deed>)${END}
      `,
    suggestion: '',
    explanation: ({ deed = '' }) => `前面已经说了“${deed}”，后面就不用再说一遍。`,
  },
  {
    words: ['是我', '是他', '是她', '是它', '是我们'],
    pattern: regex('dg')`
        (?<what>[\u4e00-\u9fff]{2,4})(?!就|也|还|总|都|再|更|才|和|与|不)
        (?:，(?=就?是)|(?!、)${INSIDE}){3,30}(?<!这|那|就|也|还|总|不|正|都|才|你|谁|什么|原来|可|
        但)
        (?<mark>是[我他她它]们?(?:最(?:大|好)?)?的?(?:最(?:大|好)的)?\k<what>)${END}
      `,
    explanation: ({ what = '' }) => `前面已经说了“${what}”，后面就不用再说一遍。`,
  },
  {
    words: ['最'],
    pattern: regex('dg')`
        最(?<how>[\u4e00-\u9fff]{1,4}?)(?:的|[\u4e00-\u9fff]{0,3}(?:是|要数|莫过于))
        ${SENTENCE}{2,30}(?<![同样也，]|是[我他她它]|
        是我们)(?<mark>${QUALITY}{1,2}\k<how>[的了]?)${END}
      `,
    explanation: ({ how = '' }) => `前面已经说了“最${how}”，后面就不用再说一遍。`,
  },
  {
    words: ['是', '才', '很', '为', '所', '都'],
    pattern: regex('dg')`
        (?<!不|一)(?<what>[\u4e00-\u9fff]{2,4})(?!就(?!是)|也|还|总|都|再|更|才|和|与|不|了|着)
        (?:(?![、])${INSIDE}){3,26}
        (?<!这|那|就|也|还|总|不|正|才|都|你|谁|什么|原来|可|但|又|学校|的.{0,3})
        (?<mark>(?:是|才|为)\k<what>的?)${END}
      `,
    explanation: ({ what = '' }) => `前面已经说了“${what}”，后面就不用再说一遍。`,
  },
  {
    words: ['开始了', '参加', '结束了', '实现了', '完成了', '得到了', '学习', '学到了', '负责'],
    pattern: regex('dg')`
        (?<what>开始|参加|结束|实现|完成|得到|学习|学到|学会|负责|取得|受到|发生|听到|看到|知道|
        进行|举行|举办|出现|收到|吸引|鼓励|感动|影响|教育|帮助|明白|懂得|选择)了?
        (?![也就还都才，和与]|的)(?:(?!不|没|、|又|再|也)${INSIDE}){3,26}
        (?<!也|都|就|还|又|再|没|才|会|要|能|想|已经|正式|可以|刚|先|去|来|我们?|他们?|同学们?|老师|
        时|后|起|地|不)(?<mark>\k<what>[了的]?)${END}
      `,
    explanation: ({ what = '' }) => `“${what}”在一句里说了两遍，去掉后面那个。`,
  },
  {
    words: ['是由', '是用', '是从', '是我', '是爸', '是妈', '是全', '是同'],
    pattern: regex('dg')`
        (?<thing>[\u4e00-\u9fff]{1,2})是(?:由|用|从|靠|我|爸|妈|全|同)(?:(?!最)${INSIDE}){3,26}
        (?<mark>的一[\u4e00-\u9fff]\k<thing>)${END}
      `,
    suggestion: '的',
    explanation: ({ thing = '' }) => `前面已经说了“${thing}”，后面就不用再说一遍。`,
  },
])
