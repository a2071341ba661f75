/**
 * 错字本: the pupil's own wrong characters, each a sentence with a gap. Written right on two days,
 * one is gone.
 */
import { getWrongCharacters } from '@zhupi/contract/calls/report.ts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#client/callQuery.ts'
import { useCallPages } from '#client/useCall.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { MorePages } from '../PagedList/MorePages.tsx'
import { itemsOf } from '../PagedList/pages.ts'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { CharacterGap } from './CharacterGap.tsx'
import './WrongCharacters.css'

type Props = { isOpen: boolean; onClose: () => void }

export function WrongCharactersSheet({ isOpen, onClose }: Props) {
  const queries = useQueryClient()
  const close = () => {
    onClose()
    // What was written stays in sight until then, with what became of it.
    void invalidate(queries, [getWrongCharacters])
  }
  return (
    <Sheet title="错字本" isOpen={isOpen} onClose={close}>
      <Characters />
    </Sheet>
  )
}

function Characters() {
  const list = useCallPages(getWrongCharacters, (page) => page)
  const items = itemsOf(list.data)
  if (list.isPending) return <CardSkeletons count={2} />
  if (list.isError && list.data === undefined)
    return <QueryFailure error={list.error} onRetry={list.refetch} />
  if (items.length === 0)
    return (
      <p className="wrong-characters-none">
        错字本是空的。作文里标出的错别字，改对并且再批改一次，就会收到这里来练。
      </p>
    )
  return (
    <>
      <p className="quiet">把空着的字写上。在两个不同的日子都写对，它就从这里拿走。</p>
      <ul className="wrong-characters" aria-label="错字">
        {items.map((item) => (
          <CharacterGap key={item.id} item={item} />
        ))}
      </ul>
      <MorePages list={list} />
    </>
  )
}
