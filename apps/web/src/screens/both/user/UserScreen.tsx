/**
 * 我的, for both roles: who is signed in, what they have learned and may still have corrected, and
 * the ways on.
 */
import { getTeacherInfo, getUserinfo } from '@zhupi/contract/calls/account.ts'
import { getUnread } from '@zhupi/contract/calls/message.ts'
import { logout } from '@zhupi/contract/calls/session.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { removeOfflineCopies } from '#drafts/offlineCache.ts'
import { callQuery } from '#client/callQuery.ts'
import { paths } from '#client/paths.ts'
import { endSession, findPerson, useSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { BookSheet } from '#parts/Print/BookSheet.tsx'
import { PrintsSheet } from '#parts/Print/PrintsSheet.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { TabBar } from '#parts/TabBar/TabBar.tsx'
import { WrongCharactersSheet } from '#parts/WrongCharacters/WrongCharactersSheet.tsx'
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
  // Asked anew at every opening: an essay may have been corrected a moment ago.
  const student = useCall(getUserinfo, isTeacher ? 'skip' : {}, { staleTime: 0 })
  const teacher = useCall(getTeacherInfo, isTeacher ? {} : 'skip', { staleTime: 0 })
  const profile = isTeacher ? teacher : student
  const signOut = useSignOut(isTeacher)
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
      <OwnLinks isTeacher={isTeacher} />
      <HelpLinks isTeacher={isTeacher} />
      <div className="user-out">
        <Button kind="soft" grow onPress={signOut}>
          退出登录
        </Button>
      </div>
    </Screen>
  )
}

function useSignOut(isTeacher: boolean) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const leave = useAction(logout, {
    // Whatever the server says, this device is signed out: drafts that it has not got stay in the
    // journal.
    onFailure: () => 'handled',
  })
  return async () => {
    const isMeant = await confirmText(
      isTeacher ? '确定要退出登录吗？' : '确定要退出登录吗？没有上传的草稿会留在本机。',
      { confirmText: '退出' },
    )
    if (!isMeant) return
    // The profile may have come while the question stood, or never come: the device knows too whose
    // ticket this is, as long as the server has not refused it.
    const student = queries.getQueryData(callQuery(getUserinfo, {}).queryKey)
    const teacher = queries.getQueryData(callQuery(getTeacherInfo, {}).queryKey)
    const phone = isTeacher ? teacher?.mobile : student?.mobile
    // Whose homework is stored on this device to be opened without a connection.
    const owner = student?.userId ?? findPerson()
    await leave.run({})
    // Nothing in it is the only copy of anything, and a device that stores nothing has none.
    if (owner !== undefined) await removeOfflineCopies(owner).catch(() => undefined)
    // Who comes back to this device finds the own number there, and the role.
    endSession(phone)
    await navigate(paths.login(), { replace: true })
  }
}

function OwnLinks({ isTeacher }: { isTeacher: boolean }) {
  const unread = useCall(getUnread, {}, { refetchInterval: () => MINUTE_MS }).data
  const unreadCount =
    unread === undefined ? 0 : unread.System + unread.Homework + unread.ClassEntity
  return (
    <nav className="card user-list" aria-label="我的">
      <Link to={paths.classes()}>
        <span>{isTeacher ? '班级管理' : '我的班级'}</span>
        <i aria-hidden="true">›</i>
      </Link>
      <Link to={paths.messages()}>
        <span>消息</span>
        {unreadCount > 0 && (
          <span className="user-badge" role="img" aria-label={`${unreadCount} 条未读`}>
            <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
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
      {!isTeacher && <WrongCharactersRow />}
      <BookRow />
      <PrintsRow />
    </nav>
  )
}

function WrongCharactersRow() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>错字本</span>
        <i aria-hidden="true">›</i>
      </button>
      <WrongCharactersSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function BookRow() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>我的作文集</span>
        <i aria-hidden="true">›</i>
      </button>
      <BookSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function PrintsRow() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>打印记录</span>
        <i aria-hidden="true">›</i>
      </button>
      <PrintsSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function HelpLinks({ isTeacher }: { isTeacher: boolean }) {
  return (
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
  )
}
