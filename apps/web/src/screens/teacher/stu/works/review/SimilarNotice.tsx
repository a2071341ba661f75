/** Leads to the passages that the essay has in common with others. Shown to the teacher alone. */
import { getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'

export function SimilarNotice({ homeworkId, id }: { homeworkId: number; id: number }) {
  const { data } = useCall(getHomeworkDetail, { id: homeworkId })
  const isSimilar = data?.studentHomeworkList.find((each) => each.id === id)?.isSimilar ?? false
  if (!isSimilar) return null
  return (
    <section className="card review-notice similar">
      <p className="row">
        <b className="grow">这篇作文有和别人相同的段落</b>
        <Link to={paths.similar(homeworkId, id)}>对照着看</Link>
      </p>
    </section>
  )
}
