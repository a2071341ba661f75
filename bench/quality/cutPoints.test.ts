import { expect, it } from 'vitest'
import { gradesByCutPoints, macroF1, majorityOf, quadraticKappa, type Graded } from './cutPoints.ts'

it('agrees wholly with itself, and not at all with one grade for everybody', () => {
  expect(quadraticKappa([0, 1, 2, 2], [0, 1, 2, 2])).toBe(1)
  expect(quadraticKappa([0, 1, 2, 1], [1, 1, 1, 1])).toBe(0)
  expect(quadraticKappa([0, 2], [2, 0])).toBe(-1)
  expect(macroF1([0, 1, 2], [0, 1, 2])).toBe(1)
  expect(majorityOf([1, 1, 0, 2])).toBe(0.5)
})

const row = (score: number, grade: number, prompt: string): Graded => ({ score, grade, prompt })

it('takes cut points from development rows alone, where there are any', () => {
  const development = [row(10, 0, 'a'), row(20, 1, 'b'), row(30, 2, 'c')]
  expect(
    gradesByCutPoints(
      [row(12, 2, 'd'), row(29, 0, 'd'), row(31, 0, 'e')],
      development,
      quadraticKappa,
    ),
  ).toEqual([0, 1, 2])
})

it('otherwise from the rows of other prompts: a row never helps to grade its own prompt', () => {
  // Only the rows of prompt x say that 50 is bad: if they helped to set the cuts, they would get 0.
  const others = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((prompt) => [
    row(10, 0, prompt),
    row(20, 1, prompt),
    row(30, 2, prompt),
  ])
  const grades = gradesByCutPoints(
    [...others, row(50, 0, 'x'), row(50, 0, 'x')],
    [],
    quadraticKappa,
  )
  expect(grades.slice(-2)).toEqual([2, 2])
})
