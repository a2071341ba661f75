/** The device and the server, or two tabs, went on separately: who wrote them sees all and picks one. */
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { Button } from '#ui/Button.tsx'
import type { EssayText } from '#drafts/draft.ts'
import type { LocalCopy } from '#drafts/opening.ts'

type Props<D extends EssayText> = {
  copies: readonly LocalCopy<D>[]
  /** Undefined where it has none yet. */
  server: D | undefined
  onChoose: (chosen: LocalCopy<D> | 'server') => Promise<void>
}

export function ChooseDraft<D extends EssayText>({ copies, server, onChoose }: Props<D>) {
  const when = new Intl.DateTimeFormat('zh-CN', {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  const texts = copies.length + (server === undefined ? 0 : 1)
  return (
    <>
      <p className="choose-draft-why">
        这篇作文有{texts === 2 ? '两' : ` ${texts} `}
        份不一样的内容，要接着写哪一份？
      </p>
      {copies.map((copy, index) => (
        <Copy
          key={index}
          name={`这台设备上的，${when.format(copy.typedAt)}`}
          draft={copy.draft}
          action="用本机的"
          onPress={() => onChoose(copy)}
        />
      ))}
      {server !== undefined && (
        <Copy
          name="云端的，在别处保存过"
          draft={server}
          action="用云端的"
          onPress={() => onChoose('server')}
        />
      )}
    </>
  )
}

function Copy({
  name,
  draft,
  action,
  onPress,
}: {
  name: string
  draft: EssayText
  action: string
  onPress: () => Promise<void>
}) {
  return (
    <section className="card choose-draft">
      <p className="quiet">
        {name} · {countCharacters(draft.content)} 字
      </p>
      <h2>{draft.title === '' ? '（还没有题目）' : draft.title}</h2>
      <p className="choose-draft-text">{draft.content === '' ? '（还没有正文）' : draft.content}</p>
      <Button kind="line" small onPress={onPress}>
        {action}
      </Button>
    </section>
  )
}
