/** The text beside its photographs: doubtful characters, title, whose it is; then it is handed in. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { enterEssay, takeEntryBack } from '@zhupi/contract/calls/entry.ts'
import { getHomeworkDetail, type getDemand } from '@zhupi/contract/calls/homework.ts'
import { listGenreGroups, isCorrectable } from '@zhupi/contract/rules/genre.ts'
import { CONTENT_MAX_LENGTH, TITLE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '#client/callQuery.ts'
import { useAction } from '#client/useAction.ts'
import { pupilName } from '#parts/FindPupil/pupilName.ts'
import { PupilSheet } from '#parts/FindPupil/PupilSheet.tsx'
import { DoubtRow } from '#parts/EssayTools/DoubtList.tsx'
import { GenrePicker } from '#parts/GenrePicker/GenrePicker.tsx'
import type { Submission } from '#parts/HomeworkList/submission.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { Field } from '#ui/Field.tsx'
import { confirmText, notify } from '#ui/notices.ts'
import { PickField } from '#ui/PickField.tsx'
import { Screen } from '#ui/Screen.tsx'
import { offerUndo } from '#ui/undo.ts'
import { countRead, type PileEssay } from './pile.ts'
import type { OpenPile } from './usePile.ts'

export type Setting = {
  homework: EntityOf<typeof getHomeworkDetail>
  demand: EntityOf<typeof getDemand>
}
type Props = {
  essay: PileEssay
  pile: OpenPile
  pupils: readonly Submission[]
  setting: Setting
  onBack: () => void
}

export function CheckEssay({ essay, pile, pupils, setting, onBack }: Props) {
  const { demand } = setting
  const queries = useQueryClient()
  const enter = useAction(enterEssay, { invalidates: [getHomeworkDetail] })
  const takeBack = useAction(takeEntryBack, { invalidates: [getHomeworkDetail] })
  const pupil = pupils.find(({ id }) => id === essay.pupilId)
  const question =
    demand.question.find(({ writingNo }) => writingNo === essay.edit.writingNo) ??
    demand.question[0]
  const genre = essay.edit.genre ?? question?.articleType ?? ''
  const reason =
    pupil === undefined
      ? '先选是哪位学生的'
      : essay.title.trim() === ''
        ? '请填写题目'
        : essay.content.trim() === ''
          ? '正文还是空的'
          : isCorrectable(genre)
            ? undefined
            : '请选择作文类型'

  const submit = async () => {
    if (pupil === undefined || question === undefined) return
    const hasDraft = pupil.status !== 'notStart'
    const isMeant = await confirmText(`把这篇录入为${pupil.name}的作文并提交？`, {
      title: MESSAGES.notice,
      confirmText: '录入',
      note: hasDraft
        ? `${pupil.name}在线上也写了一些。录入以后，学生写的会另外留给学生自己。`
        : undefined,
    })
    if (!isMeant) return
    const outcome = await enter.run({
      studentHomeworkId: pupil.id,
      title: essay.title.trim(),
      content: essay.content,
      writingNo: question.writingNo,
      type: genre,
      replacesDraft: hasDraft ? 1 : 0,
      photo: countRead(essay),
    })
    // The pupil may have begun to write, or handed in, a moment ago.
    if (!outcome.isDone) return invalidate(queries, [getHomeworkDetail])
    const putBack = pile.finish(essay)
    offerUndo({
      text: `已录入${pupil.name}的作文`,
      run: async () => {
        if (!(await takeBack.run({ studentHomeworkId: pupil.id })).isDone) return
        await putBack()
        void notify('已收回，请重新选学生')
      },
    })
    onBack()
  }

  return (
    <Screen
      title="核对文字"
      onBack={onBack}
      wide
      foot={
        <Button grow disabledReason={reason} onPress={submit}>
          {pupil === undefined ? '录入' : `录入为${pupil.name}的作文`}
        </Button>
      }
    >
      <div className="pile-check">
        <section className="pile-photos" aria-label="照片">
          {essay.pages.map((page, index) => (
            <img
              key={page.key}
              src={pile.pictures.get(page.key)?.address}
              alt={`第 ${index + 1} 页`}
            />
          ))}
        </section>
        <section className="card" aria-label="文字">
          <PupilField essay={essay} pile={pile} pupils={pupils} />
          <QuestionField essay={essay} pile={pile} demand={demand} genre={genre} />
          <Field label="题目">
            <input
              value={essay.title}
              maxLength={TITLE_MAX_LENGTH}
              autoComplete="off"
              onChange={(event) => pile.edit(essay, { title: event.target.value })}
            />
          </Field>
          <Doubts essay={essay} pile={pile} />
          <Field label="正文">
            <textarea
              className="pile-text"
              value={essay.content}
              maxLength={CONTENT_MAX_LENGTH}
              rows={12}
              spellCheck={false}
              onChange={(event) => pile.edit(essay, { content: event.target.value })}
            />
          </Field>
          {essay.pages.some(({ state }) => state === 'failed') && (
            <p className="quiet">有的页没有识别出来：请照着照片打字。</p>
          )}
          {essay.names.length > 0 && (
            <p className="quiet">没有放进作文的：{essay.names.join('，')}</p>
          )}
        </section>
      </div>
    </Screen>
  )
}

/** The suggestion is one tap away, and nobody is chosen without one. */
function PupilField({ essay, pile, pupils }: Pick<Props, 'essay' | 'pile' | 'pupils'>) {
  const [isOpen, setOpen] = useState(false)
  const taken = new Set(
    pile.essays.filter(({ key }) => key !== essay.key).map(({ pupilId }) => pupilId),
  )
  const free = pupils.filter(({ id }) => !taken.has(id))
  const suggested = free.find(({ id }) => id === essay.suggestedId)
  const chosen = pupils.find(({ id }) => id === essay.pupilId)
  const choose = (pupilId: number) => pile.edit(essay, { pupilId })
  return (
    <>
      <PickField
        label="学生"
        text={chosen && pupilName(chosen)}
        placeholder="选是哪位学生的"
        onOpen={() => setOpen(true)}
        note={null}
      />
      {chosen === undefined && suggested !== undefined && (
        <button type="button" className="chip pile-suggested" onClick={() => choose(suggested.id)}>
          是{pupilName(suggested)}，点一下确认
        </button>
      )}
      <PupilSheet
        isOpen={isOpen}
        title={free.length === 0 ? '都提交了' : '还没提交的学生'}
        pupils={free}
        chosen={essay.pupilId}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

type QuestionProps = Pick<Props, 'essay' | 'pile'> & { demand: Setting['demand']; genre: string }

/** Only where there is something to choose. */
function QuestionField({ essay, pile, demand, genre }: QuestionProps) {
  const [opened, setOpened] = useState<'question' | 'genre'>()
  const questions = demand.question.map(({ writingNo, title }) => ({
    key: writingNo,
    name: `第 ${writingNo} 题《${title}》`,
  }))
  const [first] = questions
  const chosen = questions.find(({ key }) => key === essay.edit.writingNo) ?? first
  const isFree = !isCorrectable(
    demand.question.find(({ writingNo }) => writingNo === chosen?.key)?.articleType ?? '',
  )
  return (
    <>
      {questions.length > 1 && (
        <PickField
          label="哪一题"
          text={chosen?.name}
          placeholder="选题"
          onOpen={() => setOpened('question')}
        />
      )}
      {isFree && (
        <PickField
          label="作文类型"
          text={isCorrectable(genre) ? genreName(genre) : undefined}
          placeholder="请选择"
          onOpen={() => setOpened('genre')}
        />
      )}
      <ChoiceSheet
        isOpen={opened === 'question'}
        title="哪一题"
        choices={questions}
        chosen={chosen?.key}
        onChoose={(writingNo) => pile.edit(essay, { writingNo })}
        onClose={() => setOpened(undefined)}
      />
      <GenrePicker
        isOpen={opened === 'genre'}
        title="作文类型"
        groups={listGenreGroups(demand.gradeId, { isMalaysia: false }).filter(({ genres }) =>
          genres.every(({ id }) => isCorrectable(id)),
        )}
        value={genre}
        onPick={(id) => pile.edit(essay, { genre: id })}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

function Doubts({ essay, pile }: Pick<Props, 'essay' | 'pile'>) {
  const count = essay.pages.reduce((sum, { read }) => sum + (read?.doubts.length ?? 0), 0)
  if (count === 0) return null
  if (essay.isRewritten)
    return <p className="quiet">有 {count} 个字可能认错了，请直接在正文里对照照片改。</p>
  return (
    <details className="pile-doubts" open>
      <summary>{count} 个字可能认错了，对照照片，不对就改</summary>
      <ul className="photo-doubts">
        {essay.pages.flatMap((page) => {
          const address = pile.pictures.get(page.key)?.address ?? ''
          return (page.read?.doubts ?? []).map((doubt, index) => (
            <DoubtRow
              key={`${page.key} ${index}`}
              page={{ read: page.read, address }}
              doubt={doubt}
              answer={page.answers[index]}
              onAnswer={(text) => pile.answer(page.key, index, text)}
            />
          ))
        })}
      </ul>
    </details>
  )
}
