/** A teacher photographs a pile of essays: pages make essays, each becomes its pupil's hand-in. */
import { getDemand, getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { useEffect, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { forgetUndo } from '#ui/undo.ts'
import { useBack, useWayTo } from '#ui/useBack.ts'
import { CheckEssay, type Setting } from './CheckEssay.tsx'
import { PileList } from './PileList.tsx'
import { usePile } from './usePile.ts'
import { usePileReading } from './usePileReading.ts'
import { useOnlyTab, useStoredPile, type StoredPile } from './useStoredPile.ts'
import './pile.css'

export function PileScreen() {
  const { worksid } = useParams()
  const homeworkId = Number(worksid)
  const goBack = useBack(paths.submissions(homeworkId))
  const homework = useCall(getHomeworkDetail, { id: homeworkId })
  const demand = useCall(getDemand, { homeworkId })
  const stored = useStoredPile(homeworkId)
  const failed = [homework, demand].find(({ isError, data }) => isError && data === undefined)
  if (homework.data !== undefined && demand.data !== undefined && stored.data !== undefined)
    return (
      <OnlyTab
        stored={stored.data}
        setting={{ homework: homework.data, demand: demand.data }}
        onBack={goBack}
      />
    )
  return (
    <Screen title="录入纸质作文" onBack={goBack}>
      {failed === undefined ? (
        <CardSkeletons />
      ) : (
        <QueryFailure error={failed.error} onRetry={() => failed.refetch()} />
      )}
    </Screen>
  )
}

type Props = { stored: StoredPile; setting: Setting; onBack: () => void }

function OnlyTab(props: Props) {
  const isOnly = useOnlyTab(props.stored.key)
  if (isOnly === true) return <Pile {...props} />
  return (
    <Screen title="录入纸质作文" onBack={props.onBack}>
      {isOnly === undefined ? (
        <CardSkeletons />
      ) : (
        <Empty sign="叠">这一叠正在另一个页面里录入。请回到那一页，或关掉它再打开这里。</Empty>
      )}
    </Screen>
  )
}

function Pile({ stored, setting, onBack }: Props) {
  const { homework } = setting
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const toList = useWayTo(paths.pile(homework.id))
  const open = useMemo(
    () => homework.studentHomeworkList.filter(({ status }) => mayEdit(status)),
    [homework],
  )
  const pile = usePile(stored, open)
  const { reading, text } = usePileReading(pile)
  // The way back belongs to this pile's photographs, outside React's tree.
  useEffect(() => forgetUndo, [])
  const checked = pile.essays.find(({ key, isSettled }) => isSettled && key === search.get('essay'))
  if (checked !== undefined)
    return (
      <CheckEssay
        key={checked.key}
        essay={checked}
        pile={pile}
        pupils={open}
        setting={setting}
        onBack={toList}
      />
    )
  return (
    <PileList
      homework={homework}
      pile={pile}
      pupils={open}
      reading={reading}
      progress={text}
      onCheck={(key) => void navigate(paths.pile(homework.id, key))}
      onBack={onBack}
    />
  )
}
