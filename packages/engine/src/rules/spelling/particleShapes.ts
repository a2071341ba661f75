/**
 * What the stretches on both sides of 的, 地 and 得 look like. The model of choices weighs words; a
 * shape says how far it may be believed: 慢慢的走了过来 leaves no doubt, 起的名 is nobody's 地.
 */
import type { Word } from '../../text/words.ts'
import { compact, regex, wordList } from '../../text/multiline.ts'
import { isNamedDeed, isThingBehind } from './namedDeeds.ts'

/** How sure the shape alone is: it decides, it allows, it forbids. */
export type Shape = 'sure' | 'open' | 'never'

/** 慢慢, 哗啦啦, 高高兴兴, 一个一个, 一上一下: how something is done. */
const HAN = '[\\u4e00-\\u9fff]'
const SAID_TWICE = [
  `(${HAN})\\1(${HAN})\\2`,
  `(${HAN}{2})\\1`,
  `(${HAN})\\1`,
  `一(${HAN}{1,2})又?一\\1`,
  `一${HAN}一${HAN}`,
  `(?!一)(${HAN})(?!\\1)(${HAN})\\1\\2`,
].map((shape) => new RegExp(`${shape}$`))
const KIN = regex()`
  (?:爸爸|妈妈|爷爷|奶奶|哥哥|姐姐|弟弟|妹妹|叔叔|伯伯|姑姑|舅舅|婆婆|公公|宝宝|娃娃|太太|星星|天天|
  人人|家家|年年|处处|个个|谁谁|看看|想想|试试|常常|往往|仅仅|刚刚|多多少少)$
`

/** Ways of doing something, which are hardly ever said of a thing. */
const WAYS = new RegExp(
  `(?:${wordList(`
    飞快 手把手 大声 小声 轻声 高声 放声 低声 齐声 不停 不断 拼命 使劲 用力 一个劲 准时 按时 及时 一味 尽情
    任意 随意 随便 死死 好好 三下两下 三下五除二
    小心翼翼 目不转睛 津津有味 迫不及待 情不自禁 不由自主 不知不觉 恋恋不舍 依依不舍 争先恐后
    自由自在 聚精会神 全神贯注 狼吞虎咽 毫不犹豫 无可奈何 兴高采烈 垂头丧气 气喘吁吁 气冲冲
    自言自语 理直气壮 若无其事 一动不动 一声不吭 头也不回 不慌不忙 手忙脚乱 满头大汗 心满意足
    得意洋洋 异口同声 不约而同 一本正经 不假思索 连蹦带跳 一瘸一拐
    均匀 整齐 平稳 准确 缓慢 迅速 爽快 慈爱 倔强 满不在乎 不好意思 慢悠悠 慢吞吞 气冲冲 急匆匆 笑嘻嘻 笑眯眯
    乐呵呵 兴冲冲 懒洋洋 眼巴巴 直勾勾 恶狠狠 气鼓鼓 颤巍巍 喜滋滋 美滋滋 大摇大摆 大大方方
    噼里啪啦 辟里啪啦 稀里哗啦 叽里咕噜 丁零当啷 滴答 哗啦 扑通 咕咚 轰隆 咔嚓
  `).join('|')})$`,
)
const ADJECTIVE = /^(?:a|ad|z|d)$/
/** How somebody feels while doing something; a thing may be so too, so what follows must be done. */
const MOODS = new Set(
  wordList(`
    生气 难过 伤心 激动 兴奋 害怕 着急 焦急 开心 得意 惭愧 羞愧 感激 惊讶 惊奇 好奇 失望 无奈 绝望
    疲惫 慌张 紧张 愤怒 温柔 严肃 严厉 亲切 热情 热心 耐心 认真 仔细 细心 专心 小心 勇敢 坚定
    坚决 果断 从容 吃力 艰难 顽强 努力 熟练 灵活 敏捷 迅速 急忙 匆忙 悠闲 欢快 调皮 顽皮 神秘 骄傲
    自豪 礼貌 奋力 费力 凶狠 恶狠狠 气冲冲 凶巴巴 火辣辣 高兴 快乐 欢喜 痛苦 委屈 害羞 不安 满意
  `),
)
/** 最高兴的来了, 令人难过的在后面, 一个认真的看着书的人: that is who or what is so. */
const NAMES_ONE =
  /(?:最|更|令[^，。！？]{1,4}|[让使叫][^，。！？]{1,4}|[一这那两几][个位只名群种件些]|[有是][^，。！？]{0,6})$/
