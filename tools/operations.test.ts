/** What operators copy out of operations/ names what is there, and restarts what ends. */
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROLES } from '@zhupi/server/config.ts'
import { ROOT } from './runStep.ts'

const read = (name: string) => readFile(join(ROOT, 'operations', name), 'utf8')

test('the systemd unit restarts the server however it ends, and ends PostgreSQL last', async () => {
  const unit = await read('zhupi.service')
  for (const line of ['Restart=always', 'StartLimitIntervalSec=0', 'KillMode=mixed'])
    expect(unit.split('\n')).toContain(line)
})

test('each container is restarted; their roles are those that there are', async () => {
  const compose = await read('compose.yaml')
  // Of PostgreSQL and of the server, which the worker takes over.
  expect(compose.match(/^ {4}restart: unless-stopped$/gm)).toHaveLength(2)
  const roles = [...compose.matchAll(/ROLE: (\w+)/g)].map(([, role]) => role)
  expect(roles).toEqual(['web', 'worker'])
  for (const role of roles) expect(ROLES).toContain(role)
})

test('the logs of what is started are rotated: by journald, or by size', async () => {
  const unit = (await read('zhupi.service')).split('\n')
  expect(unit).toEqual(expect.arrayContaining(['StandardOutput=journal', 'StandardError=journal']))
  const compose = await read('compose.yaml')
  expect(compose).toMatch(/^x-log: &log$/m)
  expect(compose).toMatch(/^ {2}options: \{ max-size: \d+m, max-file: '\d+' \}$/m)
  // Of PostgreSQL and of the server, which the worker takes over.
  expect(compose.match(/^ {4}logging: \*log$/gm)).toHaveLength(2)
})

test.each(['zhupi.service', 'Containerfile'])('%s starts a program that is there', async (name) => {
  const paths = (await read(name)).match(/tools\/\w+\.(?:ts|mjs)|node_modules\/\.bin\/\w+/g) ?? []
  expect(paths).toContain('tools/start.mjs')
  for (const path of paths) await access(join(ROOT, path))
})
