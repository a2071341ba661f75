/** What the class gets wrong together; nobody is named, so that it can be shown to all. */
import { getCommonFaults } from '@zhupi/contract/calls/statistics.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { describeNoFaults } from '#parts/CommonFaults/noFaults.ts'
import { FaultList } from '#parts/CommonFaults/FaultList.tsx'
import { Chip } from '#ui/Chip.tsx'

export function CommonFaults({ homeworkId }: { homeworkId: number }) {
  const { data } = useCall(getCommonFaults, { homeworkId })
  if (data === undefined) return null
  return (
    <>
      <section className="card">
        <div className="row">
          <h2 className="grow">共同的问题</h2>
          {data.items.length > 0 && <Chip tone="indigo">{MESSAGES.aiMade}</Chip>}
          <Link className="btn line small" to={paths.project(homeworkId)}>
            投屏讲评
          </Link>
        </div>
        {data.items.length > 0 ? (
          <FaultList faults={data.items} />
        ) : (
          <p className="quiet">{describeNoFaults(data.essays)}</p>
        )}
      </section>
      <GoodPassages homeworkId={homeworkId} />
    </>
  )
}

function GoodPassages({ homeworkId }: { homeworkId: number }) {
  return (
    <section className="card">
      <div className="row">
        <h2 className="grow">好段落</h2>
        <Link className="btn line small" to={paths.passages(homeworkId)}>
          挑来一起读
        </Link>
      </div>
    </section>
  )
}