/** The dictionary's tags are rough: it calls 照 and 掉 no verbs. */
const ACTIONS = compact`
  涂刷抹切剪叠缝磨揉搓拧搂走跑跳飞说问喊叫笑哭看望听站坐躺睡吃喝读写抱拉握抓放拿推打开闭离来回去等点摇爬流落飘升盖洒
  盘绕缠铺堆蹲跪趴记照吹摸掉追撒扫洗擦埋晒盯瞪挂举伸踢滚钻游转挤冲扑挥捧端搬抬扶牵敲拍捡摘挖唱画讲递贴靠停响亮
`

function isAction({ text, tag }: Word): boolean {
  return tag.startsWith('v') || ACTIONS.includes(text) || /^.来.去$/.test(text)
}

/** 走进, 落下来: an action and where it leads. */
function isMotion({ text }: Word): boolean {
  return ACTIONS.includes(text.charAt(0)) && /^.[上下进出回过起开][来去]?$/.test(text)
}

/** What an action goes on with, so that it is one: 走了, 伸出, 看一眼. */
const GOES_ON =
  /^(?:[了着过起出进回上下到在向往给对道住完开成满掉]|来|去|一[\u4e00-\u9fff]|我|你|他|她|它|大家|自己|“|：)/
const ENDS = /^(?:[，。！？；…]|$)/
/** 把, 被, 在 … open what an action is done to or where. */
const OPENS = regex()`
  ^(?!朝阳|朝霞|朝代|冲锋号|冲击|冲动|被窝|被子|被褥|被单|被面|把手|把柄|把戏|帮手|跟头|用品|用具|
  用途|用处|用户|用意|用心|用量|用力|
  向日葵|为人|从容)(?:(?:把|被|从|向|往|朝|对着|跟着|跟|在|帮|给|为|用手|用|
  冲)(?=[\u4e00-\u9fff]{2})|
  对[^，。！？；的]{1,4}(?:说|笑|问|喊|讲|道|点|招|挥|眨|叫|摇))
`
/** 生气的把车推开, but 红色的把手. */
const OPENS_DEED =
  /^(?:把(?![手柄戏握关门])[^，。！？；的]{1,8}[放推拉扔拿递给送收丢摔关打擦洗搬抱藏举抢捡塞撕]|对[^，。！？；的]{1,4}(?:说|笑|问|喊|讲|道|点|招|挥|眨|叫|摇)|[向朝往]我?[^，。！？；的]{1,4}[走跑跳飞扑冲爬望看游挥招])/
const SAYS = new Set(wordList('说 问 喊 叫 答 笑 哭 想 骂 嚷 说道 问道 喊道 回答 点头 摇头'))

export function isMood({ text }: Word): boolean {
  return MOODS.has(text)
}

function isSaidTwice(left: string): boolean {
  return SAID_TWICE.some((shape) => shape.test(left))
}

/** 的 before an action: after what says how. `left` ends with the character before it. */
export function shapeOfAdverb(
  left: string,
  before: Word | null,
  next: Word | null,
  right: string,
): Shape {
  if (before === null || next === null || KIN.test(left) || ENDS.test(right)) return 'never'
  if (
    /^[风雨云雪雾浪](?!.?起)/.test(right) ||
    IS_WHAT.test(right) ||
    TURNED_OUT.test(left) ||
    belongsToOne(left, right)
  )
    return 'never'
  const after = right.slice(next.text.length)
  if (isThingBehind(left, before, next, after)) return 'never'
  if (isMood(before)) return shapeOfMood(left.slice(0, -before.text.length), next, right)
  const isTwice = isSaidTwice(left)
  const isPhrase = /^[il]$/.test(before.tag) && before.text.length > 2
  const isWay = isTwice || WAYS.test(left) || isPhrase
  if (!isWay && !ADJECTIVE.test(before.tag)) return 'never'
  if (isNamedDeed(left, before, next, after)) return 'never'
  if (next.text.length === 2 && ENDS.test(after) && UTTERED.test(next.text) && GIVEN_OFF.test(left))
    return 'never'
  const isDone =
    (STEPWISE.test(left) && GOES_BY_STEPS.test(right)) ||
    OPENS.test(right) ||
    SAYS.has(next.text) ||
    isMotion(next) ||
    (isAction(next) &&
      (GOES_ON.test(after) ||
        (next.text.length !== 2 && ENDS.test(after)) ||
        ACTIONS.includes(after.charAt(0) || ' ')))
  if (!isDone)
    return (isAction(next) || WAYS.test(left)) && !isThing(left, before, next, after)
      ? 'open'
      : 'never'
  if (BROUGHT_OUT.test(left) && /^.{1,3}来(?:[，。！？；…]|$)/.test(right)) return 'never'
  if (ENDS.test(after) && UTTERED.test(next.text) && GIVEN_OFF.test(left)) return 'never'
  if (NAMED.test(after)) return 'never'
  // 长着尖尖的刺: what is done is a thing, too.
  if (next.text.length === 1 && ENDS.test(after) && THINGS_TOO.includes(next.text)) return 'open'
  // 意味深长的笑: a laugh is a thing too.
  if (isPhrase && ENDS.test(after)) return 'open'
  return isWay ? 'sure' : 'open'
}

