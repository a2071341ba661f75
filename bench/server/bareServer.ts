/**
 * The ceiling: Fastify with nothing but routes, and the product's own statements sent by hand,
 * prepared once a connection. Run by `serverBench.ts` with the file of recorded statements and the
 * database's address as arguments.
 */
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import Fastify from 'fastify'
import { Pool, type PoolClient } from 'pg'

const STATEMENT = z.object({
  transaction: z.nullable(z.number()),
  text: z.string(),
  values: z.array(z.unknown()),
})
const RECORDED = z.record(
  z.string(),
  z.record(z.string(), z.object({ statements: z.array(STATEMENT), answer: z.unknown() })),
)
type Statement = z.infer<typeof STATEMENT>

const [file = '', connectionString = ''] = process.argv.slice(2)
const port = Number(process.env['PORT'])
const recorded = RECORDED.parse(JSON.parse(await readFile(file, 'utf8')))
/** As many connections as the product has. */
const pool = new Pool({ connectionString, max: 10 })
const names = new Map<string, string>()
const app = Fastify({ routerOptions: { maxParamLength: 200 } })
app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
for (const [name, byTicket] of Object.entries(recorded)) {
  app.route({
    method: ['GET', 'POST'],
    url: pathOf(name),
    handler: async (request) => {
      const found = byTicket[String(request.headers['ticket'])]
      if (found === undefined) throw new Error('not recorded')
      await run(found.statements)
      return found.answer
    },
  })
}
const SELECT = 'select account_id, login_code, last_seen_at from sessions where ticket_hash = $1'
app.route({
  method: 'GET',
  url: '/one-select',
  handler: async (request) => {
    const { rows } = await pool.query({
      name: 'one',
      text: SELECT,
      values: [String(request.headers['ticket'])],
    })
    return { rows: rows.length }
  },
})
const INSERT = 'insert into bench_rows (title, content, at) values ($1, $2, $3) returning id'
app.route({
  method: 'GET',
  url: '/one-insert',
  handler: async (request) => {
    const { rows } = await pool.query({
      name: 'insert',
      text: INSERT,
      values: [String(request.headers['ticket']), 'x'.repeat(800), new Date()],
    })
    return { rows: rows.length }
  },
})
console.log(await app.listen({ host: '127.0.0.1', port }))

async function run(statements: readonly Statement[]): Promise<void> {
  let client: PoolClient | undefined
  let current: number | null = null
  try {
    for (const { transaction, text, values } of statements) {
      if (transaction !== current) {
        client?.release()
        client = transaction === null ? undefined : await pool.connect()
        current = transaction
      }
      await (client ?? pool).query(
        values.length === 0 ? text : { name: nameOf(text), text, values },
      )
    }
  } finally {
    client?.release()
  }
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

function pathOf(name: string): string {
  return `/${name.replaceAll(' ', '-')}`
}
