/** The pupil's classes, and joining one by its code (spec 2 §2; spec 1 §7). */
import { addClasses } from '@zhupi/contract/calls/classroom.ts'
import { JOIN_CODE_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { api, ApiError } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { queryKeys, studentClasses } from '#client/queries.ts'
import { ConsentSheet } from '#parts/GuardianConsent/ConsentSheet.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { alertText, confirmText, notify } from '#ui/notices.ts'
import { uncovered } from '#ui/overlays.ts'
import { CardSkeletons, Chip, Empty } from '#ui/pieces.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './myClasses.css'

export function MyClassesScreen() {
  const goBack = useBack(paths.user())
  const queries = useQueryClient()
  const classes = useQuery(studentClasses)
  const [code, setCode] = useState('')
  const [isAskingGuardian, setAskingGuardian] = useState(false)
  const join = useMutation({
    mutationFn: (joinCode: string) => api(addClasses, { code: joinCode }),
    onSuccess: async ({ name }) => {
      setCode('')
      void notify(`已加入${name}`)
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.studentClasses }),
        queries.invalidateQueries({ queryKey: queryKeys.studentHomework }),
      ])
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return showFailure(error)
      if (error.code === REFUSALS.consentNeeded.code) return setAskingGuardian(true)
      if (error.message !== REFUSALS.consentRefused.text) return showFailure(error)
      if (
        await confirmText(error.message, {
          title: MESSAGES.notice,
          cancelText: MESSAGES.back,
          confirmText: '请监护人再看看',
        })
      )
        setAskingGuardian(true)
    },
  })

  const goOn = async (isGiven: boolean) => {
    setAskingGuardian(false)
    await uncovered()
    if (!isGiven) return alertText(REFUSALS.consentRefused.text, { title: MESSAGES.notice })
    join.mutate(code.trim().toUpperCase())
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (join.isPending) return
    if (code.trim() === '') return alertText(MESSAGES.joinCodeMissing)
    join.mutate(code.trim().toUpperCase())
  }

  return (
    <Screen title="我的班级" onBack={goBack}>
      <form className="card my-classes-join" onSubmit={submit} noValidate>
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
            aria-disabled={join.isPending}
            aria-busy={join.isPending}
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
              {each.teacherName}老师 · 班级码 {each.code}
            </p>
            <Link className="my-class-write" to={paths.writeToTeacher(each.code)}>
              给{each.teacherName}老师留言 <span aria-hidden="true">›</span>
            </Link>
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
