/** 一颗大树, 一辆飞机, 许多同学们: the measure word, or the plural, does not go with the noun. */
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

/**
 * [measure that is never said, measure that is, nouns]. Source: ours. Pairs that some region says
 * (一只牛, 一条狗) stay out.
 */
const MEASURES: readonly (readonly [string, string, string])[] = [
  [
    '颗',
    '棵',
    compact`
      大树|小树|树苗|小树苗|老树|松树|柳树|杨树|梧桐树|桂花树|银杏树|果树|白菜|大白菜|小草|枣树|
      梨树|桃树|苹果树|榕树|槐树|枫树|树(?=[，。；！？、下上旁前后边])
    `,
  ],
  ['棵', '颗', '星星|珍珠|糖|糖果|心|牙|牙齿|子弹|种子|流星|钻石|红心|爱心'],
  ['辆', '架', '飞机|直升机|战斗机|钢琴'],
  ['辆', '艘', '轮船|大船|小船|渔船|军舰|帆船|船(?=[，。；！？])'],
  ['辆', '列', '火车|高铁|动车|地铁列车'],
  ['座', '辆', '汽车|自行车|公交车|卡车'],
  ['只', '辆', '汽车|自行车|公交车|卡车|小汽车'],
  ['只', '匹', '马(?=[，。；！？跑在])|骏马|大马|小马|白马|黑马'],
  ['头', '只', '鸡|鸭|鸭子|兔子|小鸟|小猫|公鸡|母鸡|蝴蝶|蜜蜂'],
  ['匹', '只', '鸡|鸭子|兔子|小鸟|小猫|老虎|狮子|猴子'],
  ['条', '件', '衣服|上衣|毛衣|外套|衬衫|大衣'],
  ['件', '条', '裤子|裙子|围巾|毛巾|红领巾'],
  ['只', '条', '裤子|裙子|毛巾|围巾|河|小河|小溪|马路|小路|公路'],
  ['条', '座', '高山|大山'],
  ['条', '本', '书(?=[，。；！？])|故事书|图书|词典|字典'],
  ['只', '本', '书(?=[，。；！？])|故事书|图书|词典|字典'],
  ['张', '把', '雨伞|钥匙|扇子|剪刀'],
  [
    '副',
    '幅',
    '画(?=[，。；！？])|图画|水彩画|山水画|油画|国画|美丽的画|美丽的图画|画面|地图|字画|美景',
  ],
  ['幅', '副', '眼镜|手套|对联|墨镜|扑克牌|象棋'],
  ['间', '座', '大山|高山|小山|大桥|小桥'],
  ['根', '支', '钢笔|毛笔|歌曲|军队|队伍'],
  ['座', '间', '教室|卧室|书房|厨房'],
  ['朵', '棵', '大树|小树|小草'],
]
const NUMBER = '[一两三四五六七八九十几这那每数]'
/** The noun ends here; 心爱的树, 河蚬, 大树的种子 go on. */
const AFTER =
  '(?=[^\\u4e00-\\u9fff]|[都也在是上下里旁前后边和与跟就很被把从有不又还像来去飞掉落了]|$)'
const MANY = compact`
  (?:[两三四五六七八九十几0-9]+[个位名]|十几[个位名]|几十[个位名]|好几[个位名]|许多|不少|无数|
  每个)
`
const PEOPLE =
  '同学|老师|孩子|小朋友|朋友|家长|队员|战士|工人|观众|小伙伴|伙伴|人|学生|叔叔|阿姨|女孩|男孩'

export const wrongMeasure: Rule = {
  id: 'wrong-measure',
  kind: 'fault',
  area: 'grammar',
  label: '语病：量词误用',
  teaches: '每样东西有自己的量词：一棵树，一颗星，一架飞机，一幅画。',
  marks: [
    { text: '院子里有一颗大树。', quote: '颗', suggestion: '棵' },
    { text: '天上飞过一辆飞机。', quote: '辆', suggestion: '架' },
    { text: '墙上挂着一副美丽的图画。', quote: '副', suggestion: '幅' },
    { text: '操场上站着五个同学们。', quote: '们', suggestion: '' },
    { text: '夜空中有几棵亮晶晶的星星。', quote: '棵', suggestion: '颗' },
  ],
  leaves: [
    '院子里有一棵大树。',
    '天上飞过一架飞机。',
    '他送我一副对联，一幅图画。',
    '操场上站着五个同学，同学们都在笑。',
    '草丛里跑出一只小马驹大小的狗。',
    '我种下一颗大树的种子。',
    '她一头鸡窝似的头发。',
    '这副画眉鸟似的嗓子真好听。',
    '我和三个同学们心连心的故事。',
  ],
  find: inPatterns([
    ...MEASURES.map(([wrong, right, nouns]): FaultPattern => ({
      words: [wrong],
      pattern: regex('dg')`
        (?<=${NUMBER})(?<mark>${wrong})(?:(?:[大小老新旧高][大小]?)|[\u4e00-\u9fff]{1,5}的)?
        (?<noun>${nouns})${AFTER}
      `,
      suggestion: right,
      explanation: ({ noun = '' }) => `“${noun}”的量词是“${right}”：一${right}${noun}。`,
    })),
    {
      words: ['们'],
      pattern: new RegExp(
        `(?:${MANY})(?:的)?(?:${PEOPLE})(?<mark>们)(?=[，。；！？都也在正来去跑笑站坐排围]|$)`,
        'dg',
      ),
      suggestion: '',
      explanation: '前面已经说了多少人，后面就不用再加“们”了。',
      label: '语病：成分赘余',
    },
  ]),
}
