/**
 * The built web app under BASE_PATH: hashed files are cached for a year, the page itself never;
 * unknown addresses get the page (history fallback).
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILD_HEADER, readBuild } from '@zhupi/contract/terms/build.ts'
import { DAY_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refused } from './envelope.ts'

const YEAR_SECONDS = (365 * DAY_MS) / SECOND_MS

export async function addWebApp(app: FastifyInstance, webFolder: string): Promise<void> {
  await nameBuild(app, webFolder)
  await app.register(fastifyStatic, {
    root: webFolder,
    prefix: `${BASE_PATH}/`,
    index: ['index.html'],
    wildcard: true,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webFolder, 'assets'))
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )
    },
  })
  app.get('/', (_request, reply) => reply.redirect(`${BASE_PATH}/`))
  app.get(BASE_PATH, (_request, reply) => reply.redirect(`${BASE_PATH}/`))
  // The service worker keeps what another app shares; before it runs there is nobody who could.
  app.post(`${BASE_PATH}/share-target`, (_request, reply) =>
    reply.redirect(`${BASE_PATH}/tasks?shared=0`, 303),
  )
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage =
      request.method === 'GET' &&
      path.startsWith(`${BASE_PATH}/`) &&
      !path.startsWith(`${BASE_PATH}/correct/`) &&
      !path.startsWith(`${BASE_PATH}/assets/`)
    if (!isPage) return reply.code(404).send(refused('noSuchCall'))
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}

/** Every answer says which build the server has: an app of another build then opens anew. */
async function nameBuild(app: FastifyInstance, webFolder: string): Promise<void> {
  const build = readBuild(await readFile(join(webFolder, 'index.html'), 'utf8'))
  if (build === undefined) return
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(BUILD_HEADER, build)
  })
}
