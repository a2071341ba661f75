/** Above a pupil's report: why nothing is corrected, and where a guardian can change that. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { CorrectionNote } from '../CorrectionReport/CorrectionNote.tsx'

export function ConsentRefusedNote() {
  return (
    <CorrectionNote>
      <p role="status">{MESSAGES.consentRefused}。</p>
      <p className="quiet">
        想重新开始，请监护人到<Link to={paths.settings()}>账号设置的“监护人同意”</Link>里确认。
      </p>
    </CorrectionNote>
  )
}
