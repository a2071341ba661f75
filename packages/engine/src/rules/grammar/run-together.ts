/** 我的爱好是喜欢画画, 露出笑容满面, 来到公园里的花开了: the end of one sentence is the middle of the next. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”]'
const END = '(?=[，。；！]|$)'
const SAY_ONE = '这里把两种说法接在了一起'
const WE = '我们?|他们?|她们?|大家|人们|同学们|老师|妈妈|爸爸'
const DEGREE = '很|非常|十分|特别|无比|极其|格外'
const LOOKS = compact`
  笑容满面|满面笑容的?样|笑逐颜开|眉开眼笑|喜笑颜开|愁眉不展|目瞪口呆|热泪盈眶|泪流满面|兴高采烈|欢天喜地|怒气冲冲|
  哈哈大笑|惊慌失措|垂头丧气|无精打采|得意洋洋|洋洋得意|喜出望外|满脸通红|面红耳赤|哭笑不得|大吃一惊
`
/** What gives a grown-up sentence its two halves: the noun says it already. */
const SAID_BY_NOUN: Readonly<Record<string, string>> = {
  爱好: '喜欢|爱好|热爱',
  兴趣: '喜欢|爱好|热爱',
  特长: '擅长|善于',
  愿望: '希望|盼望',
  心愿: '希望|盼望',
  希望: '希望|盼望',
  感受: '感到|觉得|感觉',
  建议: '建议',
  要求: '要求',
  决定: '决定',
}
const PLACES = compact`
  公园|学校|教室|操场|花园|动物园|植物园|果园|田野|院子|广场|山顶|山上|海边|河边|湖边|超市|商店|图书馆|车站|村子|家|树林|森林|草地|菜园
`
const TRADE = '打扫|修改|批评|帮助|讨论|研究|调查|检查|表扬|采访|解决|改正|修理|整理|复习|预习'

