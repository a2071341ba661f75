/**
 * What moods and manners are said of. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import { BUILT, EVENTS, LIVE, MIND, SAID, SHOWN, WILD, WRITTEN, type Scopes } from './scope.ts'

export const TRAITS_OF_MOODS: Scopes = [
  [
    '友好 友善',
    `
      ${LIVE} place bond attitude expression glance speech tone mood limb meeting match contest
      temper nature feeling quality
    `,
    '',
    '关系 态度',
  ],
  [
    '亲切',
    `
      person title ${SHOWN} ${SAID} sound song music speech tone ${WILD} attitude mood temper
      feeling impression
      place room memory word name bond thought
    `,
    '气息 味道',
    '目光 话语 笑容',
  ],
  [
    '冷漠',
    `
      person title ${SHOWN} ${SAID} sound song music speech tone attitude temper mood bond emotion
      feeling place room
      building country thought life time mountain moon light weather
    `,
    '',
    '态度 表情',
  ],
  [
    '冷淡',
    `
      person title ${SHOWN} ${SAID} sound song music speech tone attitude temper bond colour
      economy mood feeling
      light emotion
    `,
    '市场',
    '态度',
  ],
  [
    '冷静 镇定 镇静 沉着 从容',
    `
      ${LIVE} ${SHOWN} ${SAID} sound head attitude temper feeling emotion wit thought step mood
      quality skill ability
    `,
    '生活',
    '头脑 态度',
  ],
  [
    '慌张 惊慌 惊慌失措',
    `${LIVE} ${SHOWN} sound song music speech tone tone step mood emotion feeling heart`,
    '',
    '神色 样子',
  ],
  [
    '焦急 着急 焦虑 不安',
    `
      ${LIVE} ${SHOWN} sound song music speech tone emotion feeling tone step mood time glance
      situation tear thought
      sleep
    `,
    '',
    '心情 神色',
  ],
  [
    '骄傲',
    `
      ${LIVE} ${WILD} place ${SHOWN} ${SAID} temper emotion feeling attitude thought quality mood
      mistake
      memory progress honour place head sound light
    `,
    '成绩 历史',
    '神情 人',
  ],
  [
    '孤独 寂寞 孤单',
    `
      ${LIVE} ${WILD} place ${MIND} ${SHOWN} sound song music speech tone ${BUILT} life time lamp
      light road mood memory toy
      appliance song ship car furniture poem tear
    `,
    '旅行 生活 旅程 滋味',
    '身影 老人',
  ],
  [
    '愉快 快乐 开心 欢快 欢乐',
    `
      ${LIVE} ${WILD} ${MIND} ${SHOWN} sound song music speech tone ${EVENTS} ${WRITTEN} ${BUILT}
      mood memory
      impression thought life step speech dance breath gathering honour time age
    `,
    '节奏 味道 滋味 成长',
    '心情 时光',
  ],
  [
    '幸福 美满',
    `
      ${LIVE} ${WILD} ${MIND} ${SHOWN} ${EVENTS} ${BUILT} tear life memory taste smell mood
      impression sound thought dream age team sleep food drink
    `,
    '气息',
    '生活 家庭',
  ],
  [
    '兴奋 激动',
    `
      ${LIVE} ${SHOWN} sound song music speech tone emotion feeling tear tone mood step time
      memory dance news head
      impression
    `,
    '劲 状态',
    '心情 神情',
  ],
  [
    '伤心 难过 悲伤 悲痛 忧伤 哀伤 忧愁',
    `
      ${LIVE} ${WILD} ${SHOWN} sound song music speech tone ${MIND} tear time memory story film
      song music poem mood
      life thought text picture impression blown bowed news sleep place tone
    `,
    '',
    '心情 眼泪',
  ],
  [
    '疲惫 疲劳 疲倦 劳累',
    `
      person animal bird insect ${SHOWN} figure step sound life time eye mood feeling heart duty
      situation organ limb head tone memory machine trip breath sun
    `,
    '生活 程度',
    '身体 神情',
  ],
  [
    '害羞 羞涩 腼腆',
    `${LIVE} ${WILD} ${SHOWN} temper sound feeling emotion tone look head`,
    '',
    '样子 小姑娘',
  ],
  [
    '得意 自豪 满意 失望 沮丧',
    `
      duty task person title animal bird insect toy ${SHOWN} sound song music speech tone emotion
      feeling answer
      progress mood effect level impression tone text picture homework thought tear step memory
      place plan situation history skill attitude life
    `,
    '',
    '神情 笑容',
  ],
  [
    '羞愧 惭愧 内疚 后悔',
    `
      person title animal emotion feeling expression glance tear face mood tone look head thought
      impression
    `,
    '事 药',
    '心情',
  ],
  [
    '冷酷 残忍 残暴 凶残 凶狠 狠毒 狠心',
    `
      ${LIVE} ${SHOWN} ${WILD} sound song music speech tone temper attitude match plan thought
      mouth limb mistake
      rule memory difficulty beastpart story history
    `,
    '',
    '敌人 手段',
  ],
  [
    '无私 忘我',
    `
      person title bond feeling emotion limb quality merit nature duty attitude thought effect
      life figure heart sun land
    `,
    '',
    '奉献 精神',
  ],
  [
    '礼貌 文明',
    `
      person title place room ${SAID} habit activity behaviour attitude limb road quality history
      car look trip team memory merit
    `,
    '餐桌 现象 交通 程度',
    '行为 语言',
  ],
  [
    '和平',
    `
      place mood time feeling life situation thought dream bond bird surroundings nature activity
      sound land light flower
    `,
    '生活 力量 发展 事业',
    '年代 环境',
  ],
]
