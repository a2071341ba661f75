/** What a teacher without a class sees where homework would be. */
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'

export function NoClass() {
  const navigate = useNavigate()
  return (
    <Empty
      sign="班"
      action={
        <Button kind="line" onPress={() => navigate(paths.addClass())}>
          新建班级
        </Button>
      }
    >
      先建一个班级，把班级码告诉学生，就可以布置作业了。
    </Empty>
  )
}
