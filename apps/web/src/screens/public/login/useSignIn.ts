/** Signing in by password or by SMS, and what a refusal leads to. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { loginByPassword, loginBySms } from '@zhupi/contract/calls/session.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { FIRST_MESSAGES, signInError } from '@zhupi/contract/terms/firstMessages.ts'
import { FOR_THE_SCREEN } from '@zhupi/contract/terms/refusalCodes.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useNavigate } from 'react-router'
import type { ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { startSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { alertText } from '#ui/notices.ts'

export function useSignIn(role: Role, channel: string | undefined, phone: string) {
  const navigate = useNavigate()
  const options = {
    timeoutMs: SIGN_IN_TIMEOUT_MS,
    onDone: ({ ticket, userLoginCode, num, needsOwnPassword }: EntityOf<typeof loginByPassword>) =>
      startSession({ ticket, userLoginCode, role, isNew: num === 0, needsOwnPassword }),
    onFailure: async (error: ApiError) => {
      if (error.code === 0)
        await alertText(FIRST_MESSAGES.requestFailed, { title: FIRST_MESSAGES.notice })
      else if (error.code === FOR_THE_SCREEN) {
        // The phone is whose it says it is, it only has no account yet.
        await alertText(`${error.message}，先注册一个账号吧`)
        await navigate(paths.register({ channel, role, phone }))
      } else await alertText(signInError(error.code, error.message))
      return 'handled' as const
    },
  }
  const byPassword = useAction(loginByPassword, options)
  const bySms = useAction(loginBySms, options)
  return { byPassword, bySms, isBusy: byPassword.isBusy || bySms.isBusy }
}
