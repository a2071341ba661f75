/**
 * Verbs of care, help, honour and fight, with all to whom and to which it is done (`scope.ts`).
 * Source: ours, from general knowledge of the language; free to use with this product.
 */
import { BEASTS, BODY, BUILT, HOME, LIVE, MADE, PLANTS, WILD, type Scopes } from './scope.ts'

const PEOPLE = 'person people title team country'
const LIVES = `${LIVE} people ${PLANTS}`

export const SCOPES_OF_CARE: Scopes = [
  [
    '瞻仰',
    'building place image person people look picture flag history affair board wood paper',
    '遗容 遗像 遗体 遗物 纪念碑 陵墓 故居 风采 仪容 石像 佛像',
    '遗容 纪念碑',
  ],
  ['拜访 拜见 求见', `${PEOPLE} building room place `, '名师 高人', '老师 朋友'],
  ['慰问', PEOPLE, '老人 战士', '军属 老人'],
  ['赡养 孝敬 孝顺 奉养', 'person people', '老人 父母', '老人 父母'],
  [
    '抚养 养育',
    `life people person people title animal bird country growth nature`,
    `孩子 子女`,
    '孩子',
  ],
  ['领养 收养', `${BEASTS} person people tree toy flower`, '孤儿 小猫', '孤儿 小动物'],
  ['陪伴 陪同', `${LIVES} time life growth memory country dream course`, '孩子 老人', '家人'],
  [
    '搀扶 扶',
    `${PEOPLE} ${BODY} ${HOME} ${MADE} ${BUILT} ${PLANTS} bike stick animal mountain`,
    '老人',
    '老人',
  ],
  [
    '看护 照料 照管',
    `${LIVES} land wood ${BUILT} life illness figure affair heart ${HOME} study`,
    '病人 花草',
    '病人 花草',
  ],
  [
    '爱戴 拥戴 敬仰 崇拜 敬佩 钦佩',
    `
      ${PEOPLE} image skill merit quality will knowledge wit behaviour progress history
      ability attitude affair temper thought nature mountain life star speech movement figure
      emotion feeling
    `,
    ``,
    '英雄 老师',
  ],
  [
    '爱护',
    `${LIVES} ${WILD} ${BODY} ${MADE} ${BUILT} property powers nature book surroundings resource life
    health credit honour country team flag toy bond history picture sense mirror news text homework`,
    '',
    '公物 花草',
  ],
  [
    '保卫',
    `${PEOPLE} ${BUILT} land sea sky mountain river life nature wood nest honour credit  order
    property history dream surroundings health  resource rule figure`,
    '',
    '祖国 边疆',
  ],
  [
    '捍卫',
    `${PEOPLE} land sea sky honour credit bond dream rule order life thought place custom history 
    quality will merit will title  nature    knowledge`,
    '',
    '尊严 主权',
  ],
  [
    '珍惜 爱惜',
    `
      ${LIVES} ${MADE} bond feeling time life chance food drink resource powers honour credit
      health figure eye book dream memory knowledge harvest progress effect nature
      surroundings gift study duty country strength wit sense organ festival history custom
      money word trip skill quality activity limb hair luck reward affair impression task
      heart growth weather situation merit emotion ability scenery season air river land
      beastpart match crop fruit rain economy credit
    `,
    ``,
    '时间 友谊',
  ],
  [
    '抢救 救治',
    `${PEOPLE} ${BEASTS} life property history building picture tree flower book resource crop organ
    figure money harvest illness sickness custom`,
    '',
    '病人 伤员',
  ],
  [
    '挽救',
    `${LIVES} life country team economy bond credit situation match nature surroundings loss heart
    dream mistake custom history limb eye figure sense  property land river place chance luck
    building`,
    '',
    '生命',
  ],
  [
    '挽回',
    `loss credit situation bond effect heart match time  trouble life mistake affair chance honour
    luck money illness`,
    '面子 败局 颜面 局面 比分 余地 损失 尊严',
    '损失 局面',
  ],
  [
    '弥补',
    'loss gap mistake bond time heart impression feeling chance life trouble memory effect knowledge',
    '不足 遗憾 缺陷 过失 过错 漏洞 损失 空白 缺憾 裂痕 短板',
    '损失 不足',
  ],
  [
    '治疗 医治 治愈 诊治',
    `illness sickness ${PEOPLE} ${BODY} ${BEASTS} heart organ emotion mouth loss sense memory sleep
    trouble habit mistake tree medicine`,
    ``,
    '病 伤口',
  ],
  [
    '栽培 培育',
    `${LIVES} wood fruit vegetable team ability quality merit feeling bond skill will economy hobby
    resource custom habit knowledge growth mood dream thought behaviour`,
    '',
    '花木 人才',
  ],
  [
    '打击',
    `${PEOPLE} illness behaviour will emotion economy credit dream mistake heart strength drum ball
    feeling animal hobby might wit trouble`,
    '敌人 犯罪 罪犯 犯罪分子 违法行为 积极性 信心 盗版 假货 乐器',
    '敌人 犯罪',
  ],
  [
    '战胜 打败 击败',
    `${PEOPLE} ${BEASTS} difficulty illness sickness trouble weather nature will emotion feeling habit
    mistake temper loss luck pressure time life sleep gap wind rain snow surroundings river sea
    situation  thought team chess behaviour`,
    '',
    '困难 敌人',
  ],
  ['招待 款待 接待', `person people title team animal bird fish insect`, '客人', '客人'],
  [
    '欢迎 迎接',
    `
      ${LIVES} ${WILD} festival time season contest dream difficulty life chance task honour
      country team show gift homework meeting activity progress news growth sun duty answer
      match situation thought affair trip gathering speech emotion feeling
    `,
    ``,
    '客人 新年',
  ],
  [
    '赠送',
    `gift ${MADE} book food fruit flower money medicine honour  poem picture speech resource 
    tree animal bird fish music  song toy paper text ${HOME} crop drink vegetable dish leaf`,
    '',
    '礼物 图书',
  ],
  [
    '授予 颁发',
    'honour reward paper ornament gift flag title name credit money word team book',
    '称号 奖章 奖牌 学位 奖 证书 权力 勋章 牌匾',
    '奖状 称号',
  ],
  [
    '佩戴',
    'ornament eyewear headwear flag flower honour umbrella paper board',
    '红领巾 校徽 徽章 口罩 领带 围巾 胸花 勋章 耳机 首饰',
    '校徽 红领巾',
  ],
  [
    '参观 游览 游玩',
    `${BUILT} ${WILD} scenery show country history team ship picture activity course study custom
    machine board surroundings resource harvest trip car aircraft nest gathering vessel paper`,
    ``,
    '博物馆 公园',
  ],
  [
    '攀登 登上',
    `mountain building room road ship aircraft car door tree sky moon star honour knowledge
    skill height land board scenery place  wood level progress life dream history text news paper
    wood`,
    `高峰 舞台 领奖台 讲台 校刊 报刊 月刊 周刊 校报 刊物 杂志 报纸 晚报 日报 头条 热搜 榜首 榜单
    封面 排行榜`,
    '高山 舞台',
  ],
  [
    '跨越 翻越',
    `mountain river sea land road door ${HOME} time difficulty gap length ${BUILT} life
    history trouble country situation people person grass wood mistake rule limb level text`,
    '障碍 高山',
    '高山 障碍',
  ],
]
