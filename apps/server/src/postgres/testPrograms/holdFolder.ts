// For dataFolderLock.test.ts: prints «held» and holds the lock until its input ends, or why not.
import { lockDataFolder } from '../dataFolderLock.ts'

const [dataDir = '', url = ''] = process.argv.slice(2)
try {
  const lock = await lockDataFolder(dataDir, { url })
  console.log('held')
  process.stdin.resume().on('end', () => void lock.release())
} catch (error) {
  console.log(`refused: ${error instanceof Error ? error.message : String(error)}`)
}
