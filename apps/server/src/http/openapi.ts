/** The OpenAPI document, made from the contract: operationId = the call's name. */
import * as z from 'zod/mini'
import { calls } from '@zhupi/contract/calls/index.ts'
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import type { CallbackDefinition, PageDefinition } from '@zhupi/contract/calls/definePage.ts'
import { paymentPages } from '@zhupi/contract/calls/payment.ts'
import { PAYMENT_CALLBACKS } from './payments.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'

type JsonObject = Record<string, unknown>

export function describeApi(): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const call of Object.values(calls))
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) }
  for (const page of Object.values(paymentPages)) paths[page.path] = { get: describePage(page) }
  for (const callback of PAYMENT_CALLBACKS)
    paths[callback.path] = { post: describeCallback(callback) }
  return {
    openapi: '3.1.0',
    info: {
      title: '朱批 Zhupi',
      version: '1.0.0',
      description: 'Every answer is an envelope {code, success, msg, entity}; success is code 200.',
    },
    servers: [{ url: BASE_PATH }, { url: '/' }],
    components: {
      securitySchemes: {
        ticket: { type: 'apiKey', in: 'header', name: 'ticket' },
        userLoginCode: { type: 'apiKey', in: 'header', name: 'userLoginCode' },
      },
    },
    paths,
  }
}

function describeCall(call: CallDefinition): JsonObject {
  const area = call.path.split('/').at(-2)
  const request = z.toJSONSchema(call.request, { io: 'input' })
  delete request.$schema
  if (call.fileBytes !== undefined)
    request.properties = {
      ...request.properties,
      file: { type: 'string', format: 'binary', maxLength: call.fileBytes },
    }
  return {
    operationId: call.name,
    tags: [area],
    'x-who': call.who,
    security: call.who === 'anyone' ? [] : [{ ticket: [], userLoginCode: [] }],
    ...(call.method === 'GET'
      ? { parameters: describeQuery(call.request) }
      : {
          requestBody: {
            content: {
              [call.encoding === 'multipart'
                ? 'multipart/form-data'
                : 'application/x-www-form-urlencoded']: { schema: request },
            },
          },
        }),
    responses: {
      200: {
        description: 'The envelope',
        content: { 'application/json': { schema: describeEnvelope(call) } },
      },
    },
  }
}

function describeQuery(request: z.ZodMiniObject): JsonObject[] {
  const { properties, required } = z.toJSONSchema(request, { io: 'input' })
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required?.includes(name) ?? false,
    schema,
  }))
}

function describePage(page: PageDefinition): JsonObject {
  return {
    operationId: page.name,
    tags: ['pay'],
    'x-who': page.who,
    security: [],
    parameters: describeQuery(page.request),
    responses:
      page.answer === 'html'
        ? { 200: { description: 'A page', content: { 'text/html': {} } } }
        : { 302: { description: 'On to another address' } },
  }
}

/** What stands in a callback is the other service's to describe. */
function describeCallback(callback: CallbackDefinition): JsonObject {
  const type = callback.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    operationId: callback.name,
    tags: ['pay'],
    'x-who': callback.who,
    security: [],
    requestBody: { content: { [type]: {} } },
    responses: { 200: { description: 'In the words of the service that calls' } },
  }
}

function describeEnvelope(call: CallDefinition): JsonObject {
  const entity = z.toJSONSchema(call.entity, { io: 'output' })
  delete entity.$schema
  return {
    type: 'object',
    required: ['code', 'success', 'msg', 'entity'],
    properties: {
      code: { type: 'integer' },
      success: { type: 'boolean' },
      msg: { type: 'string' },
      entity: { anyOf: [entity, { type: 'null' }] },
    },
  }
}
