/**
 * What else one may do with the account: password, card, guardian's consent, taking one's data
 * along, leaving for good.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { exportMyData, getConsent, removeUser } from '@zhupi/contract/calls/account.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { removeOfflineCopies } from '#drafts/offlineCache.ts'
import { dropJournal } from '#drafts/journal.ts'
import { dropPiles } from '#drafts/pileStore.ts'
import { tellAccountRemoved } from '#client/nativeActs.ts'
import { paths } from '#client/paths.ts'
import { dropForms } from '#drafts/formJournal.ts'
import { endSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { currentWrapper } from '#client/wrapper.ts'
import { useCall } from '#client/useCall.ts'
import { BindCardSheet } from '#parts/BindCardSheet/BindCardSheet.tsx'
import { ConsentSheet } from '#parts/GuardianConsent/ConsentSheet.tsx'
import { needsProof, ProveSheet } from '#parts/ProveSheet/ProveSheet.tsx'
import { alertText, confirmText, notify } from '#ui/notices.ts'
import { saveFile } from '#ui/saveFile.ts'

/** All essays of some years may be in it. */
const EXPORT_TIMEOUT_MS = 2 * MINUTE_MS
const CONSENT_NAMES = { none: '还没有填写', given: '已同意', refused: '未同意' } as const

type Props = { role: Role; userId: string }

export function AccountActions({ role, userId }: Props) {
  const data = useExport()
  const remove = useRemoval(role, userId)
  return (
    <>
      <RightsActions role={role} />
      <div className="card settings-list">
        <button
          type="button"
          aria-disabled={data.isBusy}
          aria-busy={data.isBusy}
          onClick={() => void data.take()}
        >
          <span>导出我的数据</span>
          <span className="quiet">
            {data.isBusy
              ? '正在整理…'
              : role === 'student'
                ? '作文、报告和评语'
                : '班级、作业和评语'}
          </span>
          <i aria-hidden="true">›</i>
        </button>
        <button type="button" onClick={() => void remove.ask()}>
          <span>注销账号</span>
          <i aria-hidden="true">›</i>
        </button>
      </div>
      <ProveSheet
        act="removeAccount"
        isOpen={remove.isProving}
        onProven={remove.onProven}
        onClose={remove.onProofClosed}
      />
    </>
  )
}

function RightsActions({ role }: { role: Role }) {
  const consent = useCall(getConsent, role === 'student' ? {} : 'skip')
  const [isBindingCard, setBindingCard] = useState(false)
  const [isAskingGuardian, setAskingGuardian] = useState(false)
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
            <span className="quiet">{consent.data && nameConsent(consent.data)}</span>
            <i aria-hidden="true">›</i>
          </button>
        )}
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

function nameConsent({ state, isCurrent }: EntityOf<typeof getConsent>): string {
  return state === 'given' && !isCurrent ? '有更新' : CONSENT_NAMES[state]
}

function useExport() {
  const exporting = useAction(exportMyData, {
    timeoutMs: EXPORT_TIMEOUT_MS,
    onDone: async ({ fileName, zip }) => {
      saveFile(fileName, zip, 'application/zip')
      await notify('已导出，请在下载里查看')
    },
  })
  const take = async () => {
    if (exporting.isBusy) return
    // WeChat's web view opens no saved file.
    if (['wechat', 'miniProgram'].includes(currentWrapper()))
      return alertText('微信里不能保存文件。请点右上角，选“在浏览器打开”，登录后再导出。', {
        title: MESSAGES.notice,
      })
    await exporting.run({})
  }
  return { isBusy: exporting.isBusy, take }
}

function useRemoval(role: Role, userId: string) {
  const navigate = useNavigate()
  const [isProving, setProving] = useState(false)
  const removal = useAction(removeUser, {
    onFailure: (error) => {
      if (!needsProof(error)) return 'unhandled'
      setProving(true)
      return 'handled'
    },
    onDone: async () => {
      // A device that stores nothing has none of them.
      await Promise.allSettled([
        removeOfflineCopies(userId),
        dropJournal(userId),
        dropForms(userId),
        dropPiles(userId),
      ])
      endSession()
      tellAccountRemoved()
      void notify('账号已注销')
      await navigate(paths.login(), { replace: true })
    },
  })
  const send = () => removal.run({ identity: role === 'student' ? 'STUDENT' : 'TEACHER' })
  const ask = async () => {
    const isMeant = await confirmText(
      `${MESSAGES.removeConfirm}\n三十天后全部内容会被彻底删除。需要留底的，请先导出。`,
      { title: '注销账号', confirmText: '注销' },
    )
    if (isMeant) await send()
  }
  return {
    ask,
    isProving,
    onProven: () => {
      setProving(false)
      void send()
    },
    onProofClosed: () => setProving(false),
  }
}
