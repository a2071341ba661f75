/** A list that stands beside what is opened from it: what differs from a list of its own. */
import { createContext, useContext } from 'react'
import { useSearchParams, type SetURLSearchParams } from 'react-router'

type Pane = {
  /** The list's own address. */
  list: string
  /** Nothing is open beside it: the address is the list's own. */
  isAlone: boolean
  /** The list's part of the address; beside an open item it is kept apart from the item's own. */
  search: readonly [URLSearchParams, SetURLSearchParams]
}

export const PaneContext = createContext<Pane | undefined>(undefined)

export function usePane(): Pane | undefined {
  return useContext(PaneContext)
}

/** In place of useSearchParams, for lists that may stand in a pane. */
export function useListSearch(): readonly [URLSearchParams, SetURLSearchParams] {
  const own = useSearchParams()
  return usePane()?.search ?? own
}
