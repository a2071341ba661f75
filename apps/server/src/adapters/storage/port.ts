/**
 * Where files are kept that a row of the database names: whole or not at all, without any address
 * of their own. See docs/decisions/storage.md.
 */
export type StoragePort = {
  /** Says what an operator can change, before anybody needs a file. */
  check(): Promise<void>
  /** Once it returns, the file outlives a power cut. `key`: fileKey.ts. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined: there is none. */
  get(key: string): Promise<Buffer | undefined>
  /** No fault where there is none. */
  delete(key: string): Promise<void>
  /** Names of what was put before then, of what was never finished too; nothing that is not ours. */
  list(before: Date): AsyncIterable<string>
  stop(): void
}

/** `lacking`: the folder or bucket; `refused`: the rights to it; `unreachable`: may work later. */
export class StorageFault extends Error {
  override name = 'StorageFault'
  readonly kind: 'lacking' | 'refused' | 'unreachable'
  constructor(kind: StorageFault['kind'], reason: string, options?: ErrorOptions) {
    super(`the storage of files is ${kind}: ${reason}`, options)
    this.kind = kind
  }
}
