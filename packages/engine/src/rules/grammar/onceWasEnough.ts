/** 红色的红铅笔, 又高又大，十分高大, 向前前进: words that say over what stands beside them. */
import type { FaultPattern } from './findPatterns.ts'
import { compact, regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”]'
/** Coloured things of every day whose name may begin with the colour. */
const COLOURED = compact`
  铅笔|毛衣|裙子|裙|裤子|帽子|衣服|上衣|外套|书包|气球|皮球|苹果|盒子|袜子|鞋|鞋子|围巾|手套|汽车|
  小车|雨伞|伞|窗帘|床单|桌子|椅子|盘子|杯子|衬衫|大衣|棉袄|丝带|发夹|钢笔|粉笔|毛线|短袖|羽绒服|
  运动鞋|皮鞋|领带|头绳|桌布|墙壁|沙发|
  本子|毛|云|叶子|叶|花|草|墙|布|纸|天(?!鹅)|彩笔|蝴蝶|辫绳|花瓶|被子|毛巾|衬衣|球鞋|
  头发|发丝|胡子|胡须|眉毛|牙齿?|[猫狗兔马羊鹅鸽鸡牛鸟]|灯笼|灯|砖|瓦|光|烟|雾|枣|柿子|绳|笔|纱|
  绸|糖|
  豆|蜡烛|油漆|漆|屋顶|箱子|背心|短裤|校服|帆|船
`
/** Said once for the whole sentence. */
const ONCE_SAID = compact`
  其实|原来|事实上|实际上|当然|的确|确实|显然|突然|忽然|终于|幸好|幸亏|可惜|竟然|果然|难道|也许|
  或许|然而|但是|可是|
  因此|所以|于是|后来|从此|总之|据说|听说|不料|没想到|毕竟|究竟
`
const STARTED = '开幕|开演|开赛|开工|开业|动工|开播|开张|开馆|开讲|开拍|启程|动身|起航|开航'
const MANY = '无数|许多|很多|数不清|好多|成千上万|大量|不计其数'
const twice = (said: string, again: string) => `“${said}”和“${again}”是一个意思，留一个就够了。`

