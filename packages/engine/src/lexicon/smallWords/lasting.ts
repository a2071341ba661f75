/**
 * What lasts while something else is done, and so wants 着; and what a thing is made into.
 * Source: ours, from general knowledge of the language; free to use with this product.
 */
import { compact } from '../../text/multiline.ts'

/** Each verb with the things that one can only be doing it to while something else goes on. */
export const LASTING: readonly (readonly [string, string])[] = [
  ['带', '微笑|笑容|泪水|哭腔|歉意|疑问'],
  ['含', '泪水|眼泪|泪花|热泪|一块糖|糖果|棒棒糖'],
  ['冒', '大雨|烈日|严寒|风雪|寒风|生命危险'],
  ['闪', '泪光|泪花|光芒|金光|银光'],
  ['迈', '整齐|轻快|轻盈|沉重|坚定|矫健|有力|小碎步'],
  ['怀', '激动|好奇|愉快|忐忑|沉重|兴奋|喜悦|崇敬|感恩|紧张|无比'],
  ['抱', '试一试|好奇|无所谓|侥幸|怀疑'],
  ['忍', '疼痛|剧痛|泪水|眼泪|伤痛|饥饿'],
  ['光', '脚丫|膀子'],
  ['踮', '脚尖|脚'],
  ['拄', '拐杖|拐棍'],
  ['扑棱|扇动|拍打|扇', '翅膀'],
  ['背', '书包|沉甸甸|行李'],
  ['打', '雨伞|手电筒|灯笼|赤脚|哈欠'],
  ['披', '棉被|外衣|毛毯|大衣|外套'],
  ['盯', '棋盘|黑板|屏幕|手机|电视|天花板|蚂蚁|课本|题目'],
  ['望', '窗外|远方|天空|星空|大海'],
  ['迎', '朝阳|寒风|北风|春风|晨光|阳光'],
  ['扯', '嗓子|衣角'],
  ['踏', '积雪|落叶|月光|晨光|夕阳'],
  ['淋', '大雨|雨'],
  ['唱', '动听|欢快|优美|歌'],
  ['挂', '泪珠|泪水|笑容|微笑'],
  ['牵', '小狗|妈妈的手|奶奶的手|爷爷的手|弟弟的手|妹妹的手'],
]
/** What a place holds. */
export const HOLDS = compact`
  拿|捧|抱|背|提|举|握|攥|抓|牵|拄|披|戴|穿|盖|含|叼|挎|扛|挑|端|托|拎|夹|系|围|挂|贴|刻|写|印|画|
  种|养|住|长|堆|放|躺|站|蹲|坐|躲|藏|停|漂|飘|浮|亮|摆|压|插|铺|装|盛|笼罩|散发|闪|镶|绣|排|立|冒|
  记|充满|洋溢|回荡|弥漫|流淌|生长|居住|陈列|悬挂|张贴
`
/** What is made out of something, and what it becomes. */
export const MADE_INTO = compact`
  变|染|揉|擀|缩|排|分|剪|折|捏|切|弯|叠|卷|围|磨|搓|拧|扎|想象|看|翻译|译|装扮|打扮|改编|冻|烧|雕|
  化|
  连|梳|晒|捆|合|搅|煮|团|盘|改|涂|穿|裁|搭
`
