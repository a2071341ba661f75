/**
 * What stands beside the calls and is none: pages that a browser opens by their address, and
 * callbacks that another service makes in its own protocol. Neither has a ticket or an envelope.
 * Like the calls they are mounted under BASE_PATH and at the root.
 */
import type * as z from 'zod/mini'
import { BASE_PATH } from '../terms/product.ts'

export type PageDefinition = {
  name: string
  method: 'GET'
  path: string
  /** `orderToken`: anyone who brings the order's own token. */
  who: 'anyone' | 'orderToken'
  /** Its query. */
  request: z.ZodMiniObject
  /** It shows a page, or sends the browser on to another address. */
  answer: 'html' | 'redirect'
}

export type CallbackDefinition = {
  name: string
  method: 'POST'
  path: string
  /** Whoever signs as the gateway. */
  who: 'gateway'
  /** How its body comes. */
  body: 'form' | 'json'
}

export function definePage<const T extends PageDefinition>(page: T): T {
  return page
}

export function defineCallback<const T extends CallbackDefinition>(callback: T): T {
  return callback
}

/** Where browsers and gateways find it, below the site. */
export function mountedPath({ path }: { path: string }): string {
  return `${BASE_PATH}${path}`
}
