/** Registration of either role; teachers choose their school. */
import { NAME_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { ROLES, type Role } from '@zhupi/contract/terms/roles.ts'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { AgreementRow } from '#parts/SignIn/AgreementRow.tsx'
import { ROLE_NAMES, useRoleChoice } from '#parts/SignIn/roleChoice.ts'
import { KeyboardSubmit } from '#parts/SignIn/KeyboardSubmit.tsx'
import { PasswordField } from '#parts/SignIn/PasswordField.tsx'
import { PhoneField } from '#parts/SignIn/PhoneField.tsx'
import { SmsCodeField } from '#parts/SignIn/SmsCodeField.tsx'
import { useRegistration } from '#parts/SignIn/useRegistration.ts'
import { useSmsCode } from '#parts/SignIn/useSmsCode.ts'
import { Button } from '#ui/Button.tsx'
import { alertText } from '#ui/notices.ts'
import { RadioRow } from '#ui/RadioRow.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { findNewcomer, forgetNewcomer, keepNewcomer } from './keptNewcomer.ts'
import { findFault } from './newcomer.ts'
import { SchoolSheet, type School } from './SchoolSheet.tsx'
import '#parts/SignIn/signIn.css'
import './register.css'

export function RegisterScreen() {
  const session = useSession()
  const { role, chooseRole, channel, query } = useRoleChoice()
  const back = useBack(paths.login({ channel, role }))
  const [kept] = useState(findNewcomer)
  const asked = query.get('phone') ?? ''
  const [phone, setPhone] = useState((kept.asked === asked ? kept.phone : undefined) ?? asked)
  const [name, setName] = useState(kept.name ?? '')
  const [school, setSchool] = useState<School | undefined>(kept.school)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const sms = useSmsCode('TYPE_REG')
  const send = useRegistration({
    role,
    mobile: phone.trim(),
    name: name.trim(),
    smscode: code,
    password,
    channel,
    schoolId: school?.id,
    onDone: forgetNewcomer,
  })
  useEffect(
    () => keepNewcomer({ asked, phone, name, ...(school === undefined ? {} : { school }) }),
    [asked, phone, name, school],
  )

  const register = async () => {
    const fault = findFault({ phone, name, code, password, schoolId: school?.id, hasAgreed }, role)
    if (fault !== undefined) return alertText(fault)
    await send()
  }

  if (session !== undefined) return <Navigate to={paths.tasks()} replace />
  return (
    <Screen
      title="注册"
      onBack={back}
      foot={
        <Button grow onPress={register}>
          注册
        </Button>
      }
    >
      <form
        className="sign-card register-card"
        onSubmit={(event) => {
          event.preventDefault()
          void register()
        }}
        noValidate
      >
        <RadioRow
          className="sign-roles"
          label="注册身份"
          items={ROLES.map((key) => ({ key, name: ROLE_NAMES[key] }))}
          value={role}
          onPick={chooseRole}
        />
        <PhoneField phone={phone} placeholder={MESSAGES.phoneMissing} onChange={setPhone} />
        <NameField role={role} name={name} onChange={setName} />
        {role === 'teacher' && <SchoolField school={school} onChoose={setSchool} />}
        <SmsCodeField sms={sms} phone={phone} value={code} onChange={setCode} />
        <PasswordField
          label="密码"
          value={password}
          placeholder="至少 8 位"
          onChange={setPassword}
        />
        <AgreementRow role={role} hasAgreed={hasAgreed} onChange={setAgreed} />
        <KeyboardSubmit name="注册" />
      </form>
    </Screen>
  )
}

type NameProps = { role: Role; name: string; onChange: (name: string) => void }

function NameField({ role, name, onChange }: NameProps) {
  return (
    <label className="sign-field">
      <span>姓名</span>
      <input
        value={name}
        onChange={(event) => onChange(event.target.value)}
        placeholder={role === 'teacher' ? '学生会看到您的姓名' : '老师会看到你的姓名'}
        autoComplete="name"
        aria-describedby="register-name-limit"
      />
      <span id="register-name-limit" className="visually-hidden">
        最多 {NAME_MAX_LENGTH} 个字
      </span>
    </label>
  )
}

type SchoolProps = { school: School | undefined; onChoose: (school: School) => void }

function SchoolField({ school, onChoose }: SchoolProps) {
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <div className="sign-field">
        <span>学校</span>
        <button
          type="button"
          className="register-school"
          aria-haspopup="dialog"
          aria-label={`学校 ${school?.name ?? MESSAGES.schoolMissing}`}
          onClick={() => setPicking(true)}
        >
          {school?.name ?? <span>{MESSAGES.schoolMissing}</span>}
        </button>
      </div>
      <SchoolSheet
        isOpen={isPicking}
        onChoose={(chosen) => {
          onChoose(chosen)
          setPicking(false)
        }}
        onClose={() => setPicking(false)}
      />
    </>
  )
}
