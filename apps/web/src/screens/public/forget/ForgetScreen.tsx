/** A forgotten password, of either role. */
import { ROLES } from '@zhupi/contract/terms/roles.ts'
import { paths } from '#client/paths.ts'
import { FORGOTTEN } from '#parts/SignIn/passwordFaults.ts'
import { PasswordSteps } from '#parts/SignIn/PasswordSteps.tsx'
import { ROLE_NAMES, useRoleChoice } from '#parts/SignIn/roleChoice.ts'
import { RadioRow } from '#ui/RadioRow.tsx'

export function ForgetScreen() {
  const { role, chooseRole, channel, query } = useRoleChoice()
  return (
    <PasswordSteps
      title="找回密码"
      role={role}
      texts={FORGOTTEN}
      phone={query.get('phone') ?? ''}
      channel={channel}
      fallback={paths.login({ channel, role })}
    >
      <RadioRow
        className="sign-roles"
        label="找回哪个身份的密码"
        items={ROLES.map((key) => ({ key, name: ROLE_NAMES[key] }))}
        value={role}
        onPick={chooseRole}
      />
      {role === 'student' && (
        <p className="quiet password-who">没有绑定手机号的同学，请老师重新设一个密码。</p>
      )}
    </PasswordSteps>
  )
}
