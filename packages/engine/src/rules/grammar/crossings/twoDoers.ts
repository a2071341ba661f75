/** 被雷声吓得他, 给妈妈送给她, 数他是最好的: somebody is named twice, or the sentence changes over to another one. */
import { regex } from '../../../text/multiline.ts'
import { crossing, END, INSIDE, START, type Crossings } from './crossing.ts'

const FEELING = '吓|气|急|乐|逗|感动|累|热|冻|疼|高兴|激动'
const MORE =
  '快|慢|好|大|小|高|多|少|长|短|重|轻|美|方便|便宜|漂亮|容易|难|暖和|热|冷|亮|远|近|厚|薄|胖|瘦|强|熟练|整齐|干净|有趣'

export const TWO_DOERS: Crossings = {
  patterns: [
    crossing(
      '的原因|的关系',
      regex('dg')`
        (?<also>因为)(?:怕|担心|想|忘|工作忙)(?:(?!，)${INSIDE}){0,8}(?<mark>的(?:原因|
        关系))(?=，|而|就)
      `,
    ),
    crossing(
      '下，',
      regex('dg')`
        (?<also>如果没有)(?:(?!，|在)${INSIDE}){0,10}(?:帮助|鼓励|支持|关心|教导|指导|
        陪伴)(?<mark>下)，
      `,
    ),
    crossing(
      '让|使|令',
      regex('dg')`
        (?<=^|[。！？])当?(?:我|妈妈|爸爸|他|她|老师|奶奶|爷爷|大家|同学们)(?:看到|看见|听到|想到|
        发现|
        读到)(?:(?!，|的是)${INSIDE}){2,16}(?:时|的时候|后)，(?<mark>[让使令](?:[我他她它]们?|大家))
      `,
      {
        suggestion: '',
        explanation: '前面已经说了是谁看到、听到，后面接着说他怎么样，不用再说“让他”。',
        isInnocent: ({ index, 0: whole }, text) =>
          /^[^，。]{1,12}的[^，。]{0,8}(?:是|，)/.test(text.slice(index + whole.length)),
      },
    ),
    crossing('就才', /(?<mark>就)才(?=会|能)/dg, {
      suggestion: '',
      explanation: '“就”和“才”意思正好相反，只留一个。',
    }),
    crossing(
      '它。',
      regex('dg')`
        (?<also>把)(?:(?!，)${INSIDE}){1,10}，?(?:已经)?[还送交卖吃扔丢拿放洗喂][给了到在]${INSIDE}{0,6}
        (?<mark>了?它)${END}
      `,
      { isInnocent: ({ 0: whole }) => /[给到在和对跟喂]它$/.test(whole) },
    ),
    crossing(
      '送给|带给|买给|寄给|写给|借给|讲给|唱给',
      regex('dg')`
        (?<also>给)(?!的|我)[\u4e00-\u9fff]{1,5}[送带买寄写借讲唱](?<mark>给[我他她它]们?)
      `,
    ),
    crossing(
      '给他|给她|给它',
      regex('dg')`
        (?<also>把|
        将)(?:(?!，)${INSIDE}){1,10}(?<![拿递送交带还借寄让卖留献])(?<mark>给[他她它]们?)(?=表演|
        唱|讲|送|
        买|做|洗|带|取|起|换|安排)
      `,
    ),
    crossing(
      '被',
      regex('dg')`
        (?<also>被)(?!子|窝|套)(?:(?!，|
        的话)${INSIDE}){2,14}(?<mark>[让使令][他她它我]们?)(?=[\u4e00-\u9fff])|
        (?<also>被)${INSIDE}{1,8}(?:${FEELING})得(?<mark>[他她它我])(?!们?的|们)
      `,
    ),
    crossing(
      '得让|得使|得令',
      regex('dg')`(?:${FEELING})得(?<mark>[让使令][我他她它]们?|使)(?!人)`,
      {
        suggestion: '',
        explanation: '“得”后面直接说怎么样了，不用再说“让他”“使我”。',
      },
    ),
    crossing(
      '，是',
      regex('dg')`
        ${START}(?<also>关于|对于)(?:(?!，)${INSIDE}){2,20}，(?<mark>是)(?=(?:我们|大家|每个人|
        科学家|同学们|
        人们|每一个)${INSIDE}{3,})
      `,
    ),
    crossing(
      '所以|因此|因而',
      regex('dg')`(?<also>出于)(?:(?!，)${INSIDE}){2,14}，(?<mark>所以使?|因此|因而)`,
    ),
    crossing(
      '数他|数我|数她|数小|数爸|数妈|数爷|数奶|数姐|数哥|数弟|数妹|数咱',
      regex('dg')`
        (?:里|中|上|下|班|家)，?[就要]?数(?!不|学|一|了|量|据|字|着|
        过)[\u4e00-\u9fff]{1,4}?(?<mark>是)
        (?=[^，。]{0,6}最|第一)
      `,
      { suggestion: '', explanation: '“数……最……”已经说完整了，中间不用“是”。' },
    ),
    crossing('比得上', /没有(?:什么|谁|人)能?比(?<mark>得上)[^，。；！？]{1,10}更/dg, {
      suggestion: '',
    }),
    crossing('得很多', regex('dg')`(?<also>(?:${MORE})得)(?<mark>很)多(?=了?[。，！])`, {
      suggestion: '',
      explanation: '“快得多”和“快很多”是两种说法，留一种。',
    }),
    crossing(
      '一样',
      regex('dg')`
        [跟和与同]${INSIDE}{1,8}(?<also>一样)(?<mark>像|相同|相像)|
        像极了(?:(?!，)${INSIDE}){1,4}(?<mark>的?一样)
      `,
    ),
    crossing(
      '尤其最|尤其是最|特别最|特别是最',
      regex('dg')`(?<also>尤其|特别)是?(?<mark>最)(?=喜欢|爱|怕)`,
      { suggestion: '' },
    ),
  ],
  marks: [
    { text: '他因为怕冷的原因，没有下水。', quote: '因为怕冷的原因' },
    { text: '如果没有教练的鼓励下，我早就放弃了。', quote: '如果没有教练的鼓励下' },
    { text: '奶奶听到我得奖的时候，让她笑得合不拢嘴。', quote: '让她', suggestion: '' },
    { text: '只有多练，以后就才能写好。', quote: '就', suggestion: '' },
    { text: '哥哥把借来的伞还给了邻居它。', quote: '把借来的伞还给了邻居它' },
    { text: '弟弟给外婆送给她一幅画。', quote: '给外婆送给她' },
    { text: '同学们把老人们给他们表演舞蹈。', quote: '把老人们给他们' },
    { text: '小猫被鞭炮声吓得它跑了。', quote: '被鞭炮声吓得它' },
    { text: '听说要去春游，我乐得让我跳了起来。', quote: '让我', suggestion: '' },
    { text: '关于怎样保护树木，是大家都该想一想。', quote: '是' },
    { text: '出于对老人的尊敬，所以他让了座。', quote: '出于对老人的尊敬，所以' },
    { text: '在我们班里，数他是跑得最快。', quote: '是', suggestion: '' },
    { text: '没有什么比得上自由更宝贵。', quote: '得上', suggestion: '' },
    { text: '坐车比走路快得很多。', quote: '快得很', suggestion: '快得' },
    { text: '他的字跟爸爸一样相像。', quote: '一样相像' },
    { text: '我爱吃水果，尤其是最喜欢葡萄。', quote: '尤其是最', suggestion: '尤其是' },
  ],
  leaves: [
    '他因为怕冷，没有下水。如果没有教练的鼓励，我早就放弃了。',
    '奶奶听到我得奖的时候，笑得合不拢嘴。只有多练，以后才能写好。',
    '哥哥把借来的伞还给了邻居。弟弟送给外婆一幅画。英子把镯子拿给她们做盘缠。',
    '小猫被鞭炮声吓跑了。鞭炮声吓得它跑了。我乐得跳了起来。',
    '怎样保护树木，大家都该想一想。出于对老人的尊敬，他让了座。',
    '在我们班里，数他跑得最快。没有什么比自由更宝贵。坐车比走路快得多。他懂得很多。',
    '他的字跟爸爸的一样。我爱吃水果，尤其喜欢葡萄。他特别喜欢最后一页。',
  ],
}
