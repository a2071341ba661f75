/**
 * The agreement's checkbox; the two names open the texts, and coming back finds the form as it was.
 */
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useId } from 'react'
import { paths } from '#client/paths.ts'

type Props = { role: Role; hasAgreed: boolean; onChange: (hasAgreed: boolean) => void }

export function AgreementRow({ role, hasAgreed, onChange }: Props) {
  const id = useId()
  return (
    <div className="sign-agree">
      <input
        id={id}
        type="checkbox"
        checked={hasAgreed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <label htmlFor={id}>我已阅读并同意</label>
        <a href={`/h5${paths.words(1, role)}`} target="_blank" rel="noopener">
          《用户协议》
        </a>
        和
        <a href={`/h5${paths.words(2, role)}`} target="_blank" rel="noopener">
          《隐私政策》
        </a>
      </span>
    </div>
  )
}
