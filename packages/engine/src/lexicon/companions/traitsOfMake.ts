/**
 * What the make and the feel of things are said of. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import {
  BEASTS,
  BODIED,
  BODY,
  BUILT,
  CLOTHS,
  DRIVEN,
  EATEN,
  HOME,
  MADE,
  PLANTS,
  TOOLS,
  WRITTEN,
  type Scopes,
} from './scope.ts'

export const TRAITS_OF_MAKE: Scopes = [
  [
    '坚固 牢固',
    `
      ${BUILT} ${HOME} ${DRIVEN} ${TOOLS} mountain building bond knowledge toy bag footwear
      ornament snow door memory beastpart mouth land umbrella leaf stick tree lamp wood board ball
    `,
    '结构 程度 印象 骨骼 绳 玻璃',
    '城墙 桥梁 桌椅',
  ],
  [
    '坚硬',
    `
      ${BODIED} mountain snow ${TOOLS} ${HOME} ${BUILT} knife food fruit wood tree leaf beastpart
      mouth organ land vegetable limb crop ball toy headwear footwear bag bedding hair insect
      drink
    `,
    '',
    '石头 外壳',
  ],
  [
    '坚实 厚实',
    `
      beastpart colour land building figure limb tree bedding clothes road book door leaf
      ${CLOTHS} mountain memory knowledge paper furniture effect grass snow step bag skill
    `,
    '大地 云层 嘴唇',
    '基础 肩膀',
  ],
  [
    '柔软',
    `
      ${BODIED} ${CLOTHS} ${BODY} ${BEASTS} ${EATEN} ${PLANTS} paper land snow cloud river wind
      light figure dance furniture sound footwear toy feeling ball heart rain sun tear step
    `,
    '',
    '头发 毛巾 沙发',
  ],
  [
    '柔嫩 娇嫩',
    `
      face limb flower leaf grass crop ${BEASTS} mouth vegetable fruit person tree figure food
      organ sound wood ear
    `,
    '绿色',
    '皮肤 花瓣',
  ],
  [
    '柔弱',
    `
      person ${BEASTS} figure limb flower grass leaf tree temper sound crop light memory feeling
      heart wind look hair wood
    `,
    '生命',
    '身体 小草',
  ],
  [
    '松软',
    `
      land food bedding snow clothes leaf grass fruit ${CLOTHS} furniture hair crop animal toy
      cloud vegetable
    `,
    '沙 棉花 羽毛 口感 草坪',
    '泥土 面包',
  ],
  [
    '粗糙',
    `
      ${BODIED} limb face tree leaf mountain ${MADE} ${BUILT} food hair organ paper wood skill
      text picture land cloth fruit vegetable beastpart animal language content life sound word
      drink pattern figure
    `,
    '',
    '手 树皮',
  ],
  [
    '光滑',
    `
      ${BODIED} face mountain ${MADE} ${BUILT} ${BODY} leaf fruit tree snow paper vegetable
      ${BEASTS} food land river cloth beastpart ball
    `,
    '',
    '皮肤 鹅卵石',
  ],
  [
    '细腻',
    `
      face language feeling text picture food content skill drink story emotion soup memory land
      music sound film limb poem dance bond show taste dish heart colour wood expression flower
      paper thought song wind fruit light temper
    `,
    '沙 线条',
    '描写 感情 皮肤',
  ],
  [
    '锋利',
    `
      knife beastpart mouth mountain tool leaf grass glance stationery language snow limb speech
      word wind
    `,
    '玻璃',
    '刀剑 爪子',
  ],
  [
    '锐利',
    'glance eye knife beastpart mouth tool sense language animal bird limb',
    '笔 思想',
    '目光 武器',
  ],
  [
    '尖锐',
    `
      sound speech tool beastpart mouth thought difficulty knife language leaf mountain tone
      stationery limb rubbish answer sense word
    `,
    '',
    '声音 问题 批评',
  ],
  [
    '精致',
    `
      ${BODIED} ${MADE} ${BUILT} face look food dish ${WRITTEN} person life fruit flower pattern
      gift paper picture text skill dance nose mouth eye figure
    `,
    '生活',
    '礼物 工艺品',
  ],
  [
    '精美',
    `${BODIED} ${MADE} ${BUILT} ${WRITTEN} food dish gift paper pattern text picture look content`,
    '手工',
    '礼物 图案 画册',
  ],
  [
    '精巧',
    `
      ${BODIED} ${MADE} ${BUILT} text picture pattern look content skill gift thought plan show
      story word
    `,
    '',
    '工艺 设计',
  ],
  [
    '精密',
    'machine appliance tool content plan aircraft car stationery knowledge medicine skill',
    '仪表 组织',
    '仪器 计算',
  ],
  [
    '精细',
    `
      tool text picture skill task pattern ${MADE} content thought person show food duty attitude
      limb wit plan building dish machine
    `,
    '',
    '做工 雕刻',
  ],
]
