/** 分制 as teachers name them, and the examination each is used in. */
import { DEFAULT_SCORE_SCALE, SCORE_SCALES } from '@zhupi/contract/terms/scoreScales.ts'

const NOTES = new Map<number, string>([
  [DEFAULT_SCORE_SCALE, '默认'],
  [70, '上海高考'],
  [60, '全国高考'],
  [50, '北京高考'],
])

export const scaleName = (scale: number) => (scale === 100 ? '百分制' : `${scale} 分制`)
export const scaleChoices = SCORE_SCALES.map((scale) => ({
  key: scale,
  name: scaleName(scale),
  note: NOTES.get(scale),
}))