export const runTogether: Rule = {
  id: 'run-together',
  kind: 'fault',
  area: 'grammar',
  label: '语病：句式杂糅',
  teaches: '两句话各说各的：前一句说完了，后一句再开头，不要让一个词给两句用。',
  marks: [
    { text: '我的爱好是喜欢画画。', quote: '喜欢', suggestion: '' },
    { text: '妈妈的脸上露出了笑容满面。', quote: '笑容满面' },
    { text: '我想起小时候的情景浮现在眼前。', quote: '浮现在眼前' },
    { text: '我们来到公园里的花都开了。', quote: '公园里的花' },
    { text: '他向我表示感谢我。', quote: '我', suggestion: '' },
    { text: '老师向我们提出要求我们认真听讲。', quote: '提出要求' },
    { text: '这就是我的家乡是一个美丽的地方。', quote: '是' },
    { text: '我喜欢夏天的原因，因为可以游泳。', quote: '因为', suggestion: '是' },
    { text: '从小时候的时候，我就爱画画。', quote: '的时候', suggestion: '' },
    { text: '我们要避免不要再犯错误。', quote: '不要', suggestion: '' },
  ],
  leaves: [
    '我的爱好是画画，我也喜欢唱歌。',
    '妈妈笑容满面，露出笑容满面的样子。',
    '我想起小时候的情景，那些画面浮现在眼前。',
    '我们来到公园里，花都开了。',
    '我们来到公园里的小路旁。',
    '他向我表示感谢。',
    '老师提出的要求我们都做到了。',
    '这就是我的家乡，它是一个美丽的地方。',
    '这就是我喜欢夏天的原因，因为可以游泳。',
    '那是很小很小的时候，我就爱画画。',
    '我们要避免再犯错误。',
  ],
  find: inPatterns([
    {
      words: Object.keys(SAID_BY_NOUN),
      pattern: new RegExp(
        Object.entries(SAID_BY_NOUN)
          .map(([noun, verbs]) => `(?:的|大|一|业余|唯一)${noun}(?:就|也|都)?是(?<mark>${verbs})`)
          .join('|'),
        'dg',
      ),
      suggestion: '',
      explanation: '“是”前面的词已经说过了，后面不用再说一遍。去掉它，读一读。',
    },
    {
      words: ['露出', '显出', '现出', '充满', '洋溢', '表现出', '展现'],
      pattern: new RegExp(
        `(?:露出|显出|现出|流露出|表现出|展现出|充满|洋溢着)了?(?!.{0,4}的样子)${INSIDE}{0,4}?(?<mark>${LOOKS})${END}`,
        'dg',
      ),
      explanation: ({ mark = '' }) =>
        `“${mark}”自己就能说人，不能“露出”。说“他${mark}”，或者“露出……的样子”。`,
    },
    {
      words: ['想起', '回忆起', '回想起'],
      pattern: regex('dg')`
        (?:想起|回忆起|回想起)了?(?:(?![就便又让使，])${INSIDE}){3,16}(?<mark>(?:浮现|涌现|出现|
        展现|呈现)在(?:我的?)?(?:眼前|脑海[里中]?|面前)|历历在目|涌上心头)${END}
      `,
      explanation: ({ mark = '' }) => `${SAY_ONE}：“想起……”和“……${mark}”。选一种。`,
    },
    {
      words: ['印象最深'],
      pattern: regex('dg')`
        印象最深(?:刻)?的${INSIDE}{0,4}是${INSIDE}{1,14}(?<mark>(?:给|让|使|在)我们?(?:心中|心里)?留下了?
        ${INSIDE}{0,5}印象)${END}
      `,
      explanation: ({ mark = '' }) => `前面已经说了印象最深，后面的“${mark}”就重复了。`,
    },
    {
      words: PLACES.split('|'),
      pattern: new RegExp(
        `(?<=(?:^|[，。！？；]|我们|大家|同学们|一起|我|又)(?:来到|走进|走到|到了|回到|来到了|走进了))(?<mark>(?:${PLACES})[里上中]?的[^，。；！？的里上中边旁]{1,4}?)(?:都|正|已经|真|很|非常|十分|又)[^，。；！？的]{1,8}${END}`,
        'dg',
      ),
      explanation: ({ mark = '' }) =>
        `“${mark}”又给前一句用，又给后一句用。说完到了哪里，停一下，再说看见什么。`,
    },
    {
      words: ['感到', '觉得'],
      pattern: /(?:使人|令人|让人)(?:感到|觉得)(?:十分|很|非常|特别)?(?<mark>令人|使人|让人)/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `“${mark}”前面说过了，后面就不用再说一遍。`,
    },
    {
      words: ['忘不了', '难忘', '忘记'],
      pattern: regex('dg')`
        (?:忘不了|难以忘记|难以忘怀|不能忘记|忘不掉|终生难忘|终身难忘)的(?:一[件次个段])?(?:最)?
        (?<mark>(?:最)?(?:难忘|忘不了|难以忘怀)的)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“${mark}”和前面是一个意思，留一个就够了。`,
    },
    {
      words: ['爱好'],
      pattern: new RegExp(`对${INSIDE}{1,10}(?:${DEGREE})(?<mark>爱好)${END}`, 'dg'),
      explanation: '“爱好”是东西，不能说“对……很爱好”。说“对……很感兴趣”，或者“很喜欢……”。',
    },
    {
      words: ['珍惜', '爱惜'],
      pattern: regex('dg')`
        (?:珍惜|爱惜|爱护)[^，。；！？的]{1,8}(?<mark>的(?:宝贵|可贵|珍贵|重要性?))${END}
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `珍惜的是那样东西，不是它“${mark}”。去掉后面，读一读。`,
    },
    {
      words: ['避免', '防止', '杜绝', '制止', '阻止', '以免', '以防'],
      pattern: regex('dg')`
        (?:避免|防止|杜绝|制止|阻止|以免|以防)(?:我们|大家|他们|他|她|孩子)?(?:以后|今后)?(?<mark>不要|
        不再|别再|不能)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了不让它发生，再说“${mark}”，意思就反了。`,
    },
    {
      words: ['决心'],
      pattern: /决定(?:要)?(?<mark>下定?决心)/dg,
      suggestion: '',
      explanation: '“决定”和“下决心”是一个意思，留一个就够了。',
    },
    {
      words: ['的原因，'],
      pattern: regex('dg')`
        (?<=^|[。！？；])(?:(?!是|有|说|问|知道|明白|告诉|找|懂|猜|没)${INSIDE}){3,18}的原因，(?:就|主要)?
        (?<mark>因为|由于)(?=[^，。]{2})
      `,
      suggestion: '是',
      explanation: ({ mark = '' }) => `“……的原因”后面要接“是”。“原因”和“${mark}”留一个。`,
    },
    {
      words: ['的时候'],
      pattern: regex('dg')`
        (?:小时候|为止|以来|之际|期间|过程中|当中|的话)(?<mark>的?的时候|的时间)(?=[，就我]|$)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了是什么时候，“${mark}”就多出来了。`,
    },
    {
      words: ['的时候'],
      pattern: /的时候(?<mark>[里中]|期间|之间|之内|时间)(?=，)/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `“的时候”已经说完了，后面的“${mark}”就多出来了。`,
    },
    {
      words: ['自从'],
      pattern: regex('dg')`
        (?<=^|[，。！？；])自从${INSIDE}{2,14}(?<mark>的那一?[年天刻次])(?=，)
      `,
      explanation: '“自从”说的是一段时间的开头，后面要有“以后”或“起”来收尾。',
    },
    {
      words: ['报以'],
      pattern: new RegExp(`报以(?:了)?(?:热烈|长久|阵阵)?地?的?(?<mark>鼓掌)${END}`, 'dg'),
      suggestion: '掌声',
      explanation: '“报以”后面要跟一样东西：“报以热烈的掌声”。',
    },
    {
      words: ['深表'],
      pattern: new RegExp(`深表(?<mark>${DEGREE})`, 'dg'),
      suggestion: '',
      explanation: ({ mark = '' }) => `“深表”已经说出程度，后面的“${mark}”就重复了。`,
    },
    {
      words: ['表示', '道歉', '学习', '请教', '问好'],
      pattern: regex('dg')`
        [向对](?<whom>他们|她们|我们|他|她|您|你|我|大家|老师)(?:表示了?(?:衷心|深深|热烈)?地?的?(?:感谢|祝贺|
        慰问|敬意|歉意|欢迎|问候)|道歉|问好|致敬)了?(?<mark>\k<whom>)${END}
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了“${mark}”，后面就不用再说一遍。`,
    },
    {
      words: ['提出要求', '提出建议', '提出批评', '提出表扬', '提出号召', '发出号召'],
      pattern: regex('dg')`
        (?<=[向对给](?:我们|大家|同学们|他们?|她|我|全校同学|全班))(?<mark>(?:提出|发出)了?(?:要求|建议|批评|号召))
        (?=我们|大家|同学们|他|她|我|全校)
      `,
      explanation: ({ mark = '' }) =>
        `${SAY_ONE}：“向……${mark}”和“${mark.slice(-2)}……做什么”。选一种。`,
    },
    {
      words: ['这就是', '那就是', '这是我', '他是我', '她是我', '它是我'],
      pattern: regex('dg')`
        (?<=^|[。！？；])(?:[这那]就是|[这那他她它]是)(?:我们?|他|她)(?:家|最好|最喜欢|最爱)?的
        [^，。；！？的是]{1,4}(?<mark>是)(?=一[个座只条所位名种本]|我们?[班家校最]|[全最]|位于)
      `,
      explanation: '前面一句已经说完了。停一下，再说它“是”什么样的。',
    },
    {
      words: ['由'],
      pattern: regex('dg')`
        (?<=[这那][个首部支篇本座场幅项](?<thing>[\u4e00-\u9fff]{2}))(?:以|由)${INSIDE}{3,18}
        (?<mark>的\k<thing>)(?=[。！])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了是什么，后面的“${mark}”就多出来了。`,
    },
    {
      words: ['进行'],
      pattern: regex('dg')`
        (?:进行了?(?:认真|仔细|彻底|激烈|热烈|全面|严厉)?地?的?|加以|予以|给以)(?:${TRADE})了?(?<mark>教室|卫生|作文|他们?|
        我们?|她|同学们?|错误|课文|缺点|功课)${END}
      `,
      explanation: ({ mark = '' }) =>
        `“进行”“加以”后面只说做什么，不再带“${mark}”。把它搬到前面去：“对${mark}进行……”。`,
    },
    {
      words: ['的召开', '的举行', '的举办', '的进行', '的开展'],
      pattern: regex('dg')`
        (?:举行|召开|举办|开展|进行)了?(?:(?!前|后|庆|欢迎|迎接|为)${INSIDE}){2,10}(?<mark>的(?:召开|举行|举办|开展|
        进行))${END}
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了动作，后面的“${mark}”就重复了。`,
    },
    {
      words: ['注意力'],
      pattern: new RegExp(`引起了?[^，。；！？]{0,8}的?注意(?<mark>力)${END}`, 'dg'),
      suggestion: '',
      explanation: '“引起……注意”和“吸引……注意力”是两种说法，选一种。',
    },
    {
      words: ['给我', '给他', '给她', '给大家', '给同学', '给人们'],
      pattern: regex('dg')`
        (?<mark>给)(?:我们?|他们?|她们?|大家|同学们|人们)(?=(?:都|也|深深)?(?:受到|懂得|明白|认识到|感受到|
        体会到)了?[^，。]{2})
      `,
      suggestion: '使',
      explanation: ({ mark = '' }) => `“${mark}我带来”和“使我受到”是两种说法，这里要说“使”。`,
    },
    {
      words: ['存在', '拥', '具', '充满'],
      pattern: /(?<!不)(?:存在着?|充满着|具备着|拥有着)(?<mark>有)(?!没|无|限)/dg,
      suggestion: '',
      explanation: '“存在”和“有”是一个意思，留一个就够了。',
    },
    {
      words: ['多达', '高达', '长达', '重达'],
      pattern: regex('dg')`
        (?:多达|高达|长达|重达|深达)(?:(?<mark>有)(?=[0-9一二两三四五六七八九十上近几])|[^，。；！？之]{1,8}(?<mark>之[多高重深]))
      `,
      suggestion: '',
      explanation: '“多达”“高达”已经说了有多少，后面就不用再说。',
    },
    {
      words: ['比'],
      pattern: new RegExp(
        `(?<=[我他她])(?:也|都)?比(?:${WE})(?<mark>比较|有点儿?)(?=[高大快好早认聪])`,
        'dg',
      ),
      suggestion: '',
      explanation: ({ mark = '' }) => `已经在比了，“${mark}”就多出来了。`,
    },
  ]),
}
