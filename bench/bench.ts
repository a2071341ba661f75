/** npm run bench -- engine: how fast the engine is. */
import { measureSpeed } from './quality/speed.ts'

const SUBJECTS = ['engine']
const [subject] = process.argv.slice(2)
if (subject === 'engine') console.log(measureSpeed())
else {
  const complaint = subject === undefined ? '' : `   (no such benchmark: ${subject})`
  console.error(`npm run bench -- ${SUBJECTS.join(' | ')}${complaint}`)
  process.exitCode = 2
}
