/** The user agreement (type=1) or the privacy policy (type=2), by role. */
import { roleOfType } from '@zhupi/contract/terms/roles.ts'
import { getContact } from '@zhupi/contract/calls/account.ts'
import { useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { LEGAL_VERSION, privacyPolicy, userAgreement } from './legalText.ts'
import './words.css'

export function WordsScreen() {
  const [query] = useSearchParams()
  const back = useBack(paths.login())
  const role = roleOfType(Number(query.get('roleType') ?? 0)) ?? 'student'
  const isPolicy = query.get('type') === '2'
  const { data: contact } = useCall(getContact, {})
  const services = contact?.outsideServices
  return (
    <Screen title={isPolicy ? '隐私政策' : '用户协议'} onBack={back} isReading>
      <article className="card words">
        <p className="quiet">
          版本 {LEGAL_VERSION}
          {isPolicy && services?.length ? `，同意书 ${contact?.consentVersion}` : ''}，
          {role === 'teacher' ? '适用于老师' : '适用于学生和监护人'}。
        </p>
        {(isPolicy ? privacyPolicy(role, services) : userAgreement(role)).map(
          ({ heading, paragraphs }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ),
        )}
      </article>
    </Screen>
  )
}
