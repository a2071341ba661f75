/**
 * npm run bench -- engine | server | web | ocr | all: how fast it is, as ratios to a ceiling of the same run;
 * `--json` for programs.
 */
import { cpus } from 'node:os'
import { benchOcr, printOcr } from './ocr/ocrBench.ts'
import { measureSpeed } from './quality/speed.ts'
import { benchServer } from './server/serverBench.ts'
import { printServer } from './server/serverFigures.ts'
import { printTyping } from './web/typing.ts'
import { benchReviewingAlone, benchTypingAlone, benchWeb, printWeb } from './web/webBench.ts'

const [subject, ...flags] = process.argv.slice(2)
const isJson = flags.includes('--json')
/** One call of the server's, or `typing` or `reviewing` of the web's, while it is being worked on. */
const only = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length)
const BENCHES = {
  engine: async () => show(measureSpeed(), (figures) => JSON.stringify(figures)),
  server: async () =>
    show(await benchServer({ only, isShort: flags.includes('--short') }), printServer),
  web: async () => {
    if (only === 'typing') show(await benchTypingAlone(), printTyping)
    else if (only === 'reviewing')
      show(await benchReviewingAlone(), (figures) => JSON.stringify(figures))
    else show(await benchWeb(), printWeb)
  },
  ocr: async () => show(await benchOcr(), printOcr),
}
const heading = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`
if (subject === 'all') {
  for (const bench of Object.values(BENCHES)) await bench()
} else if (subject !== undefined && isBench(subject)) await BENCHES[subject]()
else {
  const complaint = subject === undefined ? '' : `   (no such benchmark: ${subject})`
  console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')} | all${complaint}`)
  process.exitCode = 2
}

function isBench(name: string): name is keyof typeof BENCHES {
  return Object.hasOwn(BENCHES, name)
}

function show<Figures>(figures: Figures, print: (figures: Figures) => string): void {
  console.log(isJson ? JSON.stringify(figures) : `${heading}\n${print(figures)}`)
}
