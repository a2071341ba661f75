/**
 * 学习报告: where the pupil's writing stands in thirteen traits, what to practise next and where,
 * what grew this term, and the latest scores. The server says only what the reports bear out.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getLearning } from '@zhupi/contract/calls/report.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { bandOf, DIMENSION_NAMES, DIMENSION_TRAITS } from '@zhupi/contract/terms/traits.ts'
import { DIMENSIONS, TRAIT_NAMES, TRAITS } from '@zhupi/contract/terms/traits.ts'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { TraitLine } from '#parts/CorrectionReport/TraitLine.tsx'
import { TraitRadar } from '#parts/CorrectionReport/TraitRadar.tsx'
import { shortTime } from '#parts/HomeworkList/homeworkTimes.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './learning.css'

type Learning = EntityOf<typeof getLearning>

export function LearningScreen() {
  const goBack = useBack(paths.user())
  // Asked anew at every opening: an essay may have been corrected a moment ago.
  const learning = useCall(getLearning, {}, { staleTime: 0 })
  const { data } = learning
  return (
    <Screen title="学习报告" onBack={goBack} isReading>
      {learning.isPending && <CardSkeletons />}
      {learning.isError && data === undefined && (
        <QueryFailure error={learning.error} onRetry={learning.refetch} />
      )}
      {data !== undefined &&
        (data.recently.length === 0 ? (
          <NothingYet />
        ) : (
          <Body learning={data} now={new Date(learning.dataUpdatedAt)} />
        ))}
    </Screen>
  )
}

function NothingYet() {
  const navigate = useNavigate()
  return (
    <Empty
      sign="始"
      action={
        <div className="learning-ways">
          <Button kind="line" onPress={() => navigate(paths.tasks())}>
            看看作业
          </Button>
          <Button onPress={() => navigate(paths.newPractice('student'))}>写一篇练笔</Button>
        </div>
      }
    >
      还没有看得到分数的批改报告。写一篇作文，批改以后，这里就会画出你的写作能力图。
    </Empty>
  )
}

/** `now` is the moment at which the report was fetched. */
function Body({ learning, now }: { learning: Learning; now: Date }) {
  return (
    <>
      <p className="learning-lead">{learning.content}</p>
      <Ability learning={learning} />
      <Next learning={learning} />
      <Growth learning={learning} />
      <Recently items={learning.recently} now={now} />
    </>
  )
}

function Ability({ learning: { ability, abilityEssays, stage } }: { learning: Learning }) {
  const [isUnfolded, setUnfolded] = useState(false)
  const listId = useId()
  if (ability === null) return null
  const traitOf = (code: (typeof TRAITS)[number]) => ({
    code,
    name: TRAIT_NAMES[code],
    score: ability[code],
    level: bandOf(ability[code]),
  })
  return (
    <section className="card learning-ability">
      <h2>写作能力</h2>
      <p className="quiet">
        {abilityEssays === 1 ? '最近一篇的十三项' : `最近 ${abilityEssays} 篇的十三项平均`}，满分
        100 <Chip tone="indigo">{MESSAGES.aiMade}</Chip>
      </p>
      <TraitRadar traits={TRAITS.map(traitOf)} />
      <button
        type="button"
        className="learning-fold"
        aria-expanded={isUnfolded}
        aria-controls={listId}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {isUnfolded ? '收起十三项' : '一项一项看'}
        <i aria-hidden="true">{isUnfolded ? '▴' : '▾'}</i>
      </button>
      <div id={listId} hidden={!isUnfolded}>
        {DIMENSIONS.map((dimension) => (
          <section key={dimension} className="learning-traits">
            <h3>{DIMENSION_NAMES[dimension]}</h3>
            <ul>
              {DIMENSION_TRAITS[dimension].map((code) => (
                <li key={code}>
                  <TraitLine trait={traitOf(code)} stage={stage} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

function Next({ learning: { ability, next } }: { learning: Learning }) {
  const navigate = useNavigate()
  if (ability === null) return null
  return (
    <section className="card learning-next">
      <h2>{next === null ? '接下来' : `接下来练：${next.name}`}</h2>
      {next === null ? (
        <p>没有哪一项特别要补。换一种文体，或者到题库里挑一道没写过的题试试。</p>
      ) : (
        <>
          <p>{next.lift}</p>
          <p className="quiet">
            这句话来自
            <Link to={reportOf(next.essay)}>《{next.essay.title || '无题'}》的批改报告</Link>
          </p>
        </>
      )}
      <div className="learning-ways">
        <Button kind="line" grow onPress={() => navigate(paths.questions('student'))}>
          到题库选题
        </Button>
        <Button grow onPress={() => navigate(paths.newPractice('student'))}>
          写一篇练笔
        </Button>
      </div>
    </section>
  )
}

function Growth({ learning: { growth } }: { learning: Learning }) {
  return (
    <section className="card learning-growth">
      <h2>这个学期的变化</h2>
      {growth.length === 0 ? (
        <p className="quiet">批改过的作文多几篇，前后有了变化，就会写在这里。</p>
      ) : (
        <ul>
          {growth.map(({ text, detail }) => (
            <li key={text}>
              <b>{text}</b>
              <span className="quiet">{detail}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Recently({ items, now }: { items: Learning['recently']; now: Date }) {
  return (
    <section className="card learning-recent">
      <h2>最近的得分</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.ishomework} ${item.id}`}>
            <Link to={reportOf(item)}>
              <span className="learning-recent-title">{item.title || '无题'}</span>
              <Meter value={item.score} />
              <span className="learning-recent-score">
                <b>{formatScore(item.score, item.scoreKind)}</b>
                <small>
                  /{item.scoreKind} {item.isTeacherScore ? '老师评分' : '机评'}
                </small>
              </span>
              <small className="quiet">
                {shortTime(item.time, now)}
                {item.ishomework === 1 ? ' · 作业' : ' · 练笔'}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function reportOf({ id, ishomework }: { id: number; ishomework: 0 | 1 }): string {
  return ishomework === 1 ? paths.correction(id) : paths.practiceCorrection(id)
}
