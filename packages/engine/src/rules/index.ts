/** All rules; where two marks would touch, the earlier rule keeps its own (rules/findMarks). */
import { sameOpening } from './advice/same-opening.ts'
import { toldFeeling } from './advice/told-feeling.ts'
import { doubledEstimate } from './grammar/doubled-estimate.ts'
import { doubledMeaning } from './grammar/doubled-meaning.ts'
import { missingSubject } from './grammar/missing-subject.ts'
import { doubledMark } from './punctuation/doubled-mark.ts'
import { estimateComma } from './punctuation/estimate-comma.ts'
import { parallelism } from './rhetoric/parallelism.ts'
import { simile } from './rhetoric/simile.ts'
import type { Rule } from './rule.ts'
import { confusedWord } from './spelling/confused-word.ts'

export const RULES: readonly Rule[] = [
  confusedWord,
  missingSubject, doubledEstimate, doubledMeaning,
  doubledMark, estimateComma,
  parallelism, simile,
  toldFeeling, sameOpening,
]
