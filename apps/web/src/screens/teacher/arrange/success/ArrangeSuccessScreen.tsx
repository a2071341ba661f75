/**
 * The homework is out: look at it, or back to the list; and the code for pupils who are not in the
 * class yet.
 */
import { getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { HOMEWORK_PHASES } from '@zhupi/contract/terms/statuses.ts'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { CodePlate } from '#ui/CodePlate.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useWayTo } from '#ui/useBack.ts'
import './arrangeSuccess.css'

export function ArrangeSuccessScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const posted = postedIn(state)
  const startsLater = noticeIn(state)
  const classes = useCall(getTeacherClasses, {})
  // What has not begun is found under its own tab.
  const back = useWayTo(paths.tasks())
  const toList = () =>
    startsLater === '' ? back() : void navigate(paths.tasks(AHEAD), { replace: true })
  const nameOf = (code: string) => classes.data?.find((classroom) => classroom.code === code)?.name

  return (
    <Screen
      title="布置成功"
      isReading
      onBack={toList}
      foot={
        <>
          <Button kind="soft" onPress={toList}>
            返回作业列表
          </Button>
          <Button grow onPress={() => navigate(paths.homeworkSettings(Number(id)))}>
            查看作业
          </Button>
        </>
      }
    >
      <section className="success-head" role="status">
        <b className="success-seal" aria-hidden="true">
          已布置
        </b>
        <h2>作业已经发布</h2>
        <p className="quiet">
          {startsLater}
          {posted.length > 1
            ? `${posted.length} 个班级各有一份，可以分别查看和批阅。`
            : '学生提交后，在作业列表里就能看到待批的篇数。'}
        </p>
      </section>
      {posted.length > 1 && (
        <ul className="card success-list" aria-label="各班的作业">
          {posted.map(({ homeworkId, code }) => (
            <li key={homeworkId}>
              <Link to={paths.homeworkSettings(homeworkId)}>
                <span className="grow">{nameOf(code) ?? code}</span>
                <span className="quiet" aria-hidden="true">
                  查看 ›
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <section className="card">
        <h2>还有学生没进班？</h2>
        <p className="quiet success-hint">把班级码告诉他们，加入班级后就能看到还没截止的作业。</p>
        {posted.map(({ code }) => (
          <CodePlate key={code} label={nameOf(code) ?? '班级码'} code={code} />
        ))}
      </section>
    </Screen>
  )
}

const [AHEAD] = HOMEWORK_PHASES

/** 学生要到……才能看到; '' for what has begun. */
function noticeIn(state: unknown): string {
  return typeof state === 'object' &&
    state !== null &&
    'startsLater' in state &&
    typeof state.startsLater === 'string'
    ? state.startsLater
    : ''
}

type Posted = { homeworkId: number; code: string }

/** What ArrangeScreen passed on; nothing where this address was opened by itself. */
function postedIn(state: unknown): Posted[] {
  if (
    typeof state !== 'object' ||
    state === null ||
    !('posted' in state) ||
    !Array.isArray(state.posted)
  )
    return []
  return state.posted.filter(isPosted)
}

function isPosted(item: unknown): item is Posted {
  return (
    typeof item === 'object' &&
    item !== null &&
    'homeworkId' in item &&
    typeof item.homeworkId === 'number' &&
    'code' in item &&
    typeof item.code === 'string'
  )
}
