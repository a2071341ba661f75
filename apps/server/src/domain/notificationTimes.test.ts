import { expect, test } from 'vitest'
import { composeNotification } from './notificationTexts.ts'

const now = new Date('2026-03-02T08:00:00+08:00')
const endsAt = new Date('2026-03-05T08:00:00+08:00')
const classroom = { id: 3, name: '五（2）班', code: 'ZP5A22' }
const student = { id: 5, name: '林小满' }

test('a time of another year names the year', () => {
  const data = { grantId: 8, isMembership: true, endsAt, usesLeft: null }
  const later = new Date('2025-12-31T08:00:00+08:00')
  expect(composeNotification({ kind: 'rightEnding', data }, later).content).toBe(
    '你的会员将在 2026年3月5日 08:00 到期。',
  )
})

test('what counts up has no text until it has counted', () => {
  const data = { classroom, student, day: now, counts: undefined }
  expect(composeNotification({ kind: 'classJoined', data }, now).content).toBe('')
})
