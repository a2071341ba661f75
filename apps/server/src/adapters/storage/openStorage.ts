/** The storage that the configuration names; the S3 client is loaded only where it is needed. */
import { join } from 'node:path'
import { createFolderStorage } from './folder.ts'
import type { StoragePort } from './port.ts'
import type { S3Bucket } from './s3.ts'

export type StorageConfig = { kind: 'folder'; folder: string } | { kind: 's3'; bucket: S3Bucket }

/** `storeId`: of the database whose rows name the files; each database has a folder of its own. */
export async function openStorage(config: StorageConfig, storeId: string): Promise<StoragePort> {
  if (config.kind === 'folder') return createFolderStorage(join(config.folder, storeId))
  const { createS3Storage } = await import('./s3.ts')
  return createS3Storage(config.bucket, storeId)
}
