/** The references to pick from: the product's by theme and tag, or the teacher's own. */
import {
  REFERENCE_TAG_NAMES,
  REFERENCE_TAGS,
  REFERENCE_THEME_NAMES,
  REFERENCE_THEMES,
} from '@zhupi/contract/terms/references.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { RadioRow } from '#ui/RadioRow.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { MorePages } from '../PagedList/MorePages.tsx'
import { itemsOf } from '../PagedList/pages.ts'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { type Reference, type ReferenceFilter, referenceKind, useReferences } from './references.ts'
import './ReferenceSheet.css'

type Props = {
  isOpen: boolean
  filter: ReferenceFilter
  isChosen: (id: number, isOwn: boolean) => boolean
  onFilter: (filter: ReferenceFilter) => void
  onPreview: (reference: Reference) => void
  onWrite: () => void
  onClose: () => void
}

const themes = [
  { key: '', name: '全部主题' } as const,
  ...REFERENCE_THEMES.map((key) => ({ key, name: REFERENCE_THEME_NAMES[key] })),
]
const tags = [
  { key: '', name: '全部写法' } as const,
  ...REFERENCE_TAGS.map((key) => ({ key, name: REFERENCE_TAG_NAMES[key] })),
]

export function ReferenceSheet(props: Props) {
  return (
    <Sheet isOpen={props.isOpen} title="写作参考" onClose={props.onClose}>
      <ReferenceList {...props} />
    </Sheet>
  )
}

/** Asks the server only while the sheet is open. */
function ReferenceList({ filter, isChosen, onFilter, onPreview, onWrite }: Props) {
  const list = useReferences(filter)
  const items = itemsOf(list.data)
  return (
    <div className="reference-list">
      <Tabs
        label="参考的来源"
        active={filter.isOwn ? 'own' : 'ours'}
        items={[
          { key: 'ours', name: '平台精选' },
          { key: 'own', name: '我的参考' },
        ]}
        onChange={(key) => onFilter({ ...filter, isOwn: key === 'own' })}
      />
      {filter.isOwn ? (
        <div className="reference-write">
          <Button kind="line" grow onPress={onWrite}>
            ＋ 新建我的参考
          </Button>
        </div>
      ) : (
        <>
          <RadioRow
            label="主题"
            className="reference-filter"
            items={themes}
            value={filter.theme}
            onPick={(theme) => onFilter({ ...filter, theme })}
          />
          <RadioRow
            label="写法"
            className="reference-filter"
            items={tags}
            value={filter.tag}
            onPick={(tag) => onFilter({ ...filter, tag })}
          />
        </>
      )}
      {list.isPending && <CardSkeletons />}
      {list.isError && items.length === 0 && (
        <QueryFailure error={list.error} onRetry={list.refetch} />
      )}
      {list.isSuccess && items.length === 0 && (
        <Empty sign="参">
          {filter.isOwn
            ? '还没有自己的参考。把常用的范文、提纲、好词好句存进来，下次布置直接选。'
            : '这个主题和写法下还没有参考，换一个看看。'}
        </Empty>
      )}
      {items.map((reference) => (
        <button
          key={reference.id}
          type="button"
          className="card reference-item"
          aria-haspopup="dialog"
          onClick={() => onPreview(reference)}
        >
          <span className="row">
            <span className="grow reference-name">{reference.title}</span>
            {isChosen(reference.id, filter.isOwn) && <span className="chip red">已选用</span>}
          </span>
          {!filter.isOwn && <span className="quiet">{referenceKind(reference)}</span>}
          <span className="quiet reference-start">{reference.content}</span>
        </button>
      ))}
      {items.length > 0 && <MorePages list={list} />}
    </div>
  )
}