/** 一种不诚实的表现; 一次又一次的失败并没有吓倒他: what is done is what is spoken of. */
function isThing(left: string, before: Word, next: Word, after: string): boolean {
  return (
    next.text.length === 2 &&
    ((ENDS.test(after) && NAMES_ONE.test(left.slice(0, -before.text.length))) ||
      MAKES_SOMETHING.test(after))
  )
}
const MAKES_SOMETHING = /^(?:并没有|并不|使我|让我|使他|让他|使她|让她|令人|教会|告诉|是)/

/** 认真的看着书的人; 害怕的走在后面. */
const IS_SOMEBODY = /^[^，。！？；：]*的(?:人|孩子|同学|样子|神情|时候)/
const STANDS = /^[走站排坐跑留]在[前后最]/

/** 生气的把车推开, 难过的低下了头; but 开心的回忆在这里, 认真的样子. */
function shapeOfMood(left: string, next: Word, right: string): Shape {
  const after = right.slice(next.text.length)
  const isWhole = ENDS.test(after)
  const isDone =
    OPENS_DEED.test(right) ||
    (SAYS.has(next.text) && (isWhole ? !UTTERED.test(next.text) : /^[：“了着道]/.test(after))) ||
    (isMotion(next) && (!isWhole || next.text.length > 2)) ||
    (isAction(next) && (/^[了着起](?![的人])/.test(after) || /[着]$/.test(next.text)))
  if (NAMES_ONE.test(left) || STANDS.test(right) || (isWhole && UTTERED.test(next.text)))
    return 'never'
  if (isDone) return IS_SOMEBODY.test(right) ? 'never' : 'sure'
  return isAction(next) ? 'open' : 'never'
}

/** 一年一年的长大, 一步一步的前进: what goes on step by step is no thing. */
const STEPWISE = /一([\u4e00-\u9fff])一\1$/
const GOES_BY_STEPS =
  /^(?:长大|长高|成长|前进|后退|靠近|走近|走远|变老|变大|变小|变暗|变亮|减少|增加|消失|散去|升高|落下|流逝|进步)(?=[，。！？；…]|$)/

/** 找不出和它一模一样的花来, 想出一条好好的路来: what is brought out is a thing. */
const BROUGHT_OUT = /[找想拿说写画做变挑认][不得]?出[^，。！？；]*$/

/** 映入眼帘的是, 迎面而来的往往是: what is so is named next. */
const IS_WHAT = /^(?:往往|[却正则就便也只都才总仍还]|无非)?是/
/** 站得远远的在看: how it turns out has been said. */
const TURNED_OUT = /得[^，。！？；：得]{2,4}$/
/** 一座静静的被水环抱的小城, 随着时光飞快的流逝: it belongs to what is named last. */
function belongsToOne(left: string, right: string): boolean {
  return (
    (OF_ONE.test(left) && /^[^，。！？；：]{1,8}的[\u4e00-\u9fff]/.test(right)) ||
    (/随着[^，。！？；：的]{2,8}$/.test(left) && /^[^，。！？；：]{2,3}(?:，|$)/.test(right))
  )
}
const OF_ONE = /[一这那两几有](?:座|个|棵|条|位|只|朵|间|片|群|双|幅)[^，。！？；：的]{2,4}$/

/** 露出意味深长的笑, 传来一阵断断续续的哭喊, 怀着深深的爱. */
const UTTERED = /^(?:[笑哭叫喊]|[爱恨痛]$|思念|怀念|期待|祝福|牵挂|依恋|眷恋)/
const GIVEN_OFF =
  /(?:露出|带着|挂着|怀着|充满|饱含|满怀|包含着|对[^，。！？；]{1,6}|发出|传来|响起|听到|听见|一[个丝抹声阵片]|[这那])[^，。！？；]*$/

