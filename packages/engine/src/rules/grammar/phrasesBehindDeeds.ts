/** 洗完澡给小狗, 见面跟朋友, 游得在水里真快: what phrase-behind finds by the words of a deed. */
import { compact, regex } from '../../text/multiline.ts'
import type { FaultPattern } from './findPatterns.ts'

const INSIDE = '[^，。；！？：“”]'
const WHO = compact`
  我们?|你们?|他们?|她们?|它们?|自己|大家|别人|同学们?|老师|妈妈|爸爸|爷爷|奶奶|外公|外婆|姥姥|姥爷|
  哥哥|姐姐|弟弟|妹妹|同桌|叔叔|阿姨|舅舅|姑姑|表[哥姐弟妹]|好?朋友们?|小朋友们?|(?:小)?伙伴们?|
  老人|客人|邻居|病人|小[狗猫兔鸟鸡鸭羊猪马]|小兔子|校长|教练|班长
`
/** What is done for, to or with somebody, who is named before it. 写信给你 and 让座给老人 are right. */
const DEEDS: readonly (readonly [preposition: string, deeds: string])[] = [
  [
    '给',
    `洗[完好了]?澡|洗[完好了]?脚|洗[完好了]?头|洗[完好了]?脸|梳[完好了]?头|梳[完好了]?辫子|捶[完了]?背|
    揉[完了]?肩|捏[完了]?肩|按摩|打[完了]?针|量[完好了]?体温|看[完了]?病|理[完了]?发|剪[完好了]?头发|
    剪[完好了]?指甲|挠痒痒?|盖[好上了]?被子|穿[好上了]?衣服|换[好上了]?衣服|喂[完了]?奶|喂[完了]?药|
    擦[干了]?汗|擦[干了]?眼泪|系[好上了]?鞋带|系[好上了]?红领巾|戴[好上了]?红领巾|扎[好了]?辫子|
    过[完了]?生日|补[完了]?课|磕[了]?头|拜[完了]?年|包扎[好了]?伤口|撑[着]?伞|扇扇子|敷药|化[完好了]?妆|
    打[完了]?气|加[完了]?油`,
  ],
  [
    '[为替]',
    '加油|鼓掌|喝彩|欢呼|自豪|骄傲|担心|操心|着急|发愁|祈祷|庆祝生日|撑腰|作证|惋惜|打抱不平',
  ],
  [
    '[跟和同]',
    `聊[了]?天|吵[了]?架|打[了]?架|见[了]?面|下[完了]?棋|下象棋|下五子棋|做游戏|捉迷藏|打招呼|合[了]?影|
    握[了]?手|商量|道别|告别|吵嘴|聊天儿|谈[了]?心|赛跑|拔河|打雪仗|跳皮筋|过家家|闹别扭|分手`,
  ],
  [
    '[帮替]',
    `洗碗|扫地|拖地|择菜|洗菜|做家务|干活|浇花|喂鸡|收拾房间|打扫卫生|提东西|拿东西|搬东西|洗衣服|
    晾衣服|叠被子|擦桌子|倒垃圾|搬家|提水|端菜|刷碗|推车|整理房间`,
  ],
]
const FEELINGS = compact`
  害怕|孤单|孤独|无聊|寂寞|冷清|着急|紧张|高兴|开心|快乐|难过|伤心|兴奋|激动|委屈|舒服|自在|担心|
  后悔|生气|难受|感动|失望|得意|吃惊|惊讶|满足|幸福
`
const MINDED = compact`
  有信心|感兴趣|有兴趣|有耐心|有礼貌|有感情|有好处|有帮助|有意见|有好感|着迷|入迷|满意|好奇|失望|
  客气|亲热|友好|不满|放心|有把握
`
const TOWARDS = compact`
  学习|数学|语文|英语|画画|音乐|书法|足球|篮球|身体|健康|昆虫|历史|科学|动物|植物|恐龙|这件事|
  这里|将来|未来|生活
`
const AT = `${INSIDE}{1,6}?(?:里|上|中|下|边|旁|间|前|后)面?`

