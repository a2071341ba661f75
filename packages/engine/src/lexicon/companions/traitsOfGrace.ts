/**
 * What grace, gentleness and gravity are said of. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import {
  BEASTS,
  BODIED,
  BUILT,
  EATEN,
  EVENTS,
  LIVE,
  MIND,
  SAID,
  SHOWN,
  WILD,
  WRITTEN,
  type Scopes,
} from './scope.ts'

export const TRAITS_OF_GRACE: Scopes = [
  [
    '优雅 高雅 文雅',
    `
      person title ${BEASTS} dance look movement figure step music speech place surroundings
      language hobby temper show clothes behaviour plucked room sound mood expression skill flower
      tree song memory life image ornament picture limb attitude
    `,
    '环境 生活',
    '气质 舞姿',
  ],
  [
    '优美',
    `
      scenery dance song music sound text language surroundings look figure poem place word
      movement picture pattern mountain river tree step land content bird story temper skill
      season sky building tone film animal limb image memory light show insect flower wood moon
      subject lamp road mood
    `,
    '风 环境',
    '风景 歌声 舞姿',
  ],
  [
    '美妙',
    `
      course sound song music dance scenery memory thought dream time feeling story taste smell
      impression picture poem word life speech film place light trip imagination activity country
      affair mood fruit food study
    `,
    '梦',
    '歌声 音乐',
  ],
  [
    '美好',
    `
      ${EVENTS} ${WILD} ${MIND} ${WRITTEN} place dream memory impression thought effect sound
      image heart speech smell behaviour gift progress person scenery look team growth taste
      surroundings hobby luck light expression reward news chance room building
    `,
    '',
    '生活 回忆',
  ],
  [
    '甜蜜 甜美',
    `
      ${EATEN} expression sound song music speech taste smell memory time feeling life dream sleep
      mouth person flower face tone look emotion drink story impression bond team temper mood tear
      gift
    `,
    '泉 生活 事业 负担 家',
    '笑容 梦 滋味',
  ],
  [
    '温柔',
    `
      ${LIVE} ${WILD} ${SHOWN} ${SAID} sound song music attitude temper heart light colour bond
      feeling dance skill look lamp insect memory step mood smell clothes story room
    `,
    '力量',
    '目光 声音',
  ],
  [
    '温和',
    `
      ${SHOWN} ${LIVE} weather season wind light sun expression glance tone speech sound attitude
      temper face air medicine feeling answer colour place temperature look drink plan soup taste
      mood surroundings
    `,
    '天',
    '性格 语气 天气',
  ],
  [
    '柔和',
    `
      light sound wind lamp music tone moon sun glance song speech colour expression pattern face
      season temper look eye drink river star cloud air movement scenery picture mood furniture
      sea dance flower taste language bowed leaf rain feeling
    `,
    '线',
    '光线 声音',
  ],
  [
    '沸腾',
    `
      ${BUILT} drink soup river sea food vessel team place blood heart room emotion mood building
      sky life people
    `,
    '',
    '开水 热血',
  ],
  [
    '豪华',
    `
      building room car ship clothes furniture place road vessel food aircraft gathering ornament
      bag team gift life lamp bedding
    `,
    '酒 生活',
    '别墅 酒店',
  ],
  [
    '贫瘠',
    `
      land mountain place resource surroundings knowledge thought heart life country imagination
      language
    `,
    '精神',
    '土地',
  ],
  [
    '凶猛 凶恶',
    `
      ${BEASTS} river sea wind rain light person sickness match illness expression face look
      temper eye sound mouth cloud glance beastpart
    `,
    '洪水',
    '野兽 洪水',
  ],
  [
    '逼真',
    `
      ${BODIED} speech picture film toy sound story content image look movement effect show memory
      text dream tool expression scenery figure activity building flower animal fruit food
    `,
    '场景',
    '画面 形象',
  ],
  [
    '轻盈',
    `
      ${BEASTS} step dance figure snow movement person cloud leaf flower wind clothes tree hair
      beastpart sound ship music ball aircraft rain toy limb memory look heart light river
    `,
    '',
    '脚步 舞姿',
  ],
  [
    '端正',
    `
      person title attitude figure face word look nose behaviour thought mouth image eye headwear
      study clothes temper merit movement
    `,
    '字体 作风',
    '态度 坐姿',
  ],
  [
    '潦草',
    'word paper homework pattern language plan text look content',
    '书 笔 笔画 人生',
    '字迹',
  ],
  [
    '昏沉 清醒',
    `
      head person thought animal figure eye memory situation expression heart mood knowledge sky
      glance time wit sleep will country team
    `,
    '认识',
    '头脑',
  ],
  [
    '发达',
    `
      economy traffic place limb head skill country team sense figure organ beastpart land wit
      nose ear
    `,
    '根',
    '经济 交通',
  ],
  [
    '严重',
    `
      illness sickness mistake difficulty effect situation trouble loss rubbish affair
      surroundings attitude air habit sense weather thought limb organ blood river traffic health
      quality behaviour
    `,
    '程度',
    '病情 错误 后果',
  ],
]