const THINGS_TOO = '刺画锁包伤病盖钩扣夹刷锯铲塞漆药网结孔圈梦灯钉歌话信线坡光影雕塑'

/** 轻轻的叹息声: what looks like an action is part of a name. */
const NAMED = /^(?:声|时|处|者|样子|人|法)/

/** 照的又高又大, 拉的老长, 埋的低低的, 吓的直哭. */
const HOW = regex()`
  ^(?:又[\u4e00-\u9fff]{1,2}又|老[长高远大]|通红|滚烫|雪白|笔直|飞快|直(?!接|到|线|径|播|升|角|觉|
  尺|发|筒)[\u4e00-\u9fff]|
  ([\u4e00-\u9fff])\1的?[，。！？；]|[\u4e00-\u9fff]([\u4e00-\u9fff])\2的?[，。！？；]|
  ([\u4e00-\u9fff])\3([\u4e00-\u9fff])\4|一干二净|满头大汗|满脸通红|哈哈大笑|前仰后合|东倒西歪|
  气喘吁吁|一塌糊涂|不耐烦|滚瓜烂|遍体鳞伤|目瞪口呆|说不出话|喘不过气|睁不开|合不拢嘴|团团转|要命|
  不得了|不行|发抖|
  (?:我|你|他|她|它|我们|大家|人|人们)(?:睁不开|喘不过|透不过|喘不上|说不出话|站不稳|抬不起|
  直不起|合不拢|睡不着|头晕|晕头转向|满头|满身))
`
const FEELING = regex()`
  ^(?:吓|气|急|疼|痛|冻|热|累|乐|逗|羞|惊|馋|困|饿|渴|吵|高兴|激动|兴奋|难过|伤心|紧张|害怕|感动|
  开心)$
`
/** 疼得我直叫; but 口渴的我 is somebody. */
const STARTLED = /^(?:吓|气|急|疼|痛|冻|逗|惊)$/
const WHOM = /^(?:我|他|她|它|大家|全班)/
const FELT = regex()`
  ^(?:像热锅|浑身|连|哇|一晚上|一夜|一下子|一屁股|张大|瞪大|跳了|跳起|哭了|哭起|手舞足蹈|满地|
  满身|满脸|
  (?:嘴巴|脸色|眼泪)(?![，。！？；]|$)|睡不着|说不出|直|不敢(?![^，。！？；]*的)|不得了|
  不知(?:怎么|如何|所措|道[^，。！？；]*才好)|
  (?:赶紧|赶快|立刻|连忙|马上|急忙)?(?:闭上|躲[到进在]|缩[成回进]|捂住|往后退|后退|倒退|逃走|跑开|
  大叫|尖叫|大哭|腿|脸都|手脚))
`
/** 叶子绿的发亮; but 绿的发亮，红的耀眼. */
const SHINES = /[^，。！？；：有那这]{2}[红绿黑亮黄白蓝紫]$/
const SOMEBODY = regex()`
  ^[老小大布洋泥胖纸]?(?:爸爸|妈妈|爷爷|奶奶|哥哥|姐姐|弟弟|妹妹|叔叔|伯伯|姑姑|舅舅|婆婆|公公|
  宝宝|娃娃|太太|星星|蝈蝈|蛐蛐|猩猩|狒狒|馍馍|饽饽|男男女女|形形色色|山山水水|花花草草|坛坛罐罐|
  瓶瓶罐罐|点点滴滴|方方面面|子子孙孙|家家户户|日日夜夜|风风雨雨|沟沟坎坎|枝枝叶叶|条条框框|
  世世代代|
  角角落落|分分秒秒|谢谢|种种|纷纷扰扰|是是非非|恩恩怨怨|老老少少)
`

/** 懂的可真多; 老师讲的又想了一遍; 小的留给自己. */
const IS_MUCH = /^(?:可真|真|还挺|可)(?:多|不少)|^(?:再|又)[想看听读算]|^(?:留|送|分|让)?给/

/** 赢的比赛越来越多. */
const MORE_OF_THEM = /^[\u4e00-\u9fff]{2}也?(?:越来越[多少]|已经)/

