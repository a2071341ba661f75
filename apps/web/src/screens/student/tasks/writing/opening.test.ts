import { expect, test } from 'vitest'
import type { JournalEntry } from '../../../../app/journal.ts'
import { decideOpening } from './opening.ts'

const server = { title: '雨', content: '放学时', genre: 'e-event', questionNo: 1 }
const entry = (more: Partial<JournalEntry> = {}): JournalEntry => ({ ...server, baseVersion: 3, typedAt: 0, ...more })

test('opens the server’s text when the device has nothing else', () => {
  expect(decideOpening(server, 3, undefined).kind).toBe('server')
  expect(decideOpening(server, 9, entry()).kind).toBe('server')
})

test('spaces before a paragraph are no difference', () => expect(decideOpening(server, 3, entry({ content: '　　放学时' })).kind).toBe('server'))

test('restores what was typed here and never reached the server', () => {
  expect(decideOpening(server, 3, entry({ content: '放学时，下雨了' }))).toMatchObject({ kind: 'restored', local: { content: '放学时，下雨了' } })
})

test('asks when the server went on as well', () => expect(decideOpening(server, 4, entry({ content: '放学时，下雨了' })).kind).toBe('ask'))
