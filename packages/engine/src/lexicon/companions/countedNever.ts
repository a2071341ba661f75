/**
 * [measures, kinds of things (lexicon/things) that are never counted by them]. Only what is plainly
 * wrong stands here: whatever may lie in heaps, be cut into pieces or come in a stream is left out.
 * Source: ours, from general knowledge of the language; free to use with this product.
 */
const BEASTS = 'animal bird fish insect'
const WORN = 'clothes footwear headwear'
const HELD = 'bag umbrella stationery'
const AT_HOME = 'furniture appliance lamp vessel'
const DRIVEN = 'bike motorbike car aircraft ship'
const GROWN = 'tree flower fruit vegetable'
const READ = 'book text'
const SERVED = 'food dish drink soup'

export const COUNTED_NEVER: readonly (readonly [measures: string, kinds: string])[] = [
  [
    '头',
    `${WORN} ${HELD} ${AT_HOME} ${DRIVEN} tree flower fruit ${READ} ${SERVED} building room ball`,
  ],
  [
    '匹',
    `bird fish insect ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} ${GROWN} ${READ} ${SERVED} building ball`,
  ],
  ['辆', `${BEASTS} ${WORN} ${HELD} ${AT_HOME} ${GROWN} ${READ} ${SERVED} building room ship ball`],
  [
    '棵',
    `${BEASTS} ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} fruit ${READ} ${SERVED} building room ball`,
  ],
  [
    '朵',
    `${BEASTS} ${WORN} ${HELD} furniture appliance vessel ${DRIVEN} tree fruit ${READ} ${SERVED} building room ball`,
  ],
  ['座', `${BEASTS} ${WORN} ${HELD} ${DRIVEN} ${GROWN} ${READ} ${SERVED} ball`],
  [
    '艘',
    `${BEASTS} ${WORN} ${HELD} ${AT_HOME} bike motorbike ${GROWN} ${READ} ${SERVED} building room ball`,
  ],
  ['间', `${BEASTS} ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} ${GROWN} ${READ} ${SERVED} ball`],
  [
    '篇',
    `${BEASTS} ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} ${GROWN} ${SERVED} building room ball film song`,
  ],
  [
    '首',
    `${BEASTS} ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} ${GROWN} ${READ} ${SERVED} building room ball film story`,
  ],
  [
    '本',
    `${BEASTS} ${WORN} bag umbrella ${AT_HOME} ${DRIVEN} ${GROWN} ${SERVED} building room ball film song`,
  ],
  [
    '支',
    `animal bird insect clothes footwear headwear bag umbrella furniture ${DRIVEN} tree fruit book building room ball`,
  ],
  [
    '把',
    `animal bird fish insect bag ${DRIVEN} tree building room ball book clothes footwear headwear film`,
  ],
  ['台', `${BEASTS} ${WORN} ${HELD} ${GROWN} ${READ} ${SERVED} building room ball`],
  [
    '双',
    `tree fruit vegetable ${READ} building furniture appliance bag umbrella ${DRIVEN} headwear film story ${SERVED}`,
  ],
  ['件', `${BEASTS} tree flower vegetable ${DRIVEN} building room ball film story book dish soup`],
  ['条', `${READ} umbrella furniture appliance headwear ball room flower story film drink soup`],
  [
    '根',
    `${BEASTS} ${WORN} bag umbrella ${AT_HOME} ${DRIVEN} ${READ} building room ball fruit drink soup film story song`,
  ],
  [
    '群',
    `tree flower fruit vegetable ${SERVED} ${WORN} ${HELD} ${AT_HOME} ${READ} poem song film story ball`,
  ],
  [
    '束',
    `${BEASTS} tree fruit ${SERVED} ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} ${READ} poem song film story ball building room`,
  ],
  ['串', `${WORN} bag umbrella furniture appliance book film story tree drink soup building room`],
  [
    '碗 杯 瓶 壶 锅',
    `clothes footwear headwear bag umbrella furniture appliance ${DRIVEN} building room book film story song ball tree`,
  ],
  ['桶 盆 盘', `furniture appliance ${DRIVEN} building room`],
  [
    '块',
    `animal bird insect clothes footwear headwear bag umbrella ${DRIVEN} building room book text film story song ball tree flower drink soup`,
  ],
  ['片', 'book appliance picture bag headwear footwear ball film song bike motorbike stationery'],
  [
    '位',
    `
      furniture appliance stationery book clothes bag tree flower fruit vegetable food ball vessel
      machine umbrella
    `,
  ],
  [
    '滴',
    `${BEASTS} ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} ${GROWN} ${READ} film story song ball building room food dish`,
  ],
  ['部', `${BEASTS} ${GROWN} ${SERVED} ${WORN} ${HELD} furniture vessel building room ball`],
  ['场 阵', `${BEASTS} ${GROWN} ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} book building room`],
  [
    '顿',
    `animal bird insect tree flower ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} ${READ} film story song ball building room`,
  ],
  [
    '节',
    `animal bird fish flower fruit ${WORN} bag umbrella furniture appliance bike ship aircraft book film story song ball building drink soup`,
  ],
  [
    '门 项',
    `${BEASTS} ${GROWN} ${SERVED} ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} ${READ} film story song building room`,
  ],
  [
    '句',
    `${BEASTS} ${GROWN} ${SERVED} ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} book film story ball building room`,
  ],
  [
    '道',
    `animal bird insect ${WORN} ${HELD} furniture appliance ${DRIVEN} book film story song ball tree flower fruit`,
  ],
  [
    '股',
    `${BEASTS} tree fruit ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} ${READ} film story ball building room`,
  ],
  [
    '轮',
    `person star ${BEASTS} ${WORN} ${HELD} ${AT_HOME} bike motorbike tree flower fruit ${READ} ${SERVED} building room mountain river expression eye song`,
  ],
  [
    '尾',
    `person bird insect ${WORN} ${HELD} ${AT_HOME} ${GROWN} ${READ} ${SERVED} building room ball`,
  ],
  [
    '声',
    `expression glance show flower light picture scenery smell cloud star sun moon ${WORN} ${HELD} ${AT_HOME} ${READ} building room ball face eye dance colour tear leaf grass tree fruit dish soup`,
  ],
  [
    '缕',
    `person ${BEASTS} ${WORN} ${HELD} ${AT_HOME} ${DRIVEN} tree fruit ${READ} building room ball film story dish soup`,
  ],
  ['阵', `glance star moon sun picture face eye scenery colour film song story`],
  [
    '粒',
    `${BEASTS} ${WORN} bag umbrella ${AT_HOME} ${DRIVEN} tree ${READ} film story ball building room`,
  ],
]

/** How a kind of thing is counted; 个 is right of most others. */
export const COUNTED_BY: Readonly<Record<string, string>> = {
  book: '本',
  clothes: '件',
  footwear: '双',
  headwear: '顶',
  umbrella: '把',
  bird: '只',
  animal: '只',
  insect: '只',
  fish: '条',
  tree: '棵',
  flower: '朵',
  bike: '辆',
  motorbike: '辆',
  car: '辆',
  aircraft: '架',
  ship: '艘',
  film: '部',
  song: '首',
  story: '个',
  ball: '个',
  bag: '个',
  vessel: '个',
  fruit: '个',
  room: '间',
  building: '座',
  appliance: '台',
  text: '篇',
  lamp: '盏',
  dish: '盘',
  drink: '杯',
  soup: '碗',
}
