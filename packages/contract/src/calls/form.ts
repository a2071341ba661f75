/** Requests as form-encoded fields. What is written here, the helpers of wire.ts read. */
import { formatWireTime } from '../rules/shanghaiTime.ts'

export type FormValue =
  | string
  | number
  | boolean
  | Date
  | undefined
  | readonly string[]
  | readonly object[]

/** A request as form fields; undefined fields stay away. */
export function toForm(request: Record<string, FormValue>): Record<string, string> {
  const form: Record<string, string> = {}
  for (const [name, value] of Object.entries(request)) {
    if (value !== undefined) form[name] = toField(value)
  }
  return form
}

function toField(value: Exclude<FormValue, undefined>): string {
  if (value instanceof Date) return formatWireTime(value)
  if (typeof value !== 'object') return String(value)
  return value.every((item) => typeof item === 'string') ? value.join(',') : JSON.stringify(value)
}
