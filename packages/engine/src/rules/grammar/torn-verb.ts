/**
 * 跑进来洞里, 毕业小学, 开玩笑别人, 走路不动, 干净扫了, 急得都汗: a verb, its complement and its
 * object out of turn.
 */
import { compact, regex } from '../../text/multiline.ts'
import type { Rule } from '../rule.ts'
import { inPatterns } from './findPatterns.ts'
import { inPlainWriting } from './inPlainWriting.ts'

const PLACES = compact`
  教室|房间|公园|屋子?|山洞|学校|家|家里|大门|校门|家门|客厅|厨房|卧室|书房|楼|楼下|树|操场|院子|
  大厅|老家|河|车|公交车|船|
  洞|海|房子|礼堂|图书馆|超市|商店|宿舍|办公室|电影院|路边|池塘|草丛|树林|森林|人群|讲台|座位|岸|
  床|马路|水|山|桥|
  村子|村|县城|城|北京|上海|奶奶家|外婆家|食堂|体育馆|博物馆|菜园|花园|地里|田里|帐篷|被窝|窝|
  笼子|箱子|书包
`
/** What one does to, with or for somebody: the person stands before it, or within it. */
const WITHIN: Readonly<Record<string, string>> = {
  帮忙: '帮……的忙',
  生气: '生……的气',
  开玩笑: '开……的玩笑',
  打招呼: '跟……打招呼',
  道歉: '向……道歉',
  鞠躬: '向……鞠躬',
  敬礼: '向……敬礼',
  问好: '向……问好',
  握手: '跟……握手',
  见面: '跟……见面',
  聊天: '跟……聊天',
  吵架: '跟……吵架',
  打架: '跟……打架',
  招手: '向……招手',
  挥手: '向……挥手',
  撒谎: '对……撒谎',
  说谎: '对……说谎',
  道别: '跟……道别',
  请假: '向……请假',
  拜年: '给……拜年',
  加油: '为……加油',
  鼓掌: '为……鼓掌',
  捶背: '给……捶背',
  让座: '给……让座',
  发火: '对……发火',
  发脾气: '对……发脾气',
  着想: '为……着想',
  打针: '给……打针',
  照相: '给……照相',
  送行: '为……送行',
  梳头: '给……梳头',
}
const PEOPLE = compact`
  我|你|他|她|别人|大家|妈妈|爸爸|爷爷|奶奶|老师|同学|外婆|外公|朋友|弟弟|妹妹|哥哥|姐姐|同桌|
  老人|客人|邻居|阿姨|叔叔
`
const TWO_PARTS = compact`
  走路|看书|说话|睡觉|吃饭|写字|唱歌|起床|喝水|干活|做事|打球|读书|游泳|做题|看电视|写作业|做作业|
  赶车|坐车|听课|搬家|爬山|
  骑车|画画|背书|洗衣服|扫地|洗碗|做饭|上课|洗澡|刷牙|洗脸|下棋|弹琴|喝茶|吃早饭|吃午饭|吃晚饭|
  喝药|吃药|穿鞋|穿衣服
`

/** 着 stands within them, and 过 does. */
const GOING_ON = compact`
  唱歌|撑伞|骑车|打伞|牵手|低头|流泪|哼歌|聊天|看书|吃饭|喝水|拍手|招手|挥手|点头|摇头|睁眼|闭眼|
  握手|排队|弯腰|踮脚|光脚|
  提水|赶路|写字|画画|跳舞|说话|洗衣服|扫地|做饭|读书|散步|下棋|走路|弹琴|睡觉|吵架|打架|下雨|
  下雪|刮风|游泳|跳绳|浇水|
  洗碗|开车|上课|听课|讲课|爬山|钓鱼|放羊|种地|唱戏|敲门|拉手|抬头|张嘴|眯眼|皱眉|咬牙|推车|
  拄拐杖|戴眼镜|系围裙|流汗|冒烟
`
const DONE_ONCE = compact`
  见面|吵架|打架|睡觉|洗澡|上当|吃饭|理发|搬家|跳舞|唱歌|帮忙|鞠躬|握手|聊天|吵嘴|敲门|下棋|打球|
  踢球|看书|读书|写字|画画|
  爬山|骑车|哭鼻子|红脸|吃亏|开玩笑|打招呼|洗衣服|做饭|写信|打电话|种树|钓鱼|道歉|请客
`

