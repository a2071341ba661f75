/** What a shared report says in short: what is good, and what a parent can ask. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getSharedReport } from '@zhupi/contract/calls/share.ts'
import { SHARED_STRENGTHS_MAX } from '@zhupi/contract/terms/limits.ts'
import { bandName } from '@zhupi/contract/terms/levels.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Stage } from '@zhupi/contract/terms/stages.ts'
import type { Mask } from '../../domain/maskNames.ts'

type Shared = EntityOf<typeof getSharedReport>

const BEST_BAND = 1
/** True of any essay. */
const ASKS_ALWAYS = '这篇作文里，你自己最喜欢哪一句？为什么？'
const NAMELESS: Record<Role, string> = { student: '同学', teacher: '老师' }

/** Of what the reader may see, so nothing that was withheld. */
export function presentHighlights(
  { rmap, tmap }: Pick<Shared, 'rmap' | 'tmap'>,
  role: Role,
  stage: Stage | null,
): Pick<Shared, 'strengths' | 'question'> {
  const praised = new Map(
    tmap
      .filter(({ kind }) => kind === 'strength')
      .map(({ tips, quote }) => [tips, `${tips}：“${quote}”`]),
  )
  const traits =
    rmap === null
      ? []
      : [...rmap.category1ItemList, ...rmap.category2ItemList, ...rmap.category3ItemList]
  const best = traits
    .filter(({ level }) => level === BEST_BAND)
    .toSorted((a, b) => b.score - a.score)
    .map(({ name }) => `“${name}”这一项${bandName(BEST_BAND, stage)}`)
  return {
    strengths: [...praised.values(), ...best].slice(0, SHARED_STRENGTHS_MAX),
    question: role === 'teacher' ? null : (rmap?.ideation[0]?.question ?? ASKS_ALWAYS),
  }
}

/** A nickname that holds a name is none. */
export function presentNickname(
  { role, nickname }: { role: Role; nickname: string },
  mask: Mask,
): string {
  const chosen = nickname.trim()
  return chosen === '' || mask(chosen) !== chosen ? NAMELESS[role] : chosen
}
