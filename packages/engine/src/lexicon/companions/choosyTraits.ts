/**
 * Adjectives that are choosy about what they are said of: no 花香 is 动听. A row names the kinds
 * (`lexicon/things`) that its adjectives are never said of. Images and persons made of things
 * (温柔的风, 清澈的声音, 勤劳的太阳) stay allowed. Source: ours, from general knowledge; free to use
 * with this product.
 */
import type { Choosy } from './choosy.ts'

const EATEN = 'food dish fruit vegetable drink soup'
const WORN = 'clothes footwear headwear eyewear'
const ALIVE = 'person animal bird fish insect'
const PLANTS = 'tree grass flower leaf'
const HOUSEHOLD = 'furniture appliance vessel stationery bag'
const BUILT = 'building room road'
const SOUNDS = 'sound song music'
const BODY = 'eye nose mouth hair limb'

export const CHOOSY_TRAITS: Choosy = [
  [
    '动听 悦耳 好听',
    `scenery colour smell taste ${EATEN} ${WORN} ${HOUSEHOLD} ${BUILT} picture dance flower eye hair`,
    '歌声 故事',
  ],
  ['好看', 'sound smell taste song music', '衣服 景色'],
  ['好吃', `${WORN} ${SOUNDS} picture scenery smell`, '饭菜 水果'],
  ['好喝', `food dish fruit vegetable ${WORN} ${SOUNDS}`, '汤 饮料'],
  ['好闻', `${SOUNDS} scenery picture expression`, '香味'],
  [
    '可口 美味',
    `${WORN} ${SOUNDS} scenery picture dance ${BUILT} ${HOUSEHOLD} weather light person colour`,
    '饭菜',
  ],
  ['香甜', `${WORN} colour scenery ${BUILT} ${HOUSEHOLD} car mountain picture`, '果实 味道'],
  ['香喷喷', `${SOUNDS} colour scenery ${BUILT} picture stationery`, '饭菜'],
  [
    '鲜艳',
    `${SOUNDS} smell taste ability habit weather time mountain river air person feeling`,
    '颜色 花朵',
  ],
  ['五颜六色 五彩缤纷 五光十色', `${SOUNDS} smell taste speech grass`, '花朵 灯光'],
  ['优美', `smell taste ${EATEN} weather light air ability level`, '歌声 风景'],
  [
    '重大',
    `cloud rain wind snow ${BODY} ${EATEN} ${WORN} ${SOUNDS} scenery ${PLANTS}`,
    '意义 事情',
  ],
  ['浓', `rain snow wind ${SOUNDS} ${WORN} ${BUILT} river`, '雾 香味'],
  ['密', 'wind song smell river sea sun', '雨 树叶'],
  [
    '响亮 洪亮',
    `eye ${BODY} scenery colour smell ${WORN} ${EATEN} ${PLANTS} light moon sun picture dance`,
    '声音',
  ],
  ['震耳欲聋', 'scenery colour smell light picture dance', '响声'],
  [
    '清澈 清澈见底',
    `animal bird ${EATEN} ${PLANTS} mountain ${WORN} building furniture smell ability habit level road task rule`,
    '河水 眼睛',
  ],
  [
    '挺拔',
    `fruit food drink soup dish ${SOUNDS} smell ${WORN} road river sea rain wind eye hair`,
    '松树 身姿',
  ],
  ['锋利', `flower fruit food drink soup ${WORN} hair river cloud ${SOUNDS} bedding`, '刀剑'],
  ['柔软', 'mountain building car knife', '头发 毛巾'],
  ['狡猾', `${EATEN} ${BUILT} ${WORN} scenery`, '狐狸 敌人'],
  ['勤劳', `${EATEN} ${BUILT} ${WORN} scenery colour smell`, '人民 蜜蜂'],
  ['慈祥 和蔼 和蔼可亲', `${EATEN} ${WORN} scenery colour smell weather air`, '奶奶 笑容'],
  ['苗条', `eye ear nose mouth head hair limb ${SOUNDS} road mountain building`, '身材'],
  [
    '敏捷',
    `nose ear hair mouth river mountain ${PLANTS} ${EATEN} ${SOUNDS} colour scenery`,
    '动作 思维',
  ],
  ['敏锐', `hair limb face mouth ${EATEN} ${PLANTS} river`, '目光 嗅觉'],
  ['水汪汪', 'hair nose ear mouth limb figure head', '眼睛'],
  ['炯炯有神', 'hair nose ear mouth limb figure head face', '眼睛'],
  ['樱桃般', 'eye ear nose hair limb', '小嘴'],
  ['绿油油 绿茵茵', 'flower sky snow sound sun moon cloud person', '麦苗 小草'],
  ['红彤彤 红通通', 'snow grass sound', '太阳 苹果'],
  ['碧绿', 'snow flower sun sound moon', '湖水 叶子'],
  ['蔚蓝 湛蓝', `grass tree leaf hair person ${EATEN} sun`, '天空 大海'],
  ['汹涌 波涛汹涌', `mountain grass flower tree building ${WORN} ${EATEN} animal sun`, '江水 海浪'],
  ['巍峨', `river ${PLANTS} ${ALIVE} ${WORN} ${EATEN} ${SOUNDS} road sea room`, '高山'],
  [
    '雄伟 雄伟壮观',
    `${EATEN} ${WORN} ${HOUSEHOLD} grass flower fruit smell insect road feeling`,
    '建筑 高山',
  ],
  [
    '辽阔',
    `${PLANTS} ${BUILT} ${ALIVE} ${EATEN} ${WORN} ${HOUSEHOLD} ${SOUNDS} knowledge`,
    '草原 海洋',
  ],
  ['平坦', `${SOUNDS} ${EATEN} answer mountain tree flower hair`, '道路'],
  ['晴朗', `${PLANTS} ${BUILT} ${EATEN} ${WORN} river mountain`, '天空 天气'],
  ['新鲜', `${WORN} ${BUILT} mountain`, '空气 水果'],
  ['饱满', `${BUILT} ${WORN} river`, '果实 精神'],
  ['干净 整洁', 'ability level', '教室 衣服'],
  [
    '高大',
    `${SOUNDS} smell taste eye hair mouth knowledge ability level feeling ${EATEN}`,
    '树木 身材',
  ],
  [
    '高超',
    `${BUILT} ${PLANTS} ${EATEN} ${WORN} figure hair eye river scenery weather`,
    '技术 技艺',
  ],
  ['深厚', `${BODY} ${EATEN} ${WORN} ${BUILT} tree flower`, '感情 兴趣'],
  ['激烈', `${EATEN} ${WORN} ${BUILT} ${PLANTS} smell taste scenery`, '比赛'],
  ['热烈', `${EATEN} ${BUILT} ${WORN} river weather contest mistake`, '掌声 气氛'],
  ['艰巨', `${BODY} ${ALIVE} ${EATEN} ${BUILT} ${WORN} weather scenery level`, '任务'],
  ['崇高', `${BODY} ${EATEN} ${WORN} ${BUILT} ${PLANTS} river weather level`, '理想'],
  ['优异', `${BODY} ${EATEN} ${WORN} ${BUILT} ${PLANTS} scenery weather habit nature`, '成绩'],
  [
    '悠久',
    `${ALIVE} ${BODY} ${EATEN} ${SOUNDS} ability level knowledge rule plan task scenery weather`,
    '历史',
  ],
  ['虚心 谦虚', `${EATEN} ${WORN} ${BUILT} scenery weather`, '态度'],
  ['刻苦 勤奋', `${EATEN} ${WORN} ${BUILT} scenery weather`, '学习'],
  ['毛茸茸', `${SOUNDS} river road`, '小狗'],
  ['圆溜溜 圆滚滚', `hair road ${SOUNDS}`, '眼睛'],
]