export const tornVerb: Rule = {
  id: 'torn-verb',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '“走进教室去、吃完饭、走不动路”：动作、它的结果和它的东西，各有各的先后。',
  marks: [
    { text: '小兔子跑进去洞里，再也不出来。', quote: '跑进去' },
    { text: '哥哥明年毕业中学。', quote: '毕业中学', suggestion: '中学毕业' },
    { text: '他爱开玩笑别人，大家都不高兴。', quote: '开玩笑别人' },
    { text: '爬了半天，妹妹就走路不动了。', quote: '走路不动' },
    { text: '我把地板干净擦了。', quote: '干净擦' },
    { text: '爷爷和奶奶打伞着走在雨里。', quote: '打伞着' },
    { text: '他们吵架过以后，反而更好了。', quote: '吵架过' },
    { text: '我生气了弟弟好半天。', quote: '生气了弟弟' },
    { text: '我记起不来他的样子。', quote: '记起不来' },
    { text: '她在信里写下了工工整整地几个字。', quote: '写下了工工整整地' },
    { text: '他急得都汗出来了。', quote: '都汗' },
    { text: '秋天，枫叶都红变了。', quote: '红变' },
    { text: '老师一来，教室里安静就下来了。', quote: '安静就下来' },
    { text: '他连一个字都没写，一句话没说连。', quote: '连' },
    { text: '过年了，家里来了客人很多。', quote: '客人很多' },
    { text: '我等弟弟写作业完，一起去玩。', quote: '写作业完' },
    { text: '奶奶常说，饭要吃一口一口，不能急。', quote: '吃一口一口', suggestion: '一口一口吃' },
  ],
  leaves: [
    '小兔子跑进洞里去了。等晚上来水了，他走进去，坐下来。上去的人都下来了，回来家里就热闹了。',
    '哥哥明年中学毕业。毕业以后，见面他总是笑。他爱开别人的玩笑，帮忙的人很多，吵架谁都不好。',
    '爬了半天，妹妹就走不动路了。说话不算数，睡觉不关灯，吃饭不出声。',
    '我把地板擦干净了，干净整齐的教室，完成作业，好吃好喝。',
    '他们打着伞，低着头，睡觉着凉了。见了面他就笑，吵过架以后更好。我生气了他也不管，早上起不来。',
    '他急得汗都出来了，高兴得都跳了起来，叶子都变红了。',
    '教室里就安静下来了。天刚蒙蒙亮就起来，只好又回去接水。',
    '两座山紧紧相连，这个结果牵连了我们。看病的人很多，写作业累了就歇歇。',
  ],
  find: inPlainWriting(
    inPatterns([
      {
        words: ['进去', '出去', '回去', '上去', '下去', '进来', '出来', '回来', '上来', '下来'],
        pattern: regex('dg')`
        (?<!晚|起|一|过|早|看|听|想|说|
        写)(?<mark>[走跑飞游跳钻爬躲冲闯溜掉奔滚挤搬]?(?:[进回上下]去|[进回上下]来))
        (?=(?:${PLACES})(?:里|上|中|边)?(?:了|[，。！]|的(?:亭|洞|草|树)))
      `,
        isInnocent: (match, text) =>
          /^[上下]/.test(match[0]) &&
          /^(?:水|车|家|海|山|楼)/.test(text.slice(match.index + match[0].length)) &&
          !/[们我他她爸妈友狗猫子]$/.test(text.slice(0, match.index)),
        explanation: ({ mark = '' }) =>
          `地方要站在“${mark.slice(0, -1)}”和“${mark.slice(-1)}”的中间：“${mark.slice(0, -1)}……${mark.slice(-1)}”。`,
      },
      {
        words: ['毕业'],
        pattern: /(?<mark>毕业(?<school>小学|中学|大学|幼儿园|初中|高中))(?=[，。！了后以])/dg,
        suggestion: ({ school = '' }) => `${school}毕业`,
        explanation: ({ school = '' }) => `“毕业”后面不跟学校，说“${school}毕业”。`,
      },
      {
        words: Object.keys(WITHIN),
        pattern: new RegExp(
          `(?<![的一])(?<mark>(?<deed>${Object.keys(WITHIN).join('|')})(?:了|过)?(?:${PEOPLE}))` +
            '(?=们?(?:了|过|，|。|！)|(?<=帮忙..?)(?:择|做|洗|扫|拿|提|买|搬|打扫|干|收拾|照))',
          'dg',
        ),
        isInnocent: ({ groups }, text) =>
          /^(?:加油|见面|聊天)/.test(groups?.['mark'] ?? '') && /“/.test(text),
        explanation: ({ deed = '' }) => `“${deed}”后面不直接跟人，说“${WITHIN[deed] ?? deed}”。`,
      },
      {
        words: TWO_PARTS.split('|').map((deed) => `${deed}不`),
        pattern: new RegExp(
          `(?<mark>(?:${TWO_PARTS})不(?:动|进去|着|完|起来|上来|成))(?=了?[，。！])`,
          'dg',
        ),
        explanation: ({ mark = '' }) =>
          `“${mark.slice(mark.indexOf('不'))}”要紧跟着“${mark.charAt(0)}”：“${mark.charAt(0)}${mark.slice(mark.indexOf('不'))}……”。`,
      },
      {
        words: TWO_PARTS.split('|').map((deed) => `${deed}完`),
        pattern: new RegExp(
          `(?<!吃饭|看书)(?<mark>(?:${TWO_PARTS})完)(?=了|，|。|以后|之后|就|后)`,
          'dg',
        ),
        explanation: ({ mark = '' }) =>
          `“完”紧挨着动作：“${mark.charAt(0)}完${mark.slice(1, -1)}”。`,
      },
      {
        words: GOING_ON.split('|').map((deed) => `${deed}着`),
        pattern: new RegExp(`(?<mark>(?:${GOING_ON})着)`, 'dg'),
        isInnocent: (match, text) =>
          /^[急凉火了迷]/.test(text.slice(match.index + match[0].length)),
        explanation: ({ mark = '' }) => `“着”紧跟动作：“${mark.charAt(0)}着${mark.slice(1, -1)}”。`,
      },
      {
        words: DONE_ONCE.split('|').map((deed) => `${deed}过`),
        pattern: new RegExp(
          `(?<mark>(?:${DONE_ONCE})过)(?=以后|之后|，|。|[我你他她几一两三好很那])`,
          'dg',
        ),
        explanation: ({ mark = '' }) => `“过”紧跟动作：“${mark.charAt(0)}过${mark.slice(1, -1)}”。`,
      },
      {
        words: ['了', '过'],
        pattern: regex('dg')`
        (?<=[我他她们妈爸])(?<mark>(?<deed>生气|见面|帮忙|吵架|打架|道歉|上当)(?:了|过)(?:弟弟|
        妹妹|妈妈|爸爸|
        他|她|我|骗子|同学|哥哥|姐姐|老师))(?!们?(?:就|才|也|都|还|又|却|不|没))
      `,
        explanation: ({ deed = '' }) => `“${deed}”后面不直接跟人，说“${WITHIN[deed] ?? deed}”。`,
      },
      {
        words: ['起不来', '不来起', '了来出', '来出'],
        pattern:
          /(?<mark>[想记]起不来(?=[了他她它这那我是])|[想记]不来起|[走跑]了来[出进]|[走跑]来出)/dg,
        isInnocent: (match) => /^[想]起不来了/.test(match[0]),
        explanation: '“起来”“出来”里的先后反了，换一换位置，读一读。',
      },
      {
        words: ['地'],
        pattern: regex('dg')`
        (?<mark>(?:走进|明白|抄下|懂得|止住|写下|看见|来到|坐下|走出)了(?:慢慢|深深|工工整整|
        有秩序|有次序|深刻|认真|
        静静|悄悄|高兴|仔细|飞快)地)
      `,
        explanation: ({ mark = '' }) => `“${mark.slice(3)}”要站在动作的前面。`,
      },
      {
        words: ['把'],
        pattern: regex('dg')`
        (?<=把[\u4e00-\u9fff]{1,6})(?<mark>(?:干净|整齐|清楚|明白|碎|破|坏)(?:扫|洗|擦|收拾|摆|写|
        做|说|打|弄|想|撕|
        摔|拖|画))(?=了[，。])
      `,
        explanation: ({ mark = '' }) =>
          `先说动作，再说结果：“${mark.slice(-1)}${mark.slice(0, -1)}”。`,
      },
      {
        words: ['都'],
        pattern: regex('dg')`
          (?<=[急难累吓疼气笑]过?得)(?<mark>都(?:眼泪|汗|嘴|脸|话|饭|觉|腿|手|头|眼睛))
          (?=[\u4e00-\u9fff])
        `,
        explanation: ({ mark = '' }) =>
          `“都”站在“${mark.slice(1)}”的后面：“${mark.slice(1)}都……”。`,
      },
      {
        words: ['变了', '变得'],
        pattern: /(?<=[就都全快渐])(?<mark>(?:红|黄|绿|黑|冷|热|胖|瘦|旧|干净|漂亮)变)(?=了)/dg,
        explanation: ({ mark = '' }) => `先说“变”，再说变成什么样：“变${mark.slice(0, -1)}”。`,
      },
      {
        words: ['就下来', '就起来', '又起来', '都起来', '突然出去', '立刻起来', '立刻下来'],
        pattern: regex('dg')`
        (?<mark>(?:安静|暗|平静|激动|高兴|热闹|哭|笑|跳|跑)(?:就|都|又|渐渐|慢慢|立刻|一下子|突然|
        忽然)
        (?:下来|起来|出去|过去))(?=了?[，。])
      `,
        explanation: ({ mark = '' }) => `“${mark}”里的小词插在了中间，把它搬到最前面。`,
      },
      {
        words: ['连。', '连，', '连了'],
        pattern:
          /(?<=[没不][\u4e00-\u9fff]{1,4})(?<!相|牵|接|心|流|粘|株)(?<mark>连)(?=了?[，。！])/dg,
        explanation: '“连”要站在前面：“连……都……”。',
      },
      {
        words: ['很多', '许多', '不少'],
        pattern: regex('dg')`
          (?<=[来有见买收吃](?:了|到了))(?<mark>(?:(?!的)[\u4e00-\u9fff]){1,3}(?:很多|许多|
          不少))(?=[。])
        `,
        explanation: ({ mark = '' }) =>
          `先说多少，再说东西：“${mark.slice(-2)}${mark.slice(0, -2)}”。`,
      },
      {
        words: ['一口一口', '一步一步', '一字一字', '一句一句', '一勺一勺'],
        pattern: regex('dg')`
          (?<=[要得能])(?<mark>[吃走写做喝说读](?<how>一[口步字件勺句](?:一[口步字件勺句])))
          (?=[，。])
        `,
        suggestion: ({ mark = '', how = '' }) => `${how}${mark.charAt(0)}`,
        explanation: ({ how = '' }) => `“${how}”说的是怎么做，要站在动作的前面。`,
      },
    ]),
  ),
}
