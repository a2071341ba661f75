/**
 * What ease, order and calm are said of. Source: ours, from general knowledge
 * of the language; free to use with this product.
 */
import {
  BEASTS,
  BODIED,
  BODY,
  EATEN,
  EVENTS,
  LIVE,
  MIND,
  SAID,
  SHOWN,
  WILD,
  WRITTEN,
  type Scopes,
} from './scope.ts'

export const TRAITS_OF_EASE: Scopes = [
  [
    '稳重',
    `
      person title step figure temper attitude look movement behaviour animal tone speech thought
      quality colour team
    `,
    '举止',
    '人 性格',
  ],
  [
    '流行',
    `${WRITTEN} clothes hair word illness affair activity toy colour look thought habit news`,
    '',
    '歌曲 服装',
  ],
  [
    '好奇',
    `${LIVE} ${SHOWN} heart emotion feeling thought sound tone speech answer`,
    '',
    '目光 孩子',
  ],
  ['准时', 'person car ship aircraft appliance activity meeting homework habit', '', '人 火车'],
  [
    '清楚',
    `${BODIED} ${SAID} ${WRITTEN} sound memory thought picture sense head eye person pattern glance
      impression plan face mouth affair situation light homework paper step expression look film
      order amount price`,
    '',
    '声音 字迹',
  ],
  [
    '灵巧',
    `${BODY} ${BEASTS} person limb figure movement step machine toy tool thought mouth skill dance ship
      beastpart`,
    '',
    '双手 动作',
  ],
  ['小巧', `${BODIED} animal bird`, '', '鼻子 盒子'],
  [
    '轻松',
    `
      ${EVENTS} ${MIND} life mood expression tone music song person step look figure speech breath
      thought answer dance text picture plan content place sound activity head pace skill
    `,
    '',
    '心情 工作',
  ],
  ['亲爱', 'person people country animal team place toy', '', '妈妈 祖国'],
  ['标致', 'person face look figure eye', '', '姑娘 脸蛋'],
  [
    '光明',
    'dream road place light country thought person heart life room season behaviour time sky',
    '',
    '前途 大道',
  ],
  [
    '干脆',
    `
      person temper attitude speech answer movement sound food crop tone plan vegetable fruit
      behaviour
    `,
    '',
    '回答',
  ],
  [
    '单纯',
    `
      person thought heart life attitude expression glance bond temper dream language colour eye
      face story feeling animal nature
    `,
    '',
    '孩子 想法',
  ],
  ['刻薄', 'person speech tone mouth attitude temper language face thought answer', '', '话'],
  [
    '清淡',
    `${EATEN} smell taste colour drink flower life mood economy language medicine`,
    '',
    '饭菜 口味',
  ],
  [
    '扎实',
    'knowledge skill text picture ability attitude step study subject person effect duty homework',
    '基础 功底',
    '基础 功底',
  ],
  [
    '爽快',
    'person temper attitude answer speech mood emotion feeling behaviour figure',
    '',
    '性格 人',
  ],
  [
    '安详',
    `${LIVE} ${SHOWN} ${WILD} sleep life place mood sound tone memory room look`,
    '',
    '神情 老人',
  ],
  [
    '舒畅 畅快',
    'person mood emotion feeling heart breath figure head life expression look wind air time sound',
    '',
    '心情',
  ],
  [
    '神奇',
    `subject ${BODIED} ${WRITTEN} story nature place strength ability skill tool medicine effect toy plan
      thought dream activity course trip machine animal tree fruit sound taste smell history
      affair secret growth knowledge light life show use luck word homework study imagination`,
    '',
    '力量 故事',
  ],
  ['神气', `${LIVE} ${SHOWN} look clothes step`, '', '样子 公鸡'],
  [
    '著名 闻名',
    `
      person title place building ${WRITTEN} mountain river scenery food dish skill show history
      festival team resource medicine tree match news affair fruit drink custom
    `,
    '',
    '作家 景点',
  ],
  [
    '陌生',
    `${BODIED} speech sea tone person place room road word face language sound affair country look surroundings name car
      animal smell book figure life subject people`,
    '',
    '人 地方',
  ],
]
