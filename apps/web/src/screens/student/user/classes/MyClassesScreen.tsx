/** The pupil's classes, and joining one by its code. */
import { quitClasses } from '@zhupi/contract/calls/enrollment.ts'
import { addClasses, getStdClasses } from '@zhupi/contract/calls/classroom.ts'
import { getStudentHomework } from '@zhupi/contract/calls/homework.ts'
import { getStudentNotify, getUnread } from '@zhupi/contract/calls/message.ts'
import { JOIN_CODE_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useEffect, useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { forgetJoinCode } from '#client/joinCode.ts'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { ConsentSheet } from '#parts/GuardianConsent/ConsentSheet.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { alertText, confirmText, notify } from '#ui/notices.ts'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './myClasses.css'

export function MyClassesScreen() {
  const goBack = useBack(paths.user())
  const classes = useCall(getStdClasses, {})
  const [query] = useSearchParams()
  const [code, setCode] = useState(query.get('join') ?? '')
  // What was scanned stands in the field now: the next sign-in opens as usual.
  useEffect(forgetJoinCode, [])
  const [isAskingGuardian, setAskingGuardian] = useState(false)
  const join = useAction(addClasses, {
    invalidates: [getStdClasses, getStudentHomework],
    onDone: ({ name }) => {
      setCode('')
      void notify(`已加入${name}`)
    },
    onFailure: async (error) => {
      if (error.code === REFUSALS.consentNeeded.code) {
        setAskingGuardian(true)
        return 'handled'
      }
      if (error.message !== REFUSALS.consentRefused.text) return 'unhandled'
      const isAskedAgain = await confirmText(error.message, {
        title: MESSAGES.notice,
        cancelText: MESSAGES.back,
        confirmText: '请监护人再看看',
      })
      if (isAskedAgain) setAskingGuardian(true)
      return 'handled'
    },
  })

  const quit = useAction(quitClasses, {
    invalidates: [getStdClasses, getStudentHomework, getStudentNotify, getUnread],
  })
  const askToQuit = async (classroom: { code: string; name: string }) => {
    const isSure = await confirmText(`确定退出${classroom.name}吗？`, {
      note: '还没交的作业会从列表里消失，草稿都留着，再加入时还在；交过的作文不受影响。',
      confirmText: '退出',
    })
    if (!isSure) return
    const done = await quit.run({ code: classroom.code })
    if (done.isDone) void notify(`已退出${classroom.name}`)
  }

  const goOn = async (isGiven: boolean) => {
    setAskingGuardian(false)
    await allOverlaysClosed()
    if (!isGiven) return alertText(REFUSALS.consentRefused.text, { title: MESSAGES.notice })
    await join.run({ code: code.trim().toUpperCase() })
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return alertText(MESSAGES.joinCodeMissing)
    await join.run({ code: code.trim().toUpperCase() })
  }

  return (
    <Screen title="我的班级" onBack={goBack}>
      <form className="card my-classes-join" onSubmit={(event) => void submit(event)} noValidate>
        <label htmlFor="join-code">班级码</label>
        <div className="row">
          <input
            id="join-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            placeholder={`向老师要 ${JOIN_CODE_LENGTH} 位班级码`}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
          />
          <button
            type="submit"
            className="btn main"
            aria-disabled={join.isBusy}
            aria-busy={join.isBusy}
          >
            加入
          </button>
        </div>
      </form>
      {classes.isPending && <CardSkeletons count={2} />}
      {classes.isError && <QueryFailure error={classes.error} onRetry={classes.refetch} />}
      {classes.data?.length === 0 && (
        <Empty sign="班">还没有加入班级。填上面的班级码，就能收到老师布置的作业。</Empty>
      )}
      {classes.data?.map((each) => (
        <article className="card my-class" key={each.id}>
          <div className="grow">
            <h2>{each.name}</h2>
            <p className="quiet">
              {each.teacherName}老师 ·{' '}
              {each.isArchived ? '已归档，交过的作文都还在' : `班级码 ${each.code}`}
            </p>
            <div className="my-class-acts">
              <Link className="my-class-write" to={paths.writeToTeacher(each.code)}>
                给{each.teacherName}老师留言 <span aria-hidden="true">›</span>
              </Link>
              <button
                type="button"
                className="my-class-quit"
                aria-label={`退出班级：${each.name}`}
                onClick={() => void askToQuit(each)}
              >
                退出班级
              </button>
            </div>
          </div>
          <Chip>{each.grade}</Chip>
        </article>
      ))}
      {(classes.data?.length ?? 0) > 0 && (
        <Link className="btn line my-classes-tasks" to={paths.tasks()}>
          去看作业
        </Link>
      )}
      <ConsentSheet
        isOpen={isAskingGuardian}
        onAnswer={(isGiven) => void goOn(isGiven)}
        onClose={() => setAskingGuardian(false)}
      />
    </Screen>
  )
}
