/** Registration of either role (spec 1 §2.3, §5); teachers choose their school. */
import { registerStudent, registerTeacher } from '@zhupi/contract/calls/session.ts'
import { NAME_MAX_LENGTH, SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { ROLES } from '@zhupi/contract/terms/roles.ts'
import { useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { api } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { markNewcomer, useSession } from '#client/session.ts'
import { AgreementRow } from '#parts/SignIn/AgreementRow.tsx'
import { ROLE_NAMES, useRoleChoice } from '#parts/SignIn/roleChoice.ts'
import { SmsCodeField } from '#parts/SignIn/SmsCodeField.tsx'
import { useSmsCode } from '#parts/SignIn/useSmsCode.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { RadioRow } from '#ui/RadioRow.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { findFault } from './newcomer.ts'
import { SchoolSheet, type School } from './SchoolSheet.tsx'
import '#parts/SignIn/signIn.css'
import './register.css'

export function RegisterScreen() {
  const session = useSession()
  const navigate = useNavigate()
  const { role, chooseRole, channel, query } = useRoleChoice()
  const back = useBack(paths.login({ channel, role }))
  const [phone, setPhone] = useState(query.get('phone') ?? '')
  const [name, setName] = useState('')
  const [school, setSchool] = useState<School>()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [isPasswordShown, setPasswordShown] = useState(false)
  const [hasAgreed, setAgreed] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const sms = useSmsCode('TYPE_REG')
  const isUnderWay = useRef(false)

  const attempt = async () => {
    const fault = findFault({ phone, name, code, password, schoolId: school?.id, hasAgreed }, role)
    if (fault !== undefined) return alertText(fault)
    const newcomer = {
      mobile: phone.trim(),
      name: name.trim(),
      smscode: code,
      password,
      cid: channel,
    }
    try {
      await (role === 'student'
        ? api(registerStudent, newcomer, { timeoutMs: SIGN_IN_TIMEOUT_MS })
        : api(
            registerTeacher,
            { ...newcomer, schoolId: school?.id },
            { timeoutMs: SIGN_IN_TIMEOUT_MS },
          ))
    } catch (error) {
      return showFailure(error)
    }
    markNewcomer()
    void notify(MESSAGES.registered)
    await navigate(paths.login({ channel, role, phone: phone.trim() }), { replace: true })
  }
  /** The keyboard and the button send alike: whichever comes second finds it under way. A code is good for one try only. */
  const register = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await attempt()
    } finally {
      isUnderWay.current = false
    }
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
        <label className="sign-field">
          <span>手机号</span>
          <input
            type="tel"
            inputMode="numeric"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
            placeholder={MESSAGES.phoneMissing}
            autoComplete="tel-national"
          />
        </label>
        <label className="sign-field">
          <span>姓名</span>
          <input
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder={role === 'teacher' ? '学生会看到您的姓名' : '老师会看到你的姓名'}
            autoComplete="name"
            aria-describedby="register-name-limit"
          />
          <span id="register-name-limit" className="visually-hidden">
            最多 {NAME_MAX_LENGTH} 个字
          </span>
        </label>
        {role === 'teacher' && (
          <div className="sign-field">
            <span>学校</span>
            <button
              type="button"
              className="register-school"
              aria-haspopup="dialog"
              aria-label={`学校 ${school?.name ?? MESSAGES.schoolMissing}`}
              onClick={() => setPicking(true)}
            >
              {school?.name ?? <span className="quiet">{MESSAGES.schoolMissing}</span>}
            </button>
          </div>
        )}
        <SmsCodeField sms={sms} phone={phone} value={code} onChange={setCode} />
        <div className="sign-field">
          <label htmlFor="register-password">密码</label>
          <input
            id="register-password"
            type={isPasswordShown ? 'text' : 'password'}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            placeholder="至少 8 位"
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="sign-eye"
            aria-pressed={isPasswordShown}
            aria-label="显示密码"
            onClick={() => setPasswordShown(!isPasswordShown)}
          >
            {isPasswordShown ? '隐藏' : '显示'}
          </button>
        </div>
        <AgreementRow role={role} hasAgreed={hasAgreed} onChange={setAgreed} />
        {/* The keyboard's own “done” sends the form too. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          注册
        </button>
      </form>
      <SchoolSheet
        isOpen={isPicking}
        onChoose={(chosen) => {
          setSchool(chosen)
          setPicking(false)
        }}
        onClose={() => setPicking(false)}
      />
    </Screen>
  )
}
