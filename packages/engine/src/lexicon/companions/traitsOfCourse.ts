/**
 * What road, course and speed are said of. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import { BEASTS, BUILT, MADE, type Scopes } from './scope.ts'

export const TRAITS_OF_COURSE: Scopes = [
  [
    '艰苦 艰难 艰辛 困苦',
    `
      life time surroundings situation road course duty history match task step season place age
      activity text picture trip story growth thought memory difficulty homework subject contest
      economy land
    `,
    '环境 脚 程度',
    '生活 环境 条件',
  ],
  [
    '艰巨',
    `
      task duty course match text picture history difficulty plan dream activity situation order
      contest homework subject
    `,
    '重担 事业 道路',
    '任务 工程',
  ],
  [
    '坎坷 曲折',
    `
      road life river course story history content knowledge mountain situation pattern luck film
      trip dream bond
    `,
    '海 回廊 长廊',
    '人生 道路',
  ],
  [
    '平坦',
    `
      land road ${BUILT} mountain figure life grass face furniture snow river door sea course trip
      wood cloud
    `,
    '马 前途 地势 地形',
    '道路 土地',
  ],
  [
    '险峻',
    'mountain road land scenery building river difficulty place situation tree surroundings wood',
    '地势',
    '山峰 山路',
  ],
  [
    '顺利',
    `
      activity course match life duty plan text picture growth study road contest meeting show
      task time subject trip progress affair situation
    `,
    '事业 考试',
    '工作 活动',
  ],
  [
    '流利',
    'word text poem language speech answer sound subject tone book story',
    '笔 口才',
    '英语 口语',
  ],
  [
    '通顺',
    'word text language content poem speech answer pattern story thought tone',
    '',
    '句子 语言',
  ],
  [
    '流畅',
    `
      subject plucked bowed blown drum hobby language text word music sound movement dance speech
      pattern picture skill book poem answer step thought show song film look appliance river
      story content breath car
    `,
    '线 自然 笔 节奏 画面 交通',
    '语言 线条',
  ],
  [
    '畅通 通畅',
    'road traffic river breath nose drink activity organ news wind pattern',
    '思路 语句',
    '道路 交通',
  ],
  [
    '简单',
    `
      surroundings furniture toy word text homework content plan food life movement person skill
      tool language ${MADE} thought building machine story answer pattern task dish picture dance
      knowledge order song course room match bag subject clothes bond music look affair figure
      heart poem activity book situation speech duty meeting quality attitude feeling head show
      face film expression animal mistake habit dream tone gift gathering
    `,
    '',
    '问题 方法',
  ],
  [
    '复杂',
    `
      thought homework content word language feeling emotion mood story machine building plan bond
      situation person surroundings land pattern text picture knowledge affair expression heart
      order course country skill eye traffic road glance task answer life tool dance music smell
      mountain memory appliance place subject history organ river poem name weather taste sound
      look duty difficulty film effect illness sickness match show activity song attitude insect
    `,
    '动作 环境',
    '问题 情况 心情',
  ],
  [
    '简朴 俭朴 简陋',
    `
      life room building person ${MADE} clothes place furniture food temper look text surroundings
      language content tool affair thought gathering vessel habit music word car ship
    `,
    '生活 环境',
    '生活 房屋',
  ],
  [
    '方便 便利',
    `
      traffic life tool car place road machine appliance skill plan food activity affair clothes
      attitude room ship situation furniture book surroundings bag vessel medicine economy
    `,
    '生活 群众 大家 居民 行人 学习',
    '交通 生活',
  ],
  [
    '迅速',
    `
      movement growth sound step answer car news pace skill effect progress wind course thought
      machine attitude person animal duty illness drink river light sense limb
    `,
    '',
    '动作 反应 发展',
  ],
  [
    '敏捷',
    `
      person title ${BEASTS} movement thought limb figure wit memory head step dance skill answer
      affair language
    `,
    '程度',
    '动作 思维',
  ],
  [
    '灵敏 敏锐',
    `
      sense nose ear eye movement ${BEASTS} wit thought person glance machine appliance tool limb
      head affair ability organ beastpart
    `,
    '洞',
    '嗅觉 耳朵 反应',
  ],
  [
    '灵活',
    `
      person ${BEASTS} movement limb thought head figure eye step plan mouth wit beastpart dance
      tool machine car skill ball stationery time answer ship look order
    `,
    '关节',
    '动作 头脑 手指',
  ],
  [
    '迟钝 敏感',
    `
      person ${BEASTS} sense movement thought head wit heart content organ glance memory eye nose
      ear face beastpart figure feeling grass tree difficulty temper age nature time limb
    `,
    '词 体质 植物',
    '反应 神经',
  ],
  [
    '缓慢',
    `
      movement step pace growth river progress sound tone car music ${BEASTS} person effect course
      light song dance time life tree ship breath figure cloud drum illness speech limb snow
    `,
    '生活',
    '动作 速度',
  ],
  [
    '急促',
    'sound breath step rain tone time drum music speech movement',
    '脚 心 节奏 电话 枪 水',
    '呼吸 脚步声',
  ],
  [
    '紧急 紧迫',
    `
      task time situation meeting news text picture plan affair difficulty duty order illness
      activity sound traffic
    `,
    '电话 命令 按钮',
    '情况 任务',
  ],
]
