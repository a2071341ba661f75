/** An essay that came back: what it was returned for, and what its pupil made of that. */
import { ChangeCard } from '#parts/CorrectionReport/ChangeCard.tsx'
import type { Report } from './reviewForm.ts'

export function ReturnNotice({ report }: { report: Report }) {
  const { earlierRejectReason: reason } = report
  return (
    <>
      {reason !== null && (
        <section className="card review-notice">
          <h2 className="quiet">上次打回的原因</h2>
          <p className="review-reason">{reason}</p>
        </section>
      )}
      <ChangeCard report={report} />
    </>
  )
}
