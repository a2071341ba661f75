/** Account settings of both roles. */
import { getTeacherInfo, getUserinfo } from '@zhupi/contract/calls/account.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { PHONE_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { ReactNode } from 'react'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useCall } from '#client/useCall.ts'
import { BindPhoneSheet } from '#parts/BindPhoneSheet/BindPhoneSheet.tsx'
import { useBindPhone } from '#parts/BindPhoneSheet/useBindPhone.ts'
import { ProveSheet } from '#parts/ProveSheet/ProveSheet.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { SmsCodeField } from '#parts/SignIn/SmsCodeField.tsx'
import { useSmsCode } from '#parts/SignIn/useSmsCode.ts'
import { Button } from '#ui/Button.tsx'
import { keepDigits } from '#ui/numberText.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { AvatarRow } from './AvatarRow.tsx'
import { useSettings } from './useSettings.ts'
import '#parts/SignIn/signIn.css'
import './settings.css'

const TITLE = '账号设置'

export function SettingsScreen() {
  const role = useSession()?.role ?? 'student'
  const isTeacher = role === 'teacher'
  const back = useBack(paths.user())
  const student = useCall(getUserinfo, isTeacher ? 'skip' : {})
  const teacher = useCall(getTeacherInfo, isTeacher ? {} : 'skip')
  const profile = isTeacher ? teacher : student
  const binding = useBindPhone(profile.data?.mobile)

  if (profile.data === undefined) {
    return (
      <Screen title={TITLE} onBack={back}>
        {profile.isError ? (
          <QueryFailure error={profile.error} onRetry={profile.refetch} />
        ) : (
          <CardSkeletons />
        )}
      </Screen>
    )
  }
  const { userId } = profile.data
  return (
    <SettingsForm
      isTeacher={isTeacher}
      profile={profile.data}
      onBindPhone={binding.open}
      onBack={back}
    >
      <AccountFacts userId={userId} student={student.data} teacher={teacher.data} />
      <AccountActions role={role} userId={userId} />
      <BindPhoneSheet role={role} isOpen={binding.isOpen} onClose={binding.close} />
    </SettingsForm>
  )
}

type Profile = EntityOf<typeof getUserinfo> | EntityOf<typeof getTeacherInfo>
type FormProps = {
  isTeacher: boolean
  profile: Profile
  onBindPhone: () => void
  onBack: () => void
  /** Below the fields. */
  children: ReactNode
}

function SettingsForm({ isTeacher, profile, onBindPhone, onBack, children }: FormProps) {
  const { name, nickname, mobile } = profile
  const settings = useSettings(isTeacher, { name, nickname, phone: mobile })
  const { shown, change, hasChanged, save, saveAvatar } = settings
  return (
    <Screen
      title={TITLE}
      onBack={onBack}
      foot={
        <Button grow disabledReason={hasChanged ? undefined : '还没有改动'} onPress={save}>
          保存
        </Button>
      }
    >
      <section className="card settings-card">
        <AvatarRow name={name} image={profile.headImage} onUse={saveAvatar} />
        <label className="sign-field">
          <span>{isTeacher ? '真实姓名' : '姓名'}</span>
          <input
            value={shown.name}
            onChange={(event) => change({ name: event.target.value })}
            placeholder={MESSAGES.nameMissing}
            autoComplete="name"
          />
        </label>
        <label className="sign-field">
          <span>昵称</span>
          <input
            value={shown.nickname}
            onChange={(event) => change({ nickname: event.target.value })}
            placeholder={`不填时显示“${name.slice(0, 1)}${isTeacher ? '老师' : '同学'}”`}
            autoComplete="nickname"
            aria-describedby="settings-nickname"
          />
        </label>
        <p id="settings-nickname" className="quiet settings-note">
          分享的报告和海报上只显示昵称，不显示姓名。
        </p>
        {mobile === '' ? (
          <div className="sign-field">
            <span>手机号</span>
            <span className="quiet grow">还没有绑定</span>
            <button type="button" className="sign-sms" onClick={onBindPhone}>
              绑定手机号
            </button>
          </div>
        ) : (
          <PhoneFields settings={settings} />
        )}
      </section>
      {children}
      <ProveSheet
        act="changePhone"
        isOpen={settings.isProving}
        onProven={settings.onProven}
        onClose={settings.onProofClosed}
      />
    </Screen>
  )
}

/** Another number needs a code from its phone. */
function PhoneFields({ settings }: { settings: ReturnType<typeof useSettings> }) {
  const { shown, change, hasOtherPhone, phone, code, setCode } = settings
  const sms = useSmsCode('TYPE_FIND_PWD')
  return (
    <>
      <label className="sign-field">
        <span>手机号</span>
        <input
          type="tel"
          inputMode="numeric"
          value={shown.phone}
          onChange={(event) =>
            change({ phone: keepDigits(event.target.value).slice(0, PHONE_LENGTH) })
          }
          placeholder={MESSAGES.phoneMissing}
          autoComplete="tel-national"
        />
      </label>
      {hasOtherPhone && <SmsCodeField sms={sms} phone={phone} value={code} onChange={setCode} />}
    </>
  )
}
