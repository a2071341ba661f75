/** Another password for the pupil's account (spec 2 §5). */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#client/paths.ts'
import { studentProfile } from '#client/queries.ts'
import { CHANGED } from '#parts/SignIn/passwordFaults.ts'
import { PasswordSteps } from '#parts/SignIn/PasswordSteps.tsx'

export function PasswordScreen() {
  const profile = useQuery(studentProfile)
  return (
    <PasswordSteps
      title="修改密码"
      role="student"
      words={CHANGED}
      phone={profile.data?.mobile ?? ''}
      fallback={paths.settings()}
    />
  )
}
