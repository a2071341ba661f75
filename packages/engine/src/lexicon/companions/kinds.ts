/**
 * Kinds of things of which one is never the other: a park is no season, an ideal no teacher. What
 * writers liken (春天是画家, 童年是梦) is not among them. Source: ours, from general knowledge of
 the
 * language; free to use with this product.
 */
export type Unlike = {
  /** What the sentence is about. */
  subjects: string
  /** What it is called, and never is. */
  called: string
  /** What to do about it. */
  advice: string
}

const PERSONS = `
  人 孩子 同学 女孩 男孩 小女孩 小男孩 学生 小学生 老师 教师 医生 科学家 画家 作家 警察 军人 律师
  歌唱家 演员 飞行员 宇航员 厨师 护士 工程师 建筑师 设计师 解放军 运动员 舞蹈家 钢琴家 音乐家 歌手
  明星 主持人 记者 消防员 司机 朋友 好孩子 好学生 好朋友
`
const TIMES = '季节 时节 时候 日子 时刻 一天 时光 节日 早晨 夜晚'
const PLACES = '地方 城市 国家 景点 公园 园林 村庄 小镇 乡村 山村'

export const UNLIKE: readonly Unlike[] = [
  {
    subjects: '主人公 主角 偶像 作者 主持人',
    called: '故事 作品 精神 书 活动 道理 品质 事情 节目 地方 时候 季节 文章',
    advice: '人不是故事，也不是一种精神。想想这里要说的是谁，还是什么。',
  },
  {
    subjects:
      '游泳 跑步 爬山 跳绳 下棋 画画 唱歌 跳舞 看书 读书 钓鱼 滑冰 滑雪 散步 骑车 弹琴 踢球 打球 锻炼',
    called:
      '地方 时候 季节 动物 植物 山峰 场地 东西 人 日子 节日 水果 城市 同学 老师 时间 场所 声音',
    advice: '做一件事不是地方，不是时候，也不是东西。说“……是……的事”“……是……的运动”。',
  },
  {
    subjects: `
      书 课文 文章 作文 小说 故事 童话 诗歌 古诗 电影 动画片 电视剧 节目 歌曲 歌 画 图画 照片 玩具
      书包 铅笔
      苹果 西瓜 月饼 饺子 粽子 汤圆 蛋糕 面条 水果 蔬菜 衣服 裙子
    `,
    called: `${TIMES} ${PLACES} 同学 学生 运动员 习惯 品质`,
    advice: '东西不是人，不是地方，也不是时候。想想这里要说的是什么。',
  },
  {
    subjects: '习惯 好习惯 爱好 兴趣 优点 缺点 特点 特长',
    called: '东西 地方 季节 动物 植物 水果 学校 节日',
    advice: '习惯、爱好是一件事，不是一样东西。说“我的爱好是……”后面接做什么。',
  },
  {
    subjects: '理想 梦想 愿望 心愿 志愿 目标',
    called: PERSONS,
    advice: '理想、愿望是一件事，不是一个人。说“当……”“成为……”，就通了。',
  },
  {
    subjects: '性格 脾气 爱好 优点 缺点 特点 态度 习惯 心情 品质 精神 外貌 成绩 特长',
    called: PERSONS,
    advice: '人有性格、优点，性格、优点不是人。可以说“他是……的人”，或者只说它怎么样。',
  },
  {
    subjects: `
      公园 校园 学校 教室 家乡 故乡 图书馆 果园 花园 城市 田野 森林 海边 操场 动物园 植物园 小镇
      村庄 山村 北京 上海 杭州 南京 广州 西安 成都 桂林 哈尔滨 青岛 西湖 长城 故宫 老家 草原 荷塘
      池塘 小河 香山
    `,
    called: TIMES,
    advice: '地方不是时候。说“……的秋天是……的季节”，或者说这里怎么样。',
  },
  {
    subjects: `
        春天 夏天 秋天 冬天 春季 夏季 秋季 冬季 早晨 清晨 傍晚 夜晚 中午 周末 暑假 寒假 春节
        中秋节 国庆节 元旦 儿童节 星期天
      `,
    called: PLACES,
    advice: '时候不是地方。说“……的春天”“春天的……”，让地方和地方、时候和时候在一起。',
  },
  {
    subjects: '比赛 活动 运动会 晚会 联欢会 班会 旅行 春游 秋游 演讲 典礼 游戏',
    called: `${PERSONS} ${PLACES}`,
    advice: '一次活动不是人，也不是地方。想想这里要说的是什么。',
  },
  {
    subjects: `
        小明 小红 小刚 小华 小丽 小军 小强 妈妈 爸爸 爷爷 奶奶 老师 同学 同桌 弟弟 妹妹 哥哥 姐姐
        雷锋 班长 我 他 她 叔叔 阿姨 外婆
        外公 班主任
      `,
    called:
      '品质 精神 品德 美德 态度 心情 季节 活动 气氛 本领 工作 职业 优点 缺点 习惯 爱好 性格 成绩',
    advice: `
      人可以有这样的品质、精神，人不是品质、精神。把“是”换成“有”，或者说“是……的人”。
    `,
  },
]

