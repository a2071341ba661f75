/**
 * Verbs of speech, thought, rule and effort, with all that is said, thought and done so
 * (`scope.ts`). Source: ours, from general knowledge of the language; free to use with this product.
 */
import { SAID, WRITTEN, type Scopes } from './scope.ts'

const INNER = 'feeling emotion bond heart thought dream'
const TOLD = 'story affair life course memory history secret'
const AFFAIRS = 'activity contest match meeting gathering trip festival'

export const SCOPES_OF_SAYING: Scopes = [
  [
    '讲述 叙述 述说 诉说 讲解',
    `${SAID} ${INNER} ${TOLD} knowledge impression custom image person people country difficulty trouble
    sickness illness mistake time season news content merit quality effect use homework skill course
    film picture situation progress scenery growth rule order plan name nature loss luck speech book
    text will animal movement machine building place medicine star resource festival study`,
    '',
    '故事 经历',
  ],
  [
    '阐述 阐明 论述',
    `
      thought knowledge effect plan content attitude dream rule order secret use situation
      story text bond history quality merit impression course difficulty gap
    `,
    '',
    '道理 观点',
  ],
  [
    '发表',
    `thought show text answer speech poem story news picture song music book impression attitude word plan
    effect content film`,
    '文章 意见 演说 感言 感想 声明 宣言 评论 成果 作品',
    '文章 意见',
  ],
  ['颁布', 'rule order plan news', '法令 命令 政策 条例 决定 规章 奖项 措施', '法令 规定'],
  ['征求 征询', 'thought answer', '意见 建议 看法 同意 许可 想法', '意见'],
  [
    '兑现',
    'reward dream speech money plan honour gift',
    '诺言 承诺 奖励 誓言 约定 支票 许诺',
    '诺言 承诺',
  ],
  [
    '遵循',
    `
      rule order plan custom thought knowledge course nature speech dream history heart
      quality time merit habit life skill step attitude
    `,
    '规律 原则 准则 教导 教诲 路线 传统 医嘱 顺序 方法 指示 意愿 轨迹',
    '规律 原则',
  ],
  [
    '违背 违反',
    `
      rule order plan custom thought knowledge nature speech dream heart course quality will
      merit history bond attitude person answer
    `,
    '规律 诺言 承诺 誓言 意愿 常理 原则 道德 良心 命令 合同 约定',
    '规定 诺言',
  ],
  [
    '履行',
    'duty task rule order dream speech plan course',
    '诺言 承诺 责任 义务 职责 合同 誓言 协议 手续 约定 职务 条约',
    '责任 诺言',
  ],
  [
    '承担 担负 肩负',
    `
      person people health order duty task difficulty trouble loss effect pressure mistake
      money price dream affair homework study weight image use history economy activity course
      resource ship progress life
    `,
    `责任 后果 费用 重担 任务 风险 损失 作用 压力 家务`,
    '责任 任务',
  ],
  [
    '担任',
    'person title image duty team',
    '班长 组长 职务 角色 工作 主持人 裁判 主席 主任 队长 代表 翻译 教练 院长 警卫 导游 主编 指挥',
    '班长 职务',
  ],
  [
    '扮演 饰演',
    'image person people animal title bird fish insect nature show tree flower story',
    '角色 人物',
    '角色',
  ],
  [
    '举办 举行 主办',
    `${AFFAIRS} show picture study speech subject match film song dance music affair economy answer poem
    duty `,
    '比赛 讲座 展览 竞赛 典礼 仪式 晚会 赛 会 讨论 婚礼 训练 画展 论坛 活动 测试 考试 培训 选举',
    '比赛 典礼',
  ],
  [
    '开展',
    `${AFFAIRS} duty task study movement match economy show trip speech answer thought subject
    homework plan course growth behaviour skill trouble`,
    '活动 工作 讨论 竞赛 运动 调查 研究 教育 训练 批评 合作 服务 行动 建设 项目 业务 宣传 游戏 交流',
    '活动',
  ],
  [
    '开设 开办 设立',
    `${AFFAIRS} place building room course study subject team board homework honour plan rule economy
    paper film show task  chance order resource scenery skill`,
    '门 角 课程 专栏 公司 工厂 班 奖 栏目 部门 机构 窗口 岗位 账户 信箱',
    '课程 学校',
  ],
  [
    '成立',
    'team country place building room course',
    '小组 公司 社团 协会 委员会 组织 政府 俱乐部 乐队 部门 机构 班 队 中心 工作室 联盟',
    '小组 公司',
  ],
  [
    '采取',
    'plan movement behaviour attitude skill thought course order task rule',
    '措施 行动 办法 方法 方式 手段 策略 态度 对策 战术 做法 步骤 形式 政策 姿势 立场 攻势',
    '措施 办法',
  ],
  [
    '实行 施行 推行',
    `time rule order plan course task duty activity movement thought study economy custom skill behaviour
    attitude price growth match dream`,
    '制度 政策 计划 改革 办法 措施 方案 法律 责任制 教育 战略',
    '制度 政策',
  ],
  [
    '执行',
    'rule order plan task duty activity course speech thought homework movement behaviour trip',
    '命令 任务 计划 规定 政策 决定 判决 指令 公务 纪律 死刑 程序',
    '任务 命令',
  ],
  [
    '推广 普及',
    `
      country team place knowledge skill thought plan language machine medicine resource book
      custom study activity course crop speech music tool show history habit rule economy car
      appliance story film song dance ball chess food poem progress quality merit movement
      effect image appliance word text clothes
    `,
    '技术 经验 普通话 方法 知识 产品 教育 新品种',
    '经验 知识',
  ],
  [
    '弘扬 发扬光大',
    `
      custom history merit quality will knowledge thought skill dream feeling bond behaviour
      order temper attitude story affair might mood
    `,
    '精神 传统 文化 美德 正气 正能量 主旋律 国粹 民族',
    '精神 传统',
  ],
  [
    '传承',
    `
      person people taste country custom history merit quality skill will knowledge thought
      dream feeling bond show dance music story language economy resource life memory food
      flag blood clothes word song picture poem building text might heart light festival duty
    `,
    '文化 技艺 精神 手艺 美德 基因 薪火',
    '文化 技艺',
  ],
  [
    '传授 讲授',
    `
      knowledge skill ability thought study secret subject language plan ball chess dance
      music song word text poem course use history movement show
    `,
    '知识 经验 技术 方法 课程 秘诀',
    '知识 技术',
  ],
  [
    '磨炼 磨练',
    `
      will ability skill quality temper heart person people life merit wit team emotion
      strength attitude thought limb feeling movement step
    `,
    '意志 性格 毅力 本领 心性',
    '意志 毅力',
  ],
  [
    '锻炼',
    `
      figure will ability skill wit organ quality limb person people team head health merit
      strength sense thought temper heart attitude emotion language speech mouth movement
      habit life
    `,
    '身体 胆量 意志 肌肉 口才 肺活量 体魄 体质',
    '身体 意志',
  ],
  [
    '陶冶',
    'heart quality temper emotion merit person feeling thought hobby wit life',
    '情操 性情',
    '情操 性情',
  ],
  [
    '端正',
    `
      attitude thought behaviour movement mood habit emotion look figure head limb custom face
      word step order
    `,
    '态度 思想 作风 动机 坐姿 姿势 学风 目的 观念 党风 方向',
    '态度 思想',
  ],
  [
    '打断',
    `
      speech thought answer limb organ emotion sleep tool stick meeting memory show
      imagination story course language word breath feeling person people sound activity study
      song music match figure
    `,
    '话 思路 谈话 沉思 遐想 讲话 发言 骨头 腿 思绪 讨论',
    '话 思路',
  ],
  [
    '打消',
    'thought emotion hobby dream will feeling trouble difficulty heart plan',
    '念头 顾虑 想法 积极性 主意 疑虑 打算',
    '念头 顾虑',
  ],
  [
    '解除',
    `
      difficulty trouble pressure illness sickness order rule bond emotion loss feeling
      situation news affair course mistake duty thought
    `,
    '警报 危险 顾虑 婚约 疲劳 疲倦 合同 职务 武装 误会 烦恼 痛苦 束缚 封锁',
    '警报 顾虑',
  ],
  ['振奋', 'emotion heart will might mood feeling merit', '精神 人心 士气', '精神 人心'],
  [
    '调动',
    `
      will emotion team strength hobby mood person people feeling resource sense wit might
      money thought economy car knowledge
    `,
    '积极性 情绪 部队 力量 主动性 兴趣 人马',
    '积极性 兵力',
  ],
  [
    '吸取 汲取',
    `
      knowledge drink food strength thought merit river powers resource effect sun light skill
      rain impression feeling quality land medicine wit history difficulty
    `,
    '教训 经验 营养 养分 水分 力量 精华 养料 智慧',
    '教训 经验',
  ],
  [
    '听取',
    'thought answer speech text news knowledge plan music',
    '意见 建议 汇报 报告 介绍 讲解 呼声 心声',
    '意见 报告',
  ],
  [
    '批改 批阅 评阅',
    'homework text paper book poem word answer',
    '作业 试卷 作文 文件 奏章',
    '作业 试卷',
  ],
  [
    '抒发',
    'feeling emotion bond dream heart thought impression mood will merit ',
    '情怀 感情 感慨 胸臆 豪情 情感 心声 赞美 思念 热爱',
    '感情 情怀',
  ],
  [
    '解答',
    'homework thought difficulty secret answer subject affair course',
    '问题 疑问 难题 题目 疑惑 困惑 谜语 题',
    '问题 疑问',
  ],
  [
    '朗读 朗诵 背诵 诵读',
    `${WRITTEN} ${SAID} homework rule`,
    '单词 句子 台词 经典 名篇 乘法口诀 经文',
    '课文 古诗',
  ],
  [
    '塑造 刻画',
    `
      image person people temper quality heart life look expression figure merit team face
      nature dream emotion scenery movement mountain country building animal land picture
      thought pattern behaviour history credit temper will credit
    `,
    '形象 人物 性格 灵魂 心理',
    '形象 人物',
  ],
]
