import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

vi.mock('#client/api.ts', () => ({
  ApiError: class ApiError extends Error {
    readonly code: number
    constructor(code: number, message: string) {
      super(message)
      this.code = code
    }
  },
}))
const { ApiError } = await import('#client/api.ts')
const { QueryFailure } = await import('./QueryFailure.tsx')

const shown = (message: string, code = 400) =>
  renderToStaticMarkup(<QueryFailure error={new ApiError(code, message)} onRetry={() => {}} />)

afterEach(() => vi.unstubAllGlobals())

test('without a network the screen says that, and not that the server failed', () => {
  const unanswered = () => shown(MESSAGES.requestFailed, 0)
  vi.stubGlobal('navigator', { onLine: false })
  expect(unanswered()).toContain('现在没有网络')
  expect(unanswered()).toContain('联网后会自动打开；写过的内容都在，不会丢。')
  expect(unanswered()).not.toContain('请求失败')
  expect(shown('操作太频繁，请稍后再试')).not.toContain('现在没有网络')
  vi.stubGlobal('navigator', { onLine: true })
  expect(unanswered()).toContain('请求失败，请稍后重试')
  expect(unanswered()).toContain('请检查网络；写过的内容都在，不会丢。')
})

test('an address that was cut off leads to nothing, and no field of ours is named', () => {
  expect(shown('id：格式不正确')).toContain('内容不存在或已被删除')
  expect(shown('id：格式不正确')).not.toContain('格式不正确')
  expect(shown('操作太频繁，请稍后再试')).toContain('操作太频繁，请稍后再试')
})
