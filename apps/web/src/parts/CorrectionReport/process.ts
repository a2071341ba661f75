/** How a text came in, as shares that a person can take in at a glance. */
import type { Report } from './report.ts'

export type Process = Report['process']
type Way = keyof Process

const WAYS = [
  { key: 'typed', name: '键入' },
  { key: 'pasted', name: '粘贴' },
  { key: 'photo', name: '拍照识字' },
  { key: 'voice', name: '语音输入' },
] as const satisfies readonly { key: Way; name: string }[]

export type ProcessShare = { key: Way; name: string; characters: number; percent: number }

/**
 * The ways that were used, in whole percents that add up to 100: what rounding leaves over goes to
 * those it cut the most.
 */
export function processShares(process: Process): ProcessShare[] {
  const total = WAYS.reduce((sum, { key }) => sum + process[key], 0)
  const used = WAYS.filter(({ key }) => process[key] > 0).map(({ key, name }) => ({
    key,
    name,
    characters: process[key],
    exact: (process[key] / total) * 100,
  }))
  const left = 100 - used.reduce((sum, { exact }) => sum + Math.floor(exact), 0)
  const cutMost = [...used].sort((a, b) => (b.exact % 1) - (a.exact % 1)).slice(0, left)
  return used.map((way) => ({
    key: way.key,
    name: way.name,
    characters: way.characters,
    percent: Math.floor(way.exact) + (cutMost.includes(way) ? 1 : 0),
  }))
}

/** `键入 80% · 粘贴 20%`; '' where nothing was recorded. */
export function describeProcess(process: Process): string {
  return processShares(process)
    .map(({ name, percent }) => `${name} ${percentText(percent)}`)
    .join(' · ')
}

export function percentText(percent: number): string {
  return percent === 0 ? '不到 1%' : `${percent}%`
}
