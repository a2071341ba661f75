import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { defineConfig, type Plugin } from 'vite'
import type { Shell } from './src/serviceWorker/shell.ts'

const BASE = `${BASE_PATH}/`
const WORKER = 'sw.js'

/** The web app lives under BASE_PATH. In development the calls go to a server that runs beside it. */
export default defineConfig({
  base: BASE,
  plugins: [react(), listShell()],
  build: {
    // The oldest web views we serve; the app needs their Array.at and Intl.Segmenter.
    target: ['chrome93', 'safari15.4'],
    chunkSizeWarningLimit: 600,
    sourcemap: false,
    manifest: true,
    // Each screen's style comes with it; naming all its code as well would make the first screen
    // carry a list of every file there is.
    modulePreload: {
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/serviceWorker/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { [`${BASE_PATH}/correct`]: 'http://127.0.0.1:8080' } },
})

/** Writes into the service worker which files this build is made of. */
function listShell(): Plugin {
  return {
    name: 'list-shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const outputs = Object.values(bundle)
        const entry = outputs.find(
          (output) => output.type === 'chunk' && output.isEntry && output.name === 'index',
        )
        const worker = bundle[WORKER]
        const page = bundle['index.html']
        if (entry === undefined || worker?.type !== 'chunk' || page?.type !== 'asset')
          return this.error('no entry, worker or page to list')
        if (worker.imports.length > 0) return this.error('the service worker must stand alone')
        const files = outputs
          .map(({ fileName }) => fileName)
          .filter((name) => name.startsWith('assets/'))
          .sort()
        const version = createHash('sha256')
          .update(files.join('\n'))
          .update(page.source)
          .digest('hex')
          .slice(0, 16)
        const shell: Shell = {
          version,
          page: BASE,
          entry: BASE + entry.fileName,
          files: files.map((name) => BASE + name),
        }
        worker.code = worker.code.replace('__SHELL__', () => JSON.stringify(shell))
      },
    },
  }
}
