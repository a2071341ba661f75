/** 我借小明一本书, 哥哥和姐姐的同学, 反对的是他: a sentence that two readers read in two ways. Only asked. */
import { MEN, WOMEN } from '../../lexicon/kin.ts'
import { READ_TWICE } from '../../lexicon/readTwice.ts'
import { inPatterns } from './findPatterns.ts'
import { mayBothBe } from './mayBothBe.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const KIN = `${MEN}|${WOMEN}`
const SURNAME = '[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗]'
const GIVEN = '[明强刚军华伟丽红芳勇杰亮涛磊峰鹏辉静敏娟霞燕玲莉平林雷云文东]'
const NAMED = `小[\\u4e00-\\u9fff]|${SURNAME}${GIVEN}|${SURNAME}(?:老师|阿姨|叔叔|奶奶|爷爷)|班长|组长|同桌`
const WHO = `${KIN}|${NAMED}|老师|校长`
const ANIMALS =
  '小猫|小狗|小兔子?|小鸡|小鸭|小鸟|小猴子?|小熊|狐狸|乌鸦|老虎|狮子|猴子|兔子|大象|松鼠|乌龟|山羊|公鸡|青蛙|蚂蚁|蜜蜂'
const isAlways = () => true

export const twoReadings: Rule = {
  id: 'two-readings',
  kind: 'fault',
  area: 'grammar',
  label: '语病：表意不明',
  teaches: '写完换一个人的眼睛读一读：会不会有两种意思？有，就换一个说法。',
  marks: [
    { text: '我借小明一本书。', quote: '借小明一本书' },
    { text: '哥哥和姐姐的同学来了。', quote: '哥哥和姐姐的同学' },
    { text: '三个学校的老师参加了会议。', quote: '三个学校的老师' },
    { text: '妈妈让姐姐把自己的房间收拾好。', quote: '自己' },
    { text: '李明告诉王强，他得了一等奖。', quote: '他' },
    { text: '反对的是他，我没有想到。', quote: '反对的是他' },
    { text: '小猫和小狗吵了起来，它气得直叫。', quote: '它' },
  ],
  leaves: [
    '我向小明借了一本书。',
    '姐姐的同学和哥哥来了。',
    '三位学校的老师参加了会议。',
    '妈妈让我把自己的房间收拾好。',
    '李明告诉王强，自己得了一等奖。',
    '李明告诉妈妈，他得了一等奖。',
    '小猫和小狗吵了起来，它们气得直叫。',
    '反对他的是我。',
    '我对老师的批评很有意见。',
  ],
  find: inPatterns([
    {
      words: ['借', '租'],
      pattern: regex('dg')`
        (?<=我|他|她|${NAMED}|妈妈|爸爸)(?<mark>(?<how>[借租])(?<whom>小[\u4e00-\u9fff]|
        ${SURNAME}${GIVEN}|他|她|同桌|同学|邻居)(?:了)
        ?[一两三四五几十][\u4e00-\u9fff]?[本支块把元辆间张百千][\u4e00-\u9fff]{0,3})
        (?=[，。！])
      `,
      explanation: ({ how = '', whom = '' }) =>
        `是“${how}给${whom}”，还是“向${whom}${how}”？说清楚，读的人就不用猜。`,
      isAsked: isAlways,
    },
    {
      words: ['还欠', '还借'],
      pattern: regex('dg')`
        (?<mark>还(?:欠|借)(?:款|着)?(?:我|他|她|${NAMED})
        ?[一两三四五六七八九十百千万几0-9]+[元块])
      `,
      explanation: '“还”是“归还”，还是“仍然”？换一个词，读的人就不用猜。',
      isAsked: isAlways,
    },
    {
      words: ['和', '跟', '与'],
      pattern: regex('dg')`
        (?<=^|[，。！？；是有来去见到请对]|除了)(?<mark>(?<one>${KIN}|${NAMED}|我|他|她)(?:和|跟|
        与)(?<other>${KIN}|${NAMED})的(?<thing>同学|朋友|同事|老师|妈妈|爸爸|邻居|客人|学生|
        战友|弟弟|妹妹|哥哥|姐姐))(?=[\u4e00-\u9fff，。])(?!们)
      `,
      explanation: ({ one = '', other = '', thing = '' }) =>
        `来的是两人共同的${thing}，还是“${one}”和“${other}的${thing}”？换一换位置，就清楚了。`,
      isAsked: isAlways,
    },
    {
      words: ['个'],
      pattern: regex('dg')`
        (?<mark>(?:[两三四五六七八九几]|十几|好几|几十|许多)个(?<place>学校|工厂|公司|医院|
        单位|报社|小组|部门|村子?|社区|幼儿园|少年宫|外国|工地)的(?<who>老师|学生|同学|工人|
        领导|代表|医生|干部|校长|队员|人|记者|教师|朋友|护士|职工))
      `,
      explanation: ({ place = '', who = '' }) =>
        `是好几个“${place}”，还是好几个“${who}”？把数目挪到要数的那样前面，就清楚了。`,
      isAsked: isAlways,
    },
    {
      words: ['部分', '其他', '个别'],
      pattern: regex('dg')`
        (?<mark>(?:部分|个别|其他)(?<one>学生|老师|同学|教师|家长|工人|干部|农民|队员)(?:和|
        与|及)(?<other>学生|老师|同学|教师|家长|工人|干部|农民|教练|校长))
      `,
      explanation: ({ other = '' }) => `“${other}”也只是一部分吗？分开说，就清楚了。`,
      isAsked: isAlways,
    },
    {
      words: ['自己'],
      pattern: regex('dg')`
        (?:${WHO})(?:让|叫|请|要求|劝|命令|要|嘱咐|吩咐)(?:${WHO})(?:[\u4e00-\u9fff]{0,3})
        (?:把|看|拿|带上?|整理|收拾|打扫|说说|照顾|检查)(?:一下)?(?<mark>自己)的
      `,
      explanation: '“自己”是前一个人，还是后一个人？把名字写出来，就清楚了。',
      isAsked: isAlways,
    },
    {
      words: [
        '的是他',
        '的是她',
        '的是小',
        '的都是',
        '的是少数',
        '的只有',
        '的是我',
        '的是老',
        '的是校',
        '的人是',
      ],
      pattern: regex('dg')`
        (?<=^|[，。！？；]|昨天|今天|这次)(?<mark>(?<verb>反对|支持|批评|怀疑|关心|同情|
        看不起|不同意|通知|不认识|不了解|不相信|看不上|检举|欺负|开刀|理发|看病|照相|做手术|
        检查|推荐)的(?:人)?(?:都)?(?:是|只有)(?:他|她|他们|她们|少数人|一个人|校长|老师|
        (?:${NAMED})(?:的(?:爸爸|妈妈|爷爷|奶奶|哥哥|姐姐))?|(?:他|她|我)?(?:爸爸|妈妈|爷爷|
        奶奶|父亲|母亲)))(?=[，。！])
      `,
      explanation: ({ verb = '' }) =>
        `是他“${verb}”别人，还是别人“${verb}”他？换一个说法，就清楚了。`,
      isAsked: isAlways,
    },
    {
      words: ['认识', '不了解', '不喜欢', '不知道', '不相信', '没见过', '不熟悉'],
      pattern: regex('dg')`
        (?<=^|[，。！？；])(?<mark>(?:(?:${NAMED}|他|她|这个人|
        [这那][个位]新来的[\u4e00-\u9fff]{2}|新来的[\u4e00-\u9fff]{2})(?:谁都|谁也|
        连[\u4e00-\u9fff]{2,4}[都也])|(?:连)?(?:${NAMED}|校长|老师|班长)(?:他|她)?[都也])
        (?:不认识|认识|不了解|不相信|没见过|不熟悉))(?=[，。！])
      `,
      explanation: '是他不认识别人，还是别人不认识他？换一个说法，就清楚了。',
      isAsked: isAlways,
    },
    {
      words: [
        '告诉',
        '问',
        '劝',
        '提醒',
        '批评',
        '表扬',
        '送',
        '陪',
        '帮',
        '等',
        '看见',
        '碰见',
        '遇见',
        '说',
        '带',
        '请',
        '找',
        '叫',
        '看望',
        '撞',
        '追',
      ],
      pattern: regex('dg')`
        (?<=^|[。！？；]|那天，|一天，|有一次，|昨天，|今天，)(?<one>${KIN}|${NAMED})
        (?:告诉|问|劝|提醒|批评|表扬|送|陪|帮|等|看见|看到|碰见|碰到|遇见|遇到|带|请|找|叫|
        看望|撞|追|(?:对|跟|和|向|给)(?=[^，。]{2,4}(?:说|讲|道歉|打电话|写信)))(?:了|着|上|
        倒)?(?<other>${KIN}|${NAMED})(?:说|讲|道歉|打电话|写信|时|了|去|来|
        [\u4e00-\u9fff]{2,5})?，(?:说)?(?<mark>[他她])(?!们|俩|说|的话|就|也|于|便|马上|
        立刻|笑|回答|听)
      `,
      explanation: ({ one = '', other = '', mark = '' }) =>
        `“${mark}”是“${one}”，还是“${other}”？把名字写出来，读的人就不用猜了。`,
      isAsked: isAlways,
      isInnocent: ({ groups }) =>
        !mayBothBe(groups?.['one'] ?? '', groups?.['other'] ?? '', groups?.['mark'] ?? ''),
    },
    {
      words: ['它'],
      pattern: regex('dg')`
        (?<=^|[。！？；]|一天，|那天，)(?<one>${ANIMALS})(?:和|跟|与)(?<other>${ANIMALS})
        (?!的)[^，。；！？：“”]{2,14}，(?:忽然|突然|可是|但是|后来|结果)?(?<mark>它)(?!们|
        俩)
      `,
      explanation: ({ one = '', other = '' }) =>
        `“它”是“${one}”，还是“${other}”？把名字写出来，读的人就不用猜了。`,
      isAsked: isAlways,
    },
    {
      words: ['和', '跟', '与'],
      pattern: regex('dg')`
        (?<=^|[。！？；]|有一次，|一天，|昨天，|今天，)(?<one>${NAMED})(?:和|跟|与)
        (?<other>${NAMED})(?!的)[^，。；！？：“”我]{2,14}，(?:忽然|突然|可是|但是|后来|
        结果)?(?<mark>[他她])(?!们|俩)
      `,
      explanation: ({ one = '', other = '', mark = '' }) =>
        `“${mark}”是“${one}”，还是“${other}”？把名字写出来，读的人就不用猜了。`,
      isAsked: isAlways,
      isInnocent: ({ groups }) =>
        !mayBothBe(groups?.['one'] ?? '', groups?.['other'] ?? '', groups?.['mark'] ?? ''),
    },
    {
      words: ['把它', '它'],
      pattern: regex('dg')`
        (?<=[有放着买到摆])一(?<measure>[本个支只条件张辆块把])(?<one>[\u4e00-\u9fff]{1,4})
        [和、]一\k<measure>(?<other>[\u4e00-\u9fff]{1,4})，(?:(?!它们|都)[^。！？；，])
        {0,10}，?(?:把|将)?(?<mark>它)(?!们)
      `,
      explanation: ({ one = '', other = '' }) =>
        `“它”是“${one}”，还是“${other}”？把名字写出来，读的人就不用猜了。`,
      isAsked: isAlways,
    },
    {
      words: [
        '的批评',
        '的意见',
        '的表扬',
        '的评价',
        '的误解',
        '的指责',
        '的怀疑',
        '的态度',
        '的信任',
      ],
      pattern: regex('dg')`
        (?<=^|[，。！？；们家我他她人长])(?<mark>对(?<whom>${WHO}|他|她|我)的(?<what>批评|
        意见|表扬|评价|误解|指责|怀疑|态度|信任))(?=感到|表示|很不|不|使|让)
      `,
      explanation: ({ whom = '', what = '' }) =>
        `是“${whom}”${what}别人，还是别人${what}“${whom}”？换一个说法，就清楚了。`,
      isAsked: isAlways,
    },
    {
      words: ['借我的', '借他的', '借她的', '借小', '租我的'],
      pattern: regex('dg')`
        (?<=${NAMED}|${KIN}|同桌|同学)(?<mark>[借租](?:我|他|她|${NAMED})的(?=[那这]|钱|书|
        笔|车|伞|球))
      `,
      explanation: '是借出去的，还是借进来的？换一个说法，就清楚了。',
      isAsked: isAlways,
    },
    {
      words: ['背着'],
      pattern: new RegExp(
        `(?<mark>背着(?:${WHO})(?:和|跟|与)(?:${WHO}))(?=[\\u4e00-\\u9fff]{2})`,
        'dg',
      ),
      explanation: '是瞒着两个人，还是瞒着一个人、和另一个人一起？换一个说法，就清楚了。',
      isAsked: isAlways,
    },
    {
      words: ['想起来了'],
      pattern: /[躺坐睡趴靠]在?[^，。；！？]{1,6}，?(?<mark>想起来了)(?=[。！])/dg,
      explanation: '这里能读出两种意思。换一个说法，或者加个逗号，就清楚了。',
      isAsked: isAlways,
    },
    {
      words: ['找不到', '看不见', '没看见', '离开', '想念', '不见了'],
      pattern: regex('dg')`
        (?:${NAMED}|弟弟|妹妹|孩子|小女孩|小男孩)(?:找不到|看不见|没看见|离开了?)
        (?<mark>爸爸妈妈|爸爸|妈妈|奶奶|爷爷|老师)(?=(?:很|心里很?|十分|非常|都)(?:着急|
        焦急|害怕|伤心|难过|担心))
      `,
      explanation: ({ mark = '' }) => `着急的是谁？在“${mark}”前面或后面加个逗号，就清楚了。`,
      isAsked: isAlways,
    },
    {
      words: [
        '咬死',
        '打伤',
        '撞伤',
        '发现',
        '看望',
        '热爱',
        '送走',
        '告别',
        '打败',
        '怀念',
        '想念',
      ],
      pattern: regex('dg')`
        (?<mark>(?<deed>咬死|咬伤|打伤|撞伤|打败|消灭|看望|送走|告别|热爱|支持|反对|批评|
        埋怨|怀念)了?(?<one>猎人|敌人|人民|校长|老师|医生|客人|同学|妈妈|爸爸|村长)
        的(?<other>狗|哨兵|总理|孩子|学生|儿子|同学|战士|母亲|家长|朋友))(?=[，。！修回走跑死])
      `,
      explanation: ({ deed = '', one = '', other = '' }) =>
        `“${deed}”的是“${one}的${other}”，还是那个“${other}”${deed}了“${one}”？换一个说法，就清楚了。`,
      isAsked: isAlways,
    },
    ...READ_TWICE.map(([words, pattern, question]) => ({
      words,
      pattern,
      explanation: `${question}？换一个说法，就清楚了。`,
      isAsked: isAlways,
    })),
  ]),
}
