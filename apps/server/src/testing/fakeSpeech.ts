/** A stand-in for a server of OpenAI's transcriptions: it takes the form apart as a real one does. */
import { createServer, type IncomingMessage } from 'node:http'
import { listenAlone } from './listenAlone.ts'

export type FakeSpeech = {
  /** Up to and with `/v1`. */
  url: string
  /** What it hears in whatever comes. */
  hears: string
  heard: {
    model: unknown
    language: unknown
    type: string
    bytes: number
  }[]
  behaviour: 'hears' | 'refuses' | 'hangs' | 'answersHtml' | 'answersElse'
  stop(): Promise<void>
}

export async function startFakeSpeech(key: string): Promise<FakeSpeech> {
  const fake: Pick<FakeSpeech, 'hears' | 'heard' | 'behaviour'> = {
    hears: '今天下雨了。',
    heard: [],
    behaviour: 'hears',
  }
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: string }> => {
    const form = await readForm(request)
    const file = form.get('file')
    if (request.url !== '/v1/audio/transcriptions' || request.method !== 'POST')
      return { status: 404, body: '{}' }
    if (request.headers.authorization !== `Bearer ${key}` || !(file instanceof File))
      return { status: 401, body: '{"error":{"message":"invalid key"}}' }
    fake.heard.push({
      model: form.get('model'),
      language: form.get('language'),
      type: file.type,
      bytes: file.size,
    })
    if (fake.behaviour === 'refuses')
      return { status: 429, body: JSON.stringify({ error: { message: fake.hears } }) }
    if (fake.behaviour === 'answersHtml') return { status: 200, body: '<html>502</html>' }
    if (fake.behaviour === 'answersElse') return { status: 200, body: '{"segments":[]}' }
    return { status: 200, body: JSON.stringify({ text: fake.hears }) }
  }
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      if (fake.behaviour !== 'hangs') response.writeHead(status).end(body)
    })
  })
  const { origin, stop } = await listenAlone(server)
  return Object.assign(fake, {
    url: `${origin}/v1`,
    stop,
  })
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const type = request.headers['content-type'] ?? ''
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
}
