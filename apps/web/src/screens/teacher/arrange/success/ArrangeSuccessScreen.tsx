/** The homework is out (spec 3 §2 Homework posted): look at it, or back to the list; and the code for pupils who are not in the class yet. */
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { teacherClasses } from '../../../../app/queries.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CodePlate } from '../../../../ui/CodePlate.tsx'
import { Screen } from '../../../../ui/Screen.tsx'
import { useWayTo } from '../../../../ui/useBack.ts'
import './arrangeSuccess.css'

export function ArrangeSuccessScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  const codes = codesOf(useLocation().state)
  const classes = useQuery(teacherClasses)
  const toList = useWayTo(paths.tasks())

  return (
    <Screen
      title="布置成功"
      onBack={toList}
      foot={<><Button kind="soft" onPress={toList}>返回作业列表</Button><Button grow onPress={() => navigate(paths.submissions(Number(id)))}>查看作业</Button></>}
    >
      <section className="success-head" role="status">
        <b className="success-seal" aria-hidden="true">已布置</b>
        <h2>作业已经发布</h2>
        <p className="quiet">{codes.length > 1 ? `${codes.length} 个班级各有一份，可以分别查看和批阅。` : '学生提交后，在作业列表里就能看到待批的篇数。'}</p>
      </section>
      <section className="card">
        <h2>还有学生没进班？</h2>
        <p className="quiet success-hint">把班级码告诉他们，加入班级后就能看到还没截止的作业。</p>
        {codes.map((code) => (
          <CodePlate key={code} label={classes.data?.find((classroom) => classroom.code === code)?.name ?? '班级码'} code={code} />
        ))}
      </section>
    </Screen>
  )
}

/** What ArrangeScreen handed over; nothing where this address was opened by itself. */
function codesOf(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('codes' in state) || !Array.isArray(state.codes)) return []
  return state.codes.filter((code) => typeof code === 'string')
}
