/**
 * What the native app does for the page beyond the session: docs/decisions/native-app.md. An app
 * that is older than an act does not have it; then the page does as in any browser.
 */
import './nativeApp.ts'
import { currentWrapper } from './wrapper.ts'

/** `picture`: a PNG as a data URL, instead of the link or beside it. */
export type Shared = { title: string; text: string; url: string; picture?: string }

function findBridge(): Window['ZhupiBridge'] {
  return currentWrapper() === 'app' ? window.ZhupiBridge : undefined
}

export function mayShareInApp(): boolean {
  return findBridge()?.share !== undefined
}

export function shareInApp(content: Shared): void {
  findBridge()?.share?.(JSON.stringify(content))
}

export function mayPayInApp(): boolean {
  return findBridge()?.pay !== undefined
}

/** `query`: the purchase as the payment's page has it in its address. */
export function payInApp(query: string): void {
  findBridge()?.pay?.(JSON.stringify(Object.fromEntries(new URLSearchParams(query))))
}

/** The session was handed back before; now the app can drop what else it has of the person. */
export function tellAccountRemoved(): void {
  findBridge()?.accountRemoved?.()
}
