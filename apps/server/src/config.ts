/** What the environment may change, checked once at the start. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_WORKERS } from './correction/correctionWorkers.ts'
import type { Contact } from './calls/handler.ts'
import type { PaymentConfig } from './adapters/payment/payment.ts'
import type { VisionModel } from './adapters/ocr/vision.ts'
import type { OpenAiSpeech } from './adapters/speech/openAiSpeech.ts'
import type { TencentSms } from './adapters/sms/tencent.ts'
import type { MiniProgram } from './adapters/miniProgram/urlLink.ts'
import type { StorageConfig } from './adapters/storage/openStorage.ts'
import type { PlatformAccount } from './adapters/wechatShare/platform.ts'
import { bilingual, StartRefused } from './postgres/startRefused.ts'
import { readEdgeConfig, type EdgeConfig } from './edgeConfig.ts'
import { readStorageConfig } from './storageConfig.ts'
import { readSmsConfig } from './smsConfig.ts'
import { consentVersionOf, readOutsideServices } from './outsideServices.ts'
import { readSpeechConfig } from './speechConfig.ts'
import { readVisionConfig } from './visionConfig.ts'
import { readLlmConfig, type LlmConfig } from './llmConfig.ts'
import { readPaymentConfig } from './paymentConfig.ts'
import { readMiniProgramConfig } from './miniProgramConfig.ts'
import { readWechatShareConfig } from './wechatShareConfig.ts'

/** Web serves and enqueues, worker runs the jobs, all does both. */
export const ROLES = ['all', 'web', 'worker'] as const

export type Config = {
  role: (typeof ROLES)[number]
  port: number
  host: string
  dataDir: string
  /** Undefined: the embedded PostgreSQL in dataDir. */
  databaseUrl: string | undefined
  /** Demo school, SMS codes on the screen, demo cashier: for whoever sits at this machine alone. */
  isDemo: boolean
  /** Why the demo is closed although nobody switched it off. */
  demoClosedBy: 'HOST' | 'TRUST_PROXY' | undefined
  contact: Contact
  storage: StorageConfig
  /** Undefined: the embedded one. */
  sms: TencentSms | undefined
  payment: PaymentConfig
  /** Undefined: all photographs are read on this machine. */
  vision: VisionModel | undefined
  /** Undefined: nothing of ours hears. */
  speech: OpenAiSpeech | undefined
  /** Undefined: the engine's report is all there is. */
  llm: LlmConfig | undefined
  /** Undefined: WeChat's menu shares no link of ours. */
  wechatShare: PlatformAccount | undefined
  /** Undefined: a shared report leads into no mini-program. */
  miniProgram: MiniProgram | undefined
  edge: EdgeConfig
  /** Who shows it may read the metrics; undefined: only this machine may. */
  metricsToken: string | undefined
  /** Undefined: no nightly backup. */
  backup: { folder: string; keep: number } | undefined
  /** Where a worker process answers its supervisor; undefined: nowhere. */
  healthPort: number | undefined
  /** Threads that correct. */
  correctionWorkers: number
}

const DEFAULT_PORT = 8080
/** `data` in the checkout, ignored by version control. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../data', import.meta.url))

export function readConfig(env: Record<string, string | undefined>): Config {
  const host = env.HOST || '127.0.0.1'
  const isDemoWanted = env.DEMO !== '0'
  const demoClosedBy = isDemoWanted ? findDemoBar(host, env.TRUST_PROXY) : undefined
  const isDemo = isDemoWanted && demoClosedBy === undefined
  const dataDir = resolve(env.DATA_DIR || DEFAULT_DATA_DIR)
  return {
    role: readRole(env),
    port: readNumber(env, 'PORT', DEFAULT_PORT, 65_535),
    host,
    databaseUrl: env.DATABASE_URL || undefined,
    isDemo,
    demoClosedBy,
    dataDir,
    storage: readStorageConfig(env, dataDir),
    contact: readContact(env, isDemo),
    sms: readSmsConfig(env),
    payment: readPaymentConfig(env, isDemo),
    vision: readVisionConfig(env),
    speech: readSpeechConfig(env),
    llm: readLlmConfig(env, consentVersionOf(readOutsideServices(env))),
    wechatShare: readWechatShareConfig(env),
    miniProgram: readMiniProgramConfig(env),
    edge: readEdgeConfig(env),
    metricsToken: env.METRICS_TOKEN || undefined,
    backup: env.BACKUP_DIR
      ? { folder: resolve(env.BACKUP_DIR), keep: readNumber(env, 'BACKUP_KEEP', 14, 1000) }
      : undefined,
    healthPort: env.HEALTH_PORT ? readNumber(env, 'HEALTH_PORT', 0, 65_535) : undefined,
    correctionWorkers: readNumber(env, 'CORRECTION_WORKERS', DEFAULT_WORKERS, 64),
  }
}

/** Its passwords are public: nobody from elsewhere may reach it, directly or through a proxy. */
function findDemoBar(host: string, trustProxy: string | undefined): Config['demoClosedBy'] {
  if (!/^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)) return 'HOST'
  return trustProxy ? 'TRUST_PROXY' : undefined
}

/** Only the demo has defaults: a screen leaves out what is empty. */
function readContact(env: Record<string, string | undefined>, isDemo: boolean): Contact {
  const services = readOutsideServices(env)
  const orDemo = (value: string | undefined, demo: string) => value || (isDemo ? demo : '')
  return {
    phone: orDemo(env.CONTACT_PHONE, '400-000-0000'),
    chat: orDemo(env.CONTACT_CHAT, 'zhupi-demo'),
    publicAccounts: orDemo(env.PUBLIC_ACCOUNTS, '朱批作文,朱批老师')
      .split(/[,，]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    // The App Store's rules ask for it; an operator who may show prices says so.
    hidesPricesOnIos: env.HIDE_PRICES_ON_IOS !== '0',
    speech: readSpeechConfig(env)?.use ?? 'nobody',
    outsideServices: services,
    consentVersion: consentVersionOf(services),
  }
}

function readNumber(
  env: Record<string, string | undefined>,
  name: string,
  otherwise: number,
  max: number,
): number {
  const value = Number(env[name] || otherwise)
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new StartRefused(
    bilingual(
      [`${name} 应当是 1 到 ${max} 的整数，现在是“${env[name]}”。`],
      [`${name} must be a whole number from 1 to ${max}.`],
    ),
  )
}

function readRole(env: Record<string, string | undefined>): Config['role'] {
  const role = ROLES.find((each) => each === (env.ROLE || 'all'))
  if (role === undefined)
    throw new StartRefused(
      bilingual(
        [`ROLE 应当是 ${ROLES.join('、')} 之一，现在是“${env.ROLE}”。`],
        [`ROLE must be one of ${ROLES.join(', ')}.`],
      ),
    )
  if (role !== 'all' && !env.DATABASE_URL)
    throw new StartRefused(
      bilingual(
        [`ROLE=${role} 只做一半的事，另一半由别的进程做：请用 DATABASE_URL 指明共用的数据库。`],
        [`ROLE=${role} does one half: name the shared database by DATABASE_URL.`],
      ),
    )
  return role
}
