/** What a call's fields may hold fits into what its body may have. */
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { BODY_BYTES, type CallDefinition } from './defineCall.ts'
import { calls } from './index.ts'

/** A Chinese character of a form: %E4%BD%A0. */
const BYTES_PER_CHARACTER = 9
/** A picture is Base64: at most three bytes a character. */
const BYTES_OF_PICTURE = 3
const FIELD = z.looseObject({ maxLength: z.optional(z.number()) })

test.each(Object.values<CallDefinition>(calls).filter(({ method }) => method === 'POST'))(
  '$name: the longest texts that its fields take fit into its body',
  (call) => {
    const { properties = {} } = z.toJSONSchema(call.request, { io: 'input' })
    const longest = Object.entries(properties)
      .map(([name, schema]) => {
        const length = FIELD.parse(schema).maxLength ?? 0
        return length * (name === 'image' ? BYTES_OF_PICTURE : BYTES_PER_CHARACTER)
      })
      .reduce((sum, bytes) => sum + bytes, 0)
    expect(call.bodyBytes ?? BODY_BYTES).toBeGreaterThan(longest)
  },
)
