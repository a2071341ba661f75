import { CONTENT_MAX_LENGTH, TITLE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { expect, test } from 'vitest'
import { makeDemand } from '#drafts/makeDemand.ts'
import { tooLongText } from '../WritingDesk/tooLongText.ts'
import { closedNote } from './closedNote.ts'

test('a title and a text that the server would refuse for their length are said', () => {
  const fits = { title: '题'.repeat(TITLE_MAX_LENGTH), content: '字'.repeat(CONTENT_MAX_LENGTH) }
  expect(tooLongText(fits)).toBeUndefined()
  expect(tooLongText({ ...fits, title: `${fits.title}题` })).toBe('题目太长了，最多 100 字')
  expect(tooLongText({ ...fits, content: `${fits.content}字` })).toBe('正文太长了，最多 30000 字')
})

test('by this device’s clock a homework is not open yet, open, or over; a returned one is open', () => {
  const noteAt = (time: string, status: 'underway' | 'reject' = 'underway') =>
    closedNote(status, makeDemand(), new Date(`${time}+08:00`))
  expect(noteAt('2026-11-01T07:59:59')).toBe('按这台设备的时间，作业还没有开始')
  expect(noteAt('2026-11-01T08:00:00')).toBeUndefined()
  expect(noteAt('2026-11-04T07:59:59')).toBeUndefined()
  expect(noteAt('2026-11-04T08:00:00')).toMatch(/^按这台设备的时间，/)
  expect(noteAt('2026-11-04T08:00:00', 'reject')).toBeUndefined()
})
