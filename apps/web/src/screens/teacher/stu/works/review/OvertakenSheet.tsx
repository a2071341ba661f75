/** Two verdicts on one essay, somebody else's and one's own: either may be taken, none is lost. */
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import type { Report, ReviewForm } from './reviewForm.ts'
import './OvertakenSheet.css'

type Props = {
  report: Report
  form: ReviewForm
  other: Report | undefined
  takeOther: () => void
  insist: () => Promise<void>
  close: () => void
}

export function OvertakenSheet({ report, form, other, takeOther, insist, close }: Props) {
  const { scoreKind } = report
  return (
    <Sheet title="这篇作文刚才在别处批阅过了" isOpen={other !== undefined} onClose={close}>
      <div className="overtaken">
        <p className="quiet">两份都还在，留哪一份由你定。</p>
        <Verdict
          name="已经保存的"
          score={other?.teacherScore == null ? '' : formatScore(other.teacherScore, scoreKind)}
          remark={other?.teacherRemark ?? ''}
        />
        <Verdict name="你刚写的" score={form.score} remark={form.remark} />
        <div className="row">
          <Button kind="soft" grow onPress={takeOther}>
            留已保存的
          </Button>
          <Button grow onPress={insist}>
            改用我写的
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

function Verdict({ name, score, remark }: { name: string; score: string; remark: string }) {
  return (
    <section className="card overtaken-verdict">
      <h3>
        {name}
        {score !== '' && <b>{score} 分</b>}
      </h3>
      <p>{remark === '' ? '没有写评语' : remark}</p>
    </section>
  )
}
