/**
 * What four-character words for sounds, smells, tastes, art and people's bearing are said of.
 * Source: ours, from general knowledge of the language; free to use with this product.
 */
import {
  BODIED,
  BODY,
  BUILT,
  EATEN,
  EVENTS,
  LIVE,
  MADE,
  PLANTS,
  PLAYED,
  SAID,
  SHOWN,
  WILD,
  WRITTEN,
  type Scopes,
} from './scope.ts'

const HEARD = `sound song music speech tone ${PLAYED}`
const PERSON = `person people title image team figure face look expression step ${SHOWN}`

export const TRAITS_OF_BEARING: Scopes = [
  // Sounds, smells and tastes.
  [
    '震耳欲聋 震天动地 惊天动地',
    `
      ${HEARD} wind rain light river sea machine might appliance movement match affair car
      aircraft festival show
      mood animal film growth history trouble dance progress luck
    `,
    '鞭炮 炮',
    '雷声 鼓声',
  ],
  [
    '响彻云霄 直冲云霄 响遏行云',
    `${HEARD} might light aircraft bird building emotion mood`,
    '鞭炮',
    '歌声 欢呼声',
  ],
  [
    '悦耳动听 婉转动听 宛转悠扬 婉转悠扬 余音绕梁 优美动听 清脆悦耳 清脆动听 悠扬动听 悠扬悦耳',
    `${HEARD} ${SAID} bird insect river appliance lamp person title wind rain poem answer name show subject tool`,
    '铃 故事',
    '歌声 琴声',
  ],
  [
    '抑扬顿挫 字正腔圆 铿锵有力',
    `${HEARD} ${SAID} name step subject show rule might`,
    '',
    '朗读 声音',
  ],
  [
    '香气扑鼻 芳香扑鼻 清香扑鼻 浓香扑鼻 香气四溢 香味四溢 香飘四溢 香飘十里 芳香四溢 香气袭人',
    `
      flower ${EATEN} tree wood grass leaf ${BUILT} wind season air book land medicine smell time
      country paper
      stationery bag clothes hair cloth mountain scenery festival rain nature
    `,
    '',
    '鲜花 饭菜',
  ],
  [
    '扑鼻而来',
    `smell wind air taste flower ${EATEN} season rubbish medicine grass sea mood`,
    '气息 气',
    '香味',
  ],
  [
    '甘甜可口 香甜可口 鲜嫩可口 酸甜可口 酸酸甜甜 美味可口 鲜美可口 清凉可口 色香味俱全 垂涎欲滴 令人垂涎',
    `${EATEN} smell taste scenery colour resource gift medicine river leaf insect fish animal bird flower`,
    '',
    '饭菜 水果',
  ],
  [
    '回味无穷 意味深长 耐人寻味',
    `${EATEN} ${WRITTEN} ${SAID} taste smell sound memory trip life time expression glance scenery thought place story impression affair course movement study festival activity mood show custom content feeling`,
    '',
    '味道 故事',
  ],
  // Art and telling.
  [
    '栩栩如生 活灵活现 惟妙惟肖 形象逼真 呼之欲出',
    `
      ${BODIED} ${WRITTEN} ${SAID} image pattern movement look expression show sound toy skill
      content imagination
      affair memory beastpart time
    `,
    '',
    '画像 雕像',
  ],
  [
    '引人入胜 扣人心弦 惊心动魄 激动人心 动人心弦 荡气回肠',
    `
      ${WRITTEN} ${SAID} ${EVENTS} ${HEARD} scenery match place picture course affair memory
      thought growth history
      progress trip news land mountain river sea building light image time skill mood sky
    `,
    '时刻 场面',
    '故事 比赛',
  ],
  [
    '娓娓动听 绘声绘色 妙趣横生',
    `${WRITTEN} ${SAID} ${HEARD} person title study show activity subject content picture tone course match life`,
    '',
    '故事 讲述',
  ],
  [
    '丰富多彩 多姿多彩 丰富多样',
    `
      ${WRITTEN} ${EVENTS} ${MADE} ${EATEN} ${PLANTS} life activity history custom imagination
      hobby study trip nature colour knowledge thought
      skill name plan dream emotion feeling expression movement place resource country people person
      reward honour animal bird fish insect subject memory use course look taste ability pattern
      image light
    `,
    '',
    '活动 生活',
  ],
  [
    '源远流长',
    'history custom river bond story poem skill language country food drink subject music dance show thought text book knowledge people life resource',
    '',
    '历史 文化',
  ],
  [
    '博大精深',
    'history custom knowledge thought skill language medicine poem book word country picture music text subject story show chess dance food',
    '',
    '文化',
  ],
  [
    '历历在目',
    `
      memory affair expression look life story time scenery figure face glance movement person
      image activity course
      place history picture behaviour film progress trip situation gathering contest show match
      season growth festival
      step word limb building room road country animal team text difficulty study trouble eye
    `,
    '经历 一幕',
    '往事 情景',
  ],
  // People.
  [
    '眉清目秀 浓眉大眼 五官端正 慈眉善目 文质彬彬 风度翩翩 彬彬有礼 白发苍苍 老态龙钟 鹤发童颜 英姿飒爽',
    `${PERSON} toy animal temper attitude hair behaviour head movement age`,
    '',
    '少年 老人',
  ],
  [
    '身强力壮 虎背熊腰 膀大腰圆 身材魁梧 骨瘦如柴 弱不禁风 身材苗条 面黄肌瘦 满面春风 红光满面 容光焕发',
    `${PERSON} animal bird limb toy tree insect grass flower leaf cloud age`,
    '',
    '小伙子',
  ],
  ['炯炯有神 目光炯炯', `eye glance ${PERSON} animal bird toy picture`, '', '眼睛 目光'],
  [
    '精神抖擞 神采奕奕 神采飞扬 生龙活虎 朝气蓬勃 活蹦乱跳 精神饱满 意气风发 斗志昂扬',
    `${LIVE} ${PERSON} ${WILD} ${SHOWN} time age life will emotion mood place country attitude sound step food dish movement study economy text`,
    '',
    '战士 少年',
  ],
  [
    '健步如飞 手舞足蹈 连蹦带跳 一瘸一拐 步履蹒跚 大步流星',
    `${LIVE} ${PERSON} limb step movement age behaviour`,
    '',
    '爷爷 孩子',
  ],
  [
    '忐忑不安 心急如焚 提心吊胆 惊慌失措 心惊胆战 坐立不安',
    `${LIVE} ${SHOWN} ${PERSON} emotion feeling heart mood sound time life impression glance tone speech thought step answer`,
    '',
    '心情 神色',
  ],
  [
    '兴高采烈 兴致勃勃 得意洋洋 洋洋得意 眉飞色舞 垂头丧气 愁眉苦脸 无精打采 怒气冲冲 闷闷不乐 眉开眼笑 喜气洋洋',
    `${LIVE} ${WILD} ${SHOWN} ${PERSON} emotion feeling heart mood sound time tone speech step festival ${BUILT} country scenery life picture`,
    '',
    '样子 孩子们',
  ],
  [
    '平易近人 和蔼可亲 善解人意 助人为乐 大公无私 乐于助人 见义勇为 舍己为人 拾金不昧 尊老爱幼',
    `
      ${LIVE} ${PERSON} ${SHOWN} ${SAID} temper attitude quality merit will sound tone behaviour
      custom affair story
      limb heart image habit thought feeling bond growth mood honour rule knowledge history
    `,
    '风尚 风气 传统',
    '老师 品质',
  ],
  [
    '刻苦认真 一丝不苟 持之以恒 坚持不懈 锲而不舍 孜孜不倦 勤学苦练 废寝忘食 精益求精',
    `
      ${LIVE} ${PERSON} attitude quality will merit duty study course thought match habit temper
      skill affair
      behaviour growth story glance dream movement limb life activity subject homework study text
      word
      plan task memory history
    `,
    '努力 精神 训练 练习 追求 探索',
    '态度 精神',
  ],
  [
    '井井有条 有条不紊 井然有序',
    `
      ${BUILT} furniture life duty affair activity order plan study team book traffic situation
      speech thought text
      person clothes homework course movement step language content answer machine stationery bag
      food animal insect
      trip time meeting growth task contest people vessel door flower show car tool resource
    `,
    '',
    '房间 工作',
  ],
  ['伶牙俐齿 能说会道 口齿伶俐 能言善辩', `${PERSON} mouth animal bird toy speech`, '', '同学'],
  [
    '心灵手巧 聪明伶俐 聪明活泼 活泼可爱 天真烂漫 天真活泼 聪明机智',
    `${LIVE} ${PERSON} ${BODY} temper age time heart expression sound merit speech tone nature life head`,
    '',
    '孩子',
  ],
]
