/**
 * What things do by themselves, and all that does so: water 流淌, no car does. What writers lend to
 * all nature (小溪唱歌, 树叶跳舞, 花儿微笑) and what all things do (消失, 出现, 变化) is not in the
 * table. Source: ours, from general knowledge of the language; free to use with this product.
 */
import { BEASTS, BUILT, DRIVEN, EATEN, MADE, PLANTS, WILD, WRITTEN, type Scopes } from './scope.ts'

const GROWING = `${PLANTS} vegetable fruit`
const MINDS = 'emotion feeling heart dream thought bond will imagination'
const SEEN =
  'scenery colour memory look expression figure face image pattern flag glance team country land affair'
const HEARD =
  'sound song music speech plucked bowed blown drum poem name word memory language story answer text'

export const DOINGS_OF_THINGS: Scopes = [
  // Water and air.
  [
    '流淌 流动',
    `river sea rain tear blood sound song music time light drink soup cloud air ${MINDS} wind life land memory story
    season language smell scenery lamp star people traffic money team snow merit poem text word
    taste
    mood history expression glance organ colour sky person expression`,
    '车流 人流 暖流 岩浆 汗 奶',
    '河水 泉水',
  ],
  [
    '奔流 奔涌 奔腾',
    `river sea blood animal time cloud ${MINDS} rain land life people team history`,
    '热流 车流 岩浆',
    '江水',
  ],
  [
    '荡漾',
    `river sea light ship expression song sound music mood ${MINDS} season cloud crop wind scenery time air smell leaf flower grass moon eye`,
    '春意',
    '湖水 微波',
  ],
  [
    '上涨',
    'river sea price amount rain height might emotion land temperature money pressure economy level',
    '水 潮 股',
    '河水 物价',
  ],
  [
    '泛滥',
    'river sea rain trouble emotion feeling habit rubbish news illness behaviour heart',
    '',
    '河水',
  ],
  [
    '结冰',
    'river sea drink road rain land building door tear tree clothes hair snow place room vessel',
    '水管',
    '河面',
  ],
  [
    '融化 消融',
    'snow river sea heart food light expression face land mountain tear trouble emotion feeling glance sound soup lamp season time figure sky stationery bond medicine moon drink limb speech mouth difficulty place person wood word',
    '蜡 冰 糖',
    '冰雪',
  ],
  [
    '消散 散去',
    `cloud smell sound people team ${MINDS} expression light mood air rubbish rain trouble illness memory sickness snow pressure sleep time festival show meeting colour wind expression`,
    '雾 烟',
    '云雾',
  ],
  [
    '弥漫',
    `smell cloud air mood rubbish light ${MINDS} season snow rain taste time land scenery match river loss food flower sea wind life custom bond knowledge book place difficulty`,
    '烟 雾 气息 硝烟 热气 气 香 尘',
    '香味 雾气',
  ],
  // What flies and floats.
  [
    '飘扬',
    `flag hair clothes cloth sound song smell snow ornament leaf paper toy cloud music dream flower wind sleeve mirror
    bedding name tree figure beastpart grass speech headwear heart thought`,
    '旗 丝带 歌',
    '红旗 彩旗',
  ],
  [
    '飘落',
    `leaf snow flower rain paper beastpart cloth tree wood sound flag hair season cloud crop light clothes star toy ball rubbish tear ornament`,
    '絮 叶',
    '树叶 雪花',
  ],
  [
    '飞翔 翱翔 飞来飞去',
    `bird insect aircraft toy ${MINDS} leaf snow person people title cloud animal flag song music sound beastpart life time star
    flower paper ball rubbish book story light team fish poem language wind glance umbrella ship`,
    '飞 翅膀',
    '小鸟 老鹰',
  ],
  [
    '游来游去 游弋',
    `fish animal bird person people insect ship toy figure team glance light eye cloud`,
    '身影',
    '小鱼',
  ],
  [
    '盘旋',
    `bird insect aircraft toy leaf snow thought road mountain sound song music cloud wind dream memory story river beastpart
    building paper light animal speech flag rubbish flower`,
    '',
    '老鹰 飞机',
  ],
  // Light, fire and sound.
  [
    '闪烁 闪耀 闪闪发光 闪闪发亮',
    `star light lamp eye tear honour rain snow river ornament sun moon merit ability wit quality ${MINDS} glance insect
    sea word money building leaf flower crop mountain sky expression name person time image
    clothes medicine fruit
    hair beastpart car appliance gift title memory face life place scenery country knife vessel
    door food grass toy fish
    history language figure mirror book speech stationery bag tool machine paper soup limb furniture ship bike`,
    '灯 光 星',
    '星星 灯光',
  ],
  [
    '燃烧',
    `light wood lamp sun cloud leaf flower building land blood ${MINDS} paper eye season time life tree person star crop
    rubbish sky grass heart figure powers resource scenery temper mountain money food money car
    drink cloth clothes
    toy might tool place room furniture ship book aircraft face`,
    '火 柴 煤',
    '火焰',
  ],
  [
    '熄灭',
    `light lamp ${MINDS} star sun match appliance eye car moon life building room temper might`,
    '火 灯 烟',
    '灯 火焰',
  ],
  [
    '响起',
    `${HEARD} appliance tool light speech rain wind news lamp door machine toy show`,
    '声 铃 鞭炮 枪 炮 钟 掌 歌 号 鼾',
    '歌声 掌声',
  ],
  ['回荡 回响', `${HEARD} tone wind rain river mood ${MINDS} affair trouble name`, '声', '歌声'],
  [
    '萦绕',
    `${HEARD} ${MINDS} cloud smell scenery affair trouble figure expression memory mood light look face image glance`,
    '声 烟',
    '歌声 雾气',
  ],
  [
    '映入',
    `${SEEN} ${WILD} ${BUILT} ${MADE} ${WRITTEN} ${EATEN} ${BEASTS} person people`,
    '',
    '景色',
  ],
  [
    '轰鸣',
    'sound machine car aircraft river drum light rain ship motorbike appliance sea head',
    '炮 雷',
    '机器',
  ],
  ['鸣叫 啼叫', `${BEASTS} car ship drum machine lamp`, '笛 哨', '小鸟 知了'],
  [
    '呼啸',
    `wind car sea snow rain mountain machine aircraft sound wood ship bike motorbike animal person land time ball knife tool life river road people bird`,
    '子弹',
    '北风',
  ],
  // What grows.
  [
    '盛开 怒放',
    `flower tree leaf wood expression face ${MINDS} life time place light season land room mountain grass merit name country vegetable crop bond fruit`,
    '花',
    '花朵',
  ],
  [
    '绽放',
    `flower tree leaf expression face ${MINDS} life time light season wit merit ability image grass wood person title honour show sun sky star name figure dance colour history country place beastpart skill`,
    '花',
    '花朵 笑容',
  ],
  [
    '凋谢 凋零 凋落',
    `flower leaf tree grass crop vegetable wood life dream bond face heart feeling time season sun people economy feeling`,
    '花 叶',
    '花朵 树叶',
  ],
  [
    '枯萎',
    `${GROWING} wood life dream bond heart feeling emotion face season land thought imagination nature`,
    '',
    '花草',
  ],
  [
    '发芽 抽芽',
    `${GROWING} wood ${MINDS} season land knowledge skill stick habit merit hobby memory`,
    '种子 种',
    '小树 种子',
  ],
  ['结果', `tree flower fruit vegetable crop grass leaf thought difficulty effect`, '', '果树'],
  ['长势', `${GROWING} wood`, '', '庄稼'],
  [
    '耸立 矗立 屹立 挺立 伫立',
    `building mountain tree person people country flag place flower leaf grass animal bird image name door wood board history
    figure toy crop team furniture beastpart lamp tool room snow ship hair fish insect title land`,
    '碑 塔 峰 杆',
    '高楼 山峰',
  ],
  [
    '摇曳',
    `flower leaf grass tree light lamp figure crop wood flag clothes ship star moon hair vegetable fruit time place dance life cloth toy memory heart scenery wind step rain river bird beastpart`,
    '影 烛',
    '花枝 烛光',
  ],
  // What drives, and buildings.
  ['行驶', `${DRIVEN} person people title bird team toy`, '车', '汽车'],
  [
    '疾驰 飞驰 奔驰',
    `${DRIVEN} animal person people thought time team wind imagination light title toy thought dream heart river rain cloud`,
    '车',
    '汽车 骏马',
  ],
  ['航行', 'ship aircraft person people star team toy dream life fish', '船 舰', '轮船'],
  [
    '起飞',
    `aircraft bird insect dream person people economy toy thought country life team ship car light heart beastpart title time`,
    '',
    '飞机',
  ],
  [
    '起航',
    `ship aircraft dream person people life team thought country title time economy heart`,
    '',
    '轮船',
  ],
  [
    '倒塌 坍塌',
    'building door mountain room tree furniture road dream thought land place will heart tool board sky machine',
    '墙',
    '房屋',
  ],
  [
    '竣工 完工',
    'building road place room task duty activity homework picture text tool ship plan toy',
    '工程',
    '大楼',
  ],
  // People, illness and time.
  [
    '痊愈',
    'illness sickness figure person limb organ face heart animal bird loss eye mouth head ear nose trouble beastpart insect',
    '伤',
    '伤口',
  ],
  [
    '康复',
    'figure person people title limb organ animal bird heart eye health sense head economy life country',
    '',
    '病人 身体',
  ],
  [
    '好转',
    'illness sickness weather situation surroundings economy bond mood level habit order attitude figure emotion health life traffic luck air behaviour trouble sense sleep heart face feeling land limb skill study team nature',
    '风气 经济',
    '病情',
  ],
  [
    '恶化',
    'illness sickness weather situation surroundings economy bond mood emotion health figure nature trouble life air sense land river temper attitude heart custom match course',
    '伤',
    '病情',
  ],
  [
    '流逝 飞逝',
    'time life season river age chance wind bond memory light feeling',
    '光阴 青春 岁月',
    '时光',
  ],
  ['毕业', 'person people title team', '届', '同学'],
  ['去世 逝世 病逝', 'person people title animal bird fish insect', '', '老人'],
  [
    '出生 诞生',
    `person people title ${BEASTS} image thought book country team story dream life plan news machine star sun festival show appliance
    song film poem activity skill building place text custom time music wit hobby festival name film language aircraft ship custom contest vessel economy medicine tool`,
    '',
    '婴儿',
  ],
  [
    '哭 哭了 哭起来 哭泣 抽泣 痛哭',
    `person people title ${BEASTS} toy nature sky rain cloud heart wind flower grass tree leaf image star moon river sea sound
    mountain season blown bowed team eye`,
    '',
    '孩子',
  ],
  [
    '睡着 睡着了 睡觉 入睡 熟睡 醒来',
    `person people title ${BEASTS} toy nature ${WILD} heart image country building room place lamp ship car eye feeling limb figure
    appliance machine bedding`,
    '',
    '孩子 小猫',
  ],
  ['放学 下课 上学', 'person people title time place room team toy', '', '同学们'],
]
