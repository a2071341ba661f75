/** Sets homework for one class or several (spec 3 §2, §5 Assign homework). One question so far. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createHomework } from '@zhupi/contract/calls/homework.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, ApiError } from '../../../app/api.ts'
import { showFailure } from '../../../app/errors.ts'
import { paths } from '../../../app/paths.ts'
import { queryKeys, teacherClasses } from '../../../app/queries.ts'
import { QueryFailure } from '../../../parts/QueryFailure.tsx'
import { Button } from '../../../ui/Button.tsx'
import { alertText, confirmText, notify } from '../../../ui/notices.ts'
import { CardSkeletons, Empty, Field } from '../../../ui/pieces.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { useBack } from '../../../ui/useBack.ts'
import { AdvancedSettings } from './AdvancedSettings.tsx'
import { ClassSheet } from './ClassSheet.tsx'
import { GenreSheet } from './GenreSheet.tsx'
import { type Classroom, findFormFault, type FormFault, hasWriting, type HomeworkForm, isGenreShared, latestTime, type QuestionForm, startForm, toRequest } from './homeworkForm.ts'
import { TimeField } from './TimeField.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'
import './arrange.css'

export function ArrangeScreen() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const goBack = useBack(paths.tasks())
  const [search] = useSearchParams()
  const [openedAt] = useState(() => new Date())
  const [form, setForm] = useState(() => startForm((search.get('codes') ?? '').split(','), openedAt))
  const [fault, setFault] = useState<FormFault>()
  const [sheet, setSheet] = useState<'classes' | 'genre'>()
  const [isAdvancedOpen, setAdvancedOpen] = useState(false)
  const isPublished = useRef(false)
  useLeaveGuard(() => hasWriting(form) && !isPublished.current)

  const classes = useQuery(teacherClasses)
  const chosen = classes.data?.filter((classroom) => form.codes.includes(classroom.code)) ?? []
  const classNames = chosen.map((classroom) => classroom.name).join('、')

  // Where to look is the page's scroll position, which only exists once the fault is drawn.
  useEffect(() => {
    if (fault) document.getElementById(`arrange-${fault.field}`)?.scrollIntoView({ block: 'center' })
  }, [fault])

  const change = (part: Partial<HomeworkForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setFault(undefined)
  }
  const changeQuestion = (part: Partial<QuestionForm>) => change({ question: { ...form.question, ...part } })
  const chooseClasses = (next: Classroom[]) => {
    const keepsGenre = form.question.genre === '' || isGenreShared(form.question.genre, next)
    if (!keepsGenre && next.length > 0) void notify('班级换了，请重新选择文体')
    change({ codes: next.map((classroom) => classroom.code), ...(!keepsGenre && { question: { ...form.question, genre: '' } }) })
  }

  const publish = async () => {
    const { startsAt, endsAt, scoreScale } = form
    const found = findFormFault(form, chosen, new Date())
    // The three are there once no fault is found; the compiler cannot know.
    if (found || startsAt === undefined || endsAt === undefined || scoreScale === undefined) {
      setAdvancedOpen((isOpen) => isOpen || found?.field === 'scores' || found?.field === 'characters')
      return setFault(found)
    }
    const waits = startsAt > new Date() ? '学生在开始时间之后才能看到这份作业。' : ''
    if (!(await confirmText(`布置给${classNames}。${waits}`, { title: MESSAGES.publishConfirm, confirmText: '发布' }))) return
    try {
      const posted = await api(createHomework, toRequest({ ...form, startsAt, endsAt, scoreScale }, chosen))
      isPublished.current = true
      void queries.invalidateQueries({ queryKey: queryKeys.teacherHomework })
      const first = posted[0]
      if (first) await navigate(paths.arrangeSuccess(first.homeworkId), { replace: true, state: { codes: posted.map((homework) => homework.code) } })
    } catch (error) {
      // A lost answer may hide a posting that succeeded: posting again would set the homework twice.
      if (error instanceof ApiError && error.code === 0) return alertText('没有收到发布结果。请先到作业列表看看是否已经发布，再决定要不要重发。', { title: MESSAGES.notice })
      await showFailure(error)
    }
  }

  const textOf = (field: FormFault['field']) => (fault?.field === field ? fault.text : undefined)
  const { question } = form
  const genreText = genreName(question.genre) || (chosen.length === 0 ? '先选班级，再选文体' : '请选择文体类型')
  const hasNoClass = classes.data?.length === 0
  return (
    <Screen title="布置作业" onBack={goBack} foot={<Button grow disabledReason={hasNoClass ? '请先新建一个班级' : undefined} onPress={publish}>发布作业</Button>}>
      {classes.isPending && <CardSkeletons count={2} />}
      {classes.isError && classes.data === undefined && <QueryFailure error={classes.error} onRetry={() => classes.refetch()} />}
      {hasNoClass && <Empty sign="班" action={<Button kind="line" onPress={() => navigate(paths.addClass())}>新建班级</Button>}>先建一个班级，把班级码告诉学生，就可以布置作业了。</Empty>}
      {classes.data && !hasNoClass && (
        <>
          <section className="card arrange-card" id="arrange-classes">
            <Field label="班级" error={textOf('classes')}>
              <button type="button" className="field-button" aria-haspopup="dialog" aria-label={`班级 ${classNames || MESSAGES.classMissing}`} onClick={() => setSheet('classes')}>
                {classNames || <span className="arrange-unset">{MESSAGES.classMissing}</span>}
              </button>
            </Field>
          </section>

          <section className="card arrange-card" aria-label="第 1 题">
            <div id="arrange-genre">
              <Field label="文体类型" error={textOf('genre')}>
                <button
                  type="button"
                  className="field-button"
                  aria-haspopup="dialog"
                  aria-disabled={chosen.length === 0}
                  aria-label={`文体类型 ${genreText}`}
                  onClick={() => (chosen.length === 0 ? void notify('请先选择班级，不同年级的文体不一样') : setSheet('genre'))}
                >
                  {question.genre === '' ? <span className="arrange-unset">{genreText}</span> : genreText}
                </button>
              </Field>
            </div>
            <div id="arrange-title">
              <Field label="作文标题" error={textOf('title')}>
                <input className="arrange-title" value={question.title} placeholder="如：那一刻，我长大了" autoComplete="off" enterKeyHint="next" onChange={(event) => changeQuestion({ title: event.target.value })} />
              </Field>
            </div>
            <div id="arrange-requirement">
              <Field label="作文要求" error={textOf('requirement')}>
                <textarea rows={4} value={question.requirement} placeholder="写什么、怎么写、写多少。标题和要求至少填一项。" onChange={(event) => changeQuestion({ requirement: event.target.value })} />
              </Field>
            </div>
            <div id="arrange-ideation">
              <Field label="构思提示（选填）" error={textOf('ideation')}>
                <textarea rows={2} value={question.ideation} placeholder="给学生开头的几个小问题" onChange={(event) => changeQuestion({ ideation: event.target.value })} />
              </Field>
            </div>
          </section>

          <section className="card arrange-card" aria-label="时间">
            <div id="arrange-startsAt"><TimeField label="开始时间" value={form.startsAt} min={openedAt} max={latestTime(openedAt)} error={textOf('startsAt')} onChange={(startsAt) => change({ startsAt })} /></div>
            <div id="arrange-endsAt"><TimeField label="结束时间" value={form.endsAt} min={openedAt} max={latestTime(openedAt)} error={textOf('endsAt')} onChange={(endsAt) => change({ endsAt })} /></div>
          </section>

          <AdvancedSettings form={form} fault={fault} isOpen={isAdvancedOpen} onToggle={setAdvancedOpen} onChange={change} />
        </>
      )}
      <ClassSheet isOpen={sheet === 'classes'} classes={classes.data ?? []} chosen={chosen} onChange={chooseClasses} onClose={() => setSheet(undefined)} />
      <GenreSheet isOpen={sheet === 'genre'} classes={chosen} value={question.genre} onPick={(genre) => changeQuestion({ genre })} onClose={() => setSheet(undefined)} />
    </Screen>
  )
}
