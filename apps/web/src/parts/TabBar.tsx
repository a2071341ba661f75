/** The four-tab bar of each role (spec 1 §2.9, spec 3 §2). */
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { NavLink } from 'react-router'
import { paths } from '../app/paths.ts'
import { useSession } from '../app/session.ts'
import './TabBar.css'

type Tab = { sign: string; name: string; to: string }

const tabs: Record<Role, readonly Tab[]> = {
  student: [{ sign: '业', name: '作业', to: paths.tasks() }, { sign: '题', name: '题库', to: paths.questions('student') }, { sign: '练', name: '练笔', to: paths.practice('student') }, { sign: '我', name: '我的', to: paths.user() }],
  teacher: [{ sign: '业', name: '作业', to: paths.tasks() }, { sign: '题', name: '题库', to: paths.questions('teacher') }, { sign: '练', name: '练笔', to: paths.practice('teacher') }, { sign: '我', name: '我的', to: paths.user() }],
}

export function TabBar() {
  const session = useSession()
  if (session === undefined) return null
  return (
    <nav className="tabbar" aria-label="主要功能">
      {tabs[session.role].map((tab) => <NavLink key={tab.name} to={tab.to} end><i aria-hidden="true">{tab.sign}</i>{tab.name}</NavLink>)}
    </nav>
  )
}