export const PHRASES_BEHIND_DEEDS: readonly FaultPattern[] = [
  ...DEEDS.map(([preposition, deeds]) => {
    const all = compact`${deeds}`
    return {
      words: /^\[(.*)\]$/.exec(preposition)?.[1]?.split('') ?? [preposition],
      pattern: regex('dg')`
        (?<=[\u4e00-\u9fff](?:${all}))(?<mark>${preposition}(?:${WHO}))(?=[，。！]|$)
      `,
      // 下棋和妈妈，都是他最喜欢的: two things side by side.
      isInnocent: (match: RegExpExecArray, text: string) =>
        /[、是]/.test(clauseBefore(text, match.index)) ||
        (preposition.includes('和') && /喜欢|爱|会|除了/.test(clauseBefore(text, match.index))),
      explanation: ({ mark = '' }: Readonly<Record<string, string | undefined>>) =>
        `“${mark}”要站在动作的前面：“${mark}……”。`,
    }
  }),
  {
    words: ['极了', '死了', '坏了', '得很', '得要命', '得不得了'],
    pattern: regex('dg')`
      (?:${FEELINGS})(?:极了|死了|坏了|得很|得要命|得不得了)(?<mark>(?:一个人(?:在|待|呆|留|睡|走|坐|
      住)|独自(?:在|待|一人|留|走)|在|和|跟|听到|看到|看见|听见|收到|得知)${INSIDE}{1,10}?)(?=[，。！])
    `,
    explanation: ({ mark = '' }) => `先说“${mark}”，再说心里怎么样。`,
  },
  {
    words: ['孤单一个人', '无聊一个人', '寂寞一个人', '孤独一个人', '冷清一个人'],
    pattern: regex('dg')`
      (?:很|非常|十分|特别|好|真)(?:孤单|无聊|寂寞|孤独|冷清)
      (?<mark>一个人(?:在|待|呆|留|坐|住)${INSIDE}{1,6}?)(?=[，。！])
    `,
    explanation: ({ mark = '' }) => `先说“${mark}”，再说心里怎么样。`,
  },
  {
    words: ['就在', '都在', '也在', '又在'],
    pattern: regex('dg')`
      (?<mark>(?:休息|坐|歇|等|睡|玩|躺|站|待|趴|看|写|练习|复习|停留)[就都也又](?=在${AT}
      (?:一会儿?|片刻|一下|半天|[一两三几半十]+(?:个多?小时|分钟|天|个月|年|个上午|个下午))[，。！吧]))
    `,
    explanation: '先说在哪里，再说做什么、做多久：“在……上休息一会儿”。',
  },
  {
    words: ['得在'],
    pattern: regex('dg')`
      (?<=[游跑飞跳玩唱笑睡坐长开写画吃])(?<mark>得在${AT})
      (?=(?:真|很|非常|十分|特别|多么|可|格外|好)[\u4e00-\u9fff]{1,3}[，。！])
    `,
    explanation: ({ mark = '' }) =>
      `“得”后面说怎么样。“${mark.slice(1)}”要站在动作的前面：“${mark.slice(1)}……得……”。`,
  },
  {
    words: ['对'],
    pattern: regex('dg')`
      (?:越来越|更加?|没|很|非常|十分|特别|最|不太)(?:${MINDED})(?<mark>对(?:${WHO}|${TOWARDS}))
      (?=了?[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”要先说，再说怎么样：“${mark}……”。`,
  },
  {
    words: ['觉得', '感到', '感觉', '欣赏', '佩服', '着迷', '入迷', '爱不释手', '熟悉'],
    pattern: regex('dg')`
      (?<=^|[，。！？；])(?<thing>(?:[这那][些首篇本部幅件座个种片道句款条]|这里的|那里的)
      (?:(?![我他她你，对是])${INSIDE}){1,8})
      (?<mark>对(?:我们?|他们?|她们?|大家|同学们))(?=(?:并|都|也|很|非常|十分|特别|最|一直|已经|从小就|
      一点儿?|不)*(?:(?:觉得|感到|感觉)(?:很|非常|十分|特别|有些|有点儿?)?(?:陌生|熟悉|亲切|好奇|新鲜|
      满意|厌烦|害怕|自豪)|欣赏|佩服|着迷|入迷|爱不释手|热爱|向往)(?:极了)?[，。！])
    `,
    isInnocent: ({ groups }) => DOERS.test(groups?.['thing'] ?? ''),
    explanation: ({ mark = '' }) => `是谁这样觉得？先请“${mark.slice(1)}”出来，再说“对……”。`,
  },
  {
    words: ['没有过', '没过'],
    pattern: regex('dg')`
      (?<mark>没有?过)(?=[被把给跟](?:(?!的)${INSIDE}){2,10}[，。！])
    `,
    explanation: '“过”要紧跟在动作后面：“没有……过”。',
  },
]

/** Who may be struck by somebody: 这位老师对我感到满意. */
const DOERS = /[人生师客们友员手家娘婆公爷孩妹弟姐哥狗猫鸟鱼虫兽兔猴虎马牛羊鸡鸭班组队校国长]/

const clauseBefore = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[，。！？；：]/)
    .at(-1) ?? ''
