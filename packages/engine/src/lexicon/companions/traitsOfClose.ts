/**
 * What closeness and thickness are said of, and what is well done. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import { BODIED, EVENTS, LIVE, MIND, SAID, SHOWN, WILD, WRITTEN, type Scopes } from './scope.ts'

export const TRAITS_OF_CLOSE: Scopes = [
  [
    '亲密',
    'bond person feeling animal movement bird limb look speech team toy nature',
    '称呼',
    '朋友 关系',
  ],
  ['密切 紧密', 'bond content team plan thought life', '', '关系 联系'],
  [
    '严密 周密',
    'plan course thought order content team text language skill door vessel',
    '布 思维 网',
    '计划 逻辑',
  ],
  [
    '稠密 稀疏',
    `
      amount hair leaf wood tree star cloud grass rain crop person building sound lamp place
      flower light
    `,
    '毛 网 植被 牙 眉',
    '人口 头发',
  ],
  ['浓密', 'hair leaf wood tree grass cloud beastpart animal face', '烟 头 植被', '头发 枝叶'],
  [
    '浓厚',
    `
      speech language hobby mood cloud smell colour feeling history custom taste soup drink bond
      snow knowledge dish
    `,
    '感情 生活 烟 节日 学习 民族 气息 年味',
    '兴趣 气氛',
  ],
  [
    '浓郁',
    `
      smell taste flower food drink soup mood colour history custom feeling tree hobby fruit look
      dish leaf wood grass land bond text poem
    `,
    '书 民族 气息 节日 生活 年味',
    '香气 花香',
  ],
  ['稀薄', 'air cloud mountain light soup', '烟', '空气 云雾'],
  ['繁重', 'duty task homework subject pressure text picture life', '体力', '工作 任务'],
  [
    '精彩',
    `
      ball ${EVENTS} ${SAID} ${WRITTEN} skill movement memory effect thought life plan progress
      impression trip picture study
    `,
    '世界',
    '表演 比赛 故事',
  ],
  [
    '优秀',
    `
      person title ${WRITTEN} level merit quality team skill ability history habit honour wit text
      picture film show answer resource paper homework news plan progress image
    `,
    '表现 公司 学校',
    '学生 作品 成绩',
  ],
  [
    '优异 优良 优越',
    `
      level merit quality surroundings habit history progress honour skill ability use resource
      attitude effect thought person title crop animal machine medicine team place weather air
    `,
    '环境 品种 地位 制度 生活',
    '成绩 条件 传统',
  ],
  [
    '漂亮',
    `
      ${BODIED} word text dance movement skill paper look ball activity pattern homework match
      speech progress person level figure room
    `,
    '普通话 英语 板书',
    '衣服 花 字',
  ],
  [
    '坚强',
    `
      ${LIVE} ${WILD} ${MIND} ${SHOWN} heart memory team country temper limb life image insect
      figure story head tear sound tree grass flower
    `,
    '翅膀 斗争 石榴',
    '意志 战士',
  ],
  [
    '坚定',
    `
      person title ${MIND} ${SHOWN} thought dream step tone attitude sound speech answer movement
      heart team road emotion temper plan light life language
    `,
    '',
    '信念 步伐 目光',
  ],
  [
    '顽强',
    `
      ${LIVE} ${WILD} ${MIND} life wit match strength movement team insect tree grass crop flower
      attitude thought illness quality history person
    `,
    '作风 学习',
    '生命力 毅力',
  ],
  [
    '清脆',
    `
      sound song music mouth animal bird insect drum blown plucked speech food vegetable fruit
      crop tone river answer name toy word
    `,
    '口感 玻璃',
    '声音 铃声',
  ],
  [
    '清澈',
    `
      river sea eye glance sky drink air face sound expression tear heart light rain soup mirror
      person place memory song look moon season snow music star
    `,
    '童年 少年 水质',
    '河水 眼睛',
  ],
  [
    '清晰',
    `
      sound memory thought picture pattern word impression film light language image scenery
      answer mountain face content plan glance speech paper step head eye sky star look dream
      figure text tone appliance sense knowledge
    `,
    '脚',
    '声音 思路 字迹',
  ],
  [
    '正确 准确',
    `
      answer thought plan attitude homework word text language time knowledge road level news
      speech effect amount movement pattern sense machine dream person subject price tone sound
      rule skill order content temperature memory behaviour habit story wit tool impression
    `,
    '心态 步骤',
    '答案 方法',
  ],
  [
    '动听 悦耳 好听',
    `
      subject sound song music speech tone bird insect story word poem plucked bowed blown drum
      mouth animal name river language text rain wind answer film show toy
    `,
    '理由',
    '歌声 琴声',
  ],
  [
    '生动',
    `
      text language story content picture word speech answer image film study show thought
      movement expression look person memory poem scenery knowledge subject face eye dance news
      activity plan tone homework toy pattern
    `,
    '材料 局面 雕像',
    '语言 故事',
  ],
  [
    '感人 动人',
    `
      story film text song music memory scenery sound speech bond poem news affair person dance
      picture show life content expression face eye glance look figure language word feeling
      temper flower image season history gathering tear behaviour
    `,
    '力',
    '故事 情景',
  ],
  [
    '熟练',
    `
      look person skill movement ability limb language step plan plucked word tool subject machine
      tone dance text poem speech study
    `,
    '程度 步骤',
    '技术 动作',
  ],
  [
    '高超 精湛',
    `
      skill person ability show level wit thought text dance movement match plan picture language
      strength
    `,
    '球 棋 智慧',
    '技术 手艺',
  ],
  [
    '高尚 崇高',
    `
      person merit quality thought dream heart image duty temper feeling credit history team
      country behaviour life bond mood place emotion memory title
    `,
    '荣誉 事业 情趣',
    '品德 理想',
  ],
  [
    '良好',
    `
      habit surroundings mood attitude quality merit effect credit level order sense skill ability
      bond study traffic impression behaviour thought situation image health temper weather plan
      chance sleep wit life look use growth custom team
    `,
    '习惯 环境 心态 成绩 公民 社会 愿望 榜样 班风 校风 学风 基础 开端',
    '习惯 环境',
  ],
  [
    '恶劣',
    `
      surroundings weather attitude behaviour effect season thought temper mood situation habit
      quality air land merit plan health life bond place sea rule
    `,
    '环境 天 心情 情绪 自然 质量 印象 情节',
    '环境 天气',
  ],
]
