/**
 * Signs that something is amiss in a sentence, too weak to say so to a pupil and strong enough to
 * leave it out of praise: half a pair of connectives, one thing said twice, a preposition without
 * its other end. Source: ours, from general knowledge of the language.
 */
import { regex } from '../text/multiline.ts'

/** A first half, and one of the halves that it asks for, anywhere after it in the sentence. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/只要/, /就|便|都|总|即可|也|足够/],
  [/只有(?![一二两三四几半\d他她它我你这那])/, /才|方能|不|没/],
  [/虽然|虽说|尽管/, /但|可|却|然而|不过|仍|还|依然|也/],
  [/不但|不仅|不只/, /而且|还|也|更|反而|甚至|都|并且|又/],
  [/无论|不管|不论/, /都|也|总|还是|始终|一样|终究/],
  [/即使|哪怕|就算|纵使/, /也|都|还|仍/],
  [/与其/, /不如/],
  [/既然/, /就|便|那|何|也|为什么|怎么/],
  [/由于/, /所以|因此|因而|故|[，,].*(?:不得不|只好|只能|终于|使|让|也|都|便|就)/],
  [/(?<!正)因为(?!.{0,12}(?:[。！？]|$))/, /所以|因此|才|就|便|也|于是|都|，/],
]
/** A second half that nothing leads up to; a new sentence may do so with 因为 and 而且 alone. */
const STRAY = regex()`
  不是[^，。；]{1,20}[，；](?:就是|而且|还是)|不是因为(?!.*而是)|(?:^|，)不如(?!.*(?:与其|倒|还))
  |之所以(?!.*(?:因为|为了|缘于|由于))|由于[^。]*(?:原因|缘故|造成)|因为[^。]*(?:造成|导致|的原因)|
  因此之故|通过[^。，]+，(?:使|让|令)|随着[^。，]+，(?:使|让|令)
`

/** Words of which a clause needs but one. */
const SAID_ONCE: readonly RegExp[] = [
  /非常|十分|特别|极其|格外|极了|无比|万分|很(?=[\u4e00-\u9fff])/g,
  /也许|可能|大概|或许|恐怕|一定|肯定|必然|必须/g,
  /马上|立刻|立即|连忙|赶紧|顿时|忽然|突然|霎时/g,
  /大约|左右|上下|将近|差不多|接近|多(?=[个天年米里岁分小])/g,
  /从来|一向|不曾|未曾|没有过|曾经|已经/g,
  /因为|由于|所以|因此|于是|原因|结果(?=造成)|造成|导致/g,
  /自己|本人/g,
  /每逢|每当|每次|每个|每年|每天/g,
  /都|全部|一律|通通|一共|总共/g,
  /继续|接着|仍旧|仍然|依旧|依然|还是/g,
  /不必要|多余/g,
  /避免|防止|以免|禁止/g,
  /不知不觉|不知道|不知/g,
  /被|给/g,
  /已有|原来|原有|本来/g,
]

/** What cannot stand so, whatever the words mean; and 流的老长, for 得 is meant. */
const BROKEN = regex()`
  [走跑流冻吓累急笑哭疼痛酸长气忙说写看叫飞吹晒转打磨握擦扫洗]
  的[老好很满直通发像快哗又格特十非团真比那不]|
  都也|也都[也不]|[也都还就]也|的的|地的|的地(?!方|面|上|下|[球铁图位步])|得的|了了|着了|是是|在在|
  [的地得][，。！？]?$(?<!目的|有的|似的|是的|[真好]的|[他她我你它]的|觉得|记得|舍得|懂得|值得|
  不得|显得)|
  (?:已经|仍旧|依旧|从来|往往|非常|十分)$|(?:建立|处|站|坐|躺|放|挂|写|印|
  落)在[^里上中下前后边旁间内外头底处]{1,8}
  (?:基础|过程|情况|影响|帮助|桌子|椅子|地|墙|书包|抽屉)$|(?:拉|打|推)开[^，在从]{1,6}[里上中]$|
  有的[^，的]{0,3}们|[一二两三四五六七八九十几][个位名只]?[^，的]{0,3}们(?=[^间俩])|
  焉[了的得]|的[^，的]{1,3}的[^，的]得|[我你他她它]们?的[^，]{1,4}的[拉照映吹打说走跑]|
  对[^，]{1,10}(?:生气|满意|关心|帮助)的(?:是)?$|^(?:可是)?(?:的|地|得|们)|
  一起在(?=[写做看吃玩读听])|
  (?:进来|出去|出来|进去|起来|下来)(?:了出|了起|出来|起来)|(?:起|出|进|下)(?:了)[来去]了?
  (?:出来|起来|进来)|(?:结果|原因)造成|使[^，]{1,6}感到[^，]{1,12}的$
`

/** 非常兴高采烈, 很雪白: what says of itself how much takes no word of degree. */
const TOO_MUCH = regex()`
  (?:很|非常|十分|特别|极其|格外|更加|最|太|多么|有[点些]儿?|
  比较)(?:(?:[\u3400-\u9fff])?(?:([\u3400-\u9fff])\1([\u3400-\u9fff])\2)|
  兴高采烈|津津有味|人山人海|目瞪口呆|欣喜若狂|心急如焚|满头大汗|哈哈大笑|热泪盈眶|五颜六色|
  五彩缤纷|滔滔不绝|
  垂头丧气|手忙脚乱|气喘吁吁|依依不舍|小心翼翼|怒气冲冲|得意洋洋|喜出望外|大吃一惊|筋疲力尽|
  精疲力尽|
  [\u3400-\u9fff](?:油油|茸茸|乎乎|溜溜|晶晶|彤彤|澄澄|灿灿|丝丝|沉沉|甸甸|蒙蒙|茫茫)|
  雪白|漆黑|碧绿|翠绿|通红|火红|冰凉|滚烫|笔直|湛蓝|蔚蓝|鲜红|乌黑|嫩绿|飞快|崭新|滚圆|喷香)
`

/** Half a pair, or the halves of two. */
export function isHalf(sentence: string): boolean {
  return (
    STRAY.test(sentence) ||
    PAIRS.some(([first, second]) => {
      const found = first.exec(sentence)
      return found !== null && !second.test(sentence.slice(found.index + found[0].length))
    })
  )
}

export function isBroken(clause: string): boolean {
  return (
    BROKEN.test(clause) ||
    TOO_MUCH.test(clause) ||
    SAID_ONCE.some((group) => (clause.match(group)?.length ?? 0) > 1)
  )
}
