// For earlierCluster.test.ts to kill: starts the PostgreSQL of a data folder and prints «ready».
import { startEmbeddedPostgres } from '../embeddedPostgres.ts'

await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' })
console.log('ready')
setInterval(() => undefined, 60_000)
