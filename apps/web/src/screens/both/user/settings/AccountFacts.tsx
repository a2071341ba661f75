/** What stands about the account and is not changed here. */
import type { getTeacherInfo, getUserinfo } from '@zhupi/contract/calls/account.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { Chip } from '#ui/Chip.tsx'

type Props = {
  userId: string
  student: EntityOf<typeof getUserinfo> | undefined
  teacher: EntityOf<typeof getTeacherInfo> | undefined
}

export function AccountFacts({ userId, student, teacher }: Props) {
  return (
    <dl className="card settings-facts">
      <div>
        <dt>用户编号</dt>
        <dd>{userId}</dd>
      </div>
      {student !== undefined && student.loginName !== '' && (
        <div>
          <dt>账号名</dt>
          <dd>{student.loginName}</dd>
        </div>
      )}
      {student !== undefined && student.studentNumber !== '' && (
        <div>
          <dt>学号</dt>
          <dd>{student.studentNumber}</dd>
        </div>
      )}
      {teacher !== undefined && (
        <>
          <div>
            <dt>工号</dt>
            <dd>{teacher.jobNumber === '' ? '未登记' : teacher.jobNumber}</dd>
          </div>
          <div>
            <dt>学校</dt>
            <dd>
              {teacher.schoolName === '' ? (
                '未登记'
              ) : (
                <>
                  {teacher.schoolName}{' '}
                  <Chip tone={teacher.isSchoolVerified ? 'jade' : 'amber'}>
                    {teacher.isSchoolVerified ? '已核实' : '未核实'}
                  </Chip>
                </>
              )}
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}
