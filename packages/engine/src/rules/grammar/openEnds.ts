/** 一盏小, 引起了我的, 到处是欢乐的, 都快哭, 把饺子倒: what stands open at the end of a clause. */
import { compact, regex } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import { offsetOf, SO, type Broken, type Clause } from './clauseEnd.ts'
import { tagAt, textAt } from './clauseWords.ts'

/** They ask for something that one has or feels: 引起了我的, 擦去脸上的. */
const ASKS = compact`
  抚摸着?|引起了?|影响了?|留在了?|出现在|浮现在|相信|珍惜|打听|离不开|忘了|忘记了?|
  想起了?|听从|
  吹散了?|打动了?|参加了?|充满了?|尝尝|品尝|说说|谈谈|讲讲|请教|明白了?|学习|听见了?|听到了?|
  看见了?|
  看到了?|露出了?|形成了?|擦去|擦干|照亮了?|辜负了?|引来了?|博得了?|受到了?|赢得了?|占|增添了?|
  实现了?|
  改变了?|改正了?|克服了?|伸出了?|睁开了?|竖起了?|低下了?|牵着|拉着|握着|望着|看着|盯着|体会到了?|
  感受到了?|感到了?|感谢|尊重|理解|体谅|养成了?|抹去|拍掉|掸掉|吸引了?|触动了?|温暖了?|滋润了?|
  拨动了?|
  敲开了?|打开了?|闻到了?|闻着|嗅到了?|尝到了?|摸到了?|冒出了?|散发出?|流下了?|洒下|留下了?|投来了?|
  送来了?|带来了?|迎来了?|跟上|赶上|牢记|记住了?|服从|听取|接受了?|理睬|得罪了?|满足了?|带走了?|
  湿透了?|
  浸湿了?|染红了?|映红了?|遮住了?|捂住了?|堵住了?|掀起了?|穿过|走进了?|发现了?|激起了?|勾起了?|热爱|
  飘出来?|传来了?
`
const POSSESSIVE = regex()`(?:${ASKS})(?<mark>[^，。！？；：“”是都也最]{1,9}的)$`
/** 他们会理解你的: the 的 says that it will surely be so, and somebody stands before it. */
const WILL = regex()`
  (?:会|定|肯定|早晚|迟早|总能)[^，。]{0,6}(?:理解|体谅|尊重|感谢|相信|打动|温暖|珍惜|看[到见]|听从|服从|理睬|
  满足|想起|忘记?|吸引|影响|触动|[赶跟]上|记住)
  (?:[我你您他她它]们?|大家|别人|人们?|老师|同学们?|爸爸|妈妈|爷爷|奶奶)的$
`
/** What a counted thing is like: 一头乌黑 lacks the hair. */
const LOOKS = compact`
  乌黑|诱人|洁白|雪白|漂亮|奇怪|柔软|彩色|流动|感人|慈祥|可爱|著名|有名|有趣|好看|好吃|难忘|特别|
  崭新|破旧|厚厚|薄薄|长长|圆圆|大大|小小|弯弯|亮晶晶|毛茸茸|香喷喷|热乎乎|沉甸甸|碧绿|鲜红|红彤彤|
  黑洞洞|浓浓|淡淡|深深|精美|精彩|美丽|鲜艳|结实|古老|高大|宽敞|明亮|整洁|聪明|勤劳|调皮|活泼|普通|
  平凡|伟大|优秀|动听|优美|悦耳|激烈|隆重|热闹|浓厚|顽强|滚烫|热腾腾|受伤|防滑|巨大|白白|嫩嫩|绿绿|
  蓝蓝|绿色|红色|白色|黑色|黄色|蓝色|七色|老年|科幻|侦探|宽阔|弯曲|孤独|勇敢|无私|神秘|晶莹|光滑|
  粗糙|笔直|弯弯曲曲|密密麻麻|整整齐齐|干干净净|金灿灿|红通通|胖乎乎|圆滚滚|软绵绵|脏兮兮|皱巴巴|
  光秃秃|稀奇|新鲜|新奇|清脆|响亮|沉重|坚固|锋利|清澈|甘甜|香甜|可口|丰盛|珍贵|贵重|实用|干净|破烂|
  陈旧|茂密|茂盛|挺拔|粗壮|小巧|玲珑|别致|精致|朴素|华丽|豪华
`
const LOOK = regex()`
  (?<![哪那这每])[一两几][大小]?[头股份双颗手副张条件朵棵只座幅首盒位篇本串束顶盏层道块把间家辆篮袋碗盘杯锅艘匹栋扇面]+
  (?<mark>(?:很|非常|特别|最|十分|当地最|又)?(?:${LOOKS}))$
`
/** 给了我最温暖, 增添了一份, 叫个, 流进了, 慢慢地向后. */
const CUT = regex()`
  (?<mark>(?<=(?:(?<!到)了|就是)(?:(?!最)[^，。]){0,6})最(?:大|高|美|温暖|珍贵|美好|难忘|宝贵|
  快乐|幸福|重要|漂亮|灿烂|深刻|
  崇高|真诚|亲切|深|真挚|特别)|
  (?<=(?:增添了?|献出了?|尽了|添了|留下了|带来了|避免了|酿成了?|发生了|付出了|展开了|进行了|
  掀起了))一(?:份|场|番|种|股|片|段|丝|阵)|
  (?<=[像看叫做当])个|
  (?:[流走跑掉装放塞飞钻跳冲溜搬落滚爬倒伸送扔投写陷融渗]进了|[送放退找走]回了)|
  (?<=[地步])[往向](?:上|下|后|里|外|回)|(?<=比[^，。]{2,12})还要|(?<=有|有一种)说不出|
  (?<=得[^，。]{1,6})(?:哈哈|呵呵|咯咯|哇哇|团团|嗷嗷|呜呜)|
  (?<=改(?:不|得)?掉了?)(?![^，。]{0,12}(?:习惯|毛病|脾气|缺点|行为|性|作风|口头禅|问题|粗心|口吃|
  马虎|懒惰|骄傲|任性|贪玩|
  [它这那的错词字句题]|一个))[^，。了]{2,10})$
`
/** 热闹极, 嗓子都喊哑. */
const NO_LE = regex()`
  (?:美|漂亮|好看|好吃|好玩|有趣|热闹|高兴|开心|快乐|可爱|舒服|难过|神气|精彩|伤心|兴奋|激动|香|
  甜|冷|热|累|渴|饿)极$|
  ^(?![^，]*把).*(?:眼睛|嗓子|手掌?|腿|衣服|嘴|头发|鞋|裤子|气球|饺子|耳朵|脚|肚子|背|
  脸)(?:(?!了)[^，。]){0,3}
  (?:都|也|全)(?:(?![了没不未别])[^，。]){0,2}(?:白|直|软|哑|湿|麻|酸|肿|青|紫|透|碎|破|驼|僵)$
`
/** 是医院打来, 连空气也是甜. */
const NO_DE = regex()`
  (?<![可但还就总只真])是(?:(?![的了在要会能让有叫使说问想觉])[^，。]){1,12}
  (?<mark>打来|送来|寄来|种下|布置|捐来|捎来|带来|买来|留下|钓上来|装好|写成|发明|做成|
  画成|编成|织成)$|
  (?:连[^，]{1,8}(?:也|都)|一年四季都|的(?:风|水|空气|云|天空|叶子|花|雪|雨))是(?:甜|香|绿|红|白|
  黑|冷|热|凉|酸|苦|咸|蓝|黄|
  凉爽|温暖|柔和|金黄|雪白|碧绿)$|是可耻$
`
/** 撞在电线杆, 溅到我的手: a thing where a place is asked for. */
const NO_SIDE = regex()`
  (?:[放挤趴忘撞铺贴挂插写画掉落洒躺盖披系压砸涂站盯印]在|(?:溅|落|爬|洒|掉|跳|飞|滴|泼|喷|滚|
  吹)到了?)
  (?:(?![了着过里上下中])[^，。]){0,8}?(?<mark>手|背|床|桌子|椅子|大树|电线杆?|裙子|衣服|文件|
  肚子|讲台|公交车|地板|黑板|
  本子|作业本|枕头|叶子|树叶|大腿|额头|裤子|鞋子|玻璃|墙壁|书本)$
`
const DEED_INSIDE = /^(?:v|vn|d|p|m)/
const ATTRIBUTES = /^(?:小|大|新|嫩|好)$/
const SOUNDED = regex()`
  (?:发出|传来|传出)了?[^，。是声]{0,6}?
  (?:(?<a>.)\k<a>|(?<b>.)(?<c>.)\k<b>\k<c>|(?<d>.)\k<d>(?<e>.)\k<e>)的$
`

