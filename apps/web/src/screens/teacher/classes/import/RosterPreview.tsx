/** The list before anybody gets an account: what is wrong stands beside its row. */
import type { getClassStudents } from '@zhupi/contract/calls/classroom.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { listSameNames, listThereAlready, type RosterRow } from './roster.ts'

export type PreviewedRow = RosterRow & { password: string; fault: string }

type Props = {
  rows: readonly PreviewedRow[]
  /** Of the class already. */
  members: EntityOf<typeof getClassStudents>['students']
}

export function RosterPreview({ rows, members }: Props) {
  const wrong = rows.filter(({ fault }) => fault !== '').length
  const same = listSameNames(rows)
  const there = listThereAlready(rows, members)
  return (
    <>
      <p className={wrong > 0 ? 'import-summary wrong' : 'import-summary'} role="status">
        {wrong === 0
          ? `${rows.length} 人，都可以开账号。`
          : `${rows.length} 人，其中 ${wrong} 行有误，改好以前一个账号也不会开。`}
      </p>
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
      <ol className="card import-rows" aria-label="名单">
        {rows.map(({ number, name, contact, fault }, at) => (
          <li key={at}>
            <span>
              {number} <b>{name}</b> <span className="quiet">{contact}</span>
            </span>
            {fault !== '' && <span className="import-fault">{fault}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
