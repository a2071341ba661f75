import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './runStep.ts'

/**
 * What belongs to the repository: files in git, and new ones that git does not ignore. Paths from
 * its root.
 */
export function listRepositoryFiles(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
  )
  // Git still lists a file that was deleted since the last commit.
  return [...new Set(listed.split('\0'))].filter(
    (file) => file !== '' && existsSync(join(ROOT, file)),
  )
}

export function readRepositoryFile(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
