/** Another password for the teacher's account (spec 3 §5). */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#client/paths.ts'
import { teacherProfile } from '#client/queries.ts'
import { CHANGED } from '#parts/SignIn/passwordFaults.ts'
import { PasswordSteps } from '#parts/SignIn/PasswordSteps.tsx'

export function PasswordScreen() {
  const profile = useQuery(teacherProfile)
  return (
    <PasswordSteps
      title="修改密码"
      role="teacher"
      words={CHANGED}
      phone={profile.data?.mobile ?? ''}
      fallback={paths.settings()}
    />
  )
}
