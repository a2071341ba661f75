/** One slip a pupil, to be cut and handed out. What stands on them is shown once. */
import type { TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'

export type Slip = { studentNumber: string; name: string; loginName: string; password: string }
type Props = { classroom: TaughtClass; slips: readonly Slip[]; endsTime: string }

export function Slips({ classroom, slips, endsTime }: Props) {
  const address = `${window.location.origin}/h5/`
  return (
    <>
      <p className="import-once" role="status">
        {slips.length} 个账号开好了。首次密码只显示这一次，请现在打印或保存。
      </p>
      <ul className="slips" aria-label="密码条">
        {slips.map((slip) => (
          <li key={slip.loginName} className="slip">
            <b>
              {classroom.name} {slip.name}
            </b>
            <dl>
              <dt>网址</dt>
              <dd>{address}</dd>
              <dt>班级码</dt>
              <dd>{classroom.code}</dd>
              <dt>学号</dt>
              <dd>{slip.studentNumber}</dd>
              <dt>首次密码</dt>
              <dd className="slip-password">{slip.password}</dd>
              <dt>账号名</dt>
              <dd>{slip.loginName}</dd>
            </dl>
            <span className="quiet">
              {endsTime.slice(0, 10)} 前用“用学号登录”登录，登录后换成自己的密码。
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
