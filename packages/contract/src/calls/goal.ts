import * as z from 'zod/mini'
import { GOAL_MAX_LENGTH, GOALS_PER_HOMEWORK_MAX } from '../terms/limits.ts'
import { defineCall } from './defineCall.ts'
import { id, integer, json, text } from './wire.ts'

/** The unit goals of a homework as a form field; sent empty, there are none. */
export function goalList() {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => (value === '' ? '[]' : value)),
    ),
    json(
      z
        .array(z.object({ text: text({ min: 1, max: GOAL_MAX_LENGTH }) }))
        .check(z.maxLength(GOALS_PER_HOMEWORK_MAX)),
      { max: 10 * GOALS_PER_HOMEWORK_MAX * GOAL_MAX_LENGTH },
    ),
  )
}

const goalNo = integer({ min: 1, max: GOALS_PER_HOMEWORK_MAX })

/**
 * The goals of one essay's homework and what its teacher says of each, of the text that was handed
 * in last: null where nothing is said, and to its pupil before the review is out.
 */
export const getUnitGoals = defineCall({
  name: 'getUnitGoals',
  method: 'GET',
  path: '/correct/api/homework/unitGoals.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id() }),
  entity: z.object({
    goals: z.array(
      z.object({ goalNo: z.number(), text: z.string(), isMet: z.nullable(z.boolean()) }),
    ),
  }),
})

/** 达成 (1), 未达成 (0) or nothing (-1) of one goal, for the text that was handed in last. */
export const saveGoalVerdict = defineCall({
  name: 'saveGoalVerdict',
  method: 'POST',
  path: '/correct/teacher/api/homework/review/saveGoalVerdict.mvc',
  who: ['teacher'],
  request: z.object({
    studentHomeworkId: id(),
    goalNo,
    verdict: integer({ min: -1, max: 1 }),
  }),
  entity: z.object({ goalNo: z.number(), isMet: z.nullable(z.boolean()) }),
})
