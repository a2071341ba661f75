/** A report behind a link: what is good, what a parent can ask, then score, remark and essay. */
import { getSharedReport } from '@zhupi/contract/calls/share.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { AI_USE_NAMES } from '@zhupi/contract/terms/aiUse.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { ApiError } from '#client/api.ts'
import { useCall } from '#client/useCall.ts'
import { CorrectionNote } from '#parts/CorrectionReport/CorrectionNote.tsx'
import { ReportTabs } from '#parts/CorrectionReport/ReportTabs.tsx'
import { ScoreCard } from '#parts/CorrectionReport/ScoreCard.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { OpenMiniProgram } from './OpenMiniProgram.tsx'
import './sharedReport.css'

export function SharedReport({ token }: { token: string }) {
  const shared = useCall(getSharedReport, { id: token }, { gcTime: 0, retry: false })
  const { data, error } = shared
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {shared.isPending && <CardSkeletons />}
      {shared.isError &&
        (isEnded(error) ? (
          <Empty sign="别">
            {REFUSALS.shareEnded.text}。
            <br />
            还想看的话，请写作文的人再分享一次。
          </Empty>
        ) : (
          <QueryFailure error={error} onRetry={shared.refetch} />
        ))}
      {data !== undefined && !shared.isError && <Body report={data} token={token} />}
    </>
  )
}

/** An address that was cut off is one that never was. */
function isEnded(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.message === REFUSALS.shareEnded.text || error.code === REFUSALS.badInput.code)
  )
}

type BodyProps = { report: EntityOf<typeof getSharedReport>; token: string }

function Body({ report, token }: BodyProps) {
  const { nickname, atText, endTime, aiUse, rmap, strengths, question, teacherRemark } = report
  return (
    <>
      <section className="shared-report-head">
        <h2>{report.articleTitle}</h2>
        <p className="quiet">{[nickname, atText].filter((part) => part !== '').join(' · ')}</p>
        {report.opensMiniProgram && <OpenMiniProgram token={token} />}
      </section>
      {rmap !== null && aiUse !== 'full' && (
        <CorrectionNote>
          <p>
            这篇作文还没有交给老师，现在只能看到“{AI_USE_NAMES[aiUse].name}
            ”的部分，提交以后能看到完整的报告。
          </p>
        </CorrectionNote>
      )}
      {(strengths.length > 0 || question !== null) && (
        <section className="card shared-report-talk">
          {strengths.length > 0 && (
            <>
              <div className="row">
                <h2>写得好的地方</h2>
                <span className="grow" />
                <Chip tone="indigo">{MESSAGES.aiMade}</Chip>
              </div>
              <ul>
                {strengths.map((strength) => (
                  <li key={strength}>{strength}</li>
                ))}
              </ul>
            </>
          )}
          {question !== null && (
            <>
              <h2>可以问问孩子</h2>
              <p className="shared-report-question">{question}</p>
            </>
          )}
        </section>
      )}
      {(rmap !== null || report.teacherScore !== null) && <ScoreCard report={report} />}
      {teacherRemark !== null && teacherRemark.trim() !== '' && (
        <section className="card shared-report-remark">
          <h2>老师评语</h2>
          <p>{teacherRemark}</p>
        </section>
      )}
      <ReportTabs report={report} />
      <p className="quiet shared-report-foot">
        “×”处是隐去的姓名。{MESSAGES.aiMade}。这条链接到 {endTime.slice(0, 10)} 结束。
      </p>
    </>
  )
}