/** The same by kinds of things (`lexicon/things`): whatever is of the kind is never called so. */
export const UNLIKE_KINDS: readonly (readonly [kinds: string, called: string, advice: string])[] = [
  [
    'person people',
    `责任 任务 职务 义务 坏习惯 好习惯 习惯 天气 气候 时候 日子 时刻 时间 过程 现象 季节 节日 声音 兴趣 爱好
    故事 作品 成绩 地方 城市 国家 植物 生活 精神 品质 性格 态度 活动 比赛 文章 歌曲 音乐 原因 道理
    心情 衣服 水果 昆虫`,
    '人不是一件事，也不是时候。说“……是……的人”，或者换一个动词。',
  ],
  [
    'place room country building road',
    `${TIMES} 时光 时间 时机 气候 天气 活动 事情 事 心情 声音 游戏 动物 植物 蔬菜 水果 人物 人民 人 孩子
    习惯 工作 味道 乐趣 兴趣 节目 比赛 运动 颜色 品质 玩具 昆虫`,
    '地方不是时候，也不是一件事。说“……是……的地方”，或者换一个主语。',
  ],
  [
    'season festival',
    `${PLACES} 场所 地点 声音 人物 果实 动物 植物 水果 蔬菜 习惯 品质 书本 人 孩子 老师 音乐 运动 食物 衣服`,
    '时候不是东西，也不是人。说“……是……的季节”“……是……的日子”。',
  ],
  [
    'activity contest trip',
    '城市 景点 公园 山峰 人 人物 动物 植物 老师 孩子 女孩 男孩 季节 品质 地方 书 声音 场地 东西 性格',
    '一次活动不是人，也不是地方。想想这里要说的是什么。',
  ],
  [
    'limb face hair beastpart look nose ear mouth figure sound',
    `
      人 孩子 女孩 男孩 小女孩 小男孩 老人 同学 学生 动物 昆虫 鸟 鱼 植物 花 家伙 小动物 宠物
      季节 地方 城市 时候 一天 日子 习惯 活动
    `,
    '一部分不是全体。说“……的……怎么样”，或者让主语就是它自己。',
  ],
  [
    'book clothes picture film paper text furniture stationery bag appliance',
    `${TIMES} ${PLACES} 心情 品质 过程 时光 活动 人 孩子 季节 声音`,
    '东西不是时候，不是地方，也不是一件事。想想这里要说的是什么。',
  ],
  [
    'bird',
    `
      事情 事 时候 季节 时刻 活动 心情 习惯 日子 工作 地方 城市 天气 声音 品质 故事 时间 颜色
      味道 昆虫 鱼 植物 水果 蔬菜 花
    `,
    '活的东西不是一件事，也不是时候。想想这里要说的是什么。',
  ],
  [
    'insect',
    `
      事情 事 时候 季节 时刻 活动 心情 习惯 日子 工作 地方 城市 天气 声音 品质 故事 时间 颜色
      味道 鸟 鱼 植物 水果 蔬菜
    `,
    '活的东西不是一件事，也不是时候。想想这里要说的是什么。',
  ],
  [
    'animal',
    `
      事情 事 时候 季节 时刻 活动 心情 习惯 日子 工作 地方 城市 天气 声音 品质 故事 时间 颜色
      味道 植物 水果 蔬菜 花 树
    `,
    '活的东西不是一件事，也不是时候。想想这里要说的是什么。',
  ],
  [
    'fish',
    `
      事情 事 时候 季节 时刻 活动 心情 习惯 日子 工作 地方 城市 天气 声音 品质 故事 时间 颜色
      味道 植物 水果 蔬菜 花 昆虫 鸟
    `,
    '活的东西不是一件事，也不是时候。想想这里要说的是什么。',
  ],
  [
    'tree flower grass',
    '事情 事 时候 季节 时刻 活动 心情 习惯 日子 工作 城市 天气 声音 品质 故事 时间 颜色 味道 动物 昆虫 鸟 鱼',
    '活的东西不是一件事，也不是时候。想想这里要说的是什么。',
  ],
  [
    'fruit vegetable food dish drink soup',
    `${TIMES} ${PLACES} 心情 品质 过程 活动 动物 昆虫 季节 声音 吃法 习惯 游戏 运动 节日 精神 工作`,
    '吃的东西不是时候，不是地方，也不是一件事。想想这里要说的是什么。',
  ],
  [
    'temperature price pace amount weight height age mood taste smell colour effect content',
    `${PERSONS} ${PLACES} 动物 植物 昆虫 火球 季节 时候 一天 水果 老人`,
    '一样东西的一个方面不是这样东西。让主语就是它自己，或者只说它怎么样。',
  ],
  [
    'behaviour movement attitude temper tone expression glance',
    `${PERSONS} ${PLACES} 老人 动物 植物 季节 时候 一天 日子 家伙`,
    '人的表现、性格不是人。让主语就是他自己，或者只说它怎么样。',
  ],
  [
    'subject',
    `${PERSONS} ${PLACES} 时候 季节 日子 节日 动物 植物 水果 习惯`,
    '一门功课不是人，也不是地方。想想这里要说的是什么。',
  ],
  [
    'scenery',
    `${PLACES} ${PERSONS} 季节 时候 日子 活动 习惯`,
    '景色在一个地方，不是一个地方。让主语就是那个地方，或者只说景色怎么样。',
  ],
  [
    'image',
    '故事 书 地方 时候 季节 作品 活动 道理 事情 节目 文章 品质',
    '人物不是故事，也不是一件事。说“主要内容是……”，或者说他是怎样的人。',
  ],
  [
    'merit quality bond knowledge ability',
    '地方 时候 季节 动物 植物 水果 节日 声音 天气 城市 女孩 男孩',
    '品质、感情、知识不是地方，不是时候，也不是活的东西。想想这里要说的是什么。',
  ],
]
