/** 我的, for both roles: who is signed in, the way to the classes, and signing out (spec 2 §2, spec 3 §2). */
import { logout } from '@zhupi/contract/calls/session.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { api, ApiError } from '../../../app/api.ts'
import { dropDesks } from '../../../app/deskCopy.ts'
import { paths } from '../../../app/paths.ts'
import { studentProfile, teacherProfile } from '../../../app/queries.ts'
import { endSession, useSession } from '../../../app/session.ts'
import { QueryFailure } from '../../../parts/QueryFailure.tsx'
import { TabBar } from '../../../parts/TabBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { confirmText } from '../../../ui/notices.ts'
import { Screen } from '../../../ui/Screen.tsx'
import './user.css'

export function UserScreen() {
  const navigate = useNavigate()
  const isTeacher = useSession()?.role === 'teacher'
  const student = useQuery({ ...studentProfile, enabled: !isTeacher })
  const teacher = useQuery({ ...teacherProfile, enabled: isTeacher })
  const profile = isTeacher ? teacher : student

  const signOut = async () => {
    if (!(await confirmText(isTeacher ? '确定要退出登录吗？' : '确定要退出登录吗？没有上传的草稿会留在本机。', { confirmText: '退出' }))) return
    try {
      await api(logout, {})
    } catch (error) {
      // Whatever the server says, this device is signed out: drafts that it has not got stay in the journal (decisions 4).
      if (!(error instanceof ApiError)) throw error
    }
    // Nothing in it is the only copy of anything, and a device that stores nothing has none.
    if (student.data !== undefined) await dropDesks(student.data.userId).catch(() => undefined)
    endSession()
    await navigate(paths.login(), { replace: true })
  }

  return (
    <Screen title="我的" tabBar={<TabBar />}>
      {profile.isError && <QueryFailure error={profile.error} onRetry={profile.refetch} />}
      {!profile.isError && (
        <section className="card user-card" aria-busy={profile.isPending}>
          <div className="user-sign" aria-hidden="true">{profile.data?.name.slice(0, 1) ?? ''}</div>
          <div className="grow">
            <h2>{profile.data?.name ?? <span className="skeleton user-name-skeleton" />}</h2>
            <p className="quiet">{isTeacher ? '老师' : '学生'}{teacher.data !== undefined && teacher.data.schoolName !== '' && ` · ${teacher.data.schoolName}`}</p>
          </div>
        </section>
      )}
      <nav className="card user-list" aria-label="我的">
        <div><span>手机号</span><span className="quiet">{profile.data === undefined ? '' : spacedPhone(profile.data.mobile)}</span></div>
        <Link to={paths.classes()}><span>{isTeacher ? '班级管理' : '我的班级'}</span><i aria-hidden="true">›</i></Link>
        <Link to={paths.tasks()}><span>{isTeacher ? '作业管理' : '我的作业'}</span><i aria-hidden="true">›</i></Link>
      </nav>
      <div className="user-out"><Button kind="soft" grow onPress={signOut}>退出登录</Button></div>
    </Screen>
  )
}

/** 138 0000 0000: grouped, as a person checks it. */
function spacedPhone(mobile: string): string {
  return mobile === '' ? '未绑定' : mobile.replace(/^(.{3})(.{4})(.+)$/, '$1 $2 $3')
}
