import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CorrectionNotice } from './CorrectionNotice.tsx'

const noticeOf = (state: 'none' | 'failed') =>
  renderToStaticMarkup(<CorrectionNotice state={state} isOffTopic={false} progress={undefined} />)

test('the teacher reads why a handed-in essay has no report', () => {
  expect(noticeOf('none')).toContain(MESSAGES.handedInWithoutConsent)
  expect(noticeOf('failed')).not.toContain(MESSAGES.handedInWithoutConsent)
})
