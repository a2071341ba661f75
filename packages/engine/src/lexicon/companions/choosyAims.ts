/**
 * More verbs that are choosy about what is done with: those of effort, speech, thought and of making
 * things, and what they never take. As `choosyDeeds.ts`. Source: ours, from general knowledge of the
 * language; free to use with this product.
 */
import type { Choosy } from './choosy.ts'

const BODIED = 'food drink soup clothes footwear furniture vessel bag'
const FIGURES = 'price amount height weight temperature age'
const POWERS = 'skill wit sense'
const NATURE_OF = 'temper look attitude'
const CHARACTER = 'will merit credit'
const AROUND = 'weather season surroundings mood traffic'
const FEELINGS = 'bond emotion'

export const CHOOSY_AIMS: Choosy = [
  [
    '改正 纠正 改掉',
    `
      ${FIGURES} ${POWERS} ${FEELINGS} ${CHARACTER} ${AROUND} pace size strength pressure sickness
      economy life effect impression duty chance step match gathering
    `,
    '错误 缺点',
  ],
  [
    '克服',
    `${FIGURES} ${POWERS} bond ${CHARACTER} mood effect impression content order duty chance economy`,
    '困难 缺点',
  ],
  ['战胜', `${POWERS} bond ${CHARACTER} look order duty chance effect mood`, '困难 敌人'],
  ['提高 提升', 'sickness bond traffic order sleep', '水平 成绩'],
  [
    '增强',
    `${FIGURES} pace sickness weather season course content duty order chance step sleep dream`,
    '信心 体质',
  ],
  [
    '扩大',
    `price pace height weight temperature age strength ${POWERS} ${FEELINGS} ${CHARACTER}
    ${NATURE_OF} sickness sleep weather taste`,
    '范围 规模',
  ],
  [
    '加快',
    `${FIGURES} size strength ${POWERS} ${FEELINGS} ${CHARACTER} ${NATURE_OF} sickness
    surroundings mood knowledge honour habit mistake`,
    '速度 步伐',
  ],
  [
    '加深',
    `${FIGURES} pace ${POWERS} ${CHARACTER} ${NATURE_OF} honour order duty habit`,
    '印象 理解',
  ],
  [
    '改善',
    `price amount height age ${CHARACTER} knowledge honour progress duty dream chance step`,
    '环境 生活',
  ],
  [
    '减轻',
    `pace size height age temperature ${POWERS} ${NATURE_OF} ${CHARACTER} bond surroundings mood
    knowledge dream habit order chance economy`,
    '负担 压力',
  ],
  [
    '缩短',
    `${POWERS} ${FEELINGS} ${CHARACTER} ${NATURE_OF} price amount weight temperature strength
    sickness surroundings mood knowledge habit mistake pressure`,
    '时间 距离',
  ],
  [
    '缩小',
    `${POWERS} ${FEELINGS} ${CHARACTER} ${NATURE_OF} time pace temperature weight age strength
    sickness mood knowledge habit mistake pressure`,
    '范围 差距',
  ],
  [
    '降低',
    'bond merit habit duty dream honour course look content speech sleep taste',
    '温度 价格',
  ],
  [
    '树立',
    `${FIGURES} ${POWERS} ${FEELINGS} ${AROUND} habit pace sickness effect content knowledge
    progress honour mistake difficulty life sleep step match gathering activity contest strength`,
    '理想 信心',
  ],
  ['培养', `${FIGURES} ${AROUND} size length sickness match gathering progress`, '兴趣 能力'],
  [
    '发扬',
    `${FIGURES} ${POWERS} ${FEELINGS} ${AROUND} pace size strength sickness situation life course
    effect impression content match chance dream difficulty look`,
    '精神 传统',
  ],
  [
    '发挥',
    `${FIGURES} ${AROUND} bond size sickness habit mistake difficulty dream honour progress order
    rule duty look temper chance impression`,
    '作用 特长',
  ],
  [
    '弘扬 传承',
    `${FIGURES} ${AROUND} ${POWERS} food clothes mistake difficulty task homework level progress
    honour`,
    '精神 传统',
  ],
  ['达到', 'place mountain person sea', '目标 水平'],
  ['到达', 'price amount age weight temperature pace dream task homework knowledge', '山顶 车站'],
  [
    '实现',
    `${FIGURES} ${POWERS} ${FEELINGS} ${NATURE_OF} ${AROUND} will mistake pace size sickness
    strength speech sleep duty`,
    '理想 愿望',
  ],
  [
    '完成',
    `${FEELINGS} ${CHARACTER} ${NATURE_OF} ${AROUND} wit sense size height weight temperature age
    sickness sleep impression effect knowledge difficulty strength`,
    '任务 作业',
  ],
  [
    '履行',
    `${BODIED} ${FEELINGS} level ability knowledge feeling habit mistake difficulty homework honour
    progress person place quality dream will effect`,
    '诺言 责任',
  ],
  [
    '取得',
    `${FEELINGS} ${NATURE_OF} ${AROUND} will merit habit sickness duty order difficulty dream wit
    sense`,
    '成绩 进步',
  ],
  ['获得', `${NATURE_OF} sickness mistake difficulty habit duty order weather season`, '成功 荣誉'],
  [
    '受到',
    'honour knowledge skill ability level habit dream task homework will price money gift scenery',
    '表扬 教育',
  ],
  [
    '收到',
    `${AROUND} habit level ability skill knowledge quality mistake difficulty sickness`,
    '来信 礼物',
  ],
  ['产生', `${BODIED} habit homework honour contest meeting book level skill merit temper`, '兴趣'],
  [
    '造成 导致',
    `${BODIED} habit merit skill will bond dream contest activity meeting homework honour knowledge`,
    '损失 后果',
  ],
  [
    '引起',
    `${BODIED} habit merit skill honour knowledge dream homework level ability contest meeting`,
    '注意 兴趣',
  ],
  [
    '展开',
    'habit knowledge skill honour mistake attitude temper effect merit level health',
    '讨论 翅膀',
  ],
  [
    '开展',
    `${BODIED} habit knowledge skill honour mistake difficulty attitude temper level ability quality
    feeling scenery sound person dream effect impression`,
    '活动',
  ],
  [
    '采取',
    `${BODIED} habit knowledge skill honour mistake difficulty level ability quality feeling scenery
    sound person dream effect impression progress bond will`,
    '措施 行动',
  ],
  [
    '采纳',
    `${BODIED} habit knowledge skill honour mistake difficulty level ability quality feeling scenery
    sound person dream effect impression progress bond will rule contest activity`,
    '意见 建议',
  ],
  ['吸收', 'mistake habit honour attitude temper bond dream task homework contest', '营养 知识'],
  ['吸取', 'honour attitude temper bond dream task homework contest scenery', '教训 经验'],
  ['听取', 'song music habit scenery food ability level honour mistake', '意见 报告'],
  [
    '表达',
    `${BODIED} habit skill honour level ability homework contest scenery colour animal rule gift
    flower show film dance`,
    '感情 心意',
  ],
  ['表示', `${BODIED} habit skill honour ability contest show film gift`, '感谢'],
  ['表演', 'sound smell habit knowledge homework honour scenery colour level health', '节目'],
  ['观察', 'song music smell taste speech knowledge honour', '事物 动物'],
  ['观看', 'text book homework sickness illness', '比赛 演出'],
  ['阅读', `${BODIED} film show scenery sound song music contest dance person`, '书籍 文章'],
  ['欣赏', 'taste illness sickness mistake homework rule', '风景 音乐'],
  ['眺望 俯瞰 仰望 遥望 凝望 凝视 注视', 'sound song music smell taste speech', '远方'],
  ['浏览', `${BODIED} sound song music smell`, '网页 书报'],
  ['呼吸 呼吸着', `${BODIED} sound scenery colour`, '空气'],
  ['制造', 'food dish soup song music poem story text picture film show homework', '机器'],
  [
    '创作',
    'food dish drink clothes furniture appliance building road tool bag vessel car footwear',
    '作品 歌曲',
  ],
  ['创造', 'clothes furniture bag homework gift footwear vessel', '财富 奇迹'],
  ['建造 修建', `${BODIED} dish song text picture stationery poem story`, '房屋 桥梁'],
  ['编写', 'food clothes furniture building picture toy bag car', '故事 剧本'],
  ['发明', 'mountain river star sea land animal bird flower tree weather mistake', '机器'],
  [
    '照顾 照料 看护',
    `furniture appliance vessel stationery clothes book text song sound contest homework knowledge
    rule mistake`,
    '老人 病人',
  ],
  ['爱护', 'time task homework contest song story knowledge level progress', '公物 花草'],
  [
    '爱戴 拥护',
    `${BODIED} animal bird flower tree book time nature property knowledge honour contest homework
    song`,
    '老师 领袖',
  ],
  ['辅导', 'food clothes animal furniture flower tree scenery sound', '同学 功课'],
  [
    '修改',
    `person animal weather scenery sound food drink illness flower tree car bike appliance`,
    '作文 计划',
  ],
  ['布置', 'person animal food clothes hair face', '房间 作业'],
  ['掌握', `${BODIED} honour progress bond animal scenery dream mistake merit health`, '知识 方法'],
  [
    '积累',
    'habit mistake health task homework rule dream attitude temper look weather',
    '经验 知识',
  ],
  ['锻炼', `${BODIED} level knowledge honour homework mistake dream bond book`, '身体 意志'],
  [
    '解决',
    `${CHARACTER} honour knowledge dream bond skill habit level scenery sound task weather season`,
    '问题 困难',
  ],
  ['解答', 'mistake habit honour bond emotion dream task food clothes weather', '问题 疑问'],
  ['回答', 'habit honour scenery food clothes bond dream', '问题'],
  ['揭露 揭穿 揭发', `${BODIED} merit honour scenery progress bond dream skill`, '阴谋 谎言'],
  ['赞美 歌颂 赞扬 表扬', 'mistake illness sickness rubbish', '好人好事'],
  ['批评 指责 责备', 'scenery flower tree weather progress honour merit health', '错误 缺点'],
  [
    '举行 举办',
    `${FEELINGS} ${CHARACTER} ${NATURE_OF} ${POWERS} ${AROUND} thought language tone effect
    impression duty chance economy film`,
    '比赛 活动',
  ],
  [
    '参加',
    `${FEELINGS} ${CHARACTER} ${NATURE_OF} ${AROUND} wit sense tone effect impression chance economy
    star furniture appliance flower fruit`,
    '比赛 活动',
  ],
  ['登上 攀登', 'river sea food clothes flower fruit sound', '高山'],
  ['披 披着 披上', 'footwear headwear eyewear umbrella furniture vessel appliance', '大衣 斗篷'],
  ['系上 系着', 'eyewear bag umbrella furniture vessel food footwear', '红领巾 鞋带'],
  ['佩戴', `${BODIED} umbrella stationery`, '红领巾 校徽'],
  ['脱下 脱掉', 'eyewear umbrella furniture food', '衣服 鞋子'],
  ['扛着', 'limb hair face mouth eye sound', '锄头 箱子'],
  ['牵着', 'furniture appliance book sound umbrella vessel', '手 小狗'],
  ['打开', 'eye', '门窗 书本'],
  ['闭上', 'ear nose book', '眼睛 嘴'],
  ['挺起', 'eye ear mouth nose hair', '胸膛'],
  ['熄灭', 'appliance sound song', '灯 火'],
  ['点燃', 'appliance river sea', '蜡烛'],
  ['收割', 'fruit tree animal fish insect bird flower', '庄稼'],
]
