/**
 * Copies to the clipboard. Over plain HTTP there is no `navigator.clipboard`, so the old way helps.
 */
import { notify } from './notices.ts'

export async function copyText(text: string): Promise<void> {
  await notify((await copied(text)) ? '已复制' : '复制失败，请长按选择后复制')
}

async function copied(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // A web view may refuse it without a permission: the old way still works there.
    }
  }
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
