import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CorrectionNotice } from './CorrectionNotice.tsx'

const noticeOf = (state: 'none' | 'failed' | 'done', isConsentRefused = false) =>
  renderToStaticMarkup(
    <CorrectionNotice
      state={state}
      isOffTopic={false}
      isConsentRefused={isConsentRefused}
      progress={undefined}
    />,
  )

test('the teacher reads why a handed-in essay has no report', () => {
  expect(noticeOf('none')).toContain(MESSAGES.handedInWithoutConsent)
  expect(noticeOf('failed')).not.toContain(MESSAGES.handedInWithoutConsent)
})

test('the teacher reads that the consent was taken back, also above a report that was made before', () => {
  expect(noticeOf('done', true)).toContain(MESSAGES.consentRefusedToTeacher)
  expect(noticeOf('done')).toBe('')
})
