/** What else one may do with the account: password, card, guardian's consent, taking one's data along, leaving for good. */
import { useQuery } from '@tanstack/react-query'
import { exportMyData, removeUser } from '@zhupi/contract/calls/account.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '#client/api.ts'
import { dropDesks } from '#drafts/offlineCache.ts'
import { showFailure } from '#client/errors.ts'
import { dropJournal } from '#drafts/journal.ts'
import { paths } from '#client/paths.ts'
import { guardianConsent } from '#client/queries.ts'
import { dropRemarks } from '#drafts/remarkJournal.ts'
import { endSession } from '#client/session.ts'
import { BindCardSheet } from '#parts/BindCardSheet/BindCardSheet.tsx'
import { ConsentSheet } from '#parts/GuardianConsent/ConsentSheet.tsx'
import { alertText, confirmText, notify } from '#ui/notices.ts'
import { saveFile } from './saveFile.ts'

/** All essays of some years may be in it. */
const EXPORT_TIMEOUT_MS = 120_000
const CONSENT_NAMES = { none: '还没有填写', given: '已同意', refused: '未同意' } as const

export function AccountActions({ role, userId }: { role: Role; userId: string }) {
  const navigate = useNavigate()
  const consent = useQuery({ ...guardianConsent, enabled: role === 'student' })
  const [isBindingCard, setBindingCard] = useState(false)
  const [isAskingGuardian, setAskingGuardian] = useState(false)
  const [isExporting, setExporting] = useState(false)

  const takeData = async () => {
    if (isExporting) return
    // Its web view opens no saved file (domain facts §10).
    if (navigator.userAgent.includes('MicroMessenger'))
      return alertText('微信里不能保存文件。请点右上角，选“在浏览器打开”，登录后再导出。', {
        title: MESSAGES.notice,
      })
    setExporting(true)
    try {
      const { fileName, zip } = await api(exportMyData, {}, { timeoutMs: EXPORT_TIMEOUT_MS })
      saveFile(fileName, zip)
      await notify('已导出，请在下载里查看')
    } catch (error) {
      await showFailure(error)
    } finally {
      setExporting(false)
    }
  }

  const remove = async () => {
    if (
      !(await confirmText(
        `${MESSAGES.removeConfirm}\n三十天后全部内容会被彻底删除。需要留底的，请先导出。`,
        { title: '注销账号', confirmText: '注销' },
      ))
    )
      return
    try {
      await api(removeUser, { identity: role === 'student' ? 'STUDENT' : 'TEACHER' })
    } catch (error) {
      return showFailure(error)
    }
    // A device that stores nothing has none of them.
    await Promise.allSettled([dropDesks(userId), dropJournal(userId), dropRemarks(userId)])
    endSession()
    void notify('账号已注销')
    await navigate(paths.login(), { replace: true })
  }

  return (
    <>
      <div className="card settings-list">
        <Link to={paths.changePassword(role)}>
          <span>修改密码</span>
          <i aria-hidden="true">›</i>
        </Link>
        <button type="button" onClick={() => setBindingCard(true)}>
          <span>绑定批改卡</span>
          <i aria-hidden="true">›</i>
        </button>
        {role === 'student' && (
          <button type="button" onClick={() => setAskingGuardian(true)}>
            <span>监护人同意</span>
            <span className="quiet">{consent.data && CONSENT_NAMES[consent.data.state]}</span>
            <i aria-hidden="true">›</i>
          </button>
        )}
      </div>
      <div className="card settings-list">
        <button
          type="button"
          aria-disabled={isExporting}
          aria-busy={isExporting}
          onClick={() => void takeData()}
        >
          <span>导出我的数据</span>
          <span className="quiet">
            {isExporting
              ? '正在整理…'
              : role === 'student'
                ? '作文、报告和评语'
                : '班级、作业和评语'}
          </span>
          <i aria-hidden="true">›</i>
        </button>
        <button type="button" onClick={() => void remove()}>
          <span>注销账号</span>
          <i aria-hidden="true">›</i>
        </button>
      </div>
      <BindCardSheet isOpen={isBindingCard} onClose={() => setBindingCard(false)} />
      {role === 'student' && (
        <ConsentSheet
          isOpen={isAskingGuardian}
          onAnswer={() => {
            setAskingGuardian(false)
            void notify('已记录')
          }}
          onClose={() => setAskingGuardian(false)}
        />
      )}
    </>
  )
}
