import { mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/**
 * From the second start on the server and its threads read compiled code from the data folder and
 * need no compiler for TypeScript, which would stay in memory. Where it cannot be kept, it is
 * compiled anew; a data folder that is of no use is the server's to explain.
 */
export function keepCompiled(dataDir) {
  // Somebody has chosen another place, or none.
  if (process.env.NODE_COMPILE_CACHE || process.env.NODE_DISABLE_COMPILE_CACHE) return
  const folder = join(resolve(dataDir), 'compiled')
  try {
    mkdirSync(dirname(dirname(folder)), { recursive: true })
    // What lies there is run: nobody else may write it.
    for (const each of [dirname(folder), folder]) makeOwn(each)
  } catch {
    return
  }
  enableCompileCache(folder)
  // Threads take it from here.
  process.env.NODE_COMPILE_CACHE = folder
}

function makeOwn(folder) {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}
