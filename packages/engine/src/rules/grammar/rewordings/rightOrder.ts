/**
 * Orders that are right though another one is likelier: what the forest makes of them is not told.
 * 游来游去的小鱼, 从小要, 最受大家欢迎的, 一滴也滴不出来, 告诉他我的情况.
 */
import { matchesOf } from '../../../text/matchesOf.ts'

const HAN = '[\\u4e00-\\u9fff]'

const RIGHT_ORDERS = [
  // What goes on and on is said of the thing behind it.
  `(${HAN})来\\1去的`,
  '从小就?(?:要(?!求)|应该(?!就)|应当)',
  // How, and then where: 一动不动地在讲台上站着.
  `${HAN}{2}地在[^，。！？]{1,5}[上里下中旁边前][^，。！？]{1,2}着`,
  '别[处国家人]没有',
  // What somebody asks or tells is a sentence of its own.
  '问(?:我|你|他|她|我们|他们|大家)[^，。！？]{1,5}为什么',
  '告诉(?:爸爸|妈妈|老师|同学|[表堂]?[哥姐弟妹]{1,2})(?=[我你他她])',
  '受[^，。！？的]{1,6}(?:欢迎|喜爱|尊敬)',
  '是多么不?',
  `没有${HAN}{1,4}就不${HAN}{1,4}`,
  `一(${HAN})也\\1不`,
  '(?<=^|[。！？，])(?:[我你他她它]们?)也许',
  `的${HAN}{1,3}虽然`,
  '被[^，。！？]{1,4}一下子',
  '[让令]人(?:这么|那么|如此)',
  '最[^，。！？]{1,4}的是',
  '谁[都也]没',
  '连[^，。！？]{1,12}[都也]不',
  '(?:白天|晚上|早上|夜里|平时)总是',
  // One after the other, for how long, how it feels: 一件接着一件, 已经响了一年, 穿起来已经小了.
  `一(${HAN})接着?一\\1`,
  `已经${HAN}了(?:好?几|一|两|三|四|五|六|七|八|九|十|半|整整)`,
  '[穿戴看吃喝听读写用骑坐走唱]起来(?:已经|还是|总是|仍然|依然)',
  '早就都',
  '已经都',
  '分好了?类',
  '不能总',
  '名字叫',
  '不急着?还',
  '刚[^，。！？]{1,3}好的',
  `深深地${HAN}{2}了`,
  `一${HAN}{1,2}屋[顶里]就`,
  '把[^，。！？]{1,5}住(?=[，。])',
  '最终被',
  '成功(?:发射|举行|举办|登|返回|着陆)',
  '马上要(?!就)',
  '对[我你他她]要求',
  '到现在还一直没[弄想搞看听]',
  '只有[^，。！？]{1,6}一[个件位本条只座]',
  '已经(?!是)[^，。！？]{1,4}了的',
  '要[下明后][^，。！？]{1,5}才能',
  // What is given, and what for: 把橡皮借给了我用.
  '[借送拿递端读讲念]给了?[^，。！？]{1,3}[用看听吃喝玩](?=[，。！？])',
  // One thing right behind another.
  '就(?:马上|立刻|立即|扭头|转身|掉头|回头)',
  '比赛(?:跳绳|跑步|爬山|游泳|下棋|唱歌|画画|背诗|踢毽子|拔河)',
  '[用以拿][^，。！？]{2,8}来?形容',
  '(?:推迟|提前|延长|改|推|拖)到了?[^，。！？]{1,6}(?:月|天|周|年|星期|点|晚上|下午)',
  '(?:落后|领先|相差)[^，。！？]{1,3}分',
  '[去到][^，。！？]{1,5}(?:看看|走走|玩玩|转转)',
].map((order) => new RegExp(order, 'g'))

export function isRightOrder(sentence: string, start: number, end: number): boolean {
  return RIGHT_ORDERS.some((order) =>
    matchesOf(sentence, order).some(
      ({ index, 0: whole }) => index < end && index + whole.length > start,
    ),
  )
}
