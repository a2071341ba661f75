import { expect, test } from 'vitest'
import { addPendingSave, waitForPendingSave } from './pendingSaves.ts'

test('an earlier save that ends is not taken for the later one; a failed one is waited for too', async () => {
  const [earlier, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  addPendingSave('u1/homework/7', earlier.promise)
  addPendingSave('u1/homework/7', later.promise)
  earlier.resolve()
  await earlier.promise
  let isOver = false
  const waiting = waitForPendingSave('u1/homework/7').then(() => (isOver = true))
  await waitForPendingSave('u1/homework/8')
  expect(isOver).toBe(false)
  later.reject(new Error('the network is gone'))
  await waiting
})
