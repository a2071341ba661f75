/**
 * Where a pupil's character is never called wrong: titles, names, words in quotation marks,
 * classical lines, words said twice, accepted variants.
 */
import { ACCEPTED_PHRASES } from '#lexicon/acceptedPhrases.ts'
import { wordPattern } from '#text/characters.ts'
import type { Paragraph, Range, Sentence } from '#text/document.ts'
import { matchesOf } from '#text/matchesOf.ts'
import type { Names } from '#text/words.ts'

/** “悦读”, “旺子”: a short stretch in quotation marks is quoted for its very wording. */
const SHORT_QUOTE = 6
const CLASSICAL = /[之乎者也矣焉哉兮曰吾汝尔岂孰曷弗]/
const MODERN = /[的了着吗吧呢啊们这那么]/
/** Verse: two clauses and more, all of them of five or of seven characters, with no modern word. */
const VERSE_LINE = [5, 7]

/** 一上一下, 一前一后: no 以上; 一在天南，一在地北: no 一再. */
const BY_TURNS =
  /一(?=[\u4e00-\u9fff]一[\u4e00-\u9fff])|(?<=一[\u4e00-\u9fff])一(?=[\u4e00-\u9fff])|一([在是为])(?=[^，。！？；]{1,6}，一\1)|(?<=一([在是为])[^，。！？；]{1,6}，)一\2/g

/** 扁了扁, 试一试, 密密, 闻了又闻: said twice on purpose. */
const REPEATED = /([\u4e00-\u9fff])(?:了又|来又|[了一啊呀])?\1/g

const ACCEPTED = wordPattern(ACCEPTED_PHRASES)
/** 作什么贡献, 作出了很大的贡献: 作 is right, however far the two are apart. */
const CONTRIBUTED = /作(?=[^，。！？；：]{1,8}贡献)/g

/** 划了几下, 划开一道口子: what a nail or a pen does, and no picture. */
const SCRATCHED = /划(?=(?:[了着过破开出伤]|来划去)(?!.{0,4}[画图]))/g

/** 外公已经不在了; 我趁她不在，: nothing is done once more at a clause's end. */
const GONE = /在(?=了?[，。！？；”])/g

/** 没人和你抢: no 每人. */
const NOBODY = /没(?=人[和跟来能敢知愿理管问帮承肯说听注])/g

/** 转了一圈, 转来了一个同学: no 传. */
const ROUND = /转(?=了?[一两几半]圈|来了?[一两几]?[个位名])/g

/** 再小的活儿，也要认真做; 再也忍不住: no 最. */
const HOWEVER =
  /再(?=[\u4e00-\u9fff]{1,2}的[^。！？]{1,10}[，]?(?:也|都|总)|也[\u4e00-\u9fff]|[苦难累忙远近大小多少穷贵早晚快慢高低长短重轻深浅好坏冷热强弱久急亮响]，?[^，。！？；]{0,4}[也都总])/g

/** 在坚持中, 在长大的过程中: a frame that is closed again; 好像在说：“…”: no 再. */
const AMIDST =
  /在(?![也次见来说接三度])(?=[^，。！？；]{2,7}中)|在(?=说[：“])|(?<=[是不])在(?=[写说画做想看读听])/g

/** 会背吗, 背完了: 被 never ends a clause. */
const RECITED = /背(?=[吗呢吧完熟会]|[，。！？；”])/g

/** 哪棵长得壮，我就留哪棵; 猜得出哪片云有雨: asked for or left open. */
const WHICHEVER =
  /哪(?=([\u4e00-\u9fff])[^。！？]*哪\1)|(?<=哪([\u4e00-\u9fff])[^。！？]*)哪(?=\2)|哪(?=[^。！？；]{1,12}，[^，。！？]{0,6}(?:分不清|说不清|不知道|看不出|猜不出|记不清|弄不清|难说))|(?<=(?:猜[得不]?出|分[得不][清出]|看[得不]出|说[得不][清准上]|弄不?清|记不[清得起])[^。！？；]{0,16})哪/g

