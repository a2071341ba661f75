/**
 * Score, levels and remark. The machine's score lies beside as a seal and counts only once the
 * teacher takes it.
 */
import { formatScore, sliderLevel } from '@zhupi/contract/rules/score.ts'
import { LEVEL_NAMES } from '@zhupi/contract/terms/levels.ts'
import { REMARK_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { DIMENSIONS, DIMENSION_NAMES } from '@zhupi/contract/terms/traits.ts'
import { useId } from 'react'
import { QUICK_REMARKS } from '#parts/Phrases/phrases.ts'
import { PhraseChips } from '#parts/Phrases/PhraseChips.tsx'
import { RemarkField } from '#parts/Phrases/RemarkField.tsx'
import { keepDecimal } from '#ui/numberText.ts'
import { Seal } from '#ui/Seal.tsx'
import {
  type Report,
  type ReviewDraft,
  type ReviewFault,
  type ReviewForm,
  scoreRange,
} from './reviewForm.ts'

type Props = {
  form: ReviewForm
  draft: ReviewDraft
  report: Report
  fault: ReviewFault | undefined
  isSending: boolean
  onChange: (part: Partial<ReviewDraft>) => void
}

export function VerdictForm(props: Props) {
  const faultId = useId()
  const { form, fault, isSending, onChange } = props
  const shownFault = fault && (
    <p className="verdict-fault" id={faultId} role="alert">
      {fault.text}
    </p>
  )
  return (
    <div className="verdict">
      <h2 className="visually-hidden">教师评分</h2>
      <ScoreField {...props} faultId={faultId} />
      {fault?.field === 'score' && shownFault}
      <LevelSliders {...props} />
      <div>
        <RemarkField
          label="评语"
          value={form.remark}
          max={REMARK_MAX_LENGTH}
          rows={5}
          placeholder="先说写得好的一处，再提一个小建议"
          isReadOnly={isSending}
          faultId={fault?.field === 'remark' ? faultId : undefined}
          onChange={(remark) => onChange({ remark })}
        />
        <PhraseChips
          label="常用的话"
          items={QUICK_REMARKS}
          value={form.remark}
          isDisabled={isSending}
          onChange={(remark) => onChange({ remark })}
        />
      </div>
      {fault?.field === 'remark' && shownFault}
    </div>
  )
}

function ScoreField({
  form,
  report,
  fault,
  faultId,
  isSending,
  onChange,
}: Props & { faultId: string }) {
  const scoreId = useId()
  const machineScore = report.rmap?.score ?? null
  const machineFigure = formatScore(machineScore, report.scoreKind)
  const { low, high } = scoreRange(report)
  const isBounded = low > 0 || high < report.scoreKind
  return (
    <div className="verdict-score">
      <button
        type="button"
        className="verdict-seal"
        disabled={machineScore === null || isSending}
        onClick={() => onChange({ score: machineFigure })}
      >
        <Seal figure={machineFigure} caption="机评" />
        <span className="verdict-adopt">{machineScore === null ? '暂无机评' : '点印采用'}</span>
      </button>
      <div className="grow">
        <label className="quiet" htmlFor={scoreId}>
          你的评分（满分 {report.scoreKind}）
        </label>
        <input
          id={scoreId}
          className="verdict-figure"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={form.score}
          placeholder={`${low}–${high}`}
          readOnly={isSending}
          aria-invalid={fault?.field === 'score'}
          aria-describedby={fault?.field === 'score' ? faultId : undefined}
          onChange={(event) => onChange({ score: keepDecimal(event.target.value) })}
        />
        {isBounded && (
          <p className="quiet">
            这次作业限定 {low}–{high} 分
          </p>
        )}
      </div>
    </div>
  )
}

function LevelSliders({ form, draft, report, isSending, onChange }: Props) {
  const followsMachine =
    report.rmap !== null &&
    report.categoryLevels === null &&
    Object.keys(draft.sliders).length === 0
  return (
    <>
      <div className="verdict-levels">
        {DIMENSIONS.map((dimension) => {
          const value = form.sliders[dimension]
          const level = LEVEL_NAMES[sliderLevel(value)]
          return (
            <label key={dimension}>
              <span>{DIMENSION_NAMES[dimension]}</span>
              <input
                type="range"
                min={0}
                max={100}
                value={value}
                disabled={isSending}
                aria-valuetext={level}
                style={{ backgroundSize: `${value}% 6px, 100% 6px` }}
                onChange={(event) =>
                  onChange({
                    sliders: { ...draft.sliders, [dimension]: Number(event.target.value) },
                  })
                }
              />
              <b aria-hidden="true">{level}</b>
            </label>
          )
        })}
      </div>
      {followsMachine && <p className="quiet">三项先放在机评的位置，拖动就改成你的判断。</p>}
    </>
  )
}
