/**
 * The browser's own mark: random, in a cookie that no script reads, given at sign-in. Who has it
 * proves nothing; an account that signed in with it does not let strangers' guesses slow it down.
 */
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { DEVICE_KNOWN_MS } from '@zhupi/contract/terms/signInDelays.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createToken } from '../domain/token.ts'

const COOKIE = 'zhupi-device'
const BYTES = 16
const MARK = /^[\w-]{22}$/

export function rememberDevice(request: FastifyRequest, reply: FastifyReply): string {
  const device = readDevice(request) ?? createToken(BYTES)
  const attributes = [
    `${COOKIE}=${device}`,
    'Path=/',
    `Max-Age=${DEVICE_KNOWN_MS / SECOND_MS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ]
  reply.header('set-cookie', attributes.join('; '))
  return device
}

export function readDevice(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const [, value = ''] = pairs.find(([name]) => name === COOKIE) ?? []
  return MARK.test(value) ? value : undefined
}