/** 前面是乐园，那里有滑梯: what was named is spoken of, and nothing is asked. */
const THERE = /(?<=[，。；])那(?=[里儿](?:有|是|的|很|真|住|都|就|到处)[^。！？]*[。！])/g

/** 戴着老花镜, 戴上围巾: what is worn stands after it. */
const WORN =
  /戴(?=[着上了好过]?[^，。！？；]{0,6}(?:假发|镜|帽|表|手套|口罩|花|项链|耳环|围巾|头盔|红领巾|皇冠|面具|戒指|手镯|徽))/g

/** 又气又急, 一座又一座: no 有. */
const BOTH =
  /又(?=[\u4e00-\u9fff]{1,2}又)|(?<=又[\u4e00-\u9fff]{1,2})又|(?<=一([\u4e00-\u9fff]{1,2}))又(?=一\1)/g

/** 漂荡在湖上: no 飘. 太旱了，太涝了: no 早. 使我难忘: no 是. 比去年低几度: no 底. */
const AFLOAT =
  /漂(?=[荡流浮动]?在?[^，。！？；]{0,4}[水湖河江海])|(?<=[水湖河江海][面上中][^，。！？；]{0,6})漂/g
const DRY = /旱(?=[灾季情]|[^。！？]{0,10}[涝浇])/g
const MAKING = /(?<!可)使(?=[我你他她它人]|大家|同学)/g
const LOWER = /低(?=[好得很]|[几一两三四五六七八九十多][十多]?[度分倍米])/g

/** 跑向那个方向: no 哪, unless something is asked or left open. */
const THAT_ONE =
  /(?<!(?:无论|不管|不论|知道?|清|问|选|猜|随便)[^。！？]{0,10})那(?=[个些种条座件天年边](?![^，。！？]{0,8}[都也])[^？吗呢]*$)/g

/** 小新上课爱走神: a child's name. */
const NAMED_SO = /(?<=^小)新(?![翼心])/g

/** 以种水稻为主: no 一. 贴倒“福”字: no 到. */
const MAINLY = /以(?=[^，。！？；]{1,8}为[主生荣乐例])/g
const UPSIDE_DOWN = /倒(?=“?福|立|挂|贴)/g

/** 他有乐于助人的品格: no 又. 作了一场讲座: no 做. 在放假期间: no 再. */
const HAVING =
  /有(?=[^，。！？；]{2,10}的(?:品[格质德]|精神|性格|习惯|本领|爱好|脾气|特点|优点|力量|心)[，。！？；])/g
const HELD =
  /作(?=了[^，。！？；]{0,12}(?:讲座|报告|讲话|演讲|发言|解释|说明|介绍|比较|斗争|规定|安排|调查|分析|检查|总结|决定|准备|回答|努力|牺牲))/g
/** 作了检讨 */
const HELD_BY_ONE =
  /作(?=了[^，。！？；]{0,12}(?:检讨|自我批评|自我介绍|示范|点评|评价|补充|答复|汇报|保证))/g
const DURING = /在(?=[^，。！？；]{1,8}(?:期间|时期|之前|之后|以前|以后|的时候|的路上|过后|时，))/g

/** 他才会来: no 回. */
const WOULD_COME = /(?<=[才就都也不总定还便])会(?=来)/g

/** 因用铜铸成而闻名: no 应. */
const BECAUSE = /因(?=[^，。！？；]{2,20}而)/g

/** 有长长的蜈蚣，有漂亮的蝴蝶，还有……: what there is, one thing after the other; no 又. */
const THERE_ARE =
  /有(?=[^，。！？；]{1,12}，(?:还|也|更)?有)|(?<=有[^，。！？；]{1,12}，(?:还|也|更)?)有/g

/** 占着一个好位子: no 站. */
const OCCUPIED = /占(?=[着了][^，。！？；]{0,6}(?:位|座|地方|角|半|便宜|上风|时间))/g

/** 越涨越高: no 越来越. */
const MORE_AND_MORE = /(?<=越)[\u4e00-\u9fff](?=越)/g

