/**
 * What words of the form 绿油油, 毛茸茸, 甜丝丝 are said of. Source: ours, from general knowledge of
 * the language; free to use with this product.
 */
import { BEASTS, BODIED, BUILT, EATEN, LIVE, PLANTS, SHOWN, WILD, type Scopes } from './scope.ts'

const GREENS = 'grass crop leaf vegetable tree wood'
const COVERED =
  'fruit crop money light sun ornament honour hair colour clothes picture word vessel beastpart food season'

export const TRAITS_OF_TOUCH: Scopes = [
  // Colours.
  [
    '绿油油 绿莹莹 绿茸茸 碧油油 青葱葱',
    `${BEASTS} fruit ${GREENS} land mountain place road colour scenery season room light country river insect eye`,
    '',
    '麦苗 草地',
  ],
  ['绿茵茵', `grass ${GREENS} land mountain place scenery season room`, '', '草地'],
  [
    '黑油油 乌油油 黑黝黝 黑亮亮',
    `land hair leaf face limb tree board colour figure clothes ${BEASTS} mountain beastpart eye stationery head building road footwear river sky wood cloud`,
    '',
    '头发 土地',
  ],
  [
    '金灿灿 金闪闪 黄灿灿 黄澄澄 金晃晃 金黄黄',
    `${COVERED} flower land leaf tree wood scenery building ${BEASTS} furniture star moon cloud river sea sky grass soup drink dish place toy mountain gift flag medicine lamp vegetable`,
    '',
    '稻谷 阳光',
  ],
  [
    '红彤彤 红通通 红艳艳',
    `sun face fruit light flower lamp cloud sky flag paper clothes leaf eye limb building vegetable nose ear picture crop tree food dish soup mouth tear ornament bag bedding beastpart colour word life person time scenery moon footwear headwear gift mountain toy fish economy festival wood place room door animal insect bird`,
    '',
    '太阳 脸蛋',
  ],
  ['红扑扑', 'face fruit person limb flower ear', '', '脸蛋'],
  [
    '白茫茫',
    'snow land cloud sky river sea mountain wood place country time scenery road light air flower building tree room season rain hair crop',
    '',
    '大地 雪地',
  ],
  [
    '白花花',
    'snow light money sun river sea hair food crop flower drink paper rain land beastpart limb mountain tear rubbish dish soup',
    '',
    '银子 阳光',
  ],
  [
    '白皑皑',
    'snow mountain land scenery season building place wood country sky road tree',
    '',
    '雪山',
  ],
  [
    '白白胖胖 白胖胖',
    `person ${BEASTS} limb face figure vegetable food snow head fruit toy crop cloud`,
    '',
    '娃娃',
  ],
  [
    '黑压压 密密麻麻',
    `person people team ${BEASTS} cloud place ${PLANTS} ${BUILT} word book text head star rain pattern homework paper snow ship car sky mountain stationery hair face land fruit rubbish leaf illness medicine picture light name speech tool`,
    '',
    '人群',
  ],
  [
    '灰蒙蒙 雾蒙蒙 灰沉沉 阴沉沉',
    'sky weather season time place room mountain river sea land light air cloud rain scenery face eye expression mood wood building country glance heart emotion colour road sun',
    '',
    '天空',
  ],
  [
    '蓝莹莹 蓝盈盈 蔚蓝蔚蓝',
    'sky sea river eye flower light colour fruit star ornament',
    '',
    '天空',
  ],
  ['亮晶晶 亮闪闪 亮堂堂 明晃晃 明闪闪 水晶晶', `${BODIED} honour wit`, '', '星星 眼睛'],
  // Touch and warmth.
  [
    '热腾腾 热乎乎 热气腾腾',
    `food dish soup drink vegetable crop vessel room building limb heart face bedding figure speech smell river mood place activity life ear eye land air medicine clothes cloth tear money festival season`,
    '栗子',
    '饭菜 包子',
  ],
  [
    '香喷喷 香馥馥',
    `${EATEN} flower bedding room smell medicine ${PLANTS} clothes person hair land book air limb face season festival place bag vessel paper`,
    '',
    '饭菜',
  ],
  ['冷冰冰 冰凉凉 凉冰冰', `${BODIED} speech tone attitude word heart weather air`, '', '石头 脸'],
  [
    '冷飕飕 凉飕飕 凉丝丝 凉爽爽',
    'weather wind air room place time season figure limb river food drink rain heart mouth smell face taste snow sea fruit clothes cloth',
    '',
    '风',
  ],
  [
    '暖洋洋 暖融融 暖烘烘 暖呼呼',
    'sun light season room weather wind bedding clothes heart feeling figure limb memory mood place time person air speech river drink soup emotion face animal land vessel lamp food cloth ornament footwear headwear building festival',
    '',
    '阳光 被窝',
  ],
  [
    '水灵灵 水嫩嫩 鲜嫩嫩',
    `fruit vegetable eye flower person face leaf grass tree limb crop image beastpart scenery`,
    '',
    '蔬菜 眼睛',
  ],
  ['水汪汪', 'eye fruit land river person glance face crop', '', '眼睛'],
  [
    '毛茸茸 毛绒绒',
    `${BEASTS} beastpart toy clothes footwear headwear fruit ${PLANTS} head limb face hair bedding cloth ornament ball nest figure ear mouth cloud bag snow eye moon light person nose sleeve`,
    '',
    '小鸡',
  ],
  [
    '胖乎乎 胖嘟嘟 胖墩墩',
    `person ${BEASTS} limb face figure toy fruit vegetable snow head nose mouth image cloud ear food crop moon flower beastpart leaf bag`,
    '',
    '小手 娃娃',
  ],
  [
    '圆滚滚 圆溜溜 圆乎乎 圆鼓鼓',
    `eye fruit vegetable figure ${BEASTS} head ball face rain food mountain person toy tear sun moon nose leaf drink flower crop limb bag vessel snow beastpart mouth money ornament lamp tree medicine hair`,
    '',
    '眼睛 肚子',
  ],
  ['湿漉漉 湿淋淋 湿乎乎', `${BODIED} air weather`, '', '衣服 头发'],
  [
    '沉甸甸 沉重重',
    `${BODIED} bond feeling emotion honour heart duty speech gift dream word pressure life harvest thought reward memory text`,
    '',
    '稻穗 书包',
  ],
  ['软绵绵 软乎乎 软软绵绵', `${BODIED} sound speech tone song`, '', '被子'],
  ['硬邦邦 硬梆梆', `${BODIED} speech tone attitude word text language`, '', '石头'],
  [
    '甜丝丝 甜滋滋 甜津津 甜蜜蜜 酸溜溜 酸甜甜',
    `${EATEN} taste smell heart feeling memory speech sound expression air wind river face emotion mouth tone life time rain word impression medicine song flower tree person sleep season mood land dream`,
    '',
    '味道 心里',
  ],
  [
    '静悄悄 静幽幽',
    `${BUILT} time wood land river sea country mountain snow people season sky moon ${PLANTS} scenery team mood person study rain`,
    '',
    '教室 夜晚',
  ],
  [
    '阴森森 黑洞洞 黑漆漆 黑沉沉',
    `${BUILT} wood mountain wind sky expression sound light eye land river time sea mouth door cloud face mood tree place colour glance scenery weather vessel bag tool`,
    '',
    '山洞',
  ],
  [
    '懒洋洋 慢吞吞 慢悠悠',
    `${LIVE} ${WILD} ${SHOWN} sound time life movement step ship car music tone speech limb temper bike pace figure`,
    '',
    '小猫',
  ],
  [
    '笑眯眯 笑呵呵 笑嘻嘻 笑盈盈 乐呵呵',
    `${LIVE} ${WILD} ${SHOWN} eye face sound image picture toy speech`,
    '',
    '爷爷',
  ],
  ['气呼呼 气冲冲 气鼓鼓 怒冲冲', `${LIVE} ${SHOWN} sound wind figure`, '', '样子'],
  ['孤零零 光秃秃', `${BODIED} life toy`, '', '小树'],
  [
    '脆生生 脆嘣嘣',
    `sound food fruit vegetable speech dish tone taste song leaf snow`,
    '',
    '声音 黄瓜',
  ],
  ['香甜甜', `${EATEN} taste smell sleep`, '', '味道'],
  ['雷鸣般 雷霆般 山呼般', 'sound speech might emotion', '欢呼', '掌声'],
  ['银铃般 黄鹂般 百灵般 百灵鸟般', 'sound song speech tone bird', '', '笑声'],
  ['天籁般', 'sound song music speech plucked bowed blown', '', '歌声'],
  ['鹅毛般', 'snow', '', '大雪'],
  ['樱桃般', 'mouth fruit lamp colour', '', '小嘴'],
  ['葡萄般', 'eye fruit ornament', '', '眼睛'],
  ['瀑布般', 'hair rain river tear flower leaf light', '', '长发'],
  ['镜子般 明镜般', 'river sea sky heart land moon eye snow', '', '湖面'],
  ['火炉般', 'sun weather season place time room land feeling emotion', '', '夏天'],
]
