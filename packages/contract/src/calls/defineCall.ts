/**
 * One call of the contract: its name (the OpenAPI operationId), method, path under both BASE_PATH
 * and the root, who may make it, how often, the fields it takes and the entity it answers. Types,
 * routing, validation, rates, the client, the OpenAPI document, the access matrix and the fuzz
 * inputs all come from here.
 */
import type * as z from 'zod/mini'
import type { CallRate } from '../terms/rates.ts'
import type { Role } from '../terms/roles.ts'

/** `anyone` needs no ticket; the others name the roles that may call. */
export type Who = 'anyone' | readonly Role[]

export type CallDefinition = {
  name: string
  method: 'GET' | 'POST'
  path: string
  who: Who
  /** Left out: only what holds for every call, so many a minute of a person and of an address. */
  rate?: readonly CallRate[]
  /** May be made by somebody whose password another person chose, before it is changed. */
  isOpenBeforeOwnPassword?: true
  /** It signs in: the browser gets a mark by which the account knows it again. */
  remembersDevice?: true
  /** Bytes of a body, where texts of its fields do not fit into BODY_BYTES. */
  bodyBytes?: number
  /** All other calls are form-encoded (POST) or in the query (GET). */
  encoding?: 'multipart'
  /** It takes one file, in the field `file`, of so many bytes at most. */
  fileBytes?: number
  request: z.ZodMiniObject
  entity: z.ZodMiniType
}

/** What a call's body may have unless the call says otherwise: a Chinese character takes nine bytes of a form. */
export const BODY_BYTES = 32_768

export function defineCall<const T extends CallDefinition>(call: T): T {
  return call
}

/** What a handler gets and a client gives. */
export type RequestOf<T extends CallDefinition> = z.output<T['request']>
export type EntityOf<T extends CallDefinition> = z.output<T['entity']>

export const SUCCESS_CODE = 200
/** Every answer's frame. */
export type Envelope<T> =
  | { code: typeof SUCCESS_CODE; success: true; msg: string; entity: T }
  | { code: number; success: false; msg: string; entity: null }