export const ONCE_WAS_ENOUGH: readonly FaultPattern[] = [
  {
    words: ['色的', '红的', '白的', '黑的', '黄的', '绿的', '蓝的'],
    pattern: regex('dg')`
      (?<mark>(?<colour>[红白黄蓝绿黑紫灰粉])(?:色|颜色|\k<colour>)的)(?=\k<colour>色?(?:小|
      大)?(?:${COLOURED}))
    `,
    suggestion: '',
    explanation: ({ mark = '', colour = '' }) => `后面已经有“${colour}”，前面的“${mark}”就重复了。`,
  },
  {
    words: [
      '圆形的',
      '圆圆的',
      '方形的',
      '正方形的',
      '方方的',
      '长长的',
      '新的新',
      '旧的旧',
      '高高的',
    ],
    pattern: regex('dg')`
      (?<mark>圆形的(?:大|小)?(?=圆)|(?:正?方形|方方)的(?:大|小)?(?=方(?!向|法|言|便))|
      圆圆的(?=圆(?:盘|桌|饼|球|月亮|镜子|脸))|长长的(?=长(?:辫子|头发|裙|围巾|绳子|胡子|
      队))|高高的(?=高(?:楼|墙|山))|
      崭?新的(?=新(?:衣服|书包|鞋|裙子|校服|铅笔|房子|家|自行车|本子))|旧的(?=旧(?:衣服|书|
      房子|报纸|自行车|鞋)))
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `后面已经说了是什么样，前面的“${mark}”就重复了。`,
  },
  {
    words: ['又'],
    pattern: regex('dg')`
      又(?<one>[\u4e00-\u9fff])又(?<other>[\u4e00-\u9fff])的?(?<mark>，(?:很|非常|十分|特别|
      真)(?:\k<one>\k<other>|\k<other>\k<one>))(?=[。！])
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说过了，后面的“${mark.slice(1)}”就重复了。`,
  },
  {
    words: ['，很', '，非常', '，十分', '，特别'],
    pattern: regex('dg')`
      (?<one>[\u4e00-\u9fff])\k<one>(?<other>[\u4e00-\u9fff])\k<other>的?(?:，[^，。；！？：“”]{1,9})?(?<mark>，(?:很|
      非常|十分|特别)\k<one>\k<other>)(?=[。！])
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说过了，后面的“${mark.slice(1)}”就重复了。`,
  },
  {
    words: ['和', '与'],
    pattern: regex('dg')`
      (?:很|十分|非常|特别|无比)(?:(?:难过|伤心|悲伤)(?<a>[和与](?:难过|伤心|悲伤))|(?:高兴|
      开心|快乐|愉快)(?<b>[和与](?:高兴|开心|快乐|愉快))|(?:害怕|恐惧)(?<c>[和与](?:害怕|
      恐惧))|(?:生气|愤怒|气愤)(?<d>[和与](?:生气|愤怒|气愤))|(?:漂亮|美丽|
      好看)(?<e>[和与](?:漂亮|美丽|好看))|(?:着急|焦急)(?<f>[和与](?:着急|
      焦急)))(?<=(?<mark>[和与][\u4e00-\u9fff]{2}))(?=[，。！])
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说了这个意思，“${mark}”可以不要。`,
  },
  {
    words: ['纷纷都'],
    pattern: /(?<=纷纷)(?<mark>都)(?=[\u4e00-\u9fff]{2})/dg,
    suggestion: '',
    explanation: '“纷纷”说的就是许多人都这样，后面的“都”可以不要。',
  },
  {
    words: ['每天', '每日'],
    pattern: /每[天日](?:都)?(?:坚持|要|会|在家)?(?<mark>天天(?:都)?)(?!向|气|念)/dg,
    suggestion: '',
    explanation: '“每天”和“天天”是一个意思，留一个就够了。',
  },
  {
    words: [
      '向前前进',
      '往前前进',
      '向后后退',
      '往后后退',
      '往后倒退',
      '向后倒退',
      '往上上升',
      '向上上升',
      '往下下降',
      '向下下降',
      '往回返回',
    ],
    pattern: /(?<mark>[向往](?:前(?=前进)|后(?=后退|倒退)|上(?=上升)|下(?=下降)|回(?=返回)))/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `后面的词里已经说了往哪里，“${mark}”就重复了。`,
  },
  {
    words: ['知道'],
    pattern:
      /告诉(?:给)?了(?:我们?|他们?|她们?|大家|妈妈|爸爸|老师|同学们?|爷爷|奶奶)(?<mark>知道)(?=[。，！])/dg,
    suggestion: '',
    explanation: '“告诉了”就是让人知道，后面的“知道”重复了。',
  },
  {
    words: ['在心里', '在手里', '在脸上', '在身上', '在头上', '在嘴里'],
    pattern: regex('dg')`
      (?<place>心里|手里|脸上|身上|头上|嘴里|书包里)(?![是有没])(?:(?!想|说|问|
      ，)${INSIDE}){1,6}(?<mark>在\k<place>)
    `,
    suggestion: '',
    explanation: ({ place = '' }) => `“${place}”在一句里说了两遍，留一个就够了。`,
    isInnocent: ({ 0: whole }) => /[放记装拿戴留挂穿握含刻藏割]在|像/.test(whole),
  },
  {
    words: ['马上就', '立刻就', '很快就', '立即就', '顿时就', '一下子就'],
    pattern: regex('dg')`
      (?<one>马上|立刻|立即|很快|顿时|一下子)(?<mark>就(?:马上|立刻|立即|很快|迅速|
      顿时)地?)(?=[\u4e00-\u9fff]{2})
    `,
    suggestion: '就',
    explanation: ({ one = '', mark = '' }) => twice(one, mark.slice(1)),
    isInnocent: ({ index }, text) => /[得不]$/.test(text.slice(0, index)),
  },
  {
    words: ['一个人独自', '自己独自'],
    pattern: /(?<=[我他她]|自己)(?<mark>一个人|自己)(?=(?:一个人)?独自)/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `“独自”就是一个人，前面的“${mark}”重复了。`,
  },
  {
    words: ['天的时候的'],
    pattern: /[春夏秋冬]天(?<mark>的时候)(?=的)/dg,
    suggestion: '',
    explanation: '“夏天”已经说了时候，“的时候”可以不要。',
  },
  {
    words: ['昨天昨', '今天今'],
    pattern: /(?<mark>昨天|今天)(?=[昨今][晚夜早])/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `后面已经说了是哪一天，“${mark}”就重复了。`,
  },
  {
    words: ['全部', '一起', '一共', '已经'],
    pattern:
      /(?<how>全部|一起|一共|已经)(?:都)?[^，。；！？：“”]{2,12}(?<mark>\k<how>)(?=[。！])/dg,
    suggestion: '',
    explanation: ({ how = '' }) => `“${how}”在一句里说了两遍，去掉后面那个。`,
    isInnocent: ({ 0: whole }) => /[和与跟在的]/.test(whole),
  },
  {
    words: ['年老的老', '年轻的年轻', '年轻的青年', '得很大的大', '得非常大的大'],
    pattern:
      /(?<mark>年老的)(?=老[人爷奶大])|(?<mark>年轻的)(?=年轻人|青年)|下得(?:很|非常|特别)大(?<mark>的大[雨雪])/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `这个意思已经说了，“${mark}”就重复了。`,
  },
  {
    words: ['在手里', '在手上', '在手中'],
    pattern: /手[捧拿抱握提举端]着[^，。；！？：“”]{1,8}(?<mark>在手[里上中])(?=[。，！])/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说了用手，“${mark}”就重复了。`,
  },
  {
    words: [
      '高的高度',
      '长的长度',
      '深的深度',
      '宽的宽度',
      '重的重量',
      '厚的厚度',
      '远的距离',
      '大的年龄',
    ],
    pattern:
      /(?<=[米里尺寸斤克吨岁分层](?:左右|上下)?(?:高|长|深|宽|重|厚|远|大))(?<mark>的(?:高度|长度|深度|宽度|重量|厚度|距离|年龄))/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说了有多高、多长，“${mark}”就重复了。`,
  },
  {
    words: ['使我', '让我', '令我'],
    pattern:
      /[使让令]我(?<felt>(?:很|非常|十分)[\u4e00-\u9fff]{2})，(?<mark>(?:也|还)?[使让令]我\k<felt>)(?=[。！])/dg,
    explanation: ({ felt = '' }) => `“${felt}”说了两遍，留一个就够了。`,
  },
  {
    words: ['满了很多', '满了许多', '满了好多', '满了不少'],
    pattern: /[坐挤站摆放堆装贴挂停围]满了(?<mark>很多|许多|好多|不少)(?=[\u4e00-\u9fff])/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `“满了”就是很多，后面的“${mark}”就重复了。`,
  },
  {
    words: ['完成写完', '完成做完', '完成读完', '完成画完', '完成背完', '完成抄完'],
    pattern: /(?<mark>完成)(?=[写做读画背抄]完了)/dg,
    suggestion: '',
    explanation: '“完成”和“写完”“做完”是一个意思，留一个就够了。',
  },
  {
    words: ['在'],
    pattern: regex('dg')`
      把${INSIDE}{1,6}?(?<said>(?<v>[背抱拿捧端提拎扛举握挂盖戴穿披夹贴拉抓挎抬含叼系放搂压顶])在(?!这|那|哪)${INSIDE}{1,5}?)
      (?<mark>\k<v>着)(?=[，。！])
    `,
    suggestion: '',
    explanation: ({ said = '', mark = '' }) => twice(said, mark),
  },
  {
    words: ONCE_SAID.split('|'),
    pattern: regex('dg')`
      (?<=^|[，。！？；])(?<said>${ONCE_SAID})，(?:(?!，|知|觉|说|想|明|发现|以为|
      看)${INSIDE}){1,10}?(?<mark>\k<said>)(?!的|来的)
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `“${mark}”在前面已经说了，去掉后面的一个读一读。`,
  },
  {
    words: STARTED.split('|'),
    pattern: regex('dg')`
      (?<!从[^，。]{0,8}|自[^，。]{0,8})(?<said>${STARTED})(?<mark>开始|启动)(?=了?[，。！])|
      (?<said>闭幕|闭会|散会|收工|停止|完工|竣工|毕业)(?<mark>结束|完毕)(?=了?[，。！])
    `,
    suggestion: '',
    explanation: ({ said = '', mark = '' }) => twice(said, mark),
  },
  {
    words: ['全程', '从头到尾', '自始至终'],
    pattern: regex('dg')`
      (?<said>(?:整个|全部)的?(?:过程|行程|路程|旅程|比赛|活动|晚会|演出)|全过程)(?:中|里)?(?:都|
      也|他|我|我们)*(?<mark>全程|从头到尾|自始至终)
      (?=[都由没是一在])
    `,
    suggestion: '',
    explanation: ({ said = '', mark = '' }) => twice(said, mark),
  },
  {
    words: ['直到', '一直到'],
    pattern:
      /(?<also>一直到|直到)(?:(?![，和才又直])[^，。；！？]){1,8}?(?<mark>一直到|直到)(?=[^，。；！？]{1,12}(?:才|还|都|也|为止))/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `“${mark}”说了两遍，留一个就够了。`,
  },
  {
    words: MANY.split('|'),
    pattern: regex('dg')`
      (?<said>${MANY})(?:[颗只朵条棵个片座本辆盏滴粒位名]|的)?(?<mark>数不清的|无数的|数不胜数的|
      不计其数的|许许多多的|许多的|很多的|多得数不清的)
      (?=[\u4e00-\u9fff])
    `,
    suggestion: '',
    explanation: ({ said = '', mark = '' }) => twice(said, mark),
  },
  {
    words: ['了一', '着一', '满一'],
    pattern: regex('dg')`
      (?<p>脸|头|手|身|嘴|腿|背|墙)(?:上|里|边)?(?:都|也|
      已经)?(?<said>[布长沾挂堆坐流充落铺摆塞涂洒爬站写贴种开]满)(?:了|着)?
      (?<mark>一\k<p>子?的?)(?=[\u4e00-\u9fff])
    `,
    suggestion: '',
    explanation: ({ said = '', mark = '' }) => `“${said}”就是到处都有，后面的“${mark}”重复了。`,
  },
]
