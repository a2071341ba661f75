/** Why the class's list shows nobody, and the way on from there. */
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { TABS, type SubmissionTab } from './submissionTabs.ts'

type Props = {
  isClassEmpty: boolean
  tab: SubmissionTab
  sought: string
  onClear: () => void
}

export function EmptyList({ isClassEmpty, tab, sought, onClear }: Props) {
  const navigate = useNavigate()
  if (isClassEmpty)
    return (
      <Empty
        sign="候"
        action={
          <Button kind="line" onPress={() => navigate(paths.classes())}>
            查看班级码
          </Button>
        }
      >
        {TABS[0].empty}
      </Empty>
    )
  if (sought !== '')
    return (
      <Empty
        sign="寻"
        action={
          <Button kind="line" onPress={onClear}>
            看全部名单
          </Button>
        }
      >
        “{tab.name}”里没有找到“{sought}”，换个字试试。
      </Empty>
    )
  return <Empty sign={tab.key === 'missing' ? '齐' : '空'}>{tab.empty}</Empty>
}
