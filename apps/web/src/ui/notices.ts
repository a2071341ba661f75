/** A toast, an alert, a question. Their code comes after the first screen, which need not wait. */
import { createElement } from 'react'
import { openOverlay } from './overlays.ts'
import { showLatest } from './showLatest.ts'

const load = async <T>(component: Promise<{ default: T }>): Promise<T> => {
  await import('./antdOnReact19.ts')
  return (await component).default
}
const loadToast = () => load(import('antd-mobile/es/components/toast'))
const loadDialog = () => load(import('antd-mobile/es/components/dialog'))

/** Fetches the code while there is a network: the first notice may say that it is gone. */
export async function prepareNotices(): Promise<void> {
  // Without it, each notice tries again for itself.
  await Promise.allSettled([loadToast(), loadDialog()])
}

export const notify = showLatest(loadToast, (toast, text) =>
  toast.show({ content: text, duration: 2400 }),
)

/** `note` stands below the text, in smaller type. */
type Options = { title?: string | undefined; confirmText?: string; note?: string | undefined }

/** Resolves when the person has read it; Back and Escape count as that. */
export async function alertText(
  text: string,
  { title, confirmText = '我知道了' }: Options = {},
): Promise<void> {
  await ask(text, title, [{ key: 'read', text: confirmText }])
}

/** Back and Escape say no. */
export async function confirmText(
  text: string,
  {
    title,
    confirmText: yes = '确定',
    cancelText = '取消',
    note,
  }: Options & { cancelText?: string } = {},
): Promise<boolean> {
  const answers: [Answer, Answer] = [
    { key: 'no', text: cancelText },
    { key: 'yes', text: yes, bold: true },
  ]
  const answer = await ask(text, title, answers, note)
  return answer === 'yes'
}

type Answer = { key: string; text: string; bold?: boolean }

/**
 * The first answer is the safe one: it has the focus, and is given where the question is dismissed.
 * Resolves once Back leads where it did before.
 */
async function ask(
  text: string,
  title: string | undefined,
  answers: [Answer, ...Answer[]],
  note?: string,
): Promise<string> {
  const [safe] = answers
  const dialog = await loadDialog().catch(() => undefined)
  if (dialog === undefined) return askPlainly(text, answers)
  return new Promise((resolve) => {
    let release: (() => Promise<void>) | undefined
    let isAnswered = false
    const answer = (key: string) => {
      if (isAnswered) return
      isAnswered = true
      afterFirstFrames(() => shown.close())
      void (release?.() ?? Promise.resolve()).then(() => resolve(key))
    }
    const openOver = (content: HTMLElement | null) => {
      const frame = content?.closest<HTMLElement>('[role="dialog"]')
      if (!frame || release || isAnswered) return
      frame.setAttribute('aria-modal', 'true')
      release = openOverlay(frame, frame.querySelector<HTMLElement>('button, a') ?? frame, () =>
        answer(safe.key),
      )
    }
    const shown = dialog.show({
      title,
      'aria-label': title === undefined ? text : `${title} ${text}`,
      content: createElement('div', { ref: openOver, className: 'notice-words' }, [
        text,
        note !== undefined && createElement('p', { key: 'note', className: 'quiet' }, note),
      ]),
      actions: [answers.map((each) => ({ ...each, onClick: () => answer(each.key) }))],
    })
  })
}

/** The network went before the dialog's code came: what has to be said is said by the browser. */
function askPlainly(text: string, [safe, other]: [Answer, ...Answer[]]): string {
  if (other !== undefined) return window.confirm(text) ? other.key : safe.key
  window.alert(text)
  return safe.key
}

/**
 * A dialog that is closed before it has begun to move never goes: its spring does not say that it
 * rests (see usePopupKey.ts). Its first move is drawn in the frame after it was opened.
 */
function afterFirstFrames(then: () => void): void {
  requestAnimationFrame(() => void requestAnimationFrame(then))
}