/** 无时不在, 无处不在, 不在快慢本身，而在用心: no 不再. */
const NOWHERE = /(?<=无[时处刻])不在|不在(?=[^，。！？；]{1,10}(?:本身|，而[在是]))/g

/** 离家近一步, 离得更近一点: no 进一步. */
const NEARER = /(?<=离[^，。！？；]{1,8})近(?=一[步点些])/g

/** 向社员们叙述了一遍: something is said or done towards somebody. */
const TOWARDS =
  /向(?=[^，。！？；的]{1,6}(?:说|讲|叙述|介绍|问|学习|报告|道歉|解释|表示|提出|走去|走来|跑去|扑去|招手|挥手|借|请教|敬礼|求|道谢|告别))/g

/** 参悟到：生命是一条河, 信中写到的往事: what is found out or told of, no 说道. */
const FOUND_OUT = /(?<=[悟会识受解现想觉感遇])到(?=[：，])|(?<=[写说讲谈])到(?=的)/g

/** 欲罢不能, 欲忘不能, 欲言又止. */
const WOULD_BUT = /欲[\u4e00-\u9fff](?:不能|又止|还休)/g

/** 喂了小猫: no 为了. */
const FED =
  /喂(?=了?[小大]?[鸡鸭鹅猫狗鱼兔猪牛羊马鸟鸽它她他])|(?<=喂了?[小大]?)[鸡鸭鹅猫狗鱼兔猪牛羊马鸟鸽]/g

/** 揪同伴的尾巴: no 就. */
const PULLED = /揪(?=[着住下出了掉]|[^，。！？；]{0,6}(?:尾巴|耳朵|头发|辫子|胡子|衣))/g

/** 跟坏人坏事做斗争: both 做 and 作 are written. */
const FOUGHT = /[做作](?=(?:坚决|不懈|顽强)?的?(?:斗争|贡献))/g

/** 津津有味地读着, 小明的画受到好评: no 读者, no 的话. */
const READING = /(?<![位大的各])读着(?=[，。！？；这那]|[^，。！？；]{1,4}[书信报诗])/g
const PAINTING = /(?<=的)画(?=受|得[到了]|贴|挂|展|没有?被|被|[上里]|真|很|特别|非常)/g

/** 两棵银杏, 找了块空地, 给树培了新土: a plant is counted, a piece of something, a root is covered. */
const PLANTS =
  /(?<=[一二两三四五六七八九十几数每这那百千])棵(?=[^，。！？；]{0,3}[树草苗菜葱蒜杏松柏柳杨槐榆樟枫梅桃李梨枣橘柚榕桐竹桂瓜花麦稻葵藤]|[^，。！？；]{1,8}的[^，。！？；的]{0,3}[树松柏苗])/g
const CROPS = /(?<=[一两三四五六七八九十几数每这那])棵(?=.{0,2}[茄椒柿薯])/g
const PIECE = /(?<=[了着])块(?=[空平荒草菜田木石砖布糖肉饼冰泥瓦玻蛋豆橡手毛破])/g
const COVERED = /培(?=[了着上点]?(?:一?[层些点])?[新细泥]?土)/g

/** 冲倒了, 敲了九下, 刮得一片不剩, 挑来挑去, 捡了一堆: what is done, counted and left. */
const FELLED = /(?<=[冲摔推撞刮吹压踢绊碰滑打砍累])倒/g
const STRUCK = /(?<=了)[一两二三四五六七八九十](?=下(?![午面子个]))/g
const LEFT = /(?<=[一半][\u4e00-\u9fff])不剩/g
/** 树叶全黄了: no 金黄; 手被扎了: no 手背. */
const ALL_OF_IT = /全(?=[黄红绿白黑蓝湿干碎]了)|(?<=全)[黄红绿白黑](?=了)/g
const UNDERGONE = /(?<=[手脚脸头腿腰])被(?=[^，。！？；]{1,8}[了得伤破疼痛红肿住])/g
/** 流浪猫找家, 找妈妈: who or what is looked for. */
const SOUGHT = /找(?=[家妈爸活事人路水食])/g
/** 选这盆, 选了一条: no 选择. */
const PICKED =
  /选(?=[这那]?[了一]?[盆条个本件只座张首种间棵样道位])|(?<=选)[这那](?=[盆条个本件只座张首种间棵样道位])/g
