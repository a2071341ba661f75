/**
 * The essay's status, above its report: returned and why, handed in, what is shown only after
 * handing in, which score it must reach.
 */
import { formatScore, toScale } from '@zhupi/contract/rules/score.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { AI_USE_NAMES } from '@zhupi/contract/terms/aiUse.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { editName, type Report } from '#parts/CorrectionReport/report.ts'
import { OlderTextNote } from '#parts/CorrectionReport/OlderTextNote.tsx'
import { ConsentRefusedNote } from '#parts/GuardianConsent/ConsentRefusedNote.tsx'
import { CorrectionNote } from '#parts/CorrectionReport/CorrectionNote.tsx'
import { shortTime } from '#parts/HomeworkList/homeworkTimes.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { copyText } from '#ui/copyText.ts'
import { missesLowest } from './missesLowest.ts'

export function StatusSummary({ report, now }: { report: Report; now: Date }) {
  const { status, correction, aiUse, rmap } = report
  const isOpen = mayEdit(status)
  return (
    <>
      {status === 'finish' && (
        <p className="row correction-standing" role="status">
          <Chip tone="jade">{report.statuscn}</Chip>
          {report.isEntered && <Chip>{MESSAGES.enteredByTeacher}</Chip>}
          <span className="quiet">老师批阅以后，评语会在这里。</span>
        </p>
      )}
      {report.keptDraft !== null && <KeptDraft draft={report.keptDraft} />}
      {status === 'reject' && (
        <section className="card correction-reject">
          <h2>
            老师打回了这篇作文
            {report.rejectTime !== null && (
              <span className="quiet">{shortTime(report.rejectTime, now)}</span>
            )}
          </h2>
          <p>{report.rejectReason ?? '老师没有写原因，可以当面问问。'}</p>
        </section>
      )}
      {report.isConsentRefused && <ConsentRefusedNote />}
      {correction === 'none' && !(isOpen && report.isConsentRefused) && (
        <CorrectionNote>
          <p>
            {rmap === null
              ? isOpen
                ? '这篇作文还没有批改报告。'
                : `${MESSAGES.handedInWithoutConsent}。`
              : '作文在批改之后又改过，下面是上一稿的报告。'}
          </p>
          {isOpen && (
            <p className="quiet">
              {aiUse === 'none'
                ? `${REFUSALS.correctionNotOffered.text}。`
                : `点“${editName(report, status === 'reject')}”回到稿纸，写好后点“AI 批改”，就能看到批改报告。`}
            </p>
          )}
        </CorrectionNote>
      )}
      {isOpen && rmap !== null && report.isDraftNewer && <OlderTextNote />}
      {rmap !== null && aiUse !== 'full' && (
        <CorrectionNote>
          <p>
            老师设置为“{AI_USE_NAMES[aiUse].name}”：{AI_USE_NAMES[aiUse].text}。
            {aiUse !== 'none' && '提交以后能看到完整的报告。'}
          </p>
        </CorrectionNote>
      )}
      {isOpen && rmap !== null && rmap.score !== null && missesLowest(report, rmap.score) && (
        <section className="card correction-lowest" role="status">
          <p>
            机评达到 <b>{toScale(report.lowestScore, report.scoreKind)}</b> 分才能提交，这一稿是{' '}
            <b>{formatScore(rmap.score, report.scoreKind)}</b> 分。照着建议改一改，再批改一次。
          </p>
        </section>
      )}
    </>
  )
}

/** What stood on the paper here when the teacher entered another text: the pupil's to keep. */
function KeptDraft({ draft }: { draft: NonNullable<Report['keptDraft']> }) {
  return (
    <details className="card correction-kept">
      <summary>我在这里写的草稿</summary>
      <p className="quiet">老师录入了你写在纸上的作文。你原来在这里写的，都在下面。</p>
      <p className="correction-kept-title">{draft.title}</p>
      <p className="correction-kept-text">{draft.content}</p>
      <Button kind="line" small onPress={() => copyText(`${draft.title}\n${draft.content}`)}>
        复制
      </Button>
    </details>
  )
}
