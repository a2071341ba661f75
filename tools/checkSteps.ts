import type { Step } from './runStep.ts'

/** What the code must be before any of it runs. */
export const CHECK_STEPS: readonly Step[] = [
  {
    name: 'format',
    command: ['oxfmt', '--check'],
    advice: 'let the formatter write the lines (npm run format)',
  },
  { name: 'types', command: ['tsc', '-b'], advice: 'fix the type errors above (npx tsc -b)' },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    advice: 'fix what is marked above (npx oxlint --type-aware; rules in .oxlintrc.json)',
  },
  {
    name: 'walls',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
      'e2e',
      'tools',
      'bench',
    ],
    advice:
      'an import goes through a wall (docs/MAP.md, .dependency-cruiser.cjs): ' +
      'move the code, not the wall',
  },
  {
    name: 'dead code',
    command: ['knip', '--no-config-hints', '--no-progress'],
    advice: 'delete what nothing uses, or list its entry in knip.json',
  },
]
