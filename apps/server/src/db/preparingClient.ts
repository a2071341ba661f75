/** A PostgreSQL connection on which each statement is parsed and planned once. */
import { Client } from 'pg'

/**
 * Statements are named by their text, so that PostgreSQL keeps them prepared: planning the joins of
 * a list anew costs several times what running it does. Lists of ids of many lengths make many
 * texts; beyond this count a connection runs further ones as they are.
 */
const STATEMENTS_MAX = 600

export class PreparingClient extends Client {
  constructor(...args: ConstructorParameters<typeof Client>) {
    super(...args)
    const names = new Map<string, string>()
    Object.defineProperty(this, 'query', {
      configurable: true,
      writable: true,
      value: (asked: unknown, ...rest: unknown[]): unknown =>
        Reflect.apply(queryOf(), this, [withName(names, asked, rest[0]), ...rest]),
    })
  }
}

function queryOf(): (...args: unknown[]) => unknown {
  return Reflect.get(Client.prototype, 'query')
}

/** Statements without values (begin, commit) are sent as they are: they have nothing to plan. */
function withName(names: Map<string, string>, asked: unknown, values: unknown): unknown {
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return asked
  if (!Array.isArray(values) || values.length === 0 || typeof asked.text !== 'string') return asked
  const name = nameOf(names, asked.text)
  return name === undefined ? asked : { ...asked, name }
}

function nameOf(names: Map<string, string>, text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= STATEMENTS_MAX) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
