/**
 * On a pupil's first screen, once a session: the wording that a guardian agreed to has changed.
 * Until somebody agrees anew nothing leaves, and everything else goes on as before.
 */
import { getConsent } from '@zhupi/contract/calls/account.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useEffect, useState } from 'react'
import { findPerson } from '#client/session.ts'
import { useCall } from '#client/useCall.ts'
import { confirmText, notify } from '#ui/notices.ts'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { ConsentSheet } from './ConsentSheet.tsx'

export function ConsentRenewal() {
  const consent = useCall(getConsent, {})
  const [isOpen, setOpen] = useState(false)
  const { state, isCurrent, mayLeave, version } = consent.data ?? {}
  // Who needs no guardian any more is not asked for one.
  const isOutdated = state === 'given' && isCurrent === false && mayLeave === false

  // Asking is outside React, and once for as long as the tab lives.
  useEffect(() => {
    if (!isOutdated || version === undefined || !markAsked(version)) return
    const ask = async () => {
      await allOverlaysClosed()
      const isMeant = await confirmText(MESSAGES.consentRenewed, {
        title: '请监护人再看一眼',
        cancelText: '以后再说',
        confirmText: '现在看',
        note: '以后也可以在“我的 → 账号设置 → 监护人同意”里看。',
      })
      if (!isMeant) return
      await allOverlaysClosed()
      setOpen(true)
    }
    void ask()
  }, [isOutdated, version])

  return (
    <ConsentSheet
      isOpen={isOpen}
      onAnswer={() => {
        setOpen(false)
        void notify('已记录')
      }}
      onClose={() => setOpen(false)}
    />
  )
}

/** @returns whether it had not been asked yet. Another person, another wording: another question. */
function markAsked(version: string): boolean {
  const key = `consentAsked ${findPerson() ?? ''} ${version}`
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
    return true
  } catch {
    // A browser that keeps nothing would be asked at every turn.
    return false
  }
}
