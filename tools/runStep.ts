import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

export interface Step {
  name: string
  /** A program of node_modules/.bin and its arguments. */
  command: readonly [string, ...string[]]
  /** What to do about a failure. */
  advice: string
  env?: Record<string, string>
}

export const ROOT = dirname(import.meta.dirname)

/** When a step's output is shown: as it comes, or where it fails. */
type Output = 'live' | 'onFailure'

/** Runs a step and prints how long it took. */
export async function runStep(
  { name, command: [program, ...args], advice, env }: Step,
  output: Output,
): Promise<boolean> {
  const begun = performance.now()
  const child = spawn(join(ROOT, 'node_modules', '.bin', program), args, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...env,
      PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env['PATH']}`,
    },
    stdio: [
      'ignore',
      output === 'live' ? 'inherit' : 'pipe',
      output === 'live' ? 'inherit' : 'pipe',
    ],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
    })
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  if (code === 0) console.log(`✓ ${name} (${seconds} s)`)
  else console.log(`${text}\n✗ ${name} (${seconds} s)：${advice}\n`)
  return code === 0
}
