import { expect, test } from 'vitest'
import { isSharing, keepShared } from './sharedPictures.ts'

const kept: Response[] = []
let isFull = false
const browser = {
  now: () => 1_000,
  caches: {
    delete: async () => {
      kept.length = 0
      return true
    },
    open: async () => ({
      put: async (_: RequestInfo | URL, response: Response) => {
        if (isFull) throw new DOMException('no room', 'QuotaExceededError')
        kept.push(response)
      },
    }),
  },
}

function share(...files: File[]) {
  const form = new FormData()
  for (const file of files) form.append('pictures', file)
  return keepShared(new Response(form), '/h5/', browser)
}
const picture = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' })

test('pictures shared to the app are kept in order, and the address says how many', async () => {
  const text = new File(['words'], 'note.txt', { type: 'text/plain' })
  expect(await share(picture('one'), text, picture('two'))).toBe('/h5/tasks?shared=2')
  const words = await Promise.all(kept.map((each) => each.text()))
  expect(words).toEqual(['one', 'two'])
  expect(kept.map(({ headers }) => headers.get('x-shared-at'))).toEqual(['1000', '1000'])
  // The next share takes their place.
  expect(await share(picture('three'))).toBe('/h5/tasks?shared=1')
  expect(kept.length).toBe(1)
})

test('more than a sheet takes are left out; none, a broken form or a full device say so', async () => {
  const many = Array.from({ length: 12 }, (_, place) => picture(String(place)))
  expect(await share(...many)).toBe('/h5/tasks?shared=10')
  expect(await share()).toBe('/h5/tasks?shared=0')
  expect(await keepShared(new Response('no form'), '/h5/', browser)).toBe('/h5/tasks?shared=0')
  isFull = true
  expect(await share(picture('one'))).toBe('/h5/tasks?shared=0')
})

test('only what is posted to the share target is shared', () => {
  const url = 'http://school.test/h5/share-target'
  expect(isSharing({ method: 'POST', url }, '/h5/')).toBe(true)
  expect(isSharing({ method: 'GET', url }, '/h5/')).toBe(false)
  expect(isSharing({ method: 'POST', url: 'http://school.test/h5/tasks' }, '/h5/')).toBe(false)
})
