/** Calls of the product as the app makes them: what a story needs and does not tap. */

export type Ticket = { ticket: string; userLoginCode: string }
export type Form = Record<string, string | number>
type Answer<T> = { code: number; msg: string; entity: T }

/** `path` stands below /h5/correct and has no ending. */
export async function call<T>(
  baseURL: string,
  method: 'GET' | 'POST',
  path: string,
  form: Form = {},
  ticket?: Ticket,
): Promise<Answer<T>> {
  const fields = new URLSearchParams(
    Object.entries(form).map(([name, value]) => [name, String(value)]),
  )
  const url = new URL(`correct/${path}.mvc`, baseURL)
  const headers = { ticket: ticket?.ticket ?? '', userLoginCode: ticket?.userLoginCode ?? '' }
  if (method === 'POST') return (await fetch(url, { method: 'POST', headers, body: fields })).json()
  url.search = fields.toString()
  return (await fetch(url, { headers })).json()
}

/** What the call answered; a refusal ends the story. */
export async function mustAnswer<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { code, msg, entity } = await answer
  if (code !== 200) throw new Error(`${code} ${msg}`)
  return entity
}

/** A time as the calls write it: the wall clock of Shanghai. */
export function wireTime(milliseconds: number): string {
  return new Date(milliseconds + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
