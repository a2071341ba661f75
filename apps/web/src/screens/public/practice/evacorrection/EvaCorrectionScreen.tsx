/**
 * A practice result at a glance: the score in two figures, length and author. It asks for no role's
 * routes: with a link's token (`share`) it shows that report, with a ticket one's own essay (`id`),
 * else it leads to sign-in.
 */
import { getAIResultOfPractice } from '@zhupi/contract/calls/submission.ts'
import { formatScore, toScale } from '@zhupi/contract/rules/score.ts'
import type { ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useCall } from '#client/useCall.ts'
import { ReportTabs } from '#parts/CorrectionReport/ReportTabs.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { SharedReport } from '#parts/SharedReport/SharedReport.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { ScoreFigures } from './ScoreFigures.tsx'
import './evaCorrection.css'

export function EvaCorrectionScreen() {
  const session = useSession()
  const [search] = useSearchParams()
  const token = search.get('share')
  const id = Number(search.get('id') ?? 0)
  if (token !== null)
    return (
      <Screen title="分享的批改报告" isReading>
        <SharedReport key={token} token={token} />
      </Screen>
    )
  if (session === undefined) return <Navigate to={paths.login()} replace />
  if (!Number.isSafeInteger(id) || id <= 0)
    return <Navigate to={paths.practice(session.role)} replace />
  return <OwnResult key={id} id={id} />
}

function OwnResult({ id }: { id: number }) {
  const navigate = useNavigate()
  const role = useSession()?.role ?? 'student'
  const goBack = useBack(paths.practice(role))
  const report = useCall(getAIResultOfPractice, { id, ishomework: 0 })
  const data = report.data
  const edit = (
    <Button
      grow
      disabledReason={report.isSuccess ? undefined : '批改结果还没有打开'}
      onPress={() => navigate(paths.practiceEditor(role, id))}
    >
      去编辑
    </Button>
  )
  return (
    <Screen title="批改结果" onBack={goBack} foot={edit}>
      {report.isPending && <CardSkeletons />}
      {report.isError && data === undefined && (
        <QueryFailure error={report.error} onRetry={report.refetch} />
      )}
      {data !== undefined &&
        (data.rmap === null || data.rmap.score === null ? (
          <Empty sign="批">
            {data.correction === 'working' ? '正在批改，稍后再来看。' : '这篇作文还没有批改报告。'}
          </Empty>
        ) : (
          <>
            <section className="card eva-score">
              <ScoreFigures
                score={Math.round(toScale(data.rmap.score, data.scoreKind))}
                scoreScale={data.scoreKind}
              />
              <dl>
                <Fact name="得分">{formatScore(data.rmap.score, data.scoreKind)}</Fact>
                <Fact name="字数">{data.rmap.summaryReportEvaluationResult.characterCount} 字</Fact>
                <Fact name="作者">{data.author === '' ? '没有署名' : data.author}</Fact>
              </dl>
            </section>
            <ReportTabs report={data} />
          </>
        ))}
    </Screen>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
