// One server process for processes.long.test.ts: as npm start, without the web app and the demo.
import { readConfig } from '../config.ts'
import { startServer } from '../main.ts'

const server = await startServer(readConfig(process.env), {
  prepareWebApp: async () => undefined,
  logger: false,
  onFatal: (reason) => {
    console.error(reason)
    process.exit(1)
  },
})
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log('started')