/** What is so, or whose it is, is said, but not the thing: 一盏小, 引起了我的, 到处是欢乐的. */
export function openEnd(clause: Clause): Broken | undefined {
  const { words, at, text: all } = clause
  const text = textAt(words, at)
  const before = textAt(words, at - 1)
  if (/了[出起进回]$/.test(all) && text.length === 1) return { from: at, explanation: SO(text) }
  if (NO_LE.test(all))
    return { from: at, explanation: `“${text}”后面少了“了”，补上它，句子才完整。` }
  const unowned = NO_DE.exec(all)
  if (unowned !== null) {
    const said = unowned.groups?.['mark'] ?? text
    return { from: startOf(clause, said), explanation: `“${said}”后面少了“的”，补上它。` }
  }
  const bare = NO_SIDE.exec(all)?.groups?.['mark']
  if (bare !== undefined && bare === text)
    return { from: startOf(clause, bare), explanation: `“${bare}”的哪里？后面少了“上”或“里”。` }
  if (/都快[^了要]{1,2}$/.test(all) && /^[av]/.test(tagAt(words, at)))
    return { from: at, explanation: `“${text}”后面少了“了”，补上它，句子才完整。` }
  if (/别提有?多(?!么)[^了]{1,3}$/.test(all))
    return { from: at, explanation: `“别提多……”要用“了”收尾。补上它，句子才完整。` }
  if (text === '长大' && !/了/.test(all) && /已经|夸/.test(all))
    return { from: at, explanation: `“${text}”后面少了“了”，补上它，句子才完整。` }
  if (ATTRIBUTES.test(text) && isOpenAttribute(clause)) return { from: at, explanation: WHAT(text) }
  if ((/到处都?是[^，。卖买]{1,8}的$/.test(all) && !/(.)\1的$/.test(all)) || SOUNDED.test(all)) {
    const from = before.length === 1 && before === textAt(words, at - 2) ? at - 2 : at - 1
    return { from, explanation: WHAT(all.slice(offsetOf(clause, from))) }
  }
  if (text === '的') {
    const said = POSSESSIVE.exec(all)?.groups?.['mark']
    if (
      said !== undefined &&
      !/[是谁哪]/.test(all) &&
      !WILL.test(all) &&
      !isEndOfIs(clause) &&
      isWithoutThing(clause, said)
    ) {
      return { from: startOf(clause, said), explanation: WHAT(said) }
    }
  }
  const look = LOOK.exec(all)?.groups?.['mark']
  if (look !== undefined && !/块[红黄绿白黑蓝]色$|一份美丽$/.test(all))
    return { from: startOf(clause, look), explanation: WHAT(look) }
  const cut = CUT.exec(all)?.groups?.['mark']
  if (cut !== undefined) {
    return { from: startOf(clause, cut), explanation: SO(cut) }
  }
  const person = /^[vail]/.test(tagAt(words, at)) ? A_PERSON.exec(all)?.groups?.['mark'] : undefined
  if (person !== undefined && !/[鬼精虫迷狂王手家]$/.test(person))
    return { from: startOf(clause, person), explanation: OF_WHOM(person) }
  if (isOwnDeed(clause)) return { from: at, explanation: `“${text}”后面少了“的”，补上它。` }
  const gift = tagAt(words, at).startsWith('v') ? GIFT.exec(all)?.groups?.['mark'] : undefined
  if (gift !== undefined) return { from: startOf(clause, gift), explanation: WHAT(gift) }
  if (isBareDeed(clause))
    return { from: at, explanation: `把它“${text}”得怎么样、“${text}”到哪里？后面少了词，补上它。` }
  return undefined
}

