/**
 * Verbs that are choosy about what is done with: nobody 弹 a 笛子 or 养 a 柳树. A row names the kinds
 * (`lexicon/things`) that its verbs never take. What writers may say in an image (听雨, 读一座山,
 * 种下希望) is not among them. Source: ours, from general knowledge; free to use with this product.
 */
import type { Choosy } from './choosy.ts'

const HEARD = 'sound song music'
const EATEN = 'food dish fruit vegetable'
const WORN = 'clothes footwear headwear'
const ALIVE = 'person animal bird fish insect'
const PLANTS = 'tree grass flower leaf'
const HOUSEHOLD = 'furniture appliance vessel lamp stationery'
const PLACES = 'building room place'
const SEEN_ONLY = 'scenery colour expression picture dance'
const PLAYED = 'plucked bowed blown drum'

export const CHOOSY_DEEDS: Choosy = [
  [
    '穿 穿上 身穿 穿好',
    `${EATEN} drink sound smell ${PLAYED} ${HOUSEHOLD} headwear eyewear bag umbrella stick fan hair`,
    '衣服 鞋子',
  ],
  [
    '戴 戴上 戴好',
    `clothes footwear bag umbrella stick fan hair ${EATEN} drink sound ${HOUSEHOLD}`,
    '帽子 眼镜',
  ],
  ['扎 扎上', `clothes footwear eyewear furniture appliance vessel bag umbrella sound`, '辫子'],
  [
    '梳 梳好',
    `clothes footwear eyewear ${HOUSEHOLD} bag umbrella sound ${EATEN} eye mouth`,
    '头发 辫子',
  ],
  ['拄', `${WORN} eyewear bag ${EATEN} sound book`, '拐杖'],
  ['撑 撑起', `${WORN} eyewear ${EATEN} sound book`, '伞'],
  ['背着 背上 背起', 'footwear eyewear sound', '书包'],
  ['吃 吃完 吃光', 'sound song music smell scenery expression', '饭菜 水果'],
  ['喝 喝完 喝光', `${EATEN} sound song music smell ${WORN} ${HOUSEHOLD} ${SEEN_ONLY}`, '水 汤 茶'],
  ['炒 炒好', `soup ${WORN} ${HOUSEHOLD} song book`, '菜'],
  ['煮 煮好 煮熟', `${WORN} furniture song book stationery`, '饭 面条'],
  ['烤 烤好', `soup furniture song book stationery`, '肉 红薯'],
  [
    '听 听到 听见 倾听 聆听',
    `smell ${EATEN} ${WORN} furniture stationery ${SEEN_ONLY} board eyewear bag colour light`,
    '声音 歌曲',
  ],
  ['看 看到 看见 望见 望着 观看 观赏 瞧见', 'sound smell', '景色 电影'],
  [
    '闻到 闻见 闻着 嗅到',
    `sound song music ${SEEN_ONLY} expression glance light star moon cloud`,
    '香味',
  ],
  ['尝 尝到 品尝 品尝到 尝尝', `sound song music ${WORN} ${HOUSEHOLD} ${SEEN_ONLY} light`, '味道'],
  [
    '种 种上 种下 种满 栽 栽上 栽下 栽种 种植',
    `${ALIVE} ${WORN} ${HOUSEHOLD} soup dish bag book car`,
    '树 花 菜',
  ],
  ['养 饲养', `${WORN} ${HOUSEHOLD} soup dish bag sound song book car crop ${PLACES}`, '动物 花'],
  ['喂 喂养', `tree flower ${WORN} ${HOUSEHOLD} bag song book car ${PLACES}`, '小动物'],
  ['骑 骑上', `car aircraft ship ${WORN} ${HOUSEHOLD} ${PLACES}`, '自行车 马'],
  ['开着 驾驶', `bike animal bird ${WORN} book ${EATEN}`, '汽车'],
  ['划 划起', `bike motorbike car aircraft animal ${EATEN} book`, '船'],
  ['乘坐 乘', `${ALIVE} ${WORN} ${HOUSEHOLD} ${EATEN} bike`, '车 船 飞机'],
  ['关上 关好 关掉 关紧 关闭', `homework umbrella clothes headwear ${EATEN}`, '门窗 灯'],
  ['盖 盖上 盖好', 'lamp appliance tap door', '被子 盖子'],
  ['合 合上 合拢', 'lamp tap clothes car', '书'],
  ['洗 清洗 洗干净 洗好', `sound song scenery homework book light text`, '衣服 碗筷'],
  ['扫干净', `${WORN} vessel furniture board door book homework`, '地 院子'],
  ['擦 擦干净 擦洗', 'sound song smell food dish homework', '桌子 玻璃'],
  ['缝 缝补 缝好', `vessel furniture appliance lamp ${EATEN} sound song`, '衣服'],
  ['织 编织', `vessel furniture appliance lamp ${EATEN} sound button`, '毛衣 布'],
  ['修理 修好 维修', `${EATEN} drink mistake habit song text homework illness`, '机器 桌椅'],
  ['治疗 医治 治好', `${HOUSEHOLD} car bike machine clothes mistake building`, '病'],
  [
    '朗读 朗诵 背诵 默写',
    `board picture dance film show ${WORN} ${EATEN} ${HOUSEHOLD} bag sound`,
    '课文 古诗',
  ],
  [
    '唱 唱起 演唱',
    `dance picture film book story text ${EATEN} ${PLANTS} furniture ${PLAYED}`,
    '歌',
  ],
  ['跳 跳起', `song music sound picture book text poem story ${PLAYED}`, '舞 绳'],
  ['讲述', `song music picture dance ${EATEN} ${HOUSEHOLD} ${WORN}`, '故事 道理'],
  ['画 画出', 'song music sound poem smell', '画'],
  ['弹 弹起 弹奏', 'bowed blown dance poem drum', '钢琴 吉他'],
  ['吹起 吹奏 吹', 'bowed plucked drum dance', '笛子 口琴'],
  ['拉起 拉 拉响', 'plucked blown drum', '小提琴 二胡'],
  ['敲 敲起 敲响', 'bowed blown plucked', '锣鼓'],
  [
    '举行 举办',
    `person habit feeling task knowledge honour mistake difficulty rule book ${EATEN} ${WORN} dream quality ability level progress health scenery sound`,
    '比赛 活动',
  ],
  [
    '参加',
    `
      animal knowledge habit scenery book quality feeling ability task dream sound room place
      building mistake honour
    `,
    '比赛 活动',
  ],
  [
    '参观 游览',
    `person contest show meeting ${EATEN} sound song music book speech feeling film`,
    '博物馆 公园',
  ],
  ['看望 探望 慰问 拜访', `building room place scenery book ${EATEN} contest meeting`, '老人 老师'],
  ['访问', `animal fish insect ${EATEN} ${HOUSEHOLD} ${WORN} sound book contest`, '朋友 英雄'],
  [
    '尊敬 孝敬 孝顺',
    `property powers nature time furniture book ${PLANTS} animal rule knowledge habit health rubbish`,
    '老师 长辈',
  ],
  ['尊重', 'property powers furniture rubbish level', '老师 别人'],
  ['珍惜', 'mistake illness rubbish difficulty rule', '时间 友谊'],
  [
    '节约',
    `${ALIVE} honour knowledge ability health sound song scenery feeling habit quality`,
    '水电 粮食',
  ],
  ['浪费', `animal bird fish insect sound song scenery habit quality nature`, '时间 粮食'],
  ['保持', `eye ear nose ${ALIVE} book furniture ${EATEN} ${PLANTS} mistake`, '安静 清洁'],
  [
    '改正 纠正',
    `person time scenery dream feeling honour knowledge health ability level task ${PLACES} weather difficulty progress`,
    '错误 缺点',
  ],
  [
    '克服',
    `dream honour person knowledge progress ability level task homework rule quality ${PLACES}`,
    '困难',
  ],
  ['战胜', `dream honour knowledge progress ability level rule task homework book`, '困难 敌人'],
  ['取得 获得 赢得', 'mistake illness rule homework room', '成绩 进步'],
  ['取得 夺得', 'title', '冠军 成绩'],
  ['夺得', 'knowledge ability habit difficulty mistake feeling quality speech', '冠军 第一名'],
  [
    '荣获',
    'progress knowledge ability habit level difficulty mistake feeling quality speech',
    '冠军 第一名',
  ],
  ['达到', `mistake habit ${EATEN} knowledge sound`, '目标 水平'],
  [
    '完成',
    'habit mistake feeling person place animal quality health level scenery sound honour',
    '任务 作业',
  ],
  ['实现', 'person mistake habit difficulty task homework feeling sound scenery rule', '理想 愿望'],
  [
    '提出 提了',
    `knowledge ability feeling habit level health sound scenery honour progress`,
    '建议 问题',
  ],
  ['培养', `level progress mistake honour homework task`, '习惯 能力'],
  [
    '提高 提升',
    'habit mistake difficulty person food scenery dream homework task rule health',
    '水平 成绩',
  ],
  ['增强', 'mistake person homework task scenery habit level book', '信心 体质'],
  [
    '发扬',
    `mistake level ability knowledge homework task person health honour progress`,
    '精神 传统',
  ],
  ['继承', 'level task homework mistake contest activity', '传统'],
  ['露出', 'sound song music smell', '笑容'],
  ['回荡 回响', 'expression scenery smell picture memory colour glance', '声音'],
  ['浮现 浮现出', 'sound song music', '样子 情景'],
  ['流下 流出 流着', 'expression sound smell glance', '眼泪'],
  ['结满 结出 结着', `flower leaf ${ALIVE} grass`, '果实'],
  ['开满 开着 开出', 'grass fruit bird leaf', '花'],
  ['盛开 绽放着', 'grass fruit bird animal leaf insect', '花'],
  ['飘着 飘来', 'sun mountain river building', '云'],
  ['散发 散发出', 'sound song music dance', '香味'],
  ['传来 传出', 'expression colour scenery dance eye', '声音'],
  ['迈着 迈开 迈出', `${HEARD} expression glance feeling`, '步子'],
  ['怀着 满怀', `${HEARD} expression glance ${WORN} limb`, '心情'],
  ['睁 睁着 睁开 睁大 瞪 瞪大 瞪圆 瞪着 眨 眨着 眯 眯起 眯着', 'mouth ear nose limb hair', '眼睛'],
  ['竖 竖着 竖起', 'eye mouth nose', '耳朵'],
  ['噘 噘着 噘起 嘟 嘟着 嘟起 抿 抿着 咧 咧着 咧开', 'eye ear nose limb hair', '嘴'],
  ['张开 张着 张大', 'ear hair', '嘴巴'],
  ['竖起 竖着', 'eye mouth', '耳朵'],
  ['踢', 'chess book plucked blown bowed', '足球'],
]
