/**
 * Verbs of the body, of looks and of what fills and covers, with all that goes with them
 * (`scope.ts`). Source: ours, from general knowledge of the language; free to use with this product.
 */
import { BEASTS, BODY, BUILT, DRIVEN, HOME, MADE, PLANTS, WILD, type Scopes } from './scope.ts'

const FELT = 'feeling emotion heart bond mood dream thought will'

export const SCOPES_OF_LOOKS: Scopes = [
  ['迈着 迈开 迈动', 'step limb movement beastpart', '步伐 步子 脚步 双腿', '步伐 步子'],
  [
    '怀着 满怀 心怀',
    `${FELT} merit quality secret hobby attitude thought impression imagination thought money memory
     affair country person people life paper knowledge credit history book attitude pressure`,
    '心情 希望 好奇 敬意 疑问 理想 信心 梦想 恶意 期待 鬼胎 孩子 身孕',
    '心情 希望',
  ],
  ['皱着 皱起 紧皱 皱紧', 'face nose look expression figure cloth', '眉头 眉毛 眉 鼻子 脸', '眉头'],
  ['眨着 眨动 眨巴着', 'eye light star expression lamp', '眼睛', '眼睛'],
  ['跺着 跺 跺了跺', 'limb', '脚', '脚'],
  ['耸着 耸起 耸了耸 耸动', 'limb nose figure beastpart mountain', '肩膀 肩', '肩膀'],
  [
    '翘着 翘起',
    'limb mouth beastpart nose hair figure tool stick building cloth face door leaf head look',
    '二郎腿 嘴角 尾巴 大拇指',
    '嘴角 尾巴',
  ],
  [
    '叼着 叼',
    `
      food ${BEASTS} leaf grass tree flower stick paper toy fruit tool wood stationery
      vegetable bag clothes cloth footwear dish nest
    `,
    '烟 骨头 树枝 虫子',
    '树枝 骨头',
  ],
  ['拄着 拄', 'stick tool tree umbrella wood furniture limb', '拐杖 拐棍 棍子 木棍 竹竿', '拐杖'],
  ['捂着 捂住', `${BODY} ${MADE} sound mistake illness heart`, '耳朵 嘴 肚子 眼睛 伤口', '耳朵 嘴'],
  [
    '拧开 拧紧',
    `
      tap vessel lamp tool button machine limb ear face cloth clothes bag switch door
      appliance stationery eye furniture
    `,
    '水龙头 瓶盖 螺丝 毛巾 开关',
    '水龙头 瓶盖',
  ],
  [
    '熄灭',
    'glance light lamp dream emotion will heart life star feeling hobby tool rubbish',
    '火 灯 蜡烛 火焰 希望',
    '灯 火',
  ],
  [
    '点燃 燃起',
    `
      light lamp ${FELT} paper tool life wood grass leaf bedding dream strength hobby tree
      merit eye wit flag stick might crop medicine cloth imagination show rubbish fan
    `,
    '蜡烛 火把 希望 激情 火 鞭炮 烟花',
    '蜡烛 火把',
  ],
  [
    '扬起',
    `${BODY} ${MADE} expression dream sound flag sleeve rubbish land snow ship ${WILD} umbrella`,
    '笑脸 风帆 嘴角 尘土',
    '风帆 嘴角',
  ],
  [
    '洋溢着 洋溢',
    `
      ${FELT} expression mood smell sound merit life season might wit light song strength
      memory music scenery story quality custom impression language tear life speech look
      image festival gathering
    `,
    '热情 幸福 笑容 气氛 喜悦 活力 气息',
    '热情 喜悦',
  ],
  [
    '弥漫着 弥漫',
    `
      ${BUILT} ${WILD} country smell cloud mood blood air snow taste rain light emotion
      feeling sound dream rubbish memory scenery breath season colour music heart bond land
      tear
    `,
    '香味 烟雾 雾气 气氛 气息 硝烟',
    '香味 雾气',
  ],
  [
    '散发出',
    `smell light mood air strength taste merit quality breath wit temper look  image paper
    quality feeling emotion will might knowledge colour cloud temperature life sun custom text news 
    season heart expression dream resource music`,
    '香味 光芒 气息 魅力 传单 热量',
    '香味 光芒',
  ],
  [
    '长满 长着 长出',
    `${PLANTS} ${BODY} beastpart fruit vegetable wood grass tear crop  dream skill mistake
    look expression person animal insect pattern colour wit illness word land mountain`,
    '小草 头发 青苔 老茧 皱纹 痘痘 锈 羽毛',
    '小草 叶子',
  ],
  [
    '结满 结出 结着',
    `fruit vegetable crop ${BUILT} snow bond nest cloud  button insect flower leaf 
    rain honour illness effect progress light lamp harvest dream tool food`,
    '果实 冰 果子 冰凌 蜘蛛网 硕果 疤 茧',
    '果实',
  ],
  [
    '挂满 挂着 挂上 悬挂',
    `${MADE} ${WILD} ${BODY} fruit expression tear picture flag lamp book food vegetable
    mirror  honour word nest pattern snow building animal bird beastpart clothes toy  text`,
    '笑容 泪珠 灯笼 照片 露珠',
    '灯笼 笑容',
  ],
  [
    '张贴',
    'paper picture poem word text board rule order news image name film honour pattern plan speech',
    '通知 海报 标语 告示 对联 春联 画 照片 寻物启事 福字',
    '海报 通知',
  ],
  [
    '悬挂',
    `${MADE} flag lamp picture board paper word sun moon star snow mountain river fruit image mirror rubbish
    food animal leaf`,
    '灯笼 横幅 国旗 标语',
    '灯笼 国旗',
  ],
  [
    '敲响 敲击',
    `drum door tool vessel ${HOME} mirror ${BODY} heart building head machine  sound lamp
    mountain river land rain plucked blown music memory person life time stationery word clothes board`,
    '钟声 警钟 锣鼓 门 键盘',
    '锣鼓 门',
  ],
  [
    '奏响 奏起 演奏',
    `show music song plucked bowed blown drum sound life dream speech poem  content`,
    `乐曲 国歌 乐章 旋律 凯歌 乐器`,
    '乐曲 国歌',
  ],
  [
    '盛开',
    `${PLANTS} expression light dream life season bond  heart emotion feeling colour 
    merit time scenery wit show  memory imagination`,
    '鲜花 笑容',
    '鲜花',
  ],
  [
    '乘坐',
    `${DRIVEN} machine toy building tool furniture wind time dream cloud animal`,
    '电梯 车 船 飞机 缆车 列车 航班 摩天轮 过山车',
    '车 船',
  ],
  [
    '骑上 骑着 骑',
    `bike motorbike ${BEASTS} toy stick tool mountain limb cloud furniture tree car`,
    '自行车 马 木马',
    '自行车 马',
  ],
  [
    '扎着',
    `
      hair headwear ornament lamp flag tool limb cloth beastpart nest flower figure food toy
      stick building plan
    `,
    '辫子 马尾 蝴蝶结 腰带 灯笼 帐篷',
    '辫子',
  ],
  ['梳着 梳', 'hair beastpart head', '辫子 头 头发 发型 发髻', '头发'],
  [
    '眺望 远眺 遥望 俯瞰 俯视',
    `${WILD} ${BUILT} country scenery road land dream life star image people team  ship
    car crop light picture `,
    '远方 四周 群山 窗外',
    '远方',
  ],
  [
    '仰望',
    `${WILD} ${BUILT} person people image star flag dream scenery country light history mountain face animal
     picture board`,
    '星空 天空 蓝天',
    '星空',
  ],
  [
    '守卫 戍守',
    `${BUILT} ${WILD} person people team country nature dream life`,
    '边疆 祖国',
    '边疆',
  ],
]
