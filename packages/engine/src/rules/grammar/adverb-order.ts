/** 把急匆匆地书包, 都几乎去了, 一本买了书, 下来流: a word before the one that it should follow. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

/** How people do things, never how things look: 把绿油油地庄稼 has the wrong 地. */
const MANNER = compact`
  小心翼翼|急匆匆|急急忙忙|慌慌张张|轻轻|悄悄|慢慢|缓缓|偷偷|高兴|高高兴兴|认真|认认真真|仔细|
  仔仔细细|耐心|使劲|用力|飞快|
  迅速|急忙|恭恭敬敬|郑重|大声|小声|依依不舍|恋恋不舍|毫不犹豫|聚精会神|专心致志|津津有味|
  兴高采烈|气喘吁吁|一口气|不慌不忙|
  手忙脚乱|迫不及待|一个一个|一件一件|一本一本|匆匆忙忙|匆匆|狠狠|紧紧|不停|热情|亲切|笑眯眯|
  笑嘻嘻|气呼呼|气冲冲|偷偷摸摸
`
/** What is bought, eaten or read by the piece; 一口, 一脚 and 一眼 stand before a verb by right. */
const PIECES = '[一两二三四五六七八九十几半][本斤件瓶袋盒双辆棵支枝幅首篇束串碗杯箱桶篮筐套]'
const TAKEN = '买|借|看|写|画|称|吃|喝|拿|送|采|摘|钓|捉|抓|捡|收|读|唱|挑|选|捞|栽|种|端'
const GOING = '跑|走|跳|爬|冲|滚|掉|落|流|游|飘|钻|飞'
const WHO = '我们?|你们?|他们?|她们?|大家|妈妈|爸爸|爷爷|奶奶|哥哥|姐姐|弟弟|妹妹|小[\u4e00-\u9fff]'
const TIMES = '[一两三几半](?:个多?小时|个上午|个下午|下午|上午|晚上|整天|分钟|会儿|个半小时)'
/** [what ran ahead, what it should follow]. Nobody writes them so before a verb. */
const SWAPPED: readonly (readonly [ahead: string, behind: string])[] = [
  ['会', '已经(?!开)|可能|也许|终于|居然|竟然|其实'],
  ['能', '已经|也许|终于|居然|竟然|到底'],
  ['可以', '终于|已经|也许|居然|竟然|甚至'],
  ['要', '必须|应该|必然'],
  ['很', '也|都|又|已经|一直|总是|的确|其实|依然'],
  ['非常', '也|都|已经|却'],
  ['没有?', '居然|竟然|仍然|依然|几乎|确实(?!把握)|从来|差点'],
]

