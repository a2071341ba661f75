/**
 * The order of the test files. The server's wait more than they compute: they come first, and what
 * computes all the time fills the end of the run.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They wait for what takes its seconds, and are short: by their size they would come last. */
const SLOW = /\/(queue|keptPostgres|backUpDatabase)\.test\.ts$/

export class ServerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ project, moduleId }: TestSpecification): number {
  if (!project.name.startsWith('server')) return 2
  return SLOW.test(moduleId) ? 0 : 1
}
