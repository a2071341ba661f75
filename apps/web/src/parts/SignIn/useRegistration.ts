/** Registers a person of either role, then leads to sign-in with the phone number filled in. */
import { registerStudent, registerTeacher } from '@zhupi/contract/calls/session.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { markNewcomer } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { notify } from '#ui/notices.ts'

type Newcomer = {
  role: Role
  mobile: string
  name: string
  smscode: string
  password: string
  channel: string | undefined
  /** A teacher's. */
  schoolId?: number | undefined
  /** Before the sign-in opens. */
  onDone?: () => void
}

export function useRegistration({ role, channel, schoolId, onDone, ...rest }: Newcomer) {
  const navigate = useNavigate()
  // Sign-in belongs to the action: until it is open, another tap does not send the code again,
  // which is good for one try only.
  const options = {
    timeoutMs: SIGN_IN_TIMEOUT_MS,
    onDone: async () => {
      onDone?.()
      markNewcomer()
      void notify(MESSAGES.registered)
      await navigate(paths.login({ channel, role, phone: rest.mobile }), { replace: true })
    },
  }
  const student = useAction(registerStudent, options)
  const teacher = useAction(registerTeacher, options)
  return async (): Promise<void> => {
    const request = { ...rest, cid: channel }
    if (role === 'student') await student.run(request)
    else await teacher.run({ ...request, schoolId })
  }
}
