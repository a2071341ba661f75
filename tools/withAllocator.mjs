import settings from './allocator.json' with { type: 'json' }

/**
 * Begins the process anew, under the same number, with glibc told to keep one arena for all threads
 * and to give back soon what is freed: it reads that before a program begins. A server that corrects
 * holds some 20 MB less (docs/decisions/speed.md). Where somebody has made settings of his own, or
 * the system knows no such thing, the process goes on as it is.
 */
export function withAllocator() {
  if (process.platform !== 'linux' || process.execve === undefined) return
  if (Object.keys(settings).some((name) => process.env[name] !== undefined)) return
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    { ...process.env, ...settings },
  )
}
