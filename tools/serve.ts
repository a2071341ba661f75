/**
 * What `npm start` runs (start.mjs): starts the server (building the web app where its sources
 * changed), loads the demo school and prints how to sign in.
 */
import { type Config, readConfig } from '@zhupi/server/config.ts'
import { StartRefused } from '@zhupi/server/postgres/startRefused.ts'
import { type RunningServer, startServer } from '@zhupi/server/main.ts'
import { buildWebApp } from './buildWebApp.ts'
import { withDemoModel } from './demo/demoModel.ts'
import { DEMO_PASSWORD, loadDemoSchool } from './demo/demoSchool.ts'
import { DEMO_GUIDE } from './demo/guide.ts'

/** A stop that takes longer than this ends anyway: everything acknowledged is in the database. */
const STOP_WITHIN_MS = 20_000

let isStopping = false
let running: Promise<RunningServer> | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0))
await start()

async function start(): Promise<void> {
  try {
    const config = readConfig(await withDemoModel(process.env))
    running = startServer(config, {
      prepareWebApp: buildWebApp,
      logger: { level: process.env['LOG_LEVEL'] || 'warn' },
      onFatal: (reason) => void stop(1, reason),
    })
    const server = await running
    const isWorker = config.role === 'worker'
    const mayLoad = server.isDemo && !isWorker && !isStopping
    const demo = mayLoad ? await loadDemoSchool(server) : 'closed'
    if (!isStopping)
      console.log(isWorker ? '朱批的批改进程已启动。' : greeting(`${server.url}/h5/`, config, demo))
  } catch (error) {
    // A start that was interrupted fails in many ways, none of them worth a message.
    if (isStopping) return
    console.error(error instanceof StartRefused ? error.message : error)
    await stop(1)
  }
}

/** Also in the middle of a start: what has begun is stopped in order and nothing left running. */
async function stop(exitCode: number, reason?: string): Promise<void> {
  if (isStopping) return
  isStopping = true
  if (reason !== undefined) console.error(reason)
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  const server = await running?.catch(() => undefined)
  const hasStopped = await server?.stop().then(
    () => true,
    () => false,
  )
  process.exit(hasStopped === false ? 1 : exitCode)
}

function describeAccount({ role, phone, name, note }: (typeof DEMO_GUIDE)[number]): string {
  return `${role === 'teacher' ? '老师' : '学生'}　${phone}　${name}（${note}）`
}

function greeting(url: string, config: Config, demo: 'there' | 'closed'): string {
  const lines = ['', `朱批已启动：${url}`]
  if (demo === 'there') {
    lines.push('', `演示账号（密码都是 ${DEMO_PASSWORD}）：`)
    for (const account of DEMO_GUIDE) lines.push(`  ${describeAccount(account)}`)
    if (config.llm?.settings.isStandIn === true)
      lines.push('', '接着一个演示模型（LLM_DEMO）：它不是真的大模型，报告下面会有它的“模型补充”。')
    lines.push('', '不要演示数据：DEMO=0 npm start')
  } else if (config.isDemo)
    lines.push('数据库里已有真实账号：演示学校、演示短信和演示收银台都已关闭。')
  else if (config.demoClosedBy !== undefined)
    lines.push(
      `设了 ${config.demoClosedBy}，别人可能连得到：演示学校、演示短信和演示收银台都已关闭。`,
    )
  return [...lines, '按 Ctrl-C 停止。', ''].join('\n')
}
