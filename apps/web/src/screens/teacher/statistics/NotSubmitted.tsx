/** Who has not handed in, ready to be pasted into the class's group. */
import { SUBMISSION_STATUS_NAMES } from '@zhupi/contract/terms/statuses.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { RemindButton } from './RemindButton.tsx'
import { classNotice, type Statistics } from './statistics.ts'

export function NotSubmitted({ statistics }: { statistics: Statistics }) {
  return (
    <section className="card not-submitted">
      <div className="row">
        <h2 className="grow">还没有提交（{statistics.notSubmitList.length} 人）</h2>
        <RemindButton homeworkId={statistics.homeworkId} />
        <Button kind="line" small onPress={() => copyText(classNotice(statistics))}>
          复制名单
        </Button>
      </div>
      <ul>
        {statistics.notSubmitList.map(({ id, name, studentNumber, status }) => (
          <li key={id}>
            <span className="not-submitted-number">{studentNumber}</span>
            <span className="grow">{name}</span>
            <span className="quiet">{SUBMISSION_STATUS_NAMES[status]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
