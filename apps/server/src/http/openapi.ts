/** The OpenAPI document, made from the contract: operationId = the call's name. */
import * as z from 'zod/mini'
import { calls } from '@zhupi/contract/calls/index.ts'
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'

type JsonObject = Record<string, unknown>

export function describeApi(): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const call of Object.values(calls))
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) }
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
  return {
    operationId: call.name,
    tags: [area],
    'x-who': call.who,
    security: call.who === 'anyone' ? [] : [{ ticket: [], userLoginCode: [] }],
    ...(call.method === 'GET'
      ? {
          parameters: Object.entries(request.properties ?? {}).map(([name, schema]) => ({
            name,
            in: 'query',
            required: request.required?.includes(name) ?? false,
            schema,
          })),
        }
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
