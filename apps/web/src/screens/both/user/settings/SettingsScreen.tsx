/** Account settings of both roles (spec 2 §2, spec 3 §2 Settings). */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  updateAvatar,
  updateNickname,
  updateStudentMobile,
  updateTeacherMobile,
  updateTeacherName,
  updateUsername,
} from '@zhupi/contract/calls/account.ts'
import { PHONE_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { studentProfile, teacherProfile } from '#client/queries.ts'
import { useSession } from '#client/session.ts'
import { BindPhoneSheet } from '#parts/BindPhoneSheet/BindPhoneSheet.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { SmsCodeField } from '#parts/SignIn/SmsCodeField.tsx'
import { useSmsCode } from '#parts/SignIn/useSmsCode.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { keepDigits } from '#ui/numberText.ts'
import { CardSkeletons, Chip } from '#ui/pieces.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { AccountActions } from './AccountActions.tsx'
import { AvatarRow } from './AvatarRow.tsx'
import { findFault, type Settings } from './settingsFaults.ts'
import '#parts/SignIn/signIn.css'
import './settings.css'

export function SettingsScreen() {
  const role = useSession()?.role ?? 'student'
  const isTeacher = role === 'teacher'
  const queries = useQueryClient()
  const back = useBack(paths.user())
  const student = useQuery({ ...studentProfile, enabled: !isTeacher })
  const teacher = useQuery({ ...teacherProfile, enabled: isTeacher })
  const profile = isTeacher ? teacher : student
  const [typed, setTyped] = useState<Partial<Settings>>({})
  const [code, setCode] = useState('')
  const [isBindingPutOff, setBindingPutOff] = useState(false)
  const sms = useSmsCode('TYPE_FIND_PWD')

  if (profile.data === undefined) {
    return (
      <Screen title="账号设置" onBack={back}>
        {profile.isError ? (
          <QueryFailure error={profile.error} onRetry={profile.refetch} />
        ) : (
          <CardSkeletons />
        )}
      </Screen>
    )
  }
  const kept: Settings = {
    name: profile.data.name,
    nickname: profile.data.nickname,
    phone: profile.data.mobile,
  }
  const shown: Settings = { ...kept, ...typed }
  const asked: Settings = {
    name: shown.name.trim(),
    nickname: shown.nickname.trim(),
    phone: shown.phone.trim(),
  }
  const hasOtherPhone = asked.phone !== kept.phone
  const hasChanged = hasOtherPhone || asked.name !== kept.name || asked.nickname !== kept.nickname
  const refresh = () =>
    queries.refetchQueries({ queryKey: (isTeacher ? teacherProfile : studentProfile).queryKey })

  const save = async () => {
    const fault = findFault({ ...asked, code }, kept)
    if (fault !== undefined) return alertText(fault)
    try {
      if (asked.name !== kept.name)
        await api(isTeacher ? updateTeacherName : updateUsername, { name: asked.name })
      if (asked.nickname !== kept.nickname) await api(updateNickname, { nickname: asked.nickname })
      if (hasOtherPhone)
        await api(isTeacher ? updateTeacherMobile : updateStudentMobile, {
          mobile: asked.phone,
          smscode: code,
        })
    } catch (error) {
      // What went through before it stays changed.
      await refresh()
      return showFailure(error)
    }
    await refresh()
    setTyped({})
    setCode('')
    await notify(MESSAGES.changed)
  }
  const saveAvatar = async (image: string) => {
    try {
      await api(updateAvatar, { image })
      await refresh()
      await notify(MESSAGES.changed)
    } catch (error) {
      await showFailure(error)
    }
  }

  return (
    <Screen
      title="账号设置"
      onBack={back}
      foot={
        <Button grow disabledReason={hasChanged ? undefined : '还没有改动'} onPress={save}>
          保存
        </Button>
      }
    >
      <section className="card settings-card">
        <AvatarRow name={kept.name} image={profile.data.headImage} onUse={saveAvatar} />
        <label className="sign-field">
          <span>{isTeacher ? '真实姓名' : '姓名'}</span>
          <input
            value={shown.name}
            onChange={(event) => setTyped({ ...typed, name: event.target.value })}
            placeholder={MESSAGES.nameMissing}
            autoComplete="name"
          />
        </label>
        <label className="sign-field">
          <span>昵称</span>
          <input
            value={shown.nickname}
            onChange={(event) => setTyped({ ...typed, nickname: event.target.value })}
            placeholder={`不填时显示“${kept.name.slice(0, 1)}${isTeacher ? '老师' : '同学'}”`}
            autoComplete="nickname"
            aria-describedby="settings-nickname"
          />
        </label>
        <p id="settings-nickname" className="quiet settings-note">
          分享的报告和海报上只显示昵称，不显示姓名。
        </p>
        {kept.phone !== '' && (
          <label className="sign-field">
            <span>手机号</span>
            <input
              type="tel"
              inputMode="numeric"
              value={shown.phone}
              onChange={(event) =>
                setTyped({ ...typed, phone: keepDigits(event.target.value).slice(0, PHONE_LENGTH) })
              }
              placeholder={MESSAGES.phoneMissing}
              autoComplete="tel-national"
            />
          </label>
        )}
        {kept.phone === '' && (
          <div className="sign-field">
            <span>手机号</span>
            <span className="quiet grow">还没有绑定</span>
            <button type="button" className="sign-sms" onClick={() => setBindingPutOff(false)}>
              绑定手机号
            </button>
          </div>
        )}
        {kept.phone !== '' && hasOtherPhone && (
          <SmsCodeField sms={sms} phone={asked.phone} value={code} onChange={setCode} />
        )}
      </section>
      <dl className="card settings-facts">
        <div>
          <dt>用户编号</dt>
          <dd>{profile.data.userId}</dd>
        </div>
        {student.data !== undefined && student.data.studentNumber !== '' && (
          <div>
            <dt>学号</dt>
            <dd>{student.data.studentNumber}</dd>
          </div>
        )}
        {teacher.data !== undefined && (
          <>
            <div>
              <dt>工号</dt>
              <dd>{teacher.data.jobNumber === '' ? '未登记' : teacher.data.jobNumber}</dd>
            </div>
            <div>
              <dt>学校</dt>
              <dd>
                {teacher.data.schoolName === '' ? (
                  '未登记'
                ) : (
                  <>
                    {teacher.data.schoolName}{' '}
                    <Chip tone={teacher.data.isSchoolVerified ? 'jade' : 'amber'}>
                      {teacher.data.isSchoolVerified ? '已核实' : '未核实'}
                    </Chip>
                  </>
                )}
              </dd>
            </div>
          </>
        )}
      </dl>
      <AccountActions role={role} userId={profile.data.userId} />
      <BindPhoneSheet
        role={role}
        isOpen={kept.phone === '' && !isBindingPutOff}
        onClose={() => setBindingPutOff(true)}
      />
    </Screen>
  )
}
