/**
 * The score as a seal, the three dimensions, and, unfolded, the thirteen traits with their reasons.
 */
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { bandName } from '@zhupi/contract/terms/levels.ts'
import { bandOf, DIMENSION_NAMES } from '@zhupi/contract/terms/traits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useId, useState } from 'react'
import { Chip } from '#ui/Chip.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Seal } from '#ui/Seal.tsx'
import { TraitRadar } from './TraitRadar.tsx'
import type { Report, ScoredReport } from './report.ts'
import { TraitLine } from './TraitLine.tsx'
import './ScoreCard.css'

type Result = NonNullable<Report['rmap']>

/** `others`: whom the percentile compares with. */
export function ScoreCard({ report, others = '同学' }: { report: ScoredReport; others?: string }) {
  const [isUnfolded, setUnfolded] = useState(false)
  const traitsId = useId()
  const { rmap, teacherScore, scoreKind, stage } = report
  const machineScore = rmap?.score ?? null
  const dimensions = rmap === null ? [] : dimensionsOf(rmap)
  return (
    <section className="card score-card" aria-label="得分">
      <div className="score-card-top">
        <div className="score-card-seal">
          <Seal
            figure={formatScore(teacherScore ?? machineScore, scoreKind)}
            caption={`满分 ${scoreKind}`}
          />
          <span className="quiet">{teacherScore === null ? '机评' : '老师评分'}</span>
        </div>
        <div className="grow">
          <div className="score-card-chips">
            {teacherScore !== null && machineScore !== null && (
              <Chip tone="indigo">机评 {formatScore(machineScore, scoreKind)}</Chip>
            )}
            {rmap !== null && rmap.surpass !== null && (
              <Chip tone="jade">
                超过 {Math.round(rmap.surpass)}% 的{others}
              </Chip>
            )}
            {rmap !== null && <Chip>{rmap.summaryReportEvaluationResult.characterCount} 字</Chip>}
          </div>
          {teacherScore !== null && dimensions.length > 0 && (
            <p className="quiet score-card-by">下面三项和细评是机评</p>
          )}
          {dimensions.length === 0 ? (
            <p className="quiet">
              {rmap === null ? '这篇作文还没有批改结果。' : '提交以后才显示分数。'}
            </p>
          ) : (
            <dl className="score-card-dimensions">
              {dimensions.map(({ name, score }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <Meter value={score} />
                  </dd>
                  <dd>{bandName(bandOf(score), stage)}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      {dimensions.length > 0 && (
        <button
          type="button"
          className="score-card-fold"
          aria-expanded={isUnfolded}
          aria-controls={traitsId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? '收起十三项' : '看十三项细评'}
          <i aria-hidden="true">{isUnfolded ? '▴' : '▾'}</i>
        </button>
      )}
      <div id={traitsId} hidden={!isUnfolded}>
        {isUnfolded && (
          <>
            <Chip tone="indigo">{MESSAGES.aiMade}</Chip>
            <TraitRadar traits={dimensions.flatMap(({ traits }) => traits)} />
            {dimensions.map(({ name, traits }) => (
              <TraitList key={name} dimension={name} traits={traits} stage={stage} />
            ))}
          </>
        )}
      </div>
    </section>
  )
}

/** None where the homework shows no scores before handing in (aiUse). */
function dimensionsOf(result: Result) {
  const dimensions = [
    {
      name: DIMENSION_NAMES.content,
      score: result.category1Score,
      traits: result.category1ItemList,
    },
    {
      name: DIMENSION_NAMES.expression,
      score: result.category2Score,
      traits: result.category2ItemList,
    },
    {
      name: DIMENSION_NAMES.development,
      score: result.category3Score,
      traits: result.category3ItemList,
    },
  ]
  return dimensions.flatMap(({ name, score, traits }) =>
    score === null ? [] : [{ name, score, traits }],
  )
}

function TraitList({
  dimension,
  traits,
  stage,
}: Pick<ScoredReport, 'stage'> & {
  dimension: string
  traits: Result['category1ItemList']
}) {
  return (
    <section className="trait-list">
      <h2>{dimension}</h2>
      {traits.map((trait) => (
        <details key={trait.code}>
          <summary>
            <TraitLine trait={trait} stage={stage} />
          </summary>
          <ul>
            {trait.observations.map((observation, index) => (
              <li key={index}>{observation}</li>
            ))}
          </ul>
          {trait.lift !== '' && (
            <p className="trait-lift">
              <b>再进一步</b>
              {trait.lift}
            </p>
          )}
        </details>
      ))}
    </section>
  )
}
