/**
 * What worth, weight and room are said of. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import {
  BEASTS,
  BODIED,
  BUILT,
  CLOTHS,
  DRIVEN,
  EATEN,
  HOME,
  MADE,
  PLANTS,
  PLAYED,
  TOOLS,
  WORN,
  WRITTEN,
  type Scopes,
} from './scope.ts'

export const TRAITS_OF_WORTH: Scopes = [
  [
    '崭新',
    `
      honour ${BODIED} ${MADE} ${BUILT} book life look situation time thought image paper gift
      history course sun light text picture season
    `,
    '生活',
    '书包 课本',
  ],
  [
    '破旧 陈旧',
    `
      ${BODIED} ${MADE} ${BUILT} book paper picture thought look bag place text film gift
      knowledge memory plan rule content
    `,
    '气息',
    '房屋 衣服',
  ],
  [
    '古老',
    `
      ${BODIED} ${BUILT} tree place history story language ${PLAYED} text poem skill music song
      building ${HOME} tool wood sound animal river ship show car nature fish mountain dance word
      ornament money book land picture medicine machine plan life time smell
    `,
    '技艺 仪式 游戏 气息 味道 问题',
    '传说 城市 文明',
  ],
  [
    '新鲜',
    `
      ${BODIED} ${EATEN} air flower ${PLANTS} fish animal bird story affair news thought feeling
      word colour smell taste impression knowledge life content subject medicine language blood
      insect organ gift rain snow toy wind light activity homework show
    `,
    '劲',
    '空气 蔬菜 水果',
  ],
  [
    '新颖',
    `
      text thought content language plan look ${MADE} show film activity book story title building
      pattern gift picture skill homework word poem dance paper answer music
    `,
    '手法',
    '构思 形式 款式',
  ],
  [
    '时髦',
    `person clothes ${WORN} look hair word affair car bag thought colour life`,
    '东西',
    '打扮 服装',
  ],
  [
    '先进',
    `
      person title skill machine thought appliance tool place plan knowledge car ship aircraft
      level room economy history order content text picture language
    `,
    '科学 事迹 设施',
    '技术 设备 集体',
  ],
  [
    '贵重',
    `
      ${MADE} gift bag money ornament book medicine tree paper picture furniture wood food drink
      animal plucked
    `,
    '东西 材料 商品 皮毛 资料',
    '物品 礼物',
  ],
  [
    '珍贵',
    `
      ${BEASTS} ${PLANTS} ${MADE} ${WRITTEN} gift money memory bond feeling time history medicine
      resource knowledge impression life effect drink river food powers quality honour paper
      building property chance place land ornament
    `,
    '东西 经历 皮毛 家',
    '文物 资料 友谊',
  ],
  [
    '昂贵',
    `
      price ${MADE} gift food book place car building room money medicine paper drink dish tree
      wood animal flower fruit bag
    `,
    '代价 商品 材料 东西',
    '价格 费用 代价',
  ],
  [
    '便宜 廉价 实惠',
    `
      ${BODIED} ${MADE} ${EATEN} gift food book place car building room paper medicine animal toy
      flower cloth dish
    `,
    '价格 房租',
    '东西 衣服',
  ],
  [
    '沉重',
    `
      ${BODIED} bag step feeling emotion pressure tool mood tone duty furniture door ${MADE} limb
      loss figure head effect content history life mistake breath sound word memory mountain
      speech gift money crop vegetable fruit heart illness book expression price glance thought
      machine snow tear eye task
    `,
    '苦难 灾难 教训 记忆 生活',
    '心情 脚步 书包',
  ],
  [
    '轻便',
    `${CLOTHS} bag car bike motorbike ${TOOLS} ${DRIVEN} appliance furniture footwear tool`,
    '材料 装束 帐篷',
    '衣服 自行车',
  ],
  [
    '轻巧',
    `
      ${BODIED} ${MADE} ${BEASTS} limb step figure dance skill memory bag toy look tool car animal
      sound
    `,
    '结构 话',
    '动作 身子',
  ],
  [
    '笨重',
    `
      ${BODIED} ${MADE} ${BEASTS} figure limb step person furniture bag ${BUILT} machine duty
      clothes ship
    `,
    '',
    '家具 身体',
  ],
  [
    '厚重',
    `
      ${BODIED} ${CLOTHS} book history door cloud custom mountain land building memory snow sound
      paper wood music thought bond feeling text leaf content effect colour air person life
    `,
    '生命',
    '历史 棉衣',
  ],
  [
    '宽大',
    `
      ${CLOTHS} leaf limb figure ${HOME} room ear mouth face beastpart attitude bag ${WORN}
      furniture
      appliance door rule mountain animal head car ship
    `,
    '舞台 胸怀 阳台 教室 礼堂 房间 大厅 客厅 办公室 会议室 屋子 车间 候车室 宫殿',
    '衣服 叶子 手掌',
  ],
  [
    '肥大',
    `
      ${CLOTHS} figure leaf limb animal ear organ crop fruit vegetable beastpart fish insect wood
      hair bird mouth
    `,
    '',
    '裤子 叶子',
  ],
  [
    '宽敞',
    `${BUILT} car bag ship furniture vessel land door figure surroundings aircraft room appliance`,
    '空间 环境',
    '教室 马路',
  ],
  [
    '狭窄 狭小',
    `
      ${BUILT} mountain river size knowledge thought door sea land furniture bag ship car face
      heart figure glance clothes place vessel life building leaf nose sky mouth surroundings
    `,
    '血管',
    '小路 房间',
  ],
  [
    '宽阔',
    `
      road river sea land limb figure ${BUILT} heart face leaf glance door beastpart thought
      knowledge wood sky size place ship room memory mountain surroundings
    `,
    '前景',
    '马路 江面 胸怀',
  ],
  [
    '广阔 辽阔',
    `
      land sea sky river mountain wood place economy size road scenery grass thought knowledge
      dream heart memory nature look star glance season snow light country crop life moon sun
    `,
    '舞台 操场 意境',
    '田野 天地 海洋',
  ],
]
