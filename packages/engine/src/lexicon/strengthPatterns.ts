/**
 * What a quoted stretch must show before it is praised. Much narrower than the lists that are
 * counted: praise that is not true of the quoted words is worse than none. Source: compiled by us.
 * Licence: the project's own.
 */
import { wordPattern } from '../text/characters.ts'
import { regex, wordList } from '../text/multiline.ts'

/** Verbs of hands, feet and body that are hardly ever anything else. */
export const VIVID_ACTIONS = wordPattern(
  wordList(`
    跑 跳 扑 抓 攥 拽 推 扛 抬 搬 拎 捧 搂 抱 踩 跺 蹲 趴 爬 钻 翻 扔 抛 捡 捞 摸 揉 捏 掐 揪 拧 拔
    剪 削 擦 抹 按 挑 冲 迈 踮 挪 摔 转身 低下头 抬起头 摇头 挥手 招手 伸手 伸出 举起 弯下腰 躲 瞪
    盯 咬 嚼 咽 喘 皱 咧 跪 搀 裹 掏 塞 递 掀 拨 戳 卷起 张开 敲 拍
  `),
)

/** Words and phrases in which those characters are no movement that anybody sees. */
export const NO_ACTION = wordPattern(
  wordList(`
    抓紧 抓住机会 推荐 推理 推广 推测 推出 推动 推敲 抱怨 抱歉 抱负 怀抱 冲突 冲动 冲淡 跳舞 跳动
    跳绳 跑步 跑调 爬山 爬满 翻译 翻阅 钻研 摸索 拨打 按照 按时 按理 挑战 挑食 挑选 拍照 拍手称 拔河
    拔节 拔尖 海拔 摔跤 皱纹 皱巴巴 缝隙 躲避 追捧 吹捧 咬文嚼字 掀起 心跳 塞车 堵塞 瓶塞 边塞 擦肩
    递减 递增 快递 邮递 缝纫 裁缝 抹杀 剪影 剪纸 揪心 捏造 抬举 敲定 敲门砖 搬家 搬运 盯梢 揉合 抛弃
    抛开 捡漏 裹足
  `),
)

/** Possible, wished for or advised to others: nobody moves. */
export const UNREAL = regex()`
  如果|假如|要是|倘若|可以|不要|应该|应当|必须|请|别人|也许|或许|大概|总是|常常|经常|每天|每次|
  不能|没有
`

/**
 * Single colours and tastes stand in too many other words (红领巾, 辛苦), warmth in too many moods.
 */
export const SENSED = wordPattern(
  wordList(`
    雪白 漆黑 金色 银色 碧绿 翠绿 火红 通红 金黄 洁白 乌黑 嫩绿 鲜红 湛蓝 蔚蓝 昏黄 亮晶晶 绿油油
    黄澄澄 红彤彤 白茫茫 黑漆漆 金灿灿 水汪汪 圆溜溜 胖乎乎 毛茸茸 软绵绵 硬邦邦 热乎乎 凉丝丝
    冷冰冰 湿漉漉 光秃秃 香喷喷 甜丝丝 酸溜溜 热腾腾 油汪汪 沙沙 哗哗 叮咚 叮当 呼呼 轰隆 滴答 嘀嗒
    咕咚 扑通 咯咯 嘎吱 吱呀 嗡嗡 叽叽喳喳 淅淅沥沥 潺潺 咔嚓 咚咚 噼啪 噼里啪啦 窸窸窣窣 呜呜 啪嗒
    啪的一声 砰的一声 嗖的一声 香气 清香 芳香 香味 花香 滚烫 冰凉 柔软 粗糙 光滑 刺骨 晶莹 闪烁 闪闪
    斑驳 摇曳 弥漫 五颜六色
  `).concat('红的 黄的 绿的 蓝的 白的 紫的 粉的'.split(' ')),
)

/** Lines of a poem carry their pictures more lightly. */
export const PICTURED = wordPattern(
  '月光 阳光 灯光 影子 星光 炊烟 皱纹 白发 雨点 雪花 落叶 露珠 窗 檐'.split(' '),
)

/** Thoughts that are given as such. */
export const INNER = wordPattern(
  wordList(`
    心想 暗想 暗自 心里想 心里嘀咕 在心里说 在心里问 琢磨 纳闷 恨不得 七上八下 忐忑 心里打鼓 心怦怦
  `),
)

/**
 * A feeling that the reader sees: body, eyes, voice. 我很高兴 alone only names it, and gets advice
 * (rules/advice).
 */
