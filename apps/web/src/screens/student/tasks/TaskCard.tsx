/** One homework in the pupil's list, and where a tap leads. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getStudentHomework } from '@zhupi/contract/calls/homework.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import type { SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { Chip } from '#ui/Chip.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Meter } from '#ui/Meter.tsx'
import { describeDeadline } from '#parts/HomeworkList/homeworkTimes.ts'

type Item = EntityOf<typeof getStudentHomework>['items'][number]

const actions: Record<SubmissionStatus, string> = {
  notStart: '开始写',
  underway: '继续写',
  reject: '看报告',
  finish: '看报告',
  remark: '看报告',
}
const isDraft = (status: SubmissionStatus) => status === 'notStart' || status === 'underway'
/** Nothing more is handed in: what was asked for, and what was written, can be read. */
const isOver = (item: Item) => isDraft(item.status) && item.isEnded
/** The report of what was written is there, before handing in. */
const isCorrectedDraft = (item: Item) => isDraft(item.status) && item.correction === 'done'

/** `now` is the moment at which the list was fetched. */
export function TaskCard({ item, now }: { item: Item; now: Date }) {
  const action = isOver(item) ? '看作业' : actions[item.status]
  return (
    <article className="card">
      <div className="card-chips">
        <StatusChip item={item} now={now} />
        {isDraft(item.status) && item.isExtended && !item.isExcused && <Chip>给你延了时间</Chip>}
        {item.atText !== '' && <Chip>{item.atText}</Chip>}
        <span className="quiet task-card-class">{item.classEntityName}</span>
      </div>
      <h2>{item.title}</h2>
      {item.demand !== '' && <p className="quiet card-excerpt">{item.demand}</p>}
      {item.status === 'reject' && (
        <div className="task-card-reason">
          <p>
            <b>打回原因</b>
            {item.rejectReason ?? '老师没有写原因，可以当面问问。'}
          </p>
        </div>
      )}
      <div className="row card-foot">
        <CardProgress item={item} />
        <Link
          to={addressOf(item)}
          className={
            (item.status === 'underway' && !isOver(item)) || item.status === 'reject'
              ? 'card-link btn main small'
              : 'card-link btn line small'
          }
          aria-label={`${action}：${item.title}`}
        >
          {action}
        </Link>
      </div>
    </article>
  )
}

function addressOf(item: Item): string {
  if (item.status === 'notStart' && !isOver(item)) return paths.writing(item.id, item.homeworkId)
  if (isDraft(item.status)) return paths.homeworkDetail(item.id, item.homeworkId)
  return paths.correction(item.id)
}

function StatusChip({ item, now }: { item: Item; now: Date }) {
  if (item.status === 'reject') return <Chip tone="red">{item.statuscn}</Chip>
  if (!isDraft(item.status)) return <Chip tone="jade">{item.statuscn}</Chip>
  if (item.isExcused) return <Chip tone="jade">老师说可以不交</Chip>
  const { text, tone } = describeDeadline(item, now)
  return tone === undefined ? <Chip>{text}</Chip> : <Chip tone={tone}>{text}</Chip>
}

/** How far it is: the draft's length, or the score. */
function CardProgress({ item }: { item: Item }) {
  if (isCorrectedDraft(item)) return <CorrectedDraft item={item} />
  if (isDraft(item.status) && item.characterCount > 0) {
    return (
      <div className="grow task-card-length">
        <div className="quiet">
          写了 {item.characterCount} 字
          {item.minCharacterCount > 0 && ` / ${item.minCharacterCount} 字`}
          {item.correction === 'working' && ' · 正在批改'}
        </div>
        <Meter
          value={
            item.minCharacterCount > 0 ? (item.characterCount / item.minCharacterCount) * 100 : 100
          }
        />
      </div>
    )
  }
  if (isDraft(item.status)) {
    const facts = [
      `满分 ${item.scoreKind}`,
      item.minCharacterCount > 0 ? `不少于 ${item.minCharacterCount} 字` : '',
      item.allowPaste ? '' : '不可粘贴',
    ]
    return (
      <span className="quiet grow">
        <Facts items={facts} />
      </span>
    )
  }
  return <CardScore item={item} />
}

/** The card itself leads to what the homework asks for; the report is one tap away too. */
function CorrectedDraft({ item }: { item: Item }) {
  return (
    <div className="grow">
      {item.machineScore !== null && <CardScore item={item} />}
      <Link
        to={paths.correction(item.id)}
        className="task-card-report"
        aria-label={`看报告《${item.title}》`}
      >
        看报告 ›
      </Link>
    </div>
  )
}

function CardScore({ item }: { item: Item }) {
  return (
    <div className="grow task-card-score">
      <b>{formatScore(item.teacherScore ?? item.machineScore, item.scoreKind)}</b>
      <span className="quiet">
        / {item.scoreKind}　{scoreSource(item)}
      </span>
    </div>
  )
}

function scoreSource(item: Item): string {
  if (item.teacherScore !== null) return '老师评分'
  if (item.correction === 'working') return '正在批改'
  return item.machineScore === null ? '还没有分数' : '机评'
}
