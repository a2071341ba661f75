import type { StoragePort } from './port.ts'

/** `inRow`: of an earlier release, until jobs/keepFiles.ts has moved it. Undefined: it is lost. */
export async function readStored(
  storage: StoragePort,
  { fileKey, inRow }: { fileKey: string | null; inRow: Buffer | null },
): Promise<Buffer | undefined> {
  return fileKey === null ? (inRow ?? undefined) : storage.get(fileKey)
}
