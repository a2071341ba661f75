/** Where a scanned code of a class leads: pupils to joining it, newcomers past registration first. */
import { JOIN_CODE } from '@zhupi/contract/calls/classroom.ts'
import { Navigate, useNavigate, useParams } from 'react-router'
import { rememberJoinCode } from '#client/joinCode.ts'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { Button } from '#ui/Button.tsx'
import { CodePlate } from '#ui/CodePlate.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'

export function JoinScreen() {
  const code = (useParams()['code'] ?? '').trim().toUpperCase()
  const session = useSession()
  const navigate = useNavigate()
  if (!JOIN_CODE.test(code))
    return (
      <Screen title="加入班级">
        <Empty
          sign="班"
          action={
            <Button kind="line" onPress={() => navigate(paths.tasks())}>
              打开朱批
            </Button>
          }
        >
          这个码不是班级码，请核对老师给的卡片。
        </Empty>
      </Screen>
    )
  if (session?.role === 'student') return <Navigate to={paths.joinClass(code)} replace />
  if (session?.role === 'teacher')
    return (
      <Screen title="加入班级">
        <Empty
          sign="师"
          action={
            <Button kind="line" onPress={() => navigate(paths.classes())}>
              我的班级
            </Button>
          }
        >
          班级码 {code} 是给学生加入班级用的，你登录的是老师账号。
        </Empty>
      </Screen>
    )
  const goOn = (path: string) => {
    rememberJoinCode(code)
    return navigate(path)
  }
  return (
    <Screen
      title="加入班级"
      foot={
        <>
          <Button kind="line" grow onPress={() => goOn(paths.login({ role: 'student' }))}>
            已有账号，登录
          </Button>
          <Button grow onPress={() => goOn(paths.register({ role: 'student' }))}>
            第一次用，注册
          </Button>
        </>
      }
    >
      <section className="card">
        <CodePlate label="班级码" code={code} size="wall" />
        <p className="quiet">先登录学生账号，就能用这个班级码加入班级。</p>
      </section>
    </Screen>
  )
}
