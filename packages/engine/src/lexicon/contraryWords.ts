/** Words that cannot both be true of one thing: slow and fast, silent and loud. Source: ours; free to use with this product. */
import { compact } from '../text/multiline.ts'

export const PERHAPS = '大概|也许|或许|大约|差不多(?![的到该要先])|(?<!不|有|尽|最)可能(?!性|的)'
export const SURELY =
  '我肯定(?=[他她它你这那])|断定|确信|坚信|敢肯定|敢断定|敢保证|十分肯定|可以肯定|非常确定|毫无疑问'
export const SLOW = '慢慢|缓缓|慢吞吞|慢悠悠|不紧不慢|不慌不忙|磨磨蹭蹭'
export const FAST = '飞快|飞速|迅速|急忙|连忙|飞奔|狂奔|快速|赶紧|急急忙忙|匆匆忙忙'
export const SOFT = '小声|低声|轻声|悄声'
export const LOUD = '大喊|大叫|高喊|大吼|高呼|吼叫|怒吼|尖叫|喧哗|吵闹'
export const CLOUDLESS = compact`
  万里无云|晴空万里|碧空如洗|一[丝片朵]云(?:彩)?[都也]没有|没有一[丝片朵]云(?:彩)?
`
export const CLOUDS =
  '(?:飘着|飘浮着|浮着|飘过|有|挂着|布满)[^，。；！？]{0,6}(?:云|乌云|云朵|云彩)'
export const SILENT =
  '安静得连?一根针掉[在到]地上[都也]能?听得[见到清]楚?|鸦雀无声|静悄悄的?|寂静无声|一片寂静|安静极了|一点声音[也都]没有'
export const NOISE = '大声|高声|叽叽喳喳|议论纷纷|吵吵闹闹|欢声笑语|热火朝天|又唱又跳|有说有笑|热闹'
export const DARK = '漆黑一片|一片漆黑|伸手不见五指'
export const LIGHT =
  '照得(?:像|如同|如)白[天昼]|像白天一样亮?|月光(?:皎洁|明亮)|亮堂堂|亮如白昼|灯火通明|亮晃晃|明晃晃|十分明亮|格外明亮'

export const OPPOSITES = [
  '大小',
  '高矮',
  '胖瘦',
  '新旧',
  '宽窄',
  '厚薄',
  '长短',
  '快慢',
  '深浅',
  '冷热',
  '轻重',
  '远近',
  '粗细',
  '干湿',
  '早晚',
  '软硬',
  '黑白',
  '香臭',
  '高低',
  '松紧',
  '亮暗',
  '直弯',
  '贫富',
]
  .flatMap(([one = '', other = '']) => [`又${one}又${other}`, `又${other}又${one}`])
  .join('|')
