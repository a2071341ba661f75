/** Being signed in without signing in by tapping, for stories that are about something else. */
import type { Page } from '@playwright/test'
import { call, mustAnswer, type Form, type Ticket } from './http.ts'
import { PASSWORD, type Someone } from './people.ts'
import { expect } from './story.ts'

const tickets = new Map<string, Ticket>()

/** An earlier one where it still lives: the server slows down who signs in all the time. */
export async function ticketOf(baseURL: string, { phone, role }: Someone): Promise<Ticket> {
  const earlier = tickets.get(phone)
  const profile = role === '老师' ? 'teacher/api/account/info' : 'student/api/account/userinfo'
  if (earlier && (await call<unknown>(baseURL, 'GET', profile, {}, earlier)).code === 200)
    return earlier
  const ticket = await mustAnswer(
    call<Ticket>(baseURL, 'POST', 'pub/session/loginByPassword', {
      uname: phone,
      pwd: PASSWORD,
      t: role === '老师' ? 1 : 0,
    }),
  )
  tickets.set(phone, ticket)
  return ticket
}

/** The page's storage is that person's from now on, as after a sign-in that was not the first. */
export async function takeTicket(page: Page, someone: Someone): Promise<void> {
  // Any answer of the same origin will do, and this one is small.
  await page.goto('correct/api/account/contact.mvc')
  const { ticket, userLoginCode } = await ticketOf(new URL('/h5/', page.url()).href, someone)
  await page.evaluate(
    (values) => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
    },
    { userLoginCode, roleType: someone.role === '老师' ? '1' : '0', isNew: '0', ticket },
  )
}

/** Signed in, with the list of homework open. */
export async function enter(page: Page, someone: Someone): Promise<void> {
  await takeTicket(page, someone)
  await page.goto('tasks')
  await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
}

/** Signed in, with this address open. */
export async function openAs(page: Page, someone: Someone, path: string): Promise<void> {
  await takeTicket(page, someone)
  await page.goto(path)
}

/** Calls in this person's name; each returns what was answered, and a refusal ends the story. */
export function callsOf(baseURL: string | undefined, someone: Someone) {
  if (baseURL === undefined) throw new Error('a story has a product')
  const make = async <T>(method: 'GET' | 'POST', path: string, form: Form): Promise<T> =>
    mustAnswer(call<T>(baseURL, method, path, form, await ticketOf(baseURL, someone)))
  return {
    get: <T>(path: string, query: Form = {}) => make<T>('GET', path, query),
    post: <T>(path: string, form: Form = {}) => make<T>('POST', path, form),
  }
}
