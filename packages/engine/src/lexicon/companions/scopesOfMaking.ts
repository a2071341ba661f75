/**
 * Verbs of making, setting up, growing and gathering, with all that is made so (`scope.ts`). Source:
 * ours, from general knowledge of the language; free to use with this product.
 */
import {
  BEASTS,
  BUILT,
  CLOTHS,
  DRIVEN,
  EATEN,
  HOME,
  MADE,
  PLANTS,
  PLAYED,
  TOOLS,
  WRITTEN,
  type Scopes,
} from './scope.ts'

const THINGS = `${MADE} ${EATEN} machine board flag nest mirror pattern picture book film resource`
const DREAMS = 'dream life memory story heart bond imagination'

export const SCOPES_OF_MAKING: Scopes = [
  [
    '制定 制订 拟定 拟订 草拟',
    'plan rule order task',
    `目标 计划 协议 合同 条约 公约 方案 日程 时间表 作息 政策 战略 战术 策略 路线 标准 措施 章程 守则
    条例 菜谱 食谱 预算 规划 规范 对策 大纲 纲要 方针 纲领 攻略 流程 办法 方法 课程表 公式 文件 制度
    课程 菜单 行程 作战图 蓝图 奖励 表格 倡议书 计划书 通知 教材 发言稿 讲稿 题目 步骤 程序 活动
    主题
    地图 礼仪 处罚 口号`,
    '计划 规则',
  ],
  [
    '订立 签订 签署',
    'rule order plan paper text news bond',
    '协议 合同 条约 公约 盟约 契约 规矩 誓言 文件 协定 合约 命令 名字 姓名 目标 保证书 书 盟誓 婚约',
    '合同 协议',
  ],
  [
    '制作 自制 手工制作 亲手制作',
    `${THINGS} ${WRITTEN} show image plan lamp animal bird insect flower leaf tree building car 
    toy scenery snow news effect harvest light fish person nature word room`,
    '',
    '贺卡 模型 点心',
  ],
  [
    '制造',
    `${THINGS} ${DRIVEN} building rubbish sound mood chance situation trouble difficulty loss illness
    news secret emotion feeling memory effect gap image surroundings history story affair air person
    light pressure word speech music gathering`,
    '',
    '机器 汽车',
  ],
  [
    '建造 兴建 修筑 搭建 修建',
    `${BUILT} ship nest door machine tool board car aircraft toy river furniture land wood bike 
    country resource show lamp`,
    `中心 工程 平台`,
    '房屋 桥梁',
  ],
  [
    '编织',
    `
      ${CLOTHS} ${DREAMS} tool nest toy flag sleeve pattern flower leaf grass cloud light
      feeling emotion speech language scenery colour music poem hair plan secret picture
      furniture vessel sky beastpart river
    `,
    ``,
    '毛衣 花篮',
  ],
  [
    '缝补 缝制',
    `${CLOTHS} toy sleeve flag furniture ball heart dream limb life time`,
    '',
    '衣服 书包',
  ],
  [
    '谱写 谱出',
    `${DREAMS} song music poem history time course plan word text country  bond feeling progress
    movement scenery language honour show`,
    '',
    '乐曲 篇章',
  ],
  [
    '创作',
    `${WRITTEN} ${DREAMS} show pattern image flag board toy skill plan language speech word resource
    history effect person custom`,
    '',
    '作品 歌曲',
  ],
  [
    '编写 撰写 编排',
    `${WRITTEN} show speech language plan answer news thought order rule word course history person
    homework paper study resource activity`,
    '',
    '故事 剧本',
  ],
  [
    '种植 栽种 栽培 播种',
    `${PLANTS} wood fruit vegetable dream land medicine food resource heart bond  feeling merit
    person life thought knowledge drink progress effect`,
    ``,
    '树 花 庄稼',
  ],
  ['饲养 喂养 放养 圈养 驯养', `${BEASTS} person people figure`, '', '牛羊 小鸟'],
  [
    '浇灌 灌溉',
    `${PLANTS} land wood heart dream bond life feeling fruit vegetable person people country knowledge
    surroundings quality merit emotion nature memory scenery growth`,
    '',
    '庄稼 田地',
  ],
  [
    '采摘',
    'fruit flower leaf vegetable grass food medicine tree star honour dream drink wood',
    '果实 鲜花 棉花 玉米 豆 花生 辣椒 芝麻 茶 高粱 向日葵 毛豆 豌豆 蚕豆 豆荚',
    '水果 茶叶',
  ],
  ['收割', 'progress effect crop grass land harvest', '麦子 稻子 蔬菜 油菜 芦苇 韭菜 生命', '庄稼'],
  [
    '捕捞',
    'fish',
    '鱼虾 虾 蟹 螃蟹 虾蟹 贝类 贝壳 海产 珍珠 龙虾 小虾 海带 水产 海鲜 海参',
    '鱼虾',
  ],
  [
    '捕捉 捕获',
    `${BEASTS} person light image glance memory chance news scenery expression movement
    situation  time  sound secret heart feeling emotion imagination thought story
    sun moon star cloud snow wind smell  sense content word look life affair food`,
    ``,
    '昆虫 镜头',
  ],
  ['开垦', 'land mountain wood place road heart', '', '荒地 田地 荒山'],
  [
    '开采 挖掘 发掘 开掘',
    `resource  mountain river land skill ability strength wit merit thought secret building tool
    history property money chance content powers vegetable crop dream custom story heart life effect
    quality use nature  image person knowledge grass tree flower vessel place picture medicine`,
    '',
    '矿产 潜力',
  ],
  [
    '采集',
    `resource flower leaf grass medicine drink fruit insect light story news song custom text organ
    blood tree crop food wood river poem  air sound  history picture word`,
    `花蜜 露珠 指纹`,
    '标本 花粉',
  ],
  [
    '修理 维修 检修 抢修',
    `${MADE} ${DRIVEN} ${HOME} ${PLAYED} ${TOOLS} building room road machine switch tap place toy
    surroundings resource mirror nest flower tree hair leaf grass person`,
    '',
    '机器 自行车',
  ],
  [
    '修补',
    `${MADE} ${DRIVEN} ${HOME} building room road bond heart gap mistake book picture nest flag
    text loss life mouth memory`,
    '',
    '衣服 漏洞',
  ],
  ['铺设', 'road tool land cloth', '铁路 管道 电缆 轨道 道路 草坪 地毯', '铁路 管道'],
  [
    '安装 装上',
    `${MADE} ${HOME} machine switch tap toy board mirror resource limb mouth eye beastpart`,
    '',
    '机器 路灯',
  ],
  ['驾驶', `${DRIVEN} machine dream life`, '方向盘 人生', '汽车 飞机'],
]
