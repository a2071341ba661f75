/**
 * A stand-in for a language model's server, of OpenAI's chat completions: plain and streamed, with
 * a schema and without. It misbehaves on command.
 */
import { createServer, type ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { listenAlone } from './listenAlone.ts'

const REQUEST = z.object({
  model: z.string(),
  stream: z.optional(z.boolean()),
  response_format: z.optional(z.object({ type: z.string() })),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})
export type LlmRequest = z.infer<typeof REQUEST>

export const LLM_BEHAVIOURS = [
  'answers',
  'hangs',
  'tooMany',
  'tooManyOnce',
  'fails',
  'isCut',
  'isEmpty',
  'isHuge',
  'badJson',
  'otherForm',
  'drips',
] as const
export type LlmBehaviour = (typeof LLM_BEHAVIOURS)[number]

export type FakeLlm = {
  /** Up to and with `/v1`. */
  url: string
  behaviour: LlmBehaviour
  /** What it answers to a request. */
  answer: (request: LlmRequest) => unknown
  asked: LlmRequest[]
  stop(): Promise<void>
}

const HUGE = 10_000_000
const DRIP_MS = 50

export async function startFakeLlm(key: string): Promise<FakeLlm> {
  const fake: Pick<FakeLlm, 'behaviour' | 'answer' | 'asked'> = {
    behaviour: 'answers',
    answer: () => ({}),
    asked: [],
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url !== '/v1/chat/completions' || request.method !== 'POST')
        return void response.writeHead(404).end('{}')
      if (request.headers.authorization !== `Bearer ${key}`)
        return void response.writeHead(401).end('{"error":{"message":"no such key"}}')
      const read = REQUEST.safeParse(JSON.parse(Buffer.concat(chunks).toString()))
      if (!read.success) return void response.writeHead(400).end('{"error":{"message":"bad"}}')
      fake.asked.push(read.data)
      const { behaviour } = fake
      if (behaviour === 'tooManyOnce') fake.behaviour = 'answers'
      reply(response, read.data, { ...fake, behaviour })
    })
  })
  const { origin, stop } = await listenAlone(server)
  return Object.assign(fake, { url: `${origin}/v1`, stop })
}

function reply(
  response: ServerResponse,
  request: LlmRequest,
  { behaviour, answer }: Pick<FakeLlm, 'behaviour' | 'answer'>,
): void {
  if (behaviour === 'hangs') return
  if (behaviour === 'tooMany' || behaviour === 'tooManyOnce')
    return void response
      .writeHead(429, { 'content-type': 'application/json', 'retry-after-ms': '5' })
      .end('{"error":{"message":"too many"}}')
  if (behaviour === 'fails')
    return void response
      .writeHead(500, { 'content-type': 'application/json', 'retry-after-ms': '5' })
      .end('{"error":{"message":"broken"}}')
  const said = contentOf(behaviour, request, answer)
  const body = request.stream === true ? streamed(said) : plain(said, request.model)
  const type = request.stream === true ? 'text/event-stream' : 'application/json'
  if (behaviour === 'isCut') {
    response.writeHead(200, { 'content-type': type, 'content-length': body.length * 4 })
    return void response.write(body.slice(0, body.length / 2), () => response.destroy())
  }
  response.writeHead(200, { 'content-type': type })
  if (behaviour !== 'drips') return void response.end(body)
  let at = 0
  const drip = setInterval(() => {
    response.write(body.slice(at, at + 1))
    at += 1
    if (at >= body.length) response.end()
  }, DRIP_MS)
  response.on('close', () => clearInterval(drip))
}

function contentOf(
  behaviour: LlmBehaviour,
  request: LlmRequest,
  answer: FakeLlm['answer'],
): string {
  if (behaviour === 'isEmpty') return ''
  if (behaviour === 'isHuge') return JSON.stringify({ marks: '好'.repeat(HUGE / 3) })
  if (behaviour === 'badJson') return '{"marks":[{"paragraph":1,'
  if (behaviour === 'otherForm') return '{"score":100,"verdict":"满分"}'
  return JSON.stringify(answer(request))
}

const USAGE = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 }

function plain(content: string, model: string): string {
  const message = { role: 'assistant', content }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  return JSON.stringify({
    id: '1',
    object: 'chat.completion',
    created: 0,
    model,
    choices,
    usage: USAGE,
  })
}

function streamed(content: string): string {
  const chunk = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`
  return `${chunk({ role: 'assistant', content }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`
}
