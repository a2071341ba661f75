/**
 * From 900 px on a list stays where it is, and what is opened from it stands beside it under its own
 * address. The opened screen keeps its place in the tree, so that nothing typed is lost when the
 * window changes its width.
 */
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useState, type ReactNode } from 'react'
import { createSearchParams, useSearchParams, type SetURLSearchParams } from 'react-router'
import { Empty } from '#ui/Empty.tsx'
import { PaneContext } from '#ui/pane.ts'
import { useIsWide } from '#ui/useIsWide.ts'
import { guardedScreens } from './guardedScreens.ts'
import { LazyScreen } from './LazyScreen.tsx'
import { findList } from './lists.ts'
import './beside.css'

type Props = {
  path: string
  role: Role
  children: ReactNode
}

export function Beside({ path, role, children }: Props) {
  const [search, setSearch] = useSearchParams()
  const isWide = useIsWide()
  const list = isWide ? findList(role, path, search) : undefined
  const loads = guardedScreens.find((each) => each.path === list)?.loads
  const isAlone = list === path
  return (
    <div className={loads === undefined ? 'beside-none' : 'beside'}>
      {list !== undefined && loads !== undefined && (
        <aside key={list} className="beside-list" aria-label="列表">
          <ListPane list={list} isAlone={isAlone} search={search} setSearch={setSearch}>
            <LazyScreen load={loads[role]} />
          </ListPane>
        </aside>
      )}
      <div className="beside-item">
        {isAlone ? <Empty sign="读">左边选一项，就在这里打开。</Empty> : children}
      </div>
    </div>
  )
}

type PaneProps = {
  list: string
  isAlone: boolean
  search: URLSearchParams
  setSearch: SetURLSearchParams
  children: ReactNode
}

function ListPane({ list, isAlone, search, setSearch, children }: PaneProps) {
  const [kept, setKept] = useState(isAlone ? search.toString() : '')
  if (isAlone && kept !== search.toString()) setKept(search.toString())
  const keepSearch: SetURLSearchParams = (next) => {
    const before = new URLSearchParams(kept)
    const chosen = typeof next === 'function' ? next(before) : next
    setKept(createSearchParams(chosen).toString())
  }
  const own = isAlone
    ? ([search, setSearch] as const)
    : ([new URLSearchParams(kept), keepSearch] as const)
  return <PaneContext value={{ list, isAlone, search: own }}>{children}</PaneContext>
}
