/**
 * Things of nature and light by which a text becomes a picture. Source: compiled by us. Licence:
 * the project's own.
 */
import { regex } from '../text/multiline.ts'

export const IMAGES = regex('g')`
  [月花风雨雪霜露雾云霞天海河江湖溪泉星阳光山峰崖谷草叶
  柳梅兰竹菊荷松枫林鸟雁燕蝶萤夜晨暮春秋路舟帆灯烛琴笛墨]
`
