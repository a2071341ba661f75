/** What learning.ts found, in the words that a pupil reads. Each names the figures it rests on. */
import { toScale } from '@zhupi/contract/rules/score.ts'
import { formatWireDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { TRAIT_NAMES } from '@zhupi/contract/terms/traits.ts'
import type { Growth, LearntEssay, Stretch } from './learning.ts'

/** `isCut`: there are more essays than were looked at. */
export function termWords(term: readonly LearntEssay[], isCut: boolean): string {
  if (term.length === 0) return '这个学期还没有批改过作文，下面是以前的。'
  const characters = term.reduce((sum, essay) => sum + essay.characters, 0)
  return `${isCut ? '最近' : '这个学期'}批改过 ${term.length} 篇作文，一共写了 ${characters} 个字。`
}

export function growthWords(growth: Growth): { text: string; detail: string } {
  switch (growth.kind) {
    case 'trait':
      return {
        text: `“${TRAIT_NAMES[growth.trait]}”进步了`,
        detail: `${stretchWords(growth.earlier)}，${stretchWords(growth.latest)}（机评，满分 100）`,
      }
    case 'rise':
      return {
        text: `《${growth.title}》改过以后更好了`,
        detail: `改过以后的一稿比上一稿高 ${toScale(growth.rise, growth.scoreScale).toFixed(1)} 分（机评，满分 ${growth.scoreScale}）`,
      }
    case 'redrafted':
      return {
        text: `有 ${growth.essays} 篇批改以后又改了一稿`,
        detail: '批改过两稿或两稿以上的作文都算。',
      }
  }
}

/** 9月3日—9月20日的 3 篇平均 61.2 */
function stretchWords({ essays, from, to, mean }: Stretch): string {
  const [first, last] = [dayWords(from), dayWords(to)]
  const days = first === last ? first : `${first}—${last}`
  return `${days}的 ${essays} 篇平均 ${mean.toFixed(1)}`
}

function dayWords(time: Date): string {
  const [, month, day] = formatWireDay(time).split('-').map(Number)
  return `${month}月${day}日`
}
