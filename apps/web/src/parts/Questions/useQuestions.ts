/** The question bank as five pickers narrow it; the address names what is picked. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getTeacherQues } from '@zhupi/contract/calls/question.ts'
import { isGenreFor } from '@zhupi/contract/rules/genre.ts'
import { PRACTICE_PAGE_SIZE } from '@zhupi/contract/terms/limits.ts'
import { EDITIONS, QUESTION_TAGS } from '@zhupi/contract/terms/questions.ts'
import { REFERENCE_THEMES } from '@zhupi/contract/terms/references.ts'
import { isGradeLevel } from '@zhupi/contract/terms/stages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useListSearch } from '#ui/pane.ts'
import { itemsOf } from '../PagedList/pages.ts'

export type Question = EntityOf<typeof getTeacherQues>['res']['items'][number]
export const PICKERS = ['edition', 'grade', 'type', 'theme', 'tag'] as const
export type Picker = (typeof PICKERS)[number]

/** In the address: every grade, where without it one's own is meant. */
const ALL = 'all'

/** `isOwn`: one's own questions instead of the product's. */
export function useQuestions({ isOwn = false } = {}) {
  const [search, setSearch] = useListSearch()
  const asked = search.get('grade')
  const grade = isGradeLevel(Number(asked)) ? Number(asked) : undefined
  const request = {
    psize: PRACTICE_PAGE_SIZE,
    self: isOwn,
    // The product's begin with one's own grade.
    isFirst: !isOwn && asked === null,
    grade,
    edition: EDITIONS.find((each) => each === search.get('edition')),
    type: search.get('type') ?? undefined,
    theme: REFERENCE_THEMES.find((each) => each === search.get('theme')),
    tag: QUESTION_TAGS.find((each) => each === search.get('tag')),
  }
  const list = useInfiniteQuery({
    queryKey: [getTeacherQues.name, 'pages', request],
    queryFn: async ({ pageParam, signal }) => {
      const answer = await api(getTeacherQues, { ...request, cpage: pageParam }, { signal })
      return { ...answer.res, grade: answer.grade }
    },
    initialPageParam: 1,
    getNextPageParam: ({ pcount }, _pages, cpage) => (cpage >= pcount ? undefined : cpage + 1),
  })
  const first = list.data?.pages[0]
  const picked: Record<Picker, string | undefined> = {
    edition: request.edition,
    grade: String(grade ?? first?.grade ?? ALL),
    type: request.type,
    theme: request.theme,
    tag: request.tag,
  }
  return {
    list,
    items: itemsOf(list.data),
    total: first?.total,
    picked,
    /** `value` undefined: not narrowed. */
    pick: (picker: Picker, value: string | undefined) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (value !== undefined) next.set(picker, value)
          else if (picker === 'grade') next.set(picker, ALL)
          else next.delete(picker)
          const type = next.get('type')
          const gradeLevel = Number(next.get('grade'))
          // Another grade has other genres.
          if (
            picker === 'grade' &&
            type !== null &&
            isGradeLevel(gradeLevel) &&
            !isGenreFor(type, gradeLevel, { isMalaysia: true }) &&
            !isGenreFor(type, gradeLevel, { isMalaysia: false })
          )
            next.delete('type')
          return next
        },
        { replace: true },
      ),
    showAll: () =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const picker of PICKERS) next.delete(picker)
          next.set('grade', ALL)
          return next
        },
        { replace: true },
      ),
  }
}
