/**
 * What the writer has ticked off of a report: goals by their order, marks by their number. It is
 * the writer's own word, kept on this device only, and a new report begins with nothing ticked.
 */
import { useState } from 'react'
import type { DeskReport } from './useDeskReport.ts'

type Ticked = { essay: string; reportId: number; goals: number[]; marks: number[] }

const NAME = 'ticked'
const NOTHING: Ticked = { essay: '', reportId: 0, goals: [], marks: [] }
/** The latest essays; earlier ones have long been handed in. */
const ESSAYS_MAX = 12

export function useTicked(desk: DeskReport | undefined) {
  const [all, setAll] = useState(readTicked)
  const { essay = '', reportId = 0 } = desk ?? {}
  const ticked = all.find((each) => each.essay === essay && each.reportId === reportId) ?? NOTHING
  const keep = (changes: Partial<Pick<Ticked, 'goals' | 'marks'>>) => {
    const others = all.filter((each) => each.essay !== essay)
    const next = [{ ...ticked, essay, reportId, ...changes }, ...others].slice(0, ESSAYS_MAX)
    setAll(next)
    localStorage.setItem(NAME, JSON.stringify(next))
  }
  return {
    goals: ticked.goals,
    marks: ticked.marks,
    toggleGoal: (index: number) =>
      keep({
        goals: ticked.goals.includes(index)
          ? ticked.goals.filter((each) => each !== index)
          : [...ticked.goals, index],
      }),
    tickMark: (markNo: number) => keep({ marks: [...ticked.marks, markNo] }),
  }
}

function readTicked(): Ticked[] {
  const stored: Ticked[] = JSON.parse(localStorage.getItem(NAME) ?? '[]')
  return stored
}
