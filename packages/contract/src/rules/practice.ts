/** What practice still lacks before it can be corrected, asked alike by the button and the server. */
import { isCorrectable } from './genre.ts'
import { isUnfilled } from './title.ts'

/** In the order in which people are told. */
export function findPracticeMissing(essay: {
  genre: string
  gradeLevel: number | null
  scoreScale: number | null
  title: string
  content: string
}):
  | 'genreMissing'
  | 'gradeMissing'
  | 'scaleMissing'
  | 'titleMissing'
  | 'titleUnfilled'
  | 'contentMissing'
  | undefined {
  if (!isCorrectable(essay.genre)) return 'genreMissing'
  if (essay.gradeLevel === null) return 'gradeMissing'
  if (essay.scoreScale === null) return 'scaleMissing'
  if (essay.title.trim() === '') return 'titleMissing'
  if (isUnfilled(essay.title)) return 'titleUnfilled'
  return essay.content.trim() === '' ? 'contentMissing' : undefined
}

/** A draft begins once title or content is filled. */
export function hasBegun(essay: { title: string; content: string }): boolean {
  return essay.title.trim() !== '' || essay.content.trim() !== ''
}
