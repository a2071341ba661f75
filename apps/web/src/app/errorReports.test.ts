import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('document', { querySelector: () => null })
const { createErrorReports } = await import('./errorReports.ts')
const { ApiError } = await import('#client/api.ts')

const ESSAY = '放学时下起了大雨，雨点像豆子一样砸在窗台上'
const PAGE = { build: 'index-Bx1', path: '/tasks/writing/17' }

function errorAt(line: number, message: string): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at ${ESSAY} (https://x/h5/assets/WritingScreen-D3f.js:${line}:1)`
  return error
}

function collect() {
  const sent: object[] = []
  const tell = createErrorReports(
    (report) => void sent.push(report),
    () => PAGE,
  )
  return { sent, tell }
}

test('an error is told without any text of an essay', () => {
  const { sent, tell } = collect()
  tell(errorAt(12, `Unexpected token '放', "${ESSAY}" is not valid JSON`))
  expect(sent).toEqual([
    {
      message: 'TypeError: Unexpected token …, … is not valid JSON',
      frames: '/assets/WritingScreen-D3f.js:12:1',
      build: 'index-Bx1',
      screen: '/tasks/writing/-',
    },
  ])
})

test('the same place is told once, and a page tells of three', () => {
  const { sent, tell } = collect()
  for (const line of [1, 1, 2, 3, 4, 5]) tell(errorAt(line, 'x is not a function'))
  expect(sent).toHaveLength(3)
})

test('what is no fault of ours is not told', () => {
  const { sent, tell } = collect()
  tell(new ApiError(0, '请求失败，请稍后重试'))
  tell('a string')
  tell(Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/content.js:1:2' }))
  expect(sent).toEqual([])
})
