/** How long an essay of a grade is expected to be. */
import { findGenre } from '@zhupi/contract/terms/genres.ts'
import type { Essay } from '../types.ts'

/** The usual minimums by grade (docs/product/engine.md); grades 1–2 write a few sentences. */
const GRADE_MINIMUMS: Record<number, number> = {
  1: 60,
  2: 120,
  3: 250,
  4: 300,
  5: 400,
  6: 450,
  7: 600,
  8: 600,
  9: 600,
  10: 800,
  11: 800,
  12: 800,
  13: 800,
}
/** A homework whose teacher set no length has this one, which says nothing about the grade. */
const UNSET_MINIMUM = 100
const POEM = 80

export function expectedCharacters(essay: Essay): number {
  const usual = GRADE_MINIMUMS[essay.gradeLevel] ?? 400
  if (isLengthAsked(essay)) return essay.task.minCharacters
  return findGenre(essay.genre)?.family === 'poetry' ? Math.min(usual, POEM) : usual
}

export function isLengthAsked(essay: Essay): boolean {
  return essay.task.minCharacters > 0 && essay.task.minCharacters !== UNSET_MINIMUM
}
