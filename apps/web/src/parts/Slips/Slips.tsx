/** One slip a pupil, to be cut and handed out. What stands on them is shown once. */
import { useLeaveGuard } from '#parts/HomeworkForm/useLeaveGuard.ts'
import type { TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import { Button } from '#ui/Button.tsx'
import { fileNameOf } from '#ui/fileName.ts'
import { notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { sheetColumns } from '#ui/sheetColumns.ts'
import { slipRows, type Slip } from './slipSheet.ts'
import './slips.css'

type Props = {
  classroom: TaughtClass
  slips: readonly Slip[]
  /** What has been done. */
  done: string
  onBack: () => void
}

export function SlipsScreen({ classroom, slips, done, onBack }: Props) {
  useLeaveGuard(() => true, {
    question: {
      note: '首次密码只显示这一次，离开后就看不到了。以后要再发，在班级的“密码条”里做新的。',
      cancelText: '先不离开',
    },
  })
  const save = async () => {
    try {
      const { default: writeSheet } = await import('write-excel-file/browser')
      const rows = slipRows(classroom.code, slips)
      await writeSheet(rows, { columns: sheetColumns(rows), stickyRowsCount: 1 }).toFile(
        fileNameOf(`${classroom.name}密码条.xlsx`),
      )
    } catch {
      // Without a network the code may not be there yet.
      await notify('表格没有存好，请检查网络后再试')
    }
  }
  return (
    <Screen
      title="密码条"
      onBack={onBack}
      foot={
        <>
          <Button kind="soft" onPress={save}>
            存成表格
          </Button>
          <Button grow onPress={() => window.print()}>
            打印
          </Button>
        </>
      }
    >
      <p className="slips-once" role="status">
        {done}首次密码只显示这一次，请现在打印，或存成表格。
      </p>
      <ul className="slips" aria-label="密码条">
        {slips.map((slip, at) => (
          <SlipCard key={at} classroom={classroom} slip={slip} />
        ))}
      </ul>
    </Screen>
  )
}

function SlipCard({ classroom, slip }: { classroom: TaughtClass; slip: Slip }) {
  const { studentNumber, name, loginName, phone, password, endsTime } = slip
  const way = studentNumber === '' ? '密码登录' : '用学号登录'
  return (
    <li className="slip">
      <b>
        {classroom.name} {name}
      </b>
      <dl>
        <dt>网址</dt>
        <dd>{`${window.location.origin}/h5/`}</dd>
        {studentNumber !== '' && (
          <>
            <dt>班级码</dt>
            <dd>{classroom.code}</dd>
            <dt>学号</dt>
            <dd>{studentNumber}</dd>
          </>
        )}
        <dt>首次密码</dt>
        <dd className="slip-password">{password}</dd>
        <dt>{loginName === '' ? '手机号' : '账号名'}</dt>
        <dd>{loginName === '' ? phone : loginName}</dd>
      </dl>
      <span className="quiet">
        {endsTime.slice(0, 10)} 前用“{way}”登录，登录后换成自己的密码。
      </span>
    </li>
  )
}
