/** Before any story: without a browser the run ends with the way to one. */
import { findChromium } from './chromium.ts'

export default function needChromium(): void {
  findChromium()
}
