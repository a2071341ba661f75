/** New slips for pupils of a class who lost theirs, or whose own password is forgotten. */
import { getClassStudents } from '@zhupi/contract/calls/classroom.ts'
import { setFirstPasswords } from '@zhupi/contract/calls/enrollment.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { SlipsScreen } from '#parts/Slips/Slips.tsx'
import type { Slip } from '#parts/Slips/slipSheet.ts'
import { FoundClass, type TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import { maskPhone } from '#parts/TaughtClass/maskPhone.ts'
import { drawOneTimePassword } from '#parts/TaughtClass/oneTimePassword.ts'
import {
  describePupils,
  TickScreen,
  useTicked,
  type Student,
} from '#parts/TickPupils/TickPupils.tsx'
import { Button } from '#ui/Button.tsx'
import { confirmText } from '#ui/notices.ts'
import { useBack } from '#ui/useBack.ts'

export function ClassSlipsScreen() {
  const { id = '' } = useParams()
  return (
    <FoundClass title="密码条" named={id}>
      {(classroom) => <ClassSlips key={classroom.id} classroom={classroom} />}
    </FoundClass>
  )
}

function ClassSlips({ classroom }: { classroom: TaughtClass }) {
  const goBack = useBack(paths.classMembers(classroom.code))
  const { slips, make } = useSlips(classroom)
  const ticked = useTicked(classroom, 'slips')
  const { students, chosen, isReady, choose } = ticked
  const newcomers = students.filter(({ hasOwnPassword }) => !hasOwnPassword)

  if (slips !== undefined)
    return (
      <SlipsScreen
        classroom={classroom}
        slips={slips}
        done={`${slips.length} 张新的密码条做好了，以前的密码不能再用。`}
        onBack={goBack}
      />
    )
  return (
    <TickScreen
      title="密码条"
      classroom={classroom}
      ticked={ticked}
      onBack={goBack}
      note={({ studentNumber, hasOwnPassword }) =>
        [studentNumber, hasOwnPassword ? '已设密码' : ''].filter(Boolean).join(' · ')
      }
      foot={
        <Button
          grow
          disabledReason={chosen.length === 0 ? '请先选择学生' : undefined}
          onPress={async () => {
            if (await make(chosen)) await ticked.forget()
          }}
        >
          {chosen.length === 0 ? '做新的密码条' : `做 ${chosen.length} 张新的密码条`}
        </Button>
      }
      above={
        isReady &&
        newcomers.length > 0 && (
          <p className="tick-some">
            <Button kind="line" onPress={() => choose(newcomers)}>
              选还没设自己密码的 {newcomers.length} 人
            </Button>
          </p>
        )
      }
    />
  )
}

/** The slips, once they are made; `make` says whether they were. */
function useSlips(classroom: TaughtClass) {
  const [slips, setSlips] = useState<Slip[]>()
  const [drawn] = useState(() => new Map<number, string>())
  const set = useAction(setFirstPasswords, {
    invalidates: [getClassStudents],
    invalidatesOnFailure: true,
    timeoutMs: 120_000,
  })
  // Sent again after a lost answer, they are the same passwords.
  const passwordOf = (id: number) => {
    const password = drawn.get(id) ?? drawOneTimePassword()
    drawn.set(id, password)
    return password
  }
  const make = async (chosen: readonly Student[]): Promise<boolean> => {
    const owners = chosen.filter(({ hasOwnPassword }) => hasOwnPassword)
    const isSure = await confirmText(`给 ${chosen.length} 人做新的密码条吗？`, {
      note:
        '以前的密码条马上不能用。' +
        (owners.length === 0
          ? ''
          : `${describePupils(owners)}已经有自己的密码，也会失效，正在用的手机会退出登录。`),
      confirmText: '做密码条',
    })
    if (!isSure) return false
    const students = chosen.map(({ id }) => ({ id, password: passwordOf(id) }))
    const done = await set.run({ id: classroom.id, students })
    if (!done.isDone) return false
    setSlips(
      done.entity.map((slip, at) => ({
        ...slip,
        phone: maskPhone(chosen[at]?.mobile ?? ''),
        password: students[at]?.password ?? '',
      })),
    )
    return true
  }
  return { slips, make }
}
