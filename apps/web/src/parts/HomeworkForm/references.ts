/** Writing references, as the teacher's form asks for them. */
import { infiniteQueryOptions } from '@tanstack/react-query'
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
import { api } from '#client/api.ts'
import { nextPage } from '../PagedList/pages.ts'

export type Reference = EntityOf<typeof getWritingReferences>['items'][number]

/** '' = all. */
export type ReferenceFilter = { isOwn: boolean; theme: ReferenceTheme | ''; tag: ReferenceTag | '' }

export const referencesKey = ['writingReferences'] as const

const PAGE_SIZE = 20

export const referencesOf = ({ isOwn, theme, tag }: ReferenceFilter) =>
  infiniteQueryOptions({
    queryKey: [...referencesKey, isOwn, isOwn ? '' : theme, isOwn ? '' : tag],
    queryFn: ({ pageParam, signal }) =>
      api(
        getWritingReferences,
        {
          cpage: pageParam,
          psize: PAGE_SIZE,
          self: isOwn,
          ...(!isOwn && { theme: theme || undefined, tag: tag || undefined }),
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

/** 成长 · 怎样开头; nothing for one of the teacher's own. */
export function referenceKind(reference: Reference): string {
  const theme = REFERENCE_THEMES.find((each) => each === reference.theme)
  const tag = REFERENCE_TAGS.find((each) => each === reference.tag)
  return [theme && REFERENCE_THEME_NAMES[theme], tag && REFERENCE_TAG_NAMES[tag]]
    .filter(Boolean)
    .join(' · ')
}
