/** On the button that takes a use: how many are left. Before that is known, and offline, nothing. */
import { getUserinfo } from '@zhupi/contract/calls/account.ts'
import { useSession } from '#client/session.ts'
import { useCall } from '#client/useCall.ts'
import { usesLeftText } from './usesLeftText.ts'
import './UsesLeft.css'

export function UsesLeft() {
  const isPupil = useSession()?.role === 'student'
  const text = usesLeftText(useCall(getUserinfo, isPupil ? {} : 'skip').data?.accountInfo)
  return text === undefined ? null : (
    // The button keeps its name; 我的 says the same in full.
    <small className="uses-left" aria-hidden="true">
      {text}
    </small>
  )
}
