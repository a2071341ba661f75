/** How the list is shown stands in the address: tab, order, and which pupils are sought. */
import { findPupils } from '@zhupi/contract/rules/findPupils.ts'
import { SUBMISSION_STATUSES, type SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import { useSearchParams } from 'react-router'
import { orderSubmissions, readOrder } from '#parts/HomeworkList/submissionOrder.ts'
import type { Submission } from '#parts/HomeworkList/submission.ts'
import { TABS } from './submissionTabs.ts'

export function useSubmissionList(all: readonly Submission[]) {
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((each) => each.key === search.get('tab')) ?? TABS[0]
  const order = readOrder(search.get('order'))
  const sought = search.get('q') ?? ''
  const submissions = orderSubmissions(all, order)
  const having = (statuses: readonly SubmissionStatus[]) =>
    submissions.filter(
      (each) =>
        statuses.includes(each.status) &&
        // Whoever is let off stands in the list of all, and is waited for in none.
        (!each.isExcused || statuses.length === SUBMISSION_STATUSES.length),
    )
  const shown = findPupils(having(tab.statuses), sought)
  const setField = (field: 'tab' | 'order' | 'q', value: string) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(field)
        else after.set(field, value)
        return after
      },
      { replace: true },
    )
  }
  return { search, tab, order, sought, shown, having, setField }
}
