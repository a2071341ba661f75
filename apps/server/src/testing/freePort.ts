/** For tests and measurements that start the product on a port of its own. */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Free now, and below the ports that the system gives to outgoing connections (from 32768 on
 * Linux): the product listens later than this is asked, and one of those may be taken meanwhile.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(10_000, 30_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error('no free port between 10000 and 29999')
}
