/** `npm start`: builds the web app where its sources changed, starts the server, loads the demo school, prints how to get in. */
import { readConfig } from '@zhupi/server/config.ts'
import { StartRefused } from '@zhupi/server/db/startRefused.ts'
import { startServer } from '@zhupi/server/main.ts'
import { buildWebApp } from './buildWebApp.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, loadDemoSchool } from './demo/demoSchool.ts'

/** A stop that takes longer than this ends anyway: everything acknowledged is in the database. */
const STOP_WITHIN_MS = 20_000

try {
  const config = readConfig(process.env)
  const webFolder = await buildWebApp()
  const server = await startServer(config, { webFolder, logger: { level: process.env.LOG_LEVEL || 'warn' } })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
      void server.stop().then(() => process.exit(0))
    })
  }
  if (config.isDemo) await loadDemoSchool(server)
  console.log(greeting(`${server.url}/h5/`, config.isDemo, config.host))
} catch (error) {
  if (!(error instanceof StartRefused || isAddressInUse(error))) throw error
  console.error(error instanceof StartRefused ? error.message : `端口 ${process.env.PORT || '8080'} 已被占用，可用 PORT=8081 npm start 换一个。`)
  process.exitCode = 1
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

function greeting(url: string, isDemo: boolean, host: string): string {
  const lines = ['', `朱批已启动：${url}`]
  if (isDemo) {
    lines.push('', '演示账号（密码都是 ' + DEMO_PASSWORD + '）：')
    for (const account of DEMO_ACCOUNTS) lines.push(`  ${account.role === 'teacher' ? '老师' : '学生'}　${account.phone}　${account.name}`)
    lines.push('', '不要演示数据：DEMO=0 npm start')
    if (host !== '127.0.0.1' && host !== 'localhost') lines.push('注意：演示账号的密码是公开的，别人能连到这台机器时请用 DEMO=0。')
  }
  return [...lines, '按 Ctrl-C 停止。', ''].join('\n')
}
