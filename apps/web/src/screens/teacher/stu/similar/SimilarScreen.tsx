/** What an essay has in common with others, passage beside passage. For teachers alone. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getSimilarities } from '@zhupi/contract/calls/statistics.ts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { shortTime } from '#parts/HomeworkList/homeworkTimes.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './similar.css'

type Similarities = EntityOf<typeof getSimilarities>
type Item = Similarities['items'][number]
type Side = Similarities['essay']

export function SimilarScreen() {
  const { worksid, workid } = useParams()
  const goBack = useBack(paths.review(Number(worksid), Number(workid)))
  const query = useCall(getSimilarities, { id: Number(workid) })
  const found = query.data

  return (
    <Screen title="相同的段落" onBack={goBack} isReading>
      {query.isPending && <CardSkeletons />}
      {query.isError && found === undefined && (
        <QueryFailure error={query.error} onRetry={query.refetch} />
      )}
      {found && found.items.length === 0 && (
        <Empty sign="异">没有找到和别人相同的段落。作文刚交上来时，比对要等一会儿。</Empty>
      )}
      {found && found.items.length > 0 && (
        <>
          <section className="card similar-lead">
            <p>
              下面是{found.essay.name}
              的作文和别的文章相同的地方。相同不等于抄袭：也可能是两人读了同一本书，请您看过再判断。
            </p>
            <p className="quiet">
              引号里的话、题目和提示的原话、很多人都写的开头、常背的诗文和给出的写作参考都不算。这里的内容只有老师看得到。
            </p>
          </section>
          {found.items.map((item) => (
            <Pair
              key={`${item.kind} ${item.otherTitle} ${item.other.name} ${item.characters}`}
              item={item}
              essay={found.essay}
              homeworkId={found.homeworkId}
            />
          ))}
        </>
      )}
    </Screen>
  )
}

type PairProps = { item: Item; essay: Side; homeworkId: number }

function Pair({ item, essay, homeworkId }: PairProps) {
  const { kind, other, otherId, otherTitle, characters, passages } = item
  const isReference = kind === 'reference'
  const name = isReference ? `写作参考《${otherTitle}》` : other.name
  return (
    <section className="card similar-pair">
      <div className="row">
        <h2 className="grow">{name}</h2>
        <Chip tone="amber">相同 {characters} 字</Chip>
      </div>
      {kind === 'older' && <p className="quiet">写的是以前的作业《{otherTitle}》</p>}
      <ul>
        {passages.map(({ text, otherText }) => (
          <li key={text}>
            <Passage label={essay.name} time={essay.submittedTime} text={text} />
            <Passage
              label={isReference ? '写作参考' : other.name}
              time={other.submittedTime}
              text={otherText}
            />
          </li>
        ))}
      </ul>
      {otherId !== null && (
        <Link className="similar-open" to={paths.review(homeworkId, otherId)}>
          打开{other.name}的作文
        </Link>
      )}
    </section>
  )
}

function Passage({ label, time, text }: { label: string; time: string | null; text: string }) {
  const [now] = useState(() => new Date())
  return (
    <figure>
      <figcaption className="quiet">
        {label}
        {time !== null && ` · ${shortTime(time, now)} 提交`}
      </figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  )
}
