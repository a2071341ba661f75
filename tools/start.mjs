// What `npm start`, systemd and the container run: it has memory handed out sparingly and Node keep
// what it compiles, which has to be asked before the first TypeScript is read, and starts the server.
// Plain JavaScript therefore.
import { flushCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withAllocator } from './withAllocator.mjs'
import { keepCompiled } from './keepCompiled.mjs'

withAllocator()

// Without DATA_DIR the folder that apps/server/src/config.ts takes.
keepCompiled(process.env.DATA_DIR || join(dirname(dirname(fileURLToPath(import.meta.url))), 'data'))
await import('./serve.ts')
// Node would do it at the end, which a power cut leaves out.
flushCompileCache()
