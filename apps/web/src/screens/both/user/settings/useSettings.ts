/** The settings while they are changed: what was typed over what is stored, and saving it. */
import { useQueryClient } from '@tanstack/react-query'
import {
  updateAvatar,
  updateNickname,
  updateStudentMobile,
  updateTeacherMobile,
  updateTeacherName,
  updateUsername,
} from '@zhupi/contract/calls/account.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { invalidate } from '#client/callQuery.ts'
import { SHOW_PROFILE } from '#client/shownIn.ts'
import { useAction } from '#client/useAction.ts'
import { needsProof } from '#parts/ProveSheet/ProveSheet.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { findFault, type Settings } from './settingsFaults.ts'

export function useSettings(isTeacher: boolean, stored: Settings) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Partial<Settings>>({})
  const [code, setCode] = useState('')
  const shown: Settings = { ...stored, ...typed }
  const asked: Settings = {
    name: shown.name.trim(),
    nickname: shown.nickname.trim(),
    phone: shown.phone.trim(),
  }
  const hasOtherName = asked.name !== stored.name
  const hasOtherNickname = asked.nickname !== stored.nickname
  const hasOtherPhone = asked.phone !== stored.phone

  const refresh = () => invalidate(queries, SHOW_PROFILE)
  const onFailure = async () => {
    // What went through before it stays changed.
    await refresh()
    return 'unhandled' as const
  }
  const name = useAction(isTeacher ? updateTeacherName : updateUsername, { onFailure })
  const nickname = useAction(updateNickname, { onFailure })
  const [isProving, setProving] = useState(false)
  const phone = useAction(isTeacher ? updateTeacherMobile : updateStudentMobile, {
    onFailure: async (error) => {
      await refresh()
      if (!needsProof(error)) return 'unhandled'
      setProving(true)
      return 'handled'
    },
  })
  const avatar = useAction(updateAvatar, {
    onDone: async () => {
      await refresh()
      await notify(MESSAGES.changed)
    },
  })

  const save = async () => {
    const fault = findFault({ ...asked, code }, stored)
    if (fault !== undefined) return alertText(fault)
    // One after the other: where one fails, the rest is not sent.
    const isSaved =
      (!hasOtherName || (await name.run({ name: asked.name })).isDone) &&
      (!hasOtherNickname || (await nickname.run({ nickname: asked.nickname })).isDone) &&
      (!hasOtherPhone || (await phone.run({ mobile: asked.phone, smscode: code })).isDone)
    if (!isSaved) return
    await refresh()
    setTyped({})
    setCode('')
    await notify(MESSAGES.changed)
  }
  return {
    shown,
    change: (part: Partial<Settings>) => setTyped({ ...typed, ...part }),
    code,
    setCode,
    hasChanged: hasOtherName || hasOtherNickname || hasOtherPhone,
    hasOtherPhone,
    /** The number that a code is sent to. */
    phone: asked.phone,
    save,
    isProving,
    onProven: () => {
      setProving(false)
      void save()
    },
    onProofClosed: () => setProving(false),
    saveAvatar: async (image: string) => void (await avatar.run({ image })),
  }
}
