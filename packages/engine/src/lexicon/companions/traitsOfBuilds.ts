/**
 * What the build and the looks of living things are said of. Source: ours, from
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
  LIVE,
  MADE,
  WILD,
  WRITTEN,
  type Scopes,
} from './scope.ts'

export const TRAITS_OF_BUILDS: Scopes = [
  [
    '高大',
    `
      picture board team person title ${BEASTS} tree wood figure ${BUILT} ${DRIVEN} furniture
      machine door mountain memory crop toy look cloud rain building tool flower grass leaf lamp
    `,
    '',
    '树木 身材 楼房',
  ],
  [
    '矮小 低矮',
    `
      person ${BEASTS} tree wood figure ${BUILT} furniture door mountain machine toy crop grass
      flower cloud leaf look sky place memory
    `,
    '个儿',
    '身材 房屋',
  ],
  [
    '魁梧 强壮 健壮 壮实',
    `person ${BEASTS} figure limb tree crop health memory beastpart look toy organ leaf`,
    '',
    '身体 小伙子',
  ],
  [
    '硬朗',
    'person figure health animal wind look temper face sound pattern strength',
    '骨头 作风 文字',
    '身体 老人',
  ],
  [
    '瘦小 瘦弱',
    `person ${BEASTS} figure limb tree face flower crop memory toy leaf hair grass organ`,
    '',
    '身材 孩子',
  ],
  [
    '苗条 丰满',
    `
      person figure look memory bird beastpart fish animal tree flower content crop fruit limb
      mouth face eye leaf toy story
    `,
    '',
    '身材',
  ],
  [
    '健康',
    `
      loss person title ${BEASTS} tree figure ${BODY} life habit attitude thought feeling health
      food dish fruit vegetable drink soup surroundings mood subject activity content face colour
      bond book film show growth economy look sleep memory crop grass flower river hobby wit
      emotion text song ball
    `,
    '社会 状态 环境 未来 竞争',
    '身体 生活',
  ],
  [
    '苍老 衰老',
    `
      person animal tree face sound limb figure hair look glance eye memory building tone
      expression organ leaf song music
    `,
    '唱腔 嗓子 嗓音 手 城',
    '面容 声音',
  ],
  [
    '年轻',
    'person title figure face heart memory place look age tree life sound animal',
    '血液 梦 心态',
    '人',
  ],
  [
    '英俊 帅气',
    'person animal face figure look toy memory car clothes skill dance hair expression picture',
    '公鸡 字',
    '小伙子 相貌',
  ],
  [
    '清秀 秀气 俊俏 秀丽',
    `
      person face figure look eye word mouth nose hair scenery mountain river picture flower limb
      glance pattern place tree bird leaf animal memory land cloth
    `,
    '书法 笔',
    '面容 字迹',
  ],
  [
    '可爱',
    `
      ${LIVE} ${WILD} ${BODY} ${MADE} ${EATEN} ${WRITTEN} look expression sound person place
      building room temper memory money tear speech word name pattern paper step tone life glance
      dream country
    `,
    '',
    '孩子 小动物',
  ],
  [
    '毛茸茸',
    `
      ${BODIED} ${BEASTS} beastpart hair toy ${CLOTHS} leaf flower tree grass fruit face head
      figure limb ear mouth cloud land crop vegetable ball paper wood sun
    `,
    '',
    '小鸡 尾巴',
  ],
]
