/** Which form of paper an essay of a genre is set in. */
import { findGenre } from '../terms/genres.ts'
import type { PaperForm } from './paragraphs.ts'

export function formOfGenre(id: string): PaperForm {
  const genre = findGenre(id)
  if (genre?.family === 'poetry') return 'poem'
  return genre?.name.includes('书信') === true ? 'letter' : 'prose'
}
