/** Pages that a link opens for anybody: no search engine lists them, and no log holds the link. */
import { getSharedReport } from '@zhupi/contract/calls/share.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import type { FastifyInstance } from 'fastify'

const SHARED_PAGES = [`${BASE_PATH}/shareRep/`, `${BASE_PATH}/practice/evacorrection`]
const TOKEN = /(\/shareRep\/)[^/?]+/

export function keepOutOfSearch(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (SHARED_PAGES.some((page) => path.startsWith(page)) || path.endsWith(getSharedReport.path))
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
  })
}

export function withoutToken(path: string): string {
  return path.replace(TOKEN, '$1-')
}
