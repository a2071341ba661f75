/** Files that outlive a power cut. */
import { open } from 'node:fs/promises'

/** A new file, for its owner alone; fails where there is one of that name. */
export async function writeFlushed(path: string, content: Buffer | string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** So that a name given or taken in it lasts as well. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
