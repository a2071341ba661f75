/** Writing references, as the teacher's form asks for them. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getWritingReferences } from '@zhupi/contract/calls/reference.ts'
import {
  REFERENCE_TAG_NAMES,
  REFERENCE_TAGS,
  REFERENCE_THEME_NAMES,
  REFERENCE_THEMES,
  type ReferenceTag,
  type ReferenceTheme,
} from '@zhupi/contract/terms/references.ts'
import { useCallPages } from '#client/useCall.ts'

export type Reference = EntityOf<typeof getWritingReferences>['items'][number]

/** '' = all. */
export type ReferenceFilter = { isOwn: boolean; theme: ReferenceTheme | ''; tag: ReferenceTag | '' }

const PAGE_SIZE = 20

export function useReferences({ isOwn, theme, tag }: ReferenceFilter) {
  const kind = isOwn ? {} : { theme: theme || undefined, tag: tag || undefined }
  return useCallPages(getWritingReferences, (page) => ({ ...page, self: isOwn, ...kind }), {
    pageSize: PAGE_SIZE,
  })
}

/** 成长 · 怎样开头; nothing for one of the teacher's own. */
export function referenceKind(reference: Reference): string {
  const theme = REFERENCE_THEMES.find((each) => each === reference.theme)
  const tag = REFERENCE_TAGS.find((each) => each === reference.tag)
  return [theme && REFERENCE_THEME_NAMES[theme], tag && REFERENCE_TAG_NAMES[tag]]
    .filter(Boolean)
    .join(' · ')
}
