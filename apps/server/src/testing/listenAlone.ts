/** A stand-in's server, on this machine and a free port. */
import { once } from 'node:events'
import type { Server } from 'node:http'

export type StandIn = { origin: string; stop: () => Promise<void> }

/** `stop` cuts what is under way: a stand-in may never have answered it. */
export async function listenAlone(server: Server): Promise<StandIn> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