/** 的 after an action: before how it turns out. */
export function shapeOfComplement(left: string, before: Word | null, right: string): Shape {
  if (before === null || /^(?:还|也|都)?有$/.test(before.text)) return 'never'
  // 小刚跑 is cut as 小 and a place called 刚跑.
  const isVerb = /^[va]/.test(before.tag) || ACTIONS.includes(left.slice(-1))
  if (/[^不]不$/.test(left)) return 'open'
  if (
    FEELING.test(before.text) &&
    (FELT.test(right) || (STARTLED.test(before.text) && WHOM.test(right)))
  )
    return 'sure'
  const clause = /^[^，。！？；：]*/.exec(right)?.[0] ?? ''
  if (SHINES.test(left) && /^(?:发[亮光紫白黑红]|透亮|耀眼)[，。！？；了]/.test(right))
    return 'sure'
  // 写的又长又好的信: what follows names something.
  if (
    /的./.test(clause) ||
    (!FEELING.test(before.text) && MORE_OF_THEM.test(clause)) ||
    IS_MUCH.test(clause)
  )
    return 'never'
  if (isVerb && HOW.test(right) && !SOMEBODY.test(right)) return 'sure'
  return isVerb ? 'open' : 'never'
}

/** 轻地像一片羽毛, 学地可认真: how it turned out stands behind, so what is before is no way of doing it. */
export function shapeOfOutcome(left: string, right: string): Shape {
  if (
    /([\u4e00-\u9fff])\1$/.test(left) ||
    /^[^，。！？；]*(?:似的|一样|一般)[^，。！？；]/.test(right)
  )
    return 'never'
  if (QUALITY.test(left) && (OUTCOME.test(right) || LIKENED.test(right))) return 'sure'
  return DONE_SO.test(left) && (OUTCOME.test(right) || JUDGED.test(right)) ? 'sure' : 'never'
}

const QUALITY = /(?:^|[^一])[累美瘦轻胖冷热疼痛饿渴困急吓笑哭乐红白黑亮香甜脏乱静吵冻晒]$/
const DONE_SO = /(?:^|[^一])[跑走写画唱跳长玩学吃睡睁瞪站坐忙]$/
const LIKENED = /^(?:像|好像|仿佛)/
const OUTCOME = regex()`
  ^(?:让人|叫人|令人|厉害[，。！]|不得了|要命|喘不过|睁不开|说不出|合不拢|气喘吁吁|满头大汗|
  汗流浃背|
  前仰后合|一塌糊涂|通红|雪白|发抖|发烫|连[^，。]{1,6}[都也]|又[\u4e00-\u9fff]{1,2}又|
  [\u4e00-\u9fff]{1,3}(?:直[流掉冒]))
`
const JUDGED = /^(?:很|真|可|太|特别|非常|十分|越来越|最)(?![想要会能])/

/** 得 or 地 where something is named: 一块一块得花纹, 我得书包. */
export function shapeOfAttribute(
  written: string,
  left: string,
  before: Word | null,
  next: Word | null,
  right: string,
): Shape {
  if (before === null) return 'never'
  const isLast = right === '' || /^[，。！？；…”]/.test(right)
  if (written === '地') {
    // 看到地是: what was seen is named; 一格一格地花纹: they are what it has.
    if (
      /(?:看到|听到|想到|遇到|最[\u4e00-\u9fff]{1,3}|让我[\u4e00-\u9fff]{2})$/.test(left) &&
      right.startsWith('是')
    )
      return 'sure'
    if (isSaidTwice(left) || isLast || next === null || isAction(next)) return 'never'
    // 固定地朝向东方: a 朝向 is a thing as well, but what it is turned to stands behind it.
    return next.tag.startsWith('n') && !OPENS.test(right) ? 'open' : 'never'
  }
  // 最热闹得是: what is most so is named. 最记得是 would be a word of its own.
  if (
    /最[\u4e00-\u9fff]{1,3}$/.test(left) &&
    right.startsWith('是') &&
    !/[记觉懂晓显值舍]$/.test(left)
  )
    return 'sure'
  if (left.endsWith('很少') || (isLast && /^[^是]*做$/.test(left))) return 'never'
  if (isLast || /(?:^|[，。；：、])有$|[们人些]有$/.test(left)) return 'open'
  if (next === null || /^(?:v|a|z|d)/.test(before.tag)) return 'never'
  // 我得小心选择: 得 is must.
  if (isMood(next)) return 'never'
  return /^(?:n|s|t|f)/.test(next.tag) ? 'open' : 'never'
}
