/** The desk: requirement, manuscript, counter, and the way to correction and to handing in (spec 1 §2.11, §4, §5). */
import { isCorrectable, listGenreGroups } from '@zhupi/contract/rules/genre.ts'
import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { findClosedReason, findMissing } from '@zhupi/contract/rules/submission.ts'
import { ANY_GENRE, genreName } from '@zhupi/contract/terms/genres.ts'
import { CONTENT_MAX_LENGTH, TITLE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { SUBMITTED_TAB } from '@zhupi/contract/terms/statuses.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import type { JournalEntry } from '#drafts/journal.ts'
import { paths } from '#client/paths.ts'
import { queryKeys, whereabouts } from '#client/queries.ts'
import { getSession } from '#client/session.ts'
import { askToRecharge } from '#parts/Payment/askToRecharge.ts'
import { EssayEditor } from '#parts/EssayEditor/EssayEditor.tsx'
import { useVisibleHeight } from '#parts/EssayEditor/useVisibleHeight.ts'
import { GenrePicker } from '#parts/GenrePicker/GenrePicker.tsx'
import { questionName } from '#parts/HomeworkDemand/HomeworkDemand.tsx'
import { Button } from '#ui/Button.tsx'
import { alertText, confirmText, notify } from '#ui/notices.ts'
import { RadioRow } from '#ui/RadioRow.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useIsOnline } from '#ui/useIsOnline.ts'
import { useWayTo } from '#ui/useBack.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { DemandPanel } from './DemandPanel.tsx'
import { EditorTools } from './EditorTools.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import {
  isEmptyFor,
  presetGenre,
  titleFor,
  type Demand,
  type OpenedDraft,
} from '#drafts/opening.ts'
import { SaveChip } from './SaveChip.tsx'
import { useDraft } from '#drafts/useDraft.ts'
import { usePaperHabits } from './usePaperHabits.ts'

type Props = {
  opened: OpenedDraft
  /** The server has something newer from elsewhere; hears what is on the desk. */
  onOvertaken: (onDesk: JournalEntry) => void
}

