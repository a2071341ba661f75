/** A throw-away copy of the checkout, in which tests and tools may change files. */
import { cp, mkdir, mkdtemp, readdir, readFile, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listRepositoryFiles } from './repositoryFiles.ts'
import { ROOT } from './runStep.ts'

/** Whatever git does not ignore. The caller removes it. */
export async function copyCheckout(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'zhupi-copy-'))
  for (const file of listRepositoryFiles()) {
    await mkdir(join(root, dirname(file)), { recursive: true })
    await cp(join(ROOT, file), join(root, file))
  }
  await linkPackages(root)
  return root
}

/**
 * The copy's own workspaces stand in for the checkout's; every other package is the installed one.
 * Hidden folders hold caches: a copy must neither read nor write those of the checkout.
 */
export async function linkPackages(root: string): Promise<void> {
  const modules = join(root, 'node_modules')
  await mkdir(join(modules, '@zhupi'), { recursive: true })
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name === '.bin' || (!name.startsWith('.') && name !== '@zhupi'))
      await symlink(join(ROOT, 'node_modules', name), join(modules, name))
  }
  for (const folder of await listWorkspaces()) {
    if (existsSync(join(root, folder)))
      await symlink(join(root, folder), join(modules, '@zhupi', folder.replace(/.*\//, '')))
  }
}

async function listWorkspaces(): Promise<string[]> {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  )
  return workspaces
}
