/** The pages in their order, by pupil; a tap on a page says where a pupil's essay begins. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import type { Submission } from '#parts/HomeworkList/submission.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { PageSheet } from './PageSheet.tsx'
import { PileFoot } from './PileFoot.tsx'
import type { PileEssay } from './pile.ts'
import type { OpenPile } from './usePile.ts'

type Props = {
  homework: { id: number; classEntityName: string }
  pile: OpenPile
  /** Who has not handed in. */
  pupils: readonly Submission[]
  reading: string | undefined
  progress: string | undefined
  onCheck: (essay: string) => void
  onBack: () => void
}

export function PileList({ homework, pile, pupils, reading, progress, onCheck, onBack }: Props) {
  const [opened, setOpened] = useState<string>()
  const { essays, pile: whole } = pile
  return (
    <Screen
      title="录入纸质作文"
      onBack={onBack}
      isReading
      foot={<PileFoot pages={whole.pages.length} onPick={pile.add} />}
    >
      <p className="pile-warning">
        {MESSAGES.checkHandwriting}。照片只存在这台设备上，录入一篇就删掉这一篇的照片。
      </p>
      {!pile.isKept && (
        <p className="pile-warning" role="alert">
          这台设备存不下这些照片：请不要关掉这一页，先把识别好的录入。
        </p>
      )}
      <p className="pile-progress quiet" role="status">
        {[
          `${homework.classEntityName}还有 ${pupils.length} 人未提交`,
          whole.entered > 0 && `已录入 ${whole.entered} 篇`,
          progress,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {essays.length === 0 ? (
        <Empty sign="叠">
          {whole.entered > 0
            ? '这一叠都录入了。还有的话，接着拍。'
            : '把学生写在纸上的作文一页一页拍下来，几十张可以一起从相册选。一位学生可以有几页。'}
        </Empty>
      ) : (
        <ol className="pile-essays">
          {essays.map((essay, index) => (
            <EssayCard
              key={essay.key}
              essay={essay}
              no={index + 1}
              pile={pile}
              pupils={pupils}
              reading={reading}
              onOpen={setOpened}
              onCheck={() => onCheck(essay.key)}
            />
          ))}
        </ol>
      )}
      <PageSheet name={opened} pile={pile} onClose={() => setOpened(undefined)} />
    </Screen>
  )
}

type CardProps = Pick<Props, 'pile' | 'pupils' | 'reading'> & {
  essay: PileEssay
  no: number
  onOpen: (page: string) => void
  onCheck: () => void
}

function EssayCard({ essay, no, pile, pupils, reading, onOpen, onCheck }: CardProps) {
  const nameOf = (id: number | undefined) => pupils.find((pupil) => pupil.id === id)?.name
  const chosen = nameOf(essay.pupilId)
  const suggested = nameOf(essay.suggestedId)
  const who = chosen ?? (suggested === undefined ? `第 ${no} 篇` : `可能是${suggested}`)
  return (
    <li className="card pile-essay" aria-label={who}>
      <div className="row">
        <b className="pile-who">{who}</b>
        <Chip {...(essay.isSettled && { tone: 'amber' as const })}>
          {essay.isSettled ? '等你核对' : '还没识别完'}
        </Chip>
      </div>
      {essay.title !== '' && <p className="pile-title">《{essay.title}》</p>}
      <ol className="pile-pages" aria-label={`${who}的照片`}>
        {essay.pages.map((page, index) => (
          <li key={page.key}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`${who}，第 ${index + 1} 页，${stateOf(page, reading)}`}
              onClick={() => onOpen(page.key)}
            >
              <img src={pile.pictures.get(page.key)?.address} alt="" />
              <span className={`pile-state ${page.state}`}>{stateOf(page, reading)}</span>
            </button>
          </li>
        ))}
      </ol>
      <Button
        kind={essay.isSettled ? 'main' : 'line'}
        grow
        label={`核对${who}`}
        disabledReason={essay.isSettled ? undefined : '还在识别，好了就能核对'}
        onPress={onCheck}
      >
        核对
      </Button>
    </li>
  )
}

function stateOf({ key, state, read }: PileEssay['pages'][number], reading: string | undefined) {
  if (state === 'failed') return MESSAGES.recognitionFailed
  if (state === 'waiting') return key === reading ? '识别中' : '排队中'
  const doubts = read?.doubts.length ?? 0
  return doubts === 0 ? '已识别' : `${doubts} 处要看`
}
