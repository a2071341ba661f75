/**
 * One stop of the guided tour, by driver.js. Back, Escape and a tap beside it stop the tour, as
 * they close any overlay.
 */
import { driver, type PopoverDOM } from 'driver.js'
import { openOverlay } from '#ui/overlays.ts'
import 'driver.js/dist/driver.css'
import './tour.css'

export type TourStop = {
  /** The element's data-tour. */
  target: string
  title: string
  text: string
  /** The tour goes on at another screen. */
  onward?: { name: string; to: string }
}

/** 'left': the screen went away under it, which answers nothing. */
type Answer = 'stopped' | 'onward' | 'left'

export function showStop(
  { target, title, text, onward }: TourStop,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    let release: () => Promise<void> = async () => {}
    let isOver = false
    const end = (answer: Answer) => {
      if (isOver) return
      isOver = true
      tour.destroy()
      void release().then(() => resolve(answer))
    }
    const fill = ({ wrapper, title: heading, footer }: PopoverDOM) => {
      // driver.js makes them a page's header and footer.
      heading.setAttribute('role', 'heading')
      heading.setAttribute('aria-level', '2')
      footer.setAttribute('role', 'group')

      const buttons = [makeButton('知道了', 'btn soft small', () => end('stopped'))]
      if (onward !== undefined)
        buttons.push(makeButton(onward.name, 'btn main small', () => end('onward')))
      footer.replaceChildren(...buttons)
      footer.style.display = 'flex'
      wrapper.setAttribute('aria-modal', 'true')
      wrapper.tabIndex = -1
      // It is only now put into the page.
      queueMicrotask(() => {
        release = openOverlay(wrapper, wrapper, () => end('stopped'))
      })
    }
    const tour = driver({
      animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      duration: 180,
      overlayOpacity: 0.55,
      stagePadding: 2,
      stageRadius: 12,
      disableActiveInteraction: true,
      allowKeyboardControl: false,
      overlayClickBehavior: () => end('stopped'),
      popoverClass: 'tour',
      showButtons: ['next'],
    })
    signal.addEventListener('abort', () => end('left'))
    tour.highlight({
      element: `[data-tour="${target}"]`,
      popover: { title, description: text, side: 'top', align: 'center', onPopoverRender: fill },
    })
  })
}

function makeButton(name: string, className: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = name
  button.addEventListener('click', onPress)
  return button
}
