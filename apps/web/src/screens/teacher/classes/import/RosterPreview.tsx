/** The list before anybody gets an account: the rows to mend first, each with what is wrong. */
import type { getClassStudents } from '@zhupi/contract/calls/classroom.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { listSameNames, listThereAlready, type RosterRow } from './roster.ts'

export type PreviewedRow = RosterRow & { password: string; fault: string }

type Props = {
  rows: readonly PreviewedRow[]
  /** How many of the list are in the class already. */
  leftOut: number
  /** Of the class already. */
  members: EntityOf<typeof getClassStudents>['students']
}

export function RosterPreview({ rows, leftOut, members }: Props) {
  const wrong = rows.filter(({ fault }) => fault !== '')
  const same = listSameNames(rows)
  const there = listThereAlready(rows, members)
  return (
    <>
      <p className={wrong.length > 0 ? 'import-summary wrong' : 'import-summary'} role="status">
        {wrong.length === 0
          ? `${rows.length} 人，都可以开账号。`
          : `${rows.length} 人，其中 ${wrong.length} 行有误，改好以前一个账号也不会开。`}
      </p>
      {leftOut > 0 && <p className="quiet">另外 {leftOut} 人学号和姓名都在班里了，不再开账号。</p>}
      {same.length > 0 && <p className="quiet">有同名的，请核对：{same.join('、')}</p>}
      {there.length > 0 && (
        <p className="import-there">
          班里已经有：
          {there
            .map(({ name, studentNumber }) =>
              studentNumber === '' ? name : `${name}（学号 ${studentNumber}）`,
            )
            .join('、')}
          。如果是同一个人，请从名单里去掉，不然会有两个账号。
        </p>
      )}
      <Rows label="要改的" rows={wrong} />
      <Rows label="名单" rows={rows.filter(({ fault }) => fault === '')} />
    </>
  )
}

function Rows({ label, rows }: { label: string; rows: readonly PreviewedRow[] }) {
  if (rows.length === 0) return null
  return (
    <ol className="card import-rows" aria-label={label}>
      {rows.map(({ number, name, contact, fault }, at) => (
        <li key={at}>
          <span>
            {number} <b>{name}</b> <span className="quiet">{contact}</span>
          </span>
          {fault !== '' && <span className="import-fault">{fault}</span>}
        </li>
      ))}
    </ol>
  )
}
