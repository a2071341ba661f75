/**
 * What character is said of. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import { LIVE, MIND, SAID, SHOWN, WILD, type Scopes } from './scope.ts'

export const TRAITS_OF_CHARACTER: Scopes = [
  [
    '勇敢 英勇 勇猛 无畏',
    `${LIVE} ${WILD} place ${MIND} ${SHOWN} thought memory story history duty task head ship`,
    '人生 斗争 挑战',
    '战士 孩子',
  ],
  [
    '善良',
    `${LIVE} ${WILD} place ${MIND} ${SHOWN} memory thought speech head word`,
    '愿望 心愿 力量',
    '心地 人',
  ],
  [
    '诚实 老实 忠厚 憨厚 厚道',
    `${LIVE} ${WILD} place ${MIND} ${SHOWN} speech answer tone thought word`,
    '生意',
    '人 态度',
  ],
  [
    '真诚 诚恳 真挚 诚挚',
    `${LIVE} ${MIND} ${SHOWN} ${SAID} thought sound song music plan dream effect`,
    '',
    '感情 态度 话语',
  ],
  ['热心 好心', `${LIVE} place room temper attitude quality merit speech`, '', '人 邻居'],
  [
    '热情',
    `
      ${LIVE} ${WILD} place ${MIND} ${SHOWN} ${SAID} sound song music speech tone dance colour
      light smell show activity meeting
      memory music place task
    `,
    '氛围',
    '人 态度 招待',
  ],
  [
    '耐心 细心',
    `
      person title animal bird place temper attitude quality merit answer speech task duty ability
      tone expression glance memory
    `,
    '程度',
    '老师 讲解',
  ],
  [
    '粗心 马虎 粗心大意',
    `
      person title animal bird fish insect toy temper attitude quality mistake habit merit place
      thought
    `,
    '习惯 后果',
    '人 毛病',
  ],
  [
    '虚心 谦虚',
    `
      person title animal bird fish insect temper attitude quality merit speech answer tone
      expression glance thought word leaf crop tree place
    `,
    '学习',
    '人 态度',
  ],
  [
    '勤奋 刻苦',
    `${LIVE} temper attitude quality merit subject habit task duty life time place tree`,
    '程度 汗水',
    '学习 学生',
  ],
  [
    '勤劳',
    `${LIVE} ${WILD} place limb temper quality merit habit life figure memory hair face`,
    '汗水',
    '人民 蜜蜂',
  ],
  [
    '懒惰',
    `${LIVE} ${WILD} temper quality attitude habit mistake thought life`,
    '习惯 生活',
    '人 习惯',
  ],
  [
    '聪明 机智 聪慧 机灵',
    `
      machine ${LIVE} ${WILD} head eye glance expression wit plan thought quality merit answer
      look face memory limb speech
    `,
    '耳朵',
    '头脑 孩子',
  ],
  [
    '愚蠢 笨拙',
    `
      ${LIVE} limb figure step thought plan mistake memory look expression dance head mouth speech
      answer bird ship car skill
    `,
    '问题 笔 勇气 爱 善良',
    '行为 动作',
  ],
  [
    '朴实 淳朴 纯朴',
    `
      person title place temper quality merit attitude speech tone language text look expression
      glance life thought bond face habit clothes feeling emotion word content figure
    `,
    '民风 民俗 愿望 生活 土地',
    '语言 人 民风',
  ],
  [
    '慈祥 慈爱 和蔼 和蔼可亲',
    `person title ${SHOWN} ${WILD} sound song music speech tone temper attitude memory hair toy animal`,
    '雕像 石像',
    '老人 笑容',
  ],
  [
    '严厉',
    `person title ${SHOWN} ${SAID} sound song music speech tone temper attitude rule order bond feeling memory`,
    '打击 措施 教训',
    '老师 批评 目光',
  ],
  [
    '严格',
    'person title attitude rule order duty plan level quality place temper',
    '程序 区别 意义',
    '要求 纪律 训练',
  ],
  [
    '严肃',
    `
      person title animal ${SHOWN} ${SAID} mood attitude tone temper duty task meeting situation
      subject order thought time difficulty mistake place rule sound gathering activity content
    `,
    '国歌 军装',
    '表情 气氛',
  ],
  [
    '温顺',
    `${LIVE} ${WILD} temper expression glance hair attitude look quality feeling`,
    '毛',
    '小猫 性格',
  ],
  [
    '暴躁 急躁',
    `
      ${LIVE} ${WILD} temper expression emotion attitude tone sound quality feeling mistake step
      thought habit glance
    `,
    '',
    '脾气 性格',
  ],
  [
    '倔强 固执',
    `
      ${LIVE} ${WILD} temper expression glance mouth face attitude thought head look hair memory
      figure will quality feeling
    `,
    '生命 劲',
    '性格 脾气',
  ],
  [
    '顽固',
    `
      person animal insect grass thought attitude illness temper rubbish mistake habit sickness
      difficulty
    `,
    '',
    '敌人 思想',
  ],
  [
    '顽皮 调皮 淘气',
    `
      ${LIVE} ${WILD} place ${SHOWN} temper hair feeling quality speech tone sound memory toy
      stationery ball
      light nature story
    `,
    '行为 文字 字 念头',
    '孩子 小猴',
  ],
  [
    '活泼',
    `
      ${LIVE} ${WILD} temper mood ${SHOWN} language show dance music activity tone word text
      subject content attitude colour sound life speech song place team study
    `,
    '节奏',
    '孩子 性格',
  ],
  [
    '开朗',
    `
      person title temper expression sound mood feeling emotion glance attitude life look sky
      quality head
    `,
    '思想',
    '性格 心情',
  ],
  [
    '乐观',
    `
      person title temper attitude emotion feeling thought life mood expression situation quality
      tree grass
    `,
    '前景 结果',
    '态度 心态',
  ],
  ['胆小', `${LIVE} temper feeling quality thought`, '毛病', '人 小兔'],
  ['孤僻 偏执', 'person animal temper life look quality feeling', '生活', '性格'],
  [
    '小气 吝啬 自私',
    `${LIVE} ${WILD} temper thought attitude quality mistake look habit feeling dream`,
    '',
    '人 行为',
  ],
  [
    '懂事 孝顺 能干',
    'person title animal bird insect toy place temper limb look expression',
    '年纪 年龄 行为',
    '孩子',
  ],
  [
    '老练 干练',
    `
      person title animal attitude temper skill ability limb thought look step language figure
      expression glance plan
    `,
    '笔 作风 口吻 短发',
    '人 手法',
  ],
  [
    '幽默 风趣 诙谐',
    `
      person title language ${SAID} text temper show film book content look expression picture
      attitude feeling quality merit life dance memory wit
    `,
    '手法 动作 课堂',
    '语言 人',
  ],
]
