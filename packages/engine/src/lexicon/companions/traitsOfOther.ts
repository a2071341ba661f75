/**
 * What is said of few things. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import {
  BEASTS,
  BODIED,
  BUILT,
  EATEN,
  EVENTS,
  LIVE,
  MADE,
  PLANTS,
  WRITTEN,
  type Scopes,
} from './scope.ts'

export const TRAITS_OF_OTHER: Scopes = [
  [
    '普通 平凡 平常',
    `
      ${LIVE} ${MADE} ${BUILT} ${EATEN} ${PLANTS} ${WRITTEN} ${EVENTS} duty text picture look
      memory paper affair life quality word speech team name place heart country mountain tree
      insect river bond news light snow face gift behaviour thought dream knowledge skill level
      plan machine land temper hobby
    `,
    '',
    '人 工作',
  ],
  [
    '普遍',
    `
      ${MADE} ${BODIED} thought situation mood habit difficulty feeling rule effect mistake
      knowledge news bond level illness plan
    `,
    '认识 愿望 感受 提高',
    '现象 规律',
  ],
  [
    '安全',
    `
      ${BUILT} ${MADE} surroundings food dish thought knowledge life plan ship car traffic
      activity sense trip order habit duty affair skill place team person sleep movement road
      medicine drink nest
    `,
    '距离 问题 事故',
    '地方 措施',
  ],
  [
    '危险 惊险',
    `
      subject ${BEASTS} place road situation activity match river plan affair behaviour story
      movement tool machine time film chance text picture season car building sea light skill life
      thought trip difficulty surroundings show knife person sickness duty memory board knowledge
      illness tree mountain ship rain wind
    `,
    '经历 情节',
    '地方 动作',
  ],
  [
    '珍稀 稀有',
    `${BEASTS} ${PLANTS} resource tree medicine mountain gift book money wood fruit`,
    '品种 资源 邮票',
    '动物 植物',
  ],
  [
    '宽广 博大',
    `
      heart land sea road figure place knowledge thought glance sky face river country limb size
      feeling music sound room dream mountain beastpart scenery
    `,
    '草 舞台',
    '胸怀 道路 海洋',
  ],
  [
    '淡薄 淡雅',
    `
      thought feeling bond smell colour cloud flower clothes sense mood light picture hobby snow
      look music place taste room ornament drink
    `,
    '印象 感情 法律',
    '意识 云雾',
  ],
  [
    '低落 低下',
    `
      emotion mood level ability wit feeling strength quality place credit head economy skill pace
      situation season figure
    `,
    '成绩',
    '情绪 地位',
  ],
  ['枯燥 乏味 单调', 'skill', '手艺', '生活 气氛'],
  [
    '沉闷 枯燥 乏味 单调',
    `
      life study mood sound duty text book homework subject speech time weather content air
      activity room colour tone music word meeting film language story show course picture
      knowledge place trip food scenery drum season pattern movement song heart light emotion
    `,
    '天 钟 性格',
    '生活 气氛',
  ],
  [
    '成熟',
    `
      fruit crop smell person skill thought heart plan season team economy age surroundings temper
      vegetable tree look chance face text picture quality figure time order expression knowledge
      language flower movement food sense life smell colour taste
    `,
    '过程',
    '果实 庄稼',
  ],
  [
    '脆弱',
    `
      heart life person feeling surroundings organ nature bond emotion figure will animal mirror
      quality insect temper vessel flower order face team tree ability economy
    `,
    '感情 玻璃',
    '心灵 生命',
  ],
  [
    '粗暴 粗鲁',
    `
      person attitude behaviour tone movement language speech temper plan sound animal habit limb
      look answer word expression mistake
    `,
    '',
    '行为 态度',
  ],
  ['广大', 'person people country land team place powers', '学生 草 天', '群众 师生'],
  [
    '平稳 安稳',
    `
      car ship aircraft breath sleep step life emotion pace situation sound movement tone temper
      place mood land economy price illness face river heart
    `,
    '生活 发展',
    '呼吸 飞机',
  ],
  [
    '明确',
    `
      dream plan thought duty answer attitude order rule road effect time bond task word content
      study speech
    `,
    '',
    '目标 任务',
  ],
  [
    '宽松',
    'clothes surroundings order plan time mood rule sleeve life economy place bag study bond',
    '环境 家',
    '衣服 环境',
  ],
  ['湍急', 'river sea place rain', '', '河水 溪流'],
  ['崎岖', 'road mountain land place course life luck trip surroundings dream', '', '山路'],
  [
    '敬佩 羡慕',
    'person emotion feeling glance expression heart look tone eye affair memory merit',
    '',
    '目光',
  ],
  ['茁壮', 'tree crop grass growth person figure leaf flower team animal life', '', '禾苗'],
  [
    '狡猾',
    `
      person people animal insect fish bird expression glance plan thought look face head mouth
      sound tone memory star moon mistake
    `,
    '',
    '狐狸 敌人',
  ],
]
