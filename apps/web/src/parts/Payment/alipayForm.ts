/** The form that leads on to Alipay: fetched from the order's own page, then sent from this one. */
import { REQUEST_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'

/** Throws where the page holds no form: the order is closed, or nothing answers. */
export async function fetchAlipayForm(
  address: string,
  signal: AbortSignal,
): Promise<HTMLFormElement> {
  // No call of the contract: a page, and its token stands in the address.
  const ending = new AbortController()
  const abort = () => ending.abort()
  const timer = setTimeout(abort, REQUEST_TIMEOUT_MS)
  signal.addEventListener('abort', abort)
  try {
    const response = await fetch(address, { signal: ending.signal, cache: 'no-store' })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const found = page.querySelector('form')
    if (!response.ok || found === null) throw new Error('No form leads on to Alipay')
    return copyForm(found)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

/** Only where it goes and what it says: nothing else of a fetched page becomes part of this one. */
function copyForm(found: HTMLFormElement): HTMLFormElement {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = found.getAttribute('action') ?? ''
  form.acceptCharset = 'utf-8'
  form.hidden = true
  for (const { name, value } of found.querySelectorAll('input')) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  return form
}

export function sendForm(form: HTMLFormElement): void {
  document.body.append(form)
  form.submit()
}
