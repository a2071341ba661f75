/**
 * What fame, brightness and trust are said of. Source: ours, from general knowledge
 * of the language; free to use with this product.
 */
import { BEASTS, LIVE, SAID, SHOWN, type Scopes } from './scope.ts'

export const TRAITS_OF_FAME: Scopes = [
  [
    '严谨',
    `
      person attitude thought plan language content skill temper order study text picture word
      history knowledge
    `,
    '',
    '态度 结构',
  ],
  [
    '耀眼 刺眼',
    `
      light sun lamp star colour snow clothes ornament eye progress mirror honour moon flower
      cloud resource image picture person glance
    `,
    '',
    '光芒 阳光',
  ],
  ['刺鼻', 'smell taste cloud rubbish drink air food medicine', '', '气味'],
  ['刺耳', 'sound song music speech tone answer word language', '', '声音'],
  ['嘹亮', 'sound song music mouth blown speech tone bird insect', '', '歌声 号角'],
  [
    '芬芳 清香',
    `
      smell flower fruit air drink food leaf grass tree soup land wind vegetable crop taste season
      book wood dish scenery rain life
    `,
    '',
    '花香',
  ],
  ['皎洁', 'moon light sky star time heart snow face flower', '', '月光'],
  [
    '挺拔',
    `
      tree wood figure mountain building leaf person step nose look memory crop word grass
      movement flower team
    `,
    '',
    '白杨 身姿',
  ],
  [
    '粗壮',
    `tree leaf limb figure ${BEASTS} person building tool crop beastpart wood hair vegetable sound`,
    '',
    '树干 手臂',
  ],
  [
    '蓬松',
    'hair beastpart bedding food land snow leaf clothes cloud animal bird toy cloth grass',
    '',
    '头发 尾巴',
  ],
  [
    '繁多',
    `
      content resource affair homework pattern animal tree flower food dish toy amount task name
      word activity
    `,
    '种类 花样 品种 名目',
    '种类 花样',
  ],
  [
    '稀少',
    `leaf grass flower ${BEASTS} tree flower amount person people resource rain cloud car hair animal grass crop
      drink river star`,
    '',
    '人烟 数量',
  ],
  ['合身 合体', 'clothes footwear headwear', '', '衣服'],
  ['合理', 'thought plan order price study answer content time food use rule', '', '安排 要求'],
  ['雄厚', 'strength resource skill money knowledge economy team sound ability', '', '实力'],
  [
    '坦率 坦诚 直率',
    'person temper attitude speech answer language tone expression bond thought heart',
    '',
    '性格 态度',
  ],
  [
    '天真 天真烂漫',
    `${LIVE} ${SHOWN} ${SAID} heart temper thought dream life time sound feeling`,
    '',
    '孩子 笑容',
  ],
  [
    '纯洁 纯真',
    `
      person heart bond feeling ${SHOWN} flower snow life thought animal quality temper light
      drink dream sound time
    `,
    '',
    '心灵 友谊',
  ],
  [
    '可靠',
    `level person title news machine car ship tool resource thought plan quality team animal bond
      attitude medicine amount building road limb`,
    '',
    '朋友 消息',
  ],
  [
    '悲壮',
    'song music story history match scenery poem film life affair show mood sound',
    '',
    '故事 乐曲',
  ],
  [
    '稳定',
    `
      emotion mood level price life text picture economy temperature situation country bond pace
      light sickness weather team figure order amount machine ability skill
    `,
    '',
    '情绪 成绩',
  ],
  ['浑浊', `rubbish river drink air eye sea sound glance rain light`, '', '河水'],
  ['坚贞', 'person bond will quality thought feeling flower tree', '', '爱情'],
]
