/** A stand-in for a vision model's server, of OpenAI's chat completions. */
import { createServer, type ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { listenAlone } from './listenAlone.ts'

const REQUEST = z.object({
  model: z.string(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({
      role: z.literal('user'),
      content: z.tuple([
        z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
      ]),
    }),
  ]),
})

export type FakeVision = {
  /** Up to and with `/v1`. */
  url: string
  /** What it reads on every picture. */
  reads: string
  /** The pictures that came, as data addresses, with what was ordered. */
  seen: { model: string; picture: string; order: string }[]
  behaviour: 'reads' | 'isCut' | 'hangs' | 'breaksOff' | 'answersHtml' | 'answersElse' | 429 | 500
  stop(): Promise<void>
}

export async function startFakeVision(key: string): Promise<FakeVision> {
  const fake: Pick<FakeVision, 'reads' | 'seen' | 'behaviour'> = {
    reads: '今天下雨了。',
    seen: [],
    behaviour: 'reads',
  }
  const answer = (response: ServerResponse) => {
    const { behaviour, reads } = fake
    const finish_reason = behaviour === 'isCut' ? 'length' : 'stop'
    const said = JSON.stringify({ choices: [{ message: { content: reads }, finish_reason }] })
    if (behaviour === 'hangs') return
    if (behaviour === 429 || behaviour === 500)
      return void response.writeHead(behaviour).end(JSON.stringify({ error: { message: reads } }))
    if (behaviour === 'answersHtml') return void response.end('<html>502</html>')
    if (behaviour === 'answersElse') return void response.end('{"choices":[]}')
    if (behaviour !== 'breaksOff') return void response.end(said)
    response.writeHead(200, { 'content-length': said.length * 2 })
    response.write(said.slice(0, 20), () => response.destroy())
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url !== '/v1/chat/completions' || request.method !== 'POST')
        return void response.writeHead(404).end('{}')
      if (request.headers.authorization !== `Bearer ${key}`)
        return void response.writeHead(401).end('{}')
      const asked = REQUEST.safeParse(JSON.parse(Buffer.concat(chunks).toString()))
      if (!asked.success) return void response.writeHead(400).end('{}')
      const [{ content: order }, { content }] = asked.data.messages
      fake.seen.push({ model: asked.data.model, picture: content[0].image_url.url, order })
      answer(response)
    })
  })
  const { origin, stop } = await listenAlone(server)
  return Object.assign(fake, {
    url: `${origin}/v1`,
    stop,
  })
}
