/** A homework essay on the desk: its questions, and the way to correction and handing in. */
import { anyoneInfo } from '@zhupi/contract/calls/account.ts'
import { keepDraft } from '@zhupi/contract/calls/keptDraft.ts'
import { getHistoryOfHomework } from '@zhupi/contract/calls/submission.ts'
import { listGenreGroups } from '@zhupi/contract/rules/genre.ts'
import { ANY_GENRE } from '@zhupi/contract/terms/genres.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { formOfGenre } from '@zhupi/contract/manuscript/formOfGenre.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#client/api.ts'
import { callQuery } from '#client/callQuery.ts'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { replacedKey, type HomeworkEntry } from '#drafts/journal.ts'
import { isEmptyFor, presetGenre, titleFor, type OpenedDraft } from '#drafts/opening.ts'
import { useDraft, type EssayStore } from '#drafts/useDraft.ts'
import { GenrePicker } from '#parts/GenrePicker/GenrePicker.tsx'
import { ConsentSheet } from '#parts/GuardianConsent/ConsentSheet.tsx'
import { closedNote } from '#parts/HomeworkDemand/closedNote.ts'
import { HomeworkDemand, questionName } from '#parts/HomeworkDemand/HomeworkDemand.tsx'
import { UsesLeft } from '#parts/Payment/UsesLeft.tsx'
import { SidePanel } from '#parts/WritingDesk/SidePanel.tsx'
import { tooLongText } from '#parts/WritingDesk/tooLongText.ts'
import { useDeskReport } from '#parts/WritingDesk/useDeskReport.ts'
import { useEarlierDraft } from '#parts/WritingDesk/useEarlierDraft.ts'
import { useRestored } from '#parts/WritingDesk/useRestored.ts'
import { WritingDesk } from '#parts/WritingDesk/WritingDesk.tsx'
import { Button } from '#ui/Button.tsx'
import { alertText, confirmText, notify } from '#ui/notices.ts'
import { useWayTo } from '#ui/useBack.ts'
import { HomeworkNotes } from './HomeworkNotes.tsx'
import { useHandingIn } from './useHandingIn.ts'
import { WritingBar } from './WritingBar.tsx'

type Props = {
  opened: OpenedDraft
  /** The server has a newer text from elsewhere, or none any more; `unsaved` is what is on the screen. */
  onOvertaken: (unsaved: HomeworkEntry) => void
}

export function HomeworkDesk({ opened, onOvertaken }: Props) {
  const { detail, demand } = opened
  const queries = useQueryClient()
  const back = useWayTo(paths.tasks())
  const navigate = useNavigate()
  const { draft, state, now, store } = useDraft(opened, async () => {
    await alertText(MESSAGES.handedInMeanwhile, { title: REFUSALS.essayHandedIn.text })
    await navigate(paths.correction(detail.id), { replace: true })
  })
  const { edition, renew, restored } = useRestored(opened, store)
  const pickQuestion = useQuestionPicker(demand, store, renew)
  const latest = useDeskReport(1, detail.id)
  const { data: place } = useCall(anyoneInfo, {})
  const earlier = useEarlierDraft({
    key: replacedKey(opened.owner, 1, detail.id),
    load: (historyId) =>
      queries.ensureQueryData(callQuery(getHistoryOfHomework, { historyId, ishomework: 1 })),
    store,
    keep: () => api(keepDraft, { id: detail.id, ishomework: 1 }),
    renew,
  })
  const [panel, setPanel] = useState<'genre' | 'demand' | 'consent'>()
  const { correct, submit, consentAnswered } = useHandingIn(detail.id, store, {
    onGenreMissing: () => setPanel('genre'),
    onConsentNeeded: () => setPanel('consent'),
    corrected: latest?.text,
  })
  const tooLong = tooLongText(draft)
  // A save in the background may find it as well as a tap; the choice is shown at once.
  useEffect(() => {
    if (state === 'overtaken' || state === 'gone')
      onOvertaken({ ...draft, baseVersion: detail.version, typedAt: Date.now() })
  }, [state, draft, detail.version, onOvertaken])

  return (
    <WritingDesk
      title={demand.title}
      state={state}
      onBack={back}
      onSave={() => store.save(0)}
      edition={edition}
      latest={latest}
      paper={{
        title: draft.title,
        content: draft.content,
        form: formOfGenre(draft.genre),
        allowsPaste: demand.allowPaste,
        onPasteRefused: () => void notify('老师设置了不可粘贴，请自己动手写'),
        onCommit: store.change,
      }}
      bar={
        <WritingBar
          demand={demand}
          draft={draft}
          onPickQuestion={(questionNo) => void pickQuestion(questionNo)}
          onOpen={setPanel}
        />
      }
      notes={
        <HomeworkNotes
          detail={detail}
          goals={demand.goals}
          faults={[
            tooLong,
            closedNote(detail.status, demand, now),
            detail.isConsentRefused ? `${MESSAGES.consentRefused}。` : undefined,
          ]}
          restored={restored}
          earlier={earlier}
        />
      }
      submissionId={detail.id}
      foot={
        <>
          <Button
            kind="line"
            grow
            disabledReason={
              tooLong ??
              (demand.aiUse === 'none' ? REFUSALS.correctionNotOffered.text : undefined) ??
              (detail.isConsentRefused ? MESSAGES.consentRefused : undefined)
            }
            onPress={correct}
          >
            AI 批改
            {demand.aiUse !== 'none' && <UsesLeft />}
          </Button>
          <Button grow disabledReason={tooLong} onPress={submit}>
            提交
          </Button>
        </>
      }
    >
      <GenrePicker
        title="作文类型"
        groups={genresToWrite(detail.grade, place?.isMalaysia ?? false)}
        value={draft.genre}
        isOpen={panel === 'genre'}
        onPick={(genre) => store.change({ genre })}
        onClose={() => setPanel(undefined)}
      />
      <SidePanel title="作文要求" isOpen={panel === 'demand'} onClose={() => setPanel(undefined)}>
        <HomeworkDemand demand={demand} />
      </SidePanel>
      <ConsentSheet
        isOpen={panel === 'consent'}
        onAnswer={(isGiven) => {
          setPanel(undefined)
          void consentAnswered(isGiven)
        }}
        onClose={() => setPanel(undefined)}
      />
    </WritingDesk>
  )
}

/** What is written stays on the paper and goes with the other question. */
function useQuestionPicker(demand: OpenedDraft['demand'], store: EssayStore, renew: () => void) {
  return async (questionNo: number) => {
    const name = questionName(
      demand.question.findIndex((question) => question.writingNo === questionNo),
    )
    if (
      !isEmptyFor(demand, store.read().draft) &&
      !(await confirmText(`已经写的内容都会留在稿纸上，作为${name}的作文。`, {
        title: `换成${name}？`,
        confirmText: '换题',
      }))
    )
      return
    const { draft: written } = store.read()
    const title = titleFor(demand, written, questionNo)
    store.change({ questionNo, title, genre: presetGenre(demand, questionNo) ?? written.genre })
    if (title !== written.title) renew()
  }
}

/** 文体不限 is the teacher's to set, never what an essay is. */
function genresToWrite(gradeLevel: number, isMalaysia: boolean) {
  return listGenreGroups(gradeLevel, { isMalaysia }).filter(
    (group) => !group.genres.includes(ANY_GENRE),
  )
}
