// A holder for dataFolderLock.test.ts: says «held» and holds until it is killed or its input ends; or says why not.
import { holdDataFolder } from '../dataFolderLock.ts'

const [dataDir = '', url = ''] = process.argv.slice(2)
try {
  const held = await holdDataFolder(dataDir, { url })
  console.log('held')
  process.stdin.resume().on('end', () => void held.release())
} catch (error) {
  console.log(`refused: ${error instanceof Error ? error.message : String(error)}`)
}
