/** Another password for the pupil's account. */
import { getUserinfo } from '@zhupi/contract/calls/account.ts'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { ChangePassword } from '#parts/SignIn/ChangePassword.tsx'
import { CHANGED } from '#parts/SignIn/passwordFaults.ts'
import { PasswordSteps } from '#parts/SignIn/PasswordSteps.tsx'

export function PasswordScreen() {
  const profile = useCall(getUserinfo, {})
  if (profile.data?.mobile === '') return <ChangePassword fallback={paths.settings()} />
  return (
    <PasswordSteps
      title="修改密码"
      role="student"
      texts={CHANGED}
      phone={profile.data?.mobile ?? ''}
      fallback={paths.settings()}
    />
  )
}