const CHOSEN = /([\u4e00-\u9fff])(?=来\1去)|(?<=([\u4e00-\u9fff])来)\2(?=去)|捡(?=[了起到着])/g

/** 可一开口还是结巴了: but as soon as; no 可以. */
const BUT_ONCE = /可一(?=[\u4e00-\u9fff]{1,3}[^，。！？；]{0,10}(?:就|还是|却|便|，))/g

/** 鼻子就酸了, 池里的水凉得很, 雨来得急: what is felt, and how it came. */
const FELT =
  /(?<=(?:鼻子|胳膊|腿|牙|腰|脖子)[^，。！？；]{0,3})酸|水凉(?=[得了，。])|(?<=[雨风雪事病]来得)急/g

/** 采到了新鲜的蘑菇, 手要摆到一样高: what is gathered; a limb and what it has to do. */
const GATHERED = /采(?=[了到着满下][^，。！？；]{0,8}[菇菜药茶花叶果莲藕桑蜜])/g
const LIMBS = /[手脚](?=要[^，。！？；]{0,4}[摆抬举放伸甩握贴抓踢踩站踮])/g

/** 也道了歉: 道歉, apart. */
const APOLOGISED = /道(?=[了个完过]歉)/g

/** 快有快的用处，慢有慢的道理: each has its own. */
const OF_ITS_OWN = /(?<=([\u4e00-\u9fff]))有(?=\1的)/g

/** 看成绩没有提高，就燥得不行，换一本在刷: two clauses of one length end a sentence of prose. */
function isAmongProse(
  { text }: Paragraph,
  clauses: readonly (Range & { text: string })[],
  at: number,
): boolean {
  const length = clauses[at]?.text.length
  const first = clauses.findLastIndex(
    (clause, place) => place < at && clause.text.length !== length,
  )
  const before = clauses[first]
  const opening = clauses[first + 1]
  if (before === undefined || opening === undefined) return false
  return MODERN.test(before.text) && !/[：:“‘《]/.test(text.slice(before.end, opening.start))
}

/** 水真清啊: no 情. 比脚更长, 比天还高: no 比较. 转走了……，转来了……: no 传. */
const LIMPID = /(?<=[水溪河湖泉潭][^，。！？；]{0,3})[很真太好多更]清(?=[啊呀，。！得])/g
const COMPARED = /(?<=比)[\u4e00-\u9fff](?=[更还][^，。！？；])/g
const TURNED = /(?<=转[呀啊着走个了][^。！？]*)转[来走去](?=了)/g

/** 铃像一声号令, 笑声像一串银铃: what it is like is counted; no 向, and no 响. */
const LIKE_ONE =
  /像(?=一[声阵首支曲串团座张群朵][^，。！？；]{1,8}[，。！？；])(?!.{2,9}[走跑飞奔冲]去)/g

/** 非要再下一盘不可, 再跳一遍: no 在, but 在下一局比赛里. */
const ONCE_MORE =
  /再(?=下一[盘局](?:[，。！？吧棋]|不可|才)|[来打玩跳跑看听说讲读写唱试走踢赛画做吃喝练考等数摸]一(?:盘|局|次|遍|回|场|圈|首|碗|杯|口|会儿|下|轮|把|趟|步)(?!比赛|里|中))/g

/** 上联在右，下联在左: where each of two is. */
const EACH_WHERE =
  /在[左右上下前后里外东西南北](?=，[^，。！？；]{1,8}在[左右上下前后里外东西南北][，。；！])|(?<=在[左右上下前后里外东西南北]，[^，。！？；]{1,8})在[左右上下前后里外东西南北](?=[，。；！])/g

