/** The four-tab bar of each role. */
import { getUnread } from '@zhupi/contract/calls/message.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useCall } from '#client/useCall.ts'
import { Badge } from '#ui/Badge.tsx'
import { usePane } from '#ui/pane.ts'
import './TabBar.css'

/** `tour`: what the guided tour points at it by. */
type Tab = { sign: string; name: string; to: string; tour?: string }

const tabs: Record<Role, readonly Tab[]> = {
  student: [
    { sign: '业', name: '作业', to: paths.tasks() },
    { sign: '题', name: '题库', to: paths.questions('student') },
    { sign: '练', name: '练笔', to: paths.practice('student'), tour: 'practice' },
    { sign: '我', name: '我的', to: paths.user() },
  ],
  teacher: [
    { sign: '业', name: '作业', to: paths.tasks() },
    { sign: '题', name: '题库', to: paths.questions('teacher') },
    { sign: '练', name: '练笔', to: paths.practice('teacher'), tour: 'practice' },
    { sign: '我', name: '我的', to: paths.user() },
  ],
}

export function TabBar() {
  const session = useSession()
  const { data: unread } = useCall(getUnread, session === undefined ? 'skip' : {}, {
    refetchInterval: () => MINUTE_MS,
  })
  if (session === undefined) return null
  const unreadCount =
    unread === undefined ? 0 : unread.System + unread.Homework + unread.ClassEntity
  return (
    <nav className="tabbar" aria-label="主要功能">
      {tabs[session.role].map((tab) => (
        <TabLink key={tab.name} to={tab.to} data-tour={tab.tour}>
          <i aria-hidden="true">{tab.sign}</i>
          {tab.name}
          {tab.to === paths.user() && <Badge count={unreadCount} />}
        </TabLink>
      ))}
    </nav>
  )
}

/** Beside what was opened from a list the address is no tab's: the list's own tab is marked. */
function TabLink({
  to,
  ...rest
}: {
  to: string
  'data-tour': string | undefined
  children: ReactNode
}) {
  const pane = usePane()
  if (pane === undefined || pane.isAlone) return <NavLink to={to} end {...rest} />
  return <Link to={to} aria-current={to === pane.list ? 'true' : undefined} {...rest} />
}
