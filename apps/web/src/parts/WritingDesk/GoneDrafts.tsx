/**
 * The essay is not there any more, but what was typed of it on this device is: why, the text itself,
 * and what may become of it. Whoever steps back loses nothing.
 */
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import type { EssayText } from '#drafts/draft.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { Screen } from '#ui/Screen.tsx'
import './writing.css'

type GoneDraft = {
  draft: EssayText
  onKeep: () => Promise<void>
  onDrop: () => Promise<void>
}
type Props = { title: string; why: string; drafts: readonly GoneDraft[]; onBack: () => void }

export function GoneDrafts({ title, why, drafts, onBack }: Props) {
  return (
    <Screen title={title} onBack={onBack}>
      <p className="choose-draft-why" role="status">
        {why}
      </p>
      {drafts.map(({ draft, onKeep, onDrop }, index) => (
        <section key={index} className="card choose-draft">
          <p className="quiet">这台设备上的 · {countCharacters(draft.content)} 字</p>
          <h2>{draft.title === '' ? '（还没有题目）' : draft.title}</h2>
          <p className="choose-draft-text">
            {draft.content === '' ? '（还没有正文）' : draft.content}
          </p>
          <div className="choose-draft-foot">
            <Button small onPress={onKeep}>
              存成新的练笔
            </Button>
            <Button
              kind="line"
              small
              onPress={() => copyText(`${draft.title}\n${draft.content}`.trim())}
            >
              复制
            </Button>
            <Button kind="soft" small onPress={onDrop}>
              不要了
            </Button>
          </div>
        </section>
      ))}
    </Screen>
  )
}