export const adverbOrder: Rule = {
  id: 'adverb-order',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '“几乎都”“已经会”“急匆匆地把书包……”：说怎么样的词，各有各的座位。',
  marks: [
    {
      text: '他把小心翼翼地花瓶放在窗台上。',
      quote: '把小心翼翼地',
      suggestion: '小心翼翼地把',
    },
    { text: '村里的人都几乎去看花灯了。', quote: '都几乎', suggestion: '几乎都' },
    { text: '妹妹才三岁，就会已经自己穿鞋了。', quote: '会已经', suggestion: '已经会' },
    { text: '我昨天在书店里一本买了科学书。', quote: '一本买了', suggestion: '买了一本' },
    {
      text: '我们在山顶上半个小时休息了才下山。',
      quote: '半个小时休息了',
      suggestion: '休息了半个小时',
    },
    { text: '他难过得眼泪不住地下来流。', quote: '下来流', suggestion: '流下来' },
    {
      text: '我非常对这次活动感兴趣。',
      quote: '非常对这次活动',
      suggestion: '对这次活动非常',
    },
    { text: '他终于经过半年的苦练，学会了倒立。', quote: '终于' },
    { text: '如果天天熬夜，就你的身体会越来越差。', quote: '就你的身体', suggestion: '你的身体就' },
    { text: '小猫从沙发上下跳来。', quote: '下跳来', suggestion: '跳下来' },
  ],
  leaves: [
    '他小心翼翼地把花瓶放在窗台上。',
    '农民把绿油油的庄稼收了回来。',
    '村里的人几乎都去了，大家都几乎一样高。',
    '妹妹已经会自己穿鞋了，我会一直等你。',
    '我们要应该做的事太多了。',
    '我一本也没买，他一口气喝了三碗。',
    '我一口吃了苹果，一眼看见了妈妈。',
    '我们在山顶上休息了半个小时。',
    '我对这次活动非常感兴趣，你说得很对。',
    '经过半年的苦练，他终于学会了倒立。',
    '如果天天熬夜，你的身体就会越来越差。',
    '鸟儿从树上飞下来，又从枝头上飞来飞去。',
    '快出来跑步吧。',
    '等我赶到，会已经开始了。',
    '我们要肯定自己的优点，我能肯定自己没错。',
    '我没有确实把握，很应该去问问。',
    '我会依然在这里等你。',
    '妈妈把急匆匆地跑来的弟弟抱了起来。',
    '连老人都几乎跑起来了，他们都几乎忘了这事。',
    '那碗面真香，我一碗吃了大半。',
    '我终于在老师的帮助下，学会了游泳。',
    '我在家里一下午写了好多作业。',
    '他们从营地出来跑了。',
  ],
  find: inPatterns([
    {
      words: ['把'],
      pattern: regex('dg')`
        (?<![一两几这那大车门火])(?<mark>(?<take>把)(?<how>(?:${MANNER})地))(?=[^，。！？]{3,})
        (?![^，。！？的]{0,5}[着了来去起好出进在上下过坐站躺睡跑走说笑等]的)
      `,
      suggestion: ({ take = '', how = '' }) => `${how}${take}`,
      explanation: ({ take = '', how = '' }) => `“${how}”说的是怎么做，要站在“${take}”的前面。`,
    },
    {
      words: ['都几乎'],
      pattern:
        /(?<=[们人学家师物里上中年天叶树花])(?<!连[^，。！？]{1,6})(?<mark>都几乎)(?=去[^世]|来(?!不及|到)|参加|到齐|知道|认识|(?:喜欢|爱)(?!得)|买|用|走了|回)/dg,
      suggestion: '几乎都',
      explanation: '“都”要站在“几乎”的后面：“几乎都……”。',
    },
    ...SWAPPED.map(([ahead, behind]) => ({
      words: behind.split('|').map((word) => word.slice(0, 2)),
      pattern: regex('dg')`
        (?<=[我你他她它们人]|妈妈|爸爸|同学|孩子|老师|就|也|还|弟弟|妹妹|[，])
        (?<mark>(?<ahead>${ahead})(?<behind>${behind}))
        (?=[去来看说做自把被喜知学写唱跳想感高开害难吃穿认参读帮给在从对])(?![来去]得及|做的|说的)
      `,
      suggestion: ({
        ahead: first = '',
        behind: second = '',
      }: Record<string, string | undefined>) => `${second}${first}`,
      explanation: ({
        ahead: first = '',
        behind: second = '',
      }: Record<string, string | undefined>) =>
        `“${first}”要站在“${second}”的后面：“${second}${first}……”。`,
    })),
    {
      words: TAKEN.split('|').map((verb) => `${verb}了`),
      pattern: regex('dg')`
        (?<=[里上店家场天午晨边我他她]|妈妈|爸爸|奶奶|爷爷|哥哥|姐姐|弟弟|妹妹)(?<![这那每第哪])
        (?<mark>(?<many>${PIECES})(?<verb>(?:${TAKEN})了))(?!一|两|三|几|半|个|好[久几多些]|又|大|
        很|许|多|整|满|下|起|出|进|不|才|就|还|也|都|以后|之后|再|[，。！？；、])
      `,
      suggestion: ({ many = '', verb = '' }) => `${verb}${many}`,
      explanation: ({ many = '', verb = '' }) => `说有多少的词紧挨着那样东西：“${verb}${many}……”。`,
    },
    {
      words: ['终于经过'],
      pattern: regex('dg')`
        (?<=^|[。！？；，]|${WHO})(?<mark>终于)(?=经过[^，。！？；]{3,14}(?:努力|苦练|练习|训练|
        准备|学习|帮助|指导|鼓励|讨论)，(?:学会|取得|获得|赢得|完成|考上|克服|找到|夺得|做好|
        解决)了?)
      `,
      explanation: '“终于”管的是后面的结果，要站在它的前面：“……，终于……”。',
    },
    {
      words: ['如果', '要是', '只要', '假如', '一旦'],
      pattern: regex('dg')`
        (?:如果|要是|只要|假如|一旦|倘若)(?:(?!都|别人|大家|谁)[^。；！？，]){2,20}，(?<mark>就
        (?<whose>(?:${WHO})的(?:身体|眼睛|成绩|学习|梦想|理想|生活|牙齿|视力|心情|病|知识|父母|
        家长|老师|作文|努力)))(?=就|会|能|可以|将|越|变)
      `,
      suggestion: ({ whose = '' }) => `${whose}就`,
      explanation: ({ whose = '' }) => `“就”要站在“${whose}”的后面：先说什么，再说怎么样。`,
    },
    {
      words: ['非常对', '十分对', '很对'],
      pattern: regex('dg')`
        (?<mark>(?<how>非常|十分|很)(?<to>对(?!不起|得起|的|了|付|待|劲|头|立|应|路|称|着)(?:
        (?!的是|说)[^，。！？；]){2,9}?))(?=感兴趣|满意|好奇|有兴趣|失望|着迷|敬佩|佩服|感激)
      `,
      suggestion: ({ how = '', to = '' }) => `${to}${how}`,
      explanation: ({ how = '', to = '' }) => `“${how}”紧挨着后面的心情：“${to}${how}……”。`,
    },
    {
      words: ['小时', '下午', '上午', '分钟', '晚上', '整天', '会儿'],
      pattern: regex('dg')`
        (?<=[里上边旁家园场])(?<mark>(?<long>${TIMES})(?<verb>(?:(?:休息|玩|坐|等|站|睡|走|爬|待|
        躺|聊|逛)(?=了(?!一|两|三|几|半|好|不少|很|许|多|大|[0-9上近过]))|(?:看|钓|写|练|打|读)
        (?=了(?:鱼|书|字|作业|作文|电视|电影|琴|球|题|课文)?[才就便，。！]))了))(?!.*一会儿)
      `,
      suggestion: ({ long = '', verb = '' }) => `${verb}${long}`,
      explanation: ({ long = '', verb = '' }) => `说做了多久的词站在动作后面：“${verb}${long}”。`,
    },
    {
      words: [
        '地下来',
        '地出来',
        '地上来',
        '地进来',
        '地下去',
        '地出去',
        '地进去',
        '地过来',
        '地上去',
      ],
      pattern: regex('dg')`
        (?<=(?<![草营工阵场田雪山基空的菜绿沙坡湿林园驻平])地)(?<mark>(?<way>[上下进出过][来去])
        (?<go>${GOING}))(?=[，。！了])
      `,
      suggestion: ({ way = '', go = '' }) => `${go}${way}`,
      explanation: ({ way = '', go = '' }) => `往哪里去，说在动作后面：“${go}${way}”。`,
    },
    {
      words: GOING.split('|').flatMap((go) => [`上下${go}`, `里出${go}`, `外进${go}`, `来起${go}`]),
      pattern: regex('dg')`
        (?<=[\u4e00-\u9fff](?:上(?=下)|里(?=出)|外(?=进)))(?<mark>(?<way>[下出进])(?<go>${GOING})
        (?<to>[来去]))(?=[，。！了])
      `,
      suggestion: ({ way = '', go = '', to = '' }) => `${go}${way}${to}`,
      explanation: ({ way = '', go = '', to = '' }) =>
        `往哪里去，说在动作后面：“${go}${way}${to}”。`,
    },
  ]),
}
