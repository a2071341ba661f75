/** Where files are kept: a folder, or an S3-compatible bucket whose settings are all there. */
import { join } from 'node:path'
import type { StorageConfig } from './adapters/storage/openStorage.ts'
import { bilingual, StartRefused } from './postgres/startRefused.ts'

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export function readStorageConfig(
  env: Record<string, string | undefined>,
  dataDir: string,
): StorageConfig {
  const valueOf = (name: (typeof NEEDED)[number]) => env[name]?.trim() ?? ''
  const missing = NEEDED.filter((name) => valueOf(name) === '')
  if (missing.length === NEEDED.length) return { kind: 'folder', folder: join(dataDir, 'files') }
  if (missing.length > 0)
    throw new StartRefused(
      bilingual(
        [`对象存储的设置不全，还缺 ${missing.join('、')}。`],
        [`The settings of the S3 storage lack ${missing.join(', ')}.`],
      ),
    )
  const endpoint = valueOf('S3_ENDPOINT')
  if (!/^https?:\/\/[^/]/.test(endpoint) || !URL.canParse(endpoint))
    throw new StartRefused(
      bilingual(
        ['S3_ENDPOINT 应当形如 https://s3.example.com。'],
        ['S3_ENDPOINT must look like https://s3.example.com.'],
      ),
    )
  return {
    kind: 's3',
    bucket: {
      endpoint: endpoint.replace(/\/+$/, ''),
      region: env.S3_REGION?.trim() || 'us-east-1',
      bucket: valueOf('S3_BUCKET'),
      accessKeyId: valueOf('S3_ACCESS_KEY_ID'),
      secretAccessKey: valueOf('S3_SECRET_ACCESS_KEY'),
      isPathStyle: env.S3_PATH_STYLE === '1',
    },
  }
}
