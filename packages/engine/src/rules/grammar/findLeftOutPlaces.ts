/** 放菜叶上, 我们操场上跑步, 一直忙天黑, 缩壳里: nothing leads to the place or the time. */
import {
  ENDS_PLACE,
  INSIDES,
  OPEN_PLACES,
  PUT_IN,
  SOMEBODY_THERE,
  SURFACES,
  UNTIL,
} from '../../lexicon/smallWords/places.ts'
import { regex } from '../../text/multiline.ts'
import { inPatterns } from './findPatterns.ts'

const TO_PLACE =
  (word: string) =>
  (mark: string): string =>
    `“${mark}”和后面的词之间少了“${word}”，补上它。`
const IN = TO_PLACE('在')
const TO = TO_PLACE('到')
const WHERE =
  (side: string) =>
  (mark: string): string =>
    `“${mark}”的哪里？后面少了“${side}”，补上它。`
const INTO = TO_PLACE('进')

export const findLeftOutPlaces = inPatterns([
  {
    words: ENDS_PLACE.split('|'),
    pattern: regex('dg')`
      (?<![在不没得从到往向能可好一要哪地去来给别的用铁图螺]|分别)(?<mark>${PUT_IN})
      (?=(?![放睡送进装走看听左右这那哪到回起上下出入给成]|着|了|过|得|在|不|一边|一旁|一下|一点)
      (?:(?![，。！？；：“”、的了着过在是有和把得])[\u4e00-\u9fff]){1,6}
      (?:的[\u4e00-\u9fff]{1,4})?(?<![早晚马路世手])(?:${ENDS_PLACE})
      (?:[，。！？；]|晒|玩|看|哭|睡|写|等|休息|乘凉|唱|听|一动|东张|发呆))
    `,
    suggestion: ({ mark = '' }) => `${mark}在`,
    leftOut: { word: '在', least: -7 },
    explanation: ({ mark = '' }) => IN(mark),
  },
  {
    words: OPEN_PLACES.replaceAll('?', '').split('|'),
    pattern: regex('dg')`
      (?<=^|[，。！？；]|[^，。！？；往从到在给向]{0,4}(?:天|午|上|晚|候|后|年|起|期|晨|日))
      (?<mark>(?:${SOMEBODY_THERE})(?:正|还|都|会|要|常常|经常|总是|一直|每天都?|正好|悄悄地?|
      偷偷地?|
      准时|又|就)?)(?=(?:${OPEN_PLACES})
      (?![有是的，。、就也都还没来去不很到只突传又一那下响挤人热堆长最比飘卖了见更开变太空乱]|出现)
      [\u4e00-\u9fff]{2})(?![^，。]{0,9}[着满]|
      [院田菜果花厨客阳][^，。]{1,3}[种养长开摆放挂堆停晒]了)
    `,
    suggestion: ({ mark = '' }) => `${mark}在`,
    leftOut: { word: '在', least: -8 },
    explanation: ({ mark = '' }) => IN(mark),
  },
  {
    words: ['正'],
    pattern: regex('dg')`
      (?<=${SOMEBODY_THERE})(?<mark>正)(?=(?:${OPEN_PLACES})[^，。有是的]{2})
    `,
    suggestion: '正在',
    leftOut: { word: '在', least: -6 },
    explanation: ({ mark = '' }) => IN(mark),
  },
  {
    words: ['出生', '生活', '居住', '发生', '生长'],
    pattern: regex('dg')`
      (?<mark>出生|生活|居住|生长|发生)(?=(?:一个(?!月|星期|礼拜|小时|世纪)|这个|那个|这座|那座|
      大山里|水里|海里|去年|今年|
      上个|上周|昨天|前天)(?!多|好|之)[^，。是更比]{1,9}[，。])(?<!的(?:出生|生活|发生))
    `,
    suggestion: ({ mark = '' }) => `${mark}在`,
    leftOut: { word: '在', least: -4 },
    isInnocent: ({ 0: whole }) => whole === '生活' || whole === '居住',
    explanation: ({ mark = '' }) => IN(mark),
  },
  {
    words: ['一直', '把', '从', '又', '就'],
    pattern: regex('dg')`
      (?:一直|[把将][^，。到]{1,8}|从[^，。到]{1,8})(?<![来去都也不没])(?<mark>推|看|忙|写|睡|等|改|
      送|藏|
      弄|洒|扔|转移|塞|叫|拉|搬|带|请|领|抬|背|贴|移|走|爬|干|玩|练|坐|站|跑|跳|飞|传|提高|增加|涨|
      伸|
      发|堆|聊|读|画|做|熬|哭|排|延续|游|下|吃|找|追)(?!最后一?排)
      (?=(?:(?![，。的了着过在到往向给进上下出来去好起回成走开掉完干])[^，。了到]){0,5}
      (?:${UNTIL}|[我他她你](?:身边|手里|面前|家))(?:[，。！]|才|也|还|就))
    `,
    suggestion: ({ mark = '' }) => `${mark}到`,
    leftOut: { word: '到', least: -8 },
    explanation: ({ mark = '' }) => TO(mark),
  },
  {
    words: ['里', '箱', '桶', '信封', '书包', '小区', '教室', '壳'],
    pattern: regex('dg')`
      (?:[把将][^，。]{1,10}|就|都|也|可以|只好|抱着一摞[^，。]{1,4}|差点|会|不然会)
      (?<mark>装|塞|缩|扔|掉|摔|卷|投|钻|搬|倒|跑|走|跳|冲|开|夹|插|飞|爬|滚|溜|灌|流|滴|躲|闯|存|
      放|送)
      (?=(?!回|进|到|在|出|起|来|去|上|下|着|了)(?:(?![，。的了着过在到往里进])[^，。]){1,6}(?:里|
      箱|桶|信封|
      书包|小区|教室|壳|洞|笼子|口袋|抽屉)(?:[，。！]|里[，。！]|躲|$))
    `,
    suggestion: ({ mark = '' }) => `${mark}进`,
    leftOut: { word: '进', least: -8 },
    explanation: ({ mark = '' }) => INTO(mark),
  },
  {
    words: INSIDES.split('|'),
    pattern: regex('dg')`
      (?:[种埋栽放装夹藏存泡关养塞移落躲坐站锁倒洒浸飞钻跳冲挤贴插]|消失|掉|留)(?:在|到)了?
      (?:(?![，。的里中着了上内下边身路旁外])[^，。]){0,3}?(?<mark>${INSIDES})(?=[，。！])
    `,
    suggestion: ({ mark = '' }) => `${mark}里`,
    explanation: ({ mark = '' }) => WHERE('里')(mark),
  },
  {
    words: SURFACES.split('|'),
    pattern: regex('dg')`
      (?:[放摆贴挂写画抄趴坐躺站蹲跪靠停落照洒掉撒滴溅砸披盖铺压捏拍涂抹别戴系绣印刻粘插走建骑泼喷睡飘映]|
      降落|倒映|弄)(?:在了?|
      到了?)(?:(?![，。里着了上内下边中旁前后从])[^，。]){0,9}?(?<mark>${SURFACES})
      (?=[，。！])
    `,
    suggestion: ({ mark = '' }) => `${mark}上`,
    explanation: ({ mark = '' }) => WHERE('上')(mark),
  },
  {
    words: [
      '走讲台',
      '走领奖台',
      '走舞台',
      '爬树顶',
      '爬楼顶',
      '抬五楼',
      '爬屋顶',
      '登舞台',
      '冲讲台',
    ],
    pattern:
      /(?<![行往])(?<mark>[走爬抬冲登])(?=(?:讲台|领奖台|舞台|树顶|楼顶|屋顶|五楼)[，。！])/dg,
    suggestion: ({ mark = '' }) => `${mark}上`,
    explanation: ({ mark = '' }) => TO_PLACE('上')(mark),
  },
  {
    words: [
      '书包',
      '口袋',
      '抽屉',
      '柜子',
      '箱子',
      '兜',
      '钱包',
      '冰箱',
      '盒子',
      '锅',
      '瓶子',
      '窝',
      '壳',
      '洞',
    ],
    pattern: regex('dg')`
      从[^，。里中]{0,4}(?<mark>书包|口袋|抽屉|柜子|箱子|衣兜|裤兜|钱包|冰箱|盒子|锅|瓶子|衣柜|篮子|
      笼子|被窝|窝|壳|洞|铅笔盒|文具盒|书柜|背包|袋子|
      信封)(?=[掏拿取摸抽捧翻钻跳探伸飞捞爬拔舀倒找]了?出)
    `,
    suggestion: ({ mark = '' }) => `${mark}里`,
    explanation: ({ mark = '' }) => WHERE('里')(mark),
  },
])
