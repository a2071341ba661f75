/** 谁也不会否认网络没有用处, 怎么会不忘记, 没有一个人不迟到，受了表扬: one denial more than is meant. */
import type { FaultPattern } from './findPatterns.ts'
import { regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”]'
/** Nobody wants them done: 怎么会不 does not go with them. */
const UNWANTED = '忘|浪费|骗|撒谎|说谎|抛弃|放弃|伤害|破坏|欺负|责怪|嫌弃|丢下|后悔|失败|迟到|讨厌'
const NONE = '没有一个人|没有谁|没有人|没有一个同学|没有一个|没人'
const turned = ({ mark = '' }: Readonly<Record<string, string | undefined>>) =>
  `前面已经否定了一次，再加“${mark}”，意思就反了。数一数有几个“不”，再读一读。`

export const NEGATIONS_TURNED: readonly FaultPattern[] = [
  {
    words: ['否认'],
    pattern: regex('dg')`
      (?:谁[也都又]?(?:不会|不能|不|能|会)|没有?人(?:会|能)?|无法|不能|不可|难以|从不|
      从来不)否认(?:，)?
      ${INSIDE}{0,10}?(?<mark>(?:不是|并非)(?=一[个种次位项]|${INSIDE}{2,14}(?:结果|功劳|成果|
      心血|帮助|贡献)[。！]|我们|每个|最|伟大|值得|可贵|美德|人人)|
      没有?(?=给|为|用|好处|帮助|道理|贡献|功劳|作用|意义|价值|付出|带来|努力|错误|缺点))
    `,
    explanation: '“不否认”就是“承认”，后面再说“不”，意思就反了。数一数“不”的个数，再读一读。',
    isInnocent: ({ 0: whole }) => /是不是|有没有/.test(whole),
  },
  {
    words: ['不否认'],
    pattern: /(?:谁(?:又)?(?:能|会|敢)|没有(?:人|谁)(?:能|会)?)(?<mark>不否认)/dg,
    suggestion: '否认',
    explanation: '“没有人否认”就是都承认；再加一个“不”，意思就反了。',
  },
  {
    words: ['矢口否认'],
    pattern: /矢口否认(?:自己|他|她|曾经|曾)?(?<mark>没有|没|不曾|未曾)/dg,
    explanation:
      '“否认”已经是“说没有”，再加一个“没有”，就成了“承认有”。想想他到底说的是有，还是没有？',
  },
  {
    words: ['不承认'],
    pattern: regex('dg')`
      (?:谁[也都又]?(?:不会|不能|能|会)|没有?人(?:会|能)?|不得不|不能|不会)(?:不承认|承认)
      (?<=不承认)${INSIDE}{0,10}?(?<mark>没有|不是|并非)
    `,
    explanation: '“不得不承认”“谁能不承认”就是“承认”；后面再否定，意思就反了。',
  },
  {
    words: [
      '怎么会不',
      '怎么能不',
      '怎会不',
      '怎能不',
      '哪能不',
      '哪会不',
      '岂能不',
      '难道我们能不',
    ],
    pattern: regex('dg')`
      (?:怎么?[会能]|怎么可能|哪里?[会能]|岂[会能]|难道(?:我们?|你们?|大家|他们?)?能)(?<mark>不|
      没有?)
      (?=(?:${UNWANTED}))
    `,
    suggestion: '',
    explanation: '反问里“怎么会”已经是“不会”，再加一个“不”，意思就反了。改成平常的句子读一读。',
  },
  {
    words: ['不准不', '不许不', '不让', '不准', '不许'],
    pattern: regex('dg')`
      (?:不准|不许)(?<mark>不)(?=看|玩|吃|说|跑|乱|打|吵|哭|碰|摸|动|扔|闹|插|抄)|
      不(?:让|许|准)(?:我们?|他们?|她们?|同学们?|大家|孩子们?|弟弟|
      妹妹)?在${INSIDE}{1,8}?[上里中下前边]
      (?<mark>不)(?=[追打乱跑玩吃大喊吵踢攀摘扔写画])
    `,
    suggestion: '',
    explanation: turned,
  },
  {
    words: ['从来不会不', '从来不不', '从不不', '从来没有不', '从没不'],
    pattern:
      /从来?(?:不会?|没有?)(?<mark>不)(?=咬|骂|打|吵|迟到|说谎|撒谎|哭|骗|欺负|偷懒|浪费|生病|发火|抱怨)/dg,
    suggestion: '',
    explanation: turned,
  },
  {
    words: ['不得不没', '不能不没', '不得不不', '不可不不', '不得不没有'],
    pattern: /不[得能可]不(?<mark>没有?|不)(?=[\u4e00-\u9fff])/dg,
    suggestion: '',
    explanation: turned,
  },
  {
    words: ['不是不不', '不不喜欢', '不不想', '不不愿', '不不会', '没有没有'],
    pattern:
      /(?<=不|没有)(?<mark>不|没有)(?=(?:喜欢|想去|愿意|会[做写唱]|知道|认识))(?<=不是不不|并不不|不不|没有没有)/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `“${mark}”连着写了两遍，去掉一个。`,
    isInnocent: ({ index }, text) => /[，。！“]不?$/.test(text.slice(0, index)),
  },
  {
    words: ['无不没', '无一不没', '无不不', '无一没有', '个个无不'],
    pattern: /无(?:一)?不(?<mark>没有?|不)(?=[\u4e00-\u9fff])/dg,
    suggestion: '',
    explanation: '“无不”就是全都，后面再说“不”，意思就反了。',
  },
  {
    words: NONE.split('|'),
    pattern: regex('dg')`
      (?:${NONE})(?<mark>不)(?=(?:迟到|缺席|请假|反对|旷课|掉队|说谎|作弊|偷懒|早退|违反|乱扔|讨厌)
      ${INSIDE}{0,8}，${INSIDE}{0,8}(?:表扬|赞成|通过|同意|夸|很高兴|真高兴|都来|到齐|得了?奖|
      感动|满意|
      模范|优秀))
    `,
    suggestion: '',
    explanation: ({ mark = '' }) =>
      `“没有人${mark}……”就是人人都这样，和后面说的对不上。去掉“${mark}”，读一读。`,
  },
  {
    words: ['没有不会', '没有不认真', '没有不懂', '没有不努力', '没有不听', '没有不想'],
    pattern: regex('dg')`
      (?<=[我他她你们题事人妹弟哥姐])(?<mark>没有)(?=不(?:会|懂|认真|努力|听话|听讲|专心|做|写|想)
      ${INSIDE}{0,6}，(?:只好|只能|所以|于是|因此|被))
    `,
    suggestion: '',
    explanation: turned,
  },
  {
    words: ['为了不让', '为了不', '为不让'],
    pattern: regex('dg')`
      为了?(?:不让|不使|不叫)${INSIDE}{1,5}?(?<mark>不)(?=受|被|生病|着凉|感冒|担心|迟到|摔|冻|饿|
      累|
      哭|伤心|失望|难过|淋)
    `,
    suggestion: '',
    explanation: turned,
  },
  {
    words: ['不要不', '别不', '不能不', '不要没'],
    pattern: regex('dg')`
      (?:教育|提醒|告诉|叮嘱|要求|劝)[我他她你]们?${INSIDE}{0,6}(?:不要|别|不能)(?<mark>不|没有?)
      (?=乱|打|骂|迟到|骄傲|粗心|马虎|说谎|挑食|浪费|贪玩|闹|吵|玩火|闯)
    `,
    suggestion: '',
    explanation: turned,
  },
  {
    words: ['没有忘记', '没忘记', '没有忘', '没忘'],
    pattern: regex('dg')`
      (?:可是|但是?|还是|竟然?|却|结果)${INSIDE}{0,3}?(?<mark>没有?)忘记?(?:了)?(?:带|拿|写|关|锁|
      交)
      ${INSIDE}{1,6}，${INSIDE}{0,6}(?:淋|被批评|挨批|只好|进不|后悔|急得)
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `后面说的是忘了才有的事，“${mark}忘”和它对不上。`,
  },
]
