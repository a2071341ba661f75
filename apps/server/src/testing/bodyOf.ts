/** A call’s fields as a browser sends them. */
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'

export function bodyOf(
  call: CallDefinition,
  form: Record<string, string>,
  file: Blob | undefined,
): URLSearchParams | FormData {
  if (call.encoding !== 'multipart') return new URLSearchParams(form)
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.append(name, value)
  if (file !== undefined) body.append('file', file)
  return body
}