/** 一百二十份问卷: what is handed out is counted so; no 分. */
const SHEETS =
  /(?<=[一二两三四五六七八九十百千万几数0-9])份(?=[^，。！？；]{0,4}(?:问卷|试卷|考卷|答卷|卷子|报纸|报告|礼物|礼品|文件|表格|合同|简历|传单|材料|资料|名单|盒饭|早餐|午餐|早点|点心|奖品))/g

/** 雪到夏天就全化光了: no 花. */
const MELTED = /(?<=[雪冰霜糖蜡][^。！？]{0,30})化(?=[光完掉尽没]了|没了?[，。])/g

/** 把实情告诉父母: no 事情. */
const HOW_IT_IS =
  /(?<=把|说出|道出|吐露|隐瞒了?|瞒着|不明|据|以)实情|实情(?=告诉|相告|告知|说了?出|讲了?出|并非|如此)/g

const RIGHT_AS_WRITTEN = [
  ONCE_MORE,
  EACH_WHERE,
  SHEETS,
  MELTED,
  HOW_IT_IS,
  LIKE_ONE,
  REPEATED,
  BY_TURNS,
  ACCEPTED,
  CONTRIBUTED,
  SCRATCHED,
  GONE,
  NOBODY,
  ROUND,
  HOWEVER,
  AMIDST,
  RECITED,
  WHICHEVER,
  MORE_AND_MORE,
  THERE,
  WORN,
  BOTH,
  THAT_ONE,
  NAMED_SO,
  AFLOAT,
  DRY,
  MAKING,
  LOWER,
  MAINLY,
  UPSIDE_DOWN,
  HAVING,
  HELD,
  HELD_BY_ONE,
  DURING,
  WOULD_COME,
  BECAUSE,
  THERE_ARE,
  OCCUPIED,
  NOWHERE,
  NEARER,
  TOWARDS,
  FOUND_OUT,
  WOULD_BUT,
  READING,
  FED,
  PULLED,
  FOUGHT,
  PAINTING,
  PLANTS,
  CROPS,
  PIECE,
  COVERED,
  FELLED,
  STRUCK,
  LEFT,
  CHOSEN,
  PICKED,
  SOUGHT,
  ALL_OF_IT,
  UNDERGONE,
  BUT_ONCE,
  FELT,
  GATHERED,
  LIMBS,
  OF_ITS_OWN,
  APOLOGISED,
  LIMPID,
  COMPARED,
  TURNED,
]

/** “再来一碗！”: somebody says it. */
function isSpeech(text: string, { start }: Range, inner: string): boolean {
  return /[。！？]$/.test(inner) && text.charAt(start - 1) === '：'
}

/** Ranges of the paragraph in which nothing is marked. */
export function protectedRanges(paragraph: Paragraph, sentence: Sentence, names: Names): Range[] {
  const ranges: Range[] = []
  for (const range of paragraph.quoted) {
    if (range.end <= sentence.start || range.start >= sentence.end) continue
    const inner = paragraph.text.slice(range.start + 1, range.end - 1)
    const isTitle = /^[《〈]/.test(paragraph.text.charAt(range.start))
    const isTerm = inner.length <= SHORT_QUOTE && !isSpeech(paragraph.text, range, inner)
    if (isTitle || isTerm || (CLASSICAL.test(inner) && !MODERN.test(inner))) ranges.push(range)
  }
  for (const word of sentence.words) {
    if (names.has(word.text)) ranges.push(word)
  }
  for (const pattern of RIGHT_AS_WRITTEN) {
    for (const match of matchesOf(sentence.text, pattern))
      ranges.push({
        start: sentence.start + match.index,
        end: sentence.start + match.index + match[0].length,
      })
  }
  const { clauses } = sentence
  clauses.forEach((clause, at) => {
    const isBeside = [clauses[at - 1], clauses[at + 1]].some(
      (other) =>
        other !== undefined && other.text.length === clause.text.length && !MODERN.test(other.text),
    )
    const isVerse = VERSE_LINE.includes(clause.text.length) && isBeside && !MODERN.test(clause.text)
    if (isVerse && !isAmongProse(paragraph, clauses, at)) ranges.push(clause)
  })
  return ranges
}
