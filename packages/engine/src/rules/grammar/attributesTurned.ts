/** 广大我校师生, 旧的爸爸的皮鞋, 引起了反响很大: what strayed-attribute finds by the words themselves. */
import { compact, regex } from '../../text/multiline.ts'
import type { FaultPattern } from './findPatterns.ts'

const INSIDE = '[^，。；！？：“”]'
const KIN = compact`
  我们?|你们?|他们?|她们?|妈妈|爸爸|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|姐姐|弟弟|妹妹|老师|同桌|
  叔叔|阿姨|舅舅|姑姑|表[哥姐弟妹]
`
/** Of things alone, and nobody's praise of a person. */
const LOOKS = compact`
  旧|新|崭新|破旧|陈旧|厚厚|薄薄|雪白|洁白|碧绿|嫩绿|金黄|红彤彤|绿油油|沉甸甸|毛茸茸|皱巴巴|
  [红黄蓝绿白黑粉紫灰橙]色|五颜六色|花花绿绿|精美|精致|珍贵|名贵|古老|宽敞|结实|锋利|香喷喷|热腾腾|
  热乎乎|亮晶晶|圆溜溜|暖和|厚实|好看|漂亮|美丽|可爱
`
const THINGS_OF = compact`
  皮鞋|鞋子?|衣服|毛衣|外套|帽子|手套|围巾|裙子|裤子|书包|书|本子|日记本?|照片|手表|自行车|雨伞|眼镜|
  相册|房间|被子|毛巾|铅笔|钢笔|文具盒|水杯|杯子|玩具|手机|箱子|奖状|收音机|拐杖|军装|大衣|棉袄|
  棉鞋|布鞋|袜子|背包|钱包|钥匙|茶杯|椅子|沙发|邮票|字典|课本|信|贺卡|作文|毛笔|小提琴|钢琴
`
const MADE = '织|缝|做|买|送|画|写|寄|编|绣|种|养|钓|煮|包|烤|借|挑|拍|折|剪|刻|腌|晒|摘'
const MEASURE = compact`
  个|位|名|只|条|本|件|双|副|顶|把|张|支|棵|盆|座|辆|台|幅|篇|首|块|碗|盘|盒|篮|袋|串|封|间|所|群|
  枚|架|部|套|份|朵|束|箱|筐
`
const NUMBER = '[一两二三四五六七八九十几]'
const PLACES_OF = '班|学校|校|村|家|年级|小区|小组|组|院|镇|厂|公司|单位|社区|县|市|国家|大队|中队'
const ALL_OVER = '全国|全省|全市|全县|全区|全镇|全校|全世界|世界|我市|我省|我县|我国'
const ALL_AROUND = compact`
  附近|周围|周边|四周|四面八方|全国各地|世界各地|各地|邻村|全村|前村|同村|方圆几十里|镇上|小区里?
`
const PEOPLE = compact`
  居民|村民|乡亲|群众|市民|邻居|老乡|人家|农民|牧民|商店|店铺|住户|家长|游客|小朋友|孩子|同学|学生|老人
`
const GREAT = compact`
  (?:很|非常|十分|特别)(?:大|多|好|深|高|强烈|深刻|严重|热烈|明显|优异|显著|重要|宝贵)|巨大|极大|
  优异|严重|深刻|显著|热烈|强烈|深远|丰富|可喜|惊人
`
const YIELDS = compact`
  引起|造成|产生|取得|获得|带来|付出|作出|做出|发生|得到|受到|留下|掀起|起到|发挥|激起|遇到|积累|
  创造|收到|花费|克服
`
const YIELDED = compact`
  反响|影响|损失|成绩|成就|变化|印象|帮助|贡献|牺牲|努力|代价|作用|效果|兴趣|轰动|困难|进步|收获|
  经验|启发|鼓舞|关注|支持|打击|伤害|震动|震撼|危害|后果|麻烦|压力|心血|反应|争议|奇迹|教训|成果|
  便利|欢乐|好处|感触
`

