/** How long a call waits for its answer. */
import { getUserinfo } from '@zhupi/contract/calls/account.ts'
import { REQUEST_TIMEOUT_MS, SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { afterEach, expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('location', { origin: 'https://zhupi.test' })
/** A network that answers nothing: it ends only when the call gives up. */
vi.stubGlobal(
  'fetch',
  async (_url: URL, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    ),
)
const { api } = await import('./api.ts')

vi.useFakeTimers()
afterEach(() => vi.runAllTimers())

test.each([
  ['thirty seconds where it says nothing else', undefined, REQUEST_TIMEOUT_MS, 30_000],
  ['as long as it says', SIGN_IN_TIMEOUT_MS, SIGN_IN_TIMEOUT_MS, 10_000],
])('a call waits %s, then it is a failed request', async (_what, timeoutMs, ends, milliseconds) => {
  expect(ends).toBe(milliseconds)
  const failed = vi.fn<(error: unknown) => void>()
  void api(getUserinfo, {}, timeoutMs === undefined ? {} : { timeoutMs }).catch(failed)
  await vi.advanceTimersByTimeAsync(ends - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ code: 0, message: MESSAGES.requestFailed }),
  )
})