/** The word that the last so many characters begin in. */
function startOf(clause: Clause, { length }: string): number {
  let from = clause.at
  while (from > clause.first && clause.text.length - length < offsetOf(clause, from)) from -= 1
  return from
}

const OF_WHOM = (text: string): string => `“${text}”的什么呢？后面补上“的人”“的孩子”，话才说完整。`

/** 是个闲不住, 做一个对国家有用: somebody is counted, and only told what he is like. */
const A_PERSON = regex()`
  (?:是|成|成了|成为|做|当)(?:一?[个位名])
  (?<mark>(?:爱|很|非常|十分|特别|又|既|对|闲不|坐不|有|会|能|懂|喜欢|热爱|乐于|善于|勤|诚实|勇敢|
  善良|正直|谦虚|
  不|说|没|从不|总|比较|真正|敢|肯|守|讲|勇于|敢于|孝顺|受人|值得|让人|令人|给人)[^，。的]{1,12})$
`
/** 都是妈妈缝, 不知道是谁修: by whom it was done. */
const BY_WHOM = regex()`
  (?:都|原来|是不|知道|条|件|只|本|幅|张|这|那)是(?:我|你|他|她|谁|妈妈|爸爸|爷爷|奶奶|外婆|外公|
  老师|姑姑|叔叔|阿姨|哥哥|
  姐姐|自己|别人|同学们?)(?:[^，。的是不没在要会能让有叫使说问想觉]{1,7})$
`
function isOwnDeed({ words, at, text, mark, surprise }: Clause): boolean {
  const deed = textAt(words, at)
  return (
    BY_WHOM.test(text) &&
    tagAt(words, at).startsWith('v') &&
    deed.length === 1 &&
    !/^[来走去道错对到哭笑赢输]$/.test(deed) &&
    mark !== '？' &&
    surprise().ofAll > 22
  )
}

