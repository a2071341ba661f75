/** 我的, for both roles: who is signed in, what they have learned and may still have corrected, and the ways on (spec 2 §2, spec 3 §2). */
import { logout } from '@zhupi/contract/calls/session.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { api, ApiError } from '#client/api.ts'
import { dropDesks } from '#drafts/offlineCache.ts'
import { paths } from '#client/paths.ts'
import { studentProfile, teacherProfile, unread } from '#client/queries.ts'
import { endSession, useSession } from '#client/session.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { TabBar } from '#parts/TabBar/TabBar.tsx'
import { Button } from '#ui/Button.tsx'
import { confirmText } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { SignedOut } from './SignedOut.tsx'
import './user.css'

export function UserScreen() {
  const session = useSession()
  return session === undefined ? <SignedOut /> : <Own isTeacher={session.role === 'teacher'} />
}

function Own({ isTeacher }: { isTeacher: boolean }) {
  const navigate = useNavigate()
  // Asked anew at every opening: an essay may have been corrected a moment ago.
  const student = useQuery({ ...studentProfile, staleTime: 0, enabled: !isTeacher })
  const teacher = useQuery({ ...teacherProfile, staleTime: 0, enabled: isTeacher })
  const messages = useQuery(unread)
  const profile = isTeacher ? teacher : student
  const newMessages =
    messages.data === undefined
      ? 0
      : messages.data.System + messages.data.Homework + messages.data.ClassEntity

  const signOut = async () => {
    if (
      !(await confirmText(
        isTeacher ? '确定要退出登录吗？' : '确定要退出登录吗？没有上传的草稿会留在本机。',
        { confirmText: '退出' },
      ))
    )
      return
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
      {profile.isError && profile.data === undefined ? (
        <QueryFailure error={profile.error} onRetry={profile.refetch} />
      ) : (
        <ProfileCard
          profile={profile.data}
          about={
            isTeacher
              ? `老师${teacher.data?.schoolName ? ` · ${teacher.data.schoolName}` : ''}`
              : '学生'
          }
          statistics={isTeacher ? undefined : { figures: student.data?.statistics }}
        />
      )}
      <nav className="card user-list" aria-label="我的">
        <Link to={paths.classes()}>
          <span>{isTeacher ? '班级管理' : '我的班级'}</span>
          <i aria-hidden="true">›</i>
        </Link>
        <Link to={paths.messages()}>
          <span>消息</span>
          {newMessages > 0 && (
            <span className="user-badge" role="img" aria-label={`${newMessages} 条未读`}>
              <span aria-hidden="true">{newMessages > 99 ? '99+' : newMessages}</span>
            </span>
          )}
          <i aria-hidden="true">›</i>
        </Link>
        {!isTeacher && (
          <Link to={paths.learningReport()}>
            <span>学习报告</span>
            <i aria-hidden="true">›</i>
          </Link>
        )}
      </nav>
      <nav className="card user-list" aria-label="账号与帮助">
        <Link to={paths.settings()}>
          <span>账号设置</span>
          <i aria-hidden="true">›</i>
        </Link>
        <Link to={paths.opinion()}>
          <span>意见反馈</span>
          <span className="quiet user-note">提建议，有机会得一周会员</span>
          <i aria-hidden="true">›</i>
        </Link>
        {isTeacher && (
          <Link to={paths.about()}>
            <span>关于朱批</span>
            <i aria-hidden="true">›</i>
          </Link>
        )}
      </nav>
      <div className="user-out">
        <Button kind="soft" grow onPress={signOut}>
          退出登录
        </Button>
      </div>
    </Screen>
  )
}
