/**
 * What four-character words for crowds, land, water, sky and plants are said of. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import { BODIED, BUILT, DRIVEN, EATEN, MADE, WRITTEN, type Scopes } from './scope.ts'

const CROWD = 'person people title team animal bird insect fish'
const GROUNDS = `${BUILT} country festival activity gathering show contest match trip traffic time season life scenery`

export const TRAITS_OF_SIGHTS: Scopes = [
  // Crowds and streams.
  [
    '络绎不绝',
    `${CROWD} ${DRIVEN} ${GROUNDS} economy news amount`,
    '来信 客流 人流 车流 香火 订单 电话',
    '游人 车辆',
  ],
  [
    '川流不息',
    `${CROWD} ${DRIVEN} ${GROUNDS} river sea light thought blood history`,
    '车流 人流 客流 香火',
    '车辆 人群',
  ],
  [
    '熙熙攘攘 人来人往 人山人海 摩肩接踵',
    `${CROWD} ${DRIVEN} ${GROUNDS} mood memory story picture`,
    '人流 车流',
    '街道 人群',
  ],
  ['车水马龙', `${GROUNDS} ${DRIVEN} sound memory picture light`, '车流', '街道 城市'],
  ['水泄不通', `${GROUNDS} ${DRIVEN} ${CROWD} door river stationery furniture`, '', '街道 会场'],
  [
    '座无虚席',
    `${GROUNDS} ${DRIVEN} meeting course study film furniture answer speech music`,
    '',
    '会场 剧院',
  ],
  ['人声鼎沸', `${GROUNDS} mood people sound memory team`, '', '集市 会场'],
  ['鸦雀无声', `${GROUNDS} ${CROWD} wood mood sound mountain meeting study land`, '', '教室 会场'],
  ['万籁俱寂', `${GROUNDS} wood mood land mountain snow sky moon sea river`, '', '夜晚 山村'],
  [
    '琳琅满目',
    `
      ${MADE} ${EATEN} ${WRITTEN} resource reward honour flower flag knowledge colour light
      content activity plan toy ${BUILT}
      news custom image festival skill name thought apron mirror memory scenery
    `,
    '',
    '商品 书籍',
  ],
  // Land, water and sky.
  [
    '连绵起伏 绵延起伏 重峦叠嶂',
    'mountain land wood building cloud sea river road snow scenery crop place grass tree pattern country',
    '长城 屋顶',
    '群山 山岭',
  ],
  [
    '连绵不断 连绵不绝 绵延不绝 绵延不断',
    `
      mountain land wood building cloud rain snow sea river road sound scenery place tree flower
      match thought
      feeling emotion history grass crop light wind music season
    `,
    '长城',
    '群山 阴雨',
  ],
  [
    '一望无际 一望无垠 无边无际 辽阔无边',
    `
      land sea river sky wood grass flower crop snow place road scenery mountain country cloud
      star vegetable tree
      light time imagination thought memory dream fruit leaf room season air loss mood
    `,
    '沙漠 戈壁 平原',
    '草原 大海 田野',
  ],
  ['万里无云 晴空万里 碧空如洗', 'sky weather season time scenery sun light', '日子', '天空 天气'],
  [
    '乌云密布 阴云密布 彤云密布',
    'sky weather season time face expression scenery mood',
    '',
    '天空',
  ],
  [
    '风和日丽 春光明媚 阳光明媚 秋高气爽',
    'sky weather season time scenery place country festival sun light trip',
    '日子',
    '天气 日子',
  ],
  [
    '波涛汹涌 汹涌澎湃 波涛滚滚 巨浪滔天',
    `
      sea river rain wind emotion feeling heart blood people music sound wood crop history time
      picture
      scenery mood thought cloud team
    `,
    '',
    '大海 江水',
  ],
  [
    '波光粼粼 碧波荡漾 水平如镜 碧波万顷',
    'sea river light eye scenery place crop drink memory picture land',
    '',
    '湖面 江面',
  ],
  [
    '风平浪静',
    'sea river weather time life mood place heart situation emotion scenery course',
    '',
    '海面 日子',
  ],
  [
    '崇山峻岭 巍然屹立 高耸入云 直插云霄',
    'mountain building tree wood place road scenery',
    '',
    '高山 大楼',
  ],
  [
    '弯弯曲曲 蜿蜒曲折 蜿蜒起伏',
    `
      road river mountain building hair leaf tree animal pattern place land wood cloud word insect
      tool door
      beastpart team ornament light rain
    `,
    '',
    '小路 小河',
  ],
  ['宽阔平坦 平坦宽阔 平坦开阔', `road land place ${BUILT} river figure`, '', '马路'],
  // Plants and colours.
  [
    '郁郁葱葱 葱葱郁郁 苍翠欲滴 青翠欲滴 绿树成荫 浓荫蔽日',
    'tree wood leaf grass crop vegetable mountain land place road scenery season colour country building room river time fruit hair',
    '',
    '树木 山林',
  ],
  [
    '枝繁叶茂 根深叶茂',
    'tree wood leaf flower vegetable fruit crop team life grass history',
    '',
    '大树',
  ],
  [
    '生机勃勃 生机盎然 欣欣向荣 春意盎然 生意盎然',
    `
      tree wood leaf grass flower crop vegetable fruit mountain land river sea sky scenery season
      time country
      ${BUILT} nature life person people team economy picture colour image animal bird insect fish
      mood light
      surroundings sound weather growth age text poem content study dream activity festival
      expression look sun
      surroundings movement face
    `,
    '',
    '春天 景象',
  ],
  ['含苞欲放 含苞待放', 'flower tree grass leaf age person time dream image', '', '荷花 花蕾'],
  [
    '姹紫嫣红 万紫千红 百花齐放 百花盛开 繁花似锦 花团锦簇 鸟语花香',
    `
      flower tree wood leaf ${BUILT} season time scenery land mountain country colour light sky
      cloud picture life
      dream clothes festival mood memory surroundings history weather
    `,
    '',
    '花园 春天',
  ],
  [
    '争奇斗艳 争芳斗艳 竞相开放',
    `flower tree wood ${BUILT} lamp person clothes ornament toy season colour light cloud`,
    '',
    '花儿',
  ],
  [
    '硕果累累 果实累累 瓜果飘香 五谷丰登',
    `tree wood ${BUILT} land season person country life progress economy crop time mountain scenery study festival team leaf fruit harvest`,
    '',
    '果园 秋天',
  ],
  [
    '亭亭玉立',
    'person flower tree leaf figure grass bird toy image dance wood building look',
    '',
    '荷花 少女',
  ],
  [
    '五颜六色 色彩斑斓 五彩斑斓 花花绿绿',
    `${BODIED} dream imagination life light time season place story show dance festival resource music`,
    '',
    '花朵 气球',
  ],
  [
    '五彩缤纷 五光十色 绚丽多彩 绚丽多姿 斑斓多彩',
    `${BODIED} dream imagination life light time season place story show dance festival resource activity content course music history thought age music`,
    '',
    '花朵 生活',
  ],
  [
    '错落有致 鳞次栉比',
    `${BUILT} tree wood flower land mountain furniture pattern scenery lamp text content leaf sound crop picture movement order drum door ship car music grass`,
    '',
    '房屋 楼房',
  ],
  ['拔地而起 鳞次栉比 高楼林立', 'building mountain tree place country road', '', '高楼'],
]
