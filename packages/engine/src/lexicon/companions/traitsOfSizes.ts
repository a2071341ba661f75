/**
 * What size, grandeur and colour are said of. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import {
  BEASTS,
  BODIED,
  BODY,
  BUILT,
  CLOTHS,
  EATEN,
  HOME,
  MADE,
  PLANTS,
  WILD,
  type Scopes,
} from './scope.ts'

export const TRAITS_OF_SIZES: Scopes = [
  [
    '广泛',
    `
      hobby speech effect thought knowledge subject content activity size bond use story
      impression answer book credit resource language plan sound economy sickness show situation
    `,
    '群众 社会 读者 人群',
    '兴趣 影响 用途',
  ],
  [
    '庞大',
    `
      ${BODIED} figure animal fish ship machine building car size plan amount team place aircraft
      tree mountain money order insect bird room task ball river memory cloud content organ
      beastpart fruit vegetable appliance tool leaf star
    `,
    '费用',
    '身躯 队伍 数字',
  ],
  [
    '巨大',
    `
      ${BODIED} ${BEASTS} ${WILD} ${MADE} ${BUILT} ${BODY} sound pressure effect price loss growth
      progress difficulty strength money amount size feeling figure wit dream will ability fruit
      vegetable toy plan pattern memory situation task duty merit honour economy chance illness
      mistake glance expression breath history ship picture paper food gap knowledge sense book
      rubbish quality thought person
    `,
    '鼓励',
    '变化 力量 石头',
  ],
  [
    '宏大 宏伟',
    `
      building plan dream size situation history scenery memory gathering story mountain place
      music sound content show text room book poem effect door road picture film team
    `,
    '事业 瀑布',
    '建筑 理想 规模',
  ],
  [
    '雄伟',
    `
      building mountain place sea river scenery dream plan size room memory music door road person
      title tree sound land snow animal figure history look ship song poem
    `,
    '',
    '高山 宫殿 长城',
  ],
  [
    '壮观',
    `
      scenery building mountain sea river gathering cloud snow show situation memory light room
      place bird star sky land flower rain fish wood animal sun ship crop team insect wind machine
      fruit lamp picture road moon
    `,
    '规模 仪式',
    '场面 景象',
  ],
  [
    '壮丽',
    `
      scenery mountain river sea land cloud sun life dream history place building poem music
      picture song sky text flower snow light nature duty wood star
    `,
    '事业',
    '山河 景色',
  ],
  [
    '伟大',
    `
      person title history duty plan dream bond feeling quality thought progress place skill text
      picture book river building nature team season age story poem effect task ability subject
      course music film activity time life
    `,
    '事业 斗争 行动',
    '祖国 人物 事业',
  ],
  [
    '渺小',
    `
      person title ${BEASTS} life ability figure building star ship tree grass flower strength
      land car dream place mountain affair look memory river lamp leaf
    `,
    '灰尘',
    '自己 力量',
  ],
  [
    '微小',
    `
      ${BODIED} amount animal insect effect gap strength growth light mistake rubbish progress
      dream memory ${BEASTS} tree sound difficulty star size grass flower movement behaviour
      expression crop illness organ
    `,
    '事 细节 生命 距离 幸福 爱',
    '变化 生物',
  ],
  [
    '细小',
    `
      behaviour ${BODIED} sound ${BODY} leaf mountain rain flower ${BEASTS} mistake gap river tool
      crop rubbish wood grass tree pattern food snow mirror content word organ road land light
      star wind affair fruit door fish
    `,
    '变化 伤口 脚印 问题 生活',
    '石子 枝条',
  ],
  [
    '微弱 虚弱',
    `
      light sound breath strength lamp figure person animal tone star dream smell wind heart will
      health bird moon fish speech sun song tree illness organ expression
    `,
    '优势 电',
    '灯光 呼吸 身体',
  ],
  [
    '轻微',
    `
      sound illness sickness mistake mountain effect wind movement behaviour step breath smell
      loss organ growth memory
    `,
    '地震 程度',
    '声响 感冒',
  ],
  [
    '弱小',
    `person title ${BEASTS} ${PLANTS} figure strength place heart limb light beastpart life`,
    '',
    '动物 力量',
  ],
  [
    '干净 整洁 清洁',
    `
      ${BODIED} person animal bird insect toy ${MADE} ${BUILT} ${BODY} ${EATEN} river sea air snow
      sky surroundings traffic place look life mountain land habit paper homework word book light
      rain wind leaf sound language glance heart smell powers pattern text music beastpart taste
      resource picture grass flower clothes memory expression face
    `,
    '工作',
    '教室 衣服 街道',
  ],
  [
    '整齐',
    `
      ${BODIED} ${MADE} ${BUILT} ${PLANTS} step sound word homework team hair mouth paper crop
      food person title pattern snow book figure bird dance song text beastpart animal insect
      place look scenery mountain leaf music fruit light vegetable movement behaviour land picture
      vessel fish language limb skill
    `,
    '口号 号子 诗句 板书 节奏',
    '队伍 步伐 牙齿',
  ],
  [
    '肮脏',
    `
      ${BODIED} ${MADE} ${BUILT} ${BODY} river animal rubbish money thought air drink place heart
      sea clothes person surroundings food insect snow economy word
    `,
    '战争',
    '衣服 街道',
  ],
  [
    '鲜艳',
    `
      ${BODIED} colour flower clothes ${CLOTHS} leaf fruit beastpart bird insect fish picture
      light cloud paper toy pattern ${MADE} tree face book food look vegetable sun dance grass
      lamp mouth cloth building wood crop dish animal show land scenery film door board ornament
      sea
    `,
    '',
    '花朵 颜色',
  ],
  [
    '洁白 雪白',
    `
      ${BODIED} snow cloud flower ${CLOTHS} mouth hair face limb paper bird animal ${HOME} moon
      light building vessel ship sea food beastpart fruit river mountain tree fish land figure
      crop room insect leaf wood drink picture star sky ball vegetable heart stationery sound tool
      medicine organ toy colour door soup nose
    `,
    '',
    '雪花 云朵',
  ],
  [
    '苍白 惨白 灰白',
    `
      ${BODIED} face light moon hair mouth expression language limb sun sky life paper cloud look
      colour mood speech thought person content figure snow building picture text memory beastpart
      wind animal tree sea
    `,
    '解释',
    '脸色 嘴唇',
  ],
  [
    '乌黑 漆黑',
    `
      ${BODIED} hair eye sky time place cloud beastpart animal bird limb room road ${MADE} drink
      river land mountain wood face light insect mouth fish season fruit building organ food nose
      lamp
    `,
    '',
    '头发 眼珠 夜晚',
  ],
  [
    '金黄 金黄色',
    `
      ${BODIED} crop leaf flower light land hair fruit food sun beastpart tree animal bird
      ${CLOTHS} moon vegetable snow insect star sea mountain building soup drink scenery fish dish
      wood grass cloud lamp ornament paper season
    `,
    '',
    '麦浪 稻田',
  ],
  [
    '碧绿 翠绿 嫩绿',
    `
      ${BODIED} leaf grass tree river sea vegetable land crop mountain wood ornament fruit
      ${CLOTHS} insect colour bird vessel eye food dish soup mirror animal beastpart drink fish
      scenery light
    `,
    '',
    '草地 叶子',
  ],
  [
    '蔚蓝 湛蓝 碧蓝',
    `
      sky sea river eye colour light ${CLOTHS} land mirror picture ornament mountain bird snow
      cloth
    `,
    '世界 地球',
    '天空 大海',
  ],
  [
    '火红',
    `
      ${BODIED} cloud sun flower leaf fruit clothes ${CLOTHS} light lamp hair tree animal bird sea
      sky life season face colour beastpart vegetable snow crop mountain insect paper mouth land
      fish ornament food
    `,
    '',
    '枫叶 太阳',
  ],
  [
    '通红',
    `
      ${BODIED} face eye ear nose limb light sky lamp cloud sun leaf fruit mouth hair animal head
      vegetable figure sea food building
    `,
    '',
    '脸 眼睛 炉火',
  ],
]
