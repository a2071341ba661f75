/** All faults, by room. */
import type { Fault } from './fault.ts'
import { CALLS_FAULTS } from './faults/calls.ts'
import { CONTRACT_FAULTS } from './faults/contract.ts'
import { HTTP_FAULTS } from './faults/http.ts'
import { JOBS_FAULTS } from './faults/jobs.ts'
import { PRACTICE_FAULTS } from './faults/practice.ts'
import { RECORDS_FAULTS } from './faults/records.ts'
import { SCORING_FAULTS } from './faults/scoring.ts'
import { WEB_FAULTS } from './faults/web.ts'

export const FAULTS: readonly Fault[] = [
  ...CONTRACT_FAULTS,
  ...SCORING_FAULTS,
  ...RECORDS_FAULTS,
  ...CALLS_FAULTS,
  ...PRACTICE_FAULTS,
  ...JOBS_FAULTS,
  ...HTTP_FAULTS,
  ...WEB_FAULTS,
]
