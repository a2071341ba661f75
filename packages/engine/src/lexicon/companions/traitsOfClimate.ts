/**
 * What warmth, light and sound are said of. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import { BODIED, BUILT, CLOTHS, MADE, SHOWN, type Scopes } from './scope.ts'

export const TRAITS_OF_CLIMATE: Scopes = [
  [
    '温暖',
    `
      merit ${BODIED} season wind light sun ${BUILT} limb heart person figure sound feeling bond
      speech ${CLOTHS} ${SHOWN} nature weather colour lamp mood memory life river air place sea
      time glance picture word text smell story team face furniture drink food soup land leaf room
      beastpart snow tear bird animal nest car cloth insect breath wood sky moon star music tone
      expression paper song bag flower cloud film gift answer sleep dream taste poem
    `,
    '集体 力量 文字 回忆',
    '阳光 怀抱 双手',
  ],
  [
    '暖和',
    `
      season wind light sun ${BUILT} limb figure ${CLOTHS} weather air place time river furniture
      lamp food drink soup heart nest land car animal beastpart leaf snow sleep
    `,
    '天',
    '天气 棉衣',
  ],
  [
    '炎热 酷热',
    'season weather sun time air land place wind light rain sky building room',
    '环境 火炉',
    '夏天 天气',
  ],
  [
    '寒冷 严寒',
    `
      season weather wind snow air land place time river sky sea rain mountain country room
      building sun moon
    `,
    '环境 街 气息',
    '冬天 天气',
  ],
  [
    '冰冷',
    `
      ${BODIED} river drink food snow wind limb mountain ${MADE} face heart ${BUILT} light sound
      expression glance speech figure air sea land rain tone word season tear machine situation
      beastpart mouth organ attitude tool
    `,
    '文字',
    '河水 双手',
  ],
  [
    '潮湿 湿润',
    `
      ${BODIED} air land ${CLOTHS} weather place ${BUILT} eye wind leaf mountain season face wood
      tree grass mouth nose hair bedding limb crop paper beastpart animal food rain sky
      surroundings
    `,
    '',
    '空气 泥土',
  ],
  [
    '晴朗 阴沉',
    'sky weather time season mood face expression cloud sound light temper',
    '日子 心情',
    '天空 天气',
  ],
  [
    '灿烂',
    `
      sun light expression star cloud flower season face history custom lamp life dream sky time
      place eye memory colour skill tear land scenery sea picture
    `,
    '',
    '阳光 笑容',
  ],
  [
    '明媚',
    `
      season light sun weather scenery time expression eye face sky glance mountain life mood
      flower place person colour heart wind cloud land river
    `,
    '',
    '春光 阳光',
  ],
  [
    '明亮',
    `
      ${BODIED} light lamp eye star moon sun ${BUILT} mirror door sky colour river sound heart
      face glance snow ornament place paper fruit clothes expression appliance beastpart drink
      furniture vessel picture surroundings sea season time cloud life tear board car dream
    `,
    '',
    '灯光 眼睛 教室',
  ],
  [
    '昏暗 阴暗 黑暗',
    `
      ${BODIED} light lamp ${BUILT} sky place time mood heart country life room cloud land thought
      season weather wood road history sea river glance mountain surroundings colour face dream
      age star
    `,
    '力量',
    '灯光 角落',
  ],
  [
    '响亮 洪亮',
    `
      sound song speech tone music name mouth drum blown person appliance bird animal insect
      answer word
    `,
    '',
    '声音 掌声',
  ],
  ['沙哑', 'sound mouth tone speech song organ person animal music insect bird', '', '声音 嗓子'],
  [
    '低沉',
    `
      sound tone song music sky cloud mood emotion speech mouth animal machine drum bowed blown
      expression feeling
    `,
    '',
    '声音 情绪',
  ],
  [
    '雄壮 激昂',
    `
      sound song music mountain river step tone figure animal team speech scenery poem show drum
      sea mood text language place building
    `,
    '力 号角',
    '国歌 歌声',
  ],
]
