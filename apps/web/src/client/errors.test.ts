/** What each code does on the screen. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const said: unknown[][] = []
vi.mock('#ui/notices.ts', () => ({
  alertText: async (...words: unknown[]) => {
    said.push(words)
  },
}))
vi.mock('./api.ts', () => ({
  ApiError: class extends Error {
    code: number
    constructor(code: number, message: string) {
      super(message)
      this.code = code
    }
  },
}))
const { ApiError } = await import('./api.ts')
const { showFailure } = await import('./errors.ts')

const done = vi.fn<() => void>()
beforeEach(() => {
  said.length = 0
  done.mockClear()
})
const show = (code: number) => showFailure(new ApiError(code, '服务器的话'), { onBack: done })

test.each([500, 3005])(
  '%i: an alert with the server’s message and 返回, then the callback',
  async (code) => {
    await show(code)
    expect(said).toEqual([['服务器的话', { confirmText: '返回' }]])
    expect(done).toHaveBeenCalledOnce()
  },
)

test.each([400, 1000])('%i: an alert with the message', async (code) => {
  await show(code)
  expect(said).toEqual([['服务器的话']])
  expect(done).not.toHaveBeenCalled()
})

test('4000: the callback only', async () => {
  await show(4000)
  expect(said).toEqual([])
  expect(done).toHaveBeenCalledOnce()
})

test.each([3004, 3009])('%i has led to sign-in already', async (code) => {
  await show(code)
  expect(said).toEqual([])
})

test('a network failure: an alert under 提示, which says so where there is no network', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('navigator', { onLine: true })
  await show(0)
  vi.stubGlobal('navigator', { onLine: false })
  await show(0)
  expect(said).toEqual([
    ['服务器的话', { title: '提示' }],
    ['现在没有网络，联网后再点一次', { title: '提示' }],
  ])
})

test('a fault of our own is not dressed up as an answer', async () => {
  await expect(showFailure(new TypeError('x'))).rejects.toThrow(TypeError)
})