export const SHOWN_FEELING = regex()`
  鼻子(?:一|有些|有点|发|直发)?酸|眼[泪眶圈][^，。]{0,5}(?:流|掉|落|湿|红|热|滚|涌|转|模糊)|
  (?:流|掉|落|含)[下着了]{1,2}(?:眼)?泪|[我他她]的?脸(?:上)?(?:一下子|顿时|都|也)?(?:红|发烫|烧|
  火辣)|心(?:里|头|中)?(?:一|也|都|却|顿时|一下子)?(?:暖洋洋|暖暖|酸酸|一酸|一暖|一沉|一紧|
  甜滋滋|咯噔|怦怦|揪)|喉咙|嗓子[^，。]{0,4}[堵哽]|哽咽|破涕为笑|手心[^，。]{0,4}汗
`

/** A letter says to somebody what is felt. */
export const ADDRESSED_TO_READER = regex()`
  (?:想念|牵挂|惦记|感谢|谢谢|心疼|很想|真想|最想|等着)(?:您|你|大家)|
  [您你][^，。！？]{0,8}还[疼好冷累忙]吗|[您你]要?(?:记得|注意|保重|照顾好)
`

/** A thought of one's own about what happened, not a mere 弄明白 or 不值得. */
export const INSIGHT = regex()`
  (?:我|我们|终于|渐渐|慢慢|忽然|突然|这才|让我|使我)(?:也|就|才|终于|渐渐|慢慢|忽然|突然|真正|
  深深地?)*(?:明白|懂得|懂了|体会到|领悟到?|感悟到|学会了(?=坚强|坚持|珍惜|感恩|理解|体谅|等待|
  尊重|宽容|面对|放手|独立|担当|承担|爱|勇敢|在|不))|教会了我|告诉我们
  (?=[，：]?[^，。！？]{8,}$)|真正[^，。]{2,14}(?:是|不是|在于)|从那一刻起[^。]{6,}|
  从那以后[^。]{0,12}(?:不再|学会|懂得|再也)|不再(?:害怕|是|只是)|不仅仅是|不只是|恰恰(?!相反)|
  意味着|归根[结到]底|才是|才算|(?:是|都)?值得(?:我|我们|每个人)|要学着|
  [^，。]{2,12}不一定[是要]|[^，。]{0,4}其实(?:就)?是
`

/**
 * These say what everybody says (值得我们学习), or announce a thought that comes only later
 * (明白了两个道理).
 */
export const NO_INSIGHT = regex()`
  值得(?:我们|大家)(?:学习|深思|思考|反思)|(?:明白|懂得)了?(?:这|那|一|两|三|几|许多|很多)
  [个条]?[^，。]{0,4}道理$|(?:再|下节课|都|会)告诉我们|不再抱怨
`

/** A number with its unit, as explanations and appeals use it. */
export const QUANTITY = regex()`
  (?:[0-9０-９]+(?:\.[0-9]+)?|[一二三四五六七八九十百千万亿两几]{2,}|
  [二三四五六七八九十百千万两])(?:多|余)?(?:%|％|个(?:月|小时)|小时|分钟|天|年|岁|倍|米|厘米|
  毫米|千米|公里|里|克|千克|公斤|斤|吨|升|毫升|度|种|次|平方|立方)|百分之
`
/** Which one, not how many: 第二天, 八年级, 一楼是; and what is rather asked or wished. */
export const NO_QUANTITY = regex('g')`
  第[一二三四五六七八九十百0-9]+|[一二三四五六七八九十0-9]+年(?:级|代|后|前)|
  [一二三四五六七八九十两几0-9]+(?:楼|班|点|号)|[二两三]次|吗$|呢$|你在哪
`
/** In a letter only what was really counted: two figures at least, and no date or age. */
export const COUNTED = regex()`
  (?:[0-9]{2,}|[一二三四五六七八九十百千万]{2,})(?!月|日|年|岁|点|号|
  [0-9一二三四五六七八九十百千万月日年岁点号])|百分之|[%％倍]
`
export const COMPARED =
  /相当于|(?:比|跟|和|同)[^，。]{1,14}(?:更|还|要|一样|差不多|高|大|长|重|快|多)|不及|超过/
export const EXAMPLE = /例如|比如|譬如|据(?:统计|调查|测算)/

/** How an argument moves, by what the words themselves say. */
export const CAUSE = /因为|由此可见|正因|之所以[^。]*(?:因为|由于|为了)|由于|是为了/
export const CONTRAST = regex()`
  不是[^。]{1,16}而是|与其[^。]{1,16}不如|不在于[^。]{1,14}而?在于|不是[^。]{1,10}，只是|
  固然[^。]{1,16}[但却]
`
export const CONDITION =
  /如果[^。]{2,18}[就才便]|只有[^。]{2,14}才|只要[^。]{2,14}就|没有[^。]{2,14}就没有/
