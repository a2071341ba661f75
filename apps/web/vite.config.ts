import { createHash } from 'node:crypto'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import type { Shell } from './src/serviceWorker/shell.ts'
import { browserCalls } from './browserCalls.ts'

const BASE = `${BASE_PATH}/`
const WORKER = 'sw.js'
/** Libraries, and the small rooms of the contract that the first call needs. */
const LIBRARIES = 'node_modules/(?:react|react-dom|scheduler|react-router|@tanstack)/'
const CONTRACT =
  'contract/src/(?:terms/(?:limits|roles|durations)|rules/phone|calls/(?:defineCall|form))\\.ts'
const ON_EVERY_SCREEN = new RegExp(`${LIBRARIES}|${CONTRACT}`.replaceAll('/', '[\\\\/]'))

/** In development the calls go to a server that runs beside Vite. */
export default defineConfig({
  base: BASE,
  plugins: [browserCalls(), react(), listShell()],
  build: {
    // The oldest web views we serve; the app needs their Array.at and Intl.Segmenter.
    target: ['chrome93', 'safari15.4'],
    chunkSizeWarningLimit: 600,
    sourcemap: false,
    manifest: true,
    // The page names all that its script imports, for a slow network must not find it file by file.
    // A screen's style sheets are preloaded with it; naming its code as well would put a list of all
    // files into the first screen.
    modulePreload: {
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/serviceWorker/worker.ts' },
      output: {
        // What every screen runs on is one file: cut in many, it would pack worse.
        advancedChunks: {
          groups: [{ name: 'start', test: ON_EVERY_SCREEN }],
        },
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { [`${BASE}correct`]: 'http://127.0.0.1:8080' } },
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
          files: files.filter((name) => !isFont(name)).map((name) => BASE + name),
          fonts: files.filter(isFont).map((name) => BASE + name),
        }
        worker.code = worker.code.replace('__SHELL__', () => JSON.stringify(shell))
      },
    },
  }
}

function isFont(name: string): boolean {
  return name.endsWith('.woff2')
}
