/**
 * What length, depth and plenty are said of. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import { LIVE, WILD, type Scopes } from './scope.ts'

export const TRAITS_OF_AMOUNTS: Scopes = [
  [
    '悠闲 悠然',
    `
      ${LIVE} ${WILD} life time step expression look mood attitude figure ship memory sound music
      place bird heart
    `,
    '生活 节奏',
    '生活 时光',
  ],
  [
    '悠久 长久',
    `
      history story bond time custom place building dream effect song skill feeling life season
      memory plan
    `,
    '发展',
    '历史 文化',
  ],
  [
    '漫长',
    `
      speech dream time road season life history course river length story sleep trip memory sea
      light film meeting homework duty situation
    `,
    '海岸 斗争 发展',
    '岁月 道路',
  ],
  [
    '短暂',
    `
      time life season story bond memory meeting activity sleep feeling sound light sense course
      flower dream emotion insect rain expression trip thought contest show sun moon snow film
      illness star
    `,
    '人 课 沟 记忆 失败',
    '时间 生命',
  ],
  [
    '遥远',
    `
      place road sky star time land length dream memory sea story sound light mountain history
      scenery moon glance country age thought river wood sun affair lamp
    `,
    '家 梦 童年 歌 他',
    '地方 星空',
  ],
  [
    '深远',
    'effect dream plan glance thought sky place memory history impression poem',
    '意境 山谷',
    '影响 意义',
  ],
  [
    '深厚',
    `
      bond feeling emotion knowledge land skill snow history custom effect hobby cloud merit
      thought memory content credit person sense story ability
    `,
    '祖国',
    '友谊 感情 基础',
  ],
  [
    '深刻',
    `
      impression thought memory effect knowledge word story text language answer growth feeling
      content merit speech book poem picture film activity skill bond sense subject person mistake
      glance show situation homework
    `,
    '矛盾',
    '印象 道理 体会',
  ],
  [
    '深沉',
    `
      feeling sound person glance time tone expression colour thought temper sea land music song
      language bowed memory blown sky attitude mood history river text mountain eye speech bond
    `,
    '感情 夜色 钟',
    '爱 夜色',
  ],
  [
    '深奥',
    `
      knowledge thought book text word language story subject homework content poem difficulty
      plan picture answer skill history
    `,
    '话',
    '道理 知识',
  ],
  [
    '浅显 浅薄',
    `
      knowledge thought book text word language story content person memory answer look poem
      speech skill impression
    `,
    '目光',
    '道理 知识',
  ],
  [
    '丰富',
    `
      knowledge content wit life colour expression feeling activity merit food dish language
      emotion resource thought show place history land ability skill memory fruit vegetable taste
      imagination book gift bond hobby word subject surroundings sea text person nature sound crop
      drink river season impression story film music head course pattern homework look mood task
      effect economy wood festival animal tree
    `,
    '资源 词汇 收入 水分 植物',
    '知识 经验 内容',
  ],
  [
    '丰厚 丰硕',
    `
      gift effect progress money honour fruit reward economy knowledge resource beastpart hair
      land food crop memory history bag property
    `,
    '嘴唇 收入',
    '成果 礼物',
  ],
  [
    '充足 充沛',
    `
      light powers strength time drink river food money sleep rain thought knowledge air resource
      ability sun emotion feeling will wit figure medicine land weather sense amount
    `,
    '水分 感情',
    '时间 阳光 精力',
  ],
  [
    '充分',
    `
      thought plan time surroundings ability knowledge feeling effect chance sleep will resource
      answer light merit impression powers
    `,
    '',
    '准备 理由',
  ],
  [
    '充实',
    `
      life time heart content knowledge feeling person activity course memory season thought text
      figure story mood subject homework dream sleep book
    `,
    '精神 校园',
    '生活 内容',
  ],
  [
    '饱满',
    `
      fruit crop quality emotion figure face mood tree leaf flower mouth food limb merit person
      sound toy rain nose colour story content sun attitude head vegetable beastpart feeling
      insect
    `,
    '状态 精力',
    '精神 果实 麦粒',
  ],
  [
    '富裕 富足 贫穷 贫困 贫寒',
    `
      person title place life country team economy time land history heart building drink river road
      situation surroundings
    `,
    '家 生活 人口 精神 道路',
    '家庭 生活',
  ],
  [
    '贫乏',
    `
      knowledge content life language thought word imagination resource text land emotion quality
      wit story feeling book food
    `,
    '词汇 生活 资源',
    '知识 词汇',
  ],
]
