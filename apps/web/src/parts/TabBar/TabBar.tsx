/** The four-tab bar of each role (spec 1 §2.9, spec 3 §2). */
import { useQuery } from '@tanstack/react-query'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { NavLink } from 'react-router'
import { paths } from '#client/paths.ts'
import { unread } from '#client/queries.ts'
import { useSession } from '#client/session.ts'
import { Badge } from '#ui/pieces.tsx'
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
  const { data: news } = useQuery({ ...unread, enabled: session !== undefined })
  if (session === undefined) return null
  const unreadCount = news === undefined ? 0 : news.System + news.Homework + news.ClassEntity
  return (
    <nav className="tabbar" aria-label="主要功能">
      {tabs[session.role].map((tab) => (
        <NavLink key={tab.name} to={tab.to} end data-tour={tab.tour}>
          <i aria-hidden="true">{tab.sign}</i>
          {tab.name}
          {tab.to === paths.user() && <Badge count={unreadCount} />}
        </NavLink>
      ))}
    </nav>
  )
}
