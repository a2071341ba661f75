/** Sheets, dialogs and toasts follow the system's wish for reduced motion, as the style sheets do. */
import { reduceMotion, restoreMotion } from 'antd-mobile/es/utils/reduce-and-restore-motion'

const preference = window.matchMedia('(prefers-reduced-motion: reduce)')
const follow = () => (preference.matches ? reduceMotion() : restoreMotion())
follow()
preference.addEventListener('change', follow)
