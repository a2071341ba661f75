/** The `key: value` lines that the corpus files are headed with. */

export type Fields = {
  /** The value of a key that stands there exactly once. */
  one: (key: string) => string
  /** The values of a key that may stand there any number of times. */
  all: (key: string) => string[]
}

export function fieldsOf(lines: string): Fields {
  const entries = lines.split('\n').map((line) => {
    const [, key, value] = /^(\w+):(?: (.*))?$/.exec(line) ?? []
    if (key === undefined) throw new Error(`no field: ${line}`)
    return { key, value: value ?? '' }
  })
  const all = (key: string) =>
    entries.filter((entry) => entry.key === key).map((entry) => entry.value)
  return {
    all,
    one: (key) => {
      const [value, ...others] = all(key)
      if (value === undefined || others.length > 0) throw new Error(`not one ${key}: ${lines}`)
      return value
    },
  }
}
