/** Over the paper: which question, which genre, the requirement, and how long the text is. */
import { isCorrectable } from '@zhupi/contract/rules/genre.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import type { Draft } from '#drafts/draft.ts'
import type { Demand } from '#drafts/opening.ts'
import { questionName } from '#parts/HomeworkDemand/HomeworkDemand.tsx'
import { RadioRow } from '#ui/RadioRow.tsx'
import { CharacterCount } from '#parts/WritingDesk/CharacterCount.tsx'

type Props = {
  demand: Demand
  draft: Draft
  onPickQuestion: (questionNo: number) => void
  onOpen: (panel: 'genre' | 'demand') => void
}

export function WritingBar({ demand, draft, onPickQuestion, onOpen }: Props) {
  return (
    <>
      {demand.question.length > 1 && (
        <RadioRow
          className="writing-questions"
          label="选题"
          items={demand.question.map(({ writingNo }, index) => ({
            key: writingNo,
            name: questionName(index),
          }))}
          value={draft.questionNo}
          onPick={onPickQuestion}
        />
      )}
      <button type="button" className="chip" aria-haspopup="dialog" onClick={() => onOpen('genre')}>
        {isCorrectable(draft.genre) ? genreName(draft.genre) : '选择类型'}
        <i aria-hidden="true">▾</i>
      </button>
      <button
        type="button"
        className="chip"
        aria-haspopup="dialog"
        onClick={() => onOpen('demand')}
      >
        作文要求
      </button>
      <CharacterCount
        content={draft.content}
        min={demand.minCharacterCount}
        max={demand.maxCharacterCount}
      />
    </>
  )
}
