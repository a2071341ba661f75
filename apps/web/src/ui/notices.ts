/** Short words to the user: a toast, an alert, a question. Their code comes after the first screen, so that no screen waits for it. */

const loadToast = async () => (await import('antd-mobile/es/components/toast')).default
const loadDialog = async () => (await import('antd-mobile/es/components/dialog')).default

/** Fetches the code while the network is there: the first words may be that it is gone. */
export async function prepareNotices(): Promise<void> {
  // Without it, each notice tries again for itself.
  await Promise.allSettled([loadToast(), loadDialog()])
}

export async function notify(text: string): Promise<void> {
  const toast = await loadToast()
  toast.show({ content: text, duration: 2400 })
}

type Words = { title?: string; confirmText?: string }

/** Resolves when the person has read it. */
export async function alertText(text: string, { title, confirmText = '我知道了' }: Words = {}): Promise<void> {
  const dialog = await loadDialog()
  await dialog.alert({ title, content: text, confirmText })
}

export async function confirmText(text: string, { title, confirmText: yes = '确定', cancelText = '取消' }: Words & { cancelText?: string } = {}): Promise<boolean> {
  const dialog = await loadDialog()
  return dialog.confirm({ title, content: text, confirmText: yes, cancelText })
}