/** 一张妈妈留, 一盘她亲手包. */
const GIFT = regex()`
  (?:[了着有来过]|送来|发现|收到|看见|看到)一[张盘封双件条本支块碗束幅首篇盒顶份](?<mark>(?:我|你|
  他|她|妈妈|爸爸|
  爷爷|奶奶|外婆|外公|老师|同学们?|姑姑|叔叔|阿姨|哥哥|姐姐|自己)(?:亲手|亲自|刚|新|
  从[^，。]{1,6})?[^，。的不了着要]{1,2})$
`

const WHAT = (text: string): string => `“${text}”什么呢？后面少了词，补上它，话才说完整。`

function isOpenAttribute({ words, at, text: all, surprise }: Clause): boolean {
  const before = textAt(words, at - 1)
  if (before === '的')
    return (
      /[是成做当]了?[^，。]*的.$/.test(all) &&
      surprise().ofAll > 25 &&
      /(?:[妈爸们家子稼师]|文明)的.$/.test(all)
    )
  return (
    /^[一几两](?:[盏所批篮件只场棵条座间双顶把张片手])$/.test(before) &&
    surprise().ofAll > 24.5 &&
    !/^[一两]/.test(textAt(words, at - 2)) &&
    (all.match(/一/g) ?? []).length === 1
  )
}

/** 我是从相册里，第一次看到它的: the 的 belongs to the 是 of an earlier clause, which tells how it came about. */
const isEndOfIs = ({ words, first }: Clause): boolean =>
  /是[^，。]{0,3}(?:[从在由为用跟和向因靠]|通过|直到)|不是/.test(
    words
      .slice(0, first)
      .map(({ text }) => text)
      .join(''),
  )

/** Whose or where, and no deed that could be meant: 看到了美丽的, 擦去脸上的. */
function isWithoutThing({ words, at, mark, surprise }: Clause, said: string): boolean {
  const tag = tagAt(words, at - 1)
  const inside: Word[] = []
  let size = 1
  for (let from = at - 1; size < said.length; from -= 1) {
    const word = words[from]
    if (word === undefined) return false
    inside.push(word)
    size += word.text.length
  }
  if (size !== said.length || inside.some((word) => DEED_INSIDE.test(word.tag))) return false
  if (surprise().ofAll < 23) return false
  return mark === '，' ? /^(?:r|f|s)/.test(tag) : /^(?:r|f|s|a|n|t|z|i|ns)/.test(tag)
}

const COMPLEMENTS = /^[住去开灭走掉到完好成破死断]$/
/** 把鸡蛋倒: after 把 no verb stands bare. */
function isBareDeed({ words, first, at, surprise }: Clause): boolean {
  const text = textAt(words, at)
  if (text.length !== 1 || !tagAt(words, at).startsWith('v') || COMPLEMENTS.test(text)) return false
  const own = words.slice(first, at)
  const disposal = own.findLastIndex((word) => word.text === '把' && word.tag === 'p')
  const object = own.slice(disposal + 1)
  if (disposal < 0 || object.length === 0 || object.length > 6) return false
  if (object.some(({ text: word, tag }) => /^[vpdut]/.test(tag) && !/^[的都全又]$/.test(word)))
    return false
  if (object.some(({ text: word }) => /^(?:一|不|没|往.*|向.*|当|来|去)$/.test(word))) return false
  return surprise().ofAll > 25.3
}
