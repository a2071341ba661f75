/** 我的 of a teacher who is not signed in. */
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'

export function SignedOut() {
  const navigate = useNavigate()
  return (
    <Screen
      title="我的"
      foot={
        <>
          <Button kind="soft" onPress={() => navigate(paths.register({ role: 'teacher' }))}>
            注册
          </Button>
          <Button grow onPress={() => navigate(paths.login({ role: 'teacher' }))}>
            登录
          </Button>
        </>
      }
    >
      <Empty sign="师">还没有登录。登录后可以布置作业、批阅作文、管理班级。</Empty>
    </Screen>
  )
}
