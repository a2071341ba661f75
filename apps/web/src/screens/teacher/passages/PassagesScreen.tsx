/** 好段落: which passages of a homework are read with the class, each only with its pupil's yes. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { askPassage, dropPassage, getPassages } from '@zhupi/contract/calls/passage.ts'
import { PASSAGES_PER_HOMEWORK_MAX } from '@zhupi/contract/terms/limits.ts'
import type { PassageState } from '@zhupi/contract/terms/passages.ts'
import { useNavigate, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './passages.css'

type Found = EntityOf<typeof getPassages>
type Passage = Found['passages'][number]
type Candidate = Found['candidates'][number]

const STATE_NAMES: Record<PassageState, string> = {
  asked: '等学生回答',
  named: '同意，写名字',
  anonymous: '同意，不写名字',
  refused: '学生不想放',
}

export function PassagesScreen() {
  const { id } = useParams()
  const homeworkId = Number(id)
  const navigate = useNavigate()
  const goBack = useBack(paths.project(homeworkId))
  const query = useCall(getPassages, { homeworkId }, { staleTime: 0 })
  const found = query.data
  const shown = found?.passages.filter(({ isShown }) => isShown).length ?? 0
  return (
    <Screen
      title="好段落"
      onBack={goBack}
      foot={
        <Button
          grow
          disabledReason={shown === 0 ? '还没有学生同意的段落' : undefined}
          onPress={() => navigate(paths.project(homeworkId))}
        >
          去投屏（{shown} 段）
        </Button>
      }
    >
      {query.isPending && <CardSkeletons />}
      {query.isError && found === undefined && (
        <QueryFailure error={query.error} onRetry={query.refetch} />
      )}
      {found && (
        <>
          <p className="quiet passages-lead">
            最多 {PASSAGES_PER_HOMEWORK_MAX}{' '}
            段。学生会收到消息，自己决定放不放、写不写名字，也随时可以改主意；不满十四岁的，监护人也要同意使用。
          </p>
          {found.passages.map((passage) => (
            <Asked key={passage.id} passage={passage} />
          ))}
          <Candidates found={found} />
        </>
      )}
    </Screen>
  )
}

function Asked({ passage }: { passage: Passage }) {
  const { id, studentName, text, state, isShown, needsGuardian } = passage
  const drop = useAction(dropPassage, { invalidates: [getPassages] })
  return (
    <article className="card passage">
      <div className="row">
        <b className="grow">{studentName}</b>
        <Chip
          {...(isShown
            ? { tone: 'jade' as const }
            : state === 'asked' && { tone: 'amber' as const })}
        >
          {STATE_NAMES[state]}
        </Chip>
      </div>
      <blockquote>{text}</blockquote>
      {needsGuardian && <p className="quiet">监护人现在不同意使用，这一段先不放。</p>}
      {state !== 'refused' && (
        <Button kind="soft" small onPress={() => void drop.run({ id })}>
          不放这一段
        </Button>
      )}
    </article>
  )
}

function Candidates({ found: { passages, candidates } }: { found: Found }) {
  const open = passages.filter(({ state }) => state !== 'refused').length
  if (candidates.length === 0)
    return (
      passages.length === 0 && (
        <Empty sign="候">
          还没有可以挑的段落。作文交上来、批改好以后，没有明显错误的段落会排在这里，报告夸过的在前。
        </Empty>
      )
    )
  return (
    <section>
      <h2 className="passages-heading">可以挑的段落</h2>
      {candidates.map((candidate) => (
        <Offered
          key={`${candidate.revisionId} ${candidate.paragraph}`}
          candidate={candidate}
          isFull={open >= PASSAGES_PER_HOMEWORK_MAX}
        />
      ))}
    </section>
  )
}

function Offered({ candidate, isFull }: { candidate: Candidate; isFull: boolean }) {
  const { studentHomeworkId, revisionId, paragraph, studentName, text, strengths } = candidate
  const ask = useAction(askPassage, { invalidates: [getPassages] })
  const askPupil = async () => {
    const done = await ask.run({ studentHomeworkId, revisionId, paragraph })
    if (done.isDone) void notify(`已问${studentName}`)
  }
  const reason = candidate.needsGuardian
    ? '监护人没有同意使用，不能放到全班面前'
    : isFull
      ? `最多 ${PASSAGES_PER_HOMEWORK_MAX} 段，先去掉一段`
      : undefined
  return (
    <article className="card passage">
      <div className="row passage-head">
        <b className="grow">{studentName}</b>
        {strengths.map((strength) => (
          <Chip key={strength} tone="jade">
            {strength}
          </Chip>
        ))}
      </div>
      <blockquote>{text}</blockquote>
      <Button kind="line" small disabledReason={reason} onPress={askPupil}>
        问问{studentName}
      </Button>
    </article>
  )
}