export const ATTRIBUTES_TURNED: readonly FaultPattern[] = [
  {
    words: ['广大', '全体'],
    pattern: regex('dg')`
      (?<mark>(?<all>广大|全体)(?<whose>我们(?:班|学校|校|村|县|市|省|国)|我[校班国市省县镇村区队]|本[校班市村]))
      的?(?=师生|老师|教师|同学|学生|人民|市民|村民|群众|家长|少年儿童|青少年|干部|队员|居民|农民|职工)
    `,
    suggestion: ({ all = '', whose = '' }) => `${whose}${all}`,
    explanation: ({ all = '', whose = '' }) => `先说是哪里的，再说有多少：“${whose}${all}……”。`,
  },
  {
    words: LOOKS.split('|').flatMap((look) => (look.startsWith('[') ? ['色的'] : [`${look}的`])),
    pattern: regex('dg')`
      (?<=${NUMBER}(?:${MEASURE})|[这那](?:${MEASURE})|[有到了着过见])
      (?<mark>(?<look>(?:很|非常|十分)?(?:${LOOKS})的)(?<whose>(?:${KIN})的))(?=(?:${THINGS_OF}))
    `,
    isInnocent: ({ groups }) =>
      // 漂亮的姐姐的裙子: it may be the sister.
      /好看|漂亮|美丽|可爱/.test(groups?.['look'] ?? ''),
    suggestion: ({ look = '', whose = '' }) => `${whose}${look}`,
    explanation: '几个“……的”放在一起，先说是谁的，再说它是什么样子。',
  },
  {
    words: LOOKS.split('|').flatMap((look) => (look.startsWith('[') ? ['色的'] : [`${look}的`])),
    pattern: regex('dg')`
      (?<mark>(?<look>(?:很|非常|十分)?(?:${LOOKS})的)${NUMBER}(?:${MEASURE})
      (?:${KIN})(?:亲手|亲自|刚|新|给我|为我|帮我|送我)?(?:${MADE})(?:给我|来|好|成|下)?的)(?=[\u4e00-\u9fff])
    `,
    explanation: ({ look = '' }) =>
      `先说是谁做的，再说有多少，最后说它是什么样子：“${look}”紧挨着那样东西。`,
  },
  {
    words: ['我们', '他们', '她们', '你们'],
    pattern: regex('dg')`
      (?<mark>${NUMBER}(?:${MEASURE}|多名|多位)(?:(?![是说])${INSIDE}){2,9}?的
      (?:我们|他们|她们|你们)(?:${PLACES_OF})的)(?=[\u4e00-\u9fff])
    `,
    isInnocent: (match) =>
      /[的得].*[的].*的$/.test(match[0]) || /[给让对把跟和]我们/.test(match[0]),
    explanation: '几个“……的”放在一起，先说是哪里的，再说有几个、是什么样子。',
  },
  {
    words: ['许多', '很多', '不少', '好多', '无数'],
    pattern: regex('dg')`
      (?<=^|[，。！；了着])(?<mark>(?<many>许多|不少|好多|无数)(?<where>(?:${ALL_AROUND})的))
      (?=(?:${PEOPLE}))
    `,
    suggestion: ({ many = '', where = '' }) => `${where}${many}`,
    explanation: ({ many = '', where = '' }) => `先说是哪里的，再说有多少：“${where}${many}……”。`,
  },
  {
    words: ['来自'],
    pattern: regex('dg')`
      (?<=[多几百千十](?:名|位|个|件|种|支|幅)?)(?<=[名位个件种支幅])(?<mark>(?:${ALL_OVER})来自)
      (?=${INSIDE}{1,6}的)
    `,
    explanation: ({ mark = '' }) => `先说从哪里来：“来自${mark.slice(0, -2)}……”，再说有多少。`,
  },
  {
    words: YIELDED.split('|'),
    pattern: regex('dg')`
      (?:${YIELDS})了(?<mark>(?<what>${YIELDED})(?<great>${GREAT}))(?=[，。！]|$)
    `,
    suggestion: ({ what = '', great = '' }) => `${great}的${what}`,
    explanation: ({ what = '', great = '' }) =>
      `“${great}”要站在“${what}”的前面：“${great}的${what}”。`,
  },
  {
    words: ['多么'],
    pattern:
      /(?<=^|[，。！？])(?<mark>多么(?:这|那|我们|大家|他们|我(?!行)|有一天))(?=[\u4e00-\u9fff]{2})/dg,
    explanation: ({ mark = '' }) => `先说“${mark.slice(2)}”，“多么”紧挨着后面的样子。`,
  },
  {
    words: ['我多么有一天', '我是多么再', '我多么再'],
    pattern: /(?<mark>多么(?:有一天|再[想见听看吃去]))(?=[\u4e00-\u9fff])/dg,
    explanation: '“多么”要紧挨着“想”“希望”这样的词：“多么想……”。',
  },
  {
    words: ['里的', '上的', '旁的', '家的', '班的', '校的', '村的', '区的'],
    pattern: regex('dg')`
      (?<mark>(?:[几一两三]个|[几一两三]位|一群|不少|许多|很多|有些)(?:正在|梳着|穿着|戴着|背着|留着|长着|刚来|
      刚转来|喜欢|热爱|拿着|抱着|拄着|骑着|扎着)(?:(?![的是，])${INSIDE}){1,7}的
      (?:公园里?|操场上|院子里|邻居家?|隔壁家?|我们[班校村]|他们[班校村]|我们小区|学校里|村里|小区里|教室里|
      马路边|河边|湖边|广场上|草地上)的)(?=男?女?(?:孩子|孩|同学|老师|老人|小朋友|男生|女生|阿姨|叔叔|
      奶奶|爷爷|姐姐|哥哥|人|学生|居民))
    `,
    explanation: '先说是哪里的人，再说有几个、什么样子。',
  },
  {
    words: ['是一'],
    pattern: regex('dg')`
      (?<=[这那他她它]是(?:一[个本篇位件座首部幅场条]))(?:故事|书|小说|童话|电影|歌|歌曲|课文|老师|医生|
      同学|孩子|朋友|女孩|男孩|城市|地方|小镇|比赛|作文|文章|节目|人)
      (?<mark>(?:(?:很|非常|十分|特别|让人|令人)(?:(?![的是])${INSIDE}){1,4}|感人肺腑|十分感人|聪明|可爱|
      漂亮|美丽|勤劳|善良)的)(?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”说的是什么样子，要站在后面那样东西的前面。`,
  },
  {
    words: ['的一', '的两', '的三'],
    pattern: regex('dg')`
      (?<=[买养戴穿挖摘捉钓捡遇见到看收带抱牵喂种]了?|[买养戴穿抱牵带]着)(?<mark>(?<look>(?:毛茸茸|胖乎乎|圆滚滚|可爱|
      崭新|漂亮|美丽|精美|精致|破旧|新鲜|又[大高甜肥胖白][又][红大甜脆胖香圆]|[红黄蓝绿白黑粉紫灰]色|慈祥|
      白发苍苍|年轻)的)(?<many>[一两三四五](?:只|本|件|双|位|名|头|匹|顶|把|支|个|条|筐)))
      (?=(?:(?!是|也|在|给)[\u4e00-\u9fff]){1,5}[，。！]|$)
    `,
    suggestion: ({ look = '', many = '' }) => `${many}${look}`,
    explanation: ({ look = '', many = '' }) => `先说有多少，再说什么样：“${many}${look}……”。`,
  },
  {
    words: ['多么呀', '多么啊', '多么哇'],
    pattern: /(?<mark>多么[呀啊哇])(?=[\u4e00-\u9fff])/dg,
    explanation: ({ mark = '' }) =>
      `“多么”后面紧跟着样子，“${mark.slice(-1)}”放在最后：“多么……${mark.slice(-1)}”。`,
  },
  {
    words: ['多么'],
    pattern: regex('dg')`
      (?<mark>(?<feels>后悔|盼望|希望|想念|渴望|羡慕|感激|怀念|害怕|担心|佩服|愿意|期待|向往|想)多么)
      (?=没有?|能|要|想|去|回到|和|早点|快点|有一|我|他|你|当|自己|拥有|成为)
    `,
    suggestion: ({ feels = '' }) => `多么${feels}`,
    isInnocent: (match, text) => /[想的]$/.test(text.slice(0, match.index)),
    explanation: ({ feels = '' }) => `“多么”要站在“${feels}”的前面：“多么${feels}”。`,
  },
]
