/**
 * How one does a thing. Source: ours, from general knowledge of the language; free to use with this
 * product.
 */
/** [ways, kinds of deeds that are done so, further deeds, some to name]: no others are. */
export const ONLY_SO: readonly (readonly [
  ways: string,
  kinds: string,
  deeds: string,
  named: string,
])[] = [
  [
    '激烈',
    'argue fight say discuss',
    '讨论 讨论着 辩论 比赛 跳 跳动 打 战 反对 燃烧 议论 讨论起来',
    '争论 竞争',
  ],
  [
    '热烈',
    'discuss clap greet celebrate argue say live grow',
    '支持 拥护 燃烧 开放 绽放 盛开 爱 爱着 热爱 追求 回应 赞扬 赞美 称赞',
    '鼓掌 欢迎 讨论',
  ],
  [
    '强烈',
    'long',
    '反对 感到 感受到 意识到 要求 希望 照射 照 照着 批评 指责 支持 拒绝 反抗 抵抗 体会到 表示 觉得',
    '要求 反对',
  ],
  ['严重', '', '影响 污染 破坏 下降 减少 违反', '影响 破坏'],
  ['隆重', 'celebrate greet', '介绍 宣布 推出', '举行 庆祝'],
  [
    '深刻',
    'know say think',
    '分析 思考 描写 讲解 讲 指出 检讨 回忆 揭示 体会 批评 记录 写 介绍 解释 承认 诉说',
    '认识 体会',
  ],
  ['深厚 浓厚 茂盛 丰满 丰盛 丰富', 'grow', '生活', ''],
  ['响亮', 'say sing clap laugh cry strike', '吹 吹着 打 呼 叫 答应 发言 咳 讨论 谈论', '回答 喊'],
  ['流利', 'say sing', '写 写下 背 读 发言 交谈 交流 对答 谈话', '说 背'],
  [
    '踊跃',
    'discuss',
    '举手 参加 报名 回答 投 捐 捐款 发言 投稿 投票 接受 帮助 购买 举起 响应 说 讲',
    '发言 报名',
  ],
  ['汹涌 湍急', 'flow', '冲 冲进 冲出 冲向 打 拍打 砸 拍打着 撞 落下 上升', '流淌'],
  ['茁壮', 'grow', '', '成长'],
  ['严密', 'guard', '保护 守护 看 思考 分析 观察 检查 守 守护着 盯着 盖 抓', '防守 组织'],
  [
    '密切',
    '',
    '关心 观察 注视 交流 看 看着 盯着 合作 配合 注意 联系 关注 注视着 研究',
    '关注 配合',
  ],
  [
    '精密 精细',
    'work check write',
    '做 研究 分析 观察 计算 画 雕 雕刻 加工 描写 看 完成',
    '计算 加工',
  ],
  [
    '熟练',
    'sing work write finish learn drive lift',
    `
      打 踢 跳 爬 游 包 切 剪 织 拿 操作 使用 骑 滑 说 回答 放 打开 推 拉 转 抓 抓住 爬上 用 敲 拍
      捏 游泳 背 讲 介绍 讲解 解释 攀登 递 接 吹
    `,
    '操作 弹',
  ],
  ['崎岖 陡峭 宽阔 平坦 高大 巨大 庞大', 'rise', '生长 长 流 流淌', ''],
  [
    '慈祥 和蔼',
    'say laugh look touch care',
    `
      抱 抱着 拉 拉着 拍 摸 点 招呼 问候 坐 坐着 坐在 站 站着 递 拍了 鼓励 搂 握 握着 听 听着 劝
      夸 夸奖 表扬 走 走来 教 讲
    `,
    '笑 说',
  ],
]