export function WritingDesk({ opened, onOvertaken }: Props) {
  const { detail, demand, onServer, opening } = opened
  const navigate = useNavigate()
  const back = useWayTo(paths.tasks())
  const queries = useQueryClient()
  const { draft, state, now, keeper } = useDraft(opened)
  const habits = usePaperHabits()
  const { data: place } = useQuery(whereabouts)
  const [panel, setPanel] = useState<'genre' | 'demand'>()
  /** Counts the texts that were put into the editor from outside. */
  const [edition, setEdition] = useState(0)
  const [isServerCopyUsed, setServerCopyUsed] = useState(false)
  const isOnline = useIsOnline()
  const screen = useRef<HTMLDivElement>(null)
  useVisibleHeight(screen)
  const local =
    opening.kind === 'restored' &&
    !(opening.local.title === onServer.title && opening.local.content === onServer.content)
      ? opening.local
      : undefined
  const blocked = tooLongText(draft)
  const closed = closedNote(detail.status, demand, now)
  // A save in the background may find it as well as a tap; the desk gives way to the choice at once.
  useEffect(() => {
    if (state === 'overtaken')
      onOvertaken({ ...draft, baseVersion: detail.version, typedAt: Date.now() })
  }, [state, draft, detail.version, onOvertaken])

  const swapCopy = () => {
    if (local === undefined) return
    keeper.change(isServerCopyUsed ? local : onServer)
    setServerCopyUsed(!isServerCopyUsed)
    setEdition(edition + 1)
    void keeper.keep()
  }
  /** What is written stays on the paper and goes with the other question. */
  const pickQuestion = async (questionNo: number) => {
    const name = questionName(
      demand.question.findIndex((question) => question.writingNo === questionNo),
    )
    if (
      !isEmptyFor(demand, draft) &&
      !(await confirmText(`已经写的内容都会留在稿纸上，作为${name}的作文。`, {
        title: `换成${name}？`,
        confirmText: '换题',
      }))
    )
      return
    const { draft: written } = keeper.read()
    const title = titleFor(demand, written, questionNo)
    keeper.change({ questionNo, title, genre: presetGenre(demand, questionNo) ?? written.genre })
    if (title !== written.title) setEdition((count) => count + 1)
  }
  /** @returns whether all that both actions need is there. */
  const isComplete = async () => {
    await keeper.keep()
    const missing = findMissing(keeper.read().draft)
    if (missing === undefined) return true
    await alertText(REFUSALS[missing].text)
    if (missing === 'genreMissing') setPanel('genre')
    return false
  }
  const send = async (finish: 1 | 2) => {
    try {
      const answer = await keeper.save(finish)
      void queries.invalidateQueries({ queryKey: queryKeys.studentHomework })
      queries.removeQueries({ queryKey: queryKeys.report(detail.id) })
      if (typeof answer === 'string') {
        await keeper.autoSave()
        return (await askToRecharge(answer)) ? await navigate(paths.vip()) : undefined
      }
      // Where a lowest score is set, handing in corrects first (decisions 13): the report shows how far it is.
      await navigate(
        finish === 2 && answer.status === 'finish'
          ? paths.tasks(SUBMITTED_TAB)
          : paths.correction(detail.id),
      )
    } catch (error) {
      // A refusal to correct or to hand in is none to keep the text.
      if (error instanceof ApiError && error.code !== 0 && getSession() !== undefined)
        void keeper.autoSave()
      await showFailure(error)
    }
  }
  const correct = async () => {
    if (await isComplete()) await send(1)
  }
  const submit = async () => {
    if (
      (await isComplete()) &&
      (await confirmText(MESSAGES.submitConfirm, { confirmText: '提交' }))
    )
      await send(2)
  }

  return (
    <div className="writing" ref={screen}>
      <Screen
        title={demand.title}
        onBack={back}
        right={
          <SaveChip
            state={state}
            onRetry={() => keeper.save(0).then(() => undefined, showFailure)}
          />
        }
        bare
        foot={
          <>
            <Button
              kind="line"
              grow
              disabledReason={
                blocked ??
                (demand.aiUse === 'none' ? REFUSALS.correctionNotOffered.text : undefined)
              }
              onPress={correct}
            >
              AI 批改
            </Button>
            <Button grow disabledReason={blocked} onPress={submit}>
              提交
            </Button>
          </>
        }
      >
        <div className="writing-bar">
          {demand.question.length > 1 && (
            <RadioRow
              className="writing-questions"
              label="选题"
              items={demand.question.map(({ writingNo }, index) => ({
                key: writingNo,
                name: questionName(index),
              }))}
              value={draft.questionNo}
              onPick={(questionNo) => void pickQuestion(questionNo)}
            />
          )}
          <button
            type="button"
            className="chip"
            aria-haspopup="dialog"
            onClick={() => setPanel('genre')}
          >
            {isCorrectable(draft.genre) ? genreName(draft.genre) : '选择类型'}
            <i aria-hidden="true">▾</i>
          </button>
          <button
            type="button"
            className="chip"
            aria-haspopup="dialog"
            onClick={() => setPanel('demand')}
          >
            作文要求
          </button>
          <CharacterCount
            content={draft.content}
            min={demand.minCharacterCount}
            max={demand.maxCharacterCount}
          />
        </div>
        <div className={isOnline ? 'writing-desk' : 'writing-desk offline'}>
          {detail.status === 'reject' && (
            <section className="writing-note reject">
              <b>老师打回的原因</b>
              <p>{detail.rejectReason ?? '老师没有写原因，可以当面问问。'}</p>
            </section>
          )}
          {blocked !== undefined && <p className="writing-note closed">{blocked}</p>}
          {closed !== undefined && <p className="writing-note closed">{closed}</p>}
          {local !== undefined && (
            <div className="writing-note restored" role="status">
              <span className="grow">
                {isServerCopyUsed ? '已换成云端的内容' : '已恢复本机未上传的内容'}
              </span>
              <button type="button" onClick={swapCopy}>
                {isServerCopyUsed ? '恢复本机的' : '用云端的'}
              </button>
            </div>
          )}
          <EssayEditor
            key={edition}
            title={draft.title}
            content={draft.content}
            usesGrid={habits.usesGrid}
            isLarge={habits.isLarge}
            allowsPaste={demand.allowPaste}
            onPasteRefused={() => notify('老师设置了不可粘贴，请自己动手写')}
            onCommit={keeper.change}
          />
        </div>
        <OfflineNote isOnline={isOnline} />
        <EditorTools habits={habits} />
      </Screen>
      <GenrePicker
        title="作文类型"
        groups={genresToWrite(detail.grade, place?.isMalaysia ?? false)}
        value={draft.genre}
        isOpen={panel === 'genre'}
        onPick={(genre) => keeper.change({ genre })}
        onClose={() => setPanel(undefined)}
      />
      <DemandPanel
        demand={demand}
        isOpen={panel === 'demand'}
        onClose={() => setPanel(undefined)}
      />
    </div>
  )
}

/** 文体不限 is the teacher's to set, never what an essay is (spec 1 §5). */
function genresToWrite(gradeLevel: number, isMalaysia: boolean) {
  return listGenreGroups(gradeLevel, { isMalaysia }).filter(
    (group) => !group.genres.includes(ANY_GENRE),
  )
}

/** What the server would refuse is said here first; the text itself is kept whole. */
function tooLongText({ title, content }: { title: string; content: string }): string | undefined {
  if (title.length > TITLE_MAX_LENGTH) return `题目太长了，最多 ${TITLE_MAX_LENGTH} 字`
  return content.length > CONTENT_MAX_LENGTH
    ? `正文太长了，最多 ${CONTENT_MAX_LENGTH} 字`
    : undefined
}

/** Only a warning: a phone's clock may be wrong, so the buttons ask the server, which says no with its reason (decisions 12). */
function closedNote(
  status: OpenedDraft['detail']['status'],
  { startTime, endTime }: Demand,
  now: Date,
): string | undefined {
  const startsAt = parseWireTime(startTime)
  const endsAt = parseWireTime(endTime)
  const reason = startsAt && endsAt && findClosedReason(status, { startsAt, endsAt, now })
  return reason && `按这台设备的时间，${REFUSALS[reason].text}`
}
