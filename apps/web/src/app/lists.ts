/** Which list stands beside which screen where there is room. */
import { MESSAGE_CATEGORIES } from '@zhupi/contract/terms/messageCategories.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { paths, patterns } from '#client/paths.ts'

/** Screen → its list; a list is its own. */
const LISTS: Record<Role, Partial<Record<string, string>>> = {
  student: {
    [patterns.pupilQuestions]: patterns.pupilQuestions,
    [patterns.pupilQuestion]: patterns.pupilQuestions,
    ...ownLists('student'),
  },
  teacher: {
    [patterns.tasks]: patterns.tasks,
    [patterns.submissions]: patterns.tasks,
    [patterns.homeworkSettings]: patterns.tasks,
    [patterns.statistics]: patterns.tasks,
    [patterns.teacherQuestions]: patterns.teacherQuestions,
    [patterns.teacherQuestion]: patterns.teacherQuestions,
    [patterns.classes]: patterns.classes,
    [patterns.classMembers]: patterns.classes,
    ...ownLists('teacher'),
  },
}

function ownLists(role: Role): Record<string, string> {
  return Object.fromEntries(
    MESSAGE_CATEGORIES.map((category) => {
      const list = paths.messageList(role, category)
      return [list, list]
    }),
  )
}

/** @returns the address of the list; undefined for what stands alone */
export function findList(role: Role, path: string, search: URLSearchParams): string | undefined {
  if (path !== patterns.pupilMessageDetail && path !== patterns.teacherMessageDetail)
    return LISTS[role][path]
  // Messages of one kind are found in that kind's list.
  const category = MESSAGE_CATEGORIES.find((each) => each === search.get('type')) ?? 'System'
  return paths.messageList(role, category)
}