/** [ways, kinds of deeds and deeds that are never done so]. */
export const NEVER_SO: readonly (readonly [ways: string, deeds: string])[] = [
  [
    '沉重',
    'sing eat laugh play fly greet clap celebrate praise swim obey 回答 思念 悼念 怀念 玩 表扬',
  ],
  [
    '坚强',
    'know long eat sleep look listen write discuss greet praise 拥护 相信 反对 同意 支持 请求',
  ],
  [
    '坚固 牢固 坚硬 结实',
    'say sing look listen think know long walk run laugh cry eat lift learn wait greet care',
  ],
  ['勇敢', 'steal sleep 散步 欣赏 逃跑 逃走 漫步 休息'],
  [
    '勇猛',
    `
      live learn work eat sleep look listen say sing write think long care laugh cry greet praise
      know walk
    `,
  ],
  ['顽强', 'eat sleep sing greet clap praise celebrate play 散步'],
  ['顽皮 调皮', 'learn work guard care check long know obey celebrate 挺立 站立 抵抗 思考 守卫'],
  ['顽固', 'guard sing eat laugh care greet praise clap learn write celebrate'],
  [
    '虚心',
    `
      fight run sing eat sleep laugh cry play walk fly swim leap blame greet drive strike seize
      lift 抢着 举起 争夺
    `,
  ],
  [
    '刻苦',
    'eat sleep play look listen discuss greet laugh cry walk clap care say strike sing 等待',
  ],
  ['辛勤', 'eat sleep play listen discuss greet laugh cry walk clap sing say'],
  ['积极', 'eat sleep look laugh cry walk 偷 等待 休息'],
  ['热心', 'argue eat sleep sing cry fight walk run laugh write 招待 抢 招待了'],
  ['热闹', 'learn write think know long listen care blame check guard sleep cry wait greet'],
  ['热情', 'sleep cry blame fight think know steal check strike 睡着 睡着了 休息 批评 责备'],
  ['隆重', 'say promise eat sleep walk run look listen learn work laugh 保证 道歉'],
  [
    '严厉',
    `
      praise laugh greet clap celebrate eat sleep sing play care learn work long know 夸奖 表扬
      保护 遵守
    `,
  ],
  ['严格', 'praise laugh greet eat sleep sing walk run long 看着'],
  ['严肃', 'eat sleep play run leap sing fly swim clap celebrate laugh obey grow 遵守 大笑 玩耍'],
  ['亲切', 'blame fight argue strike steal sleep cry leap work learn 训斥 骂 打'],
  ['温柔', 'blame fight argue strike steal run leap learn work 砸在 砸 怒吼 咆哮 吼叫 冲 骂 打'],
  ['温和', 'fight strike run leap blame learn work 刮 刮着 怒吼 咆哮'],
  ['冷静', 'long sing play sleep clap celebrate know 记得 鼓掌'],
  [
    '冷淡 冷漠',
    `
      think learn work check care praise greet clap celebrate eat sleep play sing long 分析 思考
      庆祝
    `,
  ],
  ['忠厚 憨厚 老实', 'guard fly fight sing think long celebrate steal 守卫 保卫 偷'],
  ['深情', 'fight strike eat sleep run leap steal blame work drive'],
  ['清澈 清新 鲜艳 明亮', 'say write know think walk run eat work learn look listen long'],
  ['顺利', 'long think cry laugh sleep blame 追赶'],
  ['整齐 整整齐齐', 'think sleep cry eat leap long know steal argue fight'],
  ['周到 周密', 'run walk check eat sleep sing laugh cry leap look fly swim play say 检查'],
  ['平静', 'fight argue blame celebrate clap 怒吼 咆哮 奔跑'],
  ['缓缓 慢慢', '冲 飞奔 冲进 冲出 逃跑 狂奔'],
  ['轻轻', 'fight argue blame celebrate 怒吼 咆哮 抓紧 狂奔 大喊'],
  ['悠久 长久 漫长', 'say sing eat play run walk write work laugh clap leap 下棋 下着棋'],
  ['悠闲', 'run fight argue cry blame work learn clap guard 怒吼 飞奔 追赶 抢救 冲'],
  ['狡猾', 'learn work care guard long obey clap celebrate'],
  [
    '紧密 紧急',
    'learn eat sing laugh play write think long sleep say look listen walk know cry work',
  ],
  [
    '高高兴兴 兴高采烈 兴致勃勃 欢天喜地 喜气洋洋',
    'cry sleep blame 低着头 承认 道歉 叹气 叹 躲 躲到 认错 哭 流泪 忍受 悼念',
  ],
  ['理直气壮', 'laugh sleep play cry 承认 道歉 认错 求饶 躲'],
  [
    '垂头丧气 愁眉苦脸 闷闷不乐 无精打采',
    'celebrate clap sing play praise 欢呼 大笑 庆祝 歌唱 欢笑',
  ],
  [
    '气冲冲 怒气冲冲 气呼呼',
    'praise clap care celebrate sing sleep laugh greet learn long 夸 感谢',
  ],
  ['热火朝天', 'rise sleep cry wait think listen look 休息'],
  ['全神贯注 聚精会神 专心致志', 'sleep laugh cry 聊天 打闹 散步'],
  ['争先恐后', 'sleep wait queue rise think cry read 排队 礼让 谦让'],
  ['急急忙忙 匆匆 匆匆忙忙 急匆匆 慌慌张张', 'long sleep wait play live 欣赏 散步 漫步 散着步'],
  ['七手八脚', 'discuss say listen think look sing sleep learn long'],
  ['七嘴八舌', 'work eat run lift seize look listen strike sleep walk 抬 搬'],
  ['滔滔不绝', 'listen look eat sleep walk run work think 听着'],
  ['津津有味', 'run walk write work sleep cry fight lift leap 打扫'],
  ['小心翼翼', 'argue fight celebrate clap 狂奔'],
  ['鸦雀无声', 'say sing laugh cry argue clap 响 响起来 响起 鼓掌'],
  ['一溜烟', 'say look listen think rise sleep eat write learn'],
  ['潺潺', 'blow 咆哮 怒吼'],
  ['绵绵', 'run strike blow'],
  ['飞快', 'wait long know sleep 散步 漫步 休息'],
  ['慢吞吞 慢悠悠 慢腾腾', 'run fly 冲 飞奔 冲刺'],
  ['大声', 'think look write sleep eat walk 悄悄'],
  ['默默', 'argue 大喊 大叫 喊 喊道 叫喊 高呼 争吵'],
  ['静静', 'argue fight blow celebrate clap 砸 砸在 怒吼 咆哮'],
]
