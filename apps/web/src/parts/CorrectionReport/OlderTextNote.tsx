/** The report is about a text that has changed since: it is read as what it is. */
import { CorrectionNote } from './CorrectionNote.tsx'

export function OlderTextNote() {
  return (
    <CorrectionNote>
      <p>这份报告批的是较早的一稿：稿纸上的作文后来又改过。</p>
      <p className="quiet">回到稿纸再点一次“AI 批改”，就有新的报告。</p>
    </CorrectionNote>
  )
}
