/**
 * 在好看不过了, 一近校门, 那里有糖就往哪里跑: a slip that another word of the same clause gives away,
 * whatever else the sentence says.
 */
import { isQuoted } from '../../text/document.ts'
import { regex } from '../../text/multiline.ts'
import { inEachParagraph, type Rule } from '../rule.ts'

type Giveaway = { pattern: RegExp; right: string; why: string; isAsked?: true }

const AGAIN = '“再”是又一次、更进一步；“在”后面跟的是地方或时候。'
const WORN = '穿戴在头上、脸上、身上的用“戴”；“带”是随身拿着、领着。'
const WHICH = '问的、随便指的用“哪”，后面还有一个“哪”；“那”是远处的那一个。'
const BOTH = '“既……又……”是两样都有；“即”是就、靠近。'
const IN = '往里面去用“进”；“近”是离得不远。'

/** Source: ours. Each pattern ends at, and covers, the written character or word alone. */
const GIVEAWAYS: readonly Giveaway[] = [
  {
    pattern: regex('g')`
      (?<=又[惊气急羞喜爱恨怕怒好大高白香甜酸累饿冷热快长红软嫩细圆胖瘦小脆亮多])有(?=[喜恼怕急气羞恨爱怒大高白香甜辣累渴困冷热好快长红软嫩细圆胖瘦小脆亮][，。！？；的地])
    `,
    right: '又',
    why: '“又……又……”是两样一起；“有”和“没有”相对。',
  },
  { pattern: /(?<![存实现正])在(?=[^，。！？；在]{1,4}不过了)/g, right: '再', why: AGAIN },
  {
    // 等一下在说, 换一本在刷; but 明天在家, 下次在学校.
    pattern: regex('g')`
      (?<=(?:等[一会儿下]{1,3}|过一?会儿?|待会儿?|以后|下次|明天|换[一个本张件条支]{1,2}|休息[一会儿下]{1,3}))在(?=[来说做看写吃玩买刷试练找讲走](?:[吧了]?[，。！？；]|[吧了]?$))
    `,
    right: '再',
    why: AGAIN,
  },
  {
    pattern: /(?<=[了好完成][，；])在(?=把[^，。！？；着]{2,14}[。！？；])/g,
    right: '再',
    why: AGAIN,
  },
  {
    pattern: regex('g')`
      带(?=着[^，。！？；、和跟]{0,6}(?:眼镜|红领巾|口罩|围裙|耳环|项链|校徽|袖章|头盔|安全帽|面具)(?:[，。！？；的]|$|[走来去跑坐站在]))
    `,
    right: '戴',
    why: WORN,
  },
  {
    pattern: regex('g')`
      带(?=[着上了][^，。！？；、和跟]{0,6}(?:手套|帽子|草帽|围巾|手表|皇冠|头花)(?:[，。！？；的]|$|[走来去跑坐站在]))
    `,
    right: '戴',
    why: WORN,
    isAsked: true,
  },
  {
    pattern: /那(?=(里|儿|个)[^，。！？；]{1,8}，?就[^，。！？；]{0,4}哪\1)/g,
    right: '哪',
    why: WHICH,
  },
  {
    pattern:
      /(?<![立随当旋迅在若也亦])即(?=[不能要想有没会怕让看听][^，。！？；]{0,11}，?[又也](?!许))/g,
    right: '既',
    why: BOTH,
  },
  {
    pattern: /(?<=刚?一|[跨冲钻搬])近(?=校门|家门|大门|教室|院子|房间|厨房|屋)/g,
    right: '进',
    why: IN,
  },
  {
    pattern:
      /从新(?=放|开始|写|做|回到|拿|站|振|看|画|擦|洗|买|装|找|考虑|认识|出发|踏|打起|燃起|数)/g,
    right: '重新',
    why: '“重新”是再来一遍；“从”是由哪里起。',
  },
  {
    // 我们家的小宝贝张大了; but 嘴巴张大了.
    pattern:
      /(?<![嘴口眼睛巴鼻网伞翅膀花叶缝洞爪瞳孔][^，。！？；]{0,6})张大(?=了?[，。！？；”]|了?以后|之后)/g,
    right: '长大',
    why: '人和树一年年“长”高；“张”是打开。',
  },
  {
    pattern: /(?<=[也都并从][不])脑(?=[，。！？；火])/g,
    right: '恼',
    why: '“恼”是竖心旁，生气；“脑”是月字旁，头脑。',
  },
  {
    pattern:
      /转(?=进(?:地缝|被窝|洞|草丛|树林|怀里|桌底|床底|人群)|[进到][^，。！？；]{1,4}(?:怀|洞|缝|被窝)里)|(?<=地缝)转(?=进)/g,
    right: '钻',
    why: '往缝里、洞里去用“钻”；“转”是绕着圈动。',
  },
]

export const givenAway: Rule = {
  id: 'given-away',
  kind: 'fault',
  area: 'spelling',
  label: '错别字',
  teaches: '两个字分不清，就看前后的词：说“再……不过”，戴眼镜、戴口罩，既……又……。',
  marks: [
    { text: '露珠亮晶晶的，在好看不过了。', quote: '在', suggestion: '再' },
    { text: '他题没做对，换一本在刷。', quote: '在', suggestion: '再' },
    { text: '先把该做的事做了，在把结果交给时间。', quote: '在', suggestion: '再' },
    { text: '妈妈带着围裙走过来。', quote: '带', suggestion: '戴' },
    { text: '那里有声音就往哪里跑。', quote: '那', suggestion: '哪' },
    { text: '她即看不见我，也不相信是我。', quote: '即', suggestion: '既' },
    { text: '我又惊有喜，一夜没睡。', quote: '有', suggestion: '又' },
    { text: '一近校门，就看见两排银杏。', quote: '近', suggestion: '进' },
    { text: '他把水壶从新放好。', quote: '从新', suggestion: '重新' },
    { text: '我真想找个地缝转进去。', quote: '转', suggestion: '钻' },
    { text: '奶奶说小宝贝张大了。', quote: '张大', suggestion: '长大' },
    { text: '我们学他说话，他也不脑，只是笑。', quote: '脑', suggestion: '恼' },
  ],
  leaves: [
    '露珠亮晶晶的，再好看不过了。',
    '明天在家写作业，以后在学校看书。',
    '他走近校门，看见了妈妈。',
    '老师带着水壶和帽子去春游。',
    '我们即使累了，也要走完。',
    '他立即站起来，又坐了下去。',
    '那里的人就住在山下。',
    '姐姐忙了一天，在把碗一个个擦干。',
    '大家都叫它阿拉沟，也即鱼儿沟，又称鱼沟。',
    '从新学期开始，我要早起。',
    '他转进小巷，不见了。',
    '他的嘴巴慢慢张大了。',
    '他听得入神，眼睛和嘴都张大了。',
    '这道题不用手也不用脑，看看就会。',
  ],
  find: inEachParagraph((paragraph, text) =>
    GIVEAWAYS.flatMap(({ pattern, right, why, isAsked }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: written, index }) =>
        isQuoted(paragraph, index)
          ? []
          : [
              {
                paragraph: paragraph.index,
                start: index,
                end: index + written.length,
                suggestion: right,
                explanation: isAsked ? `这里是不是该写“${right}”？${why}` : why,
                ...(isAsked ? { doubt: ASKED } : {}),
              },
            ],
      ),
    ).sort((a, b) => a.start - b.start),
  ),
}

/** As sure as what the model asks about most. */
const ASKED = 3
