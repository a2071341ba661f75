/** The package comes without types: what s3Server.ts uses of it. */
declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default class S3rver {
    constructor(options: {
      silent: boolean
      directory: string
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    configureBuckets(): Promise<void>
  }
}
