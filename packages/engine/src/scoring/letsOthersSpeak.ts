/** An argument lets another view speak: in a paragraph of its own or within one. */
import type { Features } from './features.ts'

export function letsOthersSpeak({ structure, counterViews }: Features): boolean {
  return counterViews > 0 || structure.roles.includes('turn')
}
