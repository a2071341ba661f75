import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

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

const shown = (message: string) =>
  renderToStaticMarkup(<QueryFailure error={new ApiError(400, message)} onRetry={() => {}} />)

test('an address that was cut off leads to nothing, and no field of ours is named', () => {
  expect(shown('id：格式不正确')).toContain('内容不存在或已被删除')
  expect(shown('id：格式不正确')).not.toContain('格式不正确')
  expect(shown('操作太频繁，请稍后再试')).toContain('操作太频繁，请稍后再试')
})
