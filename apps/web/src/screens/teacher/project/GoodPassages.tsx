/** What pupils of the class wrote well, each with the writer's yes; more than five do not fit. */
import { getPassages } from '@zhupi/contract/calls/passage.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'

export function GoodPassages({ homeworkId }: { homeworkId: number }) {
  const { data } = useCall(getPassages, { homeworkId }, { staleTime: 0 })
  const shown = data?.passages.filter(({ isShown }) => isShown) ?? []
  return (
    <section className="project-passages">
      <h2>一起读</h2>
      {shown.map(({ id, text, byline }) => (
        <figure key={id}>
          <blockquote>{text}</blockquote>
          <figcaption>{byline ?? '一位同学'}</figcaption>
        </figure>
      ))}
      <p className="quiet">
        {shown.length === 0
          ? '好段落要学生本人同意才能放到全班面前，现在还没有。'
          : '都是学生本人同意放的。'}
        <Link to={paths.passages(homeworkId)}>挑好段落</Link>
      </p>
    </section>
  )
}
