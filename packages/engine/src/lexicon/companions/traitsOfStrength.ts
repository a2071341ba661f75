/**
 * What strength, bustle and stillness are said of. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import { BEASTS, BODIED, BUILT, CLOTHS, LIVE, PLANTS, SHOWN, WILD, type Scopes } from './scope.ts'

export const TRAITS_OF_STRENGTH: Scopes = [
  [
    '强大',
    `
      place person title strength ability wit will feeling quality team machine light wind effect
      figure heart organ mood limb animal country economy pressure skill thought language
      knowledge credit bond life nature sea memory history merit river
    `,
    '根 记忆',
    '力量 国家',
  ],
  [
    '强烈',
    `
      light feeling emotion will effect dream smell taste sound colour movement wind pressure
      thought mood impression sense quality gap mistake sun wit attitude bond answer merit credit
    `,
    '要求 地震 兴趣 口吻 感情 疼痛 节奏',
    '愿望 光线 反应',
  ],
  [
    '猛烈',
    'wind rain light sea match sound snow movement river sun breath effect weather',
    '批评 咳嗽 打击',
    '炮火 风雨 攻击',
  ],
  [
    '剧烈',
    'movement sickness growth breath contest sound emotion light illness heart effect match',
    '地震 冲突 活动',
    '运动 疼痛 震动',
  ],
  [
    '激烈',
    `
      match contest sound speech activity show emotion music situation language mood thought
      meeting movement drum light dance temper attitude film content sea heart
    `,
    '枪 冲突 程度 矛盾 争执 节奏 场面',
    '比赛 争论 战斗',
  ],
  [
    '热烈',
    `
      sound mood speech feeling activity dance place flower colour meeting gathering emotion
      attitude show song music light scenery answer season match situation contest sun language
      festival temper
    `,
    '反响 追求 课堂 反应',
    '掌声 气氛 讨论',
  ],
  [
    '热闹',
    `
      ${BUILT} activity show gathering meeting festival mood time match sound scenery life dance
      contest season sea sky lamp team wood land content bird animal flower music song insect
      river traffic economy road film light colour situation nature picture
    `,
    '元宵 人 班级 我 锣鼓 生活 课堂 饭 传统',
    '集市 节日 场面',
  ],
  [
    '繁华',
    `light ${BUILT} place time scenery economy life dream lamp history river colour season country`,
    '',
    '街道 城市',
  ],
  [
    '繁荣',
    'economy place history custom situation building country road scenery time',
    '发展 生态',
    '市场 经济',
  ],
  [
    '忙碌 繁忙',
    `
      person title ${BEASTS} figure limb duty life time ${BUILT} traffic step season ship scenery
      memory subject task car team study situation mood
    `,
    '线 节奏',
    '工作 身影',
  ],
  [
    '冷清',
    `${BUILT} place time scenery sound mood moon lamp economy road light season festival life`,
    '场面 山',
    '街道 院子',
  ],
  [
    '偏僻',
    `${BUILT} mountain land wood river word room place surroundings person`,
    '',
    '山村 地方',
  ],
  [
    '安静 宁静 寂静 幽静 清静 平静',
    `
      ${LIVE} ${WILD} ${BUILT} ${SHOWN} mood feeling emotion life sound surroundings time lamp
      ship attitude tone thought head dream sleep memory music answer speech traffic situation
      team study car door poem song text heart temper language picture book breath show
    `,
    '',
    '夜晚 湖面 校园',
  ],
  [
    '清新',
    `
      ${BODIED} air smell scenery wind ${PLANTS} text language poem music rain colour picture
      river place look season taste mountain song person content sound land time clothes leaf sky
      building room drink light fruit vegetable food story cloth flower dance face surroundings
    `,
    '气息 字 口气',
    '空气 气息',
  ],
  [
    '凉爽 凉快',
    `
      weather wind season time place drink river ${BUILT} wood land rain ${CLOTHS} air tree
      ${PLANTS} food fruit mountain figure sea furniture face heart limb soup surroundings
    `,
    '天 空调 日子',
    '天气 秋风',
  ],
]
