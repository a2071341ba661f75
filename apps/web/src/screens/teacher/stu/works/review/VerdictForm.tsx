/**
 * Score, levels and remark. The machine's score lies beside as a seal and counts only once the
 * teacher takes it.
 */
import { formatScore, toScale } from '@zhupi/contract/rules/score.ts'
import { DIMENSIONS, DIMENSION_NAMES } from '@zhupi/contract/terms/traits.ts'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { OwnPhrases } from '#parts/Phrases/OwnPhrases.tsx'
import { type Caret, insertPhrase, QUICK_REMARKS, togglePhrase } from '#parts/Phrases/phrases.ts'
import { PhraseChips } from '#parts/Phrases/PhraseChips.tsx'
import { useReviewKeys } from '#parts/Reviewing/useReviewKeys.ts'
import { GoalTicks } from '#parts/UnitGoals/GoalTicks.tsx'
import { FullerDraft } from './FullerDraft.tsx'
import { RemarkInput } from './RemarkInput.tsx'
import { LevelSlider } from './LevelSlider.tsx'
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
  const [isChoosing, setChoosing] = useState(false)
  const caret = useRef<Caret>(undefined)
  useReviewKeys({ onPhrases: () => setChoosing(true) })
  const choose = (phrase: string) => {
    setChoosing(false)
    if (form.remark.includes(phrase)) return onChange({ remark: togglePhrase(form.remark, phrase) })
    const { text, at } = insertPhrase(form.remark, phrase, caret.current)
    caret.current = { start: at, end: at }
    onChange({ remark: text })
  }
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
      <GoalTicks submissionId={props.report.id} />
      <LevelSliders {...props} />
      <div>
        <RemarkInput
          value={form.remark}
          drafted={props.report.remarkDraft}
          isReadOnly={isSending}
          faultId={fault?.field === 'remark' ? faultId : undefined}
          onChange={(remark) => onChange({ remark })}
          onCaret={(at) => (caret.current = at)}
        />
        <FullerDraft
          report={props.report}
          value={form.remark}
          taken={props.draft.modelRemark}
          isReadOnly={isSending}
          onChange={(remark, modelRemark) => onChange({ remark, modelRemark })}
        />
        <PhraseChips
          label="常用的话"
          items={QUICK_REMARKS}
          value={form.remark}
          isDisabled={isSending}
          onChange={(remark) => onChange({ remark })}
        >
          <button
            type="button"
            className="own-phrases-open"
            aria-expanded={isChoosing}
            disabled={isSending}
            onClick={() => setChoosing(!isChoosing)}
          >
            ＋ 常用语
          </button>
        </PhraseChips>
        {isChoosing && (
          <OwnPhrases written={form.remark} onChoose={choose} onClose={() => setChoosing(false)} />
        )}
      </div>
      {fault?.field === 'remark' && shownFault}
    </div>
  )
}

function ScoreField({
  form,
  draft,
  report,
  fault,
  faultId,
  isSending,
  onChange,
}: Props & { faultId: string }) {
  const scoreId = useId()
  const field = useRef<HTMLInputElement>(null)
  const startsFocused = readTypesScores(useLocation().state)
  // The field may have been drawn before its essay is shown, and the focus is the browser's.
  useLayoutEffect(() => {
    if (startsFocused) field.current?.focus()
  }, [startsFocused])
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
          ref={field}
          id={scoreId}
          className="verdict-figure"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={form.score}
          placeholder={`${low}–${high}`}
          readOnly={isSending}
          onFocus={(event) => startsFocused && event.target.select()}
          aria-invalid={fault?.field === 'score'}
          aria-describedby={fault?.field === 'score' ? faultId : undefined}
          onChange={(event) => onChange({ score: keepDecimal(event.target.value) })}
        />
        <ScaleHint report={report} draft={draft} />
        {isBounded && (
          <p className="quiet">
            这次作业限定 {low}–{high} 分
          </p>
        )}
      </div>
    </div>
  )
}

/** The essay before this one was completed by a key. */
function readTypesScores(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'typesScores' in state &&
    state.typesScores === true
  )
}

/** Says where a score comes from that the teacher has not typed. */
function ScaleHint({ report, draft }: Pick<Props, 'report' | 'draft'>) {
  const { scaleHint, scoreKind } = report
  if (scaleHint === null || draft.score !== undefined) return null
  const { reviews, difference } = scaleHint
  const points = Math.abs(toScale(difference, scoreKind))
  const than = points === 0 ? '和机评差不多' : `比机评${difference > 0 ? '高' : '低'} ${points} 分`
  return (
    <p className="quiet">
      按你最近 {reviews} 篇的打分习惯预填：平均{than}。
    </p>
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
        {DIMENSIONS.map((dimension) => (
          <LevelSlider
            key={dimension}
            name={DIMENSION_NAMES[dimension]}
            value={form.sliders[dimension]}
            stage={report.stage}
            isDisabled={isSending}
            onChange={(value) => onChange({ sliders: { [dimension]: value } })}
          />
        ))}
      </div>
      {followsMachine && <p className="quiet">三项先放在机评的位置，拖动就改成你的判断。</p>}
    </>
  )
}
