// A process id alone does not name a process: ids are given out again. An id with its start time does.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** When process `pid` began, as text to compare with an earlier answer; undefined when there is no such living process. */
export async function findProcessStart(pid: number): Promise<string | undefined> {
  return process.platform === 'linux' ? findStartInProc(pid) : findStartByPs(pid)
}

async function findStartInProc(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // The second field is the program's name in brackets and may itself hold spaces and brackets: count from the last one.
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // Killed, and its parent has not noticed yet: it holds nothing any more.
  if (state === 'Z' || state === 'X') return undefined
  const ticksSinceBoot = rest[18]
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return `${bootId.trim()}/${ticksSinceBoot}`
}

async function findStartByPs(pid: number): Promise<string | undefined> {
  const answer = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  }).catch(() => undefined)
  const line = answer?.stdout.trim()
  if (!line || line.startsWith('Z')) return undefined
  return line.replace(/^\S+\s+/, '')
}
