/**
 * The explicit confirmation of a bulk review: which machine scores become final, and whose essays
 * are left out.
 */
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Submission } from '#parts/HomeworkList/submission.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'

type Props = {
  isOpen: boolean
  chosen: readonly Submission[]
  scoreScale: number
  onReview: (scored: readonly Submission[]) => Promise<void>
  onClose: () => void
}

export function BulkReviewSheet({ isOpen, chosen, scoreScale, onReview, onClose }: Props) {
  const scored = chosen.filter(({ machineScore }) => machineScore !== null)
  const unscored = chosen.filter(({ machineScore }) => machineScore === null)
  return (
    <Sheet title={MESSAGES.bulkReviewConfirm} isOpen={isOpen} onClose={onClose}>
      {scored.length > 0 && (
        <p>
          下面 <b>{scored.length}</b> 篇作文的机评分将成为最终成绩（满分 {scoreScale}
          ），没有评语。之后仍可以逐篇再次批阅。
        </p>
      )}
      {unscored.length > 0 && (
        <p className="bulk-left">
          还没有机评分，不在其中：{unscored.map(({ name }) => name).join('、')}。请逐篇批阅。
        </p>
      )}
      {scored.length > 0 && (
        <ul className="bulk-scores">
          {scored.map(({ id, name, machineScore }) => (
            <li key={id}>
              <span>{name}</span>
              <b>{formatScore(machineScore, scoreScale)}</b>
            </li>
          ))}
        </ul>
      )}
      <div className="sheet-foot">
        <Button kind="soft" onPress={onClose}>
          取消
        </Button>
        <Button
          grow
          disabledReason={scored.length === 0 ? '选中的作文都还没有机评分' : undefined}
          onPress={() => onReview(scored)}
        >
          {scored.length === 0 ? '批阅' : `批阅 ${scored.length} 篇`}
        </Button>
      </div>
    </Sheet>
  )
}
