// npm run check: format, types, lint, walls, dead code and the tests that need neither database nor
// browser. Stops at the first failure.
import { CHECK_STEPS } from './checkSteps.ts'
import { runStep, type Step } from './runStep.ts'

const unitTests: Step = {
  name: 'unit tests',
  command: [
    'vitest',
    'run',
    '--silent=passed-only',
    '--reporter=dot',
    ...['contract', 'engine', 'web', 'tools', 'bench'].map((project) => `--project=${project}`),
  ],
  advice: 'fix the failing tests above (npx vitest --project <name>)',
}

for (const step of [...CHECK_STEPS, unitTests]) {
  if (!(await runStep(step, 'onFailure'))) {
    console.log(`npm run check stopped at «${step.name}».`)
    process.exit(1)
  }
}
